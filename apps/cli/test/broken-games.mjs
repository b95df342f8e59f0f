/**
 * The ford with what must not happen: a bot that fails, one that never has done thinking, and data that pass every check but cannot be played.
 * And a game that has its rulebook only.
 */
import { Registry } from '@carroccio/kernel';
import { ford } from '../../../packages/kernel/test/tiny/dist/index.js';

const lost = {
  name: 'lost',
  choose() {
    throw new Error('which way is forward?');
  },
};

const snail = {
  name: 'snail',
  choose() {
    for (;;);
  },
};

function build(data) {
  const game = ford.build(data);
  return {
    ...game,
    bots: [lost, snail],
    setup(call) {
      if (data.waters[call.scenario].length === 13) throw new Error('thirteen cells bring bad luck');
      return game.setup(call);
    },
  };
}

const marsh = { rulebook: { ...ford.rulebook, id: 'marsh', title: { en: 'The Marsh', it: 'La palude' } }, parts: {} };

export const registry = new Registry([{ ...ford, build }, marsh]);
