import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/data/characters.ts';
import { ARABS, BYZANTINES, GERMANS, LOMBARDS, NORMANS, SLAVS } from './rosters.ts';
import { data, rule, tableOf, the, written } from './support.ts';

const { characters, animals, prices, army } = data.characters;
const named = (name: string): Character => the(characters.find(one => one.name === name));
const coded = (...codes: string[]): Character[] => characters.filter(({ code }) => codes.includes(code));
const origin = (letter: string): Character[] => characters.filter(({ code }) => code[0] === letter);

const face = (values: readonly number[] | null): string => values?.join('/') ?? '-';
const printed = (one: Character): string[] => [
  one.name,
  one.code,
  face(one.mounted),
  face(one.mountedWounded),
  face(one.foot),
  face(one.footWounded),
  String(one.stunned),
  one.armour ? 'yes' : 'no',
  one.missile?.replace(' ', '-') ?? '-',
  String(one.points.mounted ?? '-'),
  String(one.points.foot),
];

describe('the roster, counter by counter', () => {
  test.each([
    ['N', 37, NORMANS],
    ['L', 30, LOMBARDS],
    ['B', 43, BYZANTINES],
    ['A', 38, ARABS],
    ['S', 12, SLAVS],
    ['G', 11, GERMANS],
  ])('%s: %i characters', (letter, count, list) => {
    expect(origin(letter).map(printed)).toEqual(written(list));
    expect(origin(letter)).toHaveLength(count);
  });

  test('171 in all, no two of one name', () => {
    expect(characters).toHaveLength(171);
    expect(new Set(characters.map(({ name }) => name)).size).toBe(171);
  });

  rule('gui.0.a', 'every character is somebody: a name and counters of his own', () => {
    expect(new Set(characters.map(({ id }) => id)).size).toBe(171);
    for (const { name, foot } of characters) expect([name.length > 1, foot.length]).toEqual([true, 3]);
  });
});

describe('what a counter shows', () => {
  rule('gui.1.2a', 'on foot: healthy, wounded and a stunned face, the fourth is death', () => {
    const { foot, footWounded, stunned } = named('Okeanos');
    expect([foot, footWounded, stunned]).toEqual([[12, 7, 6], [6, 4, 3], 2]);
  });

  rule('gui.1.2b', 'who owns a mount has two mounted faces more, and all horsemen own one', () => {
    const riders = characters.filter(({ mounted }) => mounted);
    expect(riders.every(({ mountedWounded, code }) => mountedWounded && code[1] === 'c')).toBe(true);
    expect(characters.filter(({ code }) => code[1] === 'c')).toEqual(riders);
    expect(riders).toHaveLength(16 + 6 + 14 + 16 + 4);
  });

  rule(['gui.1.2c', 'gui.1.2d', 'gui.1.2e'], 'attack, defence and movement in that order; the circle is armour', () => {
    expect(named('Robert')).toMatchObject({ mounted: [31, 11, 12], foot: [25, 10, 4], armour: true });
    expect(named('Vladko')).toMatchObject({ foot: [8, 4, 8], armour: false });
    for (const { foot, footWounded } of characters) {
      expect(footWounded[0]).toBe(Math.ceil((foot[0] ?? 0) / 2));
      expect(footWounded[1]).toBe(Math.ceil((foot[1] ?? 0) / 2));
    }
  });

  rule('gui.1.2g', 'origin, type and class by the three letters of the code (R101)', () => {
    expect(tableOf('gui.1.2g')).toEqual({
      origin: { A: 'Arab', B: 'Byzantine', G: 'German', L: 'Lombard', N: 'Norman', S: 'Slav' },
      type: { c: 'cavalry', i: 'infantry' },
      class: {
        a: 'archer',
        c: 'civilian',
        e: 'emir',
        h: 'heavy',
        j: 'javelin',
        k: 'knight',
        l: 'light',
        m: 'medium',
        p: 'peasant',
        s: 'slinger',
      },
    });
    for (const { code } of characters) expect(code).toMatch(/^[ABGLNS][ci][acehjklmps]$/);
    const count = (code: string): string => `${code} ${coded(code).length}`;
    expect([...new Set(characters.map(({ code }) => code))].map(count)).toEqual([
      ...['Ncc 3', 'Nck 9', 'Ncm 4', 'Nim 6', 'Nil 5', 'Nij 4', 'Nia 6'],
      ...['Lcc 2', 'Lck 4', 'Lim 6', 'Lil 6', 'Lia 4', 'Lip 4', 'Lic 4'],
      ...['Bch 6', 'Bcm 4', 'Bca 4', 'Bih 12', 'Bim 6', 'Bil 5', 'Bia 6'],
      ...['Ace 2', 'Ach 6', 'Acm 4', 'Acl 4', 'Aih 4', 'Aim 6', 'Aij 4', 'Aia 6', 'Ais 2'],
      ...['Sil 6', 'Sij 4', 'Sis 2'],
      ...['Gck 4', 'Gih 7'],
    ]);
  });

  rule('gui.1.2h', 'every character has a stunned face: 1 without armour, 2 in armour, 3 for a cataphract', () => {
    for (const { armour, code, stunned } of characters) expect(stunned).toBe(code === 'Bch' ? 3 : armour ? 2 : 1);
  });

  rule('gui.1.2i', 'of the animals only sheep are brought to the table', () => {
    expect(animals.filter(({ fielded }) => fielded).map(({ id }) => id)).toEqual(['sheep']);
  });
  rule('gui.1.2i', 'dogs, boars and sheep have one face alive, and that is all', () => {
    expect(animals.map(({ id, values, counters }) => [id, values, counters])).toEqual([
      ['dog', [3, 1, 10], 2],
      ['boar', [6, 3, 8], 1],
      ['sheep', [0, 1, 6], 4],
    ]);
  });

  rule('gui.4.table', 'the six standard potentials, healthy and wounded (R6)', () => {
    expect(tableOf('gui.4.table')).toEqual([
      { type: 'foot unarmoured', healthy: 8, wounded: 4 },
      { type: 'foot armoured', healthy: 6, wounded: 3 },
      { type: 'knight on foot', healthy: 4, wounded: 2 },
      { type: 'mounted unarmoured', healthy: 15, wounded: 15 },
      { type: 'mounted armoured', healthy: 12, wounded: 12 },
      { type: 'cataphract mounted', healthy: 10, wounded: 10 },
    ]);
    const knightly = coded('Ncc', 'Nck', 'Lcc', 'Lck', 'Bch', 'Ace', 'Gck');
    for (const one of characters) {
      const foot = knightly.includes(one) ? [4, 2] : one.armour ? [6, 3] : [8, 4];
      expect([one.name, one.foot[2], one.footWounded[2]]).toEqual([one.name, ...foot]);
      if (!one.mounted) continue;
      const ride = one.code === 'Bch' ? 10 : one.armour ? 12 : 15;
      expect([one.name, one.mounted[2], one.mountedWounded?.[2]]).toEqual([one.name, ride, ride]);
    }
  });
});

describe('weapons', () => {
  rule('gui.5.a', 'javelins, slings and bows belong to the classes j, s and a, and to nobody else', () => {
    for (const { code, missile } of characters) {
      const own = { j: ['javelin'], s: ['sling'], a: ['short bow', 'composite bow'] }[code[2] ?? ''];
      if (own) expect(own).toContain(missile);
      else expect([null, 'lance']).toContain(missile);
    }
  });

  rule('gui.5.c', 'lances are thrown from the saddle and on foot, but not by hoplites', () => {
    const throwers = characters.filter(({ missile }) => missile === 'lance');
    expect(throwers.some(({ mounted }) => mounted)).toBe(true);
    expect(throwers.some(({ mounted }) => !mounted)).toBe(true);
    expect(coded('Bih').map(({ missile }) => missile)).toEqual(Array(12).fill(null));
  });

  rule('gui.5.1.factions', 'which weapons each origin uses', () => {
    const used = (letter: string): string[] =>
      [...new Set(origin(letter).flatMap(({ missile }) => missile ?? []))].sort();
    expect([...'NLBASG'].map(letter => [letter, ...used(letter)])).toEqual([
      ['N', 'javelin', 'lance', 'short bow'],
      ['L', 'lance', 'short bow'],
      ['B', 'composite bow', 'lance'],
      ['A', 'composite bow', 'javelin', 'lance', 'sling'],
      ['S', 'javelin', 'sling'],
      ['G'],
    ]);
  });
});

describe('who is who', () => {
  rule('gui.7.3.1.ex', 'Tancrède attacks with 22 on foot, Robert with 25, Okeanos defends with 7', () => {
    expect([named('Tancrède').foot[0], named('Robert').foot[0], named('Okeanos').foot[1]]).toEqual([22, 25, 7]);
  });
  rule('gui.7.3.1.ex2', 'Drogon 22, Arthur 26, Palaimon 6', () => {
    expect([named('Drogon').foot[0], named('Arthur').foot[0], named('Palaimon').foot[1]]).toEqual([22, 26, 6]);
  });
  rule('gui.7.2.3.ex', 'Norman horsemen of 28 and Arab horsemen of defence 9 exist', () => {
    const of28 = origin('N').filter(({ mounted }) => mounted?.[0] === 28);
    const of9 = origin('A').filter(({ mounted }) => mounted?.[1] === 9);
    expect(of28.map(({ name }) => name)).toEqual(['Geoffroy', 'Guillaume', 'Roussel', 'Romaric']);
    expect(of9.map(({ name }) => name)).toEqual(['Khaled', 'Shakil', 'Tariq', 'Hakim']);
  });
  rule('gui.4.4.2.ex', 'Drogon has 6 points on foot in armour, Arthur 12 mounted', () => {
    expect([named('Drogon').foot[2], named('Drogon').armour, named('Arthur').mounted?.[2]]).toEqual([6, true, 12]);
  });
  rule(
    'gui.11.5b',
    'who can command: knights, counts, nobles, cataphracts, koursores, emirs, North African heavies',
    () => {
      const commanders = coded('Ncc', 'Nck', 'Lcc', 'Lck', 'Bch', 'Bcm', 'Ace', 'Ach', 'Gck');
      expect(characters.filter(({ command }) => command)).toEqual(commanders);
      expect(commanders).toHaveLength(3 + 9 + 2 + 4 + 6 + 4 + 2 + 6 + 4);
    },
  );
});

describe('points', () => {
  const SURCHARGE = { lance: 1, javelin: 3, sling: 4, 'short bow': 5, 'composite bow': 7 } as const;
  test('attack as fielded, 2 for armour, and what the weapon costs', () => {
    for (const { name, foot, mounted, armour, missile, points } of characters) {
      const rest = (armour ? 2 : 0) + (missile ? SURCHARGE[missile] : 0);
      expect([name, points.foot]).toEqual([name, (foot[0] ?? 0) + rest]);
      if (mounted)
        expect([name, points.mounted]).toEqual([name, (mounted[0] ?? 0) + (missile === 'composite bow' ? 8 : rest)]);
    }
  });

  test('gear and the army of 250 points', () => {
    const { source: _, ...cost } = prices;
    expect(cost).toEqual({ grapnel: 3, ladder: 5, stoneThrower: 25, greekFire: 30, fireArrows: 2, spareHorse: 3 });
    expect([army.points, army.maxLords]).toEqual([250, 2]);
  });
});
