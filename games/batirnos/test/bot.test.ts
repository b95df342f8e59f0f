/** The bot: it plays every scenario to its end, and chooses sensibly where the choice is plain. */
import { type AnyAction, at, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { adjacent } from '../src/battle.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { data, type Position, position, type Table } from './battlefield.ts';
import { fighting, firing, moving, rallying } from './drill.ts';

const { game } = position();
const captain = at(game.bots ?? [], 3);

const thinkingWith = (seed: string) => {
  const chance = new Generator(startChance('sfc32', seed));
  return { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 100, elapsedMs: () => 0 };
};

/** A match of the bot in one seat against chance in the other; the actions taken. */
function played(scenario: string, seat: number, seed: string): { play: Play; actions: AnyAction[] } {
  const thinking = thinkingWith(seed);
  const { play } = Play.begin(game, { scenario, seed, stream: 'sfc32' });
  const actions: AnyAction[] = [];
  while (!play.result && actions.length < 5000) {
    const mover = at(play.decision()?.seats ?? [], 0);
    const action =
      mover === seat
        ? captain.choose(play.resample(mover, thinking), mover, thinking).action
        : pick(thinking, play.legal(mover));
    const applied = play.apply(mover, action);
    if (!applied.ok) throw new Error(`${action.type} refused`);
    actions.push(action);
  }
  return { play, actions };
}

test.each(SCENARIOS)('%s comes to its end', scenario => {
  const seat = SCENARIOS.indexOf(scenario) % 2;
  const { play } = played(scenario, seat, `a match of ${scenario}`);
  expect(play.result).not.toBeNull();
});

test('the same chance gives the same match', () => {
  const [one, other] = [played('intro', 0, 'twice'), played('intro', 0, 'twice')];
  expect(one.actions).toEqual(other.actions);
  expect(one.play.hash()).toBe(other.play.hash());
});

/** What the bot does at the decision of a table. */
const choiceAt = (t: Table): AnyAction => {
  const seat = at(t.seats, 0);
  const thinking = thinkingWith('choice');
  return captain.choose(t.play.resample(seat, thinking), seat, thinking).action;
};

/** Both sides led, the French with an order. */
const field = (order: number): Position =>
  position().lead(0, 0, '1009', 'villequier').lead(1, 0, '1002', 'villequier').order(0, 0, order);

describe('where the choice is plain', () => {
  test('it fires at the pikes that its musketeers hurt without fail', () => {
    const p = field(5)
      .put('A', 0, 'fr-fl', '1007', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .put('C', 1, 'sp-fl', '1105', 'S');
    expect(choiceAt(firing(p))).toEqual({ type: 'shoot', unit: p.unit('A'), target: p.unit('B') });
  });

  test('it attacks the unit that is nearly destroyed', () => {
    const p = field(10)
      .put('A', 0, 'fr-pm-vet', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S', { strength: 1 });
    expect(choiceAt(fighting(p, 'A'))).toEqual({ type: 'attack', target: p.unit('C') });
  });

  test('it rallies shaken troops before all else', () => {
    const p = field(1)
      .put('A', 0, 'fr-pm-vet', '1007', 'N', { strength: 1 })
      .put('B', 0, 'fr-pm-vet', '1107', 'N', { shaken: true })
      .put('C', 1, 'sp-pm', '1003', 'S');
    expect(choiceAt(rallying(p))).toEqual({ type: 'clear', unit: p.unit('B'), marker: 'shaken' });
  });

  test('horse goes for guns that nobody guards', () => {
    const p = field(10).put('A', 0, 'fr-cp-chev', '1007', 'N').put('B', 1, 'sp-ap', '1004', 'S');
    const t = moving(p);
    for (let steps = 0; t.step === 'moving' || t.step === 'marching'; steps++) {
      expect(steps).toBeLessThan(8);
      t.act(choiceAt(t));
    }
    expect(adjacent(p.battle, p.unit('A'), p.unit('B'))).toBe(true);
  });

  test('it gives away cards that order nothing, and among them those that fail tests, for the fullest orders', () => {
    const { play } = Play.begin(game, { scenario: 'lens', seed: 'decks', stream: 'sfc32' });
    expect(play.decision()?.step).toBe('decks');
    const seat = at(play.decision()?.seats ?? [], 0);
    const thinking = thinkingWith('decks');
    const { action } = captain.choose(play.resample(seat, thinking), seat, thinking);
    // 26 is No order with a value of 6; 31 is Direct order, priority 3, with a value of 2.
    expect(action).toMatchObject({ type: 'swap', out: 26, into: 31 });
  });

  test('of divisions that could deploy now the slowest goes first: horse waits to see the enemy', () => {
    const p = position('rocroi', { deployment: 'free' });
    const [horse, foot, mixed] = [p.division(0, 0), p.division(0, 1), p.division(0, 2)];
    const { divisions } = p.ground.roster;
    const fill = (division: number, ...troops: string[]) =>
      at(divisions, division).units.forEach((unit, index) => {
        const id = at(troops, index % troops.length);
        p.state.troop[unit] = data.troops.troops.findIndex(troop => troop.id === id);
      });
    fill(horse, 'fr-cp-chev', 'fr-cl');
    fill(foot, 'fr-pm-line');
    fill(mixed, 'fr-pm-line', 'fr-cp-chev');
    const options = [horse, mixed, foot];
    const t = p.play({ step: 'choosing', side: 0, starter: 0, level: 3, options });
    expect(choiceAt(t)).toEqual({ type: 'pickDivision', division: foot });
  });

  test('musketeers slip away from horse', () => {
    const p = field(10).put('A', 0, 'fr-cp-chev', '1005', 'N').put('B', 1, 'sp-fl', '1004', 'S');
    const t = p.play({ step: 'evasion', mover: p.unit('A'), done: [] });
    expect(choiceAt(t).type).toBe('evade');
  });

  test('who would lose by the clock closes with the enemy, and not in the first turns', () => {
    const standing = (turn: number, determination: [number, number]): Position => {
      const p = field(5)
        .put('A', 0, 'fr-pm-line', '0907', 'N')
        .put('B', 0, 'fr-pm-line', '1007', 'N')
        .put('C', 1, 'sp-sq-vet', '1004', 'S')
        .put('D', 1, 'sp-sq-vet', '0904', 'S');
      Object.assign(p.state, { turn, determination });
      return p;
    };
    expect(choiceAt(moving(standing(9, [5, 10]))).type).toBe('march');
    expect(choiceAt(moving(standing(2, [5, 10]))).type).not.toBe('march');
    expect(choiceAt(moving(standing(9, [10, 5]))).type).not.toBe('march');
  });
});
