import { type Bot, defineBot } from '@carroccio/kernel';
import type { BattleOf } from '../src/battle.ts';
import type { Batirnos } from '../src/shape.ts';
import { decide } from './policy.ts';

/** A bot that weighs every order, move and blow by what it is worth, and looks no further ahead than its cards. */
export const createCaptain = (battle: BattleOf): Bot =>
  defineBot<Batirnos>({
    name: 'captain',
    choose(play, seat) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const asked = { seat, choices: play.legal(seat), chosen: play.chosen(seat) };
      return { action: decide(battle(play.look), decision.frame, asked) };
    },
  });
