/** A battle to cut out: counters and decks of both armies, the cards of their troops and commanders, markers, tracks. */
import './print.css';
import type { Batirnos } from '@carroccio/batirnos/survey';
import { at, type Language } from '@carroccio/kernel';
import type { PrintSheet } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';
import { SHEET_WORDS } from '../text/sheets.ts';
import { leaderCards, ordersOf, troopCards } from './cards.tsx';
import { leadersOf, unitsOf } from './counters.tsx';
import { oneSided, twoSided } from './cut.tsx';
import { markersOf } from './markers.tsx';
import type { PrintSource } from './source.ts';
import { TracksPage } from './TracksPage.tsx';

const SIDES = [0, 1] as const;

export const createSheets =
  ({ data, ground, setting }: Lore) =>
  (scenario: Batirnos['scenarios'], language: Language): readonly PrintSheet[] => {
    const words = SHEET_WORDS[language];
    const laid = ground[scenario];
    const { seats } = setting.game.text[language];
    const source: PrintSource = {
      data,
      ground: laid,
      words,
      table: WORDS[language],
      language,
      army: side => seats[at(laid.setup.sides, side).seat] ?? '',
    };
    return [
      ...SIDES.flatMap(side => {
        const army = source.army(side);
        return [
          ...twoSided(words, {
            id: `counters-${side}`,
            title: words.counters(army),
            batches: [
              { kind: 'unit', pieces: unitsOf(source, side) },
              { kind: 'leader', pieces: leadersOf(source, side) },
            ],
          }),
          ...twoSided(words, {
            id: `orders-${side}`,
            title: words.orders(army),
            batches: [{ kind: 'order', pieces: ordersOf(source, side) }],
          }),
        ];
      }),
      ...oneSided(words, {
        id: 'cards',
        title: words.cards,
        batches: [
          { kind: 'troop', pieces: troopCards(source) },
          { kind: 'person', pieces: leaderCards(source) },
        ],
      }),
      ...twoSided(words, {
        id: 'markers',
        title: words.markers,
        batches: [{ kind: 'marker', pieces: markersOf(source) }],
      }),
      { id: 'tracks', title: words.tracks, body: <TracksPage source={source} /> },
    ];
  };
