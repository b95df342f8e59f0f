/** The table of Guelphs & Ghibellines: a table of contents. */
import './guelphs.css';
import type { Guelphs } from '@carroccio/guelphs/survey';
import { defineTable } from '@carroccio/table/table.ts';
import { createBar, createBriefing } from './bar.ts';
import { createBoards } from './board/board.tsx';
import { createCard } from './card/Card.tsx';
import { createCharts } from './charts/index.tsx';
import { createMarks } from './charts/marks.ts';
import { createCues } from './choices/cues.ts';
import { createHeadings, shortWords } from './choices/headings.ts';
import { createApproaches, createBegins, createFront, createJourneys, createReach, ends } from './choices/journeys.ts';
import { createLayers } from './choices/layers.ts';
import { createMeant } from './choices/meant.ts';
import { createSpots } from './choices/spots.ts';
import { stockOf } from './choices/stock.ts';
import { createEditor } from './editor.ts';
import { createLore } from './lore.ts';
import { luckOf } from './luck.ts';
import { createSeries } from './series.ts';
import { createSheets } from './sheets.tsx';
import { createTracks } from './Tracks.tsx';
import { deeds } from './text/deeds.ts';
import { refusable } from './text/refusable.ts';

export const lay = defineTable<Guelphs>(setting => {
  const lore = createLore(setting);
  return {
    boards: createBoards(lore),
    spot: createSpots(lore),
    meant: createMeant(lore),
    journey: createJourneys(lore),
    begins: createBegins(lore),
    inLine: ['orders'],
    front: createFront(lore),
    ends,
    reach: createReach(lore),
    approaches: createApproaches(lore),
    layers: createLayers(lore),
    Card: createCard(lore),
    bar: createBar(lore),
    briefing: createBriefing(lore),
    Tracks: createTracks(lore),
    heading: createHeadings(lore),
    short: shortWords,
    // The papers and where Arras will come in (gg.S.4.3, gg.S.4.4, gg.S.9.3); all else is open.
    needsSecrets: ({ step }) => step === 'papers' || step === 'ambush',
    cues: createCues(lore),
    refusable,
    deeds,
    series: createSeries(lore),
    luck: luckOf,
    charts: createCharts(lore),
    aid: [
      'shock',
      'shifts',
      'unit-type',
      'armour',
      'modifiers',
      'fire',
      'terrain',
      'height',
      'movement',
      'wounds',
      'levels',
    ],
    marks: createMarks(lore),
    stock: stockOf,
    editor: createEditor(lore),
    sheets: createSheets(lore),
  };
});
