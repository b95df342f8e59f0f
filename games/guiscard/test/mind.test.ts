/** What a match is looked at with afterwards: figures that tell how it stands, and what is worth comparing. */
import { at, type Chance, Generator, Registry, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { guiscard } from '../src/index.ts';
import { DEAD } from '../src/state.ts';
import { campaign, scenario, type Table } from './table.ts';

const game = new Registry([guiscard]).game('guiscard');
const { mind } = game;
if (!mind) throw new Error('there is no mind');

const thinkingWith = (chance: Chance) => ({
  draw: (n: number, from?: number) => chance.draw(n, from),
  budgetMs: 0,
  elapsedMs: () => 0,
});
const freshThoughts = () => thinkingWith(new Generator(startChance('sfc32', 'mind')));

const figure = (t: Table, name: string, seat: number): number =>
  at(mind.figures(t.play, seat), mind.figureNames.indexOf(name));

const duel = () => scenario('civitate').put(0, 'robert', 'D5').put(0, 'arthur', 'C6').put(1, 'werner', 'D6');

test('what one side has lost the other has gained', () => {
  const p = duel();
  const before = p.play([{ step: 'movement', side: 0 }]);
  p.state.health[p.unit('werner')] = DEAD;
  const after = p.play([{ step: 'movement', side: 0 }]);
  expect(figure(before, 'lead', 0)).toBe(0);
  expect(figure(after, 'lead', 0)).toBeGreaterThan(0);
  expect(figure(after, 'lead', 1)).toBe(-figure(after, 'lead', 0));
  expect(figure(after, 'share', 0)).toBeGreaterThan(figure(before, 'share', 0));
  expect(figure(after, 'share', 0) + figure(after, 'share', 1)).toBeCloseTo(1);
});

test('who would win is asked without ending the match', () => {
  const p = duel();
  const verdicts = () => {
    const t = p.play([{ step: 'movement', side: 0 }]);
    const hash = t.play.hash();
    const found = [0, 1].map(seat => figure(t, 'wins', seat));
    expect(t.play.result).toBeNull();
    expect(t.play.hash()).toBe(hash);
    return found;
  };
  expect(verdicts()).toEqual([-1, 1]);
  // Of the six whom the Normans are after one is left.
  for (const unit of p.units('albert', 'burkhard', 'dietmar', 'eberhard', 'friedrich')) p.state.health[unit] = DEAD;
  expect(verdicts()).toEqual([1, -1]);
});

test('a besieged garrison counts its food against the calendar', () => {
  const table = (eaten: number) =>
    campaign('nido-d-aquila')
      .sheet({ day: 10, provisions: 20, eaten })
      .play([{ step: 'garrisonChoice' }]);
  expect(figure(table(2), 'food', 1)).toBeGreaterThan(figure(table(18), 'food', 1));
  expect(figure(table(2), 'food', 0)).toBe(-figure(table(2), 'food', 1));
});

test('a position is quiet between two men’s deeds, and what is compared begins with the captain’s choice', () => {
  const t = duel().play([{ step: 'movement', side: 0 }]);
  expect(mind.rests(t.play)).toBe(true);
  t.act({ type: 'move', unit: t.position.unit('robert') });
  expect(t.step).toBe('moving');
  expect(mind.rests(t.play)).toBe(false);
  const found = mind.candidates(t.play, 0, freshThoughts());
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]).toEqual(mind.quick.choose(t.play.clone(), 0, freshThoughts()).action);
  for (const action of found) expect(t.play.explain(0, action)).toBeNull();
});
