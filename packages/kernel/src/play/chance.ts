import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Trouble } from '../game/trouble.ts';
import { at } from '../json/at.ts';

/** Where every die and card comes from: a whole number from `from` to `from + n - 1`, all equally likely. */
export interface Chance {
  draw(n: number, from?: number): number;
}

/**
 * The generator as data. `hmac-sha256` is the stream of matches that people play: block i is
 * HMAC-SHA-256(key, i as 8 bytes, big-endian), read as eight big-endian words, and no number of dice seen
 * predicts the next. `sfc32` is the fast one for search and simulation.
 */
export type ChanceState =
  | { stream: 'hmac-sha256'; key: string; at: number; script: number[] }
  | { stream: 'sfc32'; words: [number, number, number, number]; script: number[] };

export type Stream = ChanceState['stream'];

const WORDS_PER_BLOCK = 8;

/** Published before the match: it binds the host to the seed without showing it. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`carroccio seed ${seed}`)));

/** The match's stream key: the host's seed together with what each seat added, so that no one alone decides the dice. */
export const streamKey = (seed: string, entropy: readonly string[]): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(JSON.stringify(entropy))));

export function startChance(stream: Stream, seed: string, entropy: readonly string[] = []): ChanceState {
  const key = streamKey(seed, entropy);
  if (stream === 'hmac-sha256') return { stream, key, at: 0, script: [] };
  const view = new DataView(hexToBytes(key).buffer);
  return { stream, words: [view.getInt32(0), view.getInt32(4), view.getInt32(8), 1], script: [] };
}

/** How many words of the stream have been used. The last word of sfc32 is a counter that begins at 1. */
export const wordsDrawn = (state: ChanceState): number => (state.stream === 'sfc32' ? state.words[3] - 1 : state.at);

/** A scripted result that the draw it meets could never give. */
export class ImpossibleResult extends Trouble {
  override name = 'ImpossibleResult';
  readonly code = 'impossible-dice';

  constructor(result: number, n: number, from: number) {
    super({ code: 'impossible-result', result, least: from, most: from + n - 1 });
  }
}

/** Draws from a ChanceState, which it advances. The scripted results come first. */
export class Generator implements Chance {
  readonly state: ChanceState;
  #block: DataView | undefined;
  #blockNumber = -1;

  constructor(state: ChanceState) {
    this.state = state;
  }

  draw(n: number, from = 0): number {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`cannot draw from ${n} possibilities`);
    const scripted = this.state.script.shift();
    if (scripted !== undefined) {
      if (!Number.isInteger(scripted) || scripted < from || scripted >= from + n)
        throw new ImpossibleResult(scripted, n, from);
      return scripted;
    }
    // Words above the last whole multiple of n are thrown away: every result is exactly as likely as any other.
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return from + (word % n);
  }

  #word(): number {
    const state = this.state;
    if (state.stream === 'sfc32') {
      const [a, b, c, d] = state.words;
      const sum = (((a + b) | 0) + d) | 0;
      state.words = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (d + 1) | 0];
      return sum >>> 0;
    }
    const number = Math.floor(state.at / WORDS_PER_BLOCK);
    if (this.#block === undefined || number !== this.#blockNumber) {
      this.#block = new DataView(streamBlock(state.key, number).buffer);
      this.#blockNumber = number;
    }
    const word = this.#block.getUint32((state.at % WORDS_PER_BLOCK) * 4);
    state.at++;
    return word;
  }
}

function streamBlock(key: string, number: number): Uint8Array<ArrayBuffer> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(number));
  return Uint8Array.from(hmac(sha256, hexToBytes(key), new Uint8Array(counter.buffer)));
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.draw(last + 1);
    const held = at(items, last);
    items[last] = at(items, other);
    items[other] = held;
  }
  return items;
}

export const pick = <T>(chance: Chance, items: readonly T[]): T => at(items, chance.draw(items.length));
