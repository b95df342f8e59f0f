/** A battle can be added from a folder: its module, its data, its words, and no chapter knows of it. */
import { nameOf, requireCell } from '@carroccio/boards';
import { at, Match, packFaults, Registry, tellFault } from '@carroccio/kernel';
import { act, refusal, staged, testGame } from '@carroccio/kernel/testing';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../../src/battle.ts';
import { partsOf } from '../../../src/data/index.ts';
import { grounds } from '../../../src/grounds.ts';
import { guelphs, makeGuelphs } from '../../../src/index.ts';
import { initialState } from '../../../src/scenarios/deployment.ts';
import { BATTLES } from '../../../src/scenarios/index.ts';
import { GHIBELLINE, GUELPH, ROUTED, type Side, type State } from '../../../src/state.ts';
import { colle, RULES } from './index.ts';

const alone = makeGuelphs([colle]);
const game = new Registry([alone]).game('guelphs');
const { charts, maps, armies, setups, specials } = partsOf([colle]);
const ground = groundOf(
  grounds(
    {
      charts: charts.value,
      maps: maps.value,
      armies: armies.value,
      setups: setups.value,
      specials: specials.value,
    },
    [colle],
  ),
  'colle',
);
const { field, roster } = ground;
const OPTIONS = {
  length: 'long',
  volterra: false,
  religiosi: false,
  capitani: 'any',
  palvesari: 'front',
  freed: 'maghinardo',
} as const;

const hex = (name: string): number => requireCell(field.grid, name);
const unit = (id: string): number => roster.unitById.get(id) ?? -1;
const battaglia = (id: string): number => roster.battagliaById.get(id) ?? -1;

/** The armies as they are drawn up, changed; a Battaglia is about to get its Orders. */
function ordering(id: string, side: Side, change: (state: State) => void, dice: number[] = []): Match {
  const state = initialState(ground, OPTIONS);
  state.active = side;
  state.events.activations = 3;
  change(state);
  const index = battaglia(id);
  return staged(alone, {
    scenario: 'colle',
    state: { ...state },
    dice,
    stack: [
      { step: 'continuing' },
      { step: 'victoryCheck' },
      { step: 'clearing', battaglia: index },
      { step: 'combats', battaglia: index },
      { step: 'orders', battaglia: index, kind: 'basic', points: 8, begun: false, compagnia: -1, attacks: 0 },
    ],
  });
}

/** A match in which nobody thinks, to its end. */
function played(seed: string, rules = game): Match {
  const match = new Match(rules, { scenario: 'colle', seed, stream: 'sfc32' });
  let turn = 0;
  for (let decision = match.play.decision(); decision; decision = match.play.decision()) {
    const seat = at(decision.seats, 0);
    const legal = match.play.legal(seat);
    act(match, seat, at(legal, (turn++ * 7919) % legal.length));
  }
  return match;
}

testGame(alone, { matches: 3, oneIn: 5 });

describe('the battle of Colle', () => {
  test('is opened by the Guelphs, who must attack twice', () => {
    const match = new Match(game, { scenario: 'colle', seed: 'opening', stream: 'sfc32' });
    act(match, GUELPH, { type: 'deploy' });
    const told = act(match, GHIBELLINE, { type: 'deploy' });
    expect(told).toContainEqual(expect.objectContaining({ type: 'activated', battaglia: battaglia('britaud') }));
    expect(match.play.decision()?.seats).toEqual([GUELPH]);
    expect(refusal(match, GUELPH, { type: 'endOrders' })).toMatchObject({
      rule: RULES.opening,
      reason: 'openingFirst',
    });
  });

  test('keeps the townsmen behind their walls until an enemy comes near', () => {
    const match = ordering('salvani', GHIBELLINE, state => {
      state.cell[unit('co-salvani-c-1')] = hex('1002');
      state.cell[unit('co-britaud-c-1')] = hex('0802');
      at(state.capitani, battaglia('salvani')).cell = hex('1002');
    });
    const townsmen = { type: 'activate', battaglia: battaglia('colligiani') };
    const atGuelphs = (from: Match): Match =>
      staged(alone, {
        scenario: 'colle',
        state: { ...from.play.look.state, active: GUELPH },
        stack: [{ step: 'basic', optional: false }],
      });
    expect(refusal(atGuelphs(match), GUELPH, townsmen)).toMatchObject({ reason: 'inReserve' });
    act(match, GHIBELLINE, { type: 'order', order: 'move', unit: unit('co-salvani-c-1') });
    act(match, GHIBELLINE, { type: 'step', to: hex('1102') });
    expect(refusal(atGuelphs(match), GUELPH, townsmen)).toBeNull();
  });

  test('lets the Sienese rally on their hill', () => {
    const match = ordering(
      'salvani',
      GHIBELLINE,
      state => {
        state.cell[unit('co-salvani-c-2')] = ROUTED;
      },
      [6],
    );
    expect(act(match, GHIBELLINE, { type: 'rally' })).toContainEqual(
      expect.objectContaining({ type: 'rallied', rule: RULES.rally }),
    );
    const places = match.play.legal(GHIBELLINE).flatMap(action => ('to' in action ? [Number(action.to)] : []));
    const names = [...new Set(places)].map(cell => nameOf(field.grid, cell));
    expect(names.sort()).toEqual(['0303', '0304', '0305', '0404', '0405']);
  });

  test('ends with the fall of Salvani', () => {
    const match = ordering('britaud', GUELPH, state => {
      at(state.capitani, battaglia('salvani')).adjutant = true;
    });
    act(match, GUELPH, { type: 'endOrders' });
    expect(match.play.result).toMatchObject({ rule: RULES.end, why: 'own-raised', winners: [GUELPH] });
  });

  test('ends at nightfall', () => {
    const lit = ordering('britaud', GUELPH, state => {
      state.events.activations = 13;
    });
    act(lit, GUELPH, { type: 'endOrders' });
    expect(lit.play.result).toBeNull();
    const dark = ordering('britaud', GUELPH, state => {
      state.events.activations = 14;
    });
    act(dark, GUELPH, { type: 'endOrders' });
    expect(dark.play.result).toMatchObject({ why: 'own-night', winners: [GHIBELLINE] });
  });

  test('is played to an end, and told in its own words', () => {
    const ends = ['a', 'b', 'c', 'd'].map(seed => played(seed));
    expect(ends.every(({ play }) => play.result !== null)).toBe(true);
    expect(game.text.it.endings['own-night']).toBe('è scesa la notte sull’assedio');
    const night = at(
      ends.filter(({ play }) => play.result?.why === 'own-night'),
      0,
    );
    const told = night.log.map(({ event }) => event);
    const page = game.chronicle?.(told, night.play.scene, 'en') ?? [];
    expect(page[0]).toMatch(/battle of Colle/);
    expect(page.at(-1)).toMatch(/^Night fell and the Sienese still lay before the walls, and the Ghibellines/);
  });
});

describe('what a game is made of', () => {
  test('is the list of its battles, and nothing remembers another', () => {
    const scenarios = (one: typeof guelphs): string[] =>
      Object.keys(new Registry([one]).game('guelphs').scenarios).sort();
    const before = scenarios(guelphs);
    expect(scenarios(makeGuelphs([...BATTLES, colle]))).toEqual([...before, 'colle'].sort());
    expect(scenarios(guelphs)).toEqual(before);
    expect(before).toHaveLength(7);
  });

  const changed = (change: (special: typeof colle.data.special & object) => object) => ({
    format: 'carroccio-pack/1' as const,
    game: 'guelphs',
    title: 'Another Colle',
    parts: { specials: { colle: change(Object(colle.data.special)) } },
  });

  test('counts with the figures of a pack', () => {
    const early = changed(special => ({ ...special, siege: { battaglia: 'salvani', nightfall: 2 } }));
    const match = played('x', new Registry([alone]).game('guelphs', early));
    expect(match.play.look.state).toMatchObject({ events: { activations: 2 } });
  });

  test('refuses a pack that names who is not there', () => {
    const unknown = changed(special => ({ ...special, siege: { battaglia: 'nobody', nightfall: 14 } }));
    expect(packFaults(alone, unknown).map(fault => tellFault(fault, 'en'))).toEqual([
      expect.stringMatching(/^\/parts\/specials\/colle: nobody is not in the army; it has /),
    ]);
  });
});
