/** Tasks carried out at the end of the combat step, and what falls with a ladder or a rope (gui.10.1.6, gui.10.2, gui.10.6). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { isGreekFire } from '../03-ground/works.ts';
import { type Frames, harm, killSurrounded } from '../06-combat/harm.ts';
import { type Battle, type BattleOf, cellOf, isOccupied, isWounded, lives, livingAt, sideOf } from '../battle.ts';
import { closed } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { CARRIED, GONE, HEALTHY, type Task, type Undertaking } from '../state.ts';
import { bringDown, ignite, isFlammable } from './flames.ts';
import { canPull, hurtAmong, isHooked } from './grapnels.ts';
import { fallenHalves, tumbleCells } from './ladders.ts';
import { stillAtIt } from './tasks.ts';
import { dropRope, toppleLadder } from './toppling.ts';

type TaskStep = 'tasks' | 'ladderFall' | 'tumble' | 'ropeGrab';

const d10 = (
  flow: Flow<Guiscard>,
  rule: string,
  why: 'ladder' | 'douse' | 'rope' | 'pull' | 'ropeGrab',
  seat: number,
): number => at(flow.roll({ rule, why, sides: 10, seat }), 0);

/** gui.10.1.6a, gui.10.1.7 */
function push(b: Battle, flow: Flow<Guiscard>, { unit, on }: Task): Frames {
  const ladder = at(b.state.ladders, on);
  if (ladder.gone || ladder.direction < 0) return [];
  const ok = d10(flow, 'gui.10.1.6a', 'ladder', sideOf(b, unit)) <= 6;
  flow.emit({ type: 'ladderFell', rule: 'gui.10.1.6a', ladder: on, ok });
  if (!ok) return [];
  return toppleLadder(b, on, sideOf(b, unit));
}

/** gui.10.2.3 */
function douse(b: Battle, flow: Flow<Guiscard>, { unit, on }: Task): void {
  const flame = b.state.works.flames.find(({ cell }) => cell === on);
  if (!flame || isGreekFire(b, on)) return;
  const die = d10(flow, 'gui.10.2.4.extinguish', 'douse', sideOf(b, unit));
  if (die > (flame.arrow ? b.charts.flames.douseArrow : b.charts.flames.douse)) return;
  b.state.works.flames = b.state.works.flames.filter(one => one !== flame);
  flow.emit({ type: 'doused', rule: 'gui.10.2.4.extinguish', cell: on, unit });
}

/** gui.10.6.4 */
function cut(b: Battle, flow: Flow<Guiscard>, { unit, on }: Task): Frames {
  const grapnel = at(b.state.grapnels, on);
  if (!isHooked(grapnel)) return [];
  const ok = d10(flow, 'gui.10.6.4', 'rope', sideOf(b, unit)) <= 3;
  flow.emit({ type: 'ropeCut', rule: 'gui.10.6.4', unit, ok });
  return ok ? dropRope(b, flow, on, 'gui.10.6.4') : [];
}

/** gui.10.6.5, gui.10.6.5b, R81: one worse for a wounded puller; only by the four who were declared. */
function pull(b: Battle, flow: Flow<Guiscard>, { unit, on, team }: Undertaking): Frames {
  const grapnel = at(b.state.grapnels, on);
  if (!canPull(b, grapnel, team)) return [];
  const ok = d10(flow, 'gui.10.6.5a', 'pull', sideOf(b, unit)) + hurtAmong(b, team) <= 2;
  flow.emit({ type: 'pulled', rule: 'gui.10.6.5a', cell: grapnel.to, ok });
  if (!ok) return [];
  const { to } = grapnel;
  Object.assign(grapnel, { gone: true, cell: GONE, to: GONE });
  return bringDown(b, flow, to, sideOf(b, unit), 'gui.9.2.1c');
}

function carryOut(b: Battle, flow: Flow<Guiscard>, task: Undertaking): Frames {
  if (!stillAtIt(b, task)) return [];
  const { unit, on } = task;
  switch (task.kind) {
    case 'push':
      return push(b, flow, task);
    case 'light':
      return isFlammable(b, on) ? ignite(b, flow, on, sideOf(b, unit), false, 'gui.10.2.1b') : [];
    case 'douse':
      douse(b, flow, task);
      return [];
    case 'cut':
      return cut(b, flow, task);
    case 'pull':
      return pull(b, flow, task);
    case 'gate': {
      const { works } = b.state;
      // Whoever was driven into the gateway since keeps it from moving.
      if (isOccupied(b, on)) return [];
      works.gate = works.gate === 'open' ? 'closed' : 'open';
      flow.emit({ type: 'gateWorked', rule: 'gui.9.2.3.2a', open: works.gate === 'open' });
      return [];
    }
    case 'tear':
      if (!b.state.works.torn.includes(on)) b.state.works.torn.push(on);
      flow.emit({ type: 'torn', rule: 'gui.8.5.2b', unit });
      return [];
    case 'capture':
      if (!lives(b, on)) return [];
      b.state.prisoners.push({ by: unit, unit: on });
      b.state.cell[on] = CARRIED;
      b.state.health[on] = HEALTHY;
      flow.emit({ type: 'captured', rule: 'gui.1.2j', unit: on, by: unit });
      return [];
  }
}

export const taskSteps = (battle: BattleOf): Pick<Steps<Guiscard>, TaskStep> => ({
  tasks: {
    rule: 'gui.10.2.1b',
    run(flow, { side }) {
      const b = battle(flow);
      const task = b.state.tasks.shift();
      if (!task) return;
      flow.next(...carryOut(b, flow, task), { step: 'tasks', side });
      killSurrounded(b, flow);
    },
  },

  /** gui.10.1.6b; gui.10.1.6d: whoever it falls upon is unhurt. */
  ladderFall: {
    rule: 'gui.10.1.6b',
    seats(look, { ladder, by }) {
      const b = battle(look);
      return fallenHalves(b, at(b.state.ladders, ladder)).length > 0 ? [by] : [];
    },
    offers: {
      setLadder: {
        list(look, { ladder }) {
          const b = battle(look);
          return fallenHalves(b, at(b.state.ladders, ladder)).map(cell => ({ type: 'setLadder', cell, direction: 0 }));
        },
        why: () => ({ rule: 'gui.10.1.6b', reason: 'noRoom' }),
        odds: () => 'sequence',
        take(flow, { ladder }, _seat, { cell }) {
          Object.assign(at(battle(flow).state.ladders, ladder), { other: cell, direction: -1, bearers: [] });
        },
      },
    },
  },

  /** gui.10.1.6c: he is hurt, and so is whoever he falls upon. */
  tumble: {
    rule: 'gui.10.1.6c',
    seats(look, { unit }) {
      const b = battle(look);
      return lives(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      lieAt: {
        list: (look, { unit, cell }) => tumbleCells(battle(look), unit, cell).map(to => ({ type: 'lieAt', to })),
        why: (look, _frame, _seat, { to }) => closed(battle(look), 'gui.10.1.6c', to),
        odds: () => 'sequence',
        take(flow, { unit }, _seat, { to }) {
          const b = battle(flow);
          const below = livingAt(b, to, unit);
          b.state.cell[unit] = to;
          flow.emit({ type: 'lies', rule: 'gui.10.1.6c', unit, to });
          flow.next(
            ...harm(b, flow, unit, 'wounded', 'fall', 'gui.10.1.6c'),
            ...(below >= 0 ? harm(b, flow, below, 'stunned', 'fall', 'gui.10.1.6c') : []),
          );
          killSurrounded(b, flow);
        },
      },
    },
  },

  /** gui.10.6.3b */
  ropeGrab: {
    rule: 'gui.10.6.3b',
    run(flow, { unit, grapnel }) {
      const b = battle(flow);
      if (!lives(b, unit)) return;
      const die = d10(flow, 'gui.10.6.3b', 'ropeGrab', sideOf(b, unit));
      const ok = die > (isWounded(b, unit) ? 6 : 3);
      flow.emit({ type: 'ropeSeized', rule: 'gui.10.6.3b', unit, ok });
      if (ok && cellOf(b, unit) === at(b.state.grapnels, grapnel).cell) return;
      if (!ok) flow.next(...harm(b, flow, unit, 'killed', 'fall', 'gui.10.6.3b'));
    },
  },
});
