/** What a match is looked at with afterwards: figures that tell how it stands, and what is worth comparing. */
import { at, Generator, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { game, type Match, position } from './position.ts';

const { mind } = game;
if (!mind) throw new Error('there is no mind');

const thoughts = () => {
  const chance = new Generator(startChance('sfc32', 'mind'));
  return { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
};

const figure = ({ play }: Match, name: string, seat: number): number =>
  at(mind.figures(play, seat), mind.figureNames.indexOf(name));

const two = () => position(2, {}, 'short').govern(0, 'firenze', 1, 2, 3, 4, 5).govern(1, 'siena', 1, 2, 3, 4);

test('a lead is one seat’s and the other’s arrears, and weighs more the nearer the end is', () => {
  const [early, late] = [2, 11].map(month => two().date(1, month).political(0));
  if (!early || !late) throw new Error('no positions');
  expect(figure(early, 'lead', 0)).toBe(1);
  expect(figure(early, 'lead', 1)).toBe(-1);
  expect(figure(late, 'leadEnd', 0)).toBeGreaterThan(figure(early, 'leadEnd', 0));
  expect(figure(early, 'firm', 0)).toBe(1);
  expect(figure(early, 'firm', 1)).toBe(0);
});

test('money is counted in points, and debts against it', () => {
  const table = two().purse(0, 1500).goods(1, { stoffe: 5 });
  table.state.loans = [{ seat: 0, commune: -1, capital: 900, interest: 100, due: 12 }];
  const match = table.political(0);
  expect(figure(match, 'purse', 0)).toBe(1);
  expect(figure(match, 'goods', 1)).toBeGreaterThan(figure(match, 'goods', 0));
});

test('what is hidden is counted, never looked at', () => {
  const of = (...tokens: string[]) =>
    mind.figures(
      two()
        .tokens(1, ...tokens)
        .political(0).play,
      1,
    );
  expect(of('spada-1', 'scudo-1')).toEqual(of('proditor', 'spada-3'));
  expect(of('proditor')).not.toEqual(of('proditor', 'spada-3'));
});

test('whoever has left the match is far behind', () => {
  const table = two().purse(0, 9000);
  table.player(0).out = true;
  const match = table.political(1);
  expect(figure(match, 'lead', 0)).toBeLessThan(-10);
  expect(figure(match, 'lead', 1)).toBeGreaterThan(0);
});

test('what ends a match before its time is told', () => {
  const match = position(2, {}, 'conquest').govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena').political(0);
  expect(figure(match, 'goal', 0)).toBe(2 * figure(match, 'goal', 1));
  expect(figure(match, 'goalLead', 1)).toBeLessThan(0);
});

test('a position is quiet within a phase, and what is compared begins with the merchant’s choice', () => {
  const match = two().purse(0, 1200).political(0);
  expect(mind.rests(match.play)).toBe(true);
  const found = mind.candidates(match.play, 0, thoughts());
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]).toEqual(mind.quick.choose(match.play.clone(), 0, thoughts()).action);
  for (const action of found) expect(match.play.explain(0, action)).toBeNull();
});
