/** What every table promises of one moment of a match. Each function returns what is wrong. */
import { type AnyEvent, isOwn, isRoll, LANGUAGES, type Play } from '@carroccio/kernel';
import { createElement, type ReactNode } from 'react';
import { Attempt, plansTo, takenInHand } from '../panel/plans.ts';
import type { BoardPicture } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';
import { markupOf } from './markup.tsx';
import { sightOf } from './walk.ts';

/** What stands in a page where something was not there. */
const NOT_THERE = /undefined|NaN|\[object/;
const SOME = 6;

const isWords = (text: string): boolean => text.trim() !== '' && !NOT_THERE.test(text);
const isOn = ({ grid }: BoardPicture, cell: number): boolean => cell >= 0 && cell < grid.cellCount;
const some = <T>(items: readonly T[], from: number): T[] =>
  items.length <= SOME
    ? [...items]
    : Array.from({ length: SOME }, (_, index) => items[(from + index) % items.length]).flatMap(item => item ?? []);

export function boardProblems(table: Table, sights: readonly AnySight[]): string[] {
  return sights.flatMap(sight => {
    const boards = table.boards(sight);
    return [
      ...(boards.length === 0 ? ['there is no board'] : []),
      ...repeated(boards.map(({ id }) => id)).map(id => `two boards are called ${id}`),
      ...boards.flatMap(board => [
        ...repeated(board.pieces.map(({ id }) => id)).map(id => `two pieces on ${board.id} are called ${id}`),
        ...board.pieces
          .filter(({ cell, also = [] }) => ![cell, ...also].every(one => isOn(board, one)))
          .map(({ id, cell }) => `${id} stands at ${cell}, beyond ${board.id}`),
      ]),
    ];
  });
}

export function spotProblems(table: Table, sight: AnySight): string[] {
  const boards = table.boards(sight);
  return sight.legal.flatMap(action => {
    const spot = table.spot(action, sight);
    if (!spot) return [];
    const board = boards.find(({ id }) => id === spot.board);
    if (!board) return [`${action.type} points at the board ${spot.board}`];
    const isThere = (piece: string, on: readonly BoardPicture[]): boolean =>
      on.some(({ pieces }) => pieces.some(({ id }) => id === piece));
    return [
      ...(isOn(board, spot.cell) ? [] : [`${action.type} points at cell ${spot.cell}`]),
      ...(spot.piece === undefined || isThere(spot.piece, [board]) ? [] : [`${action.type} points at ${spot.piece}`]),
      ...(spot.of === undefined || isThere(spot.of, boards) ? [] : [`${action.type} is of ${spot.of}`]),
    ];
  });
}

export const wordProblems = (table: Table, play: Play): string[] =>
  LANGUAGES.flatMap(language => {
    const sight = sightOf(play, language);
    const boards = table
      .boards(sight)
      .flatMap(board => [
        { what: `the title of ${board.id}`, words: board.title },
        ...board.pieces.map(({ id, label }) => ({ what: `the label of ${id}`, words: label })),
        ...board.pieces.map(({ cell }) => ({ what: `the name of cell ${cell}`, words: board.cellName(cell) })),
      ]);
    const choices = sight.legal.flatMap(action => [
      ...(table.heading ? [{ what: `the heading of ${action.type}`, words: table.heading(action, sight) }] : []),
      { what: `the few words of ${action.type}`, words: table.short?.(action, sight) ?? 'its own' },
    ]);
    return [...boards, ...choices]
      .filter(({ words }) => !isWords(words))
      .map(({ what, words }) => `${what} in ${language} is "${words}"`);
  });

/** A reaction that can be refused beforehand can be refused in one way, and told from others of its move. */
export function refusableProblems(table: Table, { decision, legal }: AnySight): string[] {
  const refusable = decision ? table.refusable?.[decision.step] : undefined;
  if (!decision || !refusable) return [];
  const ways = legal.filter(({ type }) => type === refusable.no.type).length;
  return [
    ...(ways > 1 ? [`${decision.step} can be refused in ${ways} ways`] : []),
    ...(refusable.move ?? [])
      .filter(field => !Object.hasOwn(decision.frame, field))
      .map(field => `${decision.step} has no ${field}`),
    ...LANGUAGES.filter(language => !isWords(refusable.name[language])).map(
      language => `to refuse ${decision.step} has no words in ${language}`,
    ),
    ...LANGUAGES.filter(language => refusable.yes && !isWords(refusable.yes.name[language])).map(
      language => `to answer ${decision.step} has no words in ${language}`,
    ),
  ];
}

/** Where a piece in hand is said to reach, it gets by a plan that the rules accept as far as it can be foreseen. */
export function planProblems(table: Table, play: Play, from: number): string[] {
  const sight = sightOf(play);
  const board = table.boards(sight)[0];
  if (sight.seat === null || !board || !table.begins) return [];
  const able = board.pieces.filter(({ id }) => table.begins?.(id, sight).length);
  const start = Attempt.from(play, { seat: sight.seat, language: 'en', asked: true });
  return some(able, from)
    .slice(0, 1)
    .flatMap(({ id }) => {
      const hands = takenInHand(table, start, id);
      const cells = hands.flatMap(hand => (hand.open ? (table.reach?.(hand.sight) ?? []) : []));
      return some(cells, from)
        .slice(0, 2)
        .filter(cell => plansTo(table, start, hands, id, { board: board.id, cell }).length === 0)
        .map(cell => `${id} is said to reach ${board.cellName(cell)}, and there is no plan for it`);
    });
}

/** What is meant by pressing on pieces and beside them is something the rules can answer. */
export function meantProblems(table: Table, play: Play, from: number): string[] {
  const sight = sightOf(play);
  return table.boards(sight).flatMap(({ id: board, pieces, grid }) =>
    some(pieces, from)
      .flatMap(({ id, cell }) => [
        { board, cell, piece: id },
        { board, cell: (cell + 1) % grid.cellCount },
      ])
      .flatMap(spot =>
        [null, pieces[from % pieces.length]?.id ?? null].flatMap(hand => table.meant?.(spot, sight, hand) ?? []),
      )
      .filter(action => play.explain(sight.seat ?? 0, action)?.reason === 'malformed')
      .map(action => `${JSON.stringify(action)} is meant, and malformed`),
  );
}

export function layerProblems(table: Table, play: Play, from: number): string[] {
  const sight = sightOf(play);
  return table.boards(sight).flatMap(board =>
    (table.layers ?? []).flatMap(layer =>
      [null, ...some(board.pieces, from).map(({ id }) => id)]
        .flatMap(piece => [
          ...layer.marks(sight, board.id, piece).map(({ cell }) => cell),
          ...(layer.lines?.(sight, board.id, piece) ?? []).flatMap(line => [line.from, line.to]),
        ])
        .filter(cell => !isOn(board, cell))
        .map(cell => `the layer ${layer.id} reaches cell ${cell}, beyond ${board.id}`),
    ),
  );
}

/** What is shown and counted of what was told; `before` is the match before it. */
export function toldProblems(
  table: Table,
  told: readonly AnyEvent[],
  before: AnySight,
  earlier: readonly AnyEvent[],
): string[] {
  const isSeat = (seat: number): boolean => seat >= 0 && seat < before.scene.seatNames.length;
  return told.flatMap((event, index) => {
    const cues = isOwn(event) ? (table.cues?.(event, before) ?? []) : [];
    const counted = (table.series ?? []).flatMap(
      series => series.counts(event, before.scene, [...earlier, ...told.slice(0, index)]) ?? [],
    );
    const lucky = isRoll(event) ? table.luck?.(event) : null;
    return [
      ...cues.filter(({ text }) => !isWords(text)).map(({ text }) => `${event.type} is shown as "${text}"`),
      ...counted
        .filter(({ seat, amount }) => !isSeat(seat) || !Number.isFinite(amount))
        .map(({ seat, amount }) => `${event.type} counts ${amount} for seat ${seat}`),
      ...(lucky && !isSeat(lucky.seat) ? [`${event.type} is luck for seat ${lucky.seat}`] : []),
    ];
  });
}

/** Draws what is there to be drawn, and hears whether it says anything that is not there. */
export function drawingProblems(table: Table, play: Play, told: readonly AnyEvent[], from: number): string[] {
  return LANGUAGES.flatMap(language => {
    const sight = sightOf(play, language);
    const { Card, Tracks, Hand, Tray } = table;
    const pieces = table.boards(sight).flatMap(board => some(board.pieces, from));
    const parts: { what: string; drawn: ReactNode }[] = [
      ...(Tracks ? [{ what: 'Tracks', drawn: createElement(Tracks, { sight }) }] : []),
      ...(Hand ? [{ what: 'Hand', drawn: createElement(Hand, { sight, choose: () => undefined }) }] : []),
      ...(Tray ? [{ what: 'Tray', drawn: createElement(Tray, { sight, fresh: told.filter(isOwn) }) }] : []),
      ...(Card
        ? pieces.map(({ id }) => ({ what: `Card of ${id}`, drawn: createElement(Card, { sight, piece: id }) }))
        : []),
      ...pieces.map(piece => ({ what: piece.id, drawn: createElement('svg', null, piece.draw()) })),
    ];
    return parts
      .filter(({ drawn }) => NOT_THERE.test(markupOf(drawn)))
      .map(({ what }) => `${what} shows what is not there`);
  });
}

export function repeated(items: readonly string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) < index);
}
