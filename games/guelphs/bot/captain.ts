import { type Bot, defineBot } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Guelphs } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that weighs every order by what it is worth, and looks no further ahead than the dice of the moment. */
export const createCaptain = (battle: BattleOf): Bot =>
  defineBot<Guelphs>({
    name: 'captain',
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      return { action: decide(battle(play.look), decision.frame, play.legal(seat), thinking) };
    },
  });
