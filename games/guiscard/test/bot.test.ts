/** The bot: it plays every scenario to its end, plays the same twice, and does the sensible thing where it is plain. */
import { at, type Chance, Generator, Match, pick, Registry, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { guiscard } from '../src/index.ts';
import { SCENARIOS, type ScenarioId } from '../src/shape.ts';
import { STUNNED } from '../src/state.ts';
import { position, scenario, type Table } from './table.ts';

const game = new Registry([guiscard]).game('guiscard');
const captain = at(game.bots ?? [], 0);
const thinkingWith = (chance: Chance) => ({
  draw: (n: number, from?: number) => chance.draw(n, from),
  budgetMs: 0,
  elapsedMs: () => 0,
});

/** More decisions than any match between a captain and chance takes. */
const ENDLESS = 20_000;

/** A whole match: the captain in one seat, or in both, and chance in the other. */
function playOut(id: ScenarioId, captains: readonly number[], seed: string): Match {
  const match = new Match(game, { scenario: id, seed, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', `${seed} thinking`));
  const thinking = thinkingWith(chance);
  for (let ply = 0; ply < ENDLESS; ply++) {
    const decision = match.play.decision();
    if (!decision) break;
    const seat = at(decision.seats, 0);
    const action = captains.includes(seat)
      ? captain.choose(match.play.resample(seat, chance), seat, thinking).action
      : pick(chance, match.play.legal(seat));
    match.act(seat, action);
  }
  return match;
}

test.each(SCENARIOS.map((id, index) => ({ id, seat: index % 2 })))(
  '$id is played to its end, the captain in seat $seat',
  ({ id, seat }) => {
    expect(playOut(id, [seat], 'end').play.result).not.toBeNull();
  },
  300_000,
);

test('the same seed and the same chance make the same match', () => {
  const histories = [0, 1].map(() => playOut('san-giorgio', [0, 1], 'again').record().history);
  expect(histories[0]).toEqual(histories[1]);
}, 60_000);

/** What the captain does at a table. */
function chosen(t: Table) {
  const seat = at(t.play.decision()?.seats ?? [], 0);
  const chance = new Generator(startChance('sfc32', 'sensible'));
  return captain.choose(t.play.resample(seat, chance), seat, thinkingWith(chance)).action;
}

test('a man who lies stunned is struck', () => {
  const p = position('il-poggio').put(0, 'roland', 'D5').put(1, 'werner', 'D6', { health: STUNNED });
  const t = p.play([{ step: 'declare', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'attack', unit: p.unit('roland'), target: p.unit('werner') });
});

test('nobody attacks a much stronger man alone', () => {
  const p = position('il-poggio').put(0, 'osbern', 'D5').put(1, 'werner', 'D6');
  expect(chosen(p.play([{ step: 'declare', side: 0 }]))).toEqual({ type: 'declared' });
});

test('friends join an attack that is better for it', () => {
  const p = position('il-poggio').put(0, 'robert', 'D5').put(0, 'roland', 'C6').put(1, 'werner', 'D6');
  const t = p.play([{ step: 'declare', side: 0 }]);
  const first = chosen(t);
  expect(first.type).toBe('attack');
  t.act(first);
  expect(chosen(t).type).toBe('join');
});

test('an archer with a mark in range shoots at it', () => {
  const p = position('il-poggio').put(1, 'anwar', 'D5').put(0, 'roland', 'D9');
  const t = p.play([{ step: 'offensive', side: 1 }]);
  expect(chosen(t)).toEqual({ type: 'shoot', unit: p.unit('anwar') });
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'fireAt', target: p.unit('roland'), cell: p.hex('D9') });
});

test('of two men the cheaper takes the blow', () => {
  const p = position('il-poggio').put(0, 'robert', 'D5').put(0, 'osbern', 'C6').put(1, 'werner', 'D6');
  const units = p.units('robert', 'osbern');
  const blow = {
    step: 'blow' as const,
    units,
    harm: 'wounded' as const,
    unhorse: false,
    horse: false,
    attackers: true,
  };
  expect(chosen(p.play([blow]))).toEqual({ type: 'takeBlow', unit: p.unit('osbern') });
});

test('whoever must leave the table does so from its edge', () => {
  const p = scenario('cerami').put(0, 'roger', 'BZ5', { facing: 'NE' }).put(1, 'ayyub', 'AN8', { facing: 'N' });
  p.state.turn = 15;
  const t = p.play([{ step: 'movement', side: 0 }]);
  expect(chosen(t)).toEqual({ type: 'move', unit: p.unit('roger') });
  t.act(chosen(t));
  expect(chosen(t)).toEqual({ type: 'leave', edge: 2 });
});
