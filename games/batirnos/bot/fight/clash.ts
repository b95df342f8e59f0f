/** What a melee is worth. */

import { due } from '../../src/04-tests/tests.ts';
import {
  advantageOf,
  batteriesBeside,
  foesOf,
  mayAnswer,
  meleeModifiers,
  meleeProtection,
  weaknessTo,
} from '../../src/07-melee/melee.ts';
import { holdsMelee, mayFight } from '../../src/10-command/command.ts';
import { supported } from '../../src/10-command/losses.ts';
import { type Battle, cellOf, enemiesNear, isArtillery, shaken, sideOf, troopOf } from '../../src/battle.ts';
import { lossWorths } from '../worth.ts';
import { spread, successRate } from './chances.ts';

/** What the blows of some units cost the one they strike, their champion first. */
function blowWorth(b: Battle, strikers: readonly number[], struck: number, reaction: boolean): number {
  const [champion] = strikers;
  if (champion === undefined || !mayFight(b, champion, struck)) return 0;
  const cards = due(meleeModifiers(b, champion, struck, reaction));
  const automatic = advantageOf(b, strikers, struck) + weaknessTo(b, struck, strikers);
  const protection = meleeProtection(b, struck, champion);
  const worth = lossWorths(b, struck, supported(b, struck));
  return spread(cards, successRate(b, sideOf(b, champion))).reduce(
    (sum, chance, hits) => sum + chance * worth(hits + automatic - protection),
    0,
  );
}

/** Friends beside the same enemy that would fight it too. */
const supporters = (b: Battle, unit: number, foe: number): number[] =>
  enemiesNear(b, cellOf(b, foe), sideOf(b, foe)).filter(
    friend => friend !== unit && holdsMelee(b, friend) && mayFight(b, friend, foe),
  );

/** Enemies of a unit that would answer its attack, the one attacked first. */
const answerers = (b: Battle, unit: number, foe: number): number[] => [
  ...(mayAnswer(b, foe, unit) ? [foe] : []),
  ...enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(
    other => other !== foe && !shaken(b, other) && !isArtillery(b, other) && mayAnswer(b, other, unit),
  ),
];

/** The mean of what an attack is worth to the attacker. */
export function clashWorth(b: Battle, unit: number, foe: number): number {
  const friends = supporters(b, unit, foe);
  const foes = answerers(b, unit, foe);
  const won = blowWorth(b, [unit, ...friends], foe, false);
  // Blows fall on one of several attackers, and on one who is chosen for it.
  const lost = blowWorth(b, foes, unit, true) / (friends.length > 0 ? 1.3 : 1);
  return won - lost;
}

/** What a fight of these two alone would be worth to the first, wherever they stand. */
export const duelWorth = (b: Battle, unit: number, foe: number): number =>
  isArtillery(b, foe)
    ? troopOf(b, foe).points
    : blowWorth(b, [unit], foe, false) - (shaken(b, foe) ? 0 : blowWorth(b, [foe], unit, true));

/** What the melee that a unit must fight where it stands is worth to it; 0 without enemies. */
export function attackWorth(b: Battle, unit: number): number {
  const guns = batteriesBeside(b, unit).reduce((sum, gun) => sum + troopOf(b, gun).points * 1.5, 0);
  const foes = foesOf(b, unit);
  if (foes.length === 0) return guns;
  return guns + Math.max(...foes.map(foe => clashWorth(b, unit, foe)));
}

/** What an attack by the enemies beside a unit that hold melee orders would cost it. */
export function dangerAt(b: Battle, unit: number): number {
  const threats = enemiesNear(b, cellOf(b, unit), sideOf(b, unit)).filter(
    foe => holdsMelee(b, foe) && mayFight(b, foe, unit),
  );
  if (threats.length === 0) return 0;
  if (isArtillery(b, unit)) return troopOf(b, unit).points * 1.5;
  return Math.max(...threats.map(foe => clashWorth(b, foe, unit)));
}
