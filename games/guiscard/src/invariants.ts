/** What must be true after every action. */
import { directionTo } from '@carroccio/boards';
import { hexCost } from './04-movement/movement.ts';
import { type Battle, cellOf, isAlive, isMounted, isStunned, lives, man, tailOf } from './battle.ts';
import { ABSENT, AWAITED, CARRIED, DEAD, ELSEWHERE, GONE, LEFT } from './state.ts';

const PLACES = [GONE, AWAITED, LEFT, ABSENT, CARRIED, ELSEWHERE];

/** gui.1.2a, gui.1.1b: every character in exactly one place and state; horses of two hexes hold together. */
function characters(b: Battle): string[] {
  const { state, field } = b;
  return state.cell.flatMap((cell, unit) => {
    const name = man(b, unit).id;
    const wrong: string[] = [];
    const health = state.health[unit] ?? -1;
    if (health < 0 || health > DEAD) wrong.push(`${name} is in no state`);
    if (cell < 0 && !PLACES.includes(cell)) wrong.push(`${name} is nowhere`);
    if (cell >= field.grid.cellCount) wrong.push(`${name} is off the map`);
    if (isMounted(b, unit)) {
      const horse = state.horses[state.ride[unit] ?? -1];
      if (horse?.rider !== unit) wrong.push(`${name} rides somebody else's horse`);
      if (horse?.dead) wrong.push(`${name} rides a dead horse`);
      if (!isAlive(b, unit)) wrong.push(`${name} is dead in the saddle`);
      if (lives(b, unit) && directionTo(field.grid, tailOf(b, unit), cellOf(b, unit)) < 0)
        wrong.push(`the horse of ${name} is torn apart`);
      if (health === 1) wrong.push(`${name} is stunned in the saddle`);
    } else if ((state.tail[unit] ?? -1) >= 0) wrong.push(`${name} has a tail on foot`);
    if (cell === CARRIED && ![...state.carries, ...state.prisoners].some(({ unit: who }) => who === unit))
      wrong.push(`${name} is carried by nobody`);
    return wrong;
  });
}

function horses({ state, field }: Battle): string[] {
  return state.horses.flatMap(({ rider, head, tail, dead, leader }, index) => {
    const wrong: string[] = [];
    if (rider >= 0 && state.ride[rider] !== index) wrong.push(`horse ${index} thinks it is ridden`);
    if (rider < 0 && !dead && head >= 0 && directionTo(field.grid, tail, head) < 0)
      wrong.push(`horse ${index} is torn apart`);
    if (dead && leader >= 0) wrong.push(`dead horse ${index} is led`);
    return wrong;
  });
}

/** Nobody stands in impassable ground, but on ladders and ropes. */
function footing(b: Battle): string[] {
  return b.state.cell.flatMap((cell, unit) =>
    cell >= 0 && lives(b, unit) && hexCost(b, cell, false) < 0 && !isMounted(b, unit)
      ? [`${man(b, unit).id} stands where nobody can`]
      : [],
  );
}

/** gui.4.1: one living being a hex, once a movement step is over. */
function stacks(b: Battle): string[] {
  const seen = new Map<number, string>();
  const wrong: string[] = [];
  const put = (cell: number, name: string): void => {
    const there = seen.get(cell);
    if (there !== undefined) wrong.push(`${name} and ${there} share a hex`);
    seen.set(cell, name);
  };
  for (let unit = 0; unit < b.state.cell.length; unit++) {
    if (!lives(b, unit) || isStunned(b, unit)) continue;
    put(cellOf(b, unit), man(b, unit).id);
    if (isMounted(b, unit)) put(tailOf(b, unit), man(b, unit).id);
  }
  return wrong;
}

function siege({ state }: Battle): string[] {
  const { siege: one } = state;
  if (!one) return [];
  return [
    ...(one.day < 0 || one.eaten < 0 ? ['the calendar runs backwards'] : []),
    ...(one.ladders < 0 || one.grapnels < 0 || one.stoneThrowers < 0 ? ['equipment below nothing'] : []),
  ];
}

/** Between the movement step and the first blow nobody shares a hex (gui.4.1). */
export const invariants = (b: Battle, settled: boolean): string[] => [
  ...characters(b),
  ...horses(b),
  ...footing(b),
  ...siege(b),
  ...(settled ? stacks(b) : []),
];
