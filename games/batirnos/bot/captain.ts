import { type Bot, defineBot, overlook } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Batirnos } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that weighs every order, move and blow by what it is worth, and looks no further ahead than its cards; it may not see a share of what it could do. */
const commander = (name: string, overlooked: number, battle: BattleOf): Bot =>
  defineBot<Batirnos>({
    name,
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const choices = overlook(play.legal(seat), overlooked, thinking);
      return { action: decide(battle(play.look), decision.frame, { seat, choices, chosen: play.chosen(seat) }) };
    },
  });

/** The bots, weakest first: the captain overlooks nothing. */
export const createBots = (battle: BattleOf): Bot[] => [
  commander('recruit', 0.75, battle),
  commander('corporal', 0.5, battle),
  commander('sergeant', 0.25, battle),
  commander('captain', 0, battle),
];
