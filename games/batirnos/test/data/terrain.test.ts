import { saidIn } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES, SECTORS, type SectorId } from '../../src/data/shapes.ts';
import type { Effect } from '../../src/data/terrain.ts';
import { data, rule, tableOf, the, troop, written } from './support.ts';

const { area, wood, difficult, readings } = data.terrain;

/** What differs from open ground: entry, cost, halt before it, and the effects of the ground on those in it or at it. */
function words(effect: Effect): string {
  const said = [
    effect.enter,
    effect.points === 1 ? '' : `${effect.points}PM`,
    effect.stop ? 'halt' : '',
    effect.fightInto ? '' : 'no-fight',
    effect.fireInto ? '' : 'no-fire',
    effect.ownAdvantage ? '' : 'no-own-advantage',
    effect.enemyAdvantage ? '' : 'no-enemy-advantage',
    effect.weakness ? '' : 'no-weakness',
    effect.allRound ? 'all-round' : '',
    effect.protection ? 'protected' : '',
    effect.melee === 0 ? '' : `melee${effect.melee}`,
    effect.morale === 0 ? '' : `morale${effect.morale > 0 ? '+' : ''}${effect.morale}`,
  ];
  return said.filter(word => word !== '').join(' ');
}

const rows = (kind: typeof area): string[][] => CLASSES.map(type => [type, words(kind[type])]);
const IN_AREA = 'occupy halt no-own-advantage no-enemy-advantage no-weakness all-round protected morale+1';

describe('terrain tables, cell by cell', () => {
  rule(['nqsb.5.4.1', 'nqsb.5.4.1.cav', 'nqsb.5.4.1.inf', 'nqsb.5.4.1.art', 'nqsb.5.4.1.advantage'], 'areas', () => {
    expect(tableOf('nqsb.5.4.1')).toMatchObject({
      CP: { melee: 'does not fight units in an area' },
      FL: { fire: 'armour bonus; fires on all sides', rally: '+1 on morale test' },
      AP: { fire: 'armour bonus', melee: null },
    });
    expect(rows(area)).toEqual(
      written(`
        CP | pass no-fight
        CM | pass no-fight
        CL | pass no-fight
        FP | ${IN_AREA}
        Pi | ${IN_AREA}
        FL | ${IN_AREA}
        AL | occupy halt protected
        AP | occupy halt protected
      `),
    );
  });

  rule(
    [
      'nqsb.5.4.2',
      'nqsb.5.4.2.closed',
      'nqsb.5.4.2.cl',
      'nqsb.5.4.2.fp',
      'nqsb.5.4.2.pm',
      'nqsb.5.4.2.fl',
      'nqsb.5.4.2.art',
    ],
    'woods (R75: light cavalry fires from them without penalty)',
    () => {
      expect(tableOf('nqsb.5.4.2')).toMatchObject({
        CP: { fire: 'does not fire at units in a wood' },
        FP: { melee: '-1 melee', rally: '-1 morale test' },
        'P&M': { move: 'may not enter or pass', melee: 'may fight units in a wood' },
      });
      expect(rows(wood)).toEqual(
        written(`
          CP | no halt no-fight no-fire
          CM | no halt no-fight no-fire
          CL | occupy no-enemy-advantage melee-1 morale-1
          FP | occupy halt melee-1 morale-1
          Pi | no halt
          FL | occupy no-enemy-advantage
          AL | no halt
          AP | no halt
        `),
      );
    },
  );

  rule(['nqsb.5.4.3', 'nqsb.5.4.3.closed', 'nqsb.5.4.3.open', 'nqsb.5.4.3.art'], 'difficult ground', () => {
    expect(tableOf('nqsb.5.4.3')).toMatchObject({
      CM: { move: '2 PM', rally: '-1 morale test' },
      CL: { melee: 'enemy may not use his advantage' },
      AL: { move: 'may not pass or occupy' },
    });
    expect(rows(difficult)).toEqual(
      written(`
        CP | occupy 2PM halt no-own-advantage morale-1
        CM | occupy 2PM halt no-own-advantage morale-1
        CL | occupy no-enemy-advantage
        FP | occupy 2PM halt no-own-advantage morale-1
        Pi | occupy 2PM halt no-own-advantage morale-1
        FL | occupy no-enemy-advantage
        AL | no halt
        AP | no halt
      `),
    );
  });

  rule(['nqsb.5.4.1.los', 'nqsb.5.4.2.los'], 'woods and areas stop a line of fire, difficult ground does not', () => {
    expect([area.blocksSight, wood.blocksSight, difficult.blocksSight]).toEqual([true, true, false]);
  });

  test('each table is cited, and the silent cells say how they were read', () => {
    expect([area, wood, difficult].map(({ source }) => source)).toEqual([
      { from: 'rulebook', rule: 'nqsb.5.4.1' },
      { from: 'rulebook', rule: 'nqsb.5.4.2' },
      { from: 'rulebook', rule: 'nqsb.5.4.3' },
    ]);
    expect(readings.flatMap(({ of }) => of.map(cell => saidIn(cell, 'en')))).toEqual([
      'wood: CL, fire',
      'area: Pi',
      'dragoons',
    ]);
  });
});

describe('firing sectors, facing north', () => {
  const distance = ([q, r]: readonly [number, number]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  /** The hexes at a distance, as steps east and steps south-east. */
  const ring = (id: SectorId, far: number): string[] =>
    data.sectors[id].hexes
      .filter(({ at }) => distance(at) === far)
      .map(({ at, modifier, paralyses }) => `${at.join(',')}${modifier ?? ''}${paralyses ? 'p' : ''}`)
      .sort();
  /** Sixty degrees at the facing vertex: row r back, columns 0 to r. */
  const cone = (far: number, mark = ''): string[] =>
    Array.from({ length: far + 1 }, (_, step) => `${step},${-far}${mark}`).sort();

  rule(['nqsb.6.4.musket', 'nqsb.1.4.fire-sectors'], 'musket: two hexes at 1, three at 2', () => {
    expect(ring('musket', 1)).toEqual(cone(1));
    expect(ring('musket', 2)).toEqual(cone(2));
    expect([data.sectors.musket.range, data.sectors.musket.hexes.length]).toEqual([2, 5]);
  });

  rule('nqsb.1.4.fire-sectors', 'cavalry firearms: two hexes at 1, the middle one at 2', () => {
    expect([ring('cavalry_firearm', 1), ring('cavalry_firearm', 2)]).toEqual([cone(1), ['1,-2']]);
    expect(data.sectors.cavalry_firearm.hexes).toHaveLength(3);
  });

  rule(['nqsb.9.16', 'nqsb.9.16.sector'], 'reiter: also both flanks at -1', () => {
    expect([ring('reiter', 1), ring('reiter', 2)]).toEqual([[...cone(1), '-1,0-1', '1,0-1'].sort(), ['1,-2']]);
    expect(data.sectors.reiter.hexes).toHaveLength(5);
  });

  rule('nqsb.9.15.fire', 'squares: front and flanks, four hexes at 1, seven at 2', () => {
    expect(ring('square', 1)).toEqual(['-1,0', '0,-1', '1,-1', '1,0']);
    expect(ring('square', 2)).toEqual(['-1,-1', '-2,0', '0,-2', '1,-2', '2,-1', '2,-2', '2,0']);
  });

  rule(
    ['nqsb.9.2.sector-example', 'nqsb.10.17.example', 'nqsb.1.4.fire-sectors'],
    'light artillery: damage to 3, paralysis at 4 and 5',
    () => {
      for (const far of [1, 2, 3]) expect(ring('light_artillery', far)).toEqual(cone(far));
      for (const far of [4, 5]) expect(ring('light_artillery', far)).toEqual(cone(far, 'p'));
      expect(data.sectors.light_artillery.hexes).toHaveLength(20);
      expect(troop('sa-al').series[0]?.sector).toBe('light_artillery');
    },
  );

  test('heavy artillery: damage to 4, paralysis from 5 to 7', () => {
    for (const far of [1, 2, 3, 4]) expect(ring('heavy_artillery', far)).toEqual(cone(far));
    for (const far of [5, 6, 7]) expect(ring('heavy_artillery', far)).toEqual(cone(far, 'p'));
    expect(data.sectors.heavy_artillery.hexes).toHaveLength(35);
  });

  test('all round: the eighteen hexes within 2', () => {
    expect(data.sectors.all_round.hexes).toHaveLength(18);
    expect(ring('all_round', 1)).toHaveLength(6);
    expect(ring('all_round', 2)).toHaveLength(12);
  });

  rule('nqsb.10.17', 'the card names the sector of its troops', () => {
    const sectorOf = {
      PM: 'musket',
      Q: 'square',
      FL: 'musket',
      CL: 'cavalry_firearm',
      CM: 'cavalry_firearm',
      R: 'reiter',
    };
    for (const { id, type, series } of data.troops.troops)
      if (type in sectorOf && the(series[0]).fire !== null)
        expect([id, series[0]?.sector]).toEqual([id, sectorOf[type as keyof typeof sectorOf]]);
  });

  test('every sector says where it comes from', () => {
    for (const id of SECTORS)
      expect(data.sectors[id].sources.map(({ source }) => source.from)).toContain('reconstructed');
    expect(data.sectors.musket.sources).toContainEqual({
      of: ['range'],
      source: { from: 'rulebook', rule: 'nqsb.6.4.musket' },
    });
  });
});
