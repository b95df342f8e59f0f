/** The table of ¡¡No queda sino batirnos!! Esa: a table of contents. */
import './batirnos.css';
import type { Batirnos } from '@carroccio/batirnos/survey';
import { defineTable } from '@carroccio/table/table.ts';
import { createBar, createBriefing } from './bar.ts';
import { createBoards } from './board/board.tsx';
import { createCard } from './card/Card.tsx';
import { createCharts } from './charts/index.tsx';
import { createMarks } from './charts/marks.ts';
import { createCues } from './choices/cues.ts';
import { createHeadings } from './choices/headings.ts';
import { createBegins, createJourneys, createReach } from './choices/journeys.ts';
import { createLayers } from './choices/layers.ts';
import { createMeant } from './choices/meant.ts';
import { createSpots } from './choices/spots.ts';
import { stockOf } from './choices/stock.ts';
import { createEditor } from './editor.ts';
import { createHand } from './Hand.tsx';
import { createLore } from './lore.ts';
import { createArmy } from './muster/army.ts';
import { createDeploying } from './muster/Deploying.tsx';
import { createSheets } from './print/index.tsx';
import { createSeries } from './series.ts';
import { createTracks } from './Tracks.tsx';
import { createTray } from './Tray.tsx';
import { deeds } from './text/deeds.ts';
import { refusable } from './text/refusable.ts';

export const lay = defineTable<Batirnos>(setting => {
  const lore = createLore(setting);
  return {
    boards: createBoards(lore),
    spot: createSpots(lore),
    meant: createMeant(lore),
    journey: createJourneys(lore),
    begins: createBegins(lore),
    reach: createReach(lore),
    setUp: ['placing', 'placingLeaders'],
    army: createArmy(lore),
    closing: { muster: { type: 'mustered' } },
    layers: createLayers(lore),
    Card: createCard(lore),
    Matter: createDeploying(lore),
    bar: createBar(lore),
    briefing: createBriefing(lore),
    Tracks: createTracks(lore),
    Hand: createHand(lore),
    Tray: createTray(lore),
    heading: createHeadings(lore),
    // What is hidden is chosen under seal (armies, decks, orders), and the screen is handed over for that anyway.
    needsSecrets: () => false,
    cues: createCues(lore),
    refusable,
    deeds,
    openings: ['turnBegan'],
    blows: ['tested', 'fired', 'fought'],
    series: createSeries(lore),
    charts: createCharts(lore),
    aid: [
      'cards',
      'successes',
      'fire-advantage',
      'melee-advantage',
      'losses',
      'determination',
      'ground-area',
      'ground-wood',
      'ground-difficult',
      'cover',
      'sectors',
    ],
    marks: createMarks(lore),
    stock: stockOf,
    editor: createEditor(lore),
    sheets: createSheets(lore),
  };
});
