/** Going back one hex is away and no more; falling back is straight besides (nqsb.5.3.1, nqsb.5.3.2, R112). */
import { describe, expect } from 'vitest';
import { fallBack, fighting, join } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, places, settle } from '../scenes.ts';

/** A strikes B, who loses one or two and has nobody beside it. */
const struck = (...values: number[]) => {
  const p = faced('fr-pm-line', 'sp-pm')
    .order(0, 0, 5)
    .draws(0, ...values)
    .draws(1, 8, 7, 6, 5);
  return { p, beaten: () => settle(fighting(p, 'A').act(join(p, 'B'))) };
};

describe('a unit beaten from the south-west', () => {
  rule(['nqsb.5.3.1', 'nqsb.7.1.one-loss'], 'with one loss goes into any of the three hexes farther off', () => {
    // R112.
    expect(places(struck(1, 2, 8, 7).beaten(), 'fallBack')).toEqual(['1005', '1105', '1106']);
  });

  rule(['nqsb.5.3.2', 'nqsb.7.1.two-losses'], 'with two it has but the straight way', () => {
    const { p, beaten } = struck(1, 2, 3, 8);
    expect([beaten().step, p.where('B')]).toEqual(['pressing', '1104']);
  });

  rule(
    ['nqsb.5.3.1', 'nqsb.5.3'],
    'does not go where it would be lost while another hex is left; where none is it chooses how to be lost',
    () => {
      const open = (...hexes: string[]) => {
        const { p, beaten } = struck(1, 2, 8, 7);
        for (const hex of hexes) p.put(`C${hex}`, 0, 'fr-fl', hex, 'N', { division: 1 });
        const t = beaten();
        return t.step === 'retreating' ? places(t, 'fallBack') : p.where('B');
      };
      expect([open('1205'), open('1205', '0904')]).toEqual(['1005', ['1005', '1105', '1106']]);
    },
  );

  rule(
    ['nqsb.5.3.1', 'nqsb.5.3.incomplete'],
    'a friend in the straight hex leaves it the other two, without loss',
    () => {
      const { p, beaten } = struck(1, 2, 8, 7);
      p.put('F', 1, 'sp-pm', '1105', 'S');
      const t = beaten();
      expect(places(t, 'fallBack')).toEqual(['1005', '1106']);
      t.act(fallBack(p, '1106'));
      expect([t.told('incomplete').length, t.told('losses').length]).toEqual([0, 1]);
    },
  );
});
