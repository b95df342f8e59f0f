import { closed } from '@carroccio/kernel';
/** A battle that is not in the box: its module, with an ending and two rules of its own. */
import Type from 'typebox';
import { ableAgainst } from '../../../src/06-combat/contact.ts';
import { ableOf, type Battle, cellOf } from '../../../src/battle.ts';
import { Hex, Whole } from '../../../src/data/shapes.ts';
import { bothScores, byScore, end } from '../../../src/scenarios/common/scoring.ts';
import { unpriced } from '../../../src/scenarios/common/unpriced.ts';
import { article, type ScenarioModule } from '../../../src/scenarios/scenario.ts';
import { words } from './words.ts';

const holds = (b: Battle, side: number, cell: number): boolean =>
  ableOf(b, side).some(unit => cellOf(b, unit) === cell) && ableAgainst(b, side, cell).length === 0;

/** From some turn on whoever stands by the standard, with no enemy next to him, has won. */
const standard = article({
  kind: 'standard',
  terms: closed({ kind: Type.Literal('standard'), hex: Hex, from: Whole }),
  rules: ({ hex, from }) => ({
    judge(b, flow, last) {
      const cell = b.field.ids.get(hex) ?? -1;
      const winners = b.state.turn >= from ? [0, 1].filter(side => holds(b, side, cell)) : [];
      if (winners.length > 0) return end(flow, winners, 'objective', bothScores(b));
      return last && byScore(b, flow);
    },
  }),
});

/** Nobody is seen far off, whatever burns. */
const mist = article({
  kind: 'mist',
  terms: closed({ kind: Type.Literal('mist'), range: Whole }),
  rules: ({ range }) => ({ night: { range, light: 0 } }),
});

/** Who was challenged sets up first. */
const challenge = article({
  kind: 'challenge',
  terms: closed({ kind: Type.Literal('challenge') }),
  rules: () => ({
    opening: ({ groups }) => [
      ...groups.map((_, group) => ({ step: 'setUp' as const, group })).reverse(),
      { step: 'turn' },
    ],
  }),
});

export const gonfalone: ScenarioModule = {
  id: 'gonfalone',
  words,
  endings: [standard],
  specials: [mist, challenge, unpriced],
};
