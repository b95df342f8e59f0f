import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { Prose } from '../facts.ts';
import type { English } from './people.ts';

const { numeral, ordinal } = GRAMMAR.en;

export const opening = (
  { all, side }: English,
  heading: string,
): Pick<Prose, 'heading' | 'forces' | 'turns' | 'unfinished'> => ({
  heading: () => heading,
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
