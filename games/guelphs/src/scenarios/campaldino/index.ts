/** Campaldino, 1289, in full and fast (gg.S.8, gg.S.9, gg.S.10). */
import armies from '../../../data/armies.json' with { type: 'json' };
import maps from '../../../data/maps.json' with { type: 'json' };
import setups from '../../../data/setups.json' with { type: 'json' };
import specials from '../../../data/specials.json' with { type: 'json' };
import { campaldino as english } from '../../../text/en/battles.ts';
import { campaldino as italian } from '../../../text/it/battles.ts';
import { battaglia } from '../../battle.ts';
import { battagliaNamed } from '../../roster.ts';
import { GHIBELLINE, GUELPH } from '../../state.ts';
import { rulesByData } from '../by-data.ts';
import { defineBattle } from '../module.ts';
import type { ScenarioRules } from '../scenario.ts';
import { guelphsStand, plunder } from './camp.ts';
import { skyOf, worsen } from './sky.ts';
import { Campaldino } from './special.ts';
import { donatiRules, novelloRules } from './waverers.ts';

function rulesOf(special: Campaldino, quick: boolean): ScenarioRules {
  const base = rulesByData(special, {
    openingCharge: 'gg.S.8.2b',
    openingBonus: 'gg.S.8.2.1',
    run: 'gg.S.8.7.2',
    rally: () => 'gg.S.8.11.1',
    freeing: 'gg.S.9.2',
    price: 'gg.S.9.2',
    papers: 'gg.S.9.3',
  });
  const { camp, donati, fast, freedToo, novello, papers } = special;
  const sky = skyOf(quick);
  return {
    ...base,
    ...donatiRules(donati),
    ...novelloRules(novello),
    /** gg.S.8.3.1, gg.S.8.8.1a, gg.S.9.3.1: Novello else only by the compulsory attempt. */
    mayRelease: (b, index) =>
      battaglia(b, index).id === novello.battaglia ? b.state.events.novelloFree : base.mayRelease(b, index),
    tiring: quick ? { ...fast, rule: 'gg.S.10.1' } : null,
    afterRoll: (b, flow, roll) => worsen(b, flow, roll, sky.worsensFrom(b)),
    sky,
    stands: (b, unit) => (guelphsStand(b, unit) ? 'gg.S.8.9.1' : null),
    plunderer: GHIBELLINE,
    entered: (b, flow, unit, cell) => plunder(b, flow, unit, cell, camp.levels),
    /** R140: by the Italian text Donati too. */
    freed: (b, side) => [
      ...base.freed(b, side),
      ...(side === GUELPH && b.options.freed === 'donati' ? freedToo.map(id => battagliaNamed(b.roster, id)) : []),
    ],
    papers: {
      most: () => papers.most,
      /** gg.S.9.3.1 */
      opened(b, guelph, ghibelline) {
        b.state.events.novelloFree = ghibelline > 0 && guelph === 0;
      },
    },
    // Time works for the Ghibellines: a Storm gives them the battle (gg.S.8.4.1).
    temper: { ...base.temper, eagerness: [2.2, 0.3] },
  };
}

const rules = (special: Campaldino): ScenarioRules => rulesOf(special, false);

export const campaldino = defineBattle({
  id: 'campaldino',
  data: {
    map: maps.campaldino,
    army: armies.campaldino,
    setups: {
      'campaldino-historical': setups['campaldino-historical'],
      'campaldino-free': setups['campaldino-free'],
    },
    special: specials.campaldino,
  },
  special: Campaldino,
  names: ({ donati, novello, freedToo }) => [donati.battaglia, novello.battaglia, novello.after, ...freedToo],
  words: { en: english, it: italian },
  scenarios: {
    campaldino: { setup: 'campaldino-historical', chapters: [1, 8], options: [], rules },
    'campaldino-free': {
      setup: 'campaldino-free',
      chapters: [1, 2, 8, 9],
      // gg.S.9.4
      replaced: /^gg\.S\.8\.2([a-z]|\.2)/,
      options: ['freed'],
      rules,
    },
    'campaldino-fast': {
      setup: 'campaldino-historical',
      chapters: [1, 8, 10],
      options: [],
      rules: special => rulesOf(special, true),
    },
  },
});
