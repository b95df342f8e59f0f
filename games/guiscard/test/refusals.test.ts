import { describe, expect } from 'vitest';
import { journeyOf } from '../src/04-movement/journey.ts';
import { ATTACKED, CARRIER, FIRED, STIRRED, STUNNED, VOLLEYED } from '../src/state.ts';
import { rule } from './support.ts';
import { type Position, position, type Table } from './table.ts';

const moving = (p: Position, unit: string, mp?: number): Table => {
  const journey = journeyOf(p.battle, p.unit(unit));
  return p.play([{ step: 'moving', ...journey, mp: mp ?? journey.mp }]);
};
/** The rule and the reason of a refusal. */
const why = (t: Table, action: unknown): unknown[] => {
  const refusal = t.refusal(action);
  return refusal ? [refusal.rule, refusal.reason] : ['nothing'];
};

describe('an attack', () => {
  const field = (marks = 0, health = 0): Position =>
    position('il-poggio').put(0, 'jacques', 'E8').put(1, 'dorian', 'E7').put(0, 'roland', 'D7', { marks, health });
  const attack = (p: Position, target = 'dorian'): unknown[] =>
    why(p.play([{ step: 'declare', side: 0 }]), { type: 'attack', unit: p.unit('roland'), target: p.unit(target) });

  rule(
    ['gui.5.2c', 'gui.6.b', 'gui.1.2j', 'gui.4.2.4b'],
    'is refused to who has shot, fought, carried or lies stunned, each by its rule',
    () => {
      expect(attack(field(FIRED))).toEqual(['gui.5.2c', 'hasFired']);
      expect(attack(field(ATTACKED))).toEqual(['gui.6.b', 'hasAttacked']);
      expect(attack(field(CARRIER))).toEqual(['gui.4.2.4b', 'hasCarried']);
      expect(attack(field(0, STUNNED))).toEqual(['gui.1.2j', 'stunned']);
      expect(attack(field().put(1, 'milo', 'A16'), 'milo')).toEqual(['gui.6.7', 'cannotAttack']);
    },
  );
  rule(['gui.6.2b', 'gui.7.2.3c'], 'is joined by nobody who cannot reach all of it, and a charge by nobody', () => {
    const p = field().put(0, 'roland', 'A16').put(0, 'osbern', 'F7');
    const join = (unit: string, charge: number): unknown[] => {
      const [attackers, defenders] = [p.units('jacques'), p.units('dorian')];
      p.state.attacks = [{ attackers, defenders, charge, horse: -1, pikes: false, done: false }];
      return why(p.play([{ step: 'declare', side: 0 }]), { type: 'join', unit: p.unit(unit), attack: 0 });
    };
    expect(join('roland', -1)).toEqual(['gui.6.2b', 'cannotAttack']);
    expect(join('osbern', -1)).toEqual(['nothing']);
    expect(join('osbern', 0)).toEqual(['gui.7.2.3c', 'foughtAlone']);
  });
});

rule(['gui.6.7', 'gui.7.3.1d', 'gui.5.2c'], 'so are attacks on a horse and on pikes', () => {
  const p = position('il-poggio').put(0, 'jacques', 'E8').put(1, 'dorian', 'E7').put(0, 'roland', 'D7');
  const horse = p.horse('khaled', 'H8', 'N', { side: 1 });
  const ask = (type: string): unknown[] =>
    why(p.play([{ step: 'declare', side: 0 }]), {
      ...{ type, unit: p.unit('roland') },
      ...(type === 'attackHorse' ? { horse } : { target: p.unit('dorian') }),
    });
  expect([ask('attackHorse'), ask('attackPikes')]).toEqual([
    ['gui.6.7', 'noHorse'],
    ['gui.7.3.1d', 'cannotAttack'],
  ]);
  p.put(0, 'roland', 'D7', { marks: FIRED });
  expect([ask('attackHorse'), ask('attackPikes')]).toEqual([
    ['gui.5.2c', 'hasFired'],
    ['gui.5.2c', 'hasFired'],
  ]);
});

describe('in the course of a move', () => {
  const mounting = () => {
    const p = position('il-poggio').put(0, 'arthur', 'D8').put(0, 'osbern', 'D9');
    const horse = p.horse('arthur', 'E8', 'N');
    return { p, mount: (unit = 'arthur', mp?: number) => why(moving(p, unit, mp), { type: 'mount', horse }) };
  };
  rule('gui.4.4.2f', 'only a horseman mounts', () => {
    const { mount } = mounting();
    expect([mount(), mount('osbern')]).toEqual([['nothing'], ['gui.4.4.2f', 'notHorseman']]);
  });
  rule('gui.4.4.2a', 'nobody mounts who has not the points left', () => {
    expect(mounting().mount('arthur', 2)).toEqual(['gui.4.4.2a', 'tooDear']);
  });
  rule(['gui.4.4.2d', 'gui.4.4.3e'], 'nobody mounts a horse that is not beside him', () => {
    const { p, mount } = mounting();
    p.put(0, 'arthur', 'D5');
    expect(mount()).toEqual(['gui.4.4.2d', 'noHorse']);
  });
  rule('gui.4.4.2e', 'nobody mounts beside an enemy', () => {
    const { p, mount } = mounting();
    p.put(1, 'milo', 'E7');
    expect(mount()).toEqual(['gui.4.4.2e', 'enemyNear']);
  });
  rule(['gui.4.4.2c', 'gui.4.4.1c', 'gui.4.4.2a'], 'so do dismounting and turning about', () => {
    const p = position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N' }).put(0, 'osbern', 'H9');
    const down = (unit: string, to: string, mp?: number): unknown[] =>
      why(moving(p, unit, mp), { type: 'dismount', to: p.hex(to) });
    expect(down('arthur', 'D8')).toEqual(['nothing']);
    expect(down('osbern', 'H8')).toEqual(['gui.4.4.2c', 'onFoot']);
    expect(down('arthur', 'D8', 2)).toEqual(['gui.4.4.2a', 'tooDear']);
    expect(down('arthur', 'E7')).toEqual(['gui.4.4.2c', 'noFooting']);
    const turn = (unit: string, mp?: number): unknown[] => why(moving(p, unit, mp), { type: 'aboutFace' });
    expect([turn('osbern'), turn('arthur', 2)]).toEqual([
      ['gui.4.4.1c', 'onFoot'],
      ['gui.4.4.1c', 'tooDear'],
    ]);
  });
  rule(['gui.4.2.4a', 'gui.4.2.4b'], 'and taking a man up', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E8').put(0, 'roland', 'E7', { health: STUNNED });
    p.put(0, 'arthur', 'H8', { facing: 'N' });
    const lift = (unit: string): unknown[] => why(moving(p, unit), { type: 'lift', unit: p.unit('roland') });
    expect(lift('osbern')).toEqual(['gui.4.2.4a', 'nobodyStunned']);
    expect(lift('arthur')).toEqual(['gui.4.2.4a', 'inSaddle']);
    p.put(0, 'osbern', 'E7', { marks: FIRED });
    expect(lift('osbern')).toEqual(['gui.4.2.4b', 'hasFired']);
  });
});

describe('who may not be named for a volley is told why', () => {
  // Petros can; the others are asked about beside him.
  const field = () => position('il-poggio').put(0, 'roland', 'H13').put(1, 'petros', 'H4').put(1, 'milo', 'F4');
  const name = (p: Position, unit: string, cell = 'H13'): unknown[] => {
    const t = p.play([{ step: 'window', target: p.unit('roland'), named: [], cells: [] }]);
    return why(t, { type: 'name', unit: p.unit(unit), cell: p.hex(cell) });
  };
  const marked = (unit: string, marks: number): unknown[] => name(field().put(1, unit, 'G5', { marks }), unit);
  rule('gui.5.5.1a', 'he does not see the hex', () => {
    expect(name(field(), 'petros')).toEqual(['nothing']);
    expect(name(field(), 'petros', 'H12')).toEqual(['gui.5.5.1a', 'notThere']);
  });
  rule('gui.5.a', 'he has nothing to shoot with', () => {
    expect(name(field(), 'milo')).toEqual(['gui.5.a', 'noWeapon']);
  });
  rule('gui.5.e', 'he has shot in this phase', () => {
    expect(marked('stephanos', VOLLEYED)).toEqual(['gui.5.e', 'hasFired']);
  });
  rule('gui.5.3a', 'he has fought, or moved too far', () => {
    expect(marked('stephanos', ATTACKED)).toEqual(['gui.5.3a', 'foughtBefore']);
    expect(marked('wahid', STIRRED)).toEqual(['gui.5.3a', 'movedTooFar']);
  });
  rule('gui.5.2a', 'he is in contact', () => {
    const p = field().put(1, 'stephanos', 'G5').put(0, 'jacques', 'G6');
    expect(name(p, 'stephanos')).toEqual(['gui.5.2a', 'inContact']);
  });
});

rule('gui.7.2.1d', 'a hex from which the charge could not be brought home is refused as such', () => {
  const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');
  const t = p.play([{ step: 'charges', side: 0 }]).do('charge', { unit: 'roussel', target: 'adama' });
  expect(why(t, { type: 'rideTo', to: p.hex('A1') })).toEqual(['gui.7.2.1d', 'offCourse']);
});
