/** How a battle is decided (scenarios; R100 and the scoring of the series). */
import type { Flow } from '@carroccio/kernel';
import { areaKind, inCastle, inTower, levelAt } from '../03-ground/works.ts';
import { holds } from '../07-charges-and-formations/formation.ts';
import { siegeTurnOver } from '../11-sieges/siege-turn.ts';
import { ableOf, type Battle, cellOf, isAlive, isWounded, lives, man, other, sideOf } from '../battle.ts';
import type { Victory } from '../data/scenarios.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED, DEAD, GONE, LEFT } from '../state.ts';

const RULE = 'gui.2.scenario-choice';

/** The price of a character as he was fielded. */
function priceOf(b: Battle, unit: number): number {
  const { points, unpriced } = man(b, unit);
  if (unpriced) return 0;
  return (b.state.fielded[unit] === 1 ? points.mounted : points.foot) ?? points.foot;
}
const took = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((_, unit) => (sideOf(b, unit) === side && (b.state.fielded[unit] ?? -1) >= 0 ? [unit] : []));

/** Points of enemies killed or captured, half for the wounded. */
function scoreOf(b: Battle, side: number): number {
  return took(b, other(side)).reduce((sum, unit) => {
    const price = priceOf(b, unit);
    if (b.state.health[unit] === DEAD || b.state.prisoners.some(held => held.unit === unit)) return sum + price;
    return sum + (isWounded(b, unit) ? price / 2 : 0);
  }, 0);
}
const forceOf = (b: Battle, side: number): number => took(b, side).reduce((sum, unit) => sum + priceOf(b, unit), 0);

function end(flow: Flow<Guiscard>, winners: number[], why: Guiscard['endings'], scores: number[], rule = RULE): true {
  flow.end({ rule, why: winners.length === 0 ? 'draw' : why, winners, scores });
  return true;
}

/** The higher score wins; a margin under a tenth of the smaller force is a draw. */
function byScore(b: Battle, flow: Flow<Guiscard>, bonus: readonly number[] = [0, 0]): true {
  const scores = [0, 1].map(side => scoreOf(b, side) + (bonus[side] ?? 0));
  const [first = 0, second = 0] = scores;
  const least = Math.min(forceOf(b, 0), forceOf(b, 1));
  if (Math.abs(first - second) < least / 10 || first === second) return end(flow, [], 'draw', scores);
  return end(flow, [first > second ? 0 : 1], 'score', scores);
}

/** Able men on the table, or still to come. */
const hasMen = (b: Battle, side: number): boolean =>
  ableOf(b, side).length > 0 ||
  b.state.cell.some((cell, unit) => sideOf(b, unit) === side && cell === AWAITED && isAlive(b, unit));

type Of<K extends Victory['kind']> = Extract<Victory, { kind: K }>;

const leftBy = ({ state }: Battle, unit: number, sides: readonly number[]): boolean =>
  state.exits.some(exit => exit.unit === unit && sides.includes(exit.side));

function survivors(
  b: Battle,
  flow: Flow<Guiscard>,
  { side, group, loss, draw, leader }: Of<'survivors'>,
  last: boolean,
): boolean {
  const index = b.scenario.groups.findIndex(({ id }) => id === group);
  const living = b.state.cell.filter((_, unit) => man(b, unit).group === index && isAlive(b, unit)).length;
  if (!last && living > loss) return false;
  const dead = !isAlive(b, b.roster.byId.get(leader) ?? -1);
  const step = (living <= loss ? 0 : living <= draw ? 1 : 2) + (dead ? 1 : 0);
  const scores = [scoreOf(b, 0), scoreOf(b, 1)];
  return end(flow, step === 0 ? [other(side)] : step === 1 ? [] : [side], 'objective', scores);
}

function level(b: Battle, flow: Flow<Guiscard>, { side, level: high, win, lose }: Of<'level'>, last: boolean): boolean {
  if (!last) return false;
  const there = ableOf(b, side).filter(unit => levelAt(b, cellOf(b, unit)) >= high).length;
  if (there >= win) return end(flow, [side], 'objective', [scoreOf(b, 0), scoreOf(b, 1)]);
  if (there <= lose) return end(flow, [other(side)], 'objective', [scoreOf(b, 0), scoreOf(b, 1)]);
  return byScore(b, flow);
}

function exits(b: Battle, flow: Flow<Guiscard>, { side, win, draw }: Of<'exits'>, last: boolean): boolean {
  const gone = b.state.exits.filter(({ unit }) => sideOf(b, unit) === side).length;
  const left = b.state.cell.filter((_, unit) => sideOf(b, unit) === side && lives(b, unit)).length;
  const scores = side === 0 ? [gone, 0] : [0, gone];
  if (gone >= win) return end(flow, [side], 'objective', scores);
  if (!last && gone + left >= draw) return false;
  return end(flow, gone === draw ? [] : [other(side)], 'objective', scores);
}

function formation(b: Battle, flow: Flow<Guiscard>, { side, bonus }: Of<'formation'>, last: boolean): boolean {
  if (!last) return false;
  const stands = b.state.formations.some(one => one.side === side && holds(b, one));
  const extra = [0, 0];
  extra[stands ? side : other(side)] = bonus;
  return byScore(b, flow, extra);
}

const holdsRoom = (b: Battle, side: number, room: string): boolean => {
  const inside = (who: number): boolean => ableOf(b, who).some(unit => areaKind(b, cellOf(b, unit)) === room);
  return inside(side) && !inside(other(side));
};
function farm(b: Battle, flow: Flow<Guiscard>, rule: Of<'farm'>, last: boolean): boolean {
  const { raiders, rooms, prisoner, horses, sheep } = rule;
  const scores = [scoreOf(b, 0), scoreOf(b, 1)];
  if (rooms.every(room => holdsRoom(b, raiders, room))) return end(flow, [raiders], 'objective', scores);
  if (!last) return false;
  const led = horses.every(id => {
    const of = b.roster.byId.get(id) ?? -1;
    return b.state.horses.some(
      one => one.of === of && !one.dead && one.head === GONE && one.side === raiders && !lives(b, one.rider),
    );
  });
  const flock = b.state.cell.filter(
    (cell, unit) =>
      man(b, unit).animal && cell >= 0 && isAlive(b, unit) && ableOf(b, raiders).some(one => near(b, one, cell)),
  ).length;
  if (led && flock >= sheep) return end(flow, [raiders], 'objective', scores);
  const held = rooms.filter(room => holdsRoom(b, other(raiders), room)).length;
  if (held >= 2 && isAlive(b, b.roster.byId.get(prisoner) ?? -1))
    return end(flow, [other(raiders)], 'objective', scores);
  return byScore(b, flow);
}
const near = (b: Battle, unit: number, cell: number): boolean => {
  const { u, v } = b.field.grid;
  const here = cellOf(b, unit);
  const du = (u[here] ?? 0) - (u[cell] ?? 0);
  const dv = (v[here] ?? 0) - (v[cell] ?? 0);
  return Math.max(Math.abs(du), Math.abs(dv), Math.abs(du + dv)) === 1;
};

function escapes(
  b: Battle,
  flow: Flow<Guiscard>,
  { side, who, sides, companions }: Of<'escape'>,
  last: boolean,
): boolean {
  const leader = b.roster.byId.get(who) ?? -1;
  const scores = [scoreOf(b, 0), scoreOf(b, 1)];
  if (!isAlive(b, leader)) return end(flow, [other(side)], 'objective', scores);
  const out = leftBy(b, leader, sides);
  const mates = b.state.exits.filter(({ unit }) => unit !== leader && sideOf(b, unit) === side).length;
  if (out && mates >= companions) return end(flow, [side], 'objective', scores);
  const onTable = b.state.cell.some((_, unit) => sideOf(b, unit) === side && lives(b, unit));
  if (!last && onTable) return false;
  return end(flow, out ? [] : [other(side)], 'objective', scores);
}

function loot(b: Battle, flow: Flow<Guiscard>, { raiders, sides, carried, held }: Of<'loot'>, last: boolean): boolean {
  if (!last) return false;
  const extra = [0, 0];
  for (const { bearer } of b.state.loot) {
    if (bearer >= 0 && leftBy(b, bearer, sides) && sideOf(b, bearer) === raiders)
      extra[raiders] = (extra[raiders] ?? 0) + carried;
    else if (bearer < 0 || sideOf(b, bearer) !== raiders) extra[other(raiders)] = (extra[other(raiders)] ?? 0) + held;
  }
  return byScore(b, flow, extra);
}

const towerTaken = (b: Battle, side: number): boolean =>
  ableOf(b, side).some(unit => inTower(b, cellOf(b, unit))) &&
  !ableOf(b, other(side)).some(unit => inTower(b, cellOf(b, unit)));

function tower(b: Battle, flow: Flow<Guiscard>, { side }: Of<'tower'>, last: boolean): boolean {
  const scores = [scoreOf(b, 0), scoreOf(b, 1)];
  if (towerTaken(b, side)) return end(flow, [side], 'objective', scores);
  if (!last) return false;
  const inside = b.state.cell.some((cell, unit) => sideOf(b, unit) === side && lives(b, unit) && inCastle(b, cell));
  return inside ? byScore(b, flow) : end(flow, [other(side)], 'objective', scores);
}

const within = (b: Battle, side: number): number => ableOf(b, side).filter(unit => inCastle(b, cellOf(b, unit))).length;

/** The man led off, held, or shut up in his tower with the castle full of enemies. */
function capture(b: Battle, flow: Flow<Guiscard>, { side, who, inside }: Of<'capture'>, last: boolean): boolean {
  const wanted = b.roster.byId.get(who) ?? -1;
  const held = b.state.prisoners.find(({ unit }) => unit === wanted);
  const off = held && b.state.cell[held.by] === LEFT;
  if (off) return end(flow, [side], 'captured', [2, 0]);
  if (!last) return false;
  if (!isAlive(b, wanted)) return end(flow, [], 'draw', [0, 0]);
  return held || towerTaken(b, side) || within(b, side) >= inside
    ? end(flow, [side], 'objective', [1, 0])
    : end(flow, [other(side)], 'objective', [0, 1]);
}

const burntTents = (b: Battle): number =>
  b.field.areas.filter(({ kind, cells }) => kind === 'tent' && cells.every(cell => b.state.works.burnt.includes(cell)))
    .length;

function burning(b: Battle, flow: Flow<Guiscard>, rule: Of<'burning'>, last: boolean): boolean {
  if (!last) return false;
  const { raiders, engine, tent, ladder, deck, win, lose } = rule;
  const decks = b.field.areas
    .filter(({ kind }) => kind === 'deck')
    .flatMap(({ cells }) => cells)
    .filter(cell => b.state.works.burnt.includes(cell)).length;
  const burnt =
    b.state.engines.filter(one => one.side !== raiders && one.gone).length * engine +
    burntTents(b) * tent +
    b.state.ladders.filter(one => one.gone).length * ladder +
    (decks >= 2 ? deck : 0);
  const scores = [0, 0];
  scores[raiders] = burnt;
  scores[other(raiders)] = scoreOf(b, other(raiders));
  return end(flow, burnt >= win ? [raiders] : burnt <= lose ? [other(raiders)] : [], 'objective', scores);
}

function assault(b: Battle, flow: Flow<Guiscard>, { side, inside, few }: Of<'assault'>, last: boolean): boolean {
  const scores = [scoreOf(b, 0), scoreOf(b, 1)];
  if (towerTaken(b, side)) return end(flow, [side], 'objective', scores);
  if (!last) return false;
  const there = within(b, side);
  if (there >= inside) return end(flow, [side], 'objective', scores);
  const broken = b.state.works.ruins.length > 0 || b.state.works.gate === 'destroyed';
  return !broken || there < few ? end(flow, [other(side)], 'objective', scores) : byScore(b, flow);
}

function judge(b: Battle, flow: Flow<Guiscard>, last: boolean): boolean {
  const { victory } = b.scenario;
  switch (victory.kind) {
    case 'survivors':
      return survivors(b, flow, victory, last);
    case 'level':
      return level(b, flow, victory, last);
    case 'exits':
      return exits(b, flow, victory, last);
    case 'formation':
      return formation(b, flow, victory, last);
    case 'farm':
      return farm(b, flow, victory, last);
    case 'escape':
      return escapes(b, flow, victory, last);
    case 'loot':
      return loot(b, flow, victory, last);
    case 'tower':
      return tower(b, flow, victory, last);
    case 'capture':
      return capture(b, flow, victory, last);
    case 'burning':
      return burning(b, flow, victory, last);
    case 'assault':
      return assault(b, flow, victory, last);
    default:
      return last ? byScore(b, flow) : false;
  }
}

/** At the end of every game turn; says whether the battle is over. */
export function endOfTurn(b: Battle, flow: Flow<Guiscard>): boolean {
  if (b.state.siege) return siegeTurnOver(b, flow);
  const lastTurn = b.state.turn >= (b.scenario.turns ?? 1);
  if (judge(b, flow, lastTurn)) return true;
  // gui.2.destroyed, R100: a side without anybody able has lost, unless the scenario counts otherwise.
  const gone = [0, 1].filter(side => !hasMen(b, side));
  const [first] = gone;
  if (first === undefined) return false;
  const counts = ['survivors', 'exits', 'escape', 'loot', 'capture', 'burning'].includes(b.scenario.victory.kind);
  if (counts || gone.length === 2) return judge(b, flow, true);
  return end(flow, [other(first)], 'destroyed', [scoreOf(b, 0), scoreOf(b, 1)], 'gui.2.destroyed');
}
