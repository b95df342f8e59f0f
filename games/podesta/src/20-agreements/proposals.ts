/** Offers that are made in one piece: who may be spoken to, and everything that can be said to him (pod.R134). */
import { type Described, type Family, type Frame, type Look, pick, type Refusal } from '@carroccio/kernel';
import type { Actions } from '../actions.ts';
import type { DealPlace, Podesta } from '../shape.ts';
import type { Table } from '../world.ts';
import { legsOf, whyNoOffer } from './clauses.ts';
import { canOffer, drawOffer, sidesOf } from './ways.ts';

type Speaking = 'political' | 'commercial' | 'military' | 'parley';

/** Why a player cannot say this to the other. */
export function whyNoProposal(
  table: Table,
  proposer: number,
  { partner, give, take }: Actions['propose'],
  place: DealPlace,
): Refusal<Podesta> | null {
  const parties = { proposer, partner };
  return whyNoOffer(table, { ...parties, legs: legsOf(parties, give, take) }, place);
}

/** What can be proposed to each of some partners, and any such offer. */
export function proposals<S extends Speaking>(
  look: (look: Look<Podesta>) => Table,
  place: DealPlace,
  partners: (table: Table, frame: Frame<Podesta, S>, seat: number) => readonly number[],
): Pick<Family<Podesta, S, 'propose'>, 'describe' | 'many' | 'draw'> {
  const open = (table: Table, frame: Frame<Podesta, S>, proposer: number): number[] =>
    partners(table, frame, proposer).filter(partner => canOffer(table, { proposer, partner }, place));
  return {
    describe(l, frame, proposer): Described[] {
      const table = look(l);
      return open(table, frame, proposer).map(partner => ({
        type: 'propose',
        same: { partner },
        fields: sidesOf(table, { proposer, partner }, place),
      }));
    },
    many: (l, frame, proposer) => open(look(l), frame, proposer).length,
    draw(l, frame, seat, chance) {
      const table = look(l);
      const partner = pick(chance, open(table, frame, seat));
      return { type: 'propose', partner, ...drawOffer(table, { proposer: seat, partner }, place, chance) };
    },
  };
}
