import { describe, expect, test } from 'vitest';
import { data, leader, origins, rule, tableOf, troop, written } from './support.ts';

const { leaders, movement } = data.generals;

/** Id, nation, role; morale, fire, melee, protection, strength, points; cards in and out; whether the text shows it. */
const LEADERS = `
  replacement | any | replacement | 1 - -1 11 2 0 | - | rulebook
  conde | France | general | 4 0 2 12 4 27 | - | rulebook
  turenne | France | general | 4 1 1 12 4 27 | - | -
  coligny | France | general | 3 0 1 11 3 19 | - | rulebook
  plessis | France | general | 2 1 0 11 3 16 | - | rulebook
  villequier | France | general | 3 0 1 11 3 19 | - | rulebook
  rosen | France | general | 1 0 1 11 3 13 | - | rulebook
  guiche | France | general | 3 0 1 11 3 19 | - | -
  latour | France | general | 2 0 0 11 3 14 | - | -
  gassion | France | general | 3 0 2 11 3 21 | - | -
  hopital | France | general | 2 0 0 11 3 14 | - | -
  espenan | France | general | 2 1 0 11 3 16 | - | -
  sirot | France | general | 3 0 1 11 3 19 | - | -
  erlach | France | general | 3 0 0 11 3 17 | - | -
  hocquincourt | France | general | 2 0 1 11 3 16 | - | -
  laferte | France | general | 2 0 1 11 3 16 | - | -
  castelnau | France | general | 3 0 1 11 3 19 | - | -
  crequy | France | general | 2 0 1 11 3 16 | - | -
  gadagne | France | general | 2 0 0 11 3 14 | - | -
  lockhart | England | general | 3 0 1 11 3 19 | - | -
  delaunay | France | general | 2 0 0 11 2 12 | - | -
  soissons | Fronde | general | 3 0 1 11 3 19 | - | -
  lafauge | Fronde | general | 2 0 0 11 3 14 | - | -
  boutteville | Fronde | general | 3 0 1 11 3 19 | - | -
  duras | Fronde | general | 2 0 1 11 3 16 | - | -
  marsin | Fronde | general | 2 0 1 11 3 16 | - | -
  coligny-sal | Fronde | general | 2 0 1 11 3 16 | - | -
  leopold | Spain | general | 2 0 0 12 4 17 | - | rulebook
  beck | Spain | general | 3 0 1 11 3 19 | - | rulebook
  charles4 | Lorraine | general | 2 0 1 12 3 17 | - | rulebook
  ligne | Spain | general | 2 0 1 11 3 16 | - | -
  bucquoy | Spain | general | 2 0 1 11 3 16 | - | -
  ligniville | Lorraine | general | 2 0 1 11 3 16 | - | -
  melo | Spain | general | 2 0 0 12 3 15 | - | -
  fontaine | Spain | general | 3 1 0 11 2 17 | - | -
  alburquerque | Spain | general | 2 0 1 11 3 16 | - | -
  isembourg | Spain | general | 3 0 1 11 3 19 | - | -
  donjuan | Spain | general | 2 0 1 12 4 19 | - | -
  caracena | Spain | general | 3 0 0 11 3 17 | - | -
  fuensaldana | Spain | general | 1 0 0 11 3 11 | - | -
  solis | Spain | general | 2 0 0 11 3 14 | - | -
  esteban | Spain | general | 2 0 0 11 3 14 | - | -
  york | England | general | 3 0 1 11 3 19 | - | -
  cardenas | Spain | general | 2 0 0 11 2 12 | - | -
  tomaso | Savoy | general | 3 0 1 11 3 19 | - | -
  villa | Savoy | general | 2 0 1 11 3 16 | - | -
  nassau | Dutch | general | 4 1 0 12 4 25 | - | -
  brederode | Dutch | general | 2 0 1 11 3 16 | - | -
  werth | German | general | 3 0 2 11 3 21 | - | -
  oneill | Irish | general | 3 0 1 01 3 18 | - | -
  alatriste | Spain | character | 2 1 1 01 2 8 | +43 -30 | -
  artagnan | France | character | 2 1 1 01 2 8 | +40 -29 | -
  engineer | any | character | 1 0 0 00 1 4 | +39 -29 | -
  gunner | any | character | 1 1 0 00 1 5 | +41 -30 | -
  rittmeister | German | character | 1 1 1 01 2 6 | +42 -29 | -
  spymaster | any | character | 1 0 0 00 1 5 | +44 -30 | -
`;

describe('the generals and characters', () => {
  const table = written(LEADERS);

  rule('nqsb.1.4.generals', 'forty-nine generals, six characters and the replacement, datum by datum', () => {
    expect(leaders.map(({ id }) => id)).toEqual(table.map(([id]) => id));
    expect(
      ['general', 'character', 'replacement'].map(role => leaders.filter(one => one.role === role).length),
    ).toEqual([49, 6, 1]);
    for (const [id = '', nation, role, ratings, deck] of table) {
      const card = leader(id);
      expect([id, card.nation, card.role]).toEqual([id, nation, role]);
      expect([
        id,
        [card.morale, card.fire ?? '-', card.melee, card.armour.join(''), card.strength, card.points].join(' '),
      ]).toEqual([id, ratings]);
      const change = [...(card.adds ?? []).map(n => `+${n}`), ...(card.removes ?? []).map(n => `-${n}`)].join(' ');
      expect([id, change || '-']).toEqual([id, deck]);
    }
  });

  test('what the text shows is cited, the rest is marked as rebuilt', () => {
    for (const [id = '', , , , , shown] of table)
      if (shown === 'rulebook')
        expect([id, origins(leader(id).sources)]).toEqual([id, expect.arrayContaining(['rulebook'])]);
    for (const { sources } of leaders) expect(sources.length).toBeGreaterThan(0);
  });

  rule('nqsb.10.9', 'the replacement: no fire, melee -1, morale 1, protection 1|1 (R18)', () => {
    expect(tableOf('nqsb.10.9')).toMatchObject({ fire: null, melee: -1, morale: 1, protection: [1, 1] });
    expect(leader('replacement')).toMatchObject({
      fire: null,
      melee: -1,
      morale: 1,
      armour: [1, 1],
      strength: 2,
      points: 0,
    });
  });

  test('generals move three hexes (R30)', () => {
    expect(movement.points).toBe(3);
    expect(movement.source.from).toBe('reconstructed');
  });

  test('points by the formula that returns the three printed prices', () => {
    expect(['leopold', 'beck', 'charles4'].map(id => leader(id).points)).toEqual([17, 19, 17]);
    for (const { id, role, morale, fire, melee, armour, strength, points } of leaders)
      if (role === 'general')
        expect([id, points]).toEqual([
          id,
          3 * morale + 2 * (fire ?? 0) + 2 * melee + armour[0] + armour[1] + 2 * strength,
        ]);
  });

  test('morale as the examples print it', () => {
    expect(['conde', 'coligny', 'villequier', 'plessis', 'rosen'].map(id => leader(id).morale)).toEqual([
      4, 3, 3, 2, 1,
    ]);
  });
});

describe('the army lists', () => {
  const { nations, samples } = data.armies;

  rule(['nqsb.2.1.lists', 'nqsb.1.4.heraldry'], 'nine nations, each with its own troops and generals', () => {
    expect(nations.map(({ id }) => id)).toEqual([
      'France',
      'Fronde',
      'Spain',
      'Lorraine',
      'German',
      'Dutch',
      'Savoy',
      'Irish',
      'England',
    ]);
    for (const { id, troops, generals } of nations) {
      expect([id, troops]).toEqual([id, data.troops.troops.filter(card => card.nation === id).map(card => card.id)]);
      expect([id, [...generals].sort()]).toEqual([
        id,
        leaders
          .filter(card => card.nation === id && card.role === 'general')
          .map(card => card.id)
          .sort(),
      ]);
    }
  });

  const SAMPLES = `
    France | plessis | coligny: fr-pm-vet fr-pm-vet fr-pm-line fr-fl | hopital: fr-cp-chev fr-cp-chev fr-cp-chev fr-cl | sirot: fr-pm-line fr-pm-line fr-cp-gend | 119 25
    Spain | melo | fontaine: sp-sq-vet ge-sq sp-fl sp-al | alburquerque: sp-cp sp-cp sp-cp sp-cl | ligne: sp-pm sp-pm sp-dr | 119 26
    Savoy | tomaso | villa: sa-cp sa-cp sa-cp sa-cl | plessis: sa-pm sa-pm sa-pm sa-fl sa-al | latour: fr-pm-line fr-pm-line fr-dr | 116 24
    Lorraine | charles4 | werth: ge-cp ge-cp ge-cl ge-re | ligniville: lo-cp lo-cp lo-cl | beck: ge-sq ge-pm ge-fl | 119 23
    Fronde | soissons | boutteville: fo-cp fo-cp fo-cp fo-cl | duras: fo-pm fo-pm fo-pm fo-fl | marsin: fo-cp-gend fo-cp-gend fo-dr | 118 24
  `;

  rule('nqsb.2.1.points', 'the sample armies keep within 120 points', () => {
    const all = written(SAMPLES);
    expect(samples).toHaveLength(all.length);
    for (const [index, [name = '', cic = '', ...rest]] of all.entries()) {
      const sample = samples[index];
      const [points, determination] = (rest.pop() ?? '').split(' ').map(Number);
      expect(sample?.name.en).toContain(name);
      expect(sample?.cic).toBe(cic);
      expect(sample?.divisions.map(({ general, units }) => `${general}: ${units.join(' ')}`)).toEqual(rest);
      const units = (sample?.divisions ?? []).flatMap(division => division.units.map(troop));
      const generals = [cic, ...(sample?.divisions ?? []).map(({ general }) => general)].map(leader);
      const sum = (cards: readonly { points: number }[]) => cards.reduce((total, card) => total + card.points, 0);
      expect(sum(units) + sum(generals)).toBe(points);
      expect(points).toBeLessThanOrEqual(120);
      expect(Math.floor(sum(units.filter(({ type }) => type !== 'AL' && type !== 'AP')) / 2)).toBe(determination);
    }
  });
});
