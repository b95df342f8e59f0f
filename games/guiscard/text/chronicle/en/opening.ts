import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { ScenarioId } from '../../../src/shape.ts';
import type { Prose } from '../facts.ts';
import type { English } from './people.ts';

const { numeral, ordinal } = GRAMMAR.en;

const HEADINGS: Readonly<Record<ScenarioId, string>> = {
  civitate:
    'In the year 1053, on the eve of Civitate, Swabian foot stood alone on a wooded knoll, and the Normans meant to break them before help could come.',
  scalinata:
    'In 1061 a Norman landing party set out to climb the stairs and scarps to a terrace, and Arabs held the heights.',
  cerami: 'In 1063, by Cerami, a few Norman horsemen had to cut their way over a ford with the Arabs in between.',
  montemaggiore: 'In 1041, at Montemaggiore, Norman cavalry came up against a forest of pikes: hoplites in formation.',
  fattoria: 'In 1047 Lombards fell upon a farm that a few Normans held.',
  'pio-normanno': 'In 1063 Roger was at prayer in a chapel when the Arabs closed in on it.',
  larissa: 'In 1083, near Larissa, Byzantine riders crossed the river to plunder the tents of Bohemond.',
  funerale:
    'In 1058 a feigned funeral brought Normans into a castle of the Byzantines, while their friends waited outside.',
  imperatore: 'In 1042 ladders and grapnels were brought against a castle whose governor was wanted alive.',
  messina: 'One night in 1061 Arabs with torches came upon the Norman camp before Messina.',
  'fuoco-greco': 'In 1071 the Normans assaulted a castle that the Byzantines defended with Greek fire.',
  'nido-d-aquila': 'This is the story of the siege of the Eagle’s Nest.',
  masseria: 'This is the story of the siege of a fortified farm.',
  'san-giorgio': 'This is the story of the siege of the chapel of Saint George.',
  libera: 'Two armies, hired man by man, met in the open.',
};

export const opening = ({ all, side }: English): Pick<Prose, 'heading' | 'forces' | 'turns' | 'unfinished'> => ({
  heading: ({ scenario }) => HEADINGS[scenario],
  forces: ({ musters }) =>
    `${musters
      .map(({ side: whose, leaders, count }) => {
        const among = leaders.length > 0 && leaders.length < count ? `, among them ${all(leaders)}` : '';
        return `${side(whose)} numbered ${numeral(count)}${among}`;
      })
      .join('; ')}.`,
  turns: ({ from, to, quiet }, told) => {
    const [first, last] = [ordinal(from), ordinal(to)];
    if (quiet)
      return vary(told, `Little happened before the ${first} turn.`, `A lull followed, until the ${first} turn.`);
    const span = to === from + 1 ? `the ${first} turn and the ${last}` : `the turns from the ${first} to the ${last}`;
    if (to > from)
      return vary(
        told,
        `This is what ${span} brought.`,
        `Of ${span} the following is told.`,
        `What follows belongs to ${span}.`,
        `So passed ${span}.`,
        `Next come ${span}.`,
      );
    if (from === 1) return 'The fighting began at once.';
    return vary(
      told,
      `It was the ${first} turn of the fight.`,
      `The ${first} turn brought more of it.`,
      `In the ${first} turn it went on.`,
      `So the fight came to its ${first} turn.`,
      `By the ${first} turn nothing was settled.`,
      `Still they fought on, into the ${first} turn.`,
    );
  },
  unfinished: ({ opened }) =>
    opened ? 'How it ended is not yet written.' : 'The men were taking their places, and nothing had yet been done.',
});
