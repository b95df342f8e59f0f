/** What becomes of those who are led, carried and lent when the one who bears them goes. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { rolls } from '../../activations.ts';
import { ordered } from '../../drill.ts';
import { field, fight, GHIBELLINES, GUELPHS, isDisrupted, whereIs } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [defender, other] = GHIBELLINES;
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const ARCHERS = 'cp-compagnia-rossa-a-firenze-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

describe('the Standard', () => {
  rule(
    ['gg.13.2.3a', 'gg.13.2.5', 'gg.10.3.1'],
    'arrows do not touch it, but if they rout its bearer it is lost, with the Level and the panic at once',
    () => {
      const p = field().put(ARCHERS, '1108', 'W').put(first, '1208', 'W');
      p.put(defender, '1009', 'E', { hits: 5, disrupted: true }).put(other, '0908', 'E');
      p.state.standards[1] = p.unit(defender);
      const t = ordered(p, 'vieri', 'fire', ARCHERS, [6, 5, 6, 1]);
      t.act({ type: 'fireAt', target: p.unit(defender), facing: p.facing('W') });
      expect(whereIs(p, defender)).toBe('gone');
      expect([p.state.standards[1], p.state.levels, p.state.points]).toEqual([-1, [1, 0], [2, 0]]);
      expect(rolls(t)).toEqual(['fire', 'disruption', 'standard']);
      t.act({ type: 'shake', unit: p.unit(other) });
      expect(isDisrupted(p, other)).toBe(true);
    },
  );
});

describe('a Capitano among Palvesari', () => {
  rule(
    ['gg.14.0.4', 'gg.13.1.9', 'gg.10.9'],
    'when they are cut down the lead comes in and he must get away, without a die for wounds (R89)',
    () => {
      const p = field().put(first, '1108', 'W').put(PALVESARI, '1009', 'E').put(other, '0409', 'E');
      p.capitano('guglielmino', '1009', { capacity: 8 });
      const t = fight(p, [{ unit: first, target: PALVESARI }], []);
      expect([whereIs(p, PALVESARI), whereIs(p, first), rolls(t)]).toEqual(['gone', '1009', []]);
      expect([t.step, t.seats]).toEqual(['escape', [1]]);
      t.act({ type: 'escape', to: p.hex('0709') });
      expect([capitanoAt(p, 'guglielmino'), p.state.points]).toEqual(['0709', [0, 0]]);
    },
  );
});
