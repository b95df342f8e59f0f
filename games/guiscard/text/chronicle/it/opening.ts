import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { Prose } from '../facts.ts';
import { type Italian, prep, the } from './people.ts';

const { numeral, ordinal } = GRAMMAR.it;

export const opening = (
  { all, side, sides }: Italian,
  heading: string,
): Pick<Prose, 'heading' | 'forces' | 'turns' | 'unfinished'> => ({
  heading: () => heading,
  forces: ({ musters }) =>
    `${musters
      .map(({ side: whose, leaders, count }) => {
        const among = leaders.length > 0 && leaders.length < count ? `, e fra loro ${all(leaders)}` : '';
        return `${side(whose)} ${sides(whose, 'contava', 'erano')} ${numeral(count)}${sides(whose, ' uomini', '')}${among}`;
      })
      .join('; ')}.`,
  turns: ({ from, to, quiet }, told) => {
    const [first, last] = [the(ordinal(from)), the(ordinal(to))];
    if (quiet)
      return vary(
        told,
        `Prima ${prep('di', first)} turno accadde poco.`,
        `Seguì una pausa, fino ${prep('a', first)} turno.`,
      );
    const span = to === from + 1 ? `${first} turno e ${last}` : `i turni ${prep('da', first)} ${prep('a', last)}`;
    if (to > from)
      return vary(
        told,
        `Ecco che cosa portarono ${span}.`,
        `${span} si raccontano insieme.`,
        `Vennero poi ${span}.`,
        `Così passarono ${span}.`,
      );
    if (from === 1) return 'Si venne subito alle mani.';
    return vary(
      told,
      `Si era ${prep('a', first)} turno dello scontro.`,
      `${first} turno ne portò ancora.`,
      `Così si giunse ${prep('a', first)} turno.`,
      `Venne ${first} turno, e nulla era deciso.`,
      `Si combatteva ancora ${prep('a', first)} turno.`,
    );
  },
  unfinished: ({ opened }) =>
    opened ? 'Come andò a finire, ancora non è scritto.' : 'Gli uomini prendevano posto, e nulla era ancora accaduto.',
});
