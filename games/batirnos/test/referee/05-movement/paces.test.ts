/** How far, over what, and how far back: cards, ground and ways (nqsb.2.5.2, 5.3, 5.4, 7.5). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { AMBUSHED } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { halt, march, marks, moving, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, steps } from '../scenes.ts';

const ROAD = ['1011', '1010', '1009', '1008', '1007', '1006', '1005', '1004'];

/** Goes along these hexes as far as it may; says how many it has entered. */
function entered(t: Table, hexes: readonly string[]): number {
  const index = hexes.findIndex(hex => !(t.step === 'marching' && steps(t).includes(hex)));
  const [next, ...rest] = hexes;
  if (index === 0 || next === undefined) return 0;
  return 1 + entered(t.act(step(t.position, next)), rest);
}

rule(
  [ABILITY, 'nqsb.5.4.7', 'nqsb.9.2.al-move'],
  '8 Avanzata gives horse a third hex in the open, nothing by road, and nothing to limbered guns',
  () => {
    const goes = (troop: string, road: boolean) => {
      const p = ground({}, [ROAD])
        .lead(0, 0, '1012', 'conde')
        .put('A', 0, troop, '1011', 'N', { second: troop === 'fr-al' })
        .order(0, 0, 8);
      return entered(moving(p).act(march(p, 'A', { road })), ROAD.slice(1));
    };
    expect([goes('fr-cp-chev', false), goes('fr-cp-chev', true), goes('fr-al', false)]).toEqual([3, 4, 2]);
  },
);

rule(
  ['nqsb.5.contact-orders', 'nqsb.5.stop', 'nqsb.7.5'],
  'a shaken enemy may be walked round on a movement order alone, a hex at a time',
  () => {
    const round = (shaken: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S', { shaken })
        .order(0, 0, 29);
      const t = moving(p).act(march(p, 'A'));
      if (!steps(t).includes('1107')) return null;
      return offered(t.act(step(p, '1107')));
    };
    expect([round(true), round(false)]).toEqual([['halt'], null]);
  },
);

describe('falling back over difficult ground', () => {
  /** A unit at 1006 falls back from an enemy at 1007. */
  const back = (troop: string, letters: Record<string, string>) => {
    const p = ground(letters).put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, troop, '1006', 'S');
    const frame = { how: 'fall', must: true, foe: p.unit('A'), from: p.hex('1007') } as const;
    p.play({ step: 'forced', unit: p.unit('B'), rule: 'nqsb.7.1.two-losses', ...frame });
    return [p.where('B'), at(p.state.losses, p.unit('B'))];
  };

  rule(
    ['nqsb.5.3.2', 'nqsb.5.4.3.closed'],
    'horse that begins beside it pays two for each hex, and loses nothing',
    () => {
      expect(back('sp-cp', {})).toEqual(['1202', 0]);
      expect(back('sp-cp', { '1105': 'd', '1104': 'd' })).toEqual(['1104', 0]);
    },
  );

  rule(['nqsb.5.3.2', 'nqsb.5.4.3.closed'], 'pikes with two points come one hex, and have completed their move', () => {
    expect([back('sp-pm', {}), back('sp-pm', { '1105': 'd' })]).toEqual([
      ['1104', 0],
      ['1105', 0],
    ]);
  });
});

describe('40 Dragoni, avanti!', () => {
  rule([ABILITY, 'nqsb.9.7.mount'], 'dragoons mount for nothing, ride four hexes, and do not get down again', () => {
    const p = ground({})
      .lead(0, 0, '1012', 'conde')
      .put('D', 0, 'fr-dr', '1011', 'N', { second: true })
      .order(0, 0, 40);
    const t = moving(p).act({ type: 'mount', unit: p.unit('D') });
    t.act(march(p, 'D'));
    expect(entered(t, ROAD.slice(1))).toBe(4);
    t.act(halt(p));
    expect(t.legal('dismount')).toEqual([]);
  });
});

rule(
  ['nqsb.9.3.contact', 'nqsb.5.4.obstacle', 'nqsb.2.1.scenario-oob'],
  'Rethel: no charge leads over the brook, unless it begins on its bank',
  () => {
    const charges = (from: string) => {
      const p = position('rethel')
        .lead(0, 0, '1609', 'conde')
        .put('A', 0, 'fr-cp-chev', from, 'N')
        .put('B', 1, 'sp-pm', '1504', 'S')
        .order(0, 0, 10);
      return moving(p).legal('charge').length;
    };
    // 1607 and 1507 lie on the bank, 1508 a hex behind it.
    expect([charges('1508'), charges('1507')]).toEqual([0, 1]);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.6.4'],
  'Rocroi: an ambush beside which an enemy has come is found for good, though he goes away again',
  () => {
    const found = (p: Position) => marks(p, 'E') & AMBUSHED;
    const p = position()
      .lead(0, 0, '1710', 'conde')
      .put('A', 0, 'fr-cl', '1710', 'N')
      .put('E', 1, 'sp-fl', '1908', 'SW', { ambushed: true })
      .order(0, 0, 1);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1809'));
    expect(found(p)).not.toBe(0);
    t.act(step(p, '1808'));
    while (t.step !== 'moving' && t.step !== null)
      t.act(t.step === 'marching' ? halt(p) : at(t.legal('hold').concat(t.legal()), 0));
    expect([p.where('A'), found(p)]).toEqual(['1808', 0]);
  },
);
