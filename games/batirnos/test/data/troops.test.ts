import { LANGUAGES, saidIn } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import type { Series, TroopAbility } from '../../src/data/troops.ts';
import { data, origins, rule, tableOf, the, troop, written } from './support.ts';

const { troops, advantage } = data.troops;

/**
 * Id, nation, type, name, strength, Carica, weakness in flank and rear, points; then for each series movement, fire,
 * melee, morale, protection against fire and in melee, abilities, sector; last whether the text shows some of it.
 */
const TROOPS = `
  fr-pm-vet | France | PM | Reggimenti veterani | 4 | 1 | 11 | 6 | 1 -1 2 2 11 ifnl musket | rulebook
  fr-pm-guard | France | PM | Gardes francaises e suisses | 4 | 1 | 11 | 7 | 1 0 2 3 11 ifnl musket | -
  fr-pm-line | France | PM | Reggimenti di linea | 4 | 1 | 11 | 5 | 1 -1 1 2 01 ifnl musket | rulebook
  fr-pm-new | France | PM | Reggimenti di nuova leva | 3 | 0 | 11 | 4 | 1 -1 1 1 01 ifnl musket | -
  fr-fl | France | FL | Enfants perdus, moschettieri | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | rulebook
  fr-cp-chev | France | CP | Chevau-legers | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | rulebook
  fr-cp-gend | France | CP | Gendarmes | 3 | 2 | 11 | 5 | 2 - 3 3 11 cksg - | -
  fr-cl | France | CL | Carabins | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | -
  fr-dr | France | Dr | Dragoni | 3 | 0 | 00 | 4 | 3 - 0 1 10 mcoe - ; 2 0 0 1 11 mioe musket | -
  fr-al | France | AL | Artiglieria leggera | 2 | 0 | 00 | 3 | 1 1 - 1 00 ae light_artillery ; 2 - - 1 00 ae - | -
  fr-ap | France | AP | Artiglieria pesante | 2 | 0 | 00 | 4 | 0 2 - 1 00 a heavy_artillery ; 1 - - 1 00 a - | -
  fo-pm | Fronde | PM | Reggimenti dei principi | 3 | 1 | 11 | 5 | 1 -1 1 2 11 ifnl musket | rulebook
  fo-fl | Fronde | FL | Moschettieri | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | rulebook
  fo-cp | Fronde | CP | Cavalleria dei principi | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | -
  fo-cp-gend | Fronde | CP | Gendarmes di Conde | 3 | 2 | 11 | 5 | 2 - 3 3 11 cksg - | -
  fo-cl | Fronde | CL | Carabins | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | -
  fo-dr | Fronde | Dr | Dragoni | 3 | 0 | 00 | 4 | 3 - 0 1 10 mcoe - ; 2 0 0 1 11 mioe musket | -
  fo-al | Fronde | AL | Artiglieria leggera | 2 | 0 | 00 | 3 | 1 1 - 1 00 ae light_artillery ; 2 - - 1 00 ae - | -
  sp-sq-vet | Spain | Q | Tercio viejo spagnolo | 6 | 0 | 01 | 10 | 1 1 3 3 11 ifnq square ; 1 0 2 2 11 ifnql square | rulebook
  sp-sq-it | Spain | Q | Tercio italiano | 6 | 0 | 01 | 9 | 1 0 3 3 11 ifnq square ; 1 -1 2 2 11 ifnql square | -
  sp-sq-wal | Spain | Q | Tercio vallone | 6 | 0 | 01 | 8 | 1 0 2 3 11 ifnq square ; 1 -1 1 2 11 ifnql square | -
  sp-pm | Spain | PM | Reggimenti valloni e borgognoni | 4 | 1 | 11 | 5 | 1 -1 1 2 11 ifnl musket | -
  sp-fl | Spain | FL | Moschettieri | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | rulebook
  sp-cp | Spain | CP | Cavalleria pesante | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | rulebook
  sp-cl | Spain | CL | Cavalleria leggera e archibugieri a cavallo | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | rulebook
  sp-dr | Spain | Dr | Dragoni | 3 | 0 | 00 | 4 | 3 - 0 1 10 mcoe - ; 2 0 0 1 11 mioe musket | -
  sp-fp | Spain | FP | Alabardieri della guardia | 3 | 1 | 11 | 6 | 1 - 2 2 01 inl - | -
  sp-al | Spain | AL | Artiglieria leggera | 2 | 0 | 00 | 3 | 1 1 - 1 00 ae light_artillery ; 2 - - 1 00 ae - | -
  sp-ap | Spain | AP | Artiglieria pesante | 2 | 0 | 00 | 4 | 0 2 - 1 00 a heavy_artillery ; 1 - - 1 00 a - | -
  lo-pm | Lorraine | PM | Fanteria lorenese | 4 | 0 | 11 | 5 | 1 -1 1 1 11 ifnl musket | -
  lo-cp | Lorraine | CP | Cavalleria lorenese | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | rulebook
  lo-cl | Lorraine | CL | Cavalleria leggera e archibugieri a cavallo | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | rulebook
  ge-sq | German | Q | Tercio tedesco o mercenario | 6 | 0 | 01 | 9 | 1 0 3 2 11 ifnq square ; 1 -1 2 1 11 ifnql square | rulebook
  ge-pm | German | PM | Reggimenti tedeschi | 4 | 1 | 11 | 5 | 1 -1 1 2 11 ifnld musket | -
  ge-re | German | R | Reiter | 3 | 1 | 11 | 4 | 2 0 1 2 11 cr reiter | rulebook
  ge-cm | German | CM | Cavalleria media | 3 | 1 | 11 | 3 | 2 -1 1 2 11 cks cavalry_firearm | -
  ge-cp | German | CP | Corazzieri | 3 | 1 | 11 | 5 | 2 - 2 2 12 cks - | -
  ge-cl | German | CL | Croati | 3 | 1 | 00 | 3 | 3 - 0 1 11 coesg - | -
  ge-fl | German | FL | Moschettieri commandati | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | -
  du-pm | Dutch | PM | Battaglioni olandesi | 3 | 1 | 11 | 5 | 1 0 1 2 11 ifnld musket | -
  du-fl | Dutch | FL | Moschettieri | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | -
  du-cp | Dutch | CP | Corazzieri | 3 | 1 | 11 | 5 | 2 - 2 2 12 cks - | rulebook
  du-cl | Dutch | CL | Archibugieri a cavallo | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | -
  du-dr | Dutch | Dr | Dragoni | 3 | 0 | 00 | 4 | 3 - 0 1 10 mcoe - ; 2 0 0 1 11 mioe musket | rulebook
  du-al | Dutch | AL | Artiglieria leggera | 2 | 0 | 00 | 3 | 1 1 - 2 00 ae light_artillery ; 2 - - 2 00 ae - | -
  sa-pm | Savoy | PM | Reggimenti ducali | 3 | 1 | 11 | 5 | 1 -1 1 2 11 ifnl musket | -
  sa-fl | Savoy | FL | Moschettieri | 3 | 0 | 00 | 4 | 2 0 -1 1 11 ioe musket | -
  sa-cp | Savoy | CP | Squadrone di Savoia | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | -
  sa-cl | Savoy | CL | Archibugieri a cavallo | 3 | 0 | 00 | 3 | 3 0 0 1 11 coes cavalry_firearm | -
  sa-al | Savoy | AL | Artiglieria leggera | 2 | 0 | 00 | 3 | 1 1 - 1 00 ae light_artillery ; 2 - - 1 00 ae - | rulebook
  ir-pm | Irish | PM | Reggimenti irlandesi | 3 | 1 | 11 | 6 | 1 0 2 2 01 ifnl musket | rulebook
  ir-fl | Irish | FL | Moschettieri irlandesi | 3 | 0 | 00 | 5 | 2 0 0 1 11 ioe musket | -
  en-pm-nma | England | PM | New Model Army | 4 | 1 | 11 | 7 | 1 0 2 3 01 ifnlg musket | -
  en-pm-roy | England | PM | Fanteria realista | 3 | 1 | 11 | 5 | 1 -1 2 2 01 ifnl musket | -
  en-cp-roy | England | CP | Cavalleria realista | 3 | 2 | 11 | 4 | 2 - 2 2 11 cks - | -
`;

const LETTERS: Record<TroopAbility, string> = {
  infantry: 'i',
  cavalry: 'c',
  artillery: 'a',
  open: 'o',
  evasion: 'e',
  fermezza: 'f',
  incalzare: 'n',
  inseguire: 's',
  line: 'l',
  countercharge: 'k',
  aggressive: 'g',
  duttilita: 'd',
  square: 'q',
  reiter: 'r',
  dragoons: 'm',
};
const sorted = (letters: string): string => [...letters].sort().join('');
const dash = (rating: number | null): string => (rating === null ? '-' : String(rating));
const cells = ({ movement, fire, melee, morale, armour, abilities, sector }: Series): string[] => [
  String(movement),
  dash(fire),
  dash(melee),
  String(morale),
  armour.join(''),
  sorted(abilities.map(ability => LETTERS[ability]).join('')),
  sector ?? '-',
];

describe('the troop cards', () => {
  const table = written(TROOPS);

  test('there are 55, in this order', () => {
    expect(table).toHaveLength(55);
    expect(troops.map(({ id }) => id)).toEqual(table.map(([id]) => id));
  });

  rule(['nqsb.2.6', 'nqsb.10.5', 'nqsb.1.4.protection'], 'every rating of every card', () => {
    for (const [id = '', nation, type, , strength, charge, weakness, points, series = ''] of table) {
      const card = troop(id);
      expect([id, card.nation, card.type, card.strength, card.charge, card.points].map(String)).toEqual([
        id,
        nation,
        type,
        strength,
        charge,
        points,
      ]);
      expect([id, ...card.series.map(cells)]).toEqual([
        id,
        ...series.split(' ; ').map(one => {
          const row = one.split(' ');
          return row.with(5, sorted(the(row[5])));
        }),
      ]);
      for (const one of card.series) expect([id, one.weakness.join('')]).toEqual([id, `0${weakness}`]);
    }
  });

  test('the names in both languages, and what the text shows is cited', () => {
    for (const [id = '', , , , , , , , , shown] of table) {
      expect(troop(id).name.it).not.toBe('');
      expect([id, origins(troop(id).sources).includes('rulebook')]).toEqual([id, shown === 'rulebook']);
    }
  });

  rule('nqsb.1.4.troop-types', 'every type of troops has a card', () => {
    expect([...new Set(troops.map(({ type }) => type))].sort()).toEqual(
      ['PM', 'Q', 'FP', 'FL', 'CP', 'CM', 'R', 'CL', 'Dr', 'AL', 'AP'].sort(),
    );
  });
});

describe('the cards the text shows', () => {
  const shown = (id: string) => {
    const { strength, charge, series } = troop(id);
    return { strength, charge, ...the(series[0]) };
  };

  rule(['nqsb.2.6.1.example', 'nqsb.10.11.example'], 'the French veteran regiment', () => {
    expect(tableOf('nqsb.2.6.1.example')).toMatchObject({
      fire: -1,
      melee: 2,
      morale: 2,
      protection: [1, 1],
      strength: 4,
    });
    expect(shown('fr-pm-vet')).toMatchObject({
      movement: 1,
      fire: -1,
      melee: 2,
      morale: 2,
      armour: [1, 1],
      strength: 4,
    });
    expect(shown('fr-pm-vet').charge).toBeGreaterThan(0);
    expect([...shown('fr-pm-vet').abilities].sort()).toEqual(['fermezza', 'incalzare', 'infantry', 'line']);
    expect(advantage.fire).not.toHaveProperty('PM');
  });

  rule('nqsb.5.1.ex-chevaux', 'the chevau-légers', () => {
    expect(tableOf('nqsb.5.1.ex-chevaux')).toMatchObject({ type: 'CP', move: [2, 2] });
    expect(shown('fr-cp-chev')).toMatchObject({ movement: 2, charge: 2 });
    expect([...shown('fr-cp-chev').abilities].sort()).toEqual(['cavalry', 'countercharge', 'inseguire']);
  });

  rule(['nqsb.9.15', 'nqsb.9.15.example', 'nqsb.9.15.bonus'], 'squares: strength 6, +1 while above three', () => {
    for (const square of troops.filter(({ type }) => type === 'Q')) {
      const [above, below] = square.series;
      expect(square.strength).toBe(6);
      for (const rating of ['fire', 'melee', 'morale'] as const)
        expect(the(above?.[rating])).toBe(the(below?.[rating]) + 1);
      expect(above?.weakness).toEqual([0, 0, 1]);
      expect(below?.weakness).toEqual([0, 0, 1]);
      expect(above?.abilities).not.toContain('line');
      expect(below?.abilities).toContain('line');
    }
  });

  rule(['nqsb.9.7', 'nqsb.9.7.example'], 'dragoons: one series mounted, one on foot', () => {
    const [mounted, foot] = troop('du-dr').series;
    expect(mounted?.abilities).toEqual(expect.arrayContaining(['dragoons', 'cavalry', 'open', 'evasion']));
    expect(foot?.abilities).toEqual(expect.arrayContaining(['dragoons', 'infantry', 'open', 'evasion']));
    expect([mounted?.movement, mounted?.fire, foot?.movement, foot?.fire]).toEqual([3, null, 2, 0]);
  });

  rule(['nqsb.1.3.corazzieri-25', 'nqsb.1.3.stand-tracking'], 'cuirassiers have strength 3', () => {
    expect([troop('du-cp').strength, troop('ge-cp').strength, troop('fr-cp-chev').strength]).toEqual([3, 3, 3]);
  });

  rule('nqsb.7.1.weakness-example', 'Irish infantry: musket, 1 in flank and rear', () => {
    expect(shown('ir-pm')).toMatchObject({ sector: 'musket', weakness: [0, 1, 1] });
  });

  rule('nqsb.2.6.1.weakness', 'CP weak in flank and rear, light troops nowhere', () => {
    for (const { type, series } of troops)
      for (const { weakness } of series) {
        if (type === 'CP') expect(weakness).toEqual([0, 1, 1]);
        if (type === 'FL' || type === 'CL') expect(weakness).toEqual([0, 0, 0]);
      }
  });

  rule(['nqsb.7.3', 'nqsb.1.4.melee-weakness-icons', 'nqsb.9.15.weak-rear'], 'the weaknesses by type (R56)', () => {
    expect(tableOf('nqsb.7.3')).toMatchObject({ CM: { flank: 1, rear: 1 }, Quadrato: { flank: 0, rear: 1 } });
    const of = { CP: 11, CM: 11, R: 11, FP: 11, PM: 11, Q: 1, CL: 0, FL: 0, Dr: 0, AL: 0, AP: 0 };
    for (const { id, type, series } of troops)
      for (const { weakness } of series) expect([id, Number(weakness.join(''))]).toEqual([id, of[type]]);
  });

  rule(['nqsb.9.4.1.armour', 'nqsb.9.9.2.armour'], 'open order: the +1 protection is on the card', () => {
    for (const { type, series } of troops)
      if (type === 'FL' || type === 'CL') for (const { armour } of series) expect(armour).toEqual([1, 1]);
  });

  rule(['nqsb.9.4.1.evade', 'nqsb.9.9.2.evade'], 'everyone in open order has Evasione', () => {
    for (const { series } of troops)
      for (const { abilities } of series) if (abilities.includes('open')) expect(abilities).toContain('evasion');
  });

  rule('nqsb.9.9.1', 'heavy infantry fights mainly in melee', () => {
    expect(shown('sp-fp')).toMatchObject({ fire: null, melee: 2, sector: null });
  });

  rule('nqsb.9.4.3', 'medium cavalry fights and fires', () => {
    for (const { type, series } of troops)
      if (type === 'CM' || type === 'R')
        for (const { fire, melee } of series) expect([fire, melee]).not.toContain(null);
  });

  rule('nqsb.9.4.2', 'heavy cavalry has no fire of its own', () => {
    for (const { type, series } of troops) if (type === 'CP') for (const { fire } of series) expect(fire).toBeNull();
  });

  rule('nqsb.2.6.1.values', 'a dash is an ability that is missing, never a zero', () => {
    expect(troop('fr-al').series.map(({ fire, melee }) => [fire, melee])).toEqual([
      [1, null],
      [null, null],
    ]);
  });

  rule('nqsb.2.6.1.movement', 'movement is the hexes; the rotations of the veterans’ rules are left out', () => {
    expect(shown('fr-pm-vet').movement).toBe(1);
    expect(shown('fr-cp-chev').movement).toBe(2);
    expect(shown('fr-cl').movement).toBe(3);
  });

  test('points by one formula that returns the printed prices', () => {
    const extra = { CP: -1.5, CM: -1.5, R: -1, CL: -1.25, FL: 0.5, PM: 0.5, Q: 1, FP: 1 };
    for (const { id, type, series, strength, points } of troops) {
      if (type === 'Dr' || type === 'AL' || type === 'AP') {
        expect([id, points]).toEqual([id, type === 'AL' ? 3 : 4]);
        continue;
      }
      const { movement, fire, melee, morale, armour } = the(series[0]);
      const worth =
        0.5 * movement +
        (fire === null ? 0 : 0.5 * (fire + 1)) +
        0.75 * (melee ?? 0) +
        0.5 * morale +
        0.5 * (armour[0] + armour[1]) +
        0.4 * strength +
        extra[type];
      expect([id, points]).toEqual([id, Math.floor(0.5 + worth + 1e-9)]);
    }
  });
});

describe('the advantage tables', () => {
  const COLUMNS = ['CP', 'CM', 'CL', 'FL', 'FP', 'Pi'] as const;

  rule('nqsb.6.2', 'fire, cell by cell', () => {
    const { source, ...rows } = advantage.fire;
    expect(source.from).toBe('rulebook');
    const printed = { CM: [0, 0, 0, 0, 0, 1], CL: [1, 1, 0, 0, 0, 1], FL: [1, 1, 0, 0, 0, 1], FP: [0, 0, 0, 0, 0, 1] };
    expect(tableOf('nqsb.6.2')).toEqual({ columns: COLUMNS, rows: printed });
    expect(
      Object.fromEntries(Object.entries(rows).map(([row, of]) => [row, COLUMNS.map(column => of[column] ?? 0)])),
    ).toEqual(printed);
  });

  rule(['nqsb.7.2', 'nqsb.9.14'], 'melee, cell by cell, with the reading of the damaged print (R54)', () => {
    const printed = {
      CP: '- 1m 1m 2m 1m -',
      CM: '- - 1 2 1 -',
      CL: '- - - 2 - -',
      FP: '- - - 2 1 3',
      PM: '1l 1l 1 2 1l -',
      Q: '1 1 1 2 - -',
    };
    expect(
      Object.fromEntries(
        Object.entries(advantage.melee).map(([row, of]) => [
          row,
          COLUMNS.map(column => {
            const [symbols, when] = of[column] ?? [0, 'always'];
            return symbols === 0 ? '-' : `${symbols}${{ always: '', moved: 'm', line: 'l' }[when]}`;
          }).join(' '),
        ]),
      ),
    ).toEqual(printed);
    expect(tableOf('nqsb.7.2')).toMatchObject({
      columns: COLUMNS,
      rows: { CP: [0, 1, 1, 2, 1, 0], FP: [0, 0, 0, 2, 1, 3], Quadrato: [1, 1, 1, 2, 0, 0] },
      line_of_battle_only: { 'P&M': ['CP', 'CM', 'FP'] },
      moved_to_contact_only: ['CP'],
    });
  });

  test('the readings of damaged cells say why', () => {
    expect(advantage.readings.length).toBeGreaterThan(0);
    for (const { of, reading, source } of advantage.readings) {
      expect(of.length).toBeGreaterThan(0);
      for (const language of LANGUAGES) expect(saidIn(reading, language).length).toBeGreaterThan(20);
      expect(source).toBeDefined();
    }
    expect(
      advantage.readings
        .flatMap(({ of }) => of)
        .map(of => saidIn(of, 'it'))
        .join(' '),
    ).toMatch(/CP/);
  });
});
