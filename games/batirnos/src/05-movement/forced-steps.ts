/** Forced moves carried out (nqsb.5.3, nqsb.5.3.1, nqsb.5.3.2). */
import type { Flow, Steps } from '@carroccio/kernel';
import { underAbility } from '../02-armies/cards.ts';
import { eliminate, inflict, lossesOf, shake, supported } from '../10-command/losses.ts';
import {
  aggregated,
  type Battle,
  type BattleOf,
  cellOf,
  has,
  leadersAt,
  mark,
  nearUnshaken,
  onMap,
  sideOf,
  typeOf,
  unitAt,
  unmark,
} from '../battle.ts';
import type { Batirnos, Forced } from '../shape.ts';
import { playGoesOn } from '../stakes.ts';
import { DRIVEN_BACK, FELL_BACK, SECOND, secondOf } from '../state.ts';
import { different, nameOfWay, restsOnTheWay, type Way, wayNamed, waysBack } from './forced.ts';
import { walk } from './trips.ts';

/** nqsb.9.15.ignore, hold the ground: units that need not go back a hex. */
const mayIgnore = (b: Battle, { unit, how }: Pick<Forced, 'unit' | 'how'>): boolean =>
  how === 'back' && (has(b, unit, 'square') || underAbility(b, unit, 'hold'));

/** nqsb.5.3.2.optional, R41: a general excuses from a fallback, but not from that of cavalry after the melee. */
const excusable = ({ how, rule }: Forced): boolean => how === 'fall' && rule !== 'nqsb.7.1.cavalry';

function waysFor(b: Battle, frame: Forced): Way[] {
  const ways = waysBack(b, frame.unit, frame.from, frame.how);
  return excusable(frame) ? different(b, [...ways, ...restsOnTheWay(b, frame.unit, ways)]) : ways;
}

/** Notes that a unit has given way; cavalry that fought it no longer owes a fallback for it (R41). */
function giveWay(b: Battle, unit: number, bits: number, gone = true): void {
  mark(b, unit, bits);
  if (!gone) return;
  b.state.standing = b.state.standing.filter(both => secondOf(both) !== unit);
}

/** Goes hex by hex: beside an unshaken enemy the unit is lost (nqsb.5.3, R35). */
function retreat(b: Battle, flow: Flow<Batirnos>, frame: Forced, way: Way): void {
  const { unit, how } = frame;
  const side = sideOf(b, unit);
  // R115: who need not go has not been driven back; who goes though he may ignore the duty has.
  const bits = (frame.must || frame.waived ? DRIVEN_BACK : 0) | (how === 'fall' ? FELL_BACK : 0);
  const company = aggregated(b, unit);
  if (way.path.length > 0 && typeOf(b, unit) === 'Dr' && how === 'fall') unmark(b, unit, SECOND);
  for (const cell of way.path) {
    // nqsb.5.3.general: a leader met alone joins the unit at once.
    const alone = unitAt(b, cell) < 0 ? leadersAt(b, cell, side) : [];
    walk(b, flow, unit, cell, company);
    company.push(...alone.filter(leader => !company.includes(leader)));
    if (nearUnshaken(b, cell, side)) {
      giveWay(b, unit, bits);
      eliminate(b, flow, unit, 'nqsb.5.3');
      return;
    }
  }
  giveWay(b, unit, bits, way.path.length > 0);
  if (way.path.length > 0)
    flow.emit({ type: how === 'fall' ? 'fellBack' : 'wentBack', rule: frame.rule, unit, to: cellOf(b, unit) });
  const excused = excusable(frame) && company.length > 0;
  if (!way.complete && !way.blocked && !excused) fallShort(b, flow, unit);
}

/** nqsb.5.3.incomplete, R36: one more loss, which may shake but moves nobody. */
function fallShort(b: Battle, flow: Flow<Batirnos>, unit: number): void {
  const held = supported(b, unit);
  flow.emit({ type: 'incomplete', rule: 'nqsb.5.3.incomplete', unit });
  if (inflict(b, flow, unit, 1, 'nqsb.5.3.incomplete') && !held && lossesOf(b, unit) >= 2)
    shake(b, flow, unit, 'nqsb.6.1.two-losses');
}

export const forcedSteps = (battle: BattleOf): Pick<Steps<Batirnos>, 'forced' | 'retreating' | 'drag'> => ({
  forced: {
    rule: 'nqsb.5.3',
    run(flow, { step: _, ...frame }) {
      const b = battle(flow);
      if (!onMap(b, frame.unit)) return;
      const waived = frame.must && mayIgnore(b, frame);
      const ways = waysFor(b, frame);
      const [only] = ways;
      if (frame.must && !waived && ways.length === 1 && only) retreat(b, flow, frame, only);
      else flow.next({ ...frame, ...(waived ? { must: false, waived } : {}), step: 'retreating' });
    },
  },

  /** R34: the owner picks the hex to go back to, or among equally straight ways to fall back, or stays where the rules let him. */
  retreating: {
    rule: 'nqsb.5.3',
    open: true,
    seats: (look, { unit }) => (onMap(battle(look), unit) ? [sideOf(battle(look), unit)] : []),
    offers: {
      fallBack: {
        list(look, { step: _, ...frame }) {
          const ways = waysFor(battle(look), frame);
          return ways.map(way => ({ type: 'fallBack', ...nameOfWay(way, ways) }));
        },
        why: (_, { how }, __, { to }) =>
          how === 'back'
            ? { rule: 'nqsb.5.3.1', reason: 'notAway', cell: to }
            : { rule: 'nqsb.5.3.2', reason: 'notStraight', cell: to },
        take(flow, { step: _, ...frame }, __, choice) {
          const b = battle(flow);
          const way = wayNamed(waysFor(b, frame), choice);
          if (way) retreat(b, flow, frame, way);
        },
        odds: look => playGoesOn(look),
      },
      stay: {
        list: (_, { must }) => (must ? [] : [{ type: 'stay' }]),
        why: (_, { unit, rule }) => ({ rule, reason: 'mustRetreat', unit }),
        take: (flow, { unit }) => flow.emit({ type: 'stood', rule: 'nqsb.10.18.effect', unit }),
        odds: look => playGoesOn(look),
      },
    },
  },

  /** nqsb.7.4.2.supporters, R82: open-order supporters go back with their principal, if it went or had to. */
  drag: {
    rule: 'nqsb.7.4.2.supporters',
    run(flow, { unit, supporters, foe, how, must, was, from }) {
      const b = battle(flow);
      const compelled = must && !mayIgnore(b, { unit, how });
      if (onMap(b, unit) && cellOf(b, unit) === was && !compelled) return;
      const moves = supporters.map(
        (supporter): Forced => ({
          unit: supporter,
          how,
          must: how === 'back' || !supported(b, supporter),
          foe,
          from,
          rule: 'nqsb.7.4.2.supporters',
        }),
      );
      flow.next({ step: 'backInTurn', moves });
    },
  },
});
