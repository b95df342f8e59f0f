/** Fire: what burns, who runs, what is lost (gui.10.2, gui.10.3, gui.10.5.3). */
import type { Flow } from '@carroccio/kernel';
import { engineAt, isBurning, isGreekFire, isWood } from '../03-ground/works.ts';
import { type Frames, harm, killHorse } from '../06-combat/harm.ts';
import { inOwnersOrder } from '../06-combat/order-steps.ts';
import { retreatOf, roast } from '../06-combat/retreat-steps.ts';
import {
  allLivingAt,
  around,
  type Battle,
  hexesBetween,
  horseAt,
  isAlive,
  isMounted,
  isStunned,
  lives,
  sideOf,
} from '../battle.ts';
import { DECK, GATE_HEX, PALISADE_HEX, PLATFORM, TENT } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { HEALTHY, type Naphtha } from '../state.ts';
import { loseHold } from './toppling.ts';

const ladderAt = ({ state }: Battle, cell: number): number =>
  state.ladders.findIndex(({ gone, cell: one, other }) => !gone && (one === cell || other === cell));

/** gui.10.2.1a, gui.10.2.2b: engines, ladders and wooden works burn; so does the siphon. */
export const isFlammable = (b: Battle, cell: number): boolean =>
  !isBurning(b, cell) && (isWood(b, cell) || engineAt(b, cell) >= 0 || ladderAt(b, cell) >= 0);

/** gui.10.2.4: what a fire arrow needs against this hex. */
export const arrowNeeds = (b: Battle, cell: number): number => {
  const code = b.field.terrain[cell];
  const wooden = code === PALISADE_HEX || code === PLATFORM || code === GATE_HEX;
  return wooden && engineAt(b, cell) < 0 ? b.charts.flames.wood : b.charts.flames.engine;
};

/** R26: each owner says who of his runs first; the men of whoever lit the fire run after the others. */
function inOrder(b: Battle, frames: Frames, lighter: number): Frames {
  const runs = (mine: boolean): Frames =>
    frames.filter(
      (frame, index) =>
        frame.step === 'retreat' &&
        (sideOf(b, frame.unit) === lighter) === mine &&
        // A horseman with both hexes on fire runs once.
        frames.findIndex(one => one.step === 'retreat' && one.unit === frame.unit) === index,
    );
  return [
    ...frames.filter(({ step }) => step !== 'retreat'),
    ...inOwnersOrder(runs(false)),
    ...inOwnersOrder(runs(true)),
  ];
}

/** gui.10.3c, gui.10.2.5: a flame is placed, and whoever is there must run. */
export const ignite = (
  b: Battle,
  flow: Flow<Guiscard>,
  cell: number,
  side: number,
  arrow: boolean,
  rule: string,
): Frames => inOrder(b, kindle(b, flow, cell, side, arrow, rule), side);

function kindle(
  b: Battle,
  flow: Flow<Guiscard>,
  cell: number,
  side: number,
  arrow: boolean,
  rule: string,
  fresh = false,
): Frames {
  if (isBurning(b, cell)) return [];
  const soaked = b.state.works.naphtha.find(({ lit, cells }) => !lit && cells.includes(cell));
  if (soaked) return igniteNaphtha(b, flow, soaked, side, fresh);
  b.state.works.flames.push({ cell, side, arrow, turns: 0, fresh });
  flow.emit({ type: 'ignited', rule, cell });
  return scorch(b, flow, cell);
}

/** gui.10.2.5a, gui.10.2.5c, R77 */
function scorch(b: Battle, flow: Flow<Guiscard>, cell: number): Frames {
  const frames: Frames = [];
  for (const unit of allLivingAt(b, cell)) {
    if (isStunned(b, unit)) {
      const [die = 0] = flow.roll({ rule: 'gui.10.2.5c', why: 'stun', sides: 10, seat: sideOf(b, unit) });
      if (die > 6) {
        frames.push(...harm(b, flow, unit, 'killed', 'flames', 'gui.10.2.5c'));
        continue;
      }
      b.state.health[unit] = HEALTHY;
      flow.emit({ type: 'recovered', rule: 'gui.10.2.5c', unit });
    }
    frames.push(...retreatOf(b, flow, unit, 1, 'flames'));
  }
  const loose = horseAt(b, cell);
  if (loose >= 0) killHorse(b, flow, loose, 'gui.10.2.5a');
  return frames;
}

/** gui.10.2.2c: naphtha of two shots that have a hex in common, or two side by side. */
const touch = (b: Battle, one: Naphtha, two: Naphtha): boolean =>
  one.cells.some(cell => two.cells.some(next => hexesBetween(b, cell, next) <= 1));

/** gui.10.2.2c, R78: naphtha poured into a fire, or against other naphtha that burns, burns at once. */
export function pour(b: Battle, flow: Flow<Guiscard>, cells: number[], side: number): Frames {
  const { naphtha } = b.state.works;
  const poured: Naphtha = { cells, lit: false };
  naphtha.push(poured);
  const meetsFire = cells.some(cell => isBurning(b, cell)) || naphtha.some(one => one.lit && touch(b, one, poured));
  return meetsFire ? inOrder(b, igniteNaphtha(b, flow, poured, side), side) : [];
}

/** gui.10.2.2c, gui.10.5.3a: all naphtha burns at once, with what it touches, to the end of the scenario; R125. */
function igniteNaphtha(b: Battle, flow: Flow<Guiscard>, first: Naphtha, side: number, fresh = false): Frames {
  const reached = [first];
  for (const one of reached)
    for (const next of b.state.works.naphtha)
      if (!next.lit && !reached.includes(next) && touch(b, one, next)) reached.push(next);
  const cells = [...new Set(reached.flatMap(one => one.cells))].filter(cell => !isGreekFire(b, cell));
  for (const one of reached) Object.assign(one, { lit: true, by: side });
  for (const cell of cells) flow.emit({ type: 'ignited', rule: 'gui.10.5.3a', cell });
  // A horseman in two of the hexes is one character: one die.
  const caught = [...new Set(cells.flatMap(cell => allLivingAt(b, cell)))];
  const frames = caught.flatMap(unit => (lives(b, unit) ? roast(b, flow, unit) : []));
  for (const cell of cells) {
    const loose = horseAt(b, cell);
    if (loose >= 0) killHorse(b, flow, loose, 'gui.10.5.3b');
    const engine = engineAt(b, cell);
    const burns = engine >= 0 || isWood(b, cell);
    if (burns && !b.state.works.flames.some(flame => flame.cell === cell))
      b.state.works.flames.push({ cell, side, arrow: false, turns: 0, fresh });
  }
  return frames;
}

/** gui.10.2.2a, gui.10.5.1d: the hexes a side has set alight, naphtha on bare ground among them. */
function litBy({ state: { works } }: Battle, side: number): { cell: number; arrow: boolean }[] {
  const flames = works.flames.filter(flame => flame.side === side);
  const pools = works.naphtha.filter(({ lit, by }) => lit && by === side).flatMap(({ cells }) => cells);
  const bare = [...new Set(pools)].filter(cell => !works.flames.some(flame => flame.cell === cell));
  return [...flames.map(({ cell, arrow }) => ({ cell, arrow })), ...bare.map(cell => ({ cell, arrow: false }))];
}

/** gui.10.2.2a, gui.10.2.2b: the fires a side has lit spread at the end of the enemy's phase. */
export function spread(b: Battle, flow: Flow<Guiscard>, side: number): Frames {
  const frames: Frames = [];
  for (const { cell, arrow } of litBy(b, side))
    for (const next of around(b, cell)) {
      const soaked = b.state.works.naphtha.find(
        ({ lit, cells }) => !lit && (cells.includes(next) || cells.includes(cell)),
      );
      if (soaked) frames.push(...igniteNaphtha(b, flow, soaked, side, true));
      if (!isFlammable(b, next)) continue;
      const [die = 0] = flow.roll({ rule: 'gui.10.2.4.spread', why: 'spread', sides: 10, seat: side });
      if (die >= b.charts.flames.spread) frames.push(...kindle(b, flow, next, side, arrow, 'gui.10.2.2b', true));
    }
  return inOrder(b, frames, side);
}

/** gui.10.2.6, R76, R77, R125: three ends of a turn destroy what burns; who stays in the fire suffers again. */
export function burnOn(b: Battle, flow: Flow<Guiscard>): Frames {
  const frames: Frames = [];
  for (const flame of b.state.works.flames) {
    if (flame.fresh) {
      flame.fresh = false;
      continue;
    }
    flame.turns += 1;
    // gui.10.2.5a: wounded in the first turn, killed in the second.
    if (flame.turns < 2) continue;
    for (const unit of allLivingAt(b, flame.cell))
      frames.push(...harm(b, flow, unit, 'killed', 'flames', 'gui.10.2.5a'));
  }
  for (const { cell, side } of b.state.works.flames.filter(({ turns }) => turns >= 3))
    frames.push(...consume(b, flow, cell, side));
  b.state.works.flames = b.state.works.flames.filter(({ turns }) => turns < 3);
  return frames;
}

/** gui.10.2.6a, gui.10.2.6b, gui.9.2.4, R118, R144 */
function consume(b: Battle, flow: Flow<Guiscard>, cell: number, side: number): Frames {
  const { works } = b.state;
  flow.emit({ type: 'burntOut', rule: 'gui.10.2.6a', cell });
  const engine = engineAt(b, cell);
  if (engine >= 0) destroyEngine(b, flow, engine);
  const ladder = b.state.ladders[ladderAt(b, cell)];
  if (ladder) {
    ladder.gone = true;
    ladder.climber = -1;
  }
  const code = b.field.terrain[cell];
  if (code === GATE_HEX) works.gate = 'destroyed';
  else if (code === PALISADE_HEX || code === PLATFORM) works.ruins.push(cell);
  else if (code === TENT || code === DECK || b.field.stairs.has(cell)) works.burnt.push(cell);
  return loseHold(b, flow, cell, side);
}

export function destroyEngine(b: Battle, flow: Flow<Guiscard>, index: number): void {
  const engine = b.state.engines[index];
  if (!engine || engine.gone) return;
  engine.gone = true;
  b.state.works.flames = b.state.works.flames.filter(({ cell }) => cell !== engine.head && cell !== engine.tail);
  flow.emit({ type: 'engineDestroyed', rule: 'gui.10.2.6b', engine: index });
}

/** gui.11.3.3b, gui.9.2.1c: a hex comes down; whoever stands on it is wounded. */
export function bringDown(b: Battle, flow: Flow<Guiscard>, cell: number, by: number, rule: string): Frames {
  const { works } = b.state;
  if (b.field.terrain[cell] === GATE_HEX) works.gate = 'destroyed';
  else if (!works.ruins.includes(cell)) works.ruins.push(cell);
  flow.emit({ type: 'ruined', rule, cell });
  return [
    ...allLivingAt(b, cell).flatMap(unit =>
      isAlive(b, unit) ? harm(b, flow, unit, 'wounded', 'fall', 'gui.11.3.3b', { unhorse: isMounted(b, unit) }) : [],
    ),
    ...loseHold(b, flow, cell, by),
  ];
}
