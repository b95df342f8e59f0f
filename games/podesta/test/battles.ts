/** Battles for tests: who stands where on the Campo della contesa, and play from any step of it. */
import { at, type Frame } from '@carroccio/kernel';
import { factors, stackOn } from '../src/30-battle/battle.ts';
import type { Podesta } from '../src/shape.ts';
import { type Battle, MERCENARY_COMPANIES, type Soldier } from '../src/state.ts';
import { fieldName } from '../src/world.ts';
import { fieldSquare, type Match, type Position, square, world } from './position.ts';

/** A unit, its square, and whatever else is to be said of it; `under` puts it below the one already there. */
export type Placed = readonly [unit: number, where: string, more?: Partial<Soldier> & { under?: boolean }];

const soldier = (side: number, owner: number, [unit, where, { under = false, ...more } = {}]: Placed): Soldier => ({
  unit,
  side,
  owner,
  cell: where === '' ? -1 : fieldSquare(where),
  top: !under,
  damage: 0,
  hurt: false,
  left: -1,
  moved: false,
  charged: false,
  fought: false,
  shot: false,
  supported: false,
  reordered: false,
  podesta: -1,
  camp: true,
  struckBy: -1,
  ...more,
});

/** Puts a battle of seat 0 (attacking) against seat 1 into the state; the first unit of each side commands. */
export function battle(
  p: Position,
  attackers: readonly Placed[],
  defenders: readonly Placed[],
  more: Partial<Battle> = {},
): Battle {
  const seats = more.seats ?? [[0], [1]];
  const fight: Battle = {
    kind: 'field',
    cell: square('N9'),
    commune: -1,
    besieger: -1,
    seats,
    soldiers: [
      ...attackers.map(one => soldier(0, at(at(seats, 0), 0), one)),
      ...defenders.map(one => soldier(1, at(at(seats, 1), 0), one)),
    ],
    duel: false,
    large: false,
    commander: [0, attackers.length],
    tokens: [[], []],
    houses: [],
    initiative: 0,
    turn: 1,
    quiet: 0,
    wins: [0, 0],
    inflicted: [0, 0],
    failed: [false, false],
    traitors: [],
    extra: Array.from({ length: MERCENARY_COMPANIES }, () => 0),
    played: [0, 0],
    hesitated: [0, 0],
    winner: -1,
    fight: null,
    ...more,
  };
  p.state.battle = fight;
  fight.soldiers.forEach((one, index) => {
    if (one.left < 0) one.left = factors(p.table, fight, index).M;
  });
  return fight;
}

/** Plays the battle in the state from these frames; the turn of seat 0 is suspended below. */
export const from = (p: Position, frames: Frame<Podesta>[], dice: number[] = []): Match =>
  p.play([...frames, { step: 'afterBattle' }, { step: 'military', seat: 0 }, { step: 'turnEnd', seat: 0 }], dice);

export const phase = (p: Position, name: 'move' | 'shoot' | 'fight', side = 0, dice: number[] = []): Match =>
  from(
    p,
    [
      { step: 'battlePhase', phase: name, side, passes: 0 },
      { step: 'reorder', side: 0 },
      { step: 'reorder', side: 1 },
      { step: 'battleTurnEnd' },
    ],
    dice,
  );

export const reorder = (p: Position, side = 0, dice: number[] = []): Match =>
  from(p, [{ step: 'reorder', side }, { step: 'reorder', side: 1 - side }, { step: 'battleTurnEnd' }], dice);

/** The units on a square, the top one first. */
export const onSquare = (fight: Battle, where: string): number[] =>
  stackOn(fight, fieldSquare(where)).map(index => at(fight.soldiers, index).unit);

/** Cards turned in a fight: Spade and Scudi of the attacker, then of the defender. */
export const cards = (...values: number[]): number[] => values.map(value => value - 1);

/** The squares that actions of a kind lead to, by name. */
export const fieldNames = (match: Match, type: string, seat?: number): string[] =>
  match.choices(type, 'cell', seat).map(cell => fieldName(world, Number(cell)));

/** Answers everything a battle asks in the plainest way until this seat concedes it. */
export function fightOut(match: Match, loser: number): Match {
  for (let count = 0; count < 200 && match.state.battle; count++) {
    const { step, seats } = match;
    const seat = at(seats, 0);
    if (step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
    else if (step === 'deployment') match.act(at(match.legal('deploy', seat), 0), seat);
    else if (step === 'command') match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
    else if (step === 'extraPay') match.lay(seat, 0);
    else if (step?.startsWith('battle')) {
      if (seat === loser) match.do('parley', 'concede');
      else match.do('pass');
    } else if (step === 'reorder' && seat === loser) match.do('parley', 'concede');
    else match.act({ type: 'ready' }, seat);
  }
  return match;
}
