/** What of a battle, or of a siege, tells who will win it, for one side. */
import { at } from '@carroccio/kernel';
import { campaigners, daysLeft, demolished, placeCells } from '../../src/11-sieges/siege.ts';
import {
  ableOf,
  around,
  type Battle,
  cellOf,
  enemyAt,
  isAble,
  isAlive,
  isHealthy,
  isMounted,
  isWounded,
  man,
  other,
  sideOf,
} from '../../src/battle.ts';
import { scoreOf } from '../../src/scenarios/common/scoring.ts';
import { ABSENT, AWAITED, type Siege } from '../../src/state.ts';
import { worthOf } from '../worth.ts';
import { progressOf } from './progress.ts';

/** What a wounded man still is worth, and one who lies stunned. */
const WOUNDED = 0.5;
const STUNNED = 0.4;

/** A side in points of price: what is left of it, and of what kind. */
interface Army {
  left: number;
  riders: number;
  shooters: number;
  hurt: number;
  awaited: number;
  commanders: number;
  /** Men with an enemy beside them, and those who have more than one. */
  engaged: number;
  beset: number;
}

function armyOf(b: Battle, side: number): Army {
  const army = { left: 0, riders: 0, shooters: 0, hurt: 0, awaited: 0, commanders: 0, engaged: 0, beset: 0 };
  b.state.cell.forEach((cell, unit) => {
    const takesPart = cell >= 0 || cell === AWAITED || cell === ABSENT;
    if (!takesPart || sideOf(b, unit) !== side || !isAlive(b, unit) || man(b, unit).animal) return;
    if (cell !== AWAITED && (b.state.fielded[unit] ?? -1) < 0) return;
    const worth = worthOf(b, unit);
    const sound = isHealthy(b, unit) ? worth : worth * (isWounded(b, unit) ? WOUNDED : STUNNED);
    army.left += sound;
    if (cell === AWAITED) army.awaited += worth;
    if (isMounted(b, unit)) army.riders += sound;
    if (man(b, unit).missile !== null) army.shooters += sound;
    if (!isHealthy(b, unit)) army.hurt += worth;
    if (man(b, unit).command) army.commanders += 1;
    if (cell < 0 || !isAble(b, unit)) return;
    const enemies = around(b, cell).filter(next => enemyAt(b, next, side) >= 0).length;
    if (enemies > 0) army.engaged += worth;
    if (enemies > 1) army.beset += worth;
  });
  return army;
}

interface Verdict {
  /** 1 for whoever would win now, -1 for whoever would lose. */
  wins: number;
  /** How far the scores would be apart. */
  margin: number;
}

/** Who would win if this turn were the last. */
function verdictOn(b: Battle, side: number): Verdict {
  const verdict = { wins: 0, margin: 0 };
  if (b.rules.isSiege) return verdict;
  const end = ({ winners, scores }: { winners: readonly number[]; scores: readonly (number | null)[] }): void => {
    verdict.wins = winners.length === 0 ? 0 : winners.includes(side) ? 1 : -1;
    verdict.margin = (scores[side] ?? 0) - (scores[other(side)] ?? 0);
  };
  b.rules.judge(b, { end }, true);
  return verdict;
}

/** How a siege stands, from the garrison's side: food, days, walls, who is within. */
function siegeFor(b: Battle, side: number) {
  const { siege } = b.state;
  if (!siege) return { food: 0, days: 0, breach: 0, within: 0, gear: 0, numbers: 0 };
  const sign = side === 1 ? 1 : -1;
  const calendar = b.scenario.siege?.days ?? 1;
  const toGo = Math.max(1, calendar - siege.day);
  return {
    food: sign * (siege.day === 0 ? 1 : Math.min(1.5, daysLeft(siege) / toGo)),
    days: (sign * siege.day) / calendar,
    breach: -sign * (demolished(b).length + 2 * siege.redoubt),
    within: -sign * within(b, siege),
    gear: -sign * (siege.stoneThrowers + (siege.ladders + siege.grapnels) / 3),
    numbers: sign * Math.min(4, campaigners(b, 0).length / Math.max(1, campaigners(b, 1).length)),
  };
}

/** During an assault: what part of those in the place are enemies. */
function within(b: Battle, { action }: Siege): number {
  if (action !== 'assault') return 0;
  const place = new Set(placeCells(b));
  const inside = (side: number): number => ableOf(b, side).filter(unit => place.has(cellOf(b, unit))).length;
  const [enemies, own] = [inside(0), inside(1)];
  return enemies / Math.max(1, enemies + own);
}

export const FIGURES = [
  'lead',
  'strength',
  'share',
  'riders',
  'shooters',
  'hurt',
  'awaited',
  'commanders',
  'engaged',
  'beset',
  'phase',
  'tasked',
  'taskedLate',
  'progress',
  'progressLate',
  'wins',
  'winsLate',
  'margin',
  'marginLate',
  'food',
  'days',
  'breach',
  'within',
  'gear',
  'numbers',
] as const;

/** As many as there are names. */
export function figuresOf(b: Battle, side: number): Record<(typeof FIGURES)[number], number> {
  const armies = [armyOf(b, 0), armyOf(b, 1)];
  const own = at(armies, side);
  const enemy = at(armies, other(side));
  const both = Math.max(1, own.left + enemy.left);
  const gone = b.state.siege ? 0 : Math.min(1, b.state.turn / Math.max(1, b.scenario.turns ?? 1));
  const { wins, margin } = verdictOn(b, side);
  const task = b.rules.tasked;
  const tasked = task < 0 ? 0 : task === side ? 1 : -1;
  const progress = tasked * progressOf(b);
  return {
    lead: scoreOf(b, side) - scoreOf(b, other(side)),
    strength: own.left,
    share: own.left / both,
    riders: own.riders / both,
    shooters: own.shooters / both,
    hurt: own.hurt / both,
    awaited: own.awaited / both,
    commanders: own.commanders,
    engaged: own.engaged / both,
    beset: own.beset / both,
    phase: b.state.phase === side ? 1 : 0,
    tasked,
    taskedLate: tasked * gone,
    progress,
    progressLate: progress * gone,
    wins,
    winsLate: wins * gone ** 2,
    margin,
    marginLate: margin * gone,
    ...siegeFor(b, side),
  };
}
