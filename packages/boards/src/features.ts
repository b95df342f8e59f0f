import type { Grid } from './grid.ts';
import { requireCell } from './names.ts';
import { sidesNamed } from './sides.ts';

/**
 * A layer says one of a few words about every cell, or every side: terrain, streams, walls.
 * `codes` holds the word's place in `words`; whatever the map does not mention has the first word.
 */
export interface Layer<Word extends string> {
  readonly words: readonly Word[];
  readonly codes: Uint8Array;
}

/** Flags say any number of words about every cell or side; bit i of `bits` is word i. */
export interface Flags<Word extends string> {
  readonly words: readonly Word[];
  readonly bits: Uint32Array;
}

/** What a map says: for each word, the names of its cells or sides. */
export type WordsOfMap<Word extends string> = { readonly [W in Word]?: readonly string[] };

export function cellLayer<Word extends string>(grid: Grid, words: readonly Word[], map: WordsOfMap<Word>): Layer<Word> {
  return layer('cell', words, map, grid.cellCount, name => [requireCell(grid, name)]);
}

/** A layer of sides, named as sidesNamed reads them. */
export function sideLayer<Word extends string>(grid: Grid, words: readonly Word[], map: WordsOfMap<Word>): Layer<Word> {
  return layer('side', words, map, grid.sideCount, name => sidesNamed(grid, name));
}

export function cellFlags<Word extends string>(grid: Grid, words: readonly Word[], map: WordsOfMap<Word>): Flags<Word> {
  return flags(words, map, grid.cellCount, name => [requireCell(grid, name)]);
}

export function sideFlags<Word extends string>(grid: Grid, words: readonly Word[], map: WordsOfMap<Word>): Flags<Word> {
  return flags(words, map, grid.sideCount, name => sidesNamed(grid, name));
}

/** A number for every cell, such as its level; 0 where the map says nothing. */
export function cellNumbers(grid: Grid, map: Readonly<Record<string, number>>): Int16Array {
  const numbers = new Int16Array(grid.cellCount);
  for (const [name, number] of Object.entries(map)) {
    numbers[requireCell(grid, name)] = number;
    if (numbers[requireCell(grid, name)] !== number) throw new Error(`cell "${name}" cannot hold the number ${number}`);
  }
  return numbers;
}

export function wordAt<Word extends string>(layer: Layer<Word>, id: number): Word {
  return layer.words[layer.codes[id]!]!;
}

/** The code of a word in its layer, for loops that compare codes. */
export function codeOf<Word extends string>(layer: Layer<Word>, word: Word): number {
  return placeOf(layer.words, word);
}

export function hasFlag<Word extends string>(flags: Flags<Word>, id: number, word: Word): boolean {
  return (flags.bits[id]! & flagBit(flags, word)) !== 0;
}

/** The bit of a word in its flags, for loops that test bits. */
export function flagBit<Word extends string>(flags: Flags<Word>, word: Word): number {
  return 1 << placeOf(flags.words, word);
}

function layer<Word extends string>(
  what: string,
  words: readonly Word[],
  map: WordsOfMap<Word>,
  count: number,
  idsOf: (name: string) => readonly number[],
): Layer<Word> {
  if (words.length > 256) throw new Error(`a layer holds at most 256 words, not ${words.length}`);
  const codes = new Uint8Array(count);
  const told = new Uint8Array(count);
  forEachMention(words, map, idsOf, (id, code, name) => {
    if (told[id] && codes[id] !== code) {
      throw new Error(`the map calls the ${what} "${name}" both ${words[codes[id]!]} and ${words[code]}`);
    }
    told[id] = 1;
    codes[id] = code;
  });
  return { words, codes };
}

function flags<Word extends string>(
  words: readonly Word[],
  map: WordsOfMap<Word>,
  count: number,
  idsOf: (name: string) => readonly number[],
): Flags<Word> {
  if (words.length > 32) throw new Error(`flags hold at most 32 words, not ${words.length}`);
  const bits = new Uint32Array(count);
  forEachMention(words, map, idsOf, (id, place) => {
    bits[id]! |= 1 << place;
  });
  return { words, bits };
}

function forEachMention<Word extends string>(
  words: readonly Word[],
  map: WordsOfMap<Word>,
  idsOf: (name: string) => readonly number[],
  tell: (id: number, place: number, name: string) => void,
): void {
  for (const word of Object.keys(map)) placeOf<string>(words, word);
  words.forEach((word, place) => {
    for (const name of map[word] ?? []) {
      for (const id of idsOf(name)) tell(id, place, name);
    }
  });
}

function placeOf<Word extends string>(words: readonly Word[], word: Word): number {
  const place = words.indexOf(word);
  if (place < 0) throw new Error(`"${word}" is none of ${words.join(', ')}`);
  return place;
}
