/** Aggressive troops before ground they cannot fight into, or can (nqsb.9.1, 5.4.1, 5.4.2). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Position, position, type Table } from '../../battlefield.ts';
import { HOLD, READY } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

/** Troops without an order, south of the farm of 0605; woods are at 0905 and 0906. */
const waiting = (troop: string, hex: string): Position => position('intro').put('G', 0, troop, hex, 'N');
const rush = (p: Position): Table => {
  const t = settle(p.play({ step: 'aggressors', done: [] }));
  while (t.step !== null)
    t.act(t.step === 'evasion' || t.step === 'firmness' ? HOLD : (t.legal('step')[0] ?? at(t.legal(), 0)));
  return t;
};
const blows = (p: Position): [string, number][] => {
  const t = p.play({ step: 'strays', done: [] });
  while (t.step !== null)
    t.act(t.step === 'joining' ? READY : at(t.legal('decline').concat(t.legal('fallBack'), t.legal()), 0));
  return t.told('fought').map(({ unit, damage }) => [p.label(unit), damage]);
};

describe('aggressive horse and foot in a village', () => {
  rule(['nqsb.9.1', 'nqsb.5.4.1.cav'], 'passes it by for the nearest whom it can fight', () => {
    // They move to fight (l.917); into an area horse does not (R81).
    const p = waiting('fr-cp-gend', '0607').put('B', 1, 'sp-pm', '0605').put('C', 1, 'sp-pm', '0806');
    const t = rush(p);
    expect(t.told('aggressed')).toHaveLength(1);
    expect(['0706', '0807']).toContain(p.where('G'));
    expect(p.state.contacts.flat()).not.toContain(p.unit('B'));
  });

  rule(['nqsb.9.1.none', 'nqsb.5.4.1.cav'], 'does not stir if there is nobody else in reach', () => {
    const p = waiting('fr-cp-gend', '0607').put('B', 1, 'sp-pm', '0605').draws(0, 1);
    expect([rush(p).told('aggressed'), p.where('G')]).toEqual([[], '0607']);
  });

  rule(
    ['nqsb.9.1.none', 'nqsb.7.5', 'nqsb.5.4.1.cav'],
    'standing beside it, neither fights it nor leaves it for another',
    () => {
      // 7.5: who leaves an enemy goes beside no other.
      const p = waiting('fr-cp-gend', '0606').put('B', 1, 'sp-pm', '0605').put('C', 1, 'sp-pm', '0807').draws(0, 1);
      rush(p);
      expect([p.where('G'), blows(p)]).toEqual(['0606', []]);
    },
  );
});

rule(
  ['nqsb.9.1', 'nqsb.5.4.2.closed', 'nqsb.5.4.2.pm'],
  'light horse rushes at light foot in a wood, heavy horse does not',
  () => {
    // Only CP and CM do not fight into woods.
    const rushed = (troop: string) => {
      const p = waiting(troop, '0808').put('B', 1, 'sp-fl', '0905').draws(0, 1);
      return rush(p).told('aggressed').length;
    };
    expect([rushed('ge-cl'), rushed('fr-cp-gend')]).toEqual([1, 0]);
  },
);

rule(
  ['nqsb.9.1', 'nqsb.5.4.1.inf', 'nqsb.5.4.1.advantage'],
  'aggressive foot goes for foot in a village, and fights it without its advantage',
  () => {
    const fought = (hex: string, from: string) => {
      const p = waiting('en-pm-nma', from).put('B', 1, 'sp-fl', hex).draws(0, 8, 7, 6, 5, 4);
      expect(rush(p).told('aggressed')).toHaveLength(1);
      return blows(p);
    };
    // In the open pikes have two on light foot.
    expect([fought('0605', '0607'), fought('0705', '0707')]).toEqual([[['G', 0]], [['G', 2]]]);
  },
);
