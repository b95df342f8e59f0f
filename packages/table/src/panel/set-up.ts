/** A placement proposed: each piece as near to the enemy as is prudent, turned towards him. */
import { type AnyAction, equal } from '@carroccio/kernel';
import { centre, towards } from '../board/geometry.ts';
import type { BoardPicture, Spot } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';
import { choicesOf, isVerb } from './choosing.ts';
import type { Attempt } from './plans.ts';

/** Nearer than this, in sides of a hex, nobody is placed who can stand farther off. */
const PRUDENT = 5;
const MOST = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) / 100;

/** Where the enemy stands, or is to be looked for. */
function enemiesOf({ grid, pieces }: BoardPicture, sight: AnySight): readonly Point[] {
  const own = sight.decision?.seats ?? [];
  const foes = pieces.filter(({ seat }) => seat !== undefined && !own.includes(seat));
  const stand = foes.map(({ cell }) => centre(grid, cell));
  return stand.length > 0 ? stand : [mean(Array.from({ length: grid.cellCount }, (_, cell) => centre(grid, cell)))];
}

/** The less, the better: first the place, then the way it faces. */
function price(picture: BoardPicture, foes: readonly Point[], { cell, facing }: Spot): number {
  const here = centre(picture.grid, cell);
  const nearest = foes.reduce((best, foe) => (apart(foe, here) < apart(best, here) ? foe : best));
  const far = apart(nearest, here);
  const place = far < PRUDENT ? 1000 - far : far;
  if (!facing) return place;
  const ahead = towards(picture.grid, cell, facing.direction, facing.towards);
  const to = { x: nearest.x - here.x, y: nearest.y - here.y };
  const length = Math.hypot(to.x, to.y) || 1;
  return place - (ahead.x * to.x + ahead.y * to.y) / length / 100;
}

/** What to place next, and where; `null` when the set-up is done, or is for words and not for the board. */
function proposed(table: Table, sight: AnySight): AnyAction | null {
  if (!sight.decision || !table.setUp?.includes(sight.decision.step)) return null;
  const choices = choicesOf(table, sight);
  const picture = table.boards(sight).find(({ id }) => choices.some(({ spot }) => spot?.board === id));
  if (!picture) return choices[0]?.action ?? null;
  const foes = enemiesOf(picture, sight);
  const priced = choices.flatMap(({ action, spot }) =>
    spot?.board === picture.id ? [{ action, price: price(picture, foes, spot) }] : [],
  );
  return priced.reduce((best, one) => (one.price < best.price ? one : best)).action;
}

/** What would close the set-up, as long as it may not be chosen. */
export function notYet({ closing }: Table, { decision, legal }: AnySight): AnyAction | null {
  const close = decision ? closing?.[decision.step] : undefined;
  return close && !legal.some(action => equal(action, close)) ? close : null;
}

/** The rest of the set-up, as one thing. */
export const placementOf = (table: Table, from: Attempt): readonly AnyAction[] => placing(table, from, null);

/** The rest of the set-up with this chosen wherever it can be: all by that side of the map. */
export const placementLike = (table: Table, from: Attempt, like: AnyAction): readonly AnyAction[] =>
  placing(table, from, like);

/** While pieces are placed: what is chosen in words, and could be chosen for all that are left. */
export const forAll = (table: Table, sight: AnySight): readonly AnyAction[] =>
  sight.decision && table.setUp?.includes(sight.decision.step)
    ? choicesOf(table, sight).flatMap(choice => (choice.spot === null && !isVerb(choice) ? [choice.action] : []))
    : [];

/** An army taken whole, as far as there is something to choose for it. */
export function raised(from: Attempt, next: (sight: AnySight) => AnyAction | null): readonly AnyAction[] {
  let army = from;
  while (army.open && army.actions.length < MOST) {
    const action = next(army.sight);
    const further = action ? army.next(action) : null;
    if (!further) break;
    army = further;
  }
  return army.actions;
}

function placing(table: Table, from: Attempt, like: AnyAction | null): readonly AnyAction[] {
  let placed = from;
  while (placed.open && placed.actions.length < MOST) {
    const { sight } = placed;
    const same = like && table.setUp?.includes(sight.decision?.step ?? '') && sight.legal.find(one => equal(one, like));
    const action = same || proposed(table, sight);
    const further = action ? placed.next(action) : null;
    if (!further) break;
    placed = further;
  }
  return placed.actions;
}
