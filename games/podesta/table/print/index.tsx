/** I Podestà to cut out: counters, cards and boards; the same for every length of play. */
import './print.css';
import type { Language } from '@carroccio/kernel';
import type { Podesta } from '@carroccio/podesta/survey';
import type { PrintSheet } from '@carroccio/table/table.ts';
import type { ReactNode } from 'react';
import { AnnalesCard } from '../cards/AnnalesCard.tsx';
import type { CardLabels } from '../cards/labels.ts';
import { MercatorCard } from '../cards/MercatorCard.tsx';
import { FieldGround } from '../field/FieldGround.tsx';
import type { Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';
import { SHEET_WORDS } from '../text/sheets.ts';
import { CommuneBoard, MerchantBoard } from './boards.tsx';
import { contestCards } from './contest.tsx';
import { CutGrid } from './cut.tsx';
import { carrocciOf, damagesOf, pricesOf, shieldsOf, worksOf } from './markers.tsx';
import { MarketPage, TownsPage } from './political-board.tsx';
import { beneficiOf, coinsOf, lotsOf } from './purse.tsx';
import { mercenariesOf, podestaOf, sestieriOf } from './soldiers.tsx';
import type { PrintSource } from './source.ts';

const UNIT = 100;
const MERCATOR_ON_PAGE = 18;
const ANNALES_ON_PAGE = 15;
const BOARDS_ON_PAGE = 2;

/** A page of fronts and one of their backs. */
function twoSided(
  { words }: PrintSource,
  id: string,
  title: string,
  body: (backs: boolean) => ReactNode,
): PrintSheet[] {
  return [false, true].map(backs => ({
    id: `${id}-${backs ? 'backs' : 'fronts'}`,
    title: words.side(title, backs ? words.backs : words.fronts),
    body: (
      <div className="pod-sheet">
        <p className="pod-sheet-note">{words.scale}</p>
        {body(backs)}
      </div>
    ),
  }));
}

/** So many on each page, one after the other. */
function paged(
  { words }: PrintSource,
  id: string,
  title: string,
  count: number,
  onPage: number,
  draw: (index: number) => ReactNode,
): PrintSheet[] {
  return Array.from({ length: Math.ceil(count / onPage) }, (_, page) => ({
    id: `${id}-${page + 1}`,
    title: words.page(title, page + 1),
    body: (
      <div className={`pod-sheet pod-pages-${id}`}>
        {Array.from({ length: Math.min(onPage, count - page * onPage) }, (_, place) => {
          const index = page * onPage + place;
          return <div key={index}>{draw(index)}</div>;
        })}
      </div>
    ),
  }));
}

/** What is left of the field's margin: its frame, and the words at the long sides. */
const FRAME = 24;
const WORDS_ROOM = { before: 78, behind: 104 };

/** Turned upright, so that its squares hold the counters. */
function Campo({ lore: { world }, language }: Pick<PrintSource, 'lore' | 'language'>) {
  const [long, short] = [world.field.columns * UNIT, world.field.rows * UNIT];
  const width = short + WORDS_ROOM.before + WORDS_ROOM.behind;
  return (
    <svg
      className="pod-campo-page"
      viewBox={`0 0 ${width} ${long + 2 * FRAME}`}
      role="img"
      aria-label={SHEET_WORDS[language].campo}
    >
      <g transform={`translate(${width - WORDS_ROOM.before} ${FRAME}) rotate(90)`}>
        <FieldGround world={world} language={language} />
      </g>
    </svg>
  );
}

export const createSheets =
  (lore: Lore) =>
  (_: Podesta['scenarios'], language: Language): readonly PrintSheet[] => {
    const words = SHEET_WORDS[language];
    const source: PrintSource = { lore, names: lore.names[language], words, language };
    const labels: CardLabels = { lore, names: source.names, words: WORDS[language], sight: { language } };
    const { mercator, annales, merchants, map } = lore.data;
    return [
      ...twoSided(source, 'counters', words.counters, backs => (
        <>
          <CutGrid kind="counter" pieces={sestieriOf(source)} backs={backs} />
          <CutGrid kind="counter" pieces={podestaOf(source)} backs={backs} />
        </>
      )),
      ...twoSided(source, 'markers', words.markers, backs => (
        <>
          <CutGrid kind="counter" pieces={[...mercenariesOf(source), ...carrocciOf(source)]} backs={backs} />
          <CutGrid kind="marker" pieces={[...damagesOf(source), ...shieldsOf(source)]} backs={backs} />
          <CutGrid kind="marker" pieces={[...worksOf(source), ...pricesOf(source)]} backs={backs} />
        </>
      )),
      ...twoSided(source, 'purse', words.purse, backs => (
        <>
          <CutGrid kind="token" pieces={beneficiOf(source, labels)} backs={backs} />
          <CutGrid kind="marker" pieces={lotsOf(source)} backs={backs} />
        </>
      )),
      {
        id: 'coins',
        title: words.coins,
        body: (
          <div className="pod-sheet">
            <p className="pod-sheet-note">{words.coinsNote}</p>
            <CutGrid kind="coin" pieces={coinsOf(source)} />
          </div>
        ),
      },
      ...twoSided(source, 'contest', words.contest, backs => (
        <CutGrid kind="contest" pieces={contestCards(source)} backs={backs} />
      )),
      ...paged(source, 'mercator', words.mercator, mercator.cards.length, MERCATOR_ON_PAGE, card => (
        <MercatorCard labels={labels} card={card} />
      )),
      ...paged(source, 'annales', words.annales, annales.cards.length, ANNALES_ON_PAGE, card => (
        <AnnalesCard labels={labels} card={card} />
      )),
      ...paged(source, 'boards', words.merchants, merchants.merchants.length, BOARDS_ON_PAGE, seat => (
        <MerchantBoard source={source} seat={seat} />
      )),
      ...paged(source, 'boards', words.communes, map.communes.length, BOARDS_ON_PAGE, commune => (
        <CommuneBoard source={source} commune={commune} />
      )).map(sheet => ({ ...sheet, id: `commune-${sheet.id}` })),
      { id: 'market', title: words.market, body: <MarketPage source={source} /> },
      { id: 'towns', title: words.towns, body: <TownsPage source={source} /> },
      { id: 'campo', title: words.campo, body: <Campo lore={lore} language={language} /> },
    ];
  };
