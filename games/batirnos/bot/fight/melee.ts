/** The choices of the melee phase. */
import type { Action } from '@carroccio/kernel';
import { type Battle, isArtillery, sideOf, strengthOf, weakened } from '../../src/battle.ts';
import type { Batirnos, Fight, Melee } from '../../src/shape.ts';
import { best, type Choices, firstOfKind, ofKind } from '../choices.ts';
import { clashWorth, duelWorth } from './clash.ts';

/** The foe it is best to attack; reiter keep off from a bad fight. */
export function chooseAttack(b: Battle, unit: number, choices: Choices): Action<Batirnos> {
  const attacks = ofKind(choices, 'attack');
  const decline = choices.find(({ type }) => type === 'decline');
  if (attacks.length === 0) return firstOfKind(choices, 'decline');
  const { choice, value } = best(attacks, ({ target }) =>
    (isArtillery(b, target) ? duelWorth : clashWorth)(b, unit, target),
  );
  return decline && value < 0 ? decline : choice;
}

/** Who is attacked fights back; neighbours come in where they gain by it. */
export function chooseJoin(b: Battle, { attacks }: Melee, choices: Choices): Action<Batirnos> {
  const struck = attacks.map(([, target = -1]) => target);
  const { choice, value } = best(choices, option => {
    if (option.type !== 'join') return 0;
    if (struck.includes(option.unit)) return 5;
    if (weakened(b, option.unit)) return -1;
    const attackers = attacks.map(([attacker = -1]) => attacker);
    return 0.1 + Math.max(...attackers.map(attacker => clashWorth(b, option.unit, attacker)));
  });
  return value > 0 ? choice : firstOfKind(choices, 'ready');
}

export const choosePair = (b: Battle, choices: Choices): Action<Batirnos> =>
  best(choices, choice => (choice.type === 'pair' ? clashWorth(b, choice.unit, choice.enemy) : -9)).choice;

/** The fight that promises most comes first. */
export function chooseFight(b: Battle, side: number, fights: readonly Fight[], choices: Choices): Action<Batirnos> {
  return best(choices, choice => {
    const fight = choice.type === 'combat' ? fights.find(({ one }) => one === choice.unit) : undefined;
    if (!fight) return -9;
    const [first = fight.one] = fight.many;
    return sideOf(b, fight.one) === side ? clashWorth(b, fight.one, first) : clashWorth(b, first, fight.one);
  }).choice;
}

/** The unit that takes the blows: the one that gives more than it gets. */
export const choosePrincipal = (b: Battle, { one }: Fight, choices: Choices): Action<Batirnos> =>
  best(choices, choice =>
    choice.type === 'principal' ? clashWorth(b, choice.unit, one) + 0.1 * strengthOf(b, choice.unit) : -9,
  ).choice;
