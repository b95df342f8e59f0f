import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { SiegeAction } from '../../../src/state.ts';
import { type Prose, said } from '../facts.ts';
import { days, type English } from './people.ts';

const { form, list, numeral, ordinal } = GRAMMAR.en;

const ACTIONS: Readonly<Record<SiegeAction, string>> = {
  assault: 'The place was assaulted.',
  camp: 'The garrison sallied out against the camp.',
  supplies: 'A party went out to bring in food.',
  general: 'The whole garrison came out to fight.',
  relief: 'There was battle with the army of relief.',
};

const OMENS: Readonly<Record<number, string>> = {
  20: 'A messenger brought the order to raise the siege.',
  19: 'An army of relief was at hand.',
  18: 'Steady rain filled the cisterns.',
  17: 'An assassin stole into the besiegers’ camp.',
  16: 'A saboteur was at work in the besiegers’ camp.',
  15: 'Dysentery broke out in the besiegers’ camp.',
  14: 'Refugees reached the garrison.',
  13: 'A spy opened a way in for the besiegers.',
  12: 'Provisions were stolen from the garrison.',
  11: 'Reinforcements came to the besiegers.',
  10: 'An engineer offered the besiegers his services.',
  9: 'There was a traitor in the garrison.',
  8: 'The well of the garrison was poisoned.',
  7: 'Smoke was seen far away.',
  6: 'The commander of the garrison felt unwell.',
};

const ITEMS: Readonly<Record<string, string>> = {
  grapnel: 'a grapnel',
  ladder: 'a ladder',
  stoneThrower: 'a stone thrower',
};

type SiegeKind =
  | 'day'
  | 'quietDays'
  | 'provisions'
  | 'omen'
  | 'action'
  | 'built'
  | 'sabotaged'
  | 'negotiated'
  | 'reinforced'
  | 'fellBack'
  | 'regained'
  | 'reliefGone'
  | 'supplied'
  | 'restocking'
  | 'patrol'
  | 'healed'
  | 'crippled';

export const siege = ({ names, all, side }: English): Pick<Prose, SiegeKind> => ({
  day: ({ day, left }, told) =>
    vary(
      told,
      `On the ${ordinal(day)} day the garrison had food for ${days(left)}.`,
      `So the ${ordinal(day)} day began.`,
      `We come to the ${ordinal(day)} day.`,
      `The ${ordinal(day)} day found food for ${days(left)} in the place.`,
    ),
  quietDays: ({ from, to }, told) =>
    from === to
      ? vary(told, `The ${ordinal(from)} day brought little.`, `Of the ${ordinal(from)} day there is little to tell.`)
      : vary(
          told,
          `From the ${ordinal(from)} day to the ${ordinal(to)} little happened.`,
          `Of the ${ordinal(from)} day, and of those up to the ${ordinal(to)}, there is little to tell.`,
        ),
  provisions: ({ days: left }) => `When the place was shut in, its stores were reckoned at ${days(left)}.`,
  omen: ({ event }) => OMENS[event] ?? 'Nothing came of the day.',
  action: ({ action }, told) =>
    action === 'assault'
      ? vary(told, ACTIONS.assault, 'Again there was an assault.', 'Once more it came to an assault.')
      : ACTIONS[action],
  built: ({ items }) => {
    const parts = [...new Set(items)].map(item => {
      const count = items.filter(one => one === item).length;
      const name = ITEMS[item] ?? 'a work';
      return form(count, name, `${numeral(count)} ${name.replace(/^a /, '')}s`);
    });
    return `The besiegers finished building ${list(parts)}.`;
  },
  sabotaged: ({ engine }) => `It cost the besiegers ${engine ? 'a stone thrower' : 'a ladder'}.`,
  negotiated: ({ ok }, told) =>
    ok
      ? 'Terms were offered, and the garrison took them.'
      : vary(told, 'Terms were offered and refused.', 'The garrison would not hear of terms.'),
  reinforced: ({ side: whose, units }) => `To ${side(whose)} came ${names(units)}.`,
  regained: () => 'The garrison won back the whole place.',
  reliefGone: () => 'The army of relief was no more, and the besiegers were masters of the field again.',
  fellBack: () => 'The garrison shut itself up in its last refuge, and half its food was lost.',
  supplied: ({ days: more }) => `Food for ${days(more)} more was brought in.`,
  restocking: ({ days: lost }) => `The burnt camp cost the besiegers ${days(lost)}.`,
  patrol: said(names, who => `A patrol came up: ${who}.`),
  healed: said(
    all,
    who => `${who} could fight again.`,
    who => `Healed of wounds, ${who} came back.`,
  ),
  crippled: said(all, who => `${who} would not fight again for months.`),
});
