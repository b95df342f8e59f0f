/** Colle di Val d'Elsa, 1269: a battle the game does not have, made of this folder alone. */
import { distance, requireCell } from '@carroccio/boards';
import { at, closed, type Flow } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import { endBattle } from '../../../src/17-victory/scoring.ts';
import { type Battle, battaglia, sideOf } from '../../../src/battle.ts';
import { Hex, Id } from '../../../src/data/shapes.ts';
import { battagliaNamed } from '../../../src/roster.ts';
import { rulesByData } from '../../../src/scenarios/by-data.ts';
import { defineBattle } from '../../../src/scenarios/module.ts';
import type { ScenarioRules } from '../../../src/scenarios/scenario.ts';
import { SPECIAL } from '../../../src/scenarios/special.ts';
import type { Guelphs } from '../../../src/shape.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import army from './army.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import rulebook from './rulebook.json' with { type: 'json' };
import setups from './setups.json' with { type: 'json' };
import special from './special.json' with { type: 'json' };
import { english, italian } from './words.ts';

const Count = Type.Integer({ minimum: 1, maximum: 99 });

const Colle = closed({
  ...SPECIAL,
  /** The townsmen come out once an enemy has come so near to the walls. */
  alarm: closed({ battaglia: Id, hex: Hex, within: Count }),
  /** The fall of this Capitano ends the siege; at nightfall, after so many activations, it holds. */
  siege: closed({ battaglia: Id, nightfall: Count }),
});

/** Its rules, in the order of its own rulebook. */
const [opening, , end, rally] = rulebook.entries.map(({ id }) => id);
export const RULES = { opening: opening ?? '', end: end ?? '', rally: rally ?? '' };

const ALARM = 'alarm';

function rules(data: Static<typeof Colle>): ScenarioRules {
  const base = rulesByData(data, {
    openingAttacks: RULES.opening,
    openingBonus: RULES.opening,
    rally: () => RULES.rally,
  });
  const { alarm, siege } = data;
  const hasFallen = (b: Battle): boolean => {
    const { adjutant, capacity } = at(b.state.capitani, battagliaNamed(b.roster, siege.battaglia));
    return adjutant || capacity === 0;
  };
  const ends = (b: Battle, flow: Flow<Guelphs>): boolean => {
    if (hasFallen(b)) endBattle(b, flow, RULES.end, 'own-raised', GUELPH);
    else if (b.state.events.activations >= siege.nightfall) endBattle(b, flow, RULES.end, 'own-night', GHIBELLINE);
    else return false;
    return true;
  };
  return {
    ...base,
    mayRelease: (b, index) =>
      battaglia(b, index).id === alarm.battaglia ? b.state.events.own?.[ALARM] === 1 : base.mayRelease(b, index),
    entered(b, _, unit, cell) {
      const walls = requireCell(b.field.grid, alarm.hex);
      if (sideOf(b, unit) === GHIBELLINE && distance(b.field.grid, cell, walls) <= alarm.within)
        b.state.events.own = { ...b.state.events.own, [ALARM]: 1 };
    },
    afterActivation: ends,
  };
}

export const colle = defineBattle({
  id: 'colle',
  data: { map, army, setups, special },
  special: Colle,
  names: ({ alarm, siege }) => [alarm.battaglia, siege.battaglia],
  words: { en: english, it: italian },
  rulebook,
  scenarios: { colle: { setup: 'colle-historical', chapters: [1, 11], options: [], rules } },
});
