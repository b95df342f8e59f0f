import { closed } from '@carroccio/kernel';
import Type from 'typebox';
import { type Battle, other } from '../../battle.ts';
import { Whole } from '../../data/shapes.ts';
import { end, scoreOf } from '../common/scoring.ts';
import { Side } from '../common/terms.ts';
import { article } from '../scenario.ts';

const burntTents = (b: Battle): number =>
  b.field.areas.filter(({ kind, cells }) => kind === 'tent' && cells.every(cell => b.state.works.burnt.includes(cell)))
    .length;
const burntDecks = (b: Battle): number =>
  b.field.areas
    .filter(({ kind }) => kind === 'deck')
    .flatMap(({ cells }) => cells)
    .filter(cell => b.state.works.burnt.includes(cell)).length;

/** Points for what has burnt when the time is up. */
export const burning = article({
  kind: 'burning',
  terms: closed({
    kind: Type.Literal('burning'),
    raiders: Side,
    engine: Whole,
    tent: Whole,
    ladder: Whole,
    /** For the pier, once so many of its hexes have burnt. */
    deck: Whole,
    decks: Whole,
    win: Whole,
    lose: Whole,
  }),
  rules: ({ raiders, engine, tent, ladder, deck, decks, win, lose }) => ({
    tasked: raiders,
    judgesTheBeaten: true,
    judge(b, flow, last) {
      if (!last) return false;
      const burnt =
        b.state.engines.filter(one => one.side !== raiders && one.gone).length * engine +
        burntTents(b) * tent +
        b.state.ladders.filter(one => one.gone).length * ladder +
        (burntDecks(b) >= decks ? deck : 0);
      const scores = [0, 0];
      scores[raiders] = burnt;
      scores[other(raiders)] = scoreOf(b, other(raiders));
      return end(flow, burnt >= win ? [raiders] : burnt <= lose ? [other(raiders)] : [], 'objective', scores);
    },
  }),
});
