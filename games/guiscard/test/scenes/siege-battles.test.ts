/** The battles of a siege: who goes, where they are placed, how the turns and the day end. */
import { describe, expect } from 'vitest';
import { BESIEGER, campaigners, GARRISON, placeCells } from '../../src/11-sieges/siege.ts';
import type { SiegeAction } from '../../src/state.ts';
import { AWAITED, type Siege, STUNNED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { campaign, type Position, type Table } from '../table.ts';

const EVENTS = Array.from({ length: 19 }, (_, index) => index + 2);
const SHEET = { day: 6, provisions: 30, events: EVENTS, stoneThrowers: 2, ladders: 3, grapnels: 2 };
const castle = () => campaign('nido-d-aquila').sheet(SHEET);
const farm = () => campaign('masseria').sheet(SHEET);
const chapel = () => campaign('san-giorgio').sheet(SHEET);

/** Hexes by column, so that a zone is read at a glance. */
const zone = (hexes: readonly string[]): string => {
  const columns = new Map<string, number[]>();
  for (const hex of hexes) {
    const [, column = '', row = ''] = /^(\D+)(\d+)$/.exec(hex) ?? [];
    columns.set(column, [...(columns.get(column) ?? []), Number(row)]);
  }
  return [...columns].map(([column, rows]) => `${column}${rows.sort((a, b) => a - b).join(',')}`).join(' ');
};

/** From the choice of an action to its first turn: each kind of decision once, with its hexes or edges. */
function begun(p: Position, action: SiegeAction, most = 400): string {
  const t = p.play(
    [{ step: 'tactical', action }, { step: 'healing' }],
    ...Array.from({ length: 20 }, (_, n) => (n % 6) + 1),
  );
  const lines: string[] = [];
  const known = new Set<string>();
  for (let n = 0; n < most && t.step !== null && !['movement', 'offensive', 'charges'].includes(t.step); n++) {
    const all = t.legal();
    const kinds = [...new Set(all.map(({ type }) => type))].join(' ');
    const plain = `${t.step} of ${t.seats}: ${kinds}`;
    const edges = t.legal('patrol').map(({ edge }) => edge);
    if (!known.has(plain)) lines.push(`${plain} ${t.legal('pick').length} ${zone(t.hexes('put'))} ${edges}`);
    known.add(plain);
    t.act(the(all[(n * 5) % all.length]));
  }
  const { entries, ladders, grapnels, engines, horses, first, turn, works } = t.state;
  return [
    ...lines,
    `${t.step} of ${t.seats}, turn ${turn}, ${first} first, parties ${t.sheet.parties.map(one => one.length)}, edge ${t.sheet.edge}`,
    `${ladders.map(one => one.side)} ladders, ${grapnels.map(one => one.side)} grapnels, ${engines.map(one => one.side)} engines, ${horses.map(one => one.leader >= 0)} horses`,
    `${entries.map(({ units, sides, turn: when }) => `${units.length} by ${sides} on ${when}`)} | gate ${works.gate}, ruins ${works.ruins.map(cell => p.name(cell))}`,
    `ground ${JSON.stringify(t.state.ground)}`,
  ].join('\n');
}

describe('laid out', () => {
  rule(
    ['gui.11.4.1e', 'gui.11.4.1d', 'gui.11.4.1q', 'gui.11.6.13'],
    'an assault on each place, on a refuge, by an open gate',
    () => {
      const broken = castle();
      broken.sheet({ damage: [{ cell: broken.hex('P7'), stages: 1, day: 5 }] });
      expect(
        [
          begun(broken, 'assault'),
          begun(castle().sheet({ redoubt: 1 }), 'assault'),
          begun(castle().sheet({ spy: true }), 'assault'),
        ].join('\n\n'),
      ).toMatchInlineSnapshot(`
        "siegeSetup of 1: put 0 P5,6,7,8,10,11,12 Q5,6,7,8,9,10,11,12 R5,6,7,8,9,10,11,12 S5,6,7,8,9,10,11,12 T5,6,7,8,9,10,11,12 U5,6,7,8,9,10,11,12 V5,6,7,8,9,10,11,12 W5,6,7,8,9,10,11,12 
        placeEngine of 0: put stayOut 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 C1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H1,2,3,4,5,6,7,10,11,12,13,14,15,16 I1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 J1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 K1,2,3,4,5,6,8,9,10,11,13,14,15,16 L1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,13,14,15,16 Q1,2,3,4,13,14,15,16 R1,2,3,4,13,14 S1,2,3,4,13,14,15,16 T2,3,4,13,14,15,16 U1,2,3,4,13,14,15,16 V1,2,3,4,13,14,15 W1,2,3,4,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 
        faceEngine of 0: face 0  
        siegeSetup of 0: patrol 0  1,2,3,4
        giveGrapnel of 0: bear 0  
        movement of 0, turn 1, 0 first, parties 43,21, edge 2
        0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
        11 by 2 on 1,11 by 3 on 1,11 by 4 on 1,10 by 1 on 1 | gate closed, ruins P7
        ground null

        siegeSetup of 1: put 0 S8,9 T7,8,9 U8,9 
        siegeSetup of 1: stayOut 0  
        placeEngine of 0: put stayOut 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 C1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H1,2,3,4,5,6,7,10,11,12,13,14,15,16 I1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 J1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 K1,2,3,4,5,6,8,9,10,11,13,14,15,16 L1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,13,14,15,16 Q1,2,3,4,13,14,15,16 R1,2,3,4,13,14 S1,2,3,4,13,14,15,16 T2,3,4,13,14,15,16 U1,2,3,4,13,14,15,16 V1,2,3,4,13,14,15 W1,2,3,4,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 
        faceEngine of 0: face 0  
        siegeSetup of 0: put patrol 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 H1,2,3,4,5,6,7,8,9,10,13,14,15,16 I1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 J1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 Q1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,10,11,12,13,14,15,16 T1,2,3,4,5,6,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 1,2,3,4
        giveGrapnel of 0: bear 0  
        offensive of 0, turn 1, 0 first, parties 43,21, edge 2
        0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
         | gate closed, ruins 
        ground null

        picking of 0: pick 43  
        siegeSetup of 1: put 0 P5,6,7,8,9,10,11,12 Q5,6,7,8,9,10,11,12 R5,6,7,8,9,10,11,12 S5,6,7,8,9,10,11,12 T5,6,7,8,9,10,11,12 U5,6,7,8,9,10,11,12 V5,6,7,8,9,10,11,12 W5,6,7,8,9,10,11,12 
        placeEngine of 0: put stayOut 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 C1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H1,2,3,4,5,6,7,10,11,12,13,14,15,16 I1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 J1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 K1,2,3,4,5,6,8,9,10,11,13,14,15,16 L1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,13,14,15,16 Q1,2,3,4,13,14,15,16 R1,2,3,4,13,14 S1,2,3,4,13,14,15,16 T2,3,4,13,14,15,16 U1,2,3,4,13,14,15,16 V1,2,3,4,13,14,15 W1,2,3,4,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 
        faceEngine of 0: face 0  
        siegeSetup of 0: put 0 Q7,10 R6,7,8,11 S6,7,10,11 T6 U7,10 V6,7,9,10 
        siegeSetup of 0: patrol 0  1,2,3,4
        giveGrapnel of 0: bear 0  
        offensive of 0, turn 1, 0 first, parties 43,21, edge 2
        0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
        10 by 2 on 1,9 by 3 on 1,9 by 4 on 1,9 by 1 on 1 | gate open, ruins 
        ground null"
      `);
    },
  );
  rule(['gui.11.4.1e', 'gui.11.4.1c'], 'an assault on a farm and on a chapel', () => {
    expect(
      [
        begun(farm(), 'assault'),
        begun(farm().sheet({ redoubt: 1 }), 'assault'),
        begun(chapel(), 'assault'),
        begun(chapel().sheet({ spy: true }), 'assault'),
      ].join('\n\n'),
    ).toMatchInlineSnapshot(`
      "siegeSetup of 1: put 0 Q7,8,9,10 R7,8,9,10 S7,8,9,10 T7,8,9,10 U7,8,9,10 V7,8,9,10 
      placeEngine of 0: put stayOut 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,11,12,13,14,15,16 R1,2,4,5,6,11,12,13,14,15,16 S1,2,3,4,5,6,11,12,13,14,15,16 T1,2,3,4,5,6,11,12,13,14,15,16 U2,3,4,5,6,11,12,13,14,15,16 V1,2,3,4,5,6,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
      faceEngine of 0: face 0  
      siegeSetup of 0: patrol 0  1,2,3,4
      giveGrapnel of 0: bear 0  
      movement of 0, turn 1, 0 first, parties 34,16, edge 2
      0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
      9 by 1 on 1,9 by 2 on 1,8 by 3 on 1,8 by 4 on 1 | gate closed, ruins 
      ground null

      siegeSetup of 1: put 0 Q7,8 R7,8 
      siegeSetup of 1: stayOut 0  
      placeEngine of 0: put stayOut 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,11,12,13,14,15,16 R1,2,4,5,6,11,12,13,14,15,16 S1,2,3,4,5,6,11,12,13,14,15,16 T1,2,3,4,5,6,11,12,13,14,15,16 U2,3,4,5,6,11,12,13,14,15,16 V1,2,3,4,5,6,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
      faceEngine of 0: face 0  
      siegeSetup of 0: put patrol 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,2,3,4,5,6,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 1,2,3,4
      giveGrapnel of 0: bear 0  
      offensive of 0, turn 1, 0 first, parties 34,16, edge 2
      0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
       | gate closed, ruins 
      ground null

      siegeSetup of 1: put 0 Q7,8,9,10 R7,8,9,10 S7,8,9,10 
      placeEngine of 0: put stayOut 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,11,12,13,14,15,16 R1,2,4,5,6,11,12,13,14,15,16 S1,2,3,4,5,6,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
      faceEngine of 0: face 0  
      siegeSetup of 0: patrol 0  1,2,3,4
      giveGrapnel of 0: bear 0  
      movement of 0, turn 1, 0 first, parties 29,11, edge 2
      0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
      8 by 4 on 1,7 by 1 on 1,7 by 2 on 1,7 by 3 on 1 | gate closed, ruins 
      ground null

      picking of 0: pick 29  
      siegeSetup of 1: put 0 Q7,8,9,10 R7,8,9,10 S7,8,9,10 
      placeEngine of 0: put stayOut 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,11,12,13,14,15,16 R1,2,4,5,6,11,12,13,14,15,16 S1,2,3,4,5,6,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
      faceEngine of 0: face 0  
      siegeSetup of 0: put 0 Q10 
      siegeSetup of 0: stayOut 0  
      siegeSetup of 0: patrol 0  1,2,3,4
      giveGrapnel of 0: bear 0  
      movement of 0, turn 1, 0 first, parties 29,11, edge 2
      0,0,0 ladders, 0,0 grapnels, 0,0 engines,  horses
      7 by 4 on 1,6 by 1 on 1,6 by 2 on 1,6 by 3 on 1 | gate open, ruins 
      ground null"
    `);
  });
  rule(
    ['gui.11.4.2b', 'gui.11.4.2d', 'gui.11.4.3a', 'gui.11.4.3c', 'gui.11.4.4b'],
    'sorties against the camp, for supplies, with all',
    () => {
      expect(
        (['camp', 'supplies', 'general'] as const)
          .flatMap(action => [begun(castle(), action), begun(farm(), action)])
          .join('\n\n'),
      ).toMatchInlineSnapshot(`
        "picking of 0: pick 43  
        picking of 0: pick ready 41  
        picking of 1: pick 21  
        picking of 1: pick ready 20  
        placeEngine of 0: put 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,6,7,8,9,10,13,14,15,16 P1,2,3,6,7,8,9,10,13,14,16 Q1,3,4,5,6,7,10,11,12,13,14,15,16 R1,2,4,5,6,7,10,11,12,13,14,15,16 S1,2,3,4,7,8,9,10,11,12,15,16 T1,2,3,4,7,8,9,10,11,12,15,16 U2,3,4,5,6,7,8,9,10,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
        faceEngine of 0: face 0  
        placeLadder of 0: layLadder 0  
        siegeSetup of 0: put 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,9,10,11,12,13,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 
        movement of 1, turn 1, 1 first, parties 7,10, edge 2
        0,0 ladders,  grapnels, 0,0 engines,  horses
        10 by 1,2,3,4 on 1 | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false}],"overlays":[{"overlay":"tenda","map":0,"anchor":"O4"},{"overlay":"tenda","map":0,"anchor":"S5"},{"overlay":"tenda","map":0,"anchor":"Q8"},{"overlay":"tenda","map":0,"anchor":"O11"},{"overlay":"tenda","map":0,"anchor":"U11"},{"overlay":"tenda","map":0,"anchor":"S13"}]}

        picking of 0: pick 33  
        picking of 0: pick ready 31  
        picking of 1: pick 16  
        picking of 1: pick ready 15  
        placeEngine of 0: put 0 A1,2,3,4,6,7,8,9,10,11,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,6,7,8,9,10,13,14,15,16 P1,2,3,6,7,8,9,10,13,14,16 Q1,3,4,5,6,7,10,11,12,13,14,15,16 R1,2,4,5,6,7,10,11,12,13,14,15,16 S1,2,3,4,7,8,9,10,11,12,15,16 T1,2,3,4,7,8,9,10,11,12,15,16 U2,3,4,5,6,7,8,9,10,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 Z1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 
        faceEngine of 0: face 0  
        placeLadder of 0: layLadder 0  
        siegeSetup of 0: put 0 A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,12,13,14,15,16 G1,4,5,6,7,8,9,10,11,13,14,15,16 H7,8,9,10 I7,8,9,10 J7,8,9,10 K1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 L1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 M1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Z1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 
        movement of 1, turn 1, 1 first, parties 11,8, edge 2
        0,0 ladders,  grapnels, 0,0 engines,  horses
        8 by 1,2,3,4 on 1 | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false}],"overlays":[{"overlay":"tenda","map":0,"anchor":"O4"},{"overlay":"tenda","map":0,"anchor":"S5"},{"overlay":"tenda","map":0,"anchor":"Q8"},{"overlay":"tenda","map":0,"anchor":"O11"},{"overlay":"tenda","map":0,"anchor":"U11"},{"overlay":"tenda","map":0,"anchor":"S13"}]}

        picking of 1: pick 21  
        picking of 1: pick ready 20  
        entryEdge of 1: patrol 0  2,4
        movement of 1, turn 1, 1 first, parties 0,7, edge 4
         ladders,  grapnels,  engines, true horses
        7 by 4 on 1 | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false}],"overlays":[]}

        picking of 1: pick 16  
        picking of 1: pick ready 15  
        entryEdge of 1: patrol 0  2,4
        movement of 1, turn 1, 1 first, parties 0,5, edge 4
         ladders,  grapnels,  engines, true horses
        5 by 4 on 1 | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false}],"overlays":[]}

        entryEdge of 1: patrol 0  2,4
        siegeSetup of 1: put 0 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 
        siegeSetup of 0: put 0 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 
        facing of 0: face 0  
        offensive of 1, turn 1, 1 first, parties 43,21, edge 2
         ladders,  grapnels,  engines, false,false,false,false,false,false,false,false,false,false,false,false horses
         | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false},{"map":"nido-d-aquila","rotated":false}],"overlays":[],"columns":[[13,25],[0,12]]}

        entryEdge of 1: patrol 0  2,4
        siegeSetup of 1: put 0 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 
        siegeSetup of 0: put 0 N1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 O1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 P1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 Q1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 
        facing of 0: face 0  
        offensive of 1, turn 1, 1 first, parties 34,16, edge 2
         ladders,  grapnels,  engines, false,false,false horses
         | gate closed, ruins 
        ground {"maps":[{"map":"laguna","rotated":false},{"map":"nido-d-aquila","rotated":false}],"overlays":[],"columns":[[13,25],[0,12]]}"
      `);
    },
  );
});

const ended = (t: Table): string => {
  const end = t.ever('end').at(-1);
  if (end) return `${end.rule} ${end.why} [${end.winners}] ${end.scores}`;
  const told = ['actionEnded', 'prisoners', 'fellBack', 'regained', 'supplied', 'restocking', 'reliefGone'].flatMap(
    type => t.ever(type).map(event => `${type} ${JSON.stringify(event.units ?? event.days ?? event.redoubt ?? '')}`),
  );
  const { redoubt, eaten, leftBehind, outer, ladders, grapnels, stoneThrowers, provisions, restocking, quiet } =
    t.sheet;
  return `${told.join(', ')} | ${[redoubt, eaten, leftBehind, outer.length, ladders, grapnels, stoneThrowers, provisions, restocking, quiet]}`;
};
const over = (p: Position, action: SiegeAction, change: Partial<Siege> = {}): string =>
  ended(
    p
      .sheet({ action, ...change })
      .play([
        { step: 'turnOver' },
        { step: 'actionOver', action },
        { step: 'garrisonChoice' },
        { step: 'besiegerChoice', engines: 0 },
      ]),
  );

describe('over', () => {
  rule(
    ['gui.11.4.1f', 'gui.11.4.1g', 'gui.11.4.1h', 'gui.11.4.1o', 'gui.11.4.1p'],
    'an assault: taken, broken, quiet, fallen back, night',
    () => {
      const two = (attacker: string, defender: string, more: object = {}) =>
        castle().put(0, 'robert', attacker).put(1, 'maniakes', defender, more);
      const late = two('Q9', 'R9');
      late.state.turn = 99;
      const waiting = castle().put(1, 'maniakes', 'O9');
      waiting.state.cell[waiting.unit('robert')] = AWAITED;
      const ruined = two('Q9', 'T8');
      ruined.state.works.ruins = [ruined.hex('P7')];
      const gear = two('Q9', 'T8');
      for (const gone of [true, false, true]) {
        gear.state.ladders.push({
          side: 0,
          cell: 1,
          other: -1,
          direction: 0,
          climber: -1,
          bearers: [],
          gone,
          since: 0,
        });
        gear.state.grapnels.push({ side: 0, bearer: -1, cell: 1, to: 2, climber: -1, top: false, roof: false, gone });
        gear.state.engines.push({
          kind: 'stoneThrower',
          side: 0,
          head: 1,
          tail: 2,
          arrow: 0,
          corner: false,
          load: 0,
          gone,
          jammed: false,
        });
      }
      expect(
        [
          over(two('Q9', 'O9'), 'assault'),
          over(two('Q9', 'R9'), 'assault'),
          over(two('Q9', 'R9', { health: STUNNED }), 'assault'),
          over(two('O9', 'T8'), 'assault', { quiet: 3 }),
          over(two('O9', 'T8'), 'assault', { quiet: 4 }),
          over(two('Q9', 'T8'), 'assault', { quiet: 4 }),
          over(late, 'assault'),
          over(waiting, 'assault'),
          over(ruined, 'assault', { quiet: 4 }),
          over(gear, 'assault', { quiet: 9 }),
          over(castle().put(1, 'maniakes', 'R9'), 'assault'),
          over(castle().put(1, 'maniakes', 'O9').put(0, 'robert', 'A1', { health: STUNNED }), 'assault'),
          over(two('Q9', 'T8'), 'assault', { quiet: 9, redoubt: 1 }),
          over(two('A1', 'R9'), 'assault', { quiet: 9, redoubt: 1, initiative: GARRISON }),
          over(two('A1', 'R9'), 'assault', { quiet: 9, redoubt: 1, initiative: BESIEGER }),
          over(two('Q9', 'T8'), 'assault', { quiet: 9, shutIn: true, redoubt: 1, larder: 5 }),
          over(two('A1', 'T8'), 'assault', { quiet: 9, shutIn: true, redoubt: 1, larder: 5 }),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
        "gui.11.4.1f captured [0] 1,0
         | 0,0,0,0,3,2,2,30,0,1
        gui.11.4.1f captured [0] 1,0
         | 0,0,0,0,3,2,2,30,0,4
        actionEnded "" | 0,0,0,0,3,2,2,30,0,5
        actionEnded "", fellBack 1 | 1,15,15,0,3,2,2,30,0,5
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        gui.11.4.1f captured [0] 1,0
        actionEnded "", fellBack 1 | 1,15,15,0,3,2,2,30,0,5
        actionEnded "", fellBack 1 | 1,15,15,0,1,0,0,30,0,10
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        gui.11.4.1f broken [1] 0,1
        actionEnded "" | 1,0,0,0,3,2,2,30,0,10
        actionEnded "", regained "" | 0,0,0,0,3,2,2,30,0,10
        actionEnded "" | 1,0,0,0,3,2,2,30,0,10
        actionEnded "" | 1,0,0,0,3,2,2,30,0,10
        gui.11.4.1n broken [1] 0,1"
      `);
    },
  );
  rule(
    ['gui.11.4.2e', 'gui.11.4.2g', 'gui.11.4.3e', 'gui.11.1.1e', 'gui.11.4.4c'],
    'sorties: burnt camp, supplies brought in, the field lost',
    () => {
      const camp = (burnt: number, restocking = 0) => {
        const p = castle().put(0, 'robert', 'A1');
        p.state.works.burnt = Array.from({ length: burnt }, (_, cell) => cell);
        return over(p, 'camp', { restocking });
      };
      const supplies = (horses: number, side: number) => {
        const p = castle().put(0, 'robert', 'A1');
        const unit = the(campaigners(p.battle, side)[0]);
        p.state.exits = [{ unit, side: 2, horses }];
        return over(p, 'supplies');
      };
      expect(
        [
          ...[0, 4, 5, 9, 10].map(burnt => camp(burnt)),
          camp(5, 8),
          camp(5, 3),
          over(castle().put(0, 'robert', 'A1').put(1, 'maniakes', 'C3'), 'camp'),
          over(castle().put(1, 'maniakes', 'C3'), 'camp'),
          ...[0, 1, 4].flatMap(horses => [supplies(horses, GARRISON), supplies(horses, BESIEGER)]),
          over(castle().put(0, 'robert', 'A1').put(1, 'maniakes', 'C3'), 'supplies'),
          over(castle().put(0, 'robert', 'A1').put(1, 'maniakes', 'C3'), 'general'),
          over(castle().put(0, 'robert', 'A1'), 'general'),
          over(castle().put(1, 'maniakes', 'C3'), 'general'),
          over(castle().put(1, 'maniakes', 'C3'), 'general', { shutIn: true }),
          over(castle().put(0, 'robert', 'C3'), 'general', { shutIn: true }),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
        "actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "", restocking 1 | 0,0,0,0,3,2,2,30,7,1
        actionEnded "", restocking 1 | 0,0,0,0,3,2,2,30,7,1
        actionEnded "", restocking 2 | 0,0,0,0,3,2,2,30,8,1
        actionEnded "", restocking 1 | 0,0,0,0,3,2,2,30,9,1
        actionEnded "", restocking 1 | 0,0,0,0,3,2,2,30,7,1
         | 0,0,0,0,3,2,2,30,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "", supplied 1 | 0,0,0,0,3,2,2,31,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "", supplied 4 | 0,0,0,0,3,2,2,34,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
         | 0,0,0,0,3,2,2,30,0,1
         | 0,0,0,0,3,2,2,30,0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        gui.11.4.4c broken [1] 0,1
        actionEnded "" | 0,0,0,0,3,2,2,30,0,1
        actionEnded "", reliefGone "" | 0,0,0,0,3,2,2,30,0,1"
      `);
    },
  );
  rule(['gui.11.4.1o', 'gui.11.4.4c'], 'broken off by whom it is open to', () => {
    const off = (p: Position, action: SiegeAction, side: number, turn: number, change: Partial<Siege> = {}) => {
      p.sheet({ action, ...change });
      p.state.turn = turn;
      const make = () =>
        p.play([
          { step: 'callOff', side },
          { step: 'actionOver', action },
          { step: 'garrisonChoice' },
          { step: 'besiegerChoice', engines: 0 },
        ]);
      const t = make();
      return t.step === 'callOff' ? `${t.seats}: ${ended(make().do('withdraw'))}` : `nobody: ${t.step}`;
    };
    const refuge = () => castle().put(0, 'robert', 'Q9').put(1, 'maniakes', 'T8');
    const open = () => castle().put(0, 'robert', 'Q9').put(1, 'maniakes', 'R9');
    expect(
      [
        off(refuge(), 'assault', 0, 1),
        off(refuge(), 'assault', 1, 1),
        off(open(), 'assault', 0, 3),
        ...[0, 1].flatMap(side => [1, 2].map(turn => off(open(), 'general', side, turn))),
        ...[0, 1].map(side => off(open(), 'general', side, 2, { shutIn: true })),
        ...[0, 1].map(side => off(open(), 'camp', side, 2)),
        ...[0, 1].map(side => off(open(), 'supplies', side, 2)),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "0: actionEnded "", fellBack 1 | 1,15,15,0,3,2,2,30,0,0
      nobody: besiegerChoice
      nobody: besiegerChoice
      nobody: besiegerChoice
      0: gui.11.4.4c broken [1] 0,1
      nobody: besiegerChoice
      1: actionEnded "" | 0,0,0,0,3,2,2,30,0,0
      0: actionEnded "" | 0,0,0,0,3,2,2,30,0,0
      1: actionEnded "", reliefGone "" | 0,0,0,0,3,2,2,30,0,0
      nobody: besiegerChoice
      nobody: besiegerChoice
      nobody: besiegerChoice
      nobody: besiegerChoice"
    `);
  });
  rule(['gui.11.4.3b', 'gui.11.4.3d', 'gui.11.4.3f'], 'patrols come by the die of the turn', () => {
    const roll = (turn: number, die: number, side = 0) => {
      const p = castle().sheet({ action: 'supplies', edge: 2, patrols: turn > 1 ? [] : [] });
      p.state.turn = turn;
      const t = p.play([{ step: 'patrolRoll', side }, { step: 'garrisonChoice' }], die, die);
      return t.step === 'patrolPick' ? 'come' : '-';
    };
    const first = castle().sheet({ action: 'supplies', edge: 2 });
    const t = first.play([{ step: 'patrolRoll', side: 0 }, { step: 'garrisonChoice' }], 10);
    const sizes: string[] = [];
    while (t.step === 'patrolPick') {
      sizes.push(`${t.legal('pick').length} ${t.legal('ready').length}`);
      if (t.legal('pick').length > 0 && sizes.length < 12) t.act(the(t.legal('pick')[0]));
      else t.do('ready');
    }
    expect(
      [
        ...[2, 3, 4, 5, 6, 7].map(
          turn => `${turn}: ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(die => roll(turn, die)).join(' ')}`,
        ),
        roll(2, 1, 1),
        ...sizes,
        `${t.step} ${t.legal('patrol').map(({ edge }) => edge)} ${t.sheet.patrols.length}`,
        `${placeCells(first.battle).length}`,
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "2: come come come - - - - - - -
      3: come come come come come - - - - -
      4: come come come come come come come - - -
      5: come come come come come come come - - -
      6: come come come come come come come - - -
      7: come come come come come come come - - -
      -
      movement  0
      64"
    `);
  });
});
