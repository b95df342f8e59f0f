/** What falls with whom: Standards under arrows, targets lost to panic, retreats barred by one's own attackers. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, playOn, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { DUEL, duel, field, fight, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other, third] = GHIBELLINES;
const FOOT = 'cp-mangiatori-i-firenze-1';

// R69, R90: every consequence of the rout is finished before the other comes up.
rule(
  ['gg.12.3.1', 'gg.13.2.3a', 'gg.10.4.2'],
  'the bearer of the Standard shot down in front of an Echelon: Level and panic first, and the other comes up in disorder',
  () => {
    const bows = 'cp-compagnia-rossa-x-firenze-1';
    const p = bare('campaldino').put(defender, '1209', 'E', { hits: 5, disrupted: true }).put(other, '1109', 'E');
    p.put(third, '0409', 'E').put(bows, '1309', 'W').capitano('pazzo', '1109');
    p.state.standards[GHIBELLINE] = p.unit(defender);
    const t = ordered(p, 'pazzo', 'echelon', defender, [6, 6, 6, 1]).act({ type: 'comeUp', unit: p.unit(other) });
    t.act({ type: 'shoot', unit: p.unit(bows) });
    expect([where(p, defender), where(p, other), p.state.levels[GUELPH]]).toEqual(['gone', '1109', 1]);
    expect([t.step, t.seats]).toEqual(['panic', [GHIBELLINE]]);
    t.act({ type: 'shake', unit: p.unit(other) });
    expect([where(p, other), isDisrupted(p, other)]).toEqual(['1209', true]);
  },
);

describe('two who attack from opposite sides', () => {
  // R81, R82
  rule(
    ['gg.10.7.2', 'gg.10.5.3', 'gg.10.7.1a'],
    'bar the retreat whoever leads; from the same side they do not',
    () => {
      const attacked = (where2: string, corner: string): Position => {
        const p = duel().put(defender, '1009', 'E', { hits: 1 }).put(second, where2, corner);
        // One column for the second attacker, three more for the rear; one for the better rating.
        fight(p, [DUEL, { unit: second, target: defender }], where2 === '1109' ? [4, 4] : [2, 3]);
        return p;
      };
      // 1108 and 0909 are opposite each other across 1009.
      const barred = attacked('0909', 'E');
      expect([where(barred, defender), hitsOf(barred, defender)]).toEqual(['1009', 3]);
      const driven = attacked('1109', 'W');
      expect([where(driven, defender), hitsOf(driven, defender)]).toEqual(['0909', 2]);
    },
  );
});

// R71, R93
rule(
  ['gg.10.5.2a', 'gg.13.2.3b', 'gg.10.9'],
  'panic that routs the target of the next attack leaves that attack without a fight or an advance',
  () => {
    const p = field().put(first, '1108', 'W').put(defender, '1009', 'E', { hits: 5 });
    p.put(second, '1110', 'W').put(other, '1011', 'E', { hits: 5, disrupted: true }).put(third, '0409', 'E');
    p.state.standards[GHIBELLINE] = p.unit(defender);
    const markers = [DUEL, { unit: second, target: other }];
    const t = stepFive(p, markers, [5, 5, 2, 6]).act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.step).toBe('panic');
    t.act({ type: 'shake', unit: p.unit(other) });
    expect(where(p, other)).toBe('gone');
    playOn(t, 'continuing');
    expect([where(p, first), where(p, second), p.state.attacks]).toEqual(['1009', '1110', []]);
  },
);

describe('a unit that routs of its own turn', () => {
  /** A rider comes up behind horse in disorder, which turns and rolls above its rating. */
  const turned = (more: (p: Position) => Position, ...dice: number[]): Table => {
    const p = bare('campaldino').put(first, '1008', 'E').put(defender, '1209', 'E', { hits: 5, disrupted: true });
    more(p.put(third, '1909', 'W').put(FOOT, '2309', 'W'));
    const t = stop(march(ordered(p, 'vieri', 'move', first, dice), '1108'));
    return t.act({ type: 'react', unit: p.unit(defender), facing: p.facing('NE') });
  };

  // R39, R90
  rule(
    ['gg.6.2d', 'gg.13.1.7', 'gg.13.1.8'],
    'leaves its Capitano a die for wounds and a way out before the mover goes on',
    () => {
      const t = turned(p => p.capitano('pazzo', '1209', { capacity: 8 }), 6, 6, 1);
      const p = t.position;
      expect([rolls(t), where(p, defender)]).toEqual([['reactionFacing', 'disruption', 'wound'], 'gone']);
      expect([t.step, t.seats]).toEqual(['escape', [GHIBELLINE]]);
      t.act({ type: 'escape', to: p.hex('1309') });
      expect([t.step, where(p, first)]).toEqual(['orders', '1108']);
    },
  );

  // R92, R93
  rule(['gg.6.2d', 'gg.13.2.3a', 'gg.13.2.3b'], 'loses the Standard with it: a Level, and panic among its own', () => {
    const t = turned(
      p => {
        p.state.standards[GHIBELLINE] = p.unit(defender);
        return p.put(other, '1410', 'E');
      },
      6,
      6,
      2,
    );
    const p = t.position;
    // The Standard steadies its bearer by one: 6 is still above 2.
    expect([p.state.levels, p.state.standards[GHIBELLINE], t.step]).toEqual([[1, 0], -1, 'panic']);
    t.act({ type: 'shake', unit: p.unit(other) });
    expect([isDisrupted(p, other), t.step]).toEqual([true, 'orders']);
  });
});
