/** The chronicle: prose for whatever has happened, in both languages, and never a word out of place. */
import { type AnyEvent, at, type Language, Match } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { communeNamed, game, square } from './position.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];
const SEATS = ['lapo-bencivegna', 'ghino-malaspesa', 'donna-tessa'];

function chronicle(events: readonly AnyEvent[], language: Language, seatNames: readonly string[] = SEATS): string[] {
  if (!game.chronicle) throw new Error('no chronicle');
  return game.chronicle(events, { scenario: 'short', options: {}, seatNames }, language);
}

/** A match in which the bot decides every second time and chance the others. */
function playOut(seats: number): { events: AnyEvent[]; names: readonly string[] } {
  const bot = at(game.bots ?? [], 3);
  const match = new Match(game, { scenario: 'short', seats, seed: 'chronicle', stream: 'sfc32' });
  let draws = 0;
  const thinking = { draw: (n: number, from = 0) => from + ((draws++ * 7) % n), budgetMs: 0, elapsedMs: () => 0 };
  for (let turn = 0; turn < 1200; turn++) {
    const decision = match.play.decision();
    if (!decision) break;
    const seat = at(decision.seats, 0);
    const drawn = match.play.anyAction(seat, thinking);
    match.act(seat, turn % 2 === 0 ? bot.choose(match.play.resample(seat, thinking), seat, thinking).action : drawn);
  }
  return { events: match.log.map(({ event }) => event), names: match.play.scene.seatNames };
}

const WHOLE = /^\p{Lu}.*\.$/u;
const OUT_OF_PLACE = /undefined|NaN|null|\[object| {2}|\.\.| ,| \.|: \./;

test('whatever has happened so far can be told', () => {
  const { events, names } = playOut(3);
  const wrong: string[] = [];
  for (let length = 20; length <= events.length; length += 211)
    for (const language of LANGUAGES)
      for (const paragraph of chronicle(events.slice(0, length), language, names))
        if (!WHOLE.test(paragraph) || OUT_OF_PLACE.test(paragraph)) wrong.push(paragraph);
  expect(wrong).toEqual([]);
});

const rule = 'pod.3';
const opening: AnyEvent[] = [
  { type: 'assigned', rule, seat: 0, commune: communeNamed('firenze') },
  { type: 'assigned', rule, seat: 1, commune: communeNamed('siena') },
  { type: 'monthBegan', rule, year: 1, month: 4 },
];

test('elections of a season are told together', () => {
  const told = chronicle(
    [
      ...opening,
      { type: 'elected', rule, seat: 0, commune: communeNamed('firenze') },
      { type: 'elected', rule, seat: 0, commune: communeNamed('prato') },
    ],
    'en',
  );
  expect(told[0]).toContain('Lapo Bencivegna of Firenze and Ghino Malaspesa of Siena');
  expect(told[1]).toBe(
    'It was the spring of the first year. Lapo Bencivegna was made Podestà of Firenze and Prato by the voice of the sestieri.',
  );
  expect(told[2]).toBe('What came of it all is not yet written.');
});

test('a conquest is no election, and says from whom', () => {
  const told = chronicle(
    [
      ...opening,
      { type: 'elected', rule, seat: 1, commune: communeNamed('siena') },
      { type: 'conquered', rule, seat: 0, commune: communeNamed('siena') },
      { type: 'elected', rule, seat: 0, commune: communeNamed('siena') },
      { type: 'podestaExiled', rule, seat: 1 },
    ],
    'it',
  );
  expect(told[1]).toContain('Lapo Bencivegna tolse Siena a Ghino Malaspesa');
  expect(told[1]).toContain("Ghino Malaspesa prese la via dell'esilio");
  expect(told[1]).not.toContain('gridarono Podestà Lapo');
});

test('battles, the carroccio and the end', () => {
  const events: AnyEvent[] = [
    ...opening,
    { type: 'battleBegan', rule, kind: 'field', cell: square('N9'), attackers: [0], defenders: [1] },
    { type: 'battleWon', rule, seats: [0], losers: [1], surrender: false },
    { type: 'carroccioLost', rule, side: 1 },
    { type: 'end', rule, why: 'years', winners: [0], scores: [12, -3] },
  ];
  const [, english, last] = chronicle(events, 'en');
  expect(english).toContain(
    'in square N9, and Lapo Bencivegna broke the men of Ghino Malaspesa and took the carroccio.',
  );
  expect(last).toContain('The first among them was Lapo Bencivegna.');
  expect(last).toContain('Lapo Bencivegna 12 and Ghino Malaspesa -3.');
  expect(chronicle(events, 'it')[2]).toContain('Sopra tutti stette Lapo Bencivegna.');
});
