/** The table as it is laid: ground, levels, walls and edges. */
import { describe, expect, test } from 'vitest';
import { barrierAt } from '../../../src/03-ground/works.ts';
import { CHAPEL, FARM, PIER, type Position, position, TENT } from '../../table.ts';
import { drawn } from './drawn.ts';

describe('the table as it is laid', () => {
  const LETTERS = '.btsmrpSewWicTDKPLQUG';
  const laid = (p: Position): string => {
    const { field } = p.battle;
    const ground = drawn(p, cell => LETTERS[field.terrain[cell] ?? 0] ?? '?');
    const levels = drawn(p, cell => String(field.level[cell]));
    const areas = field.areas.map(({ kind, cells, overlay }) => `${kind} ${overlay}: ${p.names(cells).join(' ')}`);
    const sides: Record<number, string[]> = {};
    for (let side = 0; side < field.barrier.length; side++) {
      const code = barrierAt(p.battle, side);
      if (code === 0) continue;
      const [one = -1, two = -1] = [field.grid.cellsOfSides[side * 2], field.grid.cellsOfSides[side * 2 + 1]];
      sides[code] = [...(sides[code] ?? []), `${p.name(one)}-${p.name(two)}`];
    }
    const barriers = Object.entries(sides).map(([code, pairs]) => `${code}: ${pairs.join(' ')}`);
    const doors = [...field.doorHex].map(([, cell]) => p.name(cell)).sort();
    const slits = field.slits.map(({ cell, direction, vertex }) => `${p.name(cell)}${direction}${vertex ? 'v' : ''}`);
    const corners = field.corners.map(({ cell, x, y, east, south }) => `${p.name(cell)} ${x} ${y} ${east} ${south}`);
    return [
      ...[ground, levels, ...areas, ...barriers],
      `doors ${doors.join(' ')}`,
      `slits ${slits.join(' ')}`,
      `corners ${corners.join(', ')}`,
      `gate ${p.name(field.gate)} behind ${p.names(field.gateBehind).join(' ')}, tower door ${field.towerDoor}`,
      `bombarded ${p.names(field.bombardable).join(' ')}, no parapet ${[...field.noParapet].join(' ')}`,
      ...field.edges.map((cells, edge) => `edge ${edge}: ${p.names(cells).join(' ')}`),
    ].join('\n');
  };
  test('farm, chapel, tent and pier', () => {
    expect(
      [
        laid(position('il-poggio', [FARM])),
        laid(position('il-poggio', [CHAPEL])),
        laid(position('il-poggio', [TENT])),
        laid(position('la-costa', [PIER])),
      ].join('\n\n'),
    ).toMatchInlineSnapshot(`
      "..........................
      t.................tt......
      ..................bb...t..
      ...bb.....................
      ...bt......sss............
      .........ss.t.ss..........
      .........s.t...siiiiii....
      .........sb...bsiiiiii.bb.
      .b.......s..bt.scccccc....
      ..........ss.ss.cccccc....
      ............s........t....
      ....................bb....
      .t...bb..............b....
      ......t.........rr........
      .........................t
      ..........................
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000111000000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000000010000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      chamber 0: Q7 Q8 R7 R8
      hall 0: S7 S8 T7 T8
      granary 0: U7 U8 V7 V8
      courtyard 0: Q10 Q9 R10 R9 S10 S9 T10 T9 U10 U9 V10 V9
      4: P7-Q7 P7-Q8 P8-Q8 P8-Q9 P9-Q9 P9-Q10 P10-Q10 Q6-Q7 Q7-R6 Q9-R8 Q11-R10 R6-S7 R6-R7 R7-S7 R7-S8 R8-S9 R8-R9 R10-S11 S7-T6 S9-T8 S11-T10 T6-U7 T6-T7 T7-U8 T8-U8 T8-U9 T10-U11 U6-U7 U7-V6 U8-U9 U9-V8 U11-V10 V6-V7 V7-W8 V8-W8 V8-W9 V8-V9 V9-W9 V9-W10 V10-W10 V10-W11 V10-V11
      5: P6-Q7 Q8-Q9 S6-S7 S8-S9 V7-W7
      6: R8-S8 T7-U7 T8-T9
      7: U10-U11
      8: Q10-Q11 R10-R11 S10-S11 T10-T11
      doors R8 T7 T8 U10
      slits 
      corners P6 50 13 false false, P10 50 20 false true, W7 65 13 true false, W11 65 20 true true
      gate -1 behind , tower door -1
      bombarded , no parapet 2
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9

      ..........................
      t.................tt......
      ..................bb...t..
      ...bb.....................
      ...bt......sss............
      .........ss.t.ss..........
      .........s.t...siii.......
      .........sb...bsiii....bb.
      .b.......s..bt.siii.......
      ..........ss.ss.iii.......
      ............s........t....
      ....................bb....
      .t...bb..............b....
      ......t.........rr........
      .........................t
      ..........................
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000111000000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000000010000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      nave 0: Q7 Q8 Q9 R7 R8 R9 S7 S8 S9
      vestibule 0: Q10 R10 S10
      4: P6-Q7 P7-Q7 P8-Q8 P9-Q9 P9-Q10 P10-Q10 Q6-Q7 Q7-R6 Q9-Q10 Q10-R9 Q10-Q11 Q11-R10 R6-S7 R9-S10 R10-S11 S6-S7 S7-T6 S7-T7 S8-T8 S9-T9 S9-S10 S10-T9 S10-T10 S10-S11
      6: R9-R10 R10-R11
      9: P7-Q8 P8-Q9 R6-R7 S8-T7 S9-T8
      doors R10 R9
      slits R70 Q85 Q95 S81 S91
      corners P6 50 13 false false, P10 50 20 false true, T6 56 13 true false, T10 56 20 true true
      gate -1 behind , tower door -1
      bombarded , no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9

      ..........................
      t.................tt......
      ..................bb...t..
      ...bb.....................
      ...bt......sss............
      .........ss.t.ss..........
      .........s.t...sTT........
      .........sb...bsTT.....bb.
      .b.......s..bt.s..........
      ..........ss.ss...........
      ............s........t....
      ....................bb....
      .t...bb..............b....
      ......t.........rr........
      .........................t
      ..........................
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000111000000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000001111100000000000
      00000000000010000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      tent 0: Q7 Q8 R7 R8
      11: P6-Q7 P7-Q7 P7-Q8 P8-Q8 Q6-Q7 Q7-R6 Q8-Q9 Q9-R8 R6-R7 R7-S7 R7-S8 R8-S8 R8-S9
      12: R8-R9
      doors 
      slits 
      corners 
      gate -1 behind , tower door -1
      bombarded , no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9

      ..........................
      .........t....t........t..
      t............bb.......bb..
      .....bb......t............
      ......bt.................t
      ..t...t...........bb......
      ..b......b.........b......
      ....b..............t......
      ...........b....b.........
      eee...................eeee
      rreeeeeeeeeeeeeeeeeeeeeerr
      reeeeeeeeeeeeeeeeeeeeeeeee
      wwwwwwwwwwwwDDwwwwwwwwwwww
      wwwwwwwwwwwwDDwwwwwwwwwwww
      WWWWWWWWWWWDDDDWWWWWWWWWWW
      WWWWWWWWWWWWWWWWWWWWWWWWWW
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      deck 0: L15 M13 M14 M15 N13 N14 N15 O15
      doors 
      slits 
      corners 
      gate -1 behind , tower door -1
      bombarded , no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9"
    `);
  });
  test('the castle, and maps turned round', () => {
    expect(
      [
        laid(position('nido-d-aquila')),
        laid(position('nido-d-aquila', [], true)),
        laid(position('la-scalinata', [], true)),
      ].join('\n\n'),
    ).toMatchInlineSnapshot(`
      "...................t......
      ..........b..sssssssssssr.
      .b...mm..b.t.s.....b....r.
      .........bb..sb........br.
      ..tt.........s.PPKKKKPK.r.
      ....bb.......s.KQLLLQLK.r.
      ....b.....t..s.KLLLULLK.r.
      .......t.....s.PQLUUUQP.r.
      .......ttb...S.GLQUUULP.r.
      .bb.........Ss.PLLLLLLK.r.
      .............s.KQLLLQLK.r.
      ......bb..t..s.KPKKKPKK.r.
      ....tt.b.....sb.........r.
      ...........b.s....b..b..r.
      .t.........b.sssspssssssr.
      .................p...t....
      00000000000000000000000000
      00000000000000000000000000
      00000000000000111111111100
      00000000000000111111111100
      00000000000000122111121100
      00000000000000111111111100
      00000000000000111112111100
      00000000000000121122212100
      00000000000000111122212100
      00000000000000121111111100
      00000000000000111111111100
      00000000000000112111211100
      00000000000000111111111100
      00000000000000111111111100
      00000000000000000000000000
      00000000000000000000000000
      tower -1: S8 S9 T7 T8 T9 U8 U9
      ward -1: P10 P11 P12 P5 P6 P7 P8 P9 Q10 Q11 Q12 Q5 Q6 Q7 Q8 Q9 R10 R11 R12 R5 R6 R7 R8 R9 S10 S11 S12 S5 S6 S7 T10 T11 T12 T5 T6 U10 U11 U12 U5 U6 U7 V10 V11 V12 V5 V6 V7 V8 V9 W10 W11 W12 W5 W6 W7 W8 W9
      1: L9-M10 L10-M10 M9-N9 M9-M10 M10-N10 N8-N9 N9-O10 N9-N10 Q15-R15 Q16-R15 Q16-R16 R15-S15 R15-S16 R16-S16 R16--1 R16--1 R16--1
      2: O5-P5 O6-P5 O6-P6 O7-P6 O7-P7 O8-P7 O8-P8 O9-P8 O10-P10 O11-P10 O11-P11 O12-P11 O12-P12 O13-P12 P4-Q5 P4-P5 P12-Q13 P12-P13 Q4-Q5 Q5-R4 Q12-Q13 Q13-R12 R4-S5 R4-R5 R12-S13 R12-R13 S4-S5 S5-T4 S12-S13 S13-T12 T4-U5 T4-T5 T12-U13 T12-T13 U4-U5 U5-V4 U12-U13 U13-V12 V4-W5 V4-V5 V12-W13 V12-V13 W4-W5 W5-X4 W5-X5 W6-X5 W6-X6 W7-X6 W7-X7 W8-X7 W8-X8 W9-X8 W9-X9 W10-X9 W10-X10 W11-X10 W11-X11 W12-X11 W12-X12 W12-W13
      3: R8-S8 R8-S9 S7-T7 S7-S8 S9-S10 S10-T9 T7-U7 T9-U10 U7-U8 U8-V8 U9-V8 U9-U10
      10: R7-S8 T6-T7 T9-T10 U8-V7 U9-V9
      13: P5-P6 P7-P8 P8-Q9 P8-P9 P9-P10 P10-Q10 P10-P11 P11-Q12 P12-Q12 Q5-R5 Q12-R11 Q12-R12 T11-U12 T12-U12 U5-V5 U12-V11 U12-V12 V5-W5 V5-W6 V5-V6 V7-W8 V9-W9 W7-W8 W9-W10
      14: R9-S9
      15: O9-P9 O10-P9
      doors S9
      slits T70 U81 U92 T93 S85 T71v U85v T94v S92v
      corners 
      gate P9 behind Q10 Q9, tower door 296
      bombarded S8 S9 T7 T9 U8 U9, no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9

      ....t...p.................
      .rsssssspssss.b.........t.
      .r..b..b....s.b...........
      .r.........bs.....b.tt....
      .r.KKPKKKPK.s..t..bb......
      .r.KLQLLLQK.s.............
      .r.KLLLLLLP.sS.........bb.
      .r.PLUUUQLG.S...btt.......
      .r.PQUUULQP.s.....t.......
      .r.KLLULLLK.s..t.....b....
      .r.KLQLLLQK.s.......bb....
      .r.KPKKKKPP.s.........tt..
      .rb........bs..bb.........
      .r....b.....s.t.b..mm...b.
      .rsssssssssss..b..........
      ......t...................
      00000000000000000000000000
      00000000000000000000000000
      00111111111100000000000000
      00111111111100000000000000
      00111211121100000000000000
      00111111111100000000000000
      00111111112100000000000000
      00121222111100000000000000
      00121222112100000000000000
      00111121111100000000000000
      00111111111100000000000000
      00112111122100000000000000
      00111111111100000000000000
      00111111111100000000000000
      00000000000000000000000000
      00000000000000000000000000
      tower -1: F8 F9 G10 G8 G9 H8 H9
      ward -1: D10 D11 D12 D5 D6 D7 D8 D9 E10 E11 E12 E5 E6 E7 E8 E9 F10 F11 F12 F5 F6 F7 G11 G12 G5 G6 G7 H10 H11 H12 H5 H6 H7 I10 I11 I12 I5 I6 I7 I8 I9 J10 J11 J12 J5 J6 J7 J8 J9 K10 K11 K12 K5 K6 K7 K8 K9
      1: H1-I1 H1-I2 H2-I2 I1--1 I1--1 I1-J1 I1--1 I2-J1 I2-J2 L7-M8 M7-N7 M7-M8 M8-N8 M8-M9 N7-O7 N7-O8 N7-N8
      2: C5-D5 C6-D5 C6-D6 C7-D6 C7-D7 C8-D7 C8-D8 C9-D8 C9-D9 C10-D9 C10-D10 C11-D10 C11-D11 C12-D11 C12-D12 C13-D12 D4-E5 D4-D5 D12-E13 D12-D13 E4-E5 E5-F4 E12-E13 E13-F12 F4-G5 F4-F5 F12-G13 F12-F13 G4-G5 G5-H4 G12-G13 G13-H12 H4-I5 H4-H5 H12-I13 H12-H13 I4-I5 I5-J4 I12-I13 I13-J12 J4-K5 J4-J5 J12-K13 J12-J13 K4-K5 K5-L4 K5-L5 K6-L5 K6-L6 K7-L6 K7-L7 K9-L8 K9-L9 K10-L9 K10-L10 K11-L10 K11-L11 K12-L11 K12-L12 K12-K13
      3: E9-F8 E9-F9 F7-G8 F7-F8 F9-F10 F10-G10 G8-H7 G10-H10 H7-H8 H8-I9 H9-I9 H9-H10
      10: E8-F8 E10-F9 G7-G8 G10-G11 H9-I10
      13: D7-D8 D8-E8 D9-E10 D9-D10 D11-E12 D12-E12 E5-F5 E6-F5 E11-E12 E12-F12 F5-G5 F5-G6 I5-J5 I6-J5 I12-J12 J5-K5 J5-K6 J7-K7 J8-K9 K6-K7 K7-K8 K8-K9 K9-K10 K11-K12
      14: H8-I8
      15: K8-L7 K8-L8
      doors H8
      slits G103 F94 F85 G80 H92 G104v F92v G81v H85v
      corners 
      gate K8 behind J7 J8, tower door 119
      bombarded F8 F9 G10 G8 H8 H9, no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9

      ..........................
      ......t..................t
      ...b.........b............
      .............bb...........
      ....t........t.......tbb..
      ....bb....................
      t.........b.....b.........
      .......p..........S.......
      rrrsssspssssssssssSssssrrr
      .......p..........S.......
      .........b..........b...t.
      ..bb..........rr..........
      ..t...................b...
      ............t........tbb..
      .t..........bb............
      ..........................
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      00000000000000000000000000
      11111111111111111111111111
      11111111111111111111111111
      11111111111111111111111111
      11111111111111111111111111
      11111111111111111111111111
      11111111111111111111111111
      11111111111111111111111111
      1: G8-H8 G9-H8 G9-H9 G10-H9 G10-H10 G11-H10 H8-I8 H8-I9 H9-I9 H9-I10 H10-I10 H10-I11 R7-S8 R8-S8 R8-S9 R9-S9 R9-S10 R10-S10 S8-T7 S8-T8 S9-T8 S9-T9 S10-T9 S10-T10
      doors 
      slits 
      corners 
      gate -1 behind , tower door -1
      bombarded , no parapet 
      edge 0: 
      edge 1: A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1 U1 V1 W1 X1 Y1 Z1
      edge 2: Z1 Z10 Z11 Z12 Z13 Z14 Z15 Z16 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
      edge 3: A16 B16 C16 D16 E16 F16 G16 H16 I16 J16 K16 L16 M16 N16 O16 P16 Q16 R16 S16 T16 U16 V16 W16 X16 Y16 Z16
      edge 4: A1 A10 A11 A12 A13 A14 A15 A16 A2 A3 A4 A5 A6 A7 A8 A9"
    `);
  });
});
