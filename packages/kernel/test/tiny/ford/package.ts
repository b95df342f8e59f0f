import { definePackage, flawsIn, part } from '@carroccio/kernel';
import Type from 'typebox';
import { createFord } from './game.ts';
import { rulebook } from './rulebook.ts';

const Water = Type.Object(
  {
    length: Type.Integer({ minimum: 4, maximum: 40 }),
    soldiers: Type.Integer({ minimum: 1 }),
    source: Type.Unknown(),
  },
  { additionalProperties: false },
);
const flaw = flawsIn<{ crowded: { length: number } }>({
  en: { crowded: ({ length }) => `the soldiers do not fit in ${length} cells` },
  it: { crowded: ({ length }) => `i soldati non stanno in ${length} caselle` },
});

const Waters = Type.Object({ ford: Water, footbridge: Water }, { additionalProperties: false });

export const ford = definePackage({
  rulebook,
  parts: {
    waters: part({
      schema: Waters,
      file: {
        ford: { length: 9, soldiers: 3, source: { from: 'rulebook', rule: 'ford.6' } },
        footbridge: {
          length: 6,
          soldiers: 2,
          source: {
            from: 'reconstructed',
            why: { en: 'short enough for a test', it: 'abbastanza breve per una prova' },
          },
        },
      },
      check: waters =>
        Object.entries(waters)
          .filter(([, { length, soldiers }]) => soldiers * 2 >= length)
          .map(([name, { length }]) => flaw(`/${name}/soldiers`, 'crowded', { length })),
    }),
  },
  build: ({ waters }) => createFord(waters),
});
