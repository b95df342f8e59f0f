/** Steps and their price over every ground, on foot, mounted and laden. */
import { describe, expect } from 'vitest';
import { stridesOf } from '../../src/04-movement/movement.ts';
import { alike } from '../pictures.ts';
import { rule } from '../support.ts';
import { CHAPEL, FARM, PIER, type Position, position, TENT } from '../table.ts';

/** The price of every stride from a hex, on foot or with the head this way. */
const prices = (p: Position, unit: string, hex: string, facing?: string): string => {
  p.put(0, unit, hex, facing ? { facing } : {});
  const strides = stridesOf(p.battle, p.unit(unit)).map(
    ({ to, tail, cost }) => `${p.name(to)}${tail >= 0 ? `<${p.name(tail)}` : ''} ${cost}`,
  );
  return `${hex} ${facing ?? 'on foot'}: ${strides.sort().join(', ')}`;
};

describe('the ground', () => {
  const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  rule(
    ['gui.3.1', 'gui.4.4.1a', 'gui.4.4.1b', 'gui.4.4.1c'],
    'a horseman pays for hexes and turns, a man on foot for hexes',
    () => {
      const lines = () => [
        ...WAYS.map(way => prices(position('il-poggio'), 'robert', 'E8', way)),
        ...['il-poggio', 'laguna', 'la-costa', 'nido-d-aquila'].flatMap(map =>
          ['C4', 'F11', 'H8', 'L6', 'P12'].flatMap(hex => [
            prices(position(map), 'osbern', hex),
            prices(position(map), 'robert', hex, 'N'),
          ]),
        ),
      ];
      expect(alike(['robert', 'osbern'], lines)).toMatchInlineSnapshot(`
      "E8 N: D7<E8 1, D8<E8 2, D8<E9 2, D9<E9 3, E10<E9 4, E7<E8 1, F7<E8 1, F8<E8 2, F8<E9 2, F9<E9 3
      E8 NE: C8<D8 3, C9<D8 4, D7<D8 2, D7<E8 2, D9<D8 3, E7<E8 1, E9<D8 2, E9<E8 2, F7<E8 1, F8<E8 1
      E8 SE: C7<D7 4, C8<D7 3, D6<D7 3, D8<D7 2, D8<E8 2, E7<D7 2, E7<E8 2, E9<E8 1, F7<E8 1, F8<E8 1
      E8 S: D6<E7 3, D7<E7 2, D7<E8 2, D8<E8 1, E6<E7 4, E9<E8 1, F6<E7 3, F7<E7 2, F7<E8 2, F8<E8 1
      E8 SW: D7<E8 1, D8<E8 1, E7<E8 2, E7<F7 2, E9<E8 1, F6<F7 3, F8<E8 2, F8<F7 2, G7<F7 4, G8<F7 3
      E8 NW: D7<E8 1, D8<E8 1, E7<E8 1, E9<E8 2, E9<F8 2, F7<E8 2, F7<F8 2, F9<F8 3, G8<F8 3, G9<F8 4
      C4 on foot: B3 1, B4 1, C3 1, C5 1, D3 1, D4 2
      C4 N: B3<C4 1, B4<C4 2, B4<C5 2, B5<C5 3, C3<C4 1, C6<C5 4, D3<C4 1, D4<C4 5, D4<C5 5, D5<C5 6
      F11 on foot: E11 1, E12 1, F10 1, F12 1, G11 1, G12 1
      F11 N: E11<F11 1, E12<F11 2, E12<F12 2, E13<F12 3, F10<F11 1, F13<F12 7, G11<F11 1, G12<F11 2, G12<F12 2, G13<F12 6
      H8 on foot: G8 1, G9 1, H7 1, H9 1, I8 1, I9 1
      H8 N: G10<H9 3, G8<H8 1, G9<H8 2, G9<H9 2, H10<H9 4, H7<H8 1, I10<H9 3, I8<H8 1, I9<H8 2, I9<H9 2
      L6 on foot: K6 2, K7 1, L5 2, L7 2, M6 2, M7 1
      L6 N: K6<L6 4, K7<L6 2, K7<L7 2, K8<L7 6, L5<L6 4, L8<L7 4, M7<L6 2, M7<L7 2, M8<L7 3
      P12 on foot: O12 1, O13 1, P11 1, P13 1, Q12 1, Q13 1
      P12 N: O12<P12 1, O13<P12 2, O13<P13 2, O14<P13 3, P11<P12 1, P14<P13 4, Q12<P12 1, Q13<P12 2, Q13<P13 2
      C4 on foot: B3 1, B4 1, C3 2, C5 1, D3 1, D4 1
      C4 N: B3<C4 1, B4<C4 2, B4<C5 2, B5<C5 3, C3<C4 4, C6<C5 4, D3<C4 1, D4<C4 2, D4<C5 2, D5<C5 3
      F11 on foot: E11 1, E12 1, F10 2, F12 2, G11 2, G12 2
      F11 N: E11<F11 1, E12<F11 2, E12<F12 2, E13<F12 6, F10<F11 4, F13<F12 7, G11<F11 2, G12<F11 3, G12<F12 3, G13<F12 4
      H8 on foot: G8 2, G9 2, H7 2, H9 2, I8 2, I9 2
      H8 N: G10<H9 4, G8<H8 2, G9<H8 3, G9<H9 3, H10<H9 5, H7<H8 2, I10<H9 4, I8<H8 2, I9<H8 3, I9<H9 3
      L6 on foot: K6 2, K7 2, L5 2, L7 2, M6 1, M7 1
      L6 N: K6<L6 2, K7<L6 3, K7<L7 3, K8<L7 4, L5<L6 4, L8<L7 4, M6<L6 1, M7<L6 2, M7<L7 2, M8<L7 3
      P12 on foot: O12 1, O13 1, P11 1, P13 1, Q12 1, Q13 1
      P12 N: O12<P12 1, O13<P12 2, O13<P13 2, O14<P13 3, P11<P12 1, P14<P13 7, Q12<P12 1, Q13<P12 2, Q13<P13 2, Q14<P13 6
      C4 on foot: B3 1, B4 1, C3 1, C5 1, D3 1, D4 1
      C4 N: B3<C4 1, B4<C4 2, B4<C5 2, B5<C5 3, C3<C4 1, D3<C4 1, D4<C4 2, D4<C5 2, D5<C5 3
      F11 on foot: E11 1, E12 1, F10 1, F12 1, G11 1, G12 1
      F11 N: E11<F11 1, E12<F11 2, E12<F12 2, E13<F12 4, F10<F11 1, F13<F12 5, G11<F11 1, G12<F11 2, G12<F12 2, G13<F12 4
      H8 on foot: G8 1, G9 1, H7 1, H9 1, I8 1, I9 1
      H8 N: G10<H9 3, G8<H8 1, G9<H8 2, G9<H9 2, H10<H9 4, H7<H8 1, I10<H9 3, I8<H8 1, I9<H8 2, I9<H9 2
      L6 on foot: K6 1, K7 1, L5 1, L7 1, M6 1, M7 1
      L6 N: K6<L6 1, K7<L6 2, K7<L7 2, K8<L7 3, L5<L6 1, L8<L7 4, M6<L6 1, M7<L6 2, M7<L7 2, M8<L7 3
      P12 on foot: O12 1, O13 2, P11 1, P13 2, Q12 1, Q13 2
      P12 N: O12<P12 1, O13<P12 3, O13<P13 3, O14<P13 4, P11<P12 1, P14<P13 5, Q12<P12 1, Q13<P12 3, Q13<P13 3, Q14<P13 4
      C4 on foot: B3 2, B4 1, C3 1, C5 2, D3 1, D4 1
      C4 N: B3<C4 4, B4<C4 2, B4<C5 2, B5<C5 3, C3<C4 1, C6<C5 4, D3<C4 1, D4<C4 2, D4<C5 2
      F11 on foot: E11 1, E12 1, F10 1, F12 1, G11 1, G12 2
      F11 N: E11<F11 1, E12<F11 2, E12<F12 2, F10<F11 1, G11<F11 1, G12<F11 5, G12<F12 5, G13<F12 3
      H8 on foot: G8 1, G9 1, H7 1, H9 2, I8 1, I9 2
      H8 N: G10<H9 3, G8<H8 1, G9<H8 2, G9<H9 2, H10<H9 4, H7<H8 1, I10<H9 3, I8<H8 1
      L6 on foot: K6 1, K7 2, L5 1, L7 1, M6 1, M7 1
      L6 N: K6<L6 1, K8<L7 3, L5<L6 1, L8<L7 4, M6<L6 1, M7<L6 2, M7<L7 2, M8<L7 3
      P12 on foot: P11 1
      P12 N: O13<P13 5, O14<P13 3, P11<P12 1, P14<P13 4, Q13<P13 2, Q14<P13 3"
    `);
    },
  );
  rule(
    ['gui.8.2.1a', 'gui.8.2.3a', 'gui.9.2.1a', 'gui.8.5.1a'],
    'walls, doors, windows, tents, piers and stakes',
    () => {
      const lines = () => [
        ...['Q7', 'Q8', 'R8', 'P6', 'S7'].flatMap(hex =>
          [FARM, CHAPEL, TENT].map(overlay => prices(position('il-poggio', [overlay]), 'osbern', hex)),
        ),
        ...['M13', 'M14', 'N14'].map(hex => prices(position('la-costa', [PIER]), 'osbern', hex)),
        ...['O7', 'P7', 'P8', 'Q8', 'R11', 'S8', 'T8', 'V7'].map(hex =>
          prices(position('nido-d-aquila'), 'osbern', hex),
        ),
      ];
      expect(alike(['osbern'], lines)).toMatchInlineSnapshot(`
      "Q7 on foot: P6 4, Q8 1, R7 1
      Q7 on foot: Q8 1, R7 1
      Q7 on foot: Q8 2, R7 2
      Q8 on foot: Q7 1, Q9 4, R7 1, R8 1
      Q8 on foot: Q7 1, Q9 1, R7 1, R8 1
      Q8 on foot: Q7 2, R7 2, R8 2
      R8 on foot: Q8 1, R7 1, S8 1
      R8 on foot: Q8 1, Q9 1, R7 1, R9 1, S8 1, S9 1
      R8 on foot: Q8 2, R7 2, R9 1
      P6 on foot: O6 2, O7 1, P5 1, P7 2, Q6 1, Q7 4
      P6 on foot: O6 2, O7 1, P5 1, P7 2, Q6 1
      P6 on foot: O6 2, O7 1, P5 1, P7 2, Q6 1
      S7 on foot: S6 4, S8 1, T7 1
      S7 on foot: R7 1, S8 1
      S7 on foot: R6 1, S6 1, S8 1, T6 1, T7 1
      M13 on foot: L12 1, L13 2, M12 1, M14 1, N12 1, N13 1
      M14 on foot: L13 2, L14 2, M13 1, M15 1, N13 1, N14 1
      N14 on foot: M14 1, M15 1, N13 1, N15 1, O14 2, O15 1
      O7 on foot: N6 2, N7 2, O6 1, O8 1
      P7 on foot: P6 1, Q7 1, Q8 2
      P8 on foot: Q8 2
      Q8 on foot: P7 1, P8 1, Q7 1, Q9 1, R7 1, R8 1
      R11 on foot: Q11 2, R10 1, R12 1, S11 1, S12 1
      S8 on foot: S9 1, T7 1, T8 1
      T8 on foot: S8 1, S9 1, T7 1, T9 1, U8 1, U9 1
      V7 on foot: U7 1, V6 1, V8 2, W7 1"
    `);
    },
  );
});
