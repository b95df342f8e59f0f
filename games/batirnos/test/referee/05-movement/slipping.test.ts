/** Coming up, slipping away and standing by: what the ground, the works and the neighbours do to it (nqsb.9.8, 9.10, 10.18). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import type { ScenarioId } from '../../../src/scenarios/index.ts';
import { SHAKEN } from '../../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import {
  charge,
  fighting,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  READY,
  rallying,
  STOP,
  shoot,
  step,
  strength,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, places, settle } from '../scenes.ts';

const come = (p: Position, ...hexes: string[]): Table => {
  const t = moving(p).act(march(p, 'A'));
  for (const hex of hexes) t.act(step(p, hex));
  return t;
};

describe('before who comes up', () => {
  // 9.10, 10.16.fire: beside a shaken enemy it fires; he does not answer, and falls back whatever it did.
  rule(
    ['nqsb.9.10', 'nqsb.10.16.fire', 'nqsb.5.contact-orders'],
    'a shaken regiment come upon is fired at with Fermezza, does not answer and goes, though nothing hit it',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S', { shaken: true })
        .order(0, 0, 12)
        .draws(0, 8, 7, 6);
      const t = come(p, '1007');
      if (t.step === 'marching') t.act(halt(p));
      expect([t.step, t.seats]).toEqual(['firmness', [0]]);
      settle(t.act({ type: 'stand', unit: p.unit('A'), target: p.unit('B') }));
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      expect([t.told('fired').length, strength(p, 'B'), p.where('B') === '1006']).toEqual([1, 4, false]);
    },
  );
  // 9.8: not nearer to enemies in order; shaken ones are none.
  rule(
    ['nqsb.9.8.distance', 'nqsb.9.8'],
    'light foot does not slip away towards a second enemy, but towards a shaken one it may',
    () => {
      const slips = (behind: Condition | null) => {
        const p = position()
          .lead(0, 0, '1009', 'conde')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'sp-fl', '1005', 'S')
          .order(0, 0, 1);
        if (behind) p.put('C', 0, 'fr-fl', '1001', 'S', behind);
        const t = come(p, '1006');
        return t.step === 'evasion' && t.legal('evade').length > 0;
      };
      expect([slips(null), slips({}), slips({ shaken: true })]).toEqual([true, false, true]);
    },
  );
  // "Non si arresta ... né davanti a ostacoli che le truppe possono superare."
  rule(
    ['nqsb.9.8.terrain', 'nqsb.5.4.obstacle'],
    'light foot slips away over the works without a halt before them',
    () => {
      const p = position('arras')
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1010', 'N')
        .put('B', 1, 'sp-fl', '1008', 'S')
        .order(0, 0, 1);
      const t = come(p, '1009');
      expect(t.step).toBe('evasion');
      // Three hexes: the works of 1007 or 1107, and two beyond them.
      expect(places(t, 'evade').every(hex => hex.endsWith('05'))).toBe(true);
    },
  );
});

describe('with others by', () => {
  // 6.3.target: engaged is who stands beside an enemy in order with a melee order.
  rule(
    ['nqsb.6.3.target', 'nqsb.7.1.2', 'nqsb.10.16'],
    'a shaken regiment engages nobody: its neighbour may be fired at by a third',
    () => {
      const may = (is: Condition) => {
        const p = faced('fr-pm-line', 'sp-pm', is).put('C', 0, 'fr-fl', '1008', 'N').order(0, 0, 1);
        const t = firing(p);
        return t.step === 'firing' && t.refusal(shoot(p, 'C', 'B')) === null;
      };
      expect([may({}), may({ shaken: true })]).toEqual([false, true]);
    },
  );
  // 10.18: "almeno due unità amiche non scosse": guns are units.
  rule(
    ['nqsb.10.18', 'nqsb.10.18.effect', 'nqsb.6.1.two-losses'],
    'a battery and a regiment beside it support a third; a lone general beside it does not',
    () => {
      const shaken = (second: 'guns' | 'general' | 'nobody') => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-vet', '1007', 'N')
          .put('B', 1, 'sp-fl', '1005', 'S', { strength: 2, losses: 1 })
          .put('C', 1, 'sp-pm', '1105', 'S')
          .order(0, 0, 5)
          .draws(0, 1, 2);
        if (second === 'guns') p.put('G', 1, 'sp-al', '0905', 'S', { second: true });
        if (second === 'general') p.lead(1, 0, '0905');
        const t = firing(p).act(shoot(p, 'A', 'B'));
        while (t.step === 'answer' || t.step === 'enough') t.act(t.step === 'answer' ? HOLD : STOP);
        return (marks(p, 'B') & SHAKEN) !== 0;
      };
      expect([shaken('guns'), shaken('general'), shaken('nobody')]).toEqual([false, true, true]);
    },
  );
  // 9.15: it may ignore the duty to go back a hex, not that to fall back.
  rule(
    ['nqsb.9.15.ignore', 'nqsb.7.1.two-losses'],
    'a square alone stays after one loss and falls back after two',
    () => {
      const end = (...blows: number[]) => {
        const p = faced('fr-pm-vet', 'sp-sq-vet')
          .order(0, 0, 1)
          .draws(0, ...blows)
          .draws(1, 8, 7, 6, 5, 4, 8);
        const t = fighting(p, 'A').act({ type: 'join', unit: p.unit('B') });
        while (t.step === 'joining' || t.step === 'enough') t.act(t.step === 'joining' ? READY : STOP);
        const stay = t.step === 'retreating' && t.legal('stay').length > 0;
        return [strength(p, 'B'), stay, marks(p, 'B') & SHAKEN];
      };
      expect([end(1, 2, 8, 7, 6), end(1, 2, 3, 8, 7)]).toEqual([
        [5, true, 0],
        [4, false, SHAKEN],
      ]);
    },
  );
});

describe('cards of a test', () => {
  // Strength one, morale two; a village gives a card, difficult ground takes one, a general adds his own.
  rule(
    ['nqsb.5.4.1.inf', 'nqsb.5.4.3.closed', 'nqsb.8.general', 'nqsb.8.strength'],
    'recovery is tested with a card more in a village, one less on difficult ground, and the general’s',
    () => {
      const due = (hex: string, scenario: ScenarioId = 'intro', general = '0407') => {
        const p = position(scenario)
          .lead(0, 0, general, 'conde')
          .put('A', 0, 'fr-pm-line', hex, 'N', { strength: 1 })
          .order(0, 0, 1)
          .draws(0, 8, 7, 6, 5, 4, 8, 7);
        return rallying(p)
          .act({ type: 'recover', unit: p.unit('A') })
          .told('tested')[0]?.due;
      };
      expect([due('0506'), due('0605'), due('0204'), due('0506', 'intro', '0506')]).toEqual([3, 4, 2, 7]);
    },
  );
  // 9.3.test, 10.1.tests: its own morale and the general’s with it.
  rule(
    ['nqsb.9.3.test', 'nqsb.10.1.tests', 'nqsb.10.8.cards'],
    'a charge is tested with the strength of now and with the general who rides along',
    () => {
      const due = (is: Condition, general: string) => {
        const p = position()
          .lead(0, 0, general, 'villequier')
          .put('A', 0, 'fr-cp-chev', '1009', 'N', is)
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 1)
          .draws(0, 8, 7, 6, 5, 4, 8, 7, 6);
        return moving(p)
          .act(charge(p, 'A', 'B'))
          .told('tested')
          .at(-1)?.due;
      };
      expect([due({}, '1010'), due({ strength: 2 }, '1010'), due({}, '1009')]).toEqual([5, 4, 8]);
    },
  );
  // 5.4.6: +1, for artillery alone.
  rule(
    ['nqsb.5.4.6', 'nqsb.1.4.hex-protection', 'nqsb.6.1.protection'],
    'gabions protect guns, not the foot that stands behind them',
    () => {
      const protection = (troop: string) => {
        const p = position('arras')
          .lead(0, 0, '1103', 'conde')
          .put('A', 0, 'fr-fl', '1105', 'S')
          .put('B', 1, troop, '1106', 'N')
          .order(0, 0, 12)
          .draws(0, 1, 2, 8);
        const t = firing(p).act(shoot(p, 'A', 'B'));
        while (t.step === 'answer' || t.step === 'enough') t.act(t.step === 'answer' ? HOLD : { type: 'drawOn' });
        return t.told('fired')[0]?.protection;
      };
      expect([protection('sp-al'), protection('fr-pm-line')]).toEqual([1, 0]);
    },
  );
});

describe('the general of a division', () => {
  // 5.division: his ride ends it.
  rule(['nqsb.5.division', 'nqsb.5.2.general'], 'rides last: when he has, no unit of it sets out any more', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('C', 0, 'fr-pm-line', '1208', 'N')
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, 1);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    expect(t.legal('march').map(({ unit }) => p.label(Number(unit)))).toContain('C');
    t.act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1009') });
    expect(t.step === 'moving' ? t.legal('march') : []).toEqual([]);
  });
});
