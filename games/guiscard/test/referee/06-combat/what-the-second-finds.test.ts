/** What the first blow leaves to the second: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, charges, hold, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT(0)], ...dice);
const resolve = (t: Table, attack: number, ...dice: number[]): Table => {
  t.dice(...dice);
  if (t.step === 'resolving') t.do('resolve', { attack });
  return t.stand();
};

describe('a man driven off by the first', () => {
  // He may be driven beside the second, who had no part in it, and is struck there on the ground he has come to.
  rule(
    ['gui.6.b', 'gui.4.3g', 'gui.6.1b'],
    'is struck by the second where he has come to, if he is still beside him',
    () => {
      const struck = (to: string): [number, unknown] => {
        const p = poggio().put(0, 'roland', 'E9').put(0, 'jacques', 'C9').put(1, 'dorian', 'D8').put(1, 'milo', 'Z1');
        const t = combat(p).do('attack', { unit: 'roland', target: 'dorian' });
        t.do('attack', { unit: 'jacques', target: 'dorian' }).declared();
        // 12 - 5 = 7 in 6/10: 5 is E.
        resolve(t, 0, 5);
        expect(result(t)).toBe('E');
        t.do('retreatTo', { to, other: -1 });
        if (t.step === 'advance') t.do('decline');
        resolve(t, 1, 10);
        return [t.ever('fought').length, t.health('dorian')];
      };
      // C8 is beside C9; D7 is not.
      expect([struck('C8')[0], struck('D7')[0]]).toEqual([2, 1]);
    },
  );
});

describe('a rider thrown by the first', () => {
  // On the ground he is a man on foot, with what defence a stunned man has.
  rule(['gui.6.b', 'gui.6.d', 'gui.6.4.F', 'gui.1.2j'], 'is struck by the second on the table for men on foot', () => {
    const p = poggio()
      .put(0, 'robert', 'E8', { facing: 'S' })
      .put(0, 'roland', 'D9')
      .put(1, 'stavros', 'E9', { facing: 'N' });
    p.put(1, 'milo', 'Z1');
    const t = combat(p).do('attack', { unit: 'robert', target: 'stavros' });
    t.do('attack', { unit: 'roland', target: 'stavros' }).declared();
    // 31 - 9 = 22 in 21/30: 4 and armour is F.
    resolve(t, 0, 4);
    expect(result(t)).toBe('F');
    t.do('lieAt', { to: 'D10' });
    if (t.step === 'advance') t.do('decline');
    expect(t.health('stavros')).toBe(STUNNED);
    resolve(t, 1, 10);
    // 12 - 2.
    expect(t.ever('fought').at(-1)).toMatchObject({ difference: 10, mounted: false });
  });
  // Laid where the second does not reach, he is out of his reach; his horse is no defender.
  rule(['gui.6.8a', 'gui.6.a', 'gui.6.8d'], 'and laid on the other side of his horse is out of reach', () => {
    const p = poggio()
      .put(0, 'robert', 'E8', { facing: 'S' })
      .put(0, 'roland', 'D9')
      .put(1, 'stavros', 'E9', { facing: 'N' });
    p.put(1, 'milo', 'Z1');
    const t = combat(p).do('attack', { unit: 'robert', target: 'stavros' });
    t.do('attack', { unit: 'roland', target: 'stavros' }).declared();
    resolve(t, 0, 4);
    t.do('lieAt', { to: 'F10' });
    if (t.step === 'advance') t.do('decline');
    resolve(t, 1, 10);
    expect([t.ever('fought').length, t.health('stavros'), the(t.state.horses.at(-1)).dead]).toEqual([
      1,
      STUNNED,
      false,
    ]);
  });
});

describe('a charger who comes late', () => {
  // His man has been killed before his lance is there: the charge finds nobody and nobody follows it.
  rule(['gui.7.2.3c', 'gui.6.6d', 'gui.7.2.1a'], 'does not advance for a blow that another has struck', () => {
    const p = poggio().put(0, 'robert', 'C14', { facing: 'N' }).put(0, 'werner', 'B3').put(1, 'dorian', 'C4');
    p.put(1, 'milo', 'Z1');
    const t = charges(p).do('charge', { unit: 'robert', target: 'dorian' });
    for (let row = 13; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `C${row}` });
    if (t.step === 'charges') t.do('endCharges');
    hold(t).do('attack', { unit: 'werner', target: 'dorian' }).declared();
    const own = t.state.attacks.findIndex(({ charge }) => charge < 0);
    // 18 - 5 = 13 in 11/20: 1 is H.
    resolve(t, own, 1);
    expect(t.health('dorian')).toBe(DEAD);
    expect([t.step, t.who('advance')]).toEqual(['advance', ['werner']]);
    t.do('decline');
    expect([t.ever('fought').length, t.where('robert'), t.health('robert')]).toEqual([1, 'C5', HEALTHY]);
  });
});

describe('two who strike one each', () => {
  // The man stunned by the one is no support of the other: nobody defends together who is not attacked together.
  rule(['gui.6.2a', 'gui.6.2e', 'gui.6.5.G'], 'of two attacked together the healthy one may take the wound', () => {
    const p = poggio().put(0, 'werner', 'E8').put(1, 'milo', 'E7').put(1, 'sergios', 'F7', { health: WOUNDED });
    const t = combat(p)
      .do('attack', { unit: 'werner', target: 'milo' })
      .do('include', { attack: 0, target: 'sergios' });
    t.declared();
    // 18 - 6 - 4 = 8 in 6/10: 2 and armour is G.
    resolve(t, 0, 2);
    expect([result(t), t.seats, t.who('takeBlow')]).toEqual(['G', [1], ['milo', 'sergios']]);
    t.do('takeBlow', { unit: 'milo' });
    // A mere wound: nobody advances.
    expect([t.health('milo'), t.health('sergios'), t.step === 'advance']).toEqual([WOUNDED, WOUNDED, false]);
  });
});
