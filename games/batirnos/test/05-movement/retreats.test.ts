/** Where troops go that must go back or evade, where leaders ride and what guns see, drawn on a small map (nqsb.5.3, nqsb.9.8, nqsb.5.2.free, nqsb.6.4). */
import { describe, expect } from 'vitest';
import { evasions, waysBack } from '../../src/05-movement/forced.ts';
import { rideCells } from '../../src/05-movement/trips.ts';
import { sectorCells } from '../../src/outlook.ts';
import type { Position } from '../battlefield.ts';
import { drawn, field, label } from '../drawing.ts';
import { rule } from '../rules.ts';

describe('where troops go that must go back', () => {
  /** By the hex of the threat: where it ends; ! where it dies, - where it does not come through, x where a friend is in the way. */
  const back = (p: Position, how: 'back' | 'fall' | 'swing', threats: string[]): string => {
    const ends = (threat: string) =>
      waysBack(p.battle, p.unit('A'), p.hex(threat), how)
        .map(
          ({ to, dies, complete, blocked }) =>
            `${p.name(to)}${dies ? '!' : ''}${complete ? '' : '-'}${blocked ? 'x' : ''}`,
        )
        .sort();
    return `\n${threats.map(threat => `${threat}: ${ends(threat).join(' ')}`).join('\n')}\n`;
  };
  const at = (troop: string, hex: string, second = false) => field().put('A', 0, troop, hex, 'N', { second });
  /** The hexes around it. */
  const threatsTo = (p: Position): string[] => {
    const near = p.battle.field.around[p.hex(p.where('A'))] ?? [];
    return near.map(cell => p.name(cell));
  };
  const all = (p: Position, how: 'back' | 'fall' | 'swing') => back(p, how, threatsTo(p));

  rule(['nqsb.5.3.1', 'nqsb.5.3.2'], 'in the open, from each side', () => {
    expect(all(at('fr-pm-line', '0506'), 'back')).toMatchInlineSnapshot(`
      "
      0605: 0406 0507 0607
      0606: 0406 0505 0507
      0607: 0406 0505 0605
      0507: 0505 0605 0606
      0406: 0605 0606 0607
      0505: 0507 0606 0607
      "
    `);
    expect(all(at('fr-pm-line', '0506'), 'fall')).toMatchInlineSnapshot(`
      "
      0605: 0408
      0606: 0306
      0607: 0404
      0507: 0604
      0406: 0706
      0505: 0508 0707
      "
    `);
    expect(all(at('fr-cp-chev', '0506'), 'fall')).toMatchInlineSnapshot(`
      "
      0605: 0309
      0606: 0106
      0607: 0502
      0507: 0602 0803
      0406: 0906
      0505: 0809
      "
    `);
    expect(all(at('fr-cl', '0506'), 'swing')).toMatchInlineSnapshot(`
      "
      0605: 0507
      0606: 0406
      0607: 0505
      0507: 0605
      0406: 0606
      0505: 0607
      "
    `);
    expect(back(at('fr-cp-chev', '0506'), 'fall', ['0504', '0604', '0706', '0308'])).toMatchInlineSnapshot(`
      "
      0504: 0509- 0609-
      0604: 0309
      0706: 0106
      0308: 0803
      "
    `);
  });
  rule(
    ['nqsb.5.3.2.ex-wood', 'nqsb.5.3.incomplete', 'nqsb.5.3'],
    'into woods, broken ground, buildings, water, over a fence',
    () => {
      expect(all(at('fr-pm-line', '0303'), 'fall')).toMatchInlineSnapshot(`
        "
        0302: 0204
        0403: 0103
        0304: 0201
        0204: 0301
        0203: 0304
        0202: 0304
        "
      `);
      expect(all(at('fr-fl', '0303'), 'fall')).toMatchInlineSnapshot(`
        "
        0302: 0106
        0403: 0101 0105
        0304: 0101
        0204: 0501
        0203: 0603
        0202: 0406
        "
      `);
      expect(all(at('fr-cp-chev', '0304'), 'fall')).toMatchInlineSnapshot(`
        "
        0403: 0108
        0404: 0103 0105 0205
        0405: 0101 0102
        0305: 0601
        0204: 0704
        0303: 0408 0607
        "
      `);
      expect(all(at('fr-pm-line', '0803'), 'fall')).toMatchInlineSnapshot(`
        "
        0802: 0705
        0903: 0603
        0804: 0701
        0704: 0901
        0703: 1003
        0702: 0805
        "
      `);
      expect(all(at('fr-cp-chev', '0803'), 'fall')).toMatchInlineSnapshot(`
        "
        0802: 0607
        0903: 0404
        0804: 0501
        0704: 1101
        0703: 1102 1104
        0702: 0907
        "
      `);
      expect(all(at('fr-cp-chev', '0803'), 'back')).toMatchInlineSnapshot(`
        "
        0802: 0704 0804
        0903: 0704
        0804: 0803-
        0704: 0903
        0703: 0804 0903
        0702: 0704 0804 0903
        "
      `);
      expect(all(at('fr-pm-line', '0507'), 'fall')).toMatchInlineSnapshot(`
        "
        0506: 0409
        0607: 0307
        0508: 0405
        0408: 0605
        0407: 0707
        0406: 0609
        "
      `);
      expect(all(at('fr-pm-line', '0506'), 'fall')).toMatchInlineSnapshot(`
        "
        0605: 0408
        0606: 0306
        0607: 0404
        0507: 0604
        0406: 0706
        0505: 0508 0707
        "
      `);
      expect(all(at('fr-pm-line', '0101'), 'fall')).toMatchInlineSnapshot(`
        "
        0201: 0101-
        0102: 0101-
        "
      `);
    },
  );
  rule(['nqsb.5.3.2', 'nqsb.9.2.ap-move', 'nqsb.9.7.retreat'], 'guns and dragoons', () => {
    const from = (troop: string, second: boolean) => back(at(troop, '0506', second), 'fall', ['0505']).trim();
    const both = ['fr-ap', 'fr-al', 'fr-dr'].map(troop => `${troop} ${from(troop, false)} | ${from(troop, true)}`);
    expect(`\n${both.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      fr-ap 0505: 0506- | 0505: 0508 0707
      fr-al 0505: 0508 0707 | 0505: 0609 0708
      fr-dr 0505: 0909 | 0505: 0909
      "
    `);
  });
  rule(['nqsb.5.3', 'nqsb.5.3.1', 'nqsb.5.pass'], 'past enemies and friends', () => {
    const pressed = (troop: string) =>
      at(troop, '0505')
        .put('E', 1, 'sp-pm', '0504', 'S')
        .put('F', 0, 'fr-pm-line', '0506', 'N')
        .put('G', 0, 'fr-pm-line', '0407', 'N')
        .put('L', 1, 'sp-fl', '0707', 'S')
        .put('S', 1, 'sp-fl', '0206', 'S', { shaken: true });
    expect(all(pressed('fr-pm-line'), 'back')).toMatchInlineSnapshot(`
      "
      0504: 0405 0406
      0605: 0405 0406
      0506: 0405
      0406: 0404! 0605!
      0405: 0605!
      0404: 0406
      "
    `);
    expect(all(pressed('fr-pm-line'), 'fall')).toMatchInlineSnapshot(`
      "
      0504: 0306 0507
      0605: 0305
      0506: 0503!
      0406: 0503! 0604!
      0405: 0705!
      0404: 0507
      "
    `);
    expect(all(pressed('fr-fl'), 'back')).toMatchInlineSnapshot(`
      "
      0504: 0405x 0406x
      0605: 0405 0406
      0506: 0405
      0406: 0404! 0605!
      0405: 0605!x
      0404: 0406x
      "
    `);
    expect(all(pressed('fr-fl'), 'fall')).toMatchInlineSnapshot(`
      "
      0504: 0308
      0605: 0205
      0506: 0302!
      0406: 0502!
      0405: 0805!
      0404: 0508!
      "
    `);
    expect(all(pressed('fr-cp-chev'), 'fall')).toMatchInlineSnapshot(`
      "
      0504: 0208 0409
      0605: 0207
      0506: 0501!
      0406: 0601!
      0405: 0804! 0806!
      0404: 0509
      "
    `);
    expect(all(pressed('fr-cl'), 'swing')).toMatchInlineSnapshot(`
      "
      0504: 0406x
      0605: 0405
      0506: 0404!
      0406: 0404! 0605!
      0405: 0605!x
      0404: 0406x
      "
    `);
  });
  rule(
    ['nqsb.9.8', 'nqsb.9.8.distance', 'nqsb.9.8.terrain'],
    'evading straight away, over any ground, no nearer to others',
    () => {
      const flights = (troop: string, hex: string, second = false, more: (p: Position) => Position = p => p) => {
        const p = more(at(troop, hex, second));
        const ends = (threat: string) => evasions(p.battle, p.unit('A'), p.hex(threat)).map(({ to }) => p.name(to));
        return `\n${threatsTo(p)
          .map(threat => `${threat}: ${ends(threat).join(' ')}`)
          .join('\n')}\n`;
      };
      expect(flights('fr-fl', '0505')).toMatchInlineSnapshot(`
        "
        0504: 0308
        0605: 0205
        0506: 0302
        0406: 0602
        0405: 0805
        0404: 0608
        "
      `);
      expect(flights('fr-cl', '0505')).toMatchInlineSnapshot(`
        "
        0504: 0309
        0605: 0105
        0506: 0301
        0406: 0701
        0405: 0805
        0404: 0709
        "
      `);
      expect(flights('fr-al', '0505')).toMatchInlineSnapshot(`
        "
        0504: 0407
        0605: 0305
        0506: 0404
        0406: 0603
        0405: 0705
        0404: 0607
        "
      `);
      expect(flights('fr-cl', '0803')).toMatchInlineSnapshot(`
        "
        0802: 0508
        0903: 0303
        0804: 0701
        0704: 0901
        0703: 1103
        0702: 0804
        "
      `);
      expect(
        flights('fr-cl', '0505', false, p =>
          p.put('E', 1, 'sp-pm', '0508', 'S').put('F', 0, 'fr-pm-line', '0307', 'N'),
        ),
      ).toMatchInlineSnapshot(`
        "
        0504: 0309
        0605: 0105
        0506: 0301
        0406: 0701
        0405: 0805
        0404: 
        "
      `);
      expect(
        flights('fr-cl', '0505', false, p => p.put('E', 1, 'sp-pm', '0508', 'S', { shaken: true })),
      ).toMatchInlineSnapshot(`
        "
        0504: 0309
        0605: 0105
        0506: 0301
        0406: 0701
        0405: 0805
        0404: 0709
        "
      `);
    },
  );
});

describe('where leaders ride and guns fire', () => {
  rule(['nqsb.5.2.free', 'nqsb.5.4.5'], 'three hexes over any ground but water, not beside an unshaken enemy', () => {
    const p = field()
      .lead(0, 0, '0705')
      .lead(1, 0, '0607')
      .put('E', 1, 'sp-pm', '0503', 'S')
      .put('F', 0, 'fr-pm-line', '0604', 'N')
      .put('S', 1, 'sp-pm', '0907', 'S', { shaken: true });
    const rides = rideCells(p.battle, p.general(0, 0));
    expect(
      drawn(p, cell => label(p, cell) + (rides.includes(cell) ? 'o' : label(p, cell) ? '' : '·')),
    ).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · o o o · · ·
      · · · · E · o o o · ·
       · · · · · Fo o o · · ·
      · · · o o o · o · · ·
       · · · o o o o o o · ·
      · · · · o · o o S · ·
       · · · · · o o o · · ·
      · · · · · · · · · · ·
      "
    `);
  });

  const LETTER = { near: 'o', aside: 'a', far: 'f' };
  const sector = (troop: string, corner: string, hex = '0506') => {
    const p = field().put('A', 0, troop, hex, corner);
    const cells = new Map(sectorCells(p.battle, p.unit('A')).map(({ cell, zone }) => [cell, LETTER[zone]]));
    return drawn(p, cell => label(p, cell) || (cells.get(cell) ?? '·'));
  };
  rule(['nqsb.6.4', 'nqsb.9.16', 'nqsb.5.4.1.los', 'nqsb.5.4.2.los'], 'sectors, seen past woods and buildings', () => {
    expect(sector('fr-pm-line', 'N')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · o o o · · · · ·
      · · · · o o · · · · ·
       · · · · A · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('ge-re', 'NE')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · a o o · · · ·
       · · · · A o · · · · ·
      · · · · · a · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('sp-sq-vet', 'SE')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · o · · · · ·
      · · · · · o o · · · ·
       · · · · A o o · · · ·
      · · · · o o o · · · ·
       · · · o o o · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('fr-al', 'N')).toMatchInlineSnapshot(`
      "
      · · · · f f f · · · ·
       · · · f f f · · · · ·
      · · · o o o o · · · ·
       · · · o o o · · · · ·
      · · · · o o · · · · ·
       · · · · A · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('fr-ap', 'NW', '0608')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · f · · · · · · · · ·
      · f f f · · · · · · ·
       f f f o · · · · · · ·
      f f f o o · · · · · ·
       f f o o o · · · · · ·
      f f o o o o · · · · ·
       f o o o o A · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('fr-ap', 'N', '0608')).toMatchInlineSnapshot(`
      "
      · · · · f f · · · f ·
       · · · f f f · f f · ·
      · · · f f f f f f · ·
       · · · o o o o o · · ·
      · · · · o o o o · · ·
       · · · · o o o · · · ·
      · · · · · o o · · · ·
       · · · · · A · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('fr-cl', 'SW')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · o A · · · · · ·
      · · · o o · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
      "
    `);
    expect(sector('fr-fl', 'S')).toMatchInlineSnapshot(`
      "
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · · · · · · · ·
      · · · · · · · · · · ·
       · · · · A · · · · · ·
      · · · · o o · · · · ·
       · · · o o o · · · · ·
      · · · · · · · · · · ·
      "
    `);
  });
});
