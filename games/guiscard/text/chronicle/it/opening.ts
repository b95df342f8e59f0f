import { GRAMMAR, vary } from '@carroccio/kernel/text';
import type { ScenarioId } from '../../../src/shape.ts';
import type { Prose } from '../facts.ts';
import { type Italian, prep, the } from './people.ts';

const { numeral, ordinal } = GRAMMAR.it;

const HEADINGS: Readonly<Record<ScenarioId, string>> = {
  civitate:
    'Nell’anno 1053, alla vigilia di Civitate, i fanti svevi stavano soli su un poggio boscoso, e i Normanni volevano spezzarli prima che giungesse soccorso.',
  scalinata:
    'Nel 1061 un drappello normanno appena sbarcato prese a salire scale e scarpate verso una terrazza, e gli Arabi tenevano l’altura.',
  cerami:
    'Nel 1063, presso Cerami, pochi cavalieri normanni dovevano aprirsi la via oltre un guado, con gli Arabi nel mezzo.',
  montemaggiore:
    'Nel 1041, a Montemaggiore, la cavalleria normanna si trovò davanti una selva di picche: gli opliti in formazione.',
  fattoria: 'Nel 1047 i Longobardi piombarono su una fattoria tenuta da pochi Normanni.',
  'pio-normanno': 'Nel 1063 Roger pregava in una cappella quando gli Arabi vi si strinsero attorno.',
  larissa: 'Nel 1083, presso Larissa, cavalieri bizantini passarono il fiume per saccheggiare le tende di Boemondo.',
  funerale:
    'Nel 1058 un finto funerale portò dei Normanni dentro un castello dei Bizantini, mentre gli amici aspettavano fuori.',
  imperatore: 'Nel 1042 si portarono scale e grappini contro un castello, il cui governatore si voleva vivo.',
  messina: 'Una notte del 1061 gli Arabi vennero con le torce sul campo normanno davanti a Messina.',
  'fuoco-greco': 'Nel 1071 i Normanni diedero l’assalto a un castello che i Bizantini difendevano col fuoco greco.',
  'nido-d-aquila': 'Questa è la storia dell’assedio del Nido d’Aquila.',
  masseria: 'Questa è la storia dell’assedio di una masseria fortificata.',
  'san-giorgio': 'Questa è la storia dell’assedio della cappella di San Giorgio.',
  libera: 'Due eserciti, assoldati uomo per uomo, si incontrarono in campo.',
};

export const opening = ({ all, side, sides }: Italian): Pick<Prose, 'heading' | 'forces' | 'turns' | 'unfinished'> => ({
  heading: ({ scenario }) => HEADINGS[scenario],
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
