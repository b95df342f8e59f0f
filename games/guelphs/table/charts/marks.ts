/** The cells of the charts that apply now. */
import { distance } from '@carroccio/boards';
import {
  attackersOf,
  type Battle,
  card,
  cellOf,
  columnOf,
  columnShifts,
  type Guelphs,
  isRated,
  onMap,
} from '@carroccio/guelphs/survey';
import { type Action, at, type ChartMark } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';

const GROUNDS = ['clear', 'hill', 'woods', 'camp'] as const;

export const createMarks =
  (lore: Lore) =>
  (sight: BattleSight): ChartMark[] => {
    const labels = new Labels(lore, sight);
    const { battle, words } = labels;
    const sky = battle.rules.sky ? at(battle.charts.weather, battle.state.weather).id : undefined;
    const title = lore.setting.game.text[sight.language].scenarios[sight.scene.scenario]?.title;
    return [
      ...(sky === undefined ? [] : [{ chart: 'weather', row: words.skies[sky] }]),
      ...(title === undefined ? [] : [{ chart: 'levels', row: title }]),
      ...groundUnder(labels, sight),
      ...sight.legal.flatMap(action => marksOf(labels, sight, action)),
    ];
  };

/** The ground under the unit that is moving. */
function groundUnder({ battle, words }: Labels, { decision }: BattleSight): ChartMark[] {
  const frame = decision?.frame;
  if (!frame || !('unit' in frame) || !onMap(battle, frame.unit)) return [];
  const ground = GROUNDS[battle.field.terrain[cellOf(battle, frame.unit)] ?? -1];
  return ground === undefined ? [] : [{ chart: 'terrain', row: words.grounds[ground] }];
}

function marksOf(labels: Labels, { decision }: BattleSight, action: Action<Guelphs>): ChartMark[] {
  const frame = decision?.frame;
  const { battle } = labels;
  if (action.type === 'combat')
    return shockMarks(labels, action.target, action.lead, attackersOf(battle, action.target));
  if (!frame || !('unit' in frame)) return [];
  if (action.type === 'attack') return shockMarks(labels, action.target, frame.unit, [frame.unit]);
  return action.type === 'fireAt' ? fireMarks(labels, frame.unit, action.target) : [];
}

function shockMarks(labels: Labels, target: number, lead: number, attackers: readonly number[]): ChartMark[] {
  const { battle: b, words } = labels;
  if (attackers.length === 0 || !isRated(b, lead) || !isRated(b, target)) return [];
  const why = `${labels.unit(lead)} → ${labels.unit(target)}`;
  const [own, other] = [card(b, lead), card(b, target)];
  const column = columnOf(columnShifts(b, target, lead, attackers));
  return [
    { chart: 'shock', column: words.charts.signed(column), why },
    { chart: 'unit-type', row: words.kinds[own.type], column: words.kinds[other.type], why },
    { chart: 'armour', row: words.armours[own.armour], column: words.armours[other.armour], why },
  ];
}

function fireMarks(labels: Labels, unit: number, target: number): ChartMark[] {
  const { battle: b, words } = labels;
  const range = rangeOf(b, unit, target);
  return [
    {
      chart: 'fire',
      row: words.armours[card(b, target).armour],
      column: words.charts.rangeOf(range),
      why: `${labels.unit(unit)} → ${labels.unit(target)}`,
    },
  ];
}

const rangeOf = (b: Battle, unit: number, target: number): number =>
  distance(b.field.grid, cellOf(b, unit), cellOf(b, target));
