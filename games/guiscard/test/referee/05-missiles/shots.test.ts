/** Corners of the chapters on fire, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, VOLLEYED, WOUNDED } from '../../../src/state.ts';
import { MOVES } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const march = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
const result = (t: Table): unknown => t.ever('fired').at(-1)?.result;
const volley = (t: Table, unit: string, cell: string): Table => t.do('name', { unit, cell }).do('loose');
const hold = (t: Table): Table => (t.step === 'window' ? t.do('hold') : t);

describe('volleys', () => {
  // Whoever has an enemy at his side shoots at nobody; when that one has gone by he may again.
  rule(['gui.5.2a', 'gui.5.3b'], 'the man who comes up to an archer silences him, the man who goes by does not', () => {
    const p = position('il-poggio').put(0, 'roland', 'H7').put(0, 'jacques', 'H14').put(1, 'petros', 'H4');
    const near = hold(march(p, 'roland').go('H6')).go('H5');
    expect(near.step).toBe('moving');
    near.do('stop').do('move', { unit: 'jacques' }).go('H13');
    expect(near.step).toBe('moving');
    // Petros tests him with a 1 and sees him again two hexes off.
    const q = position('il-poggio').put(0, 'roland', 'G6').put(1, 'petros', 'H4');
    const by = march(q, 'roland', 1).go('H5');
    expect(by.step).toBe('moving');
    by.go('H6');
    expect([by.ever('tested').length, by.step, by.who('name')]).toEqual([1, 'window', ['petros']]);
  });
  // R40: who stays is shot at once the moves are over; an A costs him nothing, and drives nobody back.
  rule(
    ['gui.5.3e', 'gui.5.4.4.A', 'gui.5.4.double'],
    'a stunned man shot at where he lies: A is nothing, B kills',
    () => {
      const p = position('il-poggio').put(0, 'dorian', 'H14', { health: STUNNED }).put(1, 'petros', 'H6');
      const lying = (die: number): Table => {
        const t = p.play([...MOVES], 1, die);
        if (t.step === 'movement') t.do('endMoves');
        return volley(t, 'petros', 'H14');
      };
      // Die + 2: 8 is A, 5 is B.
      expect([result(lying(8)), lying(8).health('dorian'), lying(8).where('dorian')]).toEqual(['A', STUNNED, 'H14']);
      expect([result(lying(5)), lying(5).health('dorian')]).toEqual(['B', DEAD]);
    },
  );
  // R39: the distance is that of the state he has now: two hexes and down from the saddle will do.
  rule(['gui.5.3d', 'gui.4.4.2c'], 'a rider shot at who dismounts two hexes on may be shot at again', () => {
    const p = position('il-poggio')
      .put(0, 'drogon', 'H13', { facing: 'N' })
      .put(1, 'petros', 'H4')
      .put(1, 'loukas', 'I4');
    const t = march(p, 'drogon', 10).go('H12<H13');
    volley(t, 'petros', 'H12').go('H11<H12', 'H10<H11');
    expect(t.step).toBe('moving');
    t.do('dismount', { to: 'I11' });
    expect([t.step, t.who('name')]).toEqual(['window', ['loukas']]);
    const early = march(p, 'drogon', 10).go('H12<H13');
    volley(early, 'petros', 'H12').go('H11<H12').do('dismount', { to: 'I12' });
    expect(early.step).toBe('moving');
  });
  // What the volley has taken from him he does not cross with: no test on the way, one at the end.
  rule(['gui.5.4.4.A', 'gui.4.3b'], 'a man slowed to a halt beside an enemy is tested only at the end', () => {
    const p = position('il-poggio').put(0, 'roland', 'H14').put(1, 'petros', 'H3').put(1, 'milo', 'G10');
    const s = p
      .play([...MOVES, { step: 'declare', side: 0 }, { step: 'endTests', side: 0 }], 1, 7, 2)
      .do('move', { unit: 'roland' });
    for (const hex of ['H13', 'H12', 'H11']) hold(s.go(hex));
    s.go('H10');
    // Four of six spent, two taken.
    volley(s, 'petros', 'H10');
    expect([result(s), s.legal('step'), s.ever('tested').length]).toEqual(['A', [], 0]);
    if (s.step === 'moving') s.do('stop');
    if (s.step === 'movement') s.do('endMoves');
    s.declared();
    expect(s.ever('tested')).toMatchObject([{ enemy: p.unit('milo') }]);
  });
  // All who were named have shot, also at a man whom the first of them has killed.
  rule(['gui.5.3c', 'gui.5.4.1d'], 'a shot at a man already fallen may still stray into his neighbour', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'I14')
      .put(0, 'jacques', 'H14')
      .put(1, 'petros', 'H4')
      .put(1, 'loukas', 'I4');
    const t = march(p, 'roland')
      .go('H13')
      .do('name', { unit: 'loukas', cell: 'H13' })
      .do('name', { unit: 'petros', cell: 'H13' });
    // Loukas hits and kills; the arrow of Petros flies too far by a hex, and kills there.
    t.dice(1, 1, 5, 1).do('loose');
    expect([t.health('roland'), t.ever('shot')]).toMatchObject([
      DEAD,
      [{ impact: p.hex('H13') }, { impact: p.hex('H14') }],
    ]);
    expect(t.health('jacques')).toBe(DEAD);
    expect((t.state.marks[p.unit('petros')] ?? 0) & VOLLEYED).toBe(VOLLEYED);
  });
});

describe('offensive fire', () => {
  // R44: a horseman is hit in either of his hexes, aimed at or not.
  rule(['gui.5.4.1d', 'gui.5.4.3.C'], 'a shot at the head that falls on the tail hits the same horseman', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C15').put(1, 'kosmas', 'C8', { facing: 'N' });
    const t = fire(p, 10, 4).do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'kosmas', cell: 'C8' });
    expect(t.ever('shot')).toMatchObject([{ impact: p.hex('C9') }]);
    expect([result(t), t.health('kosmas')]).toEqual(['C', WOUNDED]);
  });
  // An impassable heap of dead is no way back.
  rule(['gui.5.4.retreat', 'gui.4.2.2b'], 'driven against a heap of six dead he is wounded where he stands', () => {
    const shot = (dead: number): Table => {
      const p = position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'dorian', 'C8');
      for (const id of ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'vladko'].slice(0, dead))
        p.put(0, id, 'C7', { health: DEAD });
      return fire(p, 1, 7).do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'dorian', cell: 'C8' });
    };
    expect([shot(6).where('dorian'), shot(6).health('dorian')]).toEqual(['C8', WOUNDED]);
    expect([shot(5).hexes('retreatTo'), shot(5).health('dorian')]).toEqual([['C7'], HEALTHY]);
  });
  // R51: along an edge the freer of the two hexes counts, for men as for ground.
  rule(['gui.5.5.3.living', 'gui.5.5.1c'], 'between two hexes a stone flies by one man, not between two', () => {
    const aims = (...others: [string, number][]): string[] => {
      const p = position('il-poggio').put(0, 'wahid', 'D8').put(1, 'milo', 'F8');
      for (const [hex, health] of others) p.put(0, hex === 'E8' ? 'osbern' : 'avray', hex, { health });
      const t = fire(p);
      return t.step === 'offensive' ? t.do('shoot', { unit: 'wahid' }).who('fireAt', 'target') : [];
    };
    expect(aims(['E8', HEALTHY])).toEqual(['milo']);
    expect(aims(['E8', HEALTHY], ['E9', HEALTHY])).toEqual([]);
    expect(aims(['E8', HEALTHY], ['E9', STUNNED])).toEqual(['milo']);
  });
  // R12, R116: held only by who could strike at him now.
  rule(
    ['gui.5.2a', 'gui.10.1.2a'],
    'neither a stunned man, a loose horse nor a bearer of a ladder holds an archer',
    () => {
      const p = position('il-poggio')
        .put(0, 'alphonse', 'H10')
        .put(1, 'dorian', 'H9', { health: STUNNED })
        .put(1, 'milo', 'H3');
      p.horse('khaled', 'G10', 'N', { side: 1 });
      p.put(1, 'patroclus', 'I10').put(1, 'philemon', 'I9');
      const [cell, other] = [p.hex('I10'), p.hex('I9')];
      const ladder = { side: 1, cell, other, direction: -1, climber: -1, gone: false, since: 0 };
      p.state.ladders = [{ ...ladder, bearers: p.units('patroclus', 'philemon') }];
      expect(fire(p).who('shoot')).toEqual(['alphonse']);
      the(p.state.ladders[0]).bearers = [];
      expect(fire(p).legal('shoot')).toEqual([]);
    },
  );
});

describe('a rider hurt before', () => {
  // l.705, l.832: the horse falls as the table says, and a second wound is his death.
  rule(['gui.5.4.3.D', 'gui.5.4.double'], 'D kills a wounded rider with his horse, on the move or not', () => {
    for (const volley of [false, true]) {
      const p = position('il-poggio').put(1, 'musa', 'H8', { facing: 'N', health: WOUNDED }).put(0, 'osbern', 'A1');
      const cell = p.hex('H8');
      const shot = {
        step: 'hit' as const,
        from: p.hex('H2'),
        cell,
        row: 2,
        short: 12,
        volley,
        aimed: cell,
        all: false,
      };
      // Composite bow, 3: row 5 is D.
      const t = p.play([shot], 3);
      if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
      const [horse] = t.state.horses;
      expect([t.health('musa'), horse?.dead, t.step === 'moving']).toEqual([DEAD, true, false]);
    }
  });
});
