/** Benevento, 1266 (gg.S.6, gg.S.7). */
import { at } from '@carroccio/kernel';
import armies from '../../../data/armies.json' with { type: 'json' };
import maps from '../../../data/maps.json' with { type: 'json' };
import setups from '../../../data/setups.json' with { type: 'json' };
import specials from '../../../data/specials.json' with { type: 'json' };
import { benevento as english } from '../../../text/en/battles.ts';
import { benevento as italian } from '../../../text/it/battles.ts';
import { WINNING_LEVEL } from '../../17-victory/scoring.ts';
import { type Battle, battaglia, enemyOf, sideOf } from '../../battle.ts';
import { GUELPH } from '../../state.ts';
import { rulesByData, sideNamed } from '../by-data.ts';
import { defineBattle } from '../module.ts';
import type { ScenarioRules } from '../scenario.ts';
import { Benevento } from './special.ts';

function rules(special: Benevento): ScenarioRules {
  const { apart, levels } = special.confusion;
  const confused = sideNamed(special.confusion.side);
  const base = rulesByData(special, {
    volleyMove: 'gg.S.6.2.1a',
    volleyFire: 'gg.S.6.2.1b',
    volleyEnd: 'gg.S.6.2.1c',
    together: 'gg.S.6.3.2b',
    withHisMen: 'gg.S.6.8.2a',
    noRally: 'gg.S.6.9',
    freeing: 'gg.S.7.2',
    price: 'gg.S.7.2',
    coordination: 'gg.S.7.3',
  });
  /** gg.S.6.4: whether a Capitano acts only by Basic Activations. */
  const alone = (b: Battle, index: number): boolean =>
    battaglia(b, index).side === confused && !b.state.events.coordinated.includes(index);
  const isApart = (b: Battle, index: number): boolean => battaglia(b, index).id === apart;
  return {
    ...base,
    /** gg.S.6.6.1: the Saracens may continue, and never interrupt. */
    barsContinuum: (b, index) => (alone(b, index) && !isApart(b, index) ? 'gg.S.6.4' : null),
    barsInterruptio(b, index) {
      if (isApart(b, index)) return 'gg.S.6.6.1';
      return alone(b, index) ? 'gg.S.6.4' : null;
    },
    /** gg.S.7.3: Battaglie that may be exempted from the confusion of gg.S.6.4; the Saracens have gg.S.6.6.1. */
    coordinable(b, side) {
      if (side !== confused || at(b.state.levels, enemyOf(side)) + levels >= WINNING_LEVEL) return [];
      return b.roster.battaglie.flatMap(({ capitano, id }, index) =>
        capitano && id !== apart && alone(b, index) ? [index] : [],
      );
    },
    coordinationLevels: levels,
    temper: {
      eagerness: [2, 2],
      /** The reserves of both sides wait until a Guelph unit has routed (gg.S.6.3.1). */
      bloodlust: (b, target) => (!b.state.events.guelphRouted && sideOf(b, target) === GUELPH ? 4 : 1),
    },
  };
}

export const benevento = defineBattle({
  id: 'benevento',
  data: {
    map: maps.benevento,
    army: armies.benevento,
    setups: {
      'benevento-historical': setups['benevento-historical'],
      'benevento-free': setups['benevento-free'],
    },
    special: specials.benevento,
  },
  special: Benevento,
  names: ({ confusion }) => [confusion.apart],
  words: { en: english, it: italian },
  scenarios: {
    benevento: { setup: 'benevento-historical', chapters: [1, 6], options: [], rules },
    'benevento-free': { setup: 'benevento-free', chapters: [1, 2, 6, 7], options: [], rules },
  },
});
