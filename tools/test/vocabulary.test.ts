/** A stranger asks every game what its numbers mean. */
import { thinkingChance } from '@carroccio/bots';
import { Engine, MESSAGES } from '@carroccio/engine';
import { registry } from '@carroccio/games/all';
import { Interpreter, Match } from '@carroccio/kernel';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { PLAIN, PRINTED } from '../src/vocabulary/printed.ts';

const games = registry.playable.flatMap(game =>
  Object.keys(game.scenarios).map((scenario): [string, string] => [game.rulebook.id, scenario]),
);

/** A match some way on. */
function played(game: string, scenario: string, actions: number): Match {
  const match = new Match(registry.game(game), { scenario, seed: 'stranger', stream: 'sfc32' });
  const chance = thinkingChance('stranger');
  while (match.length < actions && !match.play.result) {
    const seat = match.play.decision()?.seats[0] ?? 0;
    match.act(seat, match.play.anyAction(seat, chance));
  }
  return match;
}

/** Every field of plain data with its value. */
const fieldsOf = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [[name, inner], ...fieldsOf(inner)]);
};

describe.each(games)('%s, %s', (game, scenario) => {
  const match = played(game, scenario, 60);
  const { fields = {}, by = {} } = match.game.vocabulary ?? {};
  const reader = new Interpreter(match.play, 0, 'it');
  const { maps, things, codes } = reader.inventory;

  test('lays out its map', () => {
    const wrong = maps.flatMap(({ cells, directions }) =>
      cells.filter(
        ({ id, neighbours, terrain }) =>
          terrain === '' ||
          neighbours.length !== directions.length ||
          !neighbours.every(other => other < 0 || cells[other]?.neighbours.includes(id)),
      ),
    );
    expect(wrong).toEqual([]);
    expect(maps.length).toBeGreaterThan(0);
  });

  test('names its things, and says of fields only what there is', () => {
    const kinds = [...Object.keys(things), ...Object.keys(codes), ...maps.map(({ kind }) => kind), 'numbers'];
    expect([...Object.values(fields), ...Object.values(by)].filter(kind => !kinds.includes(kind))).toEqual([]);
    expect(Object.values(things).flatMap(all => all.filter(({ name }) => !name))).toEqual([]);
  });

  test('says of everything printed on its things what it is', () => {
    const unsaid = Object.entries(things).flatMap(([kind, all]) => {
      const printed = PRINTED[game]?.[kind] ?? {};
      const said = typeof printed === 'string' ? [] : Object.keys(printed);
      const fields = new Set(all.flatMap(one => Object.keys(one)));
      return [...fields].filter(field => !PLAIN.has(field) && !said.includes(field)).map(field => `${kind}.${field}`);
    });
    expect(unsaid).toEqual([]);
  });

  test('reads a view in words: no place is left a number', () => {
    const state = reader.state(match.play.view(0).state);
    const places = new Set(maps.map(({ kind }) => kind));
    const left = fieldsOf(state).filter(([name, value]) => typeof value === 'number' && places.has(fields[name] ?? ''));
    expect(left).toEqual([]);
  });
});

test('the engine gives them, with the parts asked for', async () => {
  const engine = new Engine(registry, { version: '0', seed: () => 'x', clock: () => 0 });
  await engine.answer({ id: 1, method: 'new', params: { game: 'guelphs', scenario: 'campaldino' } });
  const answer = await engine.answer({ id: 2, method: 'data', params: { match: 'm1', parts: ['charts'] } });
  expect(answer.ok && Check(MESSAGES.data.result, answer.result)).toBe(true);
  expect(answer).toMatchObject({
    result: {
      pack: null,
      parts: { charts: {} },
      fields: { to: 'cells' },
      codes: { cells: { values: { '-1': 'routed' } } },
    },
  });
});
