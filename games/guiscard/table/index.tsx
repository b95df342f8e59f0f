/** The table of Guiscard: a table of contents. */
import './guiscard.css';
import type { Guiscard } from '@carroccio/guiscard/survey';
import { defineTable } from '@carroccio/table/table.ts';
import { createBar, createBriefing } from './bar.ts';
import { createBoards } from './board/board.tsx';
import { createCard } from './card/Card.tsx';
import { createCharts } from './charts/index.tsx';
import { createMarks } from './charts/marks.ts';
import { createCues } from './choices/cues.ts';
import { createHeadings, createShortWords } from './choices/headings.ts';
import { createBegins, createFront, createJourneys, createReach, ends } from './choices/journeys.ts';
import { createLayers } from './choices/layers.ts';
import { createMeant } from './choices/meant.ts';
import { createSpots } from './choices/spots.ts';
import { stockOf } from './choices/stock.ts';
import { createEditor } from './editor.ts';
import { createLore } from './lore.ts';
import { luckOf } from './luck.ts';
import { createArmy } from './muster.ts';
import { createPlacing } from './placing/Placing.tsx';
import { createSheets } from './print/index.tsx';
import { createSeries } from './series.ts';
import { createTracks } from './Tracks.tsx';
import { deeds } from './text/deeds.ts';
import { refusable } from './text/refusable.ts';

export const lay = defineTable<Guiscard>(setting => {
  const lore = createLore(setting);
  return {
    boards: createBoards(lore),
    spot: createSpots(lore),
    meant: createMeant(lore),
    journey: createJourneys(lore),
    begins: createBegins(lore),
    inLine: ['movement'],
    front: createFront(lore),
    ends,
    reach: createReach(lore),
    setUp: [
      'placing',
      'facing',
      'placeHorse',
      'faceHorse',
      'placeRank',
      'faceRank',
      'placeLadder',
      'placeEngine',
      'faceEngine',
      'giveGrapnel',
      'placeAnimal',
      'siegeSetup',
      'entryEdge',
    ],
    army: createArmy(lore),
    closing: { muster: { type: 'ready' } },
    layers: createLayers(lore),
    Card: createCard(lore),
    Matter: createPlacing(lore),
    bar: createBar(lore),
    briefing: createBriefing(lore),
    Tracks: createTracks(lore),
    heading: createHeadings(lore),
    short: createShortWords(lore),
    // Nothing in this game is hidden from anybody.
    needsSecrets: () => false,
    cues: createCues(lore),
    refusable,
    deeds,
    openings: ['turnBegan', 'phaseBegan'],
    series: createSeries(lore),
    luck: luckOf,
    editor: createEditor(lore),
    charts: createCharts(lore),
    aid: [
      'terrain',
      'sides',
      'infiltration',
      'weapons',
      'impact',
      'fire-mounted',
      'fire-results-mounted',
      'fire-foot',
      'fire-results-foot',
      'combat-modifiers',
      'combat-mounted',
      'combat-results-mounted',
      'combat-foot',
      'combat-results-foot',
    ],
    marks: createMarks(lore),
    stock: stockOf,
    sheets: createSheets(lore),
  };
});
