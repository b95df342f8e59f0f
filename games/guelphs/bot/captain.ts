import { type Bot, defineBot, overlook } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Guelphs } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that weighs every order by what it is worth, but does not see a share of what it could do. */
const commander = (name: string, overlooked: number, battle: BattleOf): Bot =>
  defineBot<Guelphs>({
    name,
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const seen = overlook(play.legal(seat), overlooked, thinking);
      return { action: decide(battle(play.look), decision.frame, seen, thinking) };
    },
  });

/** It sees everything, and looks no further ahead than the dice of the moment. */
export const createCaptain = (battle: BattleOf): Bot => commander('captain', 0, battle);

/** The bots that answer at once, weakest first. */
export const createBots = (battle: BattleOf): Bot[] => [
  commander('recruit', 0.5, battle),
  commander('sergeant', 0.12, battle),
  createCaptain(battle),
];
