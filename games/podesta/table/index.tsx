/** The table of I Podestà: a table of contents. */
import './podesta.css';
import './deals/deals.css';
import type { Podesta } from '@carroccio/podesta/survey';
import { defineTable } from '@carroccio/table/table.ts';
import { createAccount } from './Account.tsx';
import { createBar, createBriefing } from './bar.ts';
import { createBoards } from './board/boards.tsx';
import { createCard } from './Card.tsx';
import { createCharts } from './charts/index.tsx';
import { createMarks } from './charts/marks.ts';
import { createCues } from './choices/cues.ts';
import { createHeadings, createShortWords } from './choices/headings.ts';
import { createLayers } from './choices/layers.ts';
import { createMeans } from './choices/means.ts';
import { createMeant } from './choices/meant.ts';
import { betrays, needsSecrets } from './choices/secrets.ts';
import { createSpots } from './choices/spots.ts';
import { createStock } from './choices/stock.ts';
import { createMatter } from './deals/Matter.tsx';
import { createOfferForm } from './deals/OfferForm.tsx';
import { createEditor } from './editor/index.ts';
import { createHand } from './Hand.tsx';
import { createLore } from './lore.ts';
import { createSheets } from './print/index.tsx';
import { SERIES } from './series.ts';
import { createTracks } from './Tracks.tsx';
import { deeds } from './text/deeds.ts';
import { refusable } from './text/refusable.ts';

export const lay = defineTable<Podesta>(setting => {
  const lore = createLore(setting);
  const offerForm = createOfferForm(lore);
  return {
    boards: createBoards(lore),
    spot: createSpots(lore),
    meant: createMeant(lore),
    layers: createLayers(lore),
    Card: createCard(lore),
    bar: createBar(lore),
    briefing: createBriefing(lore),
    Tracks: createTracks(lore),
    Hand: createHand(lore),
    heading: createHeadings(lore),
    short: createShortWords(lore),
    means: createMeans(lore),
    forms: { propose: offerForm, counter: offerForm },
    Matter: createMatter(lore),
    needsSecrets,
    betrays,
    cues: createCues(lore),
    refusable,
    deeds,
    openings: ['monthBegan', 'battleTurn'],
    blows: ['clash', 'bolt', 'annalesShown'],
    series: SERIES,
    Account: createAccount(lore),
    charts: createCharts(lore),
    aid: [
      'contributions',
      'multipliers',
      'works',
      'bonus',
      'feasts',
      'goods',
      'prices',
      'limits',
      'bank',
      'terrain',
      'companies',
      'battle-modifiers',
      'clash',
      'walls',
      'expedition',
      'points',
    ],
    marks: createMarks(lore),
    stock: createStock(lore),
    editor: createEditor(lore),
    sheets: createSheets(lore),
  };
});
