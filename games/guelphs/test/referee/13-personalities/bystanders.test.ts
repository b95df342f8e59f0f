/** Those who stand by: a Disrupted enemy, two Capitani in one hex, a Hero beside the lead, a Reserve's Capitano with others. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { bare, playOn, rolls } from '../../activations.ts';
import { hexes, hitsOf, march, ordered, stop, units, where } from '../../drill.ts';
import { DUEL, duel, facts, field, fight, GHIBELLINES, GUELPHS, result } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender] = GHIBELLINES;
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-2';

const capitanoAt = (p: Position, id: string): string => p.name(at(p.state.capitani, p.battaglia(id)).cell);

// R27, R37
rule(
  ['gg.6.2c', 'gg.7.0', 'gg.11.0a'],
  'who stands in the zone of a Disrupted enemy does not turn against another who comes behind him',
  () => {
    const turns = (corner: string): unknown[] => {
      const p = bare('campaldino').put(first, '1008', 'E').put(ENEMY_FOOT, '1209', 'E').put(defender, '0209', 'E');
      p.put(second, '1309', corner, { disrupted: true });
      return units(stop(march(ordered(p, 'vieri', 'move', first), '1108')), 'react');
    };
    expect([turns('W'), new Set(turns('E'))]).toEqual([[], new Set([ENEMY_FOOT])]);
  },
);

// R95: only the enemy's must get away.
rule(
  ['gg.13.1.9', 'gg.13.1.3', 'gg.9.0.2'],
  'a unit that comes where its Capitano and an enemy one share a hex puts only the other to flight',
  () => {
    const p = bare('campaldino').put(first, '1009', 'E').put(defender, '2209', 'W');
    p.capitano('vieri', '1109', { capacity: 6 }).capitano('pazzo', '1109', { capacity: 8 });
    const t = march(ordered(p, 'vieri', 'move', first), '1109');
    expect([t.step, t.seats]).toEqual(['escape', [GHIBELLINE]]);
    t.act({ type: 'escape', to: p.hex('1409') });
    expect([t.step, capitanoAt(p, 'vieri'), capitanoAt(p, 'pazzo')]).toEqual(['move', '1109', '1409']);
  },
);

// l.900: only frontal hexes for zones and combat, not to ride.
rule(
  ['gg.S.3.7.3', 'gg.8.1.3', 'gg.5.3.4'],
  'the guard of a Carroccio still rides on by its front and withdraws by its rear',
  () => {
    const guard = 'mp-bigozzi-c-siena-1';
    const p = () =>
      bare('montaperti')
        .put('mp-bigozzi-carroccio', '2219', 'W')
        .put(guard, '2219', 'W')
        .put('mp-tegghiaio-i-prato-1', '0419');
    expect(hexes(ordered(p(), 'bigozzi', 'move', guard), 'step')).toEqual(['2118', '2119']);
    expect(hexes(ordered(p(), 'bigozzi', 'withdraw', guard), 'back')).toEqual(['2318', '2319']);
  },
);

// R73, R77, R99, R100
rule(
  ['gg.13.3.3a', 'gg.10.6.4a', 'gg.S.8.6.1'],
  'the Paladini with an attacker who does not lead lend him their value, and check when the second hit is his',
  () => {
    const [lead, beside] = ['cp-montefeltro-c-arezzo-1', 'cp-montefeltro-c-fuoriusc-1'];
    const p = field().put(first, '1108', 'W').put(lead, '1009', 'E', { hits: 3 }).put(beside, '1008', 'E', { hits: 2 });
    p.capitano('montefeltro', '0609').state.heroes[0] = p.unit(beside);
    const markers = [lead, beside].map(unit => ({ unit, target: first }));
    const t = fight(p, markers, [1, 1, 5, 5, 3]);
    expect([result(t), facts(t, 'fought', 'modifier')]).toEqual(['2/-', [-1]]);
    expect([hitsOf(p, lead), hitsOf(p, beside), rolls(t).length]).toEqual([4, 3, 4]);
    playOn(t, 'continuing');
    // Two hits and a die of 3; a Guelph Level is 4.
    expect([p.state.levels, p.state.points, p.state.heroes[0]]).toEqual([[1, 0], [1, 0], p.unit(beside)]);
  },
);

// R106: neither his own unit nor he himself has been touched as a Reserve.
rule(
  ['gg.16.4', 'gg.13.1.7'],
  'a Capitano of the Reserve who stands with men of another has his die and his way out when they rout, and stays in Reserve',
  () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).put('cp-novello-c-guidi-1', '0309', 'E');
    p.capitano('novello', '1009', { capacity: 6, reserve: true });
    const t = fight(p, [DUEL], [3, 4, 1]);
    expect([where(p, defender), rolls(t), t.step, t.seats]).toEqual([
      'gone',
      ['shock', 'wound'],
      'escape',
      [GHIBELLINE],
    ]);
    t.act({ type: 'escape', to: p.hex('0709') });
    playOn(t, 'continuing');
    expect([capitanoAt(p, 'novello'), at(p.state.capitani, p.battaglia('novello')).reserve]).toEqual(['0709', true]);
  },
);
