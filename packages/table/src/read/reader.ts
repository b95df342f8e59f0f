/** A table read aloud: what its boards, cards, tracks and charts say, for whoever has no picture. */
import { nameOf } from '@carroccio/boards';
import type { Block, Language, Play, Reader, Reading, Seat } from '@carroccio/kernel';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BriefingText } from '../panel/BriefingText.tsx';
import type { BoardPicture } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';
import { speak } from '../text/language.ts';
import { blocksIn } from './blocks.ts';

export const createReader = (table: Table): Reader => ({
  cards: table.Hand !== undefined,
  read: (play, seat, language) => readingOf(table, play, sightOf(play, seat, language)),
  charts: language =>
    (table.charts?.(language) ?? []).map(({ id, title, rules, origin, body }) => ({
      id,
      title,
      rules,
      origin,
      body: read(body, language),
    })),
});

function sightOf(play: Play, seat: Seat | null, language: Language): AnySight {
  const { state, chosen } = play.view(seat);
  const mayAct = seat !== null && play.canAct(seat);
  return {
    state,
    scene: play.scene,
    seat,
    decision: play.decision(),
    legal: mayAct ? play.legal(seat) : [],
    families: mayAct ? play.families(seat) : [],
    chosen,
    result: play.result,
    language,
  };
}

function read(body: ReactNode, language: Language): Block[] {
  speak(language);
  return blocksIn(renderToStaticMarkup(body));
}

function readingOf(table: Table, { game, position }: Play, sight: AnySight): Reading {
  const shown = <P extends object>(component: ComponentType<P> | undefined, props: P): Block[] =>
    component ? read(createElement(component, props), sight.language) : [];
  const choose = (): void => undefined;
  let boards: Reading['boards'] | undefined;
  return {
    get boards() {
      boards ??= table.boards(sight).map(boardOf);
      return boards;
    },
    get absent() {
      const found = table.editor?.absent?.(sight) ?? [];
      return found.map(({ piece, label, seat, place }) => ({
        id: piece,
        cell: -1,
        label,
        seat,
        ...(place === undefined ? {} : { place }),
      }));
    },
    card: piece => shown(table.Card, { sight, piece }),
    hand: () => shown(table.Hand, { sight, choose }),
    bar() {
      const bar = table.bar?.(sight);
      return bar ? { when: bar.when, phase: bar.phases[bar.phase] ?? '', scores: bar.scores } : null;
    },
    brief() {
      const { scenario, seatNames: seats } = sight.scene;
      return table.briefing ? shown(BriefingText, { game, table, scenario, seats }) : [];
    },
    tracks: () => shown(table.Tracks, { sight }),
    spot: action => table.spot(action, sight),
    means: action => table.means?.(action, sight) ?? null,
    stock: () => table.stock?.(sight, position.stack) ?? [],
    marks: () => table.marks?.(sight) ?? [],
  };
}

const boardOf = (board: BoardPicture): Reading['boards'][number] => ({
  id: board.id,
  title: board.title,
  pieces: board.pieces.map(({ id, cell, seat, label }) => ({
    id,
    cell,
    label,
    ...(seat === undefined ? {} : { seat }),
  })),
  names: Array.from({ length: board.grid.cellCount }, (_, cell) => board.placeName?.(cell) ?? nameOf(board.grid, cell)),
  cellName: cell => board.cellName(cell),
});
