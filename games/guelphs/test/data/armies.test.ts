import { describe, expect, test } from 'vitest';
import type { Army, Battaglia } from '../../src/data/armies.ts';
import type { Side } from '../../src/data/shapes.ts';
import { BATTLES, data, rule, tableOf, written } from './support.ts';

const { montaperti, benevento, campaldino } = data.armies;
const all = BATTLES.flatMap(battle => data.armies[battle].battaglie);
const of = (army: Army, id: string): Battaglia => {
  const found = army.battaglie.find(battaglia => battaglia.id === id);
  if (!found) throw new Error(`no Battaglia ${id}`);
  return found;
};
const ofSide = (army: Army, side: Side): Battaglia[] => army.battaglie.filter(battaglia => battaglia.side === side);

/** A Battaglia as the rulebook's order of battle prints it. */
function printed({ name, capitano, units, palvesari, hero, standard, carroccio, religiosi }: Battaglia) {
  const lines: Record<string, unknown>[] = [];
  const add = (line: Record<string, unknown>) => {
    const same = lines.find(({ n, ...other }) => JSON.stringify(other) === JSON.stringify(line) && n);
    if (same) same.n = Number(same.n) + 1;
    else lines.push({ ...line, n: 1 });
  };
  for (const { type, name, rating, armour } of units) add({ type, name, cr: rating ?? '?', armour });
  for (const { name } of palvesari) add({ type: 'Palvesari', name });
  const extra = [
    ...(hero ? [`Hero ${hero.name}`] : []),
    ...(standard ? ['Standard'] : []),
    ...(carroccio ? ['Carroccio'] : []),
    ...(religiosi ? ['Religiosi (optional)'] : []),
    ...(capitano?.king ? ['King'] : []),
  ];
  const adjutant = capitano?.adjutant;
  return [
    name,
    {
      capitano: capitano && [capitano.combat, capitano.range],
      units: lines,
      ...(extra.length > 0 && { extra }),
      ...(adjutant?.person && { adjutant: { [adjutant.name]: [adjutant.combat, adjutant.range] } }),
    },
  ];
}
const orderOfBattle = (battaglie: Battaglia[]): unknown => Object.fromEntries(battaglie.map(printed));
const led = (battaglie: Battaglia[]): Battaglia[] => battaglie.filter(({ capitano }) => capitano);

rule('gg.1.0', 'three battles, each between Guelphs and Ghibellines', () => {
  const sides = Object.entries(data.armies).map(([battle, { battaglie }]) => [
    battle,
    ...new Set(battaglie.map(({ side }) => side)),
  ]);
  expect(sides).toEqual([
    ['montaperti', 'ghibelline', 'guelph'],
    ['benevento', 'ghibelline', 'guelph'],
    ['campaldino', 'ghibelline', 'guelph'],
  ]);
});

describe('the orders of battle, unit by unit', () => {
  rule('gg.OB.1a', 'Montaperti, Ghibellines', () => {
    expect(orderOfBattle(ofSide(montaperti, 'ghibelline'))).toEqual(tableOf('gg.OB.1a'));
  });
  rule('gg.OB.1b', 'Montaperti, Guelphs', () => {
    expect(orderOfBattle(ofSide(montaperti, 'guelph'))).toEqual(tableOf('gg.OB.1b'));
  });
  rule('gg.OB.2a', 'Benevento, Ghibellines', () => {
    expect(orderOfBattle(ofSide(benevento, 'ghibelline'))).toEqual(tableOf('gg.OB.2a'));
  });
  rule('gg.OB.2b', 'Benevento, Guelphs', () => {
    expect(orderOfBattle(ofSide(benevento, 'guelph'))).toEqual(tableOf('gg.OB.2b'));
  });
  rule('gg.OB.3a', 'Campaldino, Ghibellines', () => {
    expect(orderOfBattle(ofSide(campaldino, 'ghibelline'))).toEqual(tableOf('gg.OB.3a'));
  });
  rule('gg.OB.3b', 'Campaldino, Guelphs', () => {
    expect(orderOfBattle(led(ofSide(campaldino, 'guelph')))).toEqual(tableOf('gg.OB.3b'));
  });
  rule('gg.OB.3c', 'the Compagnie', () => {
    expect(orderOfBattle(campaldino.battaglie.filter(({ capitano }) => !capitano))).toEqual(tableOf('gg.OB.3c'));
  });

  rule('gg.OB.legend', '"3 I Siena 6 M" is three Infantry units named Siena of rating 6 and medium armour', () => {
    const siena = of(montaperti, 'aldobrandino').units.filter(({ type, name }) => type === 'I' && name === 'Siena');
    expect(siena.map(({ rating, armour }) => [rating, armour])).toEqual([
      [6, 'M'],
      [6, 'M'],
      [6, 'M'],
    ]);
  });

  rule('gg.2.2.2a', 'Cavalry, Infantry, Crossbows and Archers on each side', () => {
    const count = (battle: 'montaperti' | 'benevento' | 'campaldino', side: Side) =>
      ['C', 'I', 'X', 'A'].map(type =>
        String(
          ofSide(data.armies[battle], side).flatMap(({ units }) => units.filter(unit => unit.type === type)).length,
        ),
      );
    const totals = BATTLES.flatMap(battle =>
      (['ghibelline', 'guelph'] as const).map(side => [battle, side, ...count(battle, side)]),
    );
    expect(totals).toEqual(
      written(`
        montaperti ghibelline 16  9 3 2
        montaperti guelph     20 19 4 4
        benevento  ghibelline 18  0 0 7
        benevento  guelph     16  4 4 0
        campaldino ghibelline  9  6 1 1
        campaldino guelph     13  7 2 2
      `),
    );
  });

  rule('gg.2.2.2b', 'every combat unit has a rating and an armour class, only the Barons wait for theirs', () => {
    const units = all.flatMap(({ units }) => units);
    expect(units).toHaveLength(167);
    expect(units.filter(({ rating }) => rating === null).map(({ name }) => name)).toEqual([
      'Calabria',
      'Puglia',
      'Campania',
      'Sicilia',
    ]);
    expect(Math.min(...units.map(({ rating }) => rating ?? 9))).toBe(3);
    expect(Math.max(...units.map(({ rating }) => rating ?? 0))).toBe(7);
  });

  test('Palvesari have a name and nothing else', () => {
    const palvesari = all.flatMap(one => one.palvesari);
    expect(palvesari).toHaveLength(12);
    expect(palvesari.flatMap(counter => Object.keys(counter).filter(key => key !== 'id' && key !== 'name'))).toEqual(
      [],
    );
  });
});

describe('the personalities', () => {
  const capitani = all.flatMap(({ id, capitano }) => (capitano ? [{ ...capitano, id }] : []));

  rule('gg.2.2.1a', 'two Heroes and four Standards stand beside the Capitani', () => {
    const heroes = all.flatMap(({ id, hero }) => (hero ? [[id, hero.name, hero.combat]] : []));
    expect(heroes).toEqual([
      ['anglano', 'Gualtieri', 2],
      ['montefeltro', 'Paladini', 2],
    ]);
    expect(all.flatMap(({ id, standard }) => (standard ? [id] : []))).toEqual([
      'salvani',
      'rangoni',
      'pazzo',
      'durfort',
    ]);
    expect(capitani).toHaveLength(27);
  });

  rule('gg.2.2.1b', 'each Capitano leads one Battaglia with a stripe of its own', () => {
    for (const battle of BATTLES)
      for (const side of ['guelph', 'ghibelline'] as const) {
        const battaglie = ofSide(data.armies[battle], side);
        expect(battaglie.length).toBeGreaterThanOrEqual(4);
        expect(new Set(battaglie.map(({ stripe }) => stripe)).size).toBe(battaglie.length);
        expect(new Set(battaglie.map(({ capitano }) => capitano?.id)).size).toBe(
          led(battaglie).length + (led(battaglie).length < battaglie.length ? 1 : 0),
        );
      }
  });

  rule(['gg.2.2.1c', 'gg.2.2.1e'], 'combat bonus, Command Range and initial Command Capacity of each Capitano', () => {
    expect(capitani.map(({ id, combat, range, capacity }) => [id, ...[combat, range, capacity].map(String)])).toEqual(
      written(`
        anglano      1 4 11
        salvani      1 4  9
        aldobrandino 1 6 10
        bigozzi      1 3  8
        arras        2 3 12
        pitigliano   1 4  9
        tegghiaio    1 5  9
        rangoni      1 3  7
        tornaquinci  1 3  5
        saracens     0 7 12
        giordano     2 5 12
        galvano      1 5 12
        manfredi     1 4 12
        mirepoix     1 6 12
        montfort     2 5  6
        charles      1 5  6
        guerra       1 3  4
        robert       2 4  4
        montefeltro  2 4 12
        pazzo        1 5  8
        guglielmino  1 5  8
        novello      1 4  6
        vieri        1 4  6
        durfort      1 4  7
        mangiatori   1 6  8
        maghinardo   1 3  8
        donati       2 4 10
      `),
    );
  });

  test('nobody at Campaldino starts below where the general example leaves him', () => {
    const final = Object.entries(tableOf('gg.X.1') ?? {}).flatMap(([, side]) => Object.entries<number>(side));
    expect(final).toHaveLength(9);
    for (const [name, capacity] of final)
      expect(of(campaldino, name.toLowerCase()).capitano?.capacity).toBeGreaterThanOrEqual(capacity);
  });

  rule('gg.2.2.1d', 'every Capitano but the Kings has an Adjutant, weaker unless he is Narbonne', () => {
    expect(capitani.filter(({ adjutant }) => adjutant === null).map(({ id }) => id)).toEqual(['manfredi', 'charles']);
    for (const { id, combat, range, adjutant } of capitani) {
      if (adjutant === null || id === 'durfort') continue;
      expect([id, adjutant.combat, adjutant.range]).toEqual([id, Math.max(combat - 1, 0), Math.max(range - 2, 2)]);
    }
  });

  rule('gg.S.8.10', 'Narbonne is on the back of Durfort', () => {
    expect(of(campaldino, 'durfort').capitano?.adjutant).toMatchObject({ name: 'Narbonne', combat: 2, range: 2 });
  });

  rule('gg.S.8.6', 'the Paladini start on +2 and have a reverse of +1', () => {
    expect(of(campaldino, 'montefeltro').hero).toMatchObject({ name: 'Paladini', combat: 2, reduced: 1 });
    expect(of(montaperti, 'anglano').hero?.reduced).toBeUndefined();
  });

  rule('gg.S.6.8', 'Benevento has two Kings and no Standards', () => {
    const kings = all.flatMap(({ id, side, capitano }) => (capitano?.king ? [[id, side]] : []));
    expect(kings).toEqual([
      ['manfredi', 'ghibelline'],
      ['charles', 'guelph'],
    ]);
    expect(benevento.battaglie.filter(({ standard }) => standard)).toEqual([]);
  });

  rule('gg.OB.names', 'the persons behind the short names', () => {
    const adjutant = of(campaldino, 'durfort').capitano?.adjutant;
    const persons = capitani.flatMap(({ person }) => (person ? [person.en] : []));
    expect([...persons, adjutant?.person?.en].sort()).toEqual(Object.values(tableOf('gg.OB.names') ?? {}).sort());
    expect(of(campaldino, 'pazzo').capitano?.person?.en).toBe('Guglielmo dei Pazzi di Valdarno');
    expect(of(montaperti, 'anglano').capitano?.person?.en).toBe("Giordano Lancia d'Agliano (d'Anglano)");
  });
});

describe('what sets units apart', () => {
  const tagged = (tag: string): string[] =>
    all.flatMap(({ units }) => units.filter(({ tags = [] }) => tags.some(one => one === tag)).map(({ id }) => id));

  rule('gg.S.6.6', 'Saracens are all Ghibelline units of that name, in three Battaglie', () => {
    const named = benevento.battaglie.flatMap(({ units }) => units.filter(({ name }) => name === 'Saracens'));
    expect(tagged('saracen')).toEqual(named.map(({ id }) => id));
    expect(named.map(({ type }) => type).join('')).toBe('AAAAAAACC');
  });

  test('Germans, Barons, traitors, men of Volterra, the Guardia', () => {
    expect(tagged('german')).toEqual(of(benevento, 'giordano').units.map(({ id }) => id));
    expect(tagged('baron')).toEqual(
      ['calabria', 'puglia', 'campania', 'sicilia'].map(name => `bn-manfredi-c-${name}-1`),
    );
    expect(tagged('traitor')).toEqual(['mp-rangoni-c-firenze-1']);
    expect(tagged('volterra')).toEqual(['mp-rangoni-i-volterra-1', 'mp-rangoni-i-volterra-2']);
    expect(tagged('guardia')).toEqual(['mp-tornaquinci-c-guardia-1']);
  });

  rule('gg.S.8.5', 'the white and the red Compagnia have no Capitano', () => {
    const compagnie = campaldino.battaglie.filter(({ capitano }) => capitano === null);
    expect(compagnie.map(({ id, stripe }) => [id, stripe])).toEqual([
      ['compagnia-rossa', 'red'],
      ['compagnia-bianca', 'white'],
    ]);
  });

  rule('gg.S.8.11', 'Carrocci are counters at Montaperti only', () => {
    const battaglie = all.flatMap(({ id, carroccio }) => (carroccio ? [id] : []));
    expect(battaglie).toEqual(['bigozzi', 'tornaquinci']);
    expect(montaperti.battaglie.flatMap(({ id, religiosi }) => (religiosi ? [id] : []))).toEqual(['bigozzi']);
  });

  rule('gg.OB.contingents', 'the contingents behind the short names', () => {
    const english = BATTLES.map(battle => [
      battle,
      Object.fromEntries(Object.entries(data.armies[battle].contingents).map(([name, text]) => [name, text.en])),
    ]);
    expect(Object.fromEntries(english)).toEqual(tableOf('gg.OB.contingents'));
  });

  rule('gg.OB.colours', 'the backgrounds of the counters', () => {
    expect(Object.fromEntries(BATTLES.map(battle => [battle, data.armies[battle].colours]))).toEqual(
      tableOf('gg.OB.colours'),
    );
  });
});

describe('the scale', () => {
  rule('gg.2.3', 'each battle has its own', () => {
    expect(BATTLES.map(battle => data.armies[battle].scale.hexMetres)).toEqual([100, 100, 100]);
    expect(new Set(BATTLES.map(battle => String(data.armies[battle].scale.men.C))).size).toBe(3);
  });
  rule('gg.S.3.1.1', 'Montaperti', () => {
    expect(montaperti.scale).toEqual({
      hexMetres: 100,
      men: { C: [100, 150], I: [1000, 1200], palvesari: [100, 100] },
    });
  });
  rule('gg.S.6.1.1', 'Benevento', () => {
    expect(benevento.scale).toEqual({ hexMetres: 100, men: { C: [150, 200], I: [1000, 1500] } });
  });
  rule('gg.S.8.1.1', 'Campaldino', () => {
    expect(campaldino.scale).toEqual({
      hexMetres: 100,
      men: { C: [100, 100], I: [1000, 1000], palvesari: [100, 100] },
    });
  });
});
