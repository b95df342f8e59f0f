/** The phases of a turn: divisions act by priority, then those without orders (nqsb.3.1, nqsb.5.2.others, nqsb.9.1). */
import type { Action, Flow, Frame, Refusal, Steps } from '@carroccio/kernel';
import { abilityOf, ordered, underAbility } from '../02-armies/cards.ts';
import { guarded } from '../04-tests/test-steps.ts';
import { marches, whyNoMarch } from '../05-movement/march-steps.ts';
import { chargeBy, chargesOf, ride } from '../05-movement/move-steps.ts';
import { allowance } from '../05-movement/movement.ts';
import {
  anyRide,
  chargePoints,
  chargeTrip,
  marchTrip,
  ridesOf,
  speedOf,
  targetsInReach,
  whyNoRide,
} from '../05-movement/trips.ts';
import { targetsOf } from '../06-fire/fire.ts';
import { batteriesBeside, foesOf } from '../07-melee/melee.ts';
import { clashStakes, newMelee } from '../07-melee/melee-steps.ts';
import { rallyOptions } from '../08-reorganising/rally-steps.ts';
import {
  type Why,
  whyHelpless,
  whyIdle,
  whyNoCharge,
  whyNoFoe,
  whyNotAlone,
  whyNotOwn,
} from '../09-abilities/refusing.ts';
import { actingUnits, engaged, holdsMelee, inCommand, mayBeOrdered, mayFight } from '../10-command/command.ts';
import {
  apart,
  type Battle,
  type BattleOf,
  cellOf,
  divisionOf,
  divisionSlot,
  divisionsOf,
  enemiesNear,
  enemyOf,
  has,
  isCavalry,
  isOpen,
  leaderSlot,
  leadersWhere,
  mark,
  marked,
  onField,
  onMap,
  paralysed,
  shaken,
  sideOf,
  unitsWhere,
} from '../battle.ts';
import type { Batirnos, Forced, Phase, Rank } from '../shape.ts';
import { chargeFrames, chargeStakes, nerveStakes } from '../stakes.ts';
import { EVADED, FELL_BACK, FIERCE, firstOf, LATE, MOVED, type Side, secondOf } from '../state.ts';

type PhaseStep =
  | 'phase'
  | 'ordering'
  | 'phaseEnd'
  | 'barrages'
  | 'aggressors'
  | 'rush'
  | 'riding'
  | 'strays'
  | 'cavalryBack'
  | 'late';

/**
 * Attackers of a division: its units that hold a melee order and have somebody to fight (nqsb.7.1.1). Without one a
 * unit begins no melee with its neighbours (nqsb.10.13.choice).
 */
const attackersOf = (b: Battle, division: number): number[] =>
  unitsWhere(
    b,
    unit =>
      divisionOf(b, unit) === division &&
      holdsMelee(b, unit) &&
      (foesOf(b, unit).length > 0 || batteriesBeside(b, unit).length > 0),
  );

/** Whether a division has something to do in a phase. */
function hasWork(b: Battle, division: number, phase: Phase): boolean {
  switch (phase) {
    case 'move':
      return true;
    case 'fire':
      return actingUnits(b, division, 'fire').some(unit => targetsOf(b, unit, 'order').length > 0);
    case 'melee':
      return attackersOf(b, division).length > 0;
    case 'rally':
      return rallyOptions(b, division).length > 0;
  }
}

/** What a division does in a phase. */
function workOf(b: Battle, division: number, phase: Phase): Frame<Batirnos> {
  switch (phase) {
    case 'move':
      return { step: 'moving', division, commanded: actingUnits(b, division, 'move'), budged: false };
    case 'fire':
      return { step: 'firing', division, barrage: false, done: [] };
    case 'melee':
      return newMelee(divisionSlot(b, division).side, attackersOf(b, division), 'division');
    case 'rally':
      return { step: 'rallying', division };
  }
}

/**
 * nqsb.3.1, nqsb.5.order, nqsb.7.order: who acts next: by priority, the initiative first. Those with nothing to do are
 * passed over.
 */
function nextGroup(b: Battle, phase: Phase, done: number[]): { side: Side; options: number[]; done: number[] } | null {
  const first = b.state.initiative;
  const passed = [...done];
  for (const priority of [3, 2, 1])
    for (const side of [first, enemyOf(first)]) {
      const group = divisionsOf(b, side).filter(
        division =>
          b.state.priority[division] === priority &&
          ordered(b, division, phase) &&
          !passed.includes(division) &&
          (onField(b, division) || (phase === 'move' && mayBeOrdered(b, division))),
      );
      const options = group.filter(division => hasWork(b, division, phase));
      if (options.length > 0) return { side, options, done: passed };
      passed.push(...group);
    }
  return null;
}

function begin(b: Battle, flow: Flow<Batirnos>, phase: Phase, division: number, done: number[]): void {
  flow.next(workOf(b, division, phase), { step: 'phase', phase, done: [...done, division] });
}

/** nqsb.9.1: aggressive units that no order moves; only they, not their division (nqsb.9.1.only). */
const aggressive = (b: Battle, unit: number): boolean =>
  has(b, unit, 'aggressive') &&
  !marked(b, unit, MOVED | EVADED | FIERCE) &&
  !shaken(b, unit) &&
  !paralysed(b, unit) &&
  !(ordered(b, divisionOf(b, unit), 'move') && inCommand(b, unit));

/** nqsb.9.1.charge, R77: the nearest enemies it can come to and fight, and whether that takes a charge and its test. */
function rushTargets(b: Battle, unit: number): { targets: number[]; charge: boolean } {
  const speed = speedOf(b, unit);
  for (let points = 1; points <= chargePoints(b, unit); points++) {
    const targets = targetsInReach(b, unit, points, 'aggressive').filter(foe => mayFight(b, unit, foe));
    if (targets.length > 0) return { targets, charge: points > speed };
  }
  return { targets: [], charge: false };
}

function rush(b: Battle, flow: Flow<Batirnos>, unit: number, target: number, charge: boolean): void {
  mark(b, unit, MOVED);
  flow.emit({ type: 'aggressed', rule: 'nqsb.9.1', unit, target });
  const trip = chargeTrip(b, unit, target, 'aggressive');
  const frames: Frame<Batirnos>[] = charge
    ? chargeFrames(b, trip)
    : [{ ...trip, points: speedOf(b, unit), step: 'marching' }];
  flow.next(...guarded(b, unit, frames));
}

/** The rank in which a leader moves (nqsb.5.2.others); one who has lost the command moves as an intermediate general. */
export function rankOf(b: Battle, leader: number): Rank {
  const { role, side, division } = leaderSlot(b, leader);
  if (b.state.cic[side] === leader) return division >= 0 ? 'division' : 'cic';
  return role === 'cic' ? 'wing' : role;
}

/** Leaders of a rank who have yet to move. */
const riders = (b: Battle, side: number, who: Rank): number[] =>
  leadersWhere(b, leader => {
    const { side: own, division } = leaderSlot(b, leader);
    if (own !== side || rankOf(b, leader) !== who || b.state.rode.includes(leader)) return false;
    const led = division >= 0 ? division : b.roster.divisions.findIndex(one => one.leader === leader);
    // Who moved, or stayed, with his division has had his move (nqsb.5.division).
    return !(led >= 0 && ordered(b, led, 'move'));
  });

const rides = (b: Battle, side: number, who: Rank): Action<Batirnos, 'ride'>[] => ridesOf(b, riders(b, side, who));

type Owed = { unit: number; foe: number; rule: string };

/** Enemies of a unit's combats that still stand. */
const standingTo = (b: Battle, unit: number): number[] =>
  b.state.standing
    .filter(both => firstOf(both) === unit)
    .map(secondOf)
    .filter(foe => onMap(b, foe));

/** R41: cavalry that fought and whose enemy still stands, with the nearest such enemy, or each of the nearest; R82: and the light foot with it. */
function owing(b: Battle): Owed[] {
  const fought = [...new Set(b.state.standing.map(firstOf))].filter(
    unit => onMap(b, unit) && !marked(b, unit, FELL_BACK),
  );
  const riders = fought.filter(unit => isCavalry(b, unit));
  const owes = (unit: number, foes: readonly number[], rule: string): Owed[] => {
    const nearest = Math.min(...foes.map(foe => apart(b, unit, foe)));
    return foes.filter(foe => apart(b, unit, foe) === nearest).map(foe => ({ unit, foe, rule }));
  };
  const follows = (unit: number, foe: number): boolean =>
    riders.some(
      rider => sideOf(b, rider) === sideOf(b, unit) && !isOpen(b, rider) && standingTo(b, rider).includes(foe),
    );
  return [
    ...riders.flatMap(unit => owes(unit, standingTo(b, unit), 'nqsb.7.1.cavalry')),
    ...fought
      .filter(unit => !isCavalry(b, unit) && !shaken(b, unit))
      .flatMap(unit =>
        owes(
          unit,
          standingTo(b, unit).filter(foe => follows(unit, foe)),
          'nqsb.7.4.2.supporters',
        ),
      ),
  ];
}

/** nqsb.9.6, R84: units with Duttilità that have kept their move for after the melee. */
const supple = (b: Battle, unit: number): boolean =>
  has(b, unit, 'duttilita') &&
  !marked(b, unit, MOVED | EVADED | LATE) &&
  ordered(b, divisionOf(b, unit), 'move') &&
  inCommand(b, unit);

/** The cavalry raid: horse of the division moves once more, out of contact. */
const raiders = (b: Battle, unit: number): boolean =>
  underAbility(b, unit, 'raid') && isCavalry(b, unit) && !marked(b, unit, EVADED | LATE) && inCommand(b, unit);

/** nqsb.9.6, the cavalry raid: why a unit does not move after the melee. */
function whyNotLate(b: Battle, side: number, unit: number): Why {
  const rule = 'nqsb.9.6';
  const strange = whyNotOwn(b, unit, side, rule);
  if (strange) return strange;
  if (!supple(b, unit) && !raiders(b, unit)) {
    const raids = underAbility(b, unit, 'raid') && isCavalry(b, unit);
    if (!has(b, unit, 'duttilita') && !raids) return { rule, reason: 'noDuttilita', unit };
    if (marked(b, unit, raids ? EVADED | LATE : MOVED | EVADED | LATE)) return { rule, reason: 'hasMoved', unit };
    return whyIdle(b, divisionOf(b, unit), unit, 'nqsb.5.may');
  }
  const helpless = whyHelpless(b, unit);
  if (helpless) return helpless;
  if (engaged(b, unit)) return { rule: 'nqsb.5.may', reason: 'engaged', unit };
  return allowance(b, unit) > 0 ? undefined : { rule: 'nqsb.9.2.ap-move', reason: 'inBattery', unit };
}

const lateMovers = (b: Battle, side: number): number[] => unitsWhere(b, unit => !whyNotLate(b, side, unit));

/** nqsb.3.1: why a division is not the next to act. */
function whyNotPicked(
  b: Battle,
  { phase, done, side, options }: Frame<Batirnos, 'ordering'>,
  division: number,
): Refusal<Batirnos> {
  const rule = 'nqsb.3.1';
  if (b.roster.divisions[division]?.side !== side) return { rule, reason: 'notYours', division };
  if (!ordered(b, division, phase)) return { rule: 'nqsb.3.3', reason: 'noOrderFor', division };
  if (done.includes(division)) return { rule, reason: 'hasPlayed', division };
  return b.state.priority[division] === b.state.priority[options[0] ?? -1]
    ? { rule, reason: 'nothingToDo', division }
    : { rule, reason: 'otherPriority', division };
}

/** R77: why a unit that rushes does not go for this enemy. */
function whyNoRush(b: Battle, rusher: number, { unit, target, alone }: Action<Batirnos, 'charge'>): Why {
  const rule = 'nqsb.9.1';
  if (unit !== rusher) return { rule, reason: 'notNext', unit };
  const strange = whyNoFoe(b, target, sideOf(b, unit), rule);
  if (strange) return strange;
  if (!rushTargets(b, unit).targets.includes(target)) return { rule, reason: 'notNearest', unit: target };
  return alone ? { rule, reason: 'leadersFollow', unit } : undefined;
}

export const phaseSteps = (battle: BattleOf): Pick<Steps<Batirnos>, PhaseStep> => ({
  phase: {
    rule: 'nqsb.3.1',
    run(flow, { phase, done }) {
      const b = battle(flow);
      const group = nextGroup(b, phase, done);
      if (!group) return;
      const [only] = group.options;
      if (group.options.length > 1) flow.next({ step: 'ordering', phase, ...group });
      else if (only !== undefined) begin(b, flow, phase, only, group.done);
    },
  },

  /** R15: the owner's choice among divisions of one priority. */
  ordering: {
    rule: 'nqsb.3.1',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      pickDivision: {
        list: (_, { options }) => options.map(division => ({ type: 'pickDivision', division })),
        why: (look, frame, _, { division }) => whyNotPicked(battle(look), frame, division),
        take: (flow, { phase, done }, _, { division }) => begin(battle(flow), flow, phase, division, done),
        odds(look, { phase, side }, seat, { division }) {
          const b = battle(look);
          return phase === 'melee' ? clashStakes(b, seat, newMelee(side, attackersOf(b, division), 'division')) : null;
        },
      },
    },
  },

  /** What a phase leaves behind. */
  phaseEnd: {
    rule: 'nqsb.3.2',
    run(flow, { phase }) {
      const b = battle(flow);
      // R41 looks at who fell back in the melees it judges, not under fire before them; those of late movers are judged apart.
      b.state.marks = b.state.marks.map(marks => marks & ~FELL_BACK);
      if (phase === 'melee') b.state.standing = [];
    },
  },

  /** nqsb.2.5.ex-sbarramento: divisions with a barrage fire before anybody moves, in order of play. */
  barrages: {
    rule: 'nqsb.2.5.ex-sbarramento',
    run(flow, { done }) {
      const b = battle(flow);
      const first = b.state.initiative;
      for (const priority of [3, 2, 1])
        for (const side of [first, enemyOf(first)])
          for (const division of divisionsOf(b, side)) {
            if (done.includes(division) || b.state.priority[division] !== priority) continue;
            if (abilityOf(b, division) !== 'barrage' || !onField(b, division)) continue;
            flow.next(
              { step: 'firing', division, barrage: true, done: [] },
              { step: 'barrages', done: [...done, division] },
            );
            return;
          }
    },
  },

  /** nqsb.9.1.order: after the divisions with orders, the initiative first. */
  aggressors: {
    rule: 'nqsb.9.1',
    run(flow, { done }) {
      const b = battle(flow);
      const first = b.state.initiative;
      for (const side of [first, enemyOf(first)])
        for (const unit of unitsWhere(b, one => sideOf(b, one) === side && !done.includes(one) && aggressive(b, one))) {
          const again: Frame<Batirnos> = { step: 'aggressors', done: [...done, unit] };
          const beside = enemiesNear(b, cellOf(b, unit), side);
          if (beside.length > 0) {
            // Already beside an enemy it fights without being told.
            if (beside.some(foe => mayFight(b, unit, foe))) mark(b, unit, FIERCE);
            flow.next(again);
            return;
          }
          const { targets, charge } = rushTargets(b, unit);
          const [only] = targets;
          // nqsb.9.1.none
          if (only === undefined) {
            done.push(unit);
            continue;
          }
          flow.next(again);
          if (targets.length > 1) flow.next({ step: 'rush', unit });
          else rush(b, flow, unit, only, charge);
          return;
        }
    },
  },

  rush: {
    rule: 'nqsb.9.1',
    open: true,
    seats: (look, { unit }) => (rushTargets(battle(look), unit).targets.length > 0 ? [sideOf(battle(look), unit)] : []),
    offers: {
      charge: {
        list: (look, { unit }) =>
          rushTargets(battle(look), unit).targets.map(target => ({ type: 'charge', unit, target, alone: false })),
        why: (look, { unit }, _, action) => whyNoRush(battle(look), unit, action),
        take(flow, { unit }, _, { target }) {
          const b = battle(flow);
          rush(b, flow, unit, target, rushTargets(b, unit).charge);
        },
        odds(look, { unit }, seat, { target }) {
          const b = battle(look);
          return rushTargets(b, unit).charge
            ? chargeStakes(b, seat, chargeTrip(b, unit, target, 'aggressive'))
            : nerveStakes(b, seat, unit, []);
        },
      },
    },
  },

  /** nqsb.5.2.others, R29: leaders whose divisions did not move, rank by rank. */
  riding: {
    rule: 'nqsb.5.2.others',
    open: true,
    seats: (look, { side, who }) => (anyRide(battle(look), riders(battle(look), side, who)) ? [side] : []),
    offers: {
      ride: {
        list: (look, { side, who }) => rides(battle(look), side, who),
        why(look, { side, who }, _, { leader, to }) {
          const b = battle(look);
          return riders(b, side, who).includes(leader)
            ? whyNoRide(b, leader, to)
            : { rule: 'nqsb.5.2.others', reason: 'notHisTurn', leader };
        },
        take(flow, frame, _, { leader, to }) {
          ride(battle(flow), flow, leader, to);
          flow.next(frame);
        },
        odds: () => 'sequence',
      },
      ready: { list: () => [{ type: 'ready' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** R92: units that hold a melee order of their own fight after all priorities, the initiative first. */
  strays: {
    rule: 'nqsb.9.1',
    run(flow, { done }) {
      const b = battle(flow);
      const first = b.state.initiative;
      for (const side of [first, enemyOf(first)]) {
        const units = unitsWhere(
          b,
          unit => sideOf(b, unit) === side && marked(b, unit, FIERCE) && !done.includes(unit) && holdsMelee(b, unit),
        );
        if (units.length === 0) continue;
        flow.next(newMelee(side, units, 'division'), { step: 'strays', done: [...done, ...units] });
        return;
      }
    },
  },

  /** nqsb.7.1.cavalry, nqsb.9.4.fallback, R89: judged for both sides before anything moves. */
  cavalryBack: {
    rule: 'nqsb.7.1.cavalry',
    run(flow) {
      const b = battle(flow);
      const first = b.state.initiative;
      const owed = owing(b);
      const moves = owed.map(({ unit, foe, rule }): Forced => {
        return { unit, how: 'fall', must: true, foe, from: cellOf(b, foe), rule };
      });
      const of = (side: number): Forced[] => moves.filter(({ unit }) => sideOf(b, unit) === side);
      flow.next({ step: 'backInTurn', moves: of(first) }, { step: 'backInTurn', moves: of(enemyOf(first)) });
    },
  },

  /** nqsb.9.6 and the cavalry raid: moves after the melee phase. */
  late: {
    rule: 'nqsb.9.6',
    open: true,
    seats: (look, { side }) => (lateMovers(battle(look), side).length > 0 ? [side] : []),
    offers: {
      march: {
        list(look, { side }) {
          const b = battle(look);
          return lateMovers(b, side).flatMap(unit => marches(b, unit));
        },
        why(look, { side }, _, { unit, road, alone }) {
          const b = battle(look);
          return whyNotLate(b, side, unit) ?? whyNoMarch(b, { unit, road, alone });
        },
        take(flow, frame, _, { unit, road, alone }) {
          const b = battle(flow);
          const pliant = supple(b, unit);
          const trip = marchTrip(b, unit, road, alone, false);
          const from = cellOf(b, unit);
          mark(b, unit, LATE | MOVED);
          if (road) {
            // nqsb.5.4.7: it comes near nobody.
            flow.emit({ type: 'roadMarch', rule: 'nqsb.5.4.7', unit });
            flow.next(...guarded(b, unit, [{ ...trip, step: 'marching' }]), frame);
            return;
          }
          flow.next(
            ...guarded(b, unit, [
              { ...trip, kind: pliant ? 'late' : 'raid', contact: pliant && trip.contact, step: 'marching' },
              ...(pliant ? [{ step: 'freshMelee' as const, unit, from, at: 'late' as const }] : []),
            ]),
            frame,
          );
        },
        odds: (look, _, seat, { unit }) => nerveStakes(battle(look), seat, unit, []),
      },
      charge: {
        list(look, { side }) {
          const b = battle(look);
          return lateMovers(b, side)
            .filter(unit => supple(b, unit))
            .flatMap(unit => chargesOf(b, unit));
        },
        why(look, { side }, _, { unit, target, alone }) {
          const b = battle(look);
          const idle = whyNotLate(b, side, unit);
          if (idle) return idle;
          if (!supple(b, unit)) return { rule: 'nqsb.9.6', reason: 'noDuttilita', unit };
          return whyNotAlone(b, unit, alone) ?? whyNoCharge(b, unit, target);
        },
        take(flow, frame, _, { unit, target, alone }) {
          const b = battle(flow);
          const trip = chargeBy(b, unit, target, alone);
          const from = cellOf(b, unit);
          mark(b, unit, LATE | MOVED);
          flow.next(
            ...guarded(b, unit, [...chargeFrames(b, trip), { step: 'freshMelee', unit, from, at: 'late' }]),
            frame,
          );
        },
        odds(look, _, seat, { unit, target, alone }) {
          const b = battle(look);
          return chargeStakes(b, seat, chargeBy(b, unit, target, alone));
        },
      },
      endMoves: { list: () => [{ type: 'endMoves' }], take: () => undefined, odds: () => 'sequence' },
    },
  },
});
