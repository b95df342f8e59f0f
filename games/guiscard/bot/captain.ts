import { type Bot, defineBot, overlook } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Guiscard } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that counts out every blow and shot, and looks no further ahead than the enemy's next move; it may not see a share of what it could do. */
const commander = (name: string, overlooked: number, battle: BattleOf): Bot =>
  defineBot<Guiscard>({
    name,
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const seen = overlook(play.legal(seat), overlooked, thinking);
      return { action: decide(battle(play.look), decision.frame, seen, thinking) };
    },
  });

/** It sees everything, and looks no further ahead than the enemy's next move. */
export const createCaptain = (battle: BattleOf): Bot => commander('captain', 0, battle);

/** The bots, weakest first. */
export const createBots = (battle: BattleOf): Bot[] => [
  commander('recruit', 0.9, battle),
  commander('squire', 0.72, battle),
  commander('sergeant', 0.45, battle),
  createCaptain(battle),
];
