/** What owners of a printed copy get wrong: parts that no longer go together. Each is told with its place and the way out. */
import { registry } from '@carroccio/games/all';
import { LANGUAGES, type Pack, packFaults, tellFault } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';

type Value = ReturnType<typeof JSON.parse>;

/** A pack with one part changed. */
function changed(game: string, part: string, change: (value: Value) => void): Pack {
  const value: Value = structuredClone(registry.package(game).parts[part]?.value);
  change(value);
  return { format: 'carroccio-pack/1', game, title: 'Mine', parts: { [part]: value } };
}

const painted = (grid: string[], hex: string, letter: string): void => {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  const line = grid[row] ?? '';
  grid[row] = `${line.slice(0, column)}${letter}${line.slice(column + 1)}`;
};

type Case = [what: string, game: string, part: string, change: (value: Value) => void, told: RegExp];

const CASES: Case[] = [
  [
    'a unit taken out of the armies alone',
    'guelphs',
    'armies',
    ({ campaldino }) => campaldino.battaglie[0].units.shift(),
    /^\/parts\/setups\/campaldino-historical\/battaglie\/[\w-]+\/start\/rows: \S+ is not known; the army has .*: take it out here too, or put it back in armies$/m,
  ],
  [
    'a Capitano taken out of the armies alone',
    'guelphs',
    'armies',
    ({ campaldino }) => Object.assign(campaldino.battaglie[0], { capitano: null }),
    /start\/capitano: its capitano has a hex but no counter; take the hex out, or add it in armies$/m,
  ],
  [
    'a unit where nobody can stand',
    'guelphs',
    'maps',
    ({ campaldino }) => painted(campaldino.grid, '1406', '#'),
    /^\/parts\/setups\/campaldino-historical\/.*: 1406 cannot be stood in; the map has # there, and units stand in 1 2 3 a b \^ w C only$/m,
  ],
  [
    'a rating nobody has',
    'guelphs',
    'armies',
    ({ campaldino }) => Object.assign(campaldino.battaglie[0].units[0], { rating: 99 }),
    /^\/parts\/armies\/campaldino\/battaglie\/0\/units\/0\/rating: must be at most 20, not 99$/m,
  ],
  [
    'a letter no map has',
    'guelphs',
    'maps',
    ({ campaldino }) => painted(campaldino.grid, '0101', 'x'),
    /grid\/0: must be a row of these letters only: 1 2 3 clear by level/m,
  ],
  [
    'a result that is none',
    'guelphs',
    'charts',
    ({ shock }) => Object.assign(shock.rows[0].cells, { 0: '4-' }),
    /cells\/0: must be attacker\/defender, each a number of hits from 1 to 9, D or - \("2\/D"\), not "4-"$/m,
  ],
  [
    'troops taken out of their cards alone',
    'batirnos',
    'troops',
    ({ troops }) => troops.shift(),
    /^\/parts\/(armies|scenarios\/\w+\/sides): there are no troops fr-pm-vet; there are /m,
  ],
  [
    'a general taken out alone',
    'batirnos',
    'generals',
    ({ leaders }) => leaders.splice(1, 1),
    /: there is no leader conde; there are /m,
  ],
  [
    'a card fewer',
    'batirnos',
    'orders',
    ({ cards }) => cards.pop(),
    /^\/parts\/orders\/cards: there are 49 cards, not 50; /m,
  ],
  [
    'a unit in impassable ground',
    'batirnos',
    'scenarios',
    ({ lens }) => painted(lens.map.grid, '0809', '~'),
    /^\/parts\/scenarios\/lens\/sides\/.*: nobody can stand in 0809; the map has ~ there, which is impassable$/m,
  ],
  [
    'a character fewer',
    'guiscard',
    'characters',
    ({ characters }) => characters.shift(),
    /^\/parts\/scenarios\/scenarios\/\d+\/groups: \w+: there is no character robert; .*: take him out here too, or put him back in characters$/m,
  ],
  [
    'an overlay that is gone',
    'guiscard',
    'overlays',
    ({ overlays }) => delete overlays.fattoria,
    /there is no overlay fattoria; there are /m,
  ],
  [
    'a commune fewer',
    'podesta',
    'map',
    ({ communes }) => communes.pop(),
    /^\/parts\/map\/communes: must have at least 12 items, not 11$/m,
  ],
  [
    'fewer cards than hands',
    'podesta',
    'mercator',
    value => Object.assign(value, { hand: 20 }),
    /^\/parts\/mercator\/cards: 72 cards are not hands for 6 players; 120 cards at least, or a smaller hand$/m,
  ],
  [
    'an effect that does not exist',
    'podesta',
    'annales',
    ({ cards }) => Object.assign(cards[0], { effects: [{ op: 'plague' }] }),
    /^\/parts\/annales\/cards\/0\/effects\/0\/op: must be one of "leaveLeague", "playLast", .*, …, not "plague"$/m,
  ],
];

describe('is told with its place and the way out', () => {
  test.each(CASES)('%s (%s)', (_, game, part, change, told) => {
    const faults = packFaults(registry.package(game), changed(game, part, change));
    expect(faults.map(fault => tellFault(fault, 'en')).join('\n')).toMatch(told);
    for (const fault of faults)
      for (const language of LANGUAGES)
        expect(tellFault(fault, language)).not.toMatch(/internal|pattern|constant|anyOf|schema|undefined|\[object/);
    for (const fault of faults) expect(tellFault(fault, 'it')).not.toBe(tellFault(fault, 'en'));
  });
});
