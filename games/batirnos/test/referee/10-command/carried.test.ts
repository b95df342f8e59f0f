/** How far an order carries along a line, and what a refusal says of it (nqsb.9.13.command, 5.may, 10.3). */
import { describe, expect } from 'vitest';
import { actingUnits } from '../../../src/10-command/command.ts';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { fighting, firing, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, steps } from '../scenes.ts';

const why = (t: Table, action: { type: string }): unknown => t.refusal(action)?.rule;

describe('a line of battle', () => {
  /** D at 1207 is three hexes from Villequier at 1010, E beside it four. */
  const line = (change: (p: Position) => void): string[] => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '0313', 'villequier')
      .put('D', 0, 'fr-pm-line', '1207', 'N')
      .put('E', 0, 'fr-pm-line', '1307', 'N')
      .order(0, 0, 1);
    change(p);
    return actingUnits(p.battle, p.division(0, 0), 'move').map(unit => p.label(unit));
  };
  rule(
    ['nqsb.9.13.command', 'nqsb.10.3.unit'],
    'carries the order through a regiment that is shaken or paralysed and does nothing with it itself',
    () => {
      const through = (is: Condition) => line(p => p.put('D', 0, 'fr-pm-line', '1207', 'N', is)).includes('E');
      expect([through({}), through({ shaken: true }), through({ paralysed: true })]).toEqual([true, true, true]);
    },
  );
  rule(['nqsb.9.13', 'nqsb.9.13.command'], 'is none between two divisions, two facings or two kinds of ground', () => {
    expect(line(p => p.put('D', 0, 'fr-pm-line', '1207', 'NE')).includes('E')).toBe(false);
    expect(line(p => p.put('D', 0, 'fr-pm-line', '1207', 'N', { division: 1 })).includes('E')).toBe(false);
    expect(line(p => p.put('D', 0, 'fr-fl', '1207', 'N')).includes('E')).toBe(false);
    // The marsh of the west: 0306 and open ground beside it.
    const marsh = (hex: string, next: string) => {
      const p = position()
        .lead(0, 0, '0306', 'gassion')
        .put('D', 0, 'fr-pm-line', hex, 'N')
        .put('E', 0, 'fr-pm-line', next, 'N');
      p.lead(0, 0, '0206', 'gassion').order(0, 0, 1);
      return actingUnits(p.battle, p.division(0, 0), 'move').length;
    };
    expect([marsh('0306', '0406') <= 2, marsh('0406', '0506') <= 2]).toEqual([true, true]);
  });
  // P&M and squares worn to three are one type (R57, R79); a fresh square has no line.
  rule(['nqsb.9.13', 'nqsb.9.15.bonus'], 'takes in a square worn to three, not a fresh one', () => {
    const beside = (strength: number) => line(p => p.put('D', 0, 'sp-sq-vet', '1207', 'N', { strength })).includes('E');
    expect([beside(3), beside(4)]).toEqual([true, false]);
  });
});

describe('the reason why not', () => {
  rule(
    ['nqsb.10.3.unit', 'nqsb.10.16', 'nqsb.10.14', 'nqsb.5.may'],
    'a unit that does not march hears whether command, nerve or the enemy holds it',
    () => {
      const told = (is: Condition, hex = '1007', other = 0) => {
        const p = faced('fr-pm-line', 'sp-pm').order(0, 0, 1).put('A', 0, 'fr-pm-line', hex, 'N', is);
        if (other > 0) p.order(1, 0, other);
        else p.put('B', 1, 'sp-pm', '1003', 'S');
        return why(moving(p), march(p, 'A'));
      };
      expect(told({})).toBe(undefined);
      expect([told({}, '0507'), told({ shaken: true }), told({ paralysed: true })]).toEqual([
        'nqsb.10.3.unit',
        'nqsb.10.16',
        'nqsb.10.14',
      ]);
      expect(told({}, '1007', 1)).toBe('nqsb.5.may');
      expect(told({}, '1007', 8)).toBe(undefined);
    },
  );
  rule(
    ['nqsb.5.contact-orders', 'nqsb.5.pass', 'nqsb.5.4.2.pm', 'nqsb.5.4.5'],
    'a step is refused for the enemy, the friend or the ground that bars it',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('C', 0, 'fr-pm-line', '1108', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 8);
      const t = moving(p).act(march(p, 'A'));
      expect([why(t, step(p, '1007')), why(t, step(p, '1108'))]).toEqual(['nqsb.5.contact-orders', 'nqsb.5.pass']);
      expect(steps(t)).not.toContain('1007');
      const shaken = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S', { shaken: true })
        .order(0, 0, 8);
      expect(steps(moving(shaken).act(march(shaken, 'A')))).toContain('1007');
      // A wood and its pikes (0205 in the farm).
      const wood = position('intro')
        .lead(0, 0, '0408', 'conde')
        .put('A', 0, 'fr-pm-line', '0405', 'N')
        .put('F', 0, 'fr-fl', '0406', 'N')
        .order(0, 0, 8);
      expect(why(moving(wood).act(march(wood, 'A')), step(wood, '0305'))).toBe('nqsb.5.4.2.pm');
    },
  );
  rule(
    ['nqsb.6.3', 'nqsb.6.3.target', 'nqsb.6.4', 'nqsb.9.2'],
    'a shot is refused for who is engaged, for whom another engages, for the sector and for limbered guns',
    () => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('C', 0, 'fr-pm-line', '1008', 'N')
        .put('G', 0, 'fr-al', '0807', 'NE', { second: true })
        .put('X', 0, 'fr-fl', '1307', 'N')
        .put('Y', 1, 'sp-fl', '1305', 'S')
        .lead(0, 0, '1010', 'conde')
        .order(0, 0, 1)
        .order(1, 0, 1);
      const t = firing(p);
      expect(why(t, shoot(p, 'A', 'B'))).toBe('nqsb.6.3');
      expect(why(t, shoot(p, 'C', 'B'))).toBe('nqsb.6.3.target');
      expect(why(t, shoot(p, 'G', 'Y'))).toBe('nqsb.9.2');
      const away = faced('fr-pm-line', 'sp-pm')
        .put('A', 0, 'fr-pm-line', '1007', 'S')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .put('C', 0, 'fr-pm-line', '0907', 'N')
        .order(0, 0, 5);
      expect(why(firing(away), shoot(away, 'A', 'B'))).toBe('nqsb.6.4');
    },
  );
  rule(
    ['nqsb.7.1.declare', 'nqsb.7.order'],
    'nobody attacks whom he does not stand beside, nor without the order to',
    () => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('C', 1, 'sp-pm', '1106', 'S')
        .put('D', 1, 'sp-pm', '1004')
        .order(0, 0, 1);
      const t = fighting(p, 'A');
      expect(t.step).toBe('joining');
      const q = faced('fr-pm-line', 'sp-pm').order(0, 0, 12);
      expect(actingUnits(q.battle, q.division(0, 0), 'melee')).toEqual([]);
    },
  );
});
