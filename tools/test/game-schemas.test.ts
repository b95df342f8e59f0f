/** The vocabulary of every game, as its page and its schema tell it, against the types and against live play. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thinkingChance } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import { type AnyRefusal, Match } from '@carroccio/kernel';
import { Compile } from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../src/common/repository.ts';
import type { GameSchema } from '../src/vocabulary/game-schema.ts';
import { vocabularyPages } from '../src/vocabulary/pages.ts';
import type { JsonSchema } from '../src/vocabulary/shape-schema.ts';

const read = (file: string): string => {
  const path = join(ROOT, 'docs/games', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

test('docs/games is what the types say (npm run docs writes it)', () => {
  for (const [file, words] of Object.entries(vocabularyPages())) expect(read(file) === words, file).toBe(true);
});

const games = registry.playable.map(({ rulebook }) => rulebook.id);

/** The fields that have no meaning in words, wherever they stand. */
function unexplained(schema: JsonSchema): string[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const own = Object.entries(properties)
    .filter(([name, { description, const: fixed }]) => !description && fixed === undefined && !COMMON.includes(name))
    .map(([name]) => name);
  return [...own, ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(unexplained)];
}
const COMMON = ['rule', 'only', 'except'];

test.each(games)('every field of %s has a meaning (comments in its types, or tools/src/vocabulary/glossary.ts)', id => {
  const { actions, events, refusals, frames, $defs, state, view }: GameSchema = JSON.parse(read(`${id}.schema.json`));
  const all = [actions, events, refusals, frames, $defs].flatMap(part => Object.values(part));
  expect([...new Set([...all, state, view].flatMap(unexplained))]).toEqual([]);
});

test.each(games)(
  'all actions and most events of %s stand in their words on its page, with one that fits its form',
  id => {
    const page = read(`${id}.md`);
    const schema: GameSchema = JSON.parse(read(`${id}.schema.json`));
    for (const [heading, forms] of [
      ['Actions', schema.actions],
      ['Events', schema.events],
    ] as const) {
      const [, section = ''] = page.split(`\n## ${heading}\n`);
      const [own = ''] = section.split('\n## ');
      const said = [...own.matchAll(/^\*\*`(\w+)`\*\*: “.+”$/gm)];
      const told = said.map(([, type]) => type);
      if (heading === 'Actions') expect(Object.keys(forms).filter(type => !told.includes(type))).toEqual([]);
      else expect(told.length).toBeGreaterThan(Object.keys(forms).length / 2);
      const shown = [...own.matchAll(/^`(\{"type":"(\w+)".*\})`$/gm)];
      const wrong = shown.filter(
        ([, one = '', type = '']) =>
          !Compile({ $schema: schema.$schema, $defs: schema.$defs, ...forms[type] }).Check(JSON.parse(one)),
      );
      expect(wrong.map(([line]) => line)).toEqual([]);
      expect(shown.length).toBeGreaterThan(said.length / 3);
    }
  },
);

test.each([
  ['guelphs', { orders: 'endOrders', move: 'stop', marching: 'endMarch' }],
  ['batirnos', { orders: 'ready', moving: 'endMoves', marching: 'halt', firing: 'ceaseFire', rallying: 'endRally' }],
  ['guiscard', { movement: 'endMoves', moving: 'stop', declare: 'declared', charges: 'endCharges' }],
  ['podesta', { political: 'endPhase', commercial: 'endPhase', military: 'endPhase' }],
])('the page of %s says what ends a turn, a phase, a move', (id, ends) => {
  const [, section = ''] = read(`${id}.md`).split('\n## What ends them\n');
  const [own = ''] = section.split('\n## ');
  for (const [step, action] of Object.entries(ends))
    expect(own).toMatch(new RegExp(`^\\| \`${step}\` \\| .* \\| .*\`${action}\` \\(“`, 'm'));
  // Going on ends nothing.
  expect(own).not.toMatch(/`(?:step|march|order|trust|courtship|placeUnit|assign)`/);
});

const ACTIONS = 80;
/** Actions beside the legal ones, for their refusals. */
const BESIDE = [-1, 0, 1, 7];

describe.each(games)('%s, played at random', id => {
  const schema: GameSchema = JSON.parse(read(`${id}.schema.json`));
  const form = (part: object) => Compile({ $schema: schema.$schema, $defs: schema.$defs, ...part });
  const each = (all: Record<string, object>) => {
    const forms = new Map(Object.entries(all).map(([name, part]) => [name, form(part)]));
    return (name: string, value: unknown): string[] => {
      const known = forms.get(name);
      return known?.Check(value) ? [] : [`${name}: ${known ? JSON.stringify(value) : 'not in the schema'}`];
    };
  };
  const kinds = {
    action: each(schema.actions),
    event: each(schema.events),
    frame: each(schema.frames),
    refusal: each(schema.refusals),
  };
  const [state, view] = [form(schema.state), form(schema.view)];
  const game = registry.game(id);

  const refusalProblems = (refusal: AnyRefusal | null): string[] =>
    refusal && Object.hasOwn(schema.refusals, refusal.reason) ? kinds.refusal(refusal.reason, refusal) : [];

  test.each(Object.keys(game.scenarios))('%s', scenario => {
    const match = new Match(game, { scenario, seed: `schema ${scenario}`, stream: 'sfc32' });
    const chance = thinkingChance(scenario);
    const problems: string[] = [];
    while (match.length < ACTIONS && !match.play.result) {
      const { play } = match;
      const decision = play.decision();
      const seat = decision?.seats[0] ?? 0;
      problems.push(...play.position.stack.flatMap(frame => kinds.frame(frame.step, frame)));
      const [first] = play.legal(seat);
      for (const action of play.legal(seat).slice(0, 5)) problems.push(...kinds.action(action.type, action));
      for (const number of first ? BESIDE : []) {
        const beside = Object.fromEntries(
          Object.entries(first ?? {}).map(([name, value]) => [name, typeof value === 'number' ? number : value]),
        );
        problems.push(...refusalProblems(play.explain(seat, beside)));
      }
      if (!state.Check(play.position.state)) problems.push('state');
      if (!view.Check(play.view(seat).state)) problems.push('view');
      const action = play.anyAction(seat, chance);
      problems.push(...kinds.action(action.type, action));
      const applied = match.act(seat, action);
      for (const event of applied.ok ? applied.events : [])
        if (event.type !== 'roll' && event.type !== 'end') problems.push(...kinds.event(event.type, event));
    }
    expect([...new Set(problems)].slice(0, 5)).toEqual([]);
  });
});
