/** Positions changed at random, in every game: an edit is done or refused, and a refused one has changed nothing. */

import { registry } from '@carroccio/games/all';
import { type Game, Generator, Match, type Patch, pick, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';

const MATCHES = 3;
const EDITS = 20;
const JUNK: readonly unknown[] = [null, -1, 7, 999_999, 0.5, '', 'x', [], {}, [[]], [null], { step: 'x' }, true];

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A path to something in the position, chosen at random. */
function somewhere(chance: Generator, value: unknown, path: string): string {
  if (!isBranch(value) || chance.draw(5) === 0) return path;
  const entries = Object.entries(value);
  if (entries.length === 0) return path;
  const [key, item] = pick(chance, entries);
  return somewhere(chance, item, `${path}/${key}`);
}

function operation(chance: Generator, { state, stack }: Match['play']['position']): Patch[number] {
  const path = () => (chance.draw(4) === 0 ? somewhere(chance, stack, '/stack') : somewhere(chance, state, '/state'));
  const op = pick(chance, ['replace', 'replace', 'replace', 'add', 'remove', 'copy', 'move'] as const);
  if (op === 'remove') return { op, path: path() };
  if (op === 'copy' || op === 'move') return { op, from: path(), path: path() };
  return { op, path: path(), value: pick(chance, JUNK) };
}

function playSome(match: Match, chance: Generator, actions: number): void {
  for (let action = 0; action < actions; action++) {
    const seat = match.play.decision()?.seats[0];
    if (seat === undefined) return;
    match.act(seat, match.play.anyAction(seat, chance));
  }
}

const everything = (match: Match): string => JSON.stringify([match.record(), match.log, match.play.position]);

function tryEdits(game: Game, scenario: string): { done: number; refused: number } {
  const chance = new Generator(startChance('sfc32', scenario));
  const tally = { done: 0, refused: 0 };
  for (let played = 0; played < MATCHES; played++) {
    const match = new Match(game, { scenario, seed: 'edits' });
    // One entry short of a snapshot, of a hash, or of neither.
    playSome(match, chance, pick(chance, [15, 31, 20]));
    const before = everything(match);
    for (let tried = 0; tried < EDITS; tried++) {
      if (match.edit([operation(chance, match.play.position)]).ok) {
        tally.done++;
        expect(match.undo()).toEqual({ ok: true });
      } else tally.refused++;
      expect(everything(match)).toBe(before);
    }
  }
  return tally;
}

describe.each(registry.playable.map(game => [game.rulebook.id, game] as const))('%s', (_, game) => {
  test.each(Object.keys(game.scenarios).filter((__, index) => index % 4 === 0))('%s', scenario => {
    const { done, refused } = tryEdits(game, scenario);
    expect(done + refused).toBe(MATCHES * EDITS);
    expect(refused).toBeGreaterThan((MATCHES * EDITS) / 4);
  });
});

test('No queda: an edit of the priorities that the next snapshot could not hold', () => {
  const match = new Match(registry.game('batirnos'), { scenario: 'intro', seed: 'edits' });
  playSome(match, new Generator(startChance('sfc32', 'intro')), 15);
  const before = everything(match);
  expect(match.edit([{ op: 'replace', path: '/state/priority', value: 7 }])).toMatchObject({ ok: false });
  expect([match.length, everything(match)]).toEqual([15, before]);
});
