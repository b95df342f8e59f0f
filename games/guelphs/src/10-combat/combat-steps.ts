/** The sequence of a combat (gg.4.0.5, gg.10.6a, R169). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { inFront } from '../06-facing/zones.ts';
import { disruptsOnEntry } from '../08-movement/movement.ts';
import { capitaniAt, heroesWith, killHero, loseCarroccio, survivesWound } from '../13-personalities/personalities.ts';
import { capitanoMoves, rideCapitano, whyNoRideTo } from '../13-personalities/riding.ts';
import { releaseByContact } from '../16-reserve/reserve.ts';
import { bookCombat, checkDestroyed, destroyed, endByKing, survivorOf } from '../17-victory/scoring.ts';
import {
  type Battle,
  type BattleOf,
  battaglia,
  card,
  cellOf,
  enemyOf,
  isCavalry,
  isRated,
  onMap,
  printedRating,
  setCell,
  setMark,
  sideOf,
  typeOf,
  unitsAt,
} from '../battle.ts';
import { baronsAwake } from '../scenarios/barons.ts';
import type { Guelphs } from '../shape.ts';
import { asItFalls, combatStakes, sharedHitStakes, shockModifiers } from '../stakes.ts';
import { type Combat, DISRUPTED, REMOVED, ROUTED, TURNED } from '../state.ts';
import { addHits, broken, checkOrDisrupt, disrupt, type Frames, rout } from './losses.ts';
import {
  attackersOf,
  columnOf,
  columnShifts,
  combatsToCome,
  diceModifier,
  modifiedRoll,
  readShockTable,
  type ShockResult,
} from './shock.ts';

type CombatStep =
  | 'combats'
  | 'afterCombats'
  | 'fight'
  | 'ground'
  | 'clash'
  | 'lead'
  | 'shock'
  | 'share'
  | 'disruption'
  | 'shaken'
  | 'mutualRout'
  | 'routs'
  | 'checks'
  | 'aftermath'
  | 'booking';

export const combatSteps = (battle: BattleOf): Pick<Steps<Guelphs>, CombatStep> => ({
  /** gg.4.0.5, gg.10.5.2d: the attacker chooses which combat comes next, and its lead unit (gg.10.5.3). */
  combats: {
    rule: 'gg.4.0.5',
    open: true,
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return combatsToCome(b).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      combat: {
        list(look) {
          const b = battle(look);
          return combatsToCome(b).flatMap(target =>
            attackersOf(b, target).map(lead => ({ type: 'combat' as const, target, lead })),
          );
        },
        why: (_, __, ___, { target, lead }) => ({ rule: 'gg.10.5.2a', reason: 'notAttacking', unit: lead, target }),
        odds: (look, _, __, { target, lead }) => combatStakes(battle(look), target, lead),
        take(flow, frame, _, { target, lead }) {
          flow.next({ step: 'fight', target, lead }, frame);
        },
      },
      moveCapitano: {
        list: (look, { battaglia: index }) =>
          capitanoMoves(battle(look), index).map(to => ({ type: 'moveCapitano', to })),
        why: (look, { battaglia: index }, _, { to }) => whyNoRideTo(battle(look), index, to),
        take(flow, frame, _, { to }) {
          rideCapitano(battle(flow), flow, frame.battaglia, to);
          flow.next(frame);
        },
      },
    },
  },

  /** gg.13.1.1: the Capitano may still make his move when all combats are over. */
  afterCombats: {
    rule: 'gg.13.1.1',
    open: true,
    seats(look, { battaglia: index }) {
      const b = battle(look);
      return b.state.attacked.length > 0 && capitanoMoves(b, index).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      moveCapitano: {
        list: (look, { battaglia: index }) =>
          capitanoMoves(battle(look), index).map(to => ({ type: 'moveCapitano', to })),
        why: (look, { battaglia: index }, _, { to }) => whyNoRideTo(battle(look), index, to),
        odds: asItFalls,
        take: (flow, { battaglia: index }, _, { to }) => rideCapitano(battle(flow), flow, index, to),
      },
      stay: { list: () => [{ type: 'stay' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** What comes before the dice: triggers, then the ground (gg.10.6.1h) and the checks of step 5.a (gg.12.0.1). */
  fight: {
    rule: 'gg.4.0.5a',
    run(flow, { target, lead }) {
      const b = battle(flow);
      const attackers = attackersOf(b, target);
      b.state.combat = {
        target,
        lead,
        cell: cellOf(b, target),
        attackers,
        struck: [],
        hurt: [],
        checked: [],
        points: [0, 0],
        levels: [0, 0],
      };
      releaseByContact(b, flow, card(b, target).battaglia);
      flow.next(...b.rules.attacked(b, flow, target), ...baronsAwake(b, flow, [target, ...attackers]), {
        step: 'ground',
        target,
        lead,
      });
    },
  },

  /** gg.10.6.1h, R76, R169: rough ground breaks who attacks into it, if there is still somebody to attack. */
  ground: {
    rule: 'gg.10.6.1h',
    run(flow, { target, lead }) {
      const b = battle(flow);
      const into = cellOf(b, target);
      const shaken = onMap(b, target)
        ? attackersOf(b, target).filter(unit => disruptsOnEntry(b, unit, cellOf(b, unit), into))
        : [];
      flow.next(...shaken.flatMap(unit => disrupt(b, flow, unit, 'gg.10.6.1h')), { step: 'clash', target, lead });
    },
  },

  /** gg.4.0.5a, then the lead unit among those who still attack (R70). */
  clash: {
    rule: 'gg.4.0.5a',
    run(flow, { target, lead }) {
      const b = battle(flow);
      const combat = combatOf(b);
      if (!onMap(b, target)) {
        settleWithoutDefender(b, flow, target, lead);
        return;
      }
      const checks = footMorale(b, flow, target);
      if (checks.length > 0) {
        flow.next(...checks, { step: 'clash', target, lead });
        return;
      }
      const attackers = attackersOf(b, target);
      const [first] = attackers;
      const changed = combat.checked.length > 0 || attackers.length < combat.attackers.length;
      combat.attackers = attackers;
      if (first === undefined) flow.next({ step: 'booking' });
      else if (attackers.length === 1) flow.next({ step: 'shock', target, lead: first });
      else flow.next(changed ? { step: 'lead', target } : { step: 'shock', target, lead });
    },
  },

  /** gg.10.5.3, R70: after checks that may have changed his mind, the attacker names the lead unit again. */
  lead: {
    rule: 'gg.10.5.3',
    open: true,
    seats: (look, { target }) => [enemyOf(sideOf(battle(look), target))],
    offers: {
      combat: {
        list(look, { target }) {
          return attackersOf(battle(look), target).map(lead => ({ type: 'combat', target, lead }));
        },
        why: (_, __, ___, { target, lead }) => ({ rule: 'gg.10.5.3', reason: 'notAttacking', unit: lead, target }),
        odds: (look, _, __, { target, lead }) => combatStakes(battle(look), target, lead),
        take: (flow, _, __, { target, lead }) => flow.next({ step: 'shock', target, lead }),
      },
    },
  },

  /** gg.4.0.5b, gg.10.6a steps 1 and 2: the dice; what they say follows. */
  shock: {
    rule: 'gg.10.6a',
    run(flow, { target, lead }) {
      const b = battle(flow);
      const combat = combatOf(b);
      combat.lead = lead;
      if (!isRated(b, target)) {
        eliminateUnrated(b, flow, target, lead);
        return;
      }
      const column = columnOf(columnShifts(b, target, lead, combat.attackers));
      const modifiers = shockModifiers(b, target, lead);
      closeMarkers(b, target);
      const dice = flow.roll({ rule: 'gg.10.6a', why: 'shock', dice: 2, sides: 6, seat: sideOf(b, lead) });
      const roll = modifiedRoll(at(dice, 0) + at(dice, 1), modifiers);
      const result = readShockTable(b, column, roll);
      const modifier = diceModifier(modifiers);
      flow.emit({ type: 'fought', rule: 'gg.10.6.3', target, lead, column, modifier, roll, result: result.text });
      apply(b, flow, result, combat);
    },
  },

  /** gg.10.6.4a, R77: odd hits go where the attacker likes. */
  share: {
    rule: 'gg.10.6.4a',
    open: true,
    seats(look, { units, left }) {
      const b = battle(look);
      const able = units.filter(unit => onMap(b, unit));
      return left > 0 && able.length > 0 ? [sideOf(b, at(able, 0))] : [];
    },
    offers: {
      takeHit: {
        list(look, { units }) {
          const b = battle(look);
          return units.filter(unit => onMap(b, unit)).map(unit => ({ type: 'takeHit', unit }));
        },
        why: (_, __, ___, { unit }) => ({ rule: 'gg.10.6.4a', reason: 'takesNoHit', unit }),
        odds: (look, _, __, { unit }) => sharedHitStakes(battle(look), unit),
        take(flow, frame, _, { unit }) {
          const b = battle(flow);
          strike(b, flow, unit, 1, 'gg.10.6.4a');
          flow.next({ ...frame, units: frame.units.filter(other => other !== unit), left: frame.left - 1 });
        },
      },
    },
  },

  /** gg.11.0a: a Disruption by itself. */
  disruption: {
    rule: 'gg.11.0a',
    run(flow, { unit, rule }) {
      flow.next(...disrupt(battle(flow), flow, unit, rule));
    },
  },

  /**
   * gg.10.6a step 5: units that were hit are Disrupted, once each, without the minimum (gg.10.6.6); a bare D of the
   * table is an ordinary Disruption (R79).
   */
  shaken: {
    rule: 'gg.10.6.6',
    run(flow, { plain, done }) {
      const b = battle(flow);
      const unit = [...plain, ...combatOf(b).struck].find(one => !done.includes(one));
      if (unit === undefined) return;
      const minimum = plain.includes(unit);
      const frames = disrupt(b, flow, unit, minimum ? 'gg.10.6.3' : 'gg.10.6.6', { minimum, shock: true });
      flow.next(...frames, { step: 'shaken', plain, done: [...done, unit] });
    },
  },

  /** gg.10.8.1, R84: when all would rout the attacker may keep one unit. */
  mutualRout: {
    rule: 'gg.10.8.1',
    open: true,
    seats(look) {
      const b = battle(look);
      const combat = combatOf(b);
      const all = [combat.target, ...combat.attackers].every(unit => broken(b, unit));
      return all ? [sideOf(b, combat.lead)] : [];
    },
    offers: {
      keep: {
        list: look => combatOf(battle(look)).attackers.map(unit => ({ type: 'keep', unit })),
        why: (_, __, ___, { unit }) => ({ rule: 'gg.10.8.1', reason: 'notSaved', unit }),
        odds: asItFalls,
        take(flow, _, seat, { unit }) {
          const b = battle(flow);
          const combat = combatOf(b);
          const hits = printedRating(b, unit) - 1;
          b.state.hits[unit] = hits;
          setMark(b, unit, DISRUPTED, true);
          flow.emit({ type: 'hits', rule: 'gg.10.8.1', unit, hits });
          // R163: the hit it does not keep does not score.
          const enemy = seat === 0 ? 1 : 0;
          if (isCavalry(b, unit) && !card(b, unit).baron) {
            combat.points[enemy] = at(combat.points, enemy) - 1;
            flow.emit({ type: 'points', rule: 'gg.10.8.1', side: enemy, points: -1 });
          }
          combat.lead = unit;
        },
      },
      decline: { list: () => [{ type: 'decline' }], odds: asItFalls, take: () => undefined },
    },
  },

  /** gg.10.8: those with too many hits rout now, the defender first. */
  routs: {
    rule: 'gg.10.8',
    run(flow) {
      const b = battle(flow);
      const { target, attackers } = combatOf(b);
      const unit = [target, ...attackers].find(one => onMap(b, one) && broken(b, one));
      if (unit !== undefined) flow.next(...rout(b, flow, unit, true), { step: 'routs' });
    },
  },

  /** gg.10.6a step 6: Capitani first, then Heroes (R161), of every unit that was hit and did not rout. */
  checks: {
    rule: 'gg.13.1.5b',
    run(flow) {
      const b = battle(flow);
      const frames: Frames = [];
      for (const unit of combatOf(b).hurt) {
        if (!onMap(b, unit)) continue;
        for (const index of capitaniAt(b, cellOf(b, unit), sideOf(b, unit)))
          if (isWounded(b, flow, unit, 'gg.13.1.5b', 'woundCheck') && !survivesWound(b, flow, index))
            frames.push({ step: 'fallen', battaglia: index });
        for (const hero of heroesWith(b, unit)) checkHero(b, flow, hero, unit);
      }
      flow.next(...frames);
    },
  },

  /**
   * gg.S.6.10.3, gg.S.7.5.2, gg.17.2.2, R149: the loss of a King or of the last unit ends the battle, of both sides' in
   * a draw; otherwise the lead unit advances.
   */
  aftermath: {
    rule: 'gg.10.6a',
    run(flow, { kings }) {
      const b = battle(flow);
      const { lead, cell } = combatOf(b);
      if (kings.length > 0) endByKing(b, flow, survivorOf([...kings, ...destroyed(b)]));
      else if (!checkDestroyed(b, flow)) flow.next({ step: 'advance', unit: lead, to: cell });
    },
  },

  booking: {
    rule: 'gg.10.6a',
    run(flow) {
      const b = battle(flow);
      for (let unit = 0; unit < b.roster.units.length; unit++) setMark(b, unit, TURNED, false);
      bookCombat(b, flow, combatOf(b));
    },
  },
});

/** The combat being resolved. */
function combatOf({ state: { combat } }: Battle): Combat {
  if (!combat) throw new Error('no combat is being resolved');
  return combat;
}

/** The markers on a target are spent; it has been attacked in this step (gg.10.5.4, R72). */
function closeMarkers(b: Battle, target: number): void {
  b.state.attacks = b.state.attacks.filter(attack => attack.target !== target);
  b.state.attacked.push(target);
}

/** Hits from the table, which bring Disruption later (gg.10.6.6). */
function strike(b: Battle, flow: Flow<Guelphs>, unit: number, hits: number, rule: string): void {
  if (hits <= 0) return;
  const { struck } = combatOf(b);
  if (!struck.includes(unit)) struck.push(unit);
  addHits(b, flow, unit, hits, rule, true);
}

/** gg.12.0.1, R68: Foot attacking Cavalry from its front checks; those who fail drop out. */
function footMorale(b: Battle, flow: Flow<Guelphs>, target: number): Frames {
  if (!isCavalry(b, target)) return [];
  const frames: Frames = [];
  const { checked } = combatOf(b);
  const unchecked = attackersOf(b, target).filter(
    unit => !isCavalry(b, unit) && isRated(b, unit) && inFront(b, target, cellOf(b, unit)) && !checked.includes(unit),
  );
  for (const unit of unchecked) {
    checked.push(unit);
    const { ok, frames: followed } = checkOrDisrupt(b, flow, unit, 'footMorale', 'gg.12.0.1');
    if (!ok) b.state.attacks = b.state.attacks.filter(attack => attack.unit !== unit);
    frames.push(...followed);
  }
  return frames;
}

/** The defender routed before the dice: his Carroccio is taken (R118), or the lead advances (R112, R121). */
function settleWithoutDefender(b: Battle, flow: Flow<Guelphs>, target: number, lead: number): void {
  const { cell } = combatOf(b);
  const fled = b.state.cell[target] === ROUTED;
  closeMarkers(b, target);
  if (fled && loseCarroccio(b, flow, cell, sideOf(b, target))) return;
  flow.next(...(fled ? [{ step: 'advance' as const, unit: lead, to: cell }] : []), {
    step: 'booking',
  });
}

/** gg.14.0.4, gg.S.3.7.4b, R89: Palvesari or a Carroccio attacked alone are eliminated. */
function eliminateUnrated(b: Battle, flow: Flow<Guelphs>, target: number, lead: number): void {
  const cell = cellOf(b, target);
  const side = sideOf(b, target);
  closeMarkers(b, target);
  if (typeOf(b, target) === 'W' && loseCarroccio(b, flow, cell, side)) return;
  for (const unit of unitsAt(b, cell)) {
    setCell(b, unit, REMOVED);
    flow.emit({ type: 'removed', rule: 'gg.14.0.4', unit });
  }
  // gg.13.1.12: they may have been the last of their Battaglia.
  const { battaglia: index } = card(b, target);
  flow.next({ step: 'advance', unit: lead, to: cell }, { step: 'lastUnit', battaglia: index }, { step: 'booking' });
}

/** gg.10.6a steps 3 to 7. */
function apply(b: Battle, flow: Flow<Guelphs>, result: ShockResult, { target, lead, attackers }: Combat): void {
  const left = distribute(b, flow, result, target, lead, attackers);
  flow.next(
    { step: 'share', units: attackers.filter(unit => unit !== lead), left },
    ...(result.retreat ? [{ step: 'retreat' as const, unit: target, lead }] : []),
    {
      step: 'shaken',
      // gg.10.6.4b: of the attackers only the lead.
      plain: [...(result.attackerDisrupted ? [lead] : []), ...(result.defenderDisrupted ? [target] : [])],
      done: [],
    },
    { step: 'mutualRout' },
    { step: 'routs' },
    { step: 'checks' },
    { step: 'aftermath', kings: [] },
    { step: 'booking' },
  );
}

/** gg.10.6.4a, R77: the lead takes the first hit, the others share the rest; returns those left to be given out. */
function distribute(
  b: Battle,
  flow: Flow<Guelphs>,
  { attackerHits, defenderHits }: ShockResult,
  target: number,
  lead: number,
  attackers: readonly number[],
): number {
  const others = attackers.filter(unit => unit !== lead);
  const leadHits = others.length > 0 ? Math.min(1, attackerHits) : attackerHits;
  const rest = attackerHits - leadHits;
  const shared = others.length > 0 ? Math.floor(rest / others.length) : 0;
  strike(b, flow, target, defenderHits, 'gg.10.6.3');
  strike(b, flow, lead, leadHits, 'gg.10.6.4a');
  for (const unit of others) strike(b, flow, unit, shared, 'gg.10.6.4a');
  return rest - shared * others.length;
}

/** gg.13.1.5b, R88: a die and all the hits the unit has now, 8 or more. */
function isWounded(
  b: Battle,
  flow: Flow<Guelphs>,
  unit: number,
  rule: string,
  why: 'woundCheck' | 'heroCheck',
): boolean {
  const [die = 0] = flow.roll({ rule, why, sides: 6, seat: sideOf(b, unit) });
  return die + (b.state.hits[unit] ?? 0) >= 8;
}

/** gg.13.3.3a, R100 */
function checkHero(b: Battle, flow: Flow<Guelphs>, hero: number, unit: number): void {
  if (!isWounded(b, flow, unit, 'gg.13.3.3a', 'heroCheck')) return;
  const [fate = 0] = flow.roll({ rule: 'gg.13.3.3a', why: 'heroFate', sides: 6, seat: sideOf(b, unit) });
  if (fate >= 5) killHero(b, flow, hero, false);
  else flow.emit({ type: 'heroGrazed', rule: 'gg.13.3.3a', hero });
}
