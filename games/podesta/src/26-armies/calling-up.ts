/** Companies called up in secret: which of them, who rides with them and who pays, as one choice (pod.29h, pod.43c, pod.44v). */
import type { Action, Chance, Look, Refusal, RuleId, SealedFamily } from '@carroccio/kernel';
import { pick } from '@carroccio/kernel';
import { PURSE } from '../09-money/money.ts';
import { anySet, largest, type Pool } from '../families/sets.ts';
import type { Podesta } from '../shape.ts';

/** The steps in which companies are called up. */
type Calling = 'gather' | 'sally' | 'streetCompanies';
type EnlistOffer<S extends Calling> = SealedFamily<Podesta, S, 'enlist'>;
type Frames<S extends Calling> = Parameters<EnlistOffer<S>['contains']>[1];
type Enlisting = Action<Podesta, 'enlist'>;

/** What a seat may call up. */
export interface CallUp {
  companies: Pool;
  least: number;
  /** Podestà who can ride with them, by commune. */
  riders: readonly number[];
  /** Who can pay for these companies. */
  payers(units: readonly number[]): readonly number[];
  /** Why these are not called up so; `null` when they are. */
  whyNot(call: Enlisting): Refusal<Podesta> | null;
}

/** All that may be called up together, at once. */
export const callUp = <S extends Calling>(
  callUpOf: (look: Look<Podesta>, frame: Frames<S>, seat: number) => CallUp,
): EnlistOffer<S> => ({
  contains: (look, frame, seat, action) => callUpOf(look, frame, seat).whyNot(action),
  describe(look, frame, seat) {
    const { companies, least, riders, payers } = callUpOf(look, frame, seat);
    const units = {
      field: 'units',
      kind: 'set' as const,
      of: [...companies.of],
      least,
      most: largest(companies).length,
    };
    const [payer, another] = payers([]);
    const counters = { field: 'counters', kind: 'set' as const, of: [...riders], least: 0, most: riders.length };
    return [
      {
        type: 'enlist',
        same: {
          ...(riders.length === 0 ? { counters: [] } : {}),
          ...(another === undefined ? { from: payer ?? PURSE } : {}),
        },
        fields: [
          units,
          ...(riders.length === 0 ? [] : [counters]),
          ...(another === undefined ? [] : [{ field: 'from', kind: 'one' as const, of: [...payers([])] }]),
        ],
      },
    ];
  },
  draw(look, frame, seat, chance) {
    const { companies, least, riders, payers } = callUpOf(look, frame, seat);
    const units = anySet(chance, companies, least);
    return {
      type: 'enlist',
      units,
      counters: units.length === 0 ? [] : anyOf(chance, riders),
      from: pick(chance, payers(units)),
    };
  },
});

const anyOf = (chance: Chance, all: readonly number[]): number[] => anySet(chance, { of: all, allows: () => true }, 0);

/** Nobody rides with those who come out of a gate, and nothing is paid for them. */
export const onFoot = (
  rule: RuleId,
  companies: Pool,
  least: number,
  whyNot: (units: readonly number[]) => Refusal<Podesta> | null,
): CallUp => ({
  companies,
  least,
  riders: [],
  payers: () => [PURSE],
  whyNot: ({ units, counters, from }) =>
    counters.length > 0 || from !== PURSE ? { rule, reason: 'cannot', what: 'unpaid' } : whyNot(units),
});
