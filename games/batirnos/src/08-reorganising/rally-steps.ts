/** The reorganise phase (nqsb.8). */
import type { Action, Frame, Refusal, Steps } from '@carroccio/kernel';
import { abilityOf, obeying } from '../02-armies/cards.ts';
import { guarded } from '../04-tests/test-steps.ts';
import { moraleModifiers, moraleTest, takeResult } from '../04-tests/tests.ts';
import { whyIdle, whyNotOwn } from '../09-abilities/refusing.ts';
import { actingUnits } from '../10-command/command.ts';
import { eliminate } from '../10-command/losses.ts';
import {
  type Battle,
  type BattleOf,
  divisionSlot,
  isArtillery,
  mark,
  marked,
  strengthOf,
  troopOf,
  unmark,
  weakened,
} from '../battle.ts';
import type { Batirnos } from '../shape.ts';
import { hangsOn, nerveStakes } from '../stakes.ts';
import { ACTED, PARALYSED, RALLIED, SECOND, SHAKEN } from '../state.ts';

type RallyStep = 'rallying' | 'cleared' | 'recovered';
type Rally = Action<Batirnos, 'clear'> | Action<Batirnos, 'recover'>;

/** nqsb.9.2.actions: guns reorganise only in battery, as their one action. */
const mayRally = (b: Battle, unit: number): boolean =>
  !marked(b, unit, RALLIED) && !(isArtillery(b, unit) && marked(b, unit, ACTED | SECOND));

/** nqsb.8.marker, nqsb.10.14.recover, nqsb.8.strength, nqsb.8.only-weak, R61: a marker or a recovery for each. */
export function rallyOptions(b: Battle, division: number): Rally[] {
  return actingUnits(b, division, 'rally')
    .filter(unit => mayRally(b, unit))
    .flatMap((unit): Rally[] => [
      ...(marked(b, unit, SHAKEN) ? [{ type: 'clear' as const, unit, marker: 'shaken' as const }] : []),
      ...(marked(b, unit, PARALYSED) ? [{ type: 'clear' as const, unit, marker: 'paralysed' as const }] : []),
      ...(weakened(b, unit) && strengthOf(b, unit) < troopOf(b, unit).strength
        ? [{ type: 'recover' as const, unit }]
        : []),
    ]);
}

const clearingRule = (marker: Action<Batirnos, 'clear'>['marker']): string =>
  marker === 'paralysed' ? 'nqsb.10.14.recover' : 'nqsb.8.marker';

/** Why a unit does not reorganise, or else why not in this way. */
function whyNoRally(
  b: Battle,
  division: number,
  unit: number,
  otherwise: Refusal<Batirnos>,
): Refusal<Batirnos> | undefined {
  const strange = whyNotOwn(b, unit, divisionSlot(b, division).side, 'nqsb.8.order');
  if (strange) return strange;
  if (!actingUnits(b, division, 'rally').includes(unit)) return whyIdle(b, division, unit, 'nqsb.8.order');
  if (marked(b, unit, RALLIED)) return { rule: 'nqsb.8.marker', reason: 'hasRallied', unit };
  if (isArtillery(b, unit) && marked(b, unit, SECOND))
    return { rule: 'nqsb.9.2.actions', reason: 'notInBattery', unit };
  if (isArtillery(b, unit) && marked(b, unit, ACTED)) return { rule: 'nqsb.9.2.one-action', reason: 'hasActed', unit };
  return otherwise;
}

/** nqsb.8.strength: the attempt to recover, by the order of this division; guns may be of another (nqsb.9.2.command). */
const recovery = (b: Battle, unit: number, division: number): Frame<Batirnos>[] => [
  moraleTest(obeying(b, unit, division), unit, 'recovery'),
  { step: 'recovered', unit, division },
];

export const rallySteps = (battle: BattleOf): Pick<Steps<Batirnos>, RallyStep> => ({
  rallying: {
    rule: 'nqsb.8.order',
    open: true,
    seats(look, { division }) {
      const b = battle(look);
      return rallyOptions(b, division).length > 0 ? [divisionSlot(b, division).side] : [];
    },
    offers: {
      clear: {
        list: (look, { division }) => rallyOptions(battle(look), division).filter(option => option.type === 'clear'),
        why: (look, { division }, _, { unit, marker }) =>
          whyNoRally(battle(look), division, unit, { rule: clearingRule(marker), reason: 'notMarked', unit }),
        take(flow, frame, _, { unit, marker }) {
          const b = battle(flow);
          mark(b, unit, RALLIED | (isArtillery(b, unit) ? ACTED : 0));
          flow.next(...guarded(b, unit, [{ step: 'cleared', unit, marker }]), frame);
        },
        odds(look, _, seat, { unit, marker }) {
          const b = battle(look);
          return nerveStakes(b, seat, unit, [{ step: 'cleared', unit, marker }]) ?? 'sequence';
        },
      },
      recover: {
        list: (look, { division }) => rallyOptions(battle(look), division).filter(option => option.type === 'recover'),
        why: (look, { division }, _, { unit }) =>
          whyNoRally(battle(look), division, unit, { rule: 'nqsb.8.only-weak', reason: 'notWeakened', unit }),
        take(flow, frame, _, { unit }) {
          const b = battle(flow);
          mark(b, unit, RALLIED | (isArtillery(b, unit) ? ACTED : 0));
          flow.next(...recovery(b, unit, frame.division), frame);
        },
        odds(look, { division }, seat, { unit }) {
          const b = battle(look);
          const modifiers = moraleModifiers(obeying(b, unit, division), unit, 'recovery');
          return hangsOn(b, seat, modifiers, recovery(b, unit, division), {
            succeeds: told => told.some(event => event.type === 'recovered' && event.ok),
          });
        },
      },
      endRally: { list: () => [{ type: 'endRally' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  cleared: {
    rule: 'nqsb.8.marker',
    run(flow, { unit, marker }) {
      const b = battle(flow);
      unmark(b, unit, marker === 'shaken' ? SHAKEN : PARALYSED);
      flow.emit({ type: 'markerCleared', rule: clearingRule(marker), unit, marker });
    },
  },

  /** nqsb.8.strength, nqsb.8.fail; the re-forming order spares a unit that fails. */
  recovered: {
    rule: 'nqsb.8.strength',
    run(flow, { unit, division }) {
      const b = battle(flow);
      const ok = takeResult(b) > 0;
      flow.emit({ type: 'recovered', rule: ok ? 'nqsb.8.strength' : 'nqsb.8.fail', unit, ok });
      if (ok) b.state.strength[unit] = Math.min(troopOf(b, unit).strength, strengthOf(b, unit) + 1);
      else if (abilityOf(b, division) !== 'reform') eliminate(b, flow, unit, 'nqsb.8.fail');
    },
  },
});
