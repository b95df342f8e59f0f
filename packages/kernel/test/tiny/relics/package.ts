import { definePackage, part } from '@carroccio/kernel';
import Type from 'typebox';
import { createRelics } from './game.ts';
import { rulebook } from './rulebook.ts';

export const relics = definePackage({
  rulebook,
  parts: {
    relics: part({
      schema: Type.Object(
        { values: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 5 }), source: Type.Unknown() },
        { additionalProperties: false },
      ),
      file: {
        values: [1, 2, 3, 4, 6],
        source: {
          from: 'reconstructed',
          why: { en: 'one of them worth fighting for', it: 'una per cui vale la pena lottare' },
        },
      },
    }),
  },
  build: data => createRelics(data.relics.values),
});
