/** Montaperti, 1260 (gg.S.3, gg.S.4, gg.S.5). */
import { at } from '@carroccio/kernel';
import armies from '../../../data/armies.json' with { type: 'json' };
import maps from '../../../data/maps.json' with { type: 'json' };
import setups from '../../../data/setups.json' with { type: 'json' };
import specials from '../../../data/specials.json' with { type: 'json' };
import { montaperti as english } from '../../../text/en/battles.ts';
import { montaperti as italian } from '../../../text/it/battles.ts';
import { WINNING_LEVEL } from '../../17-victory/scoring.ts';
import { battaglia, enemyOf } from '../../battle.ts';
import { GHIBELLINE } from '../../state.ts';
import { activatedOrGone, rulesByData } from '../by-data.ts';
import { defineBattle } from '../module.ts';
import type { ScenarioRules } from '../scenario.ts';
import { Montaperti } from './special.ts';
import { restraintsOf, tradimentoByAttack, treasonOf } from './treason.ts';
import { volterraAttacked } from './volterra.ts';

function rules(special: Montaperti): ScenarioRules {
  const base = rulesByData(special, {
    openingAttacks: 'gg.S.3.2c',
    openingBonus: 'gg.S.3.2.1',
    run: 'gg.S.3.6.2b',
    rally: atMontaperti => atMontaperti,
    freeing: 'gg.S.4.2',
    price: 'gg.S.4.2.1',
    papers: 'gg.S.4.4',
  });
  const { ambush, surprise, treason } = special;
  return {
    ...base,
    ...restraintsOf(treason, base),
    openingBonus(b) {
      if (!b.free) return base.openingBonus(b);
      // gg.S.4.5: only for the first activation, if it is Ghibelline.
      const { events, active } = b.state;
      return events.activations === 1 && active === GHIBELLINE ? { rule: 'gg.S.4.5', value: surprise } : null;
    },
    mayRelease(b, index) {
      if (battaglia(b, index).id !== ambush.battaglia) return base.mayRelease(b, index);
      // gg.S.3.3.3, gg.S.3.6; gg.S.4.4.1, R114: without Tradimento after Bigozzi.
      const { tradimento } = b.state.events;
      return tradimento === 'done' || (tradimento === 'never' && activatedOrGone(b, ambush.after));
    },
    treason: treasonOf(treason),
    attacked: (b, flow, target) => [
      ...tradimentoByAttack(b, flow, target, treason),
      ...volterraAttacked(b, flow, target),
    ],
    papers: {
      /** R122: never so many as to give the battle away. */
      most: (b, side) => WINNING_LEVEL - 1 - at(b.state.levels, enemyOf(side)),
      opened(b, guelph, ghibelline) {
        if (guelph > ghibelline) b.state.events.tradimento = 'never';
      },
    },
    joins: { from: ambush.battaglia, to: ambush.joins },
  };
}

const OPTIONS = ['length', 'volterra', 'religiosi'] as const;

export const montaperti = defineBattle({
  id: 'montaperti',
  data: {
    map: maps.montaperti,
    army: armies.montaperti,
    setups: {
      'montaperti-historical': setups['montaperti-historical'],
      'montaperti-free': setups['montaperti-free'],
    },
    special: specials.montaperti,
  },
  special: Montaperti,
  names: ({ treason, ambush }) => [treason.battaglia, treason.after, ambush.battaglia, ambush.after, ambush.joins],
  words: { en: english, it: italian },
  scenarios: {
    montaperti: { setup: 'montaperti-historical', chapters: [1, 3, 5], options: OPTIONS, rules },
    'montaperti-free': {
      setup: 'montaperti-free',
      chapters: [1, 2, 3, 4, 5],
      // gg.S.4.5, gg.S.4.3
      replaced: /^gg\.S\.3\.(2[a-z.]|6\.1$)/,
      options: OPTIONS,
      rules,
    },
  },
});
