/** What can be looked up while a match is played: places, pieces, cards, charts. Each gives lines, or words aside. */
import type { AnyAction, Block, Reader, Reading, ReadSpot } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { hasWords } from '../print/prose.ts';
import { READING_TEXT, type ReadingText } from '../text/reading.ts';
import { blockLines } from './blocks.ts';
import { chartLines, chartList, chartNamed, rowsNamed } from './charts.ts';
import { allPieces, boardOf, piecesAt, piecesNamed, placeNamed } from './places.ts';

export type Found = { readonly lines: readonly string[] } | { readonly note: string };

/** More than this are not shown one by one. */
const FEW = 3;

export class Lookups {
  readonly #context: Context;
  readonly #reader: Reader;
  readonly #reading: Reading;
  readonly #width: number;
  readonly #text: ReadingText;

  constructor(context: Context, reader: Reader, reading: Reading, width: number) {
    this.#context = context;
    this.#reader = reader;
    this.#reading = reading;
    this.#width = Math.min(width, 100) - 2;
    this.#text = READING_TEXT[context.language];
  }

  /** A place by its printed name, or a piece by words of its own. */
  look(typed: string, choices: readonly { action: AnyAction; label: string }[]): Found {
    if (typed === '') return { note: this.#text.lookAtWhat };
    const place = placeNamed(this.#reading, typed);
    return place ? { lines: this.#placeLines(place, choices) } : this.#piece(typed, this.#text.nothingLike(typed));
  }

  units(typed: string, seatName: (seat: number) => string): Found {
    const all = allPieces(this.#reading);
    const pieces = all.filter(({ label }) => hasWords(label, typed.split(/\s+/)));
    if (pieces.length === 0) return { note: typed === '' ? this.#text.noUnits : this.#text.nothingLike(typed) };
    const owners = [...new Set(pieces.map(({ seat }) => seat ?? null))];
    const blocks = owners.flatMap((owner): Block[] => [
      { kind: 'heading', words: owner === null ? this.#text.nobodys : seatName(owner) },
      ...pieces
        .filter(({ seat }) => (seat ?? null) === owner)
        .map(
          ({ label, place }): Block => ({
            kind: 'item',
            words: label.includes(place) && place !== '' ? label : `${label} (${place || this.#text.absent})`,
          }),
        ),
    ]);
    return { lines: this.#lines(blocks) };
  }

  hand(): Found {
    if (!this.#reader.cards) return { note: this.#text.noCards };
    const blocks = this.#reading.hand();
    return blocks.length === 0 ? { note: this.#text.noHand } : { lines: this.#lines(blocks) };
  }

  /** A card that is held, one of the decks, or the card of a piece. */
  card(typed: string): Found {
    if (!this.#reader.cards) return { note: this.#text.noCards };
    if (typed === '') return { note: this.#text.cardNeedsName };
    const words = typed.split(/\s+/);
    const held = this.#reading.hand().filter(block => block.kind === 'item' && hasWords(block.words, words));
    if (held.length > 0) return { lines: this.#lines(held) };
    const printed = rowsNamed(this.#reader.charts(this.#context.language), words);
    if (printed.length > 0) return { lines: this.#lines(printed) };
    return this.#piece(typed, this.#text.nothingLike(typed));
  }

  chart(typed: string): Found {
    const charts = this.#reader.charts(this.#context.language);
    const marks = this.#reading.marks();
    if (charts.length === 0) return { note: this.#text.noCharts };
    if (typed === '') return { lines: chartList(this.#context, charts, marks) };
    const chart = chartNamed(charts, typed);
    return chart
      ? { lines: chartLines(this.#context, chart, this.#width, marks) }
      : { note: this.#text.noChart(typed) };
  }

  #lines(blocks: readonly Block[]): string[] {
    const { paint, language } = this.#context;
    return blockLines(blocks, { paint, language, width: this.#width });
  }

  #piece(typed: string, otherwise: string): Found {
    const found = piecesNamed(allPieces(this.#reading), typed.split(/\s+/));
    if (found.length === 0) return { note: otherwise };
    if (found.length <= FEW) return { lines: this.#cards(found.map(({ id, label }) => ({ id, label }))) };
    const several: Block = { kind: 'line', words: this.#text.several(typed, found.length) };
    return { lines: this.#lines([several, ...found.map(({ label }): Block => ({ kind: 'item', words: label }))]) };
  }

  #cards(pieces: readonly { id: string; label: string }[]): string[] {
    return this.#lines(
      pieces.flatMap(({ id, label }) => {
        const card = this.#reading.card(id);
        return card.length > 0 ? card : [{ kind: 'line', words: label } satisfies Block];
      }),
    );
  }

  #placeLines(place: ReadSpot, choices: readonly { action: AnyAction; label: string }[]): string[] {
    const pieces = piecesAt(this.#reading, place);
    const here = choices.filter(({ action }) => this.isAt(action, place));
    const name = boardOf(this.#reading, place.board)?.cellName(place.cell) ?? '';
    return [
      ...this.#lines([{ kind: 'heading', words: name }]),
      ...(pieces.length === 0 ? this.#lines([{ kind: 'line', words: this.#text.emptyPlace }]) : []),
      ...(pieces.length <= FEW
        ? this.#cards(pieces)
        : this.#lines(pieces.map(({ label }): Block => ({ kind: 'item', words: label })))),
      ...(here.length === 0
        ? []
        : this.#lines([
            { kind: 'heading', words: this.#text.choicesHere },
            ...here.map(({ label }): Block => ({ kind: 'item', words: label })),
          ])),
    ];
  }

  /** Whether an action points to this place. */
  isAt(action: AnyAction, { board, cell }: ReadSpot): boolean {
    const spot = this.#reading.spot(action);
    return spot !== null && spot.board === board && spot.cell === cell;
  }
}
