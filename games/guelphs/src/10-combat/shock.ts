/** Shock combat: columns, dice, results (gg.10.6). */
import { at, type Modifier } from '@carroccio/kernel';
import { ratingsOf } from '../05-orders/command.ts';
import { aspect, exertsZoneInto } from '../06-facing/zones.ts';
import { crossesStream, groundOf } from '../08-movement/movement.ts';
import { capitaniAt, heroesWith, heroValue } from '../13-personalities/personalities.ts';
import {
  around,
  type Battle,
  card,
  cellOf,
  currentRating,
  disrupted,
  isCavalry,
  isMissile,
  sideOf,
  typeOf,
  unitsAt,
} from '../battle.ts';
import type { CombatType } from '../roster.ts';

const COLUMN_LIMIT = 5;
const DICE_LIMIT = 5;
const HIGHEST_ROLL = 12;
const LOWEST_ROLL = 2;

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);
const limited = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));
const kept = (modifiers: Modifier[]): Modifier[] => modifiers.filter(({ value }) => value !== 0);

const SHIFT_BY_ASPECT = { front: 0, flank: 2, rear: 3 };

/** gg.10.6.1a: flank +2, rear +3, not cumulative; any attacker's position counts, not only the lead's. */
const positionShift = (b: Battle, target: number, attackers: readonly number[]): number =>
  Math.max(0, ...attackers.map(unit => SHIFT_BY_ASPECT[aspect(b, target, cellOf(b, unit))]));

const combatType = (b: Battle, unit: number): CombatType => {
  const type = typeOf(b, unit);
  if (type === 'C' || type === 'I' || type === 'X' || type === 'A') return type;
  throw new Error(`unit ${unit} does not fight`);
};

/** gg.10.6.1h: the TEC's shift, and for a stream the lead attacks across. */
function terrainShift(b: Battle, target: number, lead: number): number {
  const across = crossesStream(b, cellOf(b, lead), cellOf(b, target));
  return groundOf(b, cellOf(b, target)).shock + (across ? b.charts.terrain.stream.shock : 0);
}

/** gg.10.6.1i, R151: one attacker higher is enough; the penalty needs all of them lower. */
function heightShift(b: Battle, target: number, attackers: readonly number[]): number {
  const { height } = b.field;
  const defender = height[cellOf(b, target)] ?? 0;
  const heights = attackers.map(unit => height[cellOf(b, unit)] ?? 0);
  if (heights.some(one => one > defender)) return b.charts.height.higher;
  return heights.every(one => one < defender) ? b.charts.height.lower : 0;
}

/** gg.10.6.1: every column shift, before the limit. */
export function columnShifts(b: Battle, target: number, lead: number, attackers: readonly number[]): Modifier[] {
  // gg.12.1.3: each marker counts.
  const charging = b.state.attacks.filter(({ unit, charge }) => charge && attackers.includes(unit)).length;
  const disruption = (disrupted(b, target) ? 1 : 0) - attackers.filter(unit => disrupted(b, unit)).length;
  return kept([
    { rule: 'gg.10.6.1a', value: positionShift(b, target, attackers) },
    { rule: 'gg.10.6.1b', value: attackers.length - 1 },
    { rule: 'gg.10.6.1d', value: b.charts.unitType[combatType(b, lead)][combatType(b, target)] },
    { rule: 'gg.10.6.1e', value: charging },
    { rule: 'gg.10.6.1f', value: disruption },
    { rule: 'gg.10.6.1g', value: b.charts.armour[card(b, lead).armour][card(b, target).armour] },
    { rule: 'gg.10.6.1h', value: terrainShift(b, target, lead) },
    { rule: 'gg.10.6.1i', value: heightShift(b, target, attackers) },
  ]);
}

/** gg.10.6b, gg.10.6.1z: from column 0, five either way at most. */
export const columnOf = (shifts: readonly Modifier[]): number => limited(sumOf(shifts), COLUMN_LIMIT);

/** gg.10.6.2b, R73: the best Capitano or Hero stacked with any of these units. */
const bestPersonality = (b: Battle, units: readonly number[]): number =>
  Math.max(
    0,
    ...units.flatMap(unit => [
      ...capitaniAt(b, cellOf(b, unit), sideOf(b, unit))
        .filter(index => b.options.capitani === 'any' || index === card(b, unit).battaglia)
        .map(index => ratingsOf(b, index).combat),
      ...heroesWith(b, unit).map(hero => heroValue(b, hero)),
    ]),
  );

/** gg.10.6.2d, R72: undisrupted enemies with an attacker in their zone, whom nobody attacks. */
export function unattackedEnemies(b: Battle, target: number, attackers: readonly number[]): number[] {
  const { attacks, attacked } = b.state;
  const busy = new Set([target, ...attacked, ...attacks.map(attack => attack.target)]);
  const enemies = new Set<number>();
  for (const attacker of attackers)
    for (const cell of around(b, cellOf(b, attacker))) {
      const stack = unitsAt(b, cell);
      if (stack.some(unit => busy.has(unit))) continue;
      for (const enemy of stack) if (threatens(b, enemy, attacker)) enemies.add(enemy);
    }
  return [...enemies];
}

/** gg.7.1.1: Cavalry ignores the zones of Foot. */
const threatens = (b: Battle, enemy: number, attacker: number): boolean =>
  sideOf(b, enemy) !== sideOf(b, attacker) &&
  !disrupted(b, enemy) &&
  (isCavalry(b, enemy) || !isCavalry(b, attacker)) &&
  exertsZoneInto(b, enemy, cellOf(b, attacker));

/** gg.10.6.2e, gg.14.0.2b, R75 */
const palvesariModifier = (b: Battle, target: number, lead: number): number =>
  isMissile(b, target) &&
  unitsAt(b, cellOf(b, target)).some(unit => typeOf(b, unit) === 'P') &&
  (b.options.palvesari === 'all' || aspect(b, target, cellOf(b, lead)) === 'front')
    ? -1
    : 0;

/** gg.10.6.2: every dice modifier, before the limit. */
export function diceModifiers(
  b: Battle,
  target: number,
  lead: number,
  attackers: readonly number[],
  scenarioBonus: Modifier | null,
): Modifier[] {
  return kept([
    { rule: 'gg.10.6.2a', value: currentRating(b, lead) - currentRating(b, target) },
    { rule: 'gg.10.6.2b', value: bestPersonality(b, attackers) },
    { rule: 'gg.13.1.5a', value: -bestPersonality(b, [target]) },
    { rule: 'gg.10.6.2d', value: -2 * unattackedEnemies(b, target, attackers).length },
    { rule: 'gg.14.0.2b', value: palvesariModifier(b, target, lead) },
    ...(scenarioBonus ? [scenarioBonus] : []),
  ]);
}

/** gg.10.6.2z: the total is limited to 5 either way. */
export const diceModifier = (modifiers: readonly Modifier[]): number => limited(sumOf(modifiers), DICE_LIMIT);

/** gg.10.6.2z: a modified roll counts as what the table has. */
export const modifiedRoll = (roll: number, modifiers: readonly Modifier[]): number =>
  Math.max(LOWEST_ROLL, Math.min(HIGHEST_ROLL, roll + diceModifier(modifiers)));

export interface ShockResult {
  text: string;
  attackerHits: number;
  defenderHits: number;
  attackerDisrupted: boolean;
  defenderDisrupted: boolean;
  /** gg.10.7, R80: the table gives the defender more hits than the attacker. */
  retreat: boolean;
}

type ShockChart = Battle['charts']['shock'];

/** Each chart read once: its cells are texts. */
const read = new WeakMap<ShockChart, ReadonlyMap<number, readonly ShockResult[]>>();

/** gg.10.6.3 */
export function readShockTable({ charts: { shock } }: Battle, column: number, roll: number): ShockResult {
  const rows = read.get(shock) ?? new Map(shock.rows.map(row => [row.roll, row.cells.map(shockResult)]));
  read.set(shock, rows);
  return at(rows.get(roll) ?? [], shock.columns.indexOf(column));
}

function shockResult(text: string): ShockResult {
  const [attacker = '-', defender = '-'] = text.split('/');
  const hits = (result: string): number => (result === 'D' || result === '-' ? 0 : Number(result));
  return {
    text,
    attackerHits: hits(attacker),
    defenderHits: hits(defender),
    attackerDisrupted: attacker === 'D',
    defenderDisrupted: defender === 'D',
    retreat: hits(defender) > hits(attacker),
  };
}

/** gg.10.5.3: those who attack a target and are still there. */
export const attackersOf = (b: Battle, target: number): number[] =>
  b.state.attacks.filter(attack => attack.target === target && cellOf(b, attack.unit) >= 0).map(({ unit }) => unit);

/** Targets with markers on them, each a combat to come (gg.10.5.2a). */
export const combatsToCome = (b: Battle): number[] => [...new Set(b.state.attacks.map(({ target }) => target))];
