import { type Bot, defineBot } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Guiscard } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that counts out every blow and shot, and looks no further ahead than the enemy's next move. */
export const createCaptain = (battle: BattleOf): Bot =>
  defineBot<Guiscard>({
    name: 'captain',
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      return { action: decide(battle(play.look), decision.frame, play.legal(seat), thinking) };
    },
  });
