/** Passing the enemy's lines (gui.4.3). */
import type { Flow, Modifier } from '@carroccio/kernel';
import { ableAgainstMan } from '../06-combat/contact.ts';
import { type Frames, harm } from '../06-combat/harm.ts';
import { type Battle, isAlive, isHealthy, isMounted, isWounded, man, other, sideOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';

type TestResult = 'none' | 'stop' | 'wound' | 'kill';

/** gui.4.3.1.infiltrator, gui.4.3.1.opponent */
export function testModifiers(b: Battle, enemy: number, mover: number): Modifier[] {
  const { infiltrator, opponent } = b.charts.infiltration;
  const list: Modifier[] = [];
  const add = (rule: string, value: number, applies: boolean): void => {
    if (applies) list.push({ rule, value });
  };
  add('gui.4.3.1.infiltrator', infiltrator.mounted, isMounted(b, mover));
  add('gui.4.3.1.infiltrator', infiltrator.armour, man(b, mover).armour);
  add('gui.4.3.1.infiltrator', infiltrator.wounded, isWounded(b, mover));
  add('gui.4.3.1.opponent', opponent.mounted, isMounted(b, enemy));
  add('gui.4.3.1.opponent', opponent.hoplite, man(b, enemy).hoplite);
  add('gui.4.3.1.opponent', opponent.wounded, isWounded(b, enemy));
  return list;
}

export function testResult(b: Battle, total: number): TestResult {
  const { stop, wound, kill } = b.charts.infiltration;
  if (total >= kill) return 'kill';
  if (total >= wound) return 'wound';
  return total >= stop ? 'stop' : 'none';
}

const hasTested = ({ state }: Battle, enemy: number, mover: number): boolean =>
  state.tested.some(([by, whom]) => by === enemy && whom === mover);

/**
 * gui.4.3a, gui.4.3c: enemies who may still test him in this hex, if they could attack it (gui.4.3.1.1); a horseman is
 * tested once, where his head is (gui.4.3.1.2).
 */
export const testers = (b: Battle, mover: number): number[] =>
  ableAgainstMan(b, mover).filter(enemy => !hasTested(b, enemy, mover));

/** gui.4.3.1: one opportunity attack; the harm it does is left to the caller. */
export function test(b: Battle, flow: Flow<Guiscard>, enemy: number, mover: number): TestResult {
  b.state.tested.push([enemy, mover]);
  const [die = 0] = flow.roll({ rule: 'gui.4.3.1', why: 'infiltration', sides: 10, seat: other(sideOf(b, mover)) });
  const modifiers = testModifiers(b, enemy, mover);
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  const result = testResult(b, Math.max(1, Math.min(10, total)));
  flow.emit({ type: 'tested', rule: `gui.4.3.1.${result}`, unit: mover, enemy, die, modifiers, total, result });
  return result;
}

/** R16: in the order the mover's owner has chosen; those he has said nothing of follow. */
function inOrder({ state }: Battle, mover: number, enemies: readonly number[]): number[] {
  const chosen = state.faced.filter(({ unit }) => unit === mover).map(({ enemy }) => enemy);
  return [...chosen.filter(enemy => enemies.includes(enemy)), ...enemies.filter(enemy => !chosen.includes(enemy))];
}
/** The tests that come now, one by one; the choice of their order is used up. */
export function inTurn(b: Battle, mover: number, enemies: readonly number[]): number[] {
  const turn = inOrder(b, mover, enemies);
  b.state.faced = b.state.faced.filter(({ unit }) => unit !== mover);
  return turn;
}

/** Enemies whose order can matter: a first wound makes every later test worse, and they do not all strike alike. */
export function undecided(b: Battle, mover: number, enemies = testers(b, mover)): number[] {
  if (!isHealthy(b, mover)) return [];
  const open = enemies.filter(enemy => !b.state.faced.some(one => one.unit === mover && one.enemy === enemy));
  const weight = (enemy: number): number => testModifiers(b, enemy, mover).reduce((sum, { value }) => sum + value, 0);
  return new Set(open.map(weight)).size > 1 ? open : [];
}

export interface Gauntlet {
  unit: number;
  enemies?: number[];
}
/** R16: asks whom each of them faces first, where it can matter, and goes on with this afterwards. */
export function asksOrder(b: Battle, flow: Flow<Guiscard>, run: readonly Gauntlet[], then: Frames[number]): boolean {
  const asked = run.flatMap(({ unit, enemies }): Frames => {
    const open = undecided(b, unit, enemies);
    return open.length > 0 ? [{ step: 'testOrder', unit, enemies: open }] : [];
  });
  if (asked.length > 0) flow.next(...asked, then);
  return asked.length > 0;
}

interface Passage {
  /** Whether the mover may go on. */
  free: boolean;
  frames: Frames;
}

/** gui.4.3a, R15, R16: all tests of a crossed hex; whoever dies is tested no more. */
export function cross(b: Battle, flow: Flow<Guiscard>, mover: number, enemies = testers(b, mover)): Passage {
  let free = true;
  const frames: Frames = [];
  for (const enemy of inTurn(b, mover, enemies)) {
    if (!isAlive(b, mover)) break;
    const result = test(b, flow, enemy, mover);
    if (result === 'none') continue;
    free = false;
    if (result === 'wound') frames.push(...harm(b, flow, mover, 'wounded', 'infiltration', 'gui.4.3.1.wound'));
    if (result === 'kill') frames.push(...harm(b, flow, mover, 'killed', 'infiltration', 'gui.4.3.1.kill'));
  }
  if (!free && isAlive(b, mover)) flow.emit({ type: 'stopped', rule: 'gui.4.3.1.stop', unit: mover });
  return { free, frames };
}
