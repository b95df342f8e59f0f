import type { GameDefinition } from '@carroccio/kernel';
import Type from 'typebox';

/** The smallest whole game; the other files here each spoil one thing, and none of them may compile. */
export type Whole = {
  state: { n: number };
  view: { n: number };
  scenarios: 'only';
  options: Record<never, never>;
  steps: { ask: { frame: object; asks: 'go' }; act: { frame: { by: number } } };
  actions: { go: object };
  events: { gone: object };
  refusals: Record<never, never>;
  rolls: never;
  endings: 'done';
};

const words: GameDefinition<Whole>['text']['en'] = {
  about: 'x',
  scenarios: { only: { title: 'x', about: 'x' } },
  seats: {},
  options: {},
  steps: { ask: () => 'x' },
  actions: { go: () => 'x' },
  events: { gone: () => 'x' },
  refusals: {},
  rolls: {},
  endings: { done: 'x' },
};

export const whole: GameDefinition<Whole> = {
  rulebook: { id: 'w', prefix: 'w', title: { en: 'w', it: 'w' }, entries: [], italian: {} },
  version: 1,
  scenarios: { only: { seats: ['a'] } },
  options: {},
  actions: { go: Type.Object({}) },
  text: { en: words, it: words },
  setup: () => ({ state: { n: 0 }, frames: [{ step: 'ask' }] }),
  steps: {
    ask: {
      rule: 'w.1',
      seats: () => [0],
      offers: { go: { list: () => [{ type: 'go' }], take: flow => flow.next({ step: 'act', by: 1 }) } },
    },
    act: {
      rule: 'w.2',
      run: (flow, { by }) => {
        flow.state.n += by;
        flow.emit({ type: 'gone', rule: 'w.2' });
        flow.end({ rule: 'w.2', why: 'done', winners: [0], scores: [1] });
      },
    },
  },
  view: ({ state }) => state,
  resample: () => undefined,
};
