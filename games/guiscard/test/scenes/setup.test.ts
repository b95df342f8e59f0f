/** Before the first turn: who is placed where in each scenario, and the free battle with its armies. */
import { describe, expect, test } from 'vitest';
import { first, offers, outcomes, refusals } from '../pictures.ts';
import { rule } from '../support.ts';
import { campaign, type Position, position, SCENARIOS, type Table } from '../table.ts';

const begin = (id: string): Table => {
  const p = campaign(id);
  return p.play(p.battle.rules.opening(p.data), ...Array.from({ length: 60 }, (_, index) => (index % 10) + 1));
};
/** Hexes by column, so that a zone is read at a glance. */
const zone = (hexes: readonly string[]): string => {
  const columns = new Map<string, number[]>();
  for (const hex of hexes) {
    const [, column = '', row = ''] = /^(\D+)(\d+)$/.exec(hex) ?? [];
    columns.set(column, [...(columns.get(column) ?? []), Number(row)]);
  }
  return [...columns].map(([column, rows]) => `${column}${rows.sort((a, b) => a - b).join(',')}`).join(' ');
};

describe('scenarios', () => {
  const walk = (id: string): string[] => {
    const t = begin(id);
    const lines: string[] = [];
    let last = '';
    for (
      let n = 0;
      n < 400 && t.step !== null && !['movement', 'offensive', 'charges', 'besiegerChoice'].includes(t.step);
      n++
    ) {
      const kinds = [...new Set(t.legal().map(({ type }) => type))].join(' ');
      const cells = zone(t.hexes('put'));
      const line = `${t.step} of ${t.seats}: ${kinds} ${cells}`;
      const plain = `${t.step} ${t.seats} ${kinds}`;
      if (plain !== last) lines.push(line);
      last = plain;
      const all = t.legal();
      const put = all.filter(({ type }) => type === 'put');
      t.act((put.length > 0 ? put[(n * 7) % put.length] : all[n % all.length]) ?? { type: 'none' });
    }
    const { cell, tail, horses, ladders, grapnels, engines, loot, entries, turn, first: starts } = t.state;
    const placed = cell.map((one, unit) => `${one}/${tail[unit]}`).join(' ');
    return [
      ...lines,
      `${t.step} of ${t.seats}, turn ${turn}, ${starts} first, ${horses.length} horses, ${ladders.length} ladders, ${grapnels.length} grapnels, ${engines.length} engines, ${loot.length} loot`,
      entries
        .map(({ units, sides, turn: when, split }) => `${units.length} by ${sides} on ${when} ${split}`)
        .join(' | '),
      placed,
    ];
  };
  test('each from its first placement to its first turn, early ones', () => {
    expect(
      SCENARIOS.slice(0, 4)
        .flatMap(id => [id, ...walk(id)])
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "civitate
      placing of 1: put K7,8,9 L6,7,8,9 M6,7,8,9,10 N6,7,8,9 O7,8,9
      placing of 0: put A1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 H1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 S1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put A1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 H1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 S1,3,4,5,6,7,8,9,10,11,12,13,14,16 T1,3,4,5,6,7,8,9,10,11,12,13,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put A1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 H1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 S1,3,4,5,6,7,8,9,10,11,12,13,14,16 T1,3,4,5,6,7,8,9,10,11,12,13,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 V1,2,3,4,5,6,7,8,9,10,12,13,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put A1,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,15,16 H1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put J6,7,8,9 K6,10 L5,10 M5,11 N5,10 O6,10 P6,7,8,9
      placing of 1: stayOut 
      movement of 0, turn 1, 0 first, 7 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      9 by 2 on 2 false
      166/-1 198/-1 230/-1 184/-1 231/-1 200/-1 317/302 333/349 350/335 87/72 196/-1 152/-1 149/-1 248/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      scalinata
      placing of 1: put A1,2,3,4,5,6,7 B1,2,3,4,5,6,7 C1,2,3,4,5,6,7 D1,2,3,4,5,6,7 E1,2,3,4,5,6,7 F1,2,3,4,5,6,7 G1,2,3,4,5,6,7 H1,2,3,4,5,6,7 I1,2,3,4,5,6,7 J1,2,3,4,5,6,7 K1,2,3,4,5,6,7 L1,2,3,4,5,6,7 M1,2,3,4,5,6,7 N1,2,3,4,5,6,7 O1,2,3,4,5,6,7 P1,2,3,4,5,6,7 Q1,2,3,4,5,6,7 R1,2,3,4,5,6,7 S1,2,3,4,5,6,7 T1,2,3,4,5,6,7 U1,2,3,4,5,6,7 V1,2,3,4,5,6,7 W1,2,3,4,5,6,7 X1,2,3,4,5,6,7 Y1,2,3,4,5,6,7 Z1,2,3,4,5,6,7
      placing of 0: stayOut 
      movement of 0, turn 1, 0 first, 0 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      16 by 3 on 1 false
      0/-1 17/-1 34/-1 51/-1 68/-1 85/-1 102/-1 128/-1 145/-1 162/-1 179/-1 196/-1 213/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      cerami
      placing of 0: put AA1,2,3,4,6,7,8,9,10,11,13,14,15,16 AB1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,4,6,7,8,9,10,11,13,14,15,16 AB2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,4,6,7,8,9,10,11,13,14,15,16 AB4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,4,6,7,8,9,10,11,13,14,15,16 AB4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,4,6,7,8,9,10,11,13,14,15,16 AB4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,4,6,7,8,9,10,11,13,14,15,16 AB4,5,6,7,8,9,10,11,12,13,14,15,16 AC1,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,8,9,10,11,13,14,15,16 AB5,6,7,8,9,10,11,12,13,14,15,16 AC1,4,5,6,7,8,9,10,11,12,13,14,15,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,8,9,10,11,13,14,15,16 AB5,6,7,8,9,10,12,13,14,15,16 AC1,4,5,6,7,8,9,10,12,13,14,15,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,8,9,10,11,13,14,15,16 AB5,6,7,8,9,10,12,13,14,15,16 AC1,4,5,6,7,8,9,10,12,13,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,8,9,10,11,13,14,15,16 AB5,6,7,8,9,10,12,13,14,15,16 AC1,4,5,6,7,8,9,10,12,13,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,9,10,11,13,14,15,16 AB5,6,7,9,10,12,13,14,15,16 AC1,4,5,6,7,8,9,10,12,13,16 AD1,4,5,6,7,8,9,10,11,12,13,14,15,16 AE1,4,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,9,10,11,13,14,15,16 AB5,6,7,9,10,12,13,14,15,16 AC1,5,6,7,8,9,10,12,13,16 AD1,5,6,7,8,9,10,11,12,13,14,15,16 AE1,6,7,8,9,10,11,12,13,14,15,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,9,10,11,13,14,15,16 AB5,6,7,9,10,12,13,14,15,16 AC1,5,6,7,8,9,10,12,13,16 AD1,5,6,7,8,9,10,11,12,13,14,16 AE1,6,7,8,9,10,11,12,13,14,16
      facing of 0: face 
      placing of 0: put AA2,3,6,7,9,10,13,14,15,16 AB5,6,7,9,12,13,14,15,16 AC1,5,6,7,8,9,10,12,13,16 AD1,5,6,7,8,9,10,11,12,13,14,16 AE1,6,7,8,9,10,11,12,13,14,16
      facing of 0: face 
      placing of 1: put BA1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BB1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BC1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BD1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BE1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BF1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BG1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BH1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BI1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BJ1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BK1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BL1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 BM1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      placing of 1: stayOut 
      movement of 0, turn 1, 0 first, 26 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      12 by 2 on 6 false
      0/16 18/17 34/33 50/49 66/65 3/19 26/42 46/45 68/84 7/23 35/51 62/78 10/25 43/59 612/-1 620/-1 420/-1 429/-1 438/-1 447/-1 456/-1 465/-1 474/-1 455/-1 464/-1 473/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      montemaggiore
      placeRank of 1: put P1,2,3,4,5,6,12,13,14,15,16 Q1,2,3,4,5,6,7,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,2,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,5,6,7,9,10,11,12,13,14,15,16
      faceRank of 1: face 
      placing of 1: put P4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 R1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 S1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 T1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 1: face 
      placing of 1: put P4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,3,4,5,6,7,8,9,11,12,13,14,15,16 R1,3,4,5,6,7,8,9,11,12,13,14,15,16 S1,3,4,5,6,7,8,9,11,12,13,14,15,16 T4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,3,4,5,6,7,8,9,10,11,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 1: face 
      placing of 1: put P4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,3,4,5,6,7,8,9,11,12,13,14,15,16 R1,3,4,5,6,7,8,9,11,12,13,14,15,16 S1,3,4,5,6,7,8,9,11,12,13,14,15,16 T4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 V1,2,4,5,6,7,8,9,10,11,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,5,6,7,8,9,10,11,12,13,14,15,16
      facing of 1: face 
      placing of 1: put P4,5,6,7,8,9,10,11,12,13,14,15,16 Q1,3,4,5,6,7,8,9,11,12,13,14,15,16 R1,3,4,5,6,7,8,9,11,12,13,14,15,16 S1,3,4,5,6,7,8,9,11,12,13,14,15,16 T3,4,5,6,7,8,9,10,11,12,13,14,15,16 U1,2,4,5,6,7,8,9,10,11,12,13,14,15,16 V4,5,6,7,8,9,10,11,12,13,14,15,16 W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 X1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 Y1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      placing of 0: stayOut 
      movement of 0, turn 1, 0 first, 11 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      11 by 4 on 1 false
      240/-1 241/-1 242/-1 257/-1 265/-1 273/-1 281/-1 289/-1 297/-1 305/304 322/338 337/336 353/-1 361/-1 369/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1"
    `);
  });
  test('each from its first placement to its first turn, middle ones', () => {
    expect(
      SCENARIOS.slice(4, 8)
        .flatMap(id => [id, ...walk(id)])
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "fattoria
      placing of 1: put Q7,8,9,10 R7,8,9,10 S7,8,9,10 T7,8,9,10 U7,8,9,10 V7,8,9,10
      placeHorse of 1: put Q10 R10 S9,10 T9
      faceHorse of 1: face 
      placeHorse of 1: put S9,10 T9
      faceHorse of 1: face 
      placeAnimal of 1: put S9 V9
      placeAnimal of 1: stayOut 
      placing of 0: stayOut 
      placing of 1: stayOut 
      movement of 0, turn 1, 0 first, 6 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      18 by 2,1 on 1 false | 2 by 4 on 5 false
      262/-1 295/-1 328/-1 278/-1 343/-1 313/-1 311/-1 329/-1 280/-1 345/-1 264/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 344/-1 296/-1 -1/-1 -1/-1
      pio-normanno
      placing of 1: put M2,3,4 N2,3,4 O2,3,4
      facing of 1: face 
      placing of 1: put K6,7,8 L7,8 M6,8,9 N6,7,8,9 O6,7,8,9 P4,5,6,7,8 Q5,6,7,8
      facing of 1: face 
      placing of 1: put K6,7,8 L7,8 M6,8,9 N6,7,8,9 O6,7,8,9 P4,5,6,7,8 Q6,7,8
      facing of 1: face 
      placing of 1: put K6,7,8 L7,8 M6,8,9 N6,7,8 O6,7,8,9 P4,5,6,7,8 Q6,7,8
      facing of 1: face 
      placing of 1: put K6,7,8 M6,8,9 N6,7,8 O6,7,8,9 P4,5,6,7,8 Q6,7,8
      facing of 1: face 
      placing of 1: put M3,4 N2,3,4 O2,3,4
      placeHorse of 1: put M6 N5,7,8 O6,7,8 P5,6
      faceHorse of 1: face 
      placing of 0: stayOut 
      movement of 0, turn 1, 0 first, 9 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot
      11 by 2,4 on 1 true
      193/-1 198/181 260/275 216/217 182/183 165/149 195/-1 209/-1 194/-1 199/-1 246/-1 213/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      larissa
      placing of 1: stayOut 
      placing of 1: put C2,3 D2,3 G2,3 H2,3 K3,4 L3,4
      placeHorse of 1: put I2,3,4,5 J1,2,3,4,5 K1,2,5,6 L1,2,6 M2,3,4,5 N2,3,4,5
      faceHorse of 1: face 
      placeHorse of 1: put E1,2,3 F1,2,3,4 G1,4,5 H1,4 I1,2,3,4,5 J1,4
      faceHorse of 1: face 
      placeHorse of 1: put A1,2,4 B1,3,4 C1,4,5 D1,4,5 E1,2,3,5 F1,2,3,4
      faceHorse of 1: face 
      placing of 0: stayOut 
      movement of 0, turn 1, 0 first, 15 horses, 0 ladders, 0 grapnels, 0 engines, 6 loot
      3 by 2 on 2 false | 14 by 3 on 1 false
      -2/-1 -2/-1 -2/-1 178/-1 97/-1 50/-1 116/-1 133/-1 150/-1 180/-1 197/-1 214/-1 240/-1 2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      funerale
      placing of 0: put Q10 R10,11 S10,11 T10,11
      placing of 1: put P5,8,10 Q5,7,12 R6,7,8 S6,7,8,9 T6,7,8,9 U7,8,9,12 V5,6,7,9,10,11 W8,9
      placing of 0: put J7,8,9,10,11 K7,8,9,10,11,12 L6,7,8,9,10,11,12 M6,7,8,9,10,11,12,13 N5,6,7,8,9,10,11,12,13 O6,7,8,9,10,11,12,13
      offensive of 0, turn 1, 0 first, 0 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot

      265/-1 282/-1 314/-1 297/-1 298/-1 313/-1 340/-1 309/-1 310/-1 331/-1 341/-1 328/-1 279/-1 312/-1 293/-1 247/-1 326/-1 346/-1 277/-1 296/-1 181/-1 201/-1 219/-1 151/-1 184/-1 213/-1 234/-1 171/-1 212/-1 236/-1"
    `);
  });
  test('each from its first placement to its first turn, late ones', () => {
    expect(
      SCENARIOS.slice(8, 14)
        .flatMap(id => [id, ...walk(id)])
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "imperatore
      placing of 1: put P5,6,7,8,10,11,12 Q5,6,7,8,9,10,11,12 R5,6,7,8,9,10,11,12 S5,6,7,8,9,10,11,12 T5,6,7,8,9,10,11,12 U5,6,7,8,9,10,11,12 V5,6,7,8,9,10,11,12 W5,6,7,8,9,10,11,12
      placing of 0: stayOut 
      giveGrapnel of 0: bear 
      movement of 0, turn 1, 0 first, 0 horses, 3 ladders, 3 grapnels, 0 engines, 0 loot
      26 by 4,3 on 1 false
      244/-1 261/-1 277/-1 293/-1 309/-1 325/-1 341/-1 357/-1 246/-1 265/-1 283/-1 310/-1 328/-1 346/-1 245/-1 267/-1 296/-1 324/-1 345/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      messina
      placing of 1: put G7,8 H7,8 K6,7 L6,7 O7,8 P7,8 S4,5 T4,5
      placeHorse of 1: put E7,8,9 F5,6,7,8,9 G5,9,10 H6,9,10 I6,7,8,9,10 J6,7,8,9
      faceHorse of 1: face 
      placeHorse of 1: put M6,7,8,9 N5,6,7,8,9 O5,6,9,10 P5,6,9,10 Q6,7,8,9,10 R6,7,8,9
      faceHorse of 1: face 
      placing of 0: stayOut 
      movement of 0, turn 1, 0 first, 8 horses, 2 ladders, 0 grapnels, 1 engines, 0 loot
      17 by 1 on 1 false
      102/-1 230/-1 1/-1 9/-1 22/-1 35/-1 43/-1 56/-1 69/-1 246/-1 166/-1 182/-1 291/-1 103/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      fuoco-greco
      placing of 1: put P5,6,7,10,11,12 Q5,6,7,8,9,10,11,12 R5,6,7,8,9,10,11,12 S5,6,7,8,9,10,11,12 T5,6,7,8,9,10,11,12 U5,6,7,8,9,10,11,12 V5,6,7,8,9,10,11,12 W5,6,7,8,9,10,11,12
      placing of 0: put stayOut A1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 C1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
      placing of 0: stayOut 
      placeEngine of 0: put A1,2,3,4,5,6,8,9,10,11,12,13,14,15 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,16 C1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 D1,2,3,4,6,7,8,9,10,11,12,13,14,15,16 E1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 F1,2,3,4,5,6,7,8,9,10,11,12,14,15,16 G1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 H1,2,3,4,5,6,7,10,11,12,13,14,16
      faceEngine of 0: face 
      giveGrapnel of 0: bear 
      movement of 0, turn 1, 0 first, 0 horses, 3 ladders, 2 grapnels, 2 engines, 0 loot
      25 by 4 on 1 false
      244/-1 262/-1 278/-1 294/-1 310/-1 326/-1 342/-1 358/-1 249/-1 267/-1 293/-1 312/-1 330/-1 356/-1 250/-1 279/-1 299/-1 328/-1 126/-1 6/-1 15/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1 -2/-1
      nido-d-aquila
      besiegerChoice of 0, turn 0, 0 first, 0 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot

      -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1
      masseria
      besiegerChoice of 0, turn 0, 0 first, 0 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot

      -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1
      san-giorgio
      besiegerChoice of 0, turn 0, 0 first, 0 horses, 0 ladders, 0 grapnels, 0 engines, 0 loot

      -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1 -4/-1"
    `);
  });
});

describe('the free battle', () => {
  rule(['gui.0.b', 'gui.2.scenario-choice'], 'dice, maps, edges, armies, places', () => {
    const start = (...dice: number[]) => campaign('libera').play([{ step: 'freeStart' }], ...dice);
    const maps = () => first(start(3, 7), 'chooseMap');
    const edges = () => first(maps(), 'chooseMap');
    const mustering = () => first(edges(), 'chooseEdge');
    expect(
      [
        `${start(7, 3).seats} ${start(3, 7).seats} ${start(5, 5, 2, 9).seats} ${start(7, 3).state.first}`,
        ...offers(start(3, 7)),
        ...outcomes(() => start(3, 7), [], 'chooseMap').slice(0, 2),
        ...offers(maps()),
        ...outcomes(edges, [], 'chooseEdge'),
        ...offers(mustering()).filter(line => line.startsWith('equip') || line.startsWith('ready')),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "0 1 1 1
      chooseMap map il-fiume, rotated false
      chooseMap map il-fiume, rotated true
      chooseMap map il-poggio, rotated false
      chooseMap map il-poggio, rotated true
      chooseMap map la-costa, rotated false
      chooseMap map la-costa, rotated true
      chooseMap map la-scalinata, rotated false
      chooseMap map la-scalinata, rotated true
      chooseMap map laguna, rotated false
      chooseMap map laguna, rotated true
      chooseMap map nido-d-aquila, rotated false
      chooseMap map nido-d-aquila, rotated true
      chooseMap map il-fiume, rotated false -> ground {maps [{map il-fiume, rotated false}], overlays []} | then 0: step mapChoice, side 0
      chooseMap map il-poggio, rotated false -> ground {maps [{map il-poggio, rotated false}], overlays []} | then 0: step mapChoice, side 0
      chooseMap map il-poggio, rotated false
      chooseMap map il-poggio, rotated true
      chooseMap map la-costa, rotated false
      chooseMap map la-costa, rotated true
      chooseMap map la-scalinata, rotated false
      chooseMap map la-scalinata, rotated true
      chooseMap map laguna, rotated false
      chooseMap map laguna, rotated true
      chooseMap map nido-d-aquila, rotated false
      chooseMap map nido-d-aquila, rotated true
      chooseEdge edge 2 -> edge rule gui.0.b, side 1, edge 2 | entries 0 {units [], sides [4], turn 0, split false, came [0 0 0 0 0]} | entries 1 {units [], sides [2], turn 0, split false, came [0 0 0 0 0]} | then 1: step muster, side 1, points 250, lords 2, gear true, factions , got []
      chooseEdge edge 4 -> edge rule gui.0.b, side 1, edge 4 | entries 0 {units [], sides [2], turn 0, split false, came [0 0 0 0 0]} | entries 1 {units [], sides [4], turn 0, split false, came [0 0 0 0 0]} | then 1: step muster, side 1, points 250, lords 2, gear true, factions , got []
      equip item grapnel
      equip item greekFire
      equip item ladder
      equip item spareHorse
      equip item stoneThrower"
    `);
  });
  const army =
    (points: number, lords = 1, factions = 'N', gear = true, got: number[] = []) =>
    (change: (p: Position) => void = () => undefined) => {
      const p = position('il-poggio');
      change(p);
      return p.play([
        { step: 'muster', side: 0, points, lords, gear, factions, got },
        { step: 'movement', side: 0 },
      ]);
    };
  rule('gui.11.6.11', 'men are hired for their price, lords within their number', () => {
    const p = position('il-poggio');
    const ask = (t: Table) =>
      refusals(
        t,
        ...['robert', 'roland', 'milo'].flatMap(id =>
          [true, false].map(mounted => ({ type: 'recruit', unit: p.unit(id), mounted })),
        ),
        { type: 'ready' },
      ).join(' | ');
    expect(
      [
        ...[4, 5, 10, 26, 27, 32, 33].map(points => `${points}: ${offers(army(points)()).length}`),
        ask(army(33)()),
        ask(army(32)()),
        ask(army(26)()),
        ask(army(33, 0)()),
        ask(army(33, 1, '')()),
        ask(army(33, 1, 'N', false)()),
        ask(army(33)(one => one.put(1, 'robert', 'A1').put(0, 'roland', 'A3'))),
        ...outcomes(() => army(40)(), [], 'recruit'),
        ...outcomes(() => army(40, 1, 'N', true, [3])(), [], 'ready'),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "4: 2
      5: 3
      10: 18
      26: 38
      27: 42
      32: 57
      33: 58
      recruit unit robert, mounted true: nothing | recruit unit robert, mounted false: nothing | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: gui.11.6.11 mustName
      recruit unit robert, mounted true: gui.11.6.11 tooManyPoints | recruit unit robert, mounted false: nothing | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: gui.11.6.11 mustName
      recruit unit robert, mounted true: gui.11.6.11 tooManyPoints | recruit unit robert, mounted false: gui.11.6.11 tooManyPoints | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: gui.11.6.11 mustName
      recruit unit robert, mounted true: gui.11.6.11 tooManyLords | recruit unit robert, mounted false: gui.11.6.11 tooManyLords | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: gui.11.6.11 mustName
      recruit unit robert, mounted true: nothing | recruit unit robert, mounted false: nothing | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 noHorse | recruit unit milo, mounted false: nothing | ready: gui.11.6.11 mustName
      recruit unit robert, mounted true: nothing | recruit unit robert, mounted false: nothing | recruit unit roland, mounted true: gui.11.6.11 noHorse | recruit unit roland, mounted false: nothing | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: nothing
      recruit unit robert, mounted true: gui.11.6.11 inAnArmy | recruit unit robert, mounted false: gui.11.6.11 inAnArmy | recruit unit roland, mounted true: gui.11.6.11 inAnArmy | recruit unit roland, mounted false: gui.11.6.11 inAnArmy | recruit unit milo, mounted true: gui.11.6.11 notForHire | recruit unit milo, mounted false: gui.11.6.11 notForHire | ready: gui.11.6.11 mustName
      recruit unit alphonse, mounted false -> alphonse fielded 0 | alphonse side 0 | then 0: step muster, side 0, points 30, lords 1, gear true, factions N, got [alphonse]
      recruit unit bohemond, mounted true -> bohemond fielded 1 | bohemond ride 0 | bohemond side 0 | horses 0 {of bohemond, head -1, tail -1, dead false, rider bohemond, leader -1, side 0} | then 0: step muster, side 0, points 8, lords 0, gear true, factions N, got [bohemond]
      recruit unit gervais, mounted false -> gervais fielded 0 | gervais side 0 | then 0: step muster, side 0, points 30, lords 1, gear true, factions N, got [gervais]
      recruit unit odon, mounted false -> odon fielded 0 | odon side 0 | then 0: step muster, side 0, points 31, lords 1, gear true, factions N, got [odon]
      recruit unit robert, mounted false -> robert fielded 0 | robert side 0 | then 0: step muster, side 0, points 13, lords 0, gear true, factions N, got [robert]
      recruit unit serlon, mounted false -> serlon fielded 0 | serlon side 0 | then 0: step muster, side 0, points 13, lords 1, gear true, factions N, got [serlon]
      ready -> reinforced rule gui.11.6.11, side 0, units [arthur] | then 0: step movement, side 0"
    `);
  });
  rule('gui.11.6.11', 'gear is bought for its price, within its number', () => {
    const archers = (p: Position) => p.put(0, 'alphonse', 'A1').put(0, 'olivier', 'A3').put(1, 'petros', 'H1');
    const items = ['grapnel', 'ladder', 'stoneThrower', 'greekFire', 'fireArrows', 'spareHorse'];
    const ask = (t: Table) => refusals(t, ...items.map(item => ({ type: 'equip', item }))).join(' | ');
    const full = (p: Position) => {
      archers(p);
      const b = p.battle.state;
      for (const side of [0, 0, 1]) {
        b.ladders.push({ side, cell: -1, other: -1, direction: -1, climber: -1, bearers: [], gone: false, since: 0 });
        b.grapnels.push({ side, bearer: -1, cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false });
        b.horses.push({ of: -1, head: -1, tail: -1, dead: false, rider: -1, leader: -1, side });
      }
      b.engines.push({
        kind: 'stoneThrower',
        side: 0,
        head: -1,
        tail: -1,
        arrow: 0,
        corner: false,
        load: 0,
        gone: false,
        jammed: false,
      });
    };
    const more = (p: Position) => {
      full(p);
      full(p);
      p.state.arrows[p.unit('alphonse')] = 6;
    };
    const buy = () => army(99)(archers);
    expect(
      [
        ...[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20].map(
          points => `${points}: ${offers(army(points)(archers)).filter(line => line.startsWith('equip'))}`,
        ),
        ask(army(99)()),
        ask(army(99)(archers)),
        ask(army(99)(full)),
        ask(army(99)(more)),
        ask(army(99, 1, 'N', false)(archers)),
        ask(army(1)(archers)),
        ...outcomes(buy, [], 'equip'),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "0: 
      1: 
      2: equip item fireArrows
      3: equip item fireArrows,equip item grapnel,equip item spareHorse
      4: equip item fireArrows,equip item grapnel,equip item spareHorse
      5: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      6: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      8: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      10: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      12: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      15: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      20: equip item fireArrows,equip item grapnel,equip item ladder,equip item spareHorse
      equip item grapnel: nothing | equip item ladder: nothing | equip item stoneThrower: nothing | equip item greekFire: nothing | equip item fireArrows: gui.11.6.11 notOnSale | equip item spareHorse: nothing
      equip item grapnel: nothing | equip item ladder: nothing | equip item stoneThrower: nothing | equip item greekFire: nothing | equip item fireArrows: nothing | equip item spareHorse: nothing
      equip item grapnel: nothing | equip item ladder: nothing | equip item stoneThrower: nothing | equip item greekFire: nothing | equip item fireArrows: nothing | equip item spareHorse: nothing
      equip item grapnel: gui.11.6.11 notOnSale | equip item ladder: gui.11.6.11 notOnSale | equip item stoneThrower: gui.11.6.11 notOnSale | equip item greekFire: gui.11.6.11 notOnSale | equip item fireArrows: nothing | equip item spareHorse: gui.11.6.11 notOnSale
      equip item grapnel: gui.11.6.11 notOnSale | equip item ladder: gui.11.6.11 notOnSale | equip item stoneThrower: gui.11.6.11 notOnSale | equip item greekFire: gui.11.6.11 notOnSale | equip item fireArrows: gui.11.6.11 notOnSale | equip item spareHorse: gui.11.6.11 notOnSale
      equip item grapnel: gui.11.6.11 tooManyPoints | equip item ladder: gui.11.6.11 tooManyPoints | equip item stoneThrower: gui.11.6.11 tooManyPoints | equip item greekFire: gui.11.6.11 tooManyPoints | equip item fireArrows: gui.11.6.11 tooManyPoints | equip item spareHorse: gui.11.6.11 tooManyPoints
      equip item fireArrows -> alphonse arrows 6 | then 0: step muster, side 0, points 97, lords 1, gear true, factions N, got []
      equip item grapnel -> grapnels 0 {side 0, bearer -1, cell -1, to -1, climber -1, top false, roof false, gone false} | then 0: step muster, side 0, points 96, lords 1, gear true, factions N, got []
      equip item greekFire -> engines 0 {kind greekFire, side 0, head -1, tail -1, arrow 0, corner false, load 0, gone false, jammed false} | then 0: step muster, side 0, points 69, lords 1, gear true, factions N, got []
      equip item ladder -> ladders 0 {side 0, cell -1, other -1, direction -1, climber -1, bearers [], gone false, since 0} | then 0: step muster, side 0, points 94, lords 1, gear true, factions N, got []
      equip item spareHorse -> horses 0 {of -1, head -1, tail -1, dead false, rider -1, leader -1, side 0} | then 0: step muster, side 0, points 96, lords 1, gear true, factions N, got []
      equip item stoneThrower -> engines 0 {kind stoneThrower, side 0, head -1, tail -1, arrow 0, corner false, load 0, gone false, jammed false} | then 0: step muster, side 0, points 74, lords 1, gear true, factions N, got []"
    `);
  });
});
