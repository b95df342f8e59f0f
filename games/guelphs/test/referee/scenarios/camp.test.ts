/** Campaldino once more: what the Camp does to retreats, charges and marches, and Compagnie that outlive their Capitano. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { bare, orderable, orders, rolls } from '../../activations.ts';
import { faces, hasFired, isDisrupted, march, ordered, pointsLeft, stop, units, where } from '../../drill.ts';
import { DUEL, duel, fight, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ORVIETO = 'cp-pazzo-c-orvieto-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const ENEMY_SHIELDS = 'cp-guglielmino-palvesari-arezzo-1';
const ROSSA = 'cp-compagnia-rossa-x-firenze-1';
const SHIELDS = 'cp-compagnia-rossa-palvesari-firenze-1';

describe('the Guelph Camp', () => {
  // R137, R80
  rule(
    ['gg.S.8.9.1', 'gg.10.6.6', 'gg.10.9'],
    'Guelphs before it do not retreat, but if their Disruption then routs them the attacker comes in',
    () => {
      const p = bare('campaldino').put(FEDITORI, '2005', 'W', { hits: 4, disrupted: true }).put(FOOT, '2309', 'W');
      p.put(ORVIETO, '1904', 'E').put(FIESCHI, '0209', 'E');
      const t = fight(p, [{ unit: ORVIETO, target: FEDITORI }], [2, 3, 2]);
      expect(rolls(t)).toEqual(['shock', 'disruption']);
      expect([where(p, FEDITORI), where(p, ORVIETO)]).toEqual(['gone', '2005']);
    },
  );

  // R62; our chart lets nobody charge from it or into it.
  rule(
    ['gg.12.1c', 'gg.S.8.9.2', 'gg.S.8.9.3'],
    'no Carica! ends in it; a Move/Attack does, with the Level, in disorder, and may still strike at who is behind it',
    () => {
      const p = bare('campaldino').put(ORVIETO, '1905', 'E').put(FEDITORI, '2205', 'W').put(FIESCHI, '0209', 'E');
      p.capitano('pazzo', '1905').state.active = GHIBELLINE;
      expect(orderable(p.play(orders(p, 'pazzo')), 'charge')).toEqual([]);
      const t = stop(march(ordered(p, 'pazzo', 'move', ORVIETO), '2005', '2105'));
      expect([isDisrupted(p, ORVIETO), p.state.levels, t.step]).toEqual([true, [0, 1], 'target']);
      t.act({ type: 'attack', target: p.unit(FEDITORI) });
      expect(p.state.attacks).toMatchObject([{ charge: false }]);
    },
  );

  // S.2.0.1: all rules of the battle hold on the march, unless it says otherwise.
  rule(
    ['gg.S.8.9.2', 'gg.S.8.9.3', 'gg.S.2.2.3a'],
    'Ghibellines who reach it on the march are Disrupted and stopped there, and have the Level',
    () => {
      const p = position('campaldino-free').empty().put(ORVIETO, '1905', 'E').put(FEDITORI, '2409', 'W');
      p.capitano('pazzo', '1905', { capacity: 8 }).capitano('vieri', '2409');
      const t = p.play([{ step: 'marchTurn', side: GHIBELLINE, turn: 2 }], [1, 1]).act({ type: 'marchOn' });
      t.act({ type: 'march', battaglia: p.battaglia('pazzo') }).act({ type: 'marchUnit', unit: p.unit(ORVIETO) });
      march(t, '2005', '2104');
      expect([isDisrupted(p, ORVIETO), t.legal('step'), p.state.levels]).toEqual([true, [], [0, 1]]);
    },
  );
});

describe('the Compagnie', () => {
  // R59, R70: the marker stands, whoever gave the Order.
  rule(
    ['gg.13.1.12', 'gg.S.8.5.1a', 'gg.10.5.2a'],
    'fight the attack they were ordered to though the Capitano has left play with his last unit',
    () => {
      const p = bare('campaldino').put(FEDITORI, '1108', 'W', { hits: 5 }).put(ORVIETO, '1009', 'E');
      p.put(ROSSA, '1112', 'W').put(ENEMY_FOOT, '1013', 'E').put(FOOT, '2309', 'W').capitano('vieri', '1509');
      const t = stepFive(
        p,
        [
          { unit: FEDITORI, target: ORVIETO },
          { unit: ROSSA, target: ENEMY_FOOT },
        ],
        [1, 1],
      );
      t.act({ type: 'combat', target: p.unit(ORVIETO), lead: p.unit(FEDITORI) });
      expect([where(p, FEDITORI), at(p.state.capitani, p.battaglia('vieri')).capacity]).toEqual(['gone', 0]);
      expect(t.step).toBe('combats');
      t.dice(3, 4).act({ type: 'combat', target: p.unit(ENEMY_FOOT), lead: p.unit(ROSSA) });
      expect([t.told('fought').length, t.step]).toEqual([1, 'continuing']);
    },
  );

  // R33, R57: Reload is an Order of the crossbows alone.
  rule(['gg.S.8.5.2', 'gg.14.0.6b', 'gg.5.1.3b'], 'whose crossbows reload may still send their Palvesari on', () => {
    const p = bare('campaldino').put(FEDITORI, '1509', 'W').capitano('vieri', '1509').put(ORVIETO, '0209', 'E');
    p.put(ROSSA, '1409', 'W', { fired: true }).put(SHIELDS, '1409', 'W');
    const t = p.play(orders(p, 'vieri', 3)).act({ type: 'order', order: 'reload', unit: p.unit(ROSSA) });
    expect([hasFired(p, ROSSA), orderable(t, 'move')]).toEqual([
      false,
      expect.arrayContaining([p.unit(SHIELDS), p.unit(FEDITORI)]),
    ]);
    stop(march(t.act({ type: 'order', order: 'move', unit: p.unit(SHIELDS) }), '1308'));
    expect([where(p, ROSSA), where(p, SHIELDS), pointsLeft(t)]).toEqual(['1409', '1308', 1]);
  });
});

// R38: Palvesari count as Foot.
rule(
  ['gg.6.2.1', 'gg.6.2.2', 'gg.14.0.6b'],
  'against Palvesari horse turns without a die, Foot with a plain one',
  () => {
    const turned = (id: string, hits: number, die: number[]) => {
      const p = bare('campaldino').put(ENEMY_SHIELDS, '1410', 'W').put(id, '1209', 'W', { hits }).put(ORVIETO, '0209');
      const t = stop(march(ordered(p, 'guglielmino', 'move', ENEMY_SHIELDS, die), '1309'));
      expect([t.step, new Set(units(t, 'react'))]).toEqual(['facingReaction', new Set([id])]);
      t.act({ type: 'react', unit: p.unit(id), facing: p.facing('SW') });
      return [rolls(t), faces(p, id) === p.facing('SW'), isDisrupted(p, id)];
    };
    expect(turned(FEDITORI, 5, [])).toEqual([[], true, false]);
    expect(turned(FOOT, 2, [3])).toEqual([['reactionFacing'], true, false]);
    expect(turned(FOOT, 2, [4])).toEqual([['reactionFacing'], true, true]);
  },
);

// R84, R90
rule(
  ['gg.10.8.1', 'gg.13.1.7', 'gg.10.9'],
  'the Capitano of a defender that routs with its attackers gets away before the unit kept comes in',
  () => {
    const [first] = GUELPHS;
    const [defender, other] = GHIBELLINES;
    const p = duel().put(first, '1108', 'W', { hits: 5 }).put(defender, '1009', 'E', { hits: 5 });
    p.put(other, '0409', 'E').capitano('pazzo', '1009', { capacity: 8 });
    const t = fight(p, [DUEL], [3, 5]);
    expect(t.step).toBe('mutualRout');
    t.dice(1).act({ type: 'keep', unit: p.unit(first) });
    expect([rolls(t), t.step, t.seats, where(p, first)]).toEqual([['wound'], 'escape', [GHIBELLINE], '1108']);
    t.act({ type: 'escape', to: p.hex('0909') });
    expect([where(p, first), where(p, defender)]).toEqual(['1009', 'gone']);
  },
);
