/** A battle made of a folder and data alone, played by the chapters as they are. */
import { at, Generator, Match, packFaults, pick, Registry, read, startChance, tellFault } from '@carroccio/kernel';
import { checkWalk } from '@carroccio/kernel/suite';
import { describe, expect, test } from 'vitest';
import { initialState } from '../../../src/02-turn/setup.ts';
import { layGrounds } from '../../../src/03-ground/grounds.ts';
import { lineTo } from '../../../src/05-missiles/fire.ts';
import type { Battle } from '../../../src/battle.ts';
import { partsOf } from '../../../src/data/index.ts';
import { makeGuiscard } from '../../../src/index.ts';
import { createNames } from '../../../src/names.ts';
import { articlesOf } from '../../../src/scenarios/articles.ts';
import { data } from '../../data/support.ts';
import { gonfalone } from './index.ts';
import pack from './pack.json' with { type: 'json' };

const box = makeGuiscard([gonfalone]);
const game = new Registry([box]).game('guiscard', { ...pack, format: 'carroccio-pack/1' });
const ID = 'gonfalone';

const articles = articlesOf([gonfalone]);
const parts = partsOf(articles);
const maps = read(parts.maps.schema, pack.parts.maps);
const grounds = layGrounds(
  {
    ...data,
    characters: read(parts.characters.schema, pack.parts.characters),
    maps,
    scenarios: read(parts.scenarios.schema, pack.parts.scenarios),
  },
  articles,
);
const { field } = grounds.battle({ state: stateOf({}), scenario: ID, options: { early: true } });

/** Who stands where. */
function stateOf(men: Readonly<Record<string, string>>) {
  const roster = grounds.roster(ID);
  const ground = grounds.field(grounds.scenario(ID));
  const state = initialState(grounds.scenario(ID), roster, ground);
  for (const [id, hex] of Object.entries(men)) {
    const unit = roster.byId.get(id) ?? -1;
    state.cell[unit] = ground.ids.get(hex) ?? -1;
  }
  return state;
}
const battleOf = (men: Readonly<Record<string, string>>): Battle =>
  grounds.battle({ state: stateOf(men), scenario: ID, options: { early: true } });

/** What the end of a turn makes of a position. */
function endOf(turn: number, men: Readonly<Record<string, string>>) {
  const match = new Match(game, { scenario: ID, seed: 'end' });
  const state = { ...stateOf(men), turn };
  const edited = match.edit([
    { op: 'replace', path: '/state', value: state },
    { op: 'replace', path: '/stack', value: [{ step: 'turnOver' }] },
  ]);
  expect(edited).toMatchObject({ ok: true });
  return match.play.result;
}

test('the pack fits the game with this module, and neither fits without the other', () => {
  expect(packFaults(box, pack)).toEqual([]);
  expect(
    packFaults(makeGuiscard([]), pack)
      .map(fault => tellFault(fault, 'en'))
      .join(),
  ).toContain('there is no standard');
  expect(packFaults(box, { ...pack, parts: {} }).map(fault => tellFault(fault, 'en'))).toContain(
    '/parts/scenarios/scenarios: gonfalone is missing',
  );
});

test.each(['one', 'two', 'three'])('the random player plays it to its end: %s', seed => {
  const { length, lacks } = checkWalk(
    game,
    { scenario: ID, seats: 2, seed },
    { oneIn: 30, longest: 5000, replayed: 1 },
  );
  expect(length).toBeGreaterThan(6);
  expect(lacks).toEqual({});
});

test('the captain, who has no plan for its ending, plays it to its end too', () => {
  const match = new Match(game, { scenario: ID, seed: 'captain' });
  const chance = new Generator(startChance('sfc32', 'captain'));
  const thinking = { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
  const captain = at(game.bots ?? [], 3);
  for (let ply = 0; ply < 5000 && match.play.decision(); ply++) {
    const seat = at(match.play.decision()?.seats ?? [], 0);
    const { play } = match;
    match.act(
      seat,
      seat === 0 ? captain.choose(play.resample(seat, chance), seat, thinking).action : pick(chance, play.legal(seat)),
    );
  }
  expect(match.play.result).not.toBeNull();
});

describe('its own rules', () => {
  test('its opening: the second group is set up before the first', () => {
    const { play } = new Match(game, { scenario: ID, seed: 'opening' });
    expect(play.decision()).toMatchObject({ seats: [1] });
  });

  test('its ending: alone by the standard, from the third turn on', () => {
    const alone = { gisulfo: 'F5', idris: 'K4' };
    expect(endOf(2, alone)).toBeNull();
    expect(endOf(3, alone)).toMatchObject({ why: 'objective', winners: [0] });
    expect(endOf(3, { gisulfo: 'A1', idris: 'F5' })).toMatchObject({ why: 'objective', winners: [1] });
    expect(endOf(3, { gisulfo: 'F5', idris: 'F4' })).toBeNull();
    expect(endOf(6, { gisulfo: 'F5', idris: 'F4' })).toMatchObject({ why: 'draw' });
  });

  test('its mist: a bowman sees three hexes far', () => {
    const shot = (hex: string) => {
      const b = battleOf({ nasr: 'F8', gisulfo: hex });
      const [bow, mark] = ['nasr', 'gisulfo'].map(id => b.roster.byId.get(id) ?? -1);
      return lineTo(b, bow ?? -1, field.ids.get(hex) ?? -1, mark ?? -1);
    };
    expect(shot('F5')).not.toBeNull();
    expect(shot('F4')).toBeNull();
  });

  test('an article of the box: Ugo has no price', () => {
    const { men } = grounds.roster(ID);
    expect(men.filter(one => one.unpriced).map(({ id }) => id)).toEqual(['ugo']);
  });
});

test('its words: the title, the seats, the chronicle; hexes by the size of its map', () => {
  expect(game.text.it.scenarios[ID]).toMatchObject({ title: 'Il gonfalone' });
  expect([game.text.en.seats.muslims, game.text.en.seats.normans]).toEqual(['Muslims', 'Normans']);
  const match = new Match(game, { scenario: ID, seed: 'words' });
  expect(game.chronicle?.([], match.play.scene, 'en')[0]).toContain('two bands came upon the same standard');
  const corner = field.ids.get('L8') ?? -1;
  expect(createNames(grounds, maps).hex({ scenario: ID }, corner)).toBe('L8');
  expect(Object.keys(game.scenarios)).toEqual([ID]);
  expect(game.options.early?.scenarios).toEqual([]);
});
