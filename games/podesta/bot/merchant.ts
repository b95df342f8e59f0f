import { type Bot, defineBot, overlook } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { Tables } from '../src/world.ts';
import { mindOf } from './mind.ts';
import { decide } from './policy.ts';

/** A bot that weighs every florin and every company by the points it may bring, and looks no further than the month; it may not see a share of what it could do. */
const trader = (name: string, overlooked: number, tables: Tables): Bot =>
  defineBot<Podesta>({
    name,
    choose(play, seat, thinking) {
      const decision = play.decision();
      if (!decision) throw new Error('the match is over');
      const mind = mindOf(tables.look(play.look), play.look.scenario, seat, play.families(seat));
      return { action: decide(mind, decision.frame, overlook(play.legal(seat), overlooked, thinking), thinking) };
    },
  });

/** It sees everything, and looks no further than the month. */
export const createMerchant = (tables: Tables): Bot => trader('merchant', 0, tables);

/** The bots, weakest first. */
export const createBots = (tables: Tables): Bot[] => [
  trader('apprentice', 0.65, tables),
  trader('pedlar', 0.38, tables),
  trader('factor', 0.14, tables),
  createMerchant(tables),
];
