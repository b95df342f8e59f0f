/** Who turns, when, and what his turn does to the combats still to come. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { bare, rolls } from '../../activations.ts';
import { hexes, isDisrupted, march, ordered, stop, units } from '../../drill.ts';
import { facts, field, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import type { Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other, third] = GHIBELLINES;
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-2';

/** Who advances keeps his facing, and so does who retreats, until somebody may turn in reaction. */
function untilReaction(t: Table): Table {
  while (t.step === 'turnAfter') t.act(t.legal('hold')[0] ?? { type: 'face', facing: t.legal()[0]?.facing });
  expect(t.step).toBe('facingReaction');
  return t;
}

describe('a turn against an advance', () => {
  // l.518: only undisrupted enemies count.
  rule(
    ['gg.6.2a', 'gg.10.6.2d'],
    'that ends in disorder takes the burden of an enemy not attacked from the next combat',
    () => {
      const modifier = (die: number): unknown[] => {
        const p = field().put(first, '1108', 'W').put(defender, '1009', 'E');
        p.put(second, '1110', 'E').put(other, '1210', 'W').put(third, '1010', 'SE', { hits: 3 });
        const markers = [
          { unit: first, target: defender },
          { unit: second, target: other },
        ];
        const t = stepFive(p, markers, [5, 5]);
        untilReaction(t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) }));
        t.dice(die).act({ type: 'react', unit: p.unit(third), facing: p.facing('E') });
        expect(isDisrupted(p, third)).toBe(die > 3);
        t.dice(3, 4).act({ type: 'combat', target: p.unit(other), lead: p.unit(second) });
        return facts(t, 'fought', 'modifier');
      };
      expect([modifier(3), modifier(4)]).toEqual([[-2], [0]]);
    },
  );

  // R68, R74: judged when its combat is resolved.
  rule(
    ['gg.6.2.1', 'gg.12.0.1', 'gg.10.6.1a'],
    'by Cavalry attacked in the flank brings the Foot that attacks it before its front, and to a check',
    () => {
      const [attacker, flanker] = ['cp-mangiatori-i-firenze-2', 'cp-mangiatori-i-bologna-1'];
      const begun = (): Table => {
        const p = field().put(attacker, '1009', 'E').put(ENEMY_FOOT, '1109', 'W', { hits: 4 });
        p.put(flanker, '1210', 'NE').put(defender, '1209', 'E');
        const markers = [
          { unit: attacker, target: ENEMY_FOOT },
          { unit: flanker, target: defender },
        ];
        const t = stepFive(p, markers, [3, 4]);
        untilReaction(t.act({ type: 'combat', target: p.unit(ENEMY_FOOT), lead: p.unit(attacker) }));
        expect(units(t, 'react')).toContain(defender);
        return t;
      };
      const attack = (t: Table): Table =>
        t.dice(5, 4).act({ type: 'combat', target: t.position.unit(defender), lead: t.position.unit(flanker) });
      const held = attack(begun().act({ type: 'hold' }));
      // Foot at horse -1, flank +2.
      expect([rolls(held)[0], facts(held, 'fought', 'column')]).toEqual(['shock', [1]]);
      const t = begun();
      t.act({ type: 'react', unit: t.position.unit(defender), facing: t.position.facing('SE') });
      expect(rolls(t)).toEqual([]);
      attack(t);
      expect([t.told('fought'), isDisrupted(t.position, flanker)]).toEqual([[], true]);
    },
  );
});

// 6.2c, S.3.7.2: its zone is that of Infantry, all round.
rule(
  ['gg.6.2c', 'gg.S.3.7.2'],
  'who stands beside the enemy Carroccio does not turn in reaction, unless it is horse',
  () => {
    const turns = (id: string, wagon: boolean): boolean => {
      const mover = 'mp-salvani-c-siena-1';
      const p = bare('montaperti')
        .put(id, '2119', 'W')
        .put(mover, '2221', 'W')
        .put('mp-tegghiaio-i-prato-1', '0419', 'E');
      if (wagon) p.put('mp-bigozzi-carroccio', '2219', 'W');
      return stop(march(ordered(p, 'salvani', 'move', mover), '2120')).step === 'facingReaction';
    };
    const [foot, horse] = ['mp-tegghiaio-i-firenze-1', 'mp-pitigliano-c-firenze-1'];
    expect([turns(foot, false), turns(foot, true), turns(horse, true)]).toEqual([true, false, true]);
  },
);

// l.4.b and l.4.e: it has entered the hex in which it stops.
rule(
  ['gg.6.2a', 'gg.10.4.1', 'gg.10.4.2'],
  'horse that rides out and back where it began has left and has come: it is shot at, and turned against',
  () => {
    const p = bare('campaldino').put(first, '1009', 'E').put(CROSSBOWS, '0909', 'E').put(ENEMY_FOOT, '1010', 'SE');
    const t = ordered(p, 'vieri', 'move', first);
    t.act({ type: 'step', to: p.hex('1108') });
    expect([t.step, t.seats, units(t, 'shoot')]).toEqual(['exitFire', [GHIBELLINE], [CROSSBOWS]]);
    stop(march(t.act({ type: 'hold' }), 'W', '1009'));
    expect([t.step, new Set(units(t, 'react'))]).toEqual(['facingReaction', new Set([ENEMY_FOOT])]);
    t.act({ type: 'hold' });
    if (t.step === 'target') t.act({ type: 'noAttack' });
    expect([t.step, units(t, 'shoot')]).toEqual(['entryFire', [CROSSBOWS]]);
  },
);

// l.8.3.2: a point for the hex, not for each unit in it.
rule(['gg.8.3.2', 'gg.14.0.1'], 'to ride through crossbows with their Palvesari costs one point more, not two', () => {
  const p = bare('campaldino').put(first, '1009', 'E').put(defender, '2209', 'E');
  p.put('cp-compagnia-rossa-x-firenze-1', '1109', 'E').put('cp-compagnia-rossa-palvesari-firenze-1', '1109', 'E');
  const t = march(ordered(p, 'vieri', 'move', first), '1109', '1209', '1309');
  expect(hexes(t, 'step')).toEqual(['1409', '1410']);
  expect(hexes(march(t, '1409'), 'step')).toEqual([]);
});
