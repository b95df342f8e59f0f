/** What is carried, led and ridden when three chapters meet: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio, thrower } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const PHASE = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const moves = (p: Position, ...dice: number[]): Table => p.play([...PHASE], ...dice);
const begin = (p: Position, unit: string, ...dice: number[]): Table => moves(p, ...dice).do('move', { unit });
const hold = (t: Table): Table => (t.step === 'window' ? t.do('hold') : t);
const lead = (p: Position, leader: string, index: number): Position => {
  Object.assign(the(p.state.horses[index]), { leader: p.unit(leader), side: p.state.side[p.unit(leader)] ?? 0 });
  return p;
};

describe('a man on another’s back', () => {
  // An enemy carried off and laid down among the carrier's friends has enemies all round.
  rule(['gui.4.2.4a', 'gui.6.2f'], 'a stunned enemy laid down in a ring of the carrier’s friends is killed', () => {
    const laid = (last: string): number => {
      const p = poggio().put(0, 'osbern', 'E10').put(1, 'milo', 'E9', { health: STUNNED }).put(1, 'dorian', 'A1');
      const ring = { avray: 'D6', rioulf: 'D7', hamon: 'E6', neel: 'F6', landry: last };
      for (const [id, hex] of Object.entries(ring)) p.put(0, id, hex);
      const t = begin(p, 'osbern').go('E9').do('lift', { unit: 'milo' }).go('E8').do('stop');
      return t.do('lay', { to: 'E7' }).health('milo');
    };
    expect([laid('F7'), laid('F8')]).toEqual([DEAD, STUNNED]);
  });
  // R103: a wound halves what is left; the burden is laid down at the end all the same.
  rule(['gui.4.2.4a', 'gui.5.4.4.B'], 'a carrier wounded by a volley goes on with half and keeps his burden', () => {
    const p = poggio().put(0, 'osbern', 'H14').put(0, 'roland', 'H13', { health: STUNNED }).put(1, 'petros', 'H3');
    const t = begin(p, 'osbern');
    hold(t.go('H13'));
    // Seven left, halved to three: one for H12.
    hold(t.do('lift', { unit: 'roland' }));
    t.go('H12').dice(1, 6);
    // Row 8 without armour: B. Two left become one.
    t.do('name', { unit: 'petros', cell: 'H12' }).do('loose');
    expect([t.health('osbern'), t.health('roland')]).toEqual([WOUNDED, STUNNED]);
    hold(t.go('H11'));
    expect(t.legal('step')).toEqual([]);
    t.do('stop').do('lay', { to: 'H10' });
    expect([t.where('osbern'), t.where('roland'), t.health('roland')]).toEqual(['H11', 'H10', STUNNED]);
  });
  // R103: he has moved, cannot attack, and so the neighbour tries him; the man laid down has not moved.
  rule(['gui.4.2.4b', 'gui.4.3b'], 'who lays a man down beside an enemy is tested, the man he laid is not', () => {
    const p = poggio().put(0, 'osbern', 'E10').put(0, 'roland', 'E9', { health: STUNNED }).put(1, 'milo', 'E7');
    const t = begin(p, 'osbern', 3).go('E9').do('lift', { unit: 'roland' }).go('E8').do('stop').do('lay', { to: 'F7' });
    if (t.step === 'movement') t.do('endMoves');
    t.declared();
    expect(t.ever('tested')).toMatchObject([{ unit: p.unit('osbern'), enemy: p.unit('milo') }]);
  });
  // Whoever passes by his hex may take him up, also where he has just been laid down.
  rule('gui.4.2.4a', 'a man laid down by one friend may be taken further by the next in the same phase', () => {
    const p = poggio().put(0, 'osbern', 'E10').put(0, 'roland', 'E9', { health: STUNNED }).put(0, 'avray', 'F6');
    const t = begin(p, 'osbern').go('E9').do('lift', { unit: 'roland' }).go('E8').do('stop').do('lay', { to: 'E7' });
    t.do('move', { unit: 'avray' }).go('E7').do('lift', { unit: 'roland' }).go('E6').do('stop').do('lay', { to: 'D5' });
    expect([t.where('roland'), t.health('roland')]).toEqual(['D5', STUNNED]);
  });
});

describe('horses', () => {
  // Without a rider and on the bridle they go through deep water.
  rule(['gui.4.2.1b', 'gui.4.2.1c'], 'a swimmer leads a horse through deep water', () => {
    const p = position('laguna').put(0, 'osbern', 'G12');
    lead(p, 'osbern', p.horse('roger', 'F12', 'NE'));
    const t = begin(p, 'osbern').go('H12', 'I12');
    expect([t.where('osbern'), the(t.state.horses[0])]).toMatchObject([
      'I12',
      { leader: p.unit('osbern'), head: p.hex('H12'), tail: p.hex('G12') },
    ]);
  });
  // R5: the cost is paid in the points of the state that is left: two are not three.
  rule(['gui.4.4.2a', 'gui.4.4.2b'], 'a wounded knight on foot cannot mount, a wounded sergeant can and stays', () => {
    const up = (id: string): Table => {
      const p = poggio().put(0, id, 'D10', { health: WOUNDED }).put(1, 'milo', 'A1');
      p.horse(id, 'E10', 'N', { side: 0 });
      return begin(p, id);
    };
    expect(up('roger').legal('mount')).toEqual([]);
    const t = up('drogon');
    t.act(the(t.legal('mount')[0]));
    expect([t.state.ride[t.position.unit('drogon')], t.legal('step')]).toEqual([0, []]);
  });
  // Only mounting is forbidden next to an enemy.
  rule(['gui.4.4.2c', 'gui.4.4.2e'], 'a rider may step down beside an enemy, and not up again', () => {
    const p = poggio().put(0, 'robert', 'E10', { facing: 'N' }).put(1, 'milo', 'E9');
    const t = begin(p, 'robert');
    t.act(the(t.legal('dismount')[0]));
    expect([t.state.ride[p.unit('robert')], t.legal('mount')]).toEqual([-1, []]);
  });
  // R11: the stunned are living beings, and a horse takes up two hexes.
  rule(['gui.4.1', 'gui.1.1b'], 'a rider does not stop with his horse over a stunned man', () => {
    const p = poggio().put(0, 'robert', 'E11', { facing: 'N' }).put(1, 'milo', 'E9', { health: STUNNED });
    const t = begin(p, 'robert').go('E10<E11');
    expect(t.legal('stop')).toHaveLength(1);
    expect(t.go('E9<E10').legal('stop')).toEqual([]);
    expect(t.go('E8<E9').legal('stop')).toEqual([]);
    expect(t.go('E7<E8').legal('stop')).toHaveLength(1);
  });
  // It is enough to be attacked: whoever breaks off has been.
  rule(['gui.4.4.3f', 'gui.7.4b'], 'a rider who breaks off has lost the horse he led', () => {
    const p = poggio().put(1, 'musa', 'H8', { facing: 'N' }).put(0, 'roland', 'H7');
    lead(p, 'musa', p.horse('roger', 'I9', 'N'));
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'roland', target: 'musa' });
    t.declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.do('refuse');
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.health('musa'), the(t.state.horses[1])]).toMatchObject([HEALTHY, { leader: -1, head: p.hex('I9') }]);
  });
});

describe('where a man can be put', () => {
  // R105: he lies where a man could come to stand.
  rule(['gui.6.8a', 'gui.4.2.2b', 'gui.10.4.3b'], 'a thrown rider lies on no heap of six and on no engine', () => {
    const p = poggio().put(1, 'kosmas', 'E7', { facing: 'N' }).put(0, 'arthur', 'E9', { facing: 'N' });
    for (const id of ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'landry']) p.put(0, id, 'E6', { health: DEAD });
    p.state.engines = [thrower(p, 'D7', 'D8')];
    // 30 - 6 = 24 in 21/30: 5 is F.
    const t = p.play([...COMBAT(0)]).fight(['arthur'], 'kosmas', 5);
    expect([t.step, t.seats, t.hexes('lieAt')]).toEqual(['fall', [1], ['D6', 'F6', 'F7', 'F8']]);
  });
  // Only friends make room; a horse does not, and nobody comes onto a stone thrower.
  rule(['gui.6.5.retreat', 'gui.10.4.3b', 'gui.4.1'], 'nobody is driven onto a loose horse or an engine', () => {
    const back = (change: (p: Position) => void): string[] => {
      const p = poggio().put(0, 'osbern', 'H8').put(1, 'milo', 'H9');
      change(p);
      // 10 - 4 = 6 in 6/10: 5 is E.
      return p
        .play([...COMBAT(1)])
        .fight(['milo'], 'osbern', 5)
        .hexes('retreatTo');
    };
    expect(back(() => undefined)).toEqual(['G8', 'H7', 'I8']);
    expect(back(p => p.horse('roger', 'I8', 'SW'))).toEqual(['G8', 'H7']);
    expect(
      back(p => {
        p.state.engines = [thrower(p, 'H7', 'H6')];
      }),
    ).toEqual(['G8', 'I8']);
  });
});
