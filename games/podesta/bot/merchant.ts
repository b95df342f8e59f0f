import { type Bot, defineBot } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { Tables } from '../src/world.ts';
import { mindOf } from './mind.ts';
import { decide } from './policy.ts';

/** A bot that weighs every florin and every company by the points it may bring, and looks no further than the month. */
export const createMerchant = (tables: Tables): Bot =>
  defineBot<Podesta>({
    name: 'merchant',
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const mind = mindOf(tables.look(play.look), play.look.scenario, seat, play.families(seat));
      return { action: decide(mind, decision.frame, play.legal(seat), thinking) };
    },
  });
