/** The end of the turn and of the battle (nqsb.3.2.4, nqsb.3.2.5, nqsb.2.1.1.rout, nqsb.1.4.objective-once). */
import { requireCell } from '@carroccio/boards';
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { discard } from '../02-armies/decks.ts';
import { removeRouted } from '../10-command/losses.ts';
import {
  type Battle,
  type BattleOf,
  divisionSlot,
  enemiesNear,
  enemyOf,
  exists,
  generalOf,
  inPlay,
  isCavalry,
  kindOf,
  leaderCard,
  onMap,
  shaken,
  sideOf,
  unitAt,
} from '../battle.ts';
import type { Batirnos } from '../shape.ts';
import { AWAITED, GONE, LASTING, NO_FOCUS, ROUTED, type Side } from '../state.ts';

/** nqsb.1.4.objective-occupied, R86: who occupies a hex at the end of the turn; -1 for nobody. */
export function occupier(b: Battle, cell: number): Side | -1 {
  const there = unitAt(b, cell);
  if (there >= 0 && !shaken(b, there)) return sideOf(b, there);
  for (const side of [0, 1] as const) {
    if (there >= 0 && sideOf(b, there) !== side) continue;
    const enemies = enemiesNear(b, cell, side);
    const riders = enemiesNear(b, cell, enemyOf(side)).filter(unit => isCavalry(b, unit) && !shaken(b, unit));
    if (riders.length > 0 && enemies.length === 0) return side;
  }
  return -1;
}

/** nqsb.3.2.4.det-objective: objectives taken by the enemy, once or each turn. */
function scoreObjectives(b: Battle, flow: Flow<Batirnos>): void {
  const { state, setup, field } = b;
  setup.objectives.forEach(({ hex, loser, points, each }, objective) => {
    const side = occupier(b, requireCell(field.grid, hex));
    if (side < 0) return;
    state.holder[objective] = side;
    const payer = loser === 'any' ? 1 - side : loser;
    if (payer === side || (state.paid[objective] && !each)) return;
    state.paid[objective] = true;
    at(state.ledger, payer).objectives += points;
    const rule = each ? 'nqsb.1.4.objective-each' : 'nqsb.1.4.objective-once';
    flow.emit({ type: 'objective', rule, objective, side, points });
  });
}

/** nqsb.2.1.1.prevalent, R63, R79: the units of the type, or tied types, of which a division has most. */
export function prevalentUnits(b: Battle, division: number): number[] {
  const members: number[] = [];
  b.state.division.forEach((own, unit) => {
    if (own === division && exists(b, unit)) members.push(unit);
  });
  const counts = new Map<string, number>();
  for (const unit of members) counts.set(kindOf(b, unit), (counts.get(kindOf(b, unit)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return members.filter(unit => counts.get(kindOf(b, unit)) === most);
}

/** nqsb.2.1.1.rout-count: strictly more than half shaken or eliminated. */
export function isRouting(b: Battle, division: number): boolean {
  const prevalent = prevalentUnits(b, division);
  const broken = prevalent.filter(unit => b.state.cell[unit] === GONE || (onMap(b, unit) && shaken(b, unit)));
  return broken.length * 2 > prevalent.length;
}

/** nqsb.2.1.1.rout, R63: everything left of the division goes, and its general with it. */
function rout(b: Battle, flow: Flow<Batirnos>, division: number): void {
  const { state } = b;
  const slot = divisionSlot(b, division);
  state.routed.push(division);
  flow.emit({ type: 'routed', rule: 'nqsb.2.1.1.rout', division });
  state.division.forEach((own, unit) => {
    if (own === division && exists(b, unit) && (onMap(b, unit) || state.cell[unit] === AWAITED))
      removeRouted(b, unit, ROUTED);
  });
  const general = generalOf(b, division);
  if (!inPlay(b, general) && state.post[general] !== AWAITED) return;
  // nqsb.3.2.4.det-general
  if (!slot.optional) at(state.ledger, slot.side).generals += leaderCard(b, general).morale;
  if (state.cic[slot.side] === general) {
    // R20, R63: the CiC is replaced; nqsb.10.9.cdc holds for him as for any general who is.
    state.fallen[slot.side] = (state.fallen[slot.side] ?? 0) + 1;
    state.leader[general] = 0;
    state.health[general] = at(b.leaders, 0).strength;
    flow.emit({ type: 'replaced', rule: 'nqsb.10.9', leader: general });
  } else state.post[general] = GONE;
}

/** nqsb.3.2.4: Determination is brought up to date. */
function settle(b: Battle, flow: Flow<Batirnos>): void {
  const { state } = b;
  state.ledger.forEach(({ start, shaken: broken, units, generals, objectives }, side) => {
    const now = start - broken - units - generals - objectives;
    const lost = at(state.determination, side) - now;
    state.determination[side] = now;
    if (lost > 0) flow.emit({ type: 'determination', rule: 'nqsb.3.2.4', side, determination: now, lost });
  });
}

/** What does not outlast the turn. */
function clean(b: Battle): void {
  const { state } = b;
  state.marks = state.marks.map(marks => marks & LASTING);
  state.losses = state.losses.map(() => 0);
  state.tied = state.tied.map(() => -1);
  state.contacts = [];
  state.fought = [];
  state.standing = [];
  state.results = [];
  state.rode = [];
}

/** The scenario's own victory (nqsb.3.2.5.scenario). */
function sudden(b: Battle): Side | -1 {
  const rule = b.setup.rules.sudden;
  if (!rule) return -1;
  const holds = (cell: number): boolean => occupier(b, cell) === rule.side;
  if (!rule.hexes.every(hex => holds(requireCell(b.field.grid, hex)))) return -1;
  if (!rule.alsoWorks) return rule.side;
  return Object.keys(b.setup.map.works).some(hex => holds(requireCell(b.field.grid, hex))) ? rule.side : -1;
}

/** nqsb.3.2.5.all: no unit that is neither shaken nor eliminated. */
const isBroken = (b: Battle, side: Side): boolean =>
  b.state.cell.every(
    (cell, unit) => !exists(b, unit) || sideOf(b, unit) !== side || !(cell >= 0 ? !shaken(b, unit) : cell === AWAITED),
  );

/** nqsb.3.2.5.turns: who wins when the turns are over; -1 for a draw. */
export function judge({ setup, state }: Battle): Side | -1 {
  const [north = 0, south = 0] = state.determination;
  const ahead: Side | -1 = north === south ? -1 : north > south ? 0 : 1;
  const { end } = setup;
  switch (end.kind) {
    case 'tie':
      return ahead < 0 ? end.winner : ahead;
    case 'margin':
      return Math.abs(north - south) <= end.margin ? -1 : ahead;
    case 'holder': {
      const holder = state.holder[end.objective] ?? -1;
      if (ahead >= 0) return ahead;
      return holder === 0 || holder === 1 ? holder : -1;
    }
    case 'higher':
      return ahead === end.side ? end.side : enemyOf(end.side);
    case 'side':
      return end.side;
  }
}

export const endSteps = (battle: BattleOf): Pick<Steps<Batirnos>, 'turnEnd' | 'endCheck'> => ({
  turnEnd: {
    rule: 'nqsb.3.2.4',
    run(flow) {
      const b = battle(flow);
      const { state } = b;
      state.order.forEach((number, division) => {
        if (number > 0) discard(state, divisionSlot(b, division).side, number);
      });
      state.order = state.order.map(() => 0);
      state.focus = state.focus.map(() => NO_FOCUS);
      state.priority = state.priority.map(() => 0);
      scoreObjectives(b, flow);
      b.roster.divisions.forEach((_, division) => {
        if (!state.routed.includes(division) && isRouting(b, division)) rout(b, flow, division);
      });
      settle(b, flow);
      clean(b);
    },
  },

  /** R107: the scenario's condition, Determination, armies without effective units, the turns. */
  endCheck: {
    rule: 'nqsb.3.2.5.check',
    run(flow) {
      const b = battle(flow);
      const { state } = b;
      const scores = [...state.determination];
      const finish = (rule: string, why: Batirnos['endings'], winner: Side | -1): void =>
        flow.end({ rule, why, winners: winner < 0 ? [] : [winner], scores });
      const taken = sudden(b);
      if (taken >= 0) return finish('nqsb.3.2.5.scenario', 'scenario', taken);
      // nqsb.2.1.3.zero
      const spent = ([0, 1] as const).filter(side => at(state.determination, side) <= 0);
      const broken = ([0, 1] as const).filter(side => isBroken(b, side));
      const losers = new Set([...spent, ...broken]);
      if (losers.size > 0) {
        const [loser = 0] = losers;
        const winner = losers.size === 2 ? -1 : enemyOf(loser);
        return spent.length > 0
          ? finish('nqsb.3.2.5.det', 'determination', winner)
          : finish('nqsb.3.2.5.all', 'broken', winner);
      }
      if (state.turn >= b.setup.turns) return finish('nqsb.3.2.5.turns', 'turns', judge(b));
      flow.next({ step: 'planning' });
    },
  },
});
