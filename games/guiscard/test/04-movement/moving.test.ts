import { describe, expect, test } from 'vitest';
import { DEAD, FIRED, HEALTHY, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

/** The movement step of the first side. */
const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const begin = (p: Position, unit: string, ...dice: number[]): Table => moves(p, ...dice).do('move', { unit });

describe('movement points', () => {
  rule('gui.4.a', 'every hex entered costs the points of its terrain', () => {
    const t = begin(position('il-poggio').put(0, 'roland', 'D9'), 'roland');
    // Six points: D8, D7, D6 at one each, D5 (brush) at two, one left, D4 (brush) too dear.
    t.go('D8', 'D7', 'D6', 'D5');
    expect(t.hexes('step')).toEqual(['C5', 'C6', 'D6', 'E6']);
    expect(t.refusal({ type: 'step', to: t.position.hex('D4'), tail: -1 })).toMatchObject({
      rule: 'gui.4.a',
      reason: 'tooDear',
      cost: 2,
      left: 1,
    });
    expect(t.where('roland')).toBe('D5');
  });

  rule('gui.4.b', 'all, some or none may move, each as far as he likes', () => {
    const t = moves(position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'G8'));
    expect(t.who('move')).toEqual(['jacques', 'roland']);
    t.do('move', { unit: 'roland' }).go('E7').do('stop');
    expect([t.where('roland'), t.who('move')]).toEqual(['E7', ['jacques']]);
    t.do('endMoves');
    expect(t.where('jacques')).toBe('G8');
  });

  rule('gui.4.c', 'points left are lost: nobody moves twice', () => {
    const t = moves(position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'G8'));
    t.do('move', { unit: 'roland' }).go('E7').do('stop');
    expect(t.refusal({ type: 'move', unit: t.position.unit('roland') })).toMatchObject({ reason: 'alreadyMoved' });
  });

  rule('gui.1.2j', 'a stunned man does not move', () => {
    const t = moves(position('il-poggio').put(0, 'roland', 'E8', { health: STUNNED }).put(0, 'jacques', 'G8'));
    expect(t.who('move')).toEqual(['jacques']);
  });

  rule('gui.4.1', 'one passes through friends, the stunned and the dead, and ends alone', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(0, 'jacques', 'E7')
      .put(1, 'milo', 'E6', { health: STUNNED })
      .put(1, 'sergios', 'E9', { health: DEAD });
    const t = begin(p, 'roland');
    t.go('E7');
    expect(t.legal('stop')).toEqual([]);
    t.go('E6');
    expect(t.legal('stop')).toEqual([]);
    t.go('F6');
    expect(t.legal('stop')).toHaveLength(1);
    const dead = begin(p, 'roland').go('E9');
    expect(dead.legal('stop')).toHaveLength(1);
  });

  rule('gui.4.2a', 'an enemy awake cannot be passed', () => {
    const t = begin(position('il-poggio').put(0, 'roland', 'E8').put(1, 'milo', 'E7'), 'roland');
    expect(t.refusal({ type: 'step', to: t.position.hex('E7'), tail: -1 })).toMatchObject({
      rule: 'gui.4.2a',
      reason: 'enemyThere',
    });
  });

  rule('gui.8.4.1b', 'a wounded man in armour stays outside the window', () => {
    const t = begin(position('laguna', [FARM]).put(0, 'roland', 'S6', { health: WOUNDED }), 'roland');
    expect(t.refusal({ type: 'step', to: t.position.hex('S7'), tail: -1 })).toMatchObject({
      reason: 'tooDear',
      cost: 4,
    });
  });

  rule('gui.8.4.2b', 'a horseman jumps a low wall but does not stop astride it', () => {
    const t = begin(position('laguna', [FARM]).put(0, 'robert', 'R11', { facing: 'N' }), 'robert');
    t.go('R10<R11');
    expect(t.legal('stop')).toEqual([]);
    t.go('R9<R10');
    expect(t.legal('stop')).toHaveLength(1);
  });
});

describe('turning', () => {
  rule('gui.4.4.1c', 'an about-face costs three points and no hex', () => {
    const t = begin(position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }), 'robert').do('aboutFace');
    const robert = t.position.unit('robert');
    expect([t.where('robert'), t.position.name(t.state.tail[robert] ?? -1)]).toEqual(['E9', 'E8']);
    // Nine points left of twelve: nine hexes south would leave the map at E16, seven away.
    t.do('aboutFace').do('aboutFace').do('aboutFace');
    expect(t.legal('step')).toEqual([]);
  });
  rule('gui.4.4.1b', 'a sharp turn is paid beyond the price of the hex', () => {
    const t = begin(position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }), 'robert');
    // Straight back: 1 + 3, three times, and no point is left.
    t.go('E10<E9').go('E8<E9').go('E10<E9');
    expect(t.legal('step')).toEqual([]);
  });
});

describe('mounting', () => {
  rule(['gui.4.4.2.ex', 'gui.4.4.2b', 'gui.4.4.2a'], 'Drogon: one hex, three to mount, two left become four', () => {
    const p = position('il-poggio').put(0, 'drogon', 'D9');
    const index = p.horse('drogon', 'E8', 'N', { side: 0 });
    const t = begin(p, 'drogon').go('D8').do('mount', { horse: index });
    t.go('E7', 'E6', 'F5', 'F4');
    expect([t.where('drogon'), t.legal('step')]).toEqual(['F4', []]);
  });
  rule(
    ['gui.4.4.2.ex', 'gui.4.4.2c'],
    'Arthur: one hex, three to dismount, eight left become four; wounded two',
    () => {
      const ride = (health: number) =>
        begin(position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N', health }), 'arthur')
          .go('E7')
          .do('dismount', { to: 'F7' });
      const t = ride(HEALTHY);
      t.go('F6', 'F5', 'F4', 'F3');
      expect(t.legal('step')).toEqual([]);
      const wounded = ride(WOUNDED);
      wounded.go('F6', 'F5');
      expect(wounded.legal('step')).toEqual([]);
    },
  );
  rule('gui.4.4.2e', 'no mounting next to an enemy who can attack', () => {
    const p = position('il-poggio').put(0, 'drogon', 'D8').put(1, 'milo', 'F7');
    const index = p.horse('drogon', 'E8', 'N', { side: 0 });
    const t = begin(p, 'drogon');
    expect(t.legal('mount')).toEqual([]);
    expect(t.refusal({ type: 'mount', horse: index })).toMatchObject({ rule: 'gui.4.4.2e', reason: 'enemyNear' });
  });
});

describe('riderless horses', () => {
  rule('gui.4.4.3a', 'a horse alone stays where it is', () => {
    const p = position('il-poggio').put(0, 'osbern', 'B5');
    const index = p.horse('robert', 'E8', 'N', { side: 0 });
    const t = moves(p);
    expect(t.who('move')).toEqual(['osbern']);
    t.do('endMoves');
    expect(the(t.state.horses[index])).toMatchObject({ head: p.hex('E8'), tail: p.hex('E9') });
  });
  rule('gui.4.4.3b', 'on foot he takes the bridle in passing and the horse follows', () => {
    const p = position('il-poggio').put(0, 'osbern', 'D6');
    const index = p.horse('robert', 'E8', 'N', { side: 0 });
    const t = begin(p, 'osbern').go('E7').do('bridle', { horse: index });
    expect(the(t.state.horses[index]).leader).toBe(p.unit('osbern'));
    t.go('E6', 'E5');
    expect(p.name(the(t.state.horses[index]).head)).toBe('E6');
    expect(p.name(the(t.state.horses[index]).tail)).toBe('E7');
  });
  rule('gui.4.2.1b', 'a led horse goes through trees', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E7');
    const index = p.horse('robert', 'E8', 'N', { side: 0 });
    const t = begin(p, 'osbern').do('bridle', { horse: index }).go('E6', 'E5', 'E4');
    expect([p.name(the(t.state.horses[index]).head), the(t.state.horses[index]).leader]).toEqual([
      'E5',
      p.unit('osbern'),
    ]);
  });
  rule('gui.4.4.3c', 'a rider takes it as he sets out, or ends his move with it', () => {
    const p = position('il-poggio').put(0, 'robert', 'E7', { facing: 'N' });
    const index = p.horse('khaled', 'E9', 'N');
    // The tail of Robert is in E8, his head in E7: not before the head of the horse. From F8 he is.
    expect(begin(p, 'robert').legal('bridle')).toEqual([]);
    const q = position('il-poggio').put(0, 'robert', 'E6', { facing: 'S' });
    const other = q.horse('khaled', 'E8', 'N');
    const t = begin(q, 'robert').go('E7<E6').do('bridle', { horse: other });
    expect([the(t.state.horses[other]).leader, t.step]).toEqual([q.unit('robert'), 'movement']);
    expect(index).toBe(1);
  });
  rule('gui.4.4.3d', 'in passing he seizes it on 1-6; on 7-10 the horse is out of his reach this turn', () => {
    const ride = (die: number) => {
      const p = position('il-poggio').put(0, 'robert', 'E6', { facing: 'S' });
      const index = p.horse('khaled', 'E8', 'N');
      return { index, t: begin(p, 'robert', die).go('E7<E6').do('seize', { horse: index }) };
    };
    const six = ride(6);
    expect(the(six.t.state.horses[six.index]).leader).toBe(six.t.position.unit('robert'));
    expect(six.t.step).toBe('moving');
    const seven = ride(7);
    expect(the(seven.t.state.horses[seven.index]).leader).toBe(-1);
    expect(seven.t.told('bridleMissed')).toHaveLength(1);
    expect([seven.t.legal('seize'), seven.t.legal('bridle')]).toEqual([[], []]);
    // Seized, it stands beside him at once: his head in E7 and tail in E6, its head in D6 or F6.
    const { head, tail } = the(six.t.state.horses[six.index]);
    expect([
      ['D6', 'D5'],
      ['F6', 'F5'],
    ]).toContainEqual([six.t.position.name(head), six.t.position.name(tail)]);
    // Another horse he may still try for.
    const p = position('il-poggio').put(0, 'robert', 'E6', { facing: 'S' });
    const [first, second] = [p.horse('khaled', 'E8', 'N'), p.horse('shakil', 'F7', 'NW')];
    const t = begin(p, 'robert', 7).go('E7<E6').do('seize', { horse: first });
    expect(t.legal('seize').map(({ horse }) => horse)).toEqual([second]);
  });
});

describe('bodies', () => {
  const dead = ['osbern', 'avray', 'rioulf'];
  const field = (): Position => {
    const p = position('laguna').put(0, 'roland', 'F8').put(0, 'jacques', 'E9');
    for (const id of dead) p.put(1, id, 'F9', { health: DEAD });
    return p;
  };
  rule(['gui.4.2.3a', 'gui.4.2.3b'], 'two men on foot shift three bodies by a hex and do nothing else', () => {
    const t = moves(field());
    t.do('clearBodies', { unit: 'roland', mate: 'jacques', from: 'F9', to: 'F10' });
    expect(dead.map(id => t.where(id))).toEqual(['F10', 'F10', 'F10']);
    expect(t.legal('move')).toEqual([]);
  });
  rule('gui.4.2.3a', 'any two beside the hex; of four only three', () => {
    const p = field().put(0, 'eustache', 'F10').put(1, 'milo', 'F9', { health: DEAD });
    const t = moves(p);
    const pairs = new Set(t.legal('clearBodies').map(({ unit, mate }) => `${unit} ${mate}`));
    expect(pairs.size).toBe(3);
    t.do('clearBodies', { unit: 'roland', mate: 'eustache', from: 'F9', to: 'E10' });
    expect([...dead, 'milo'].map(id => t.where(id)).filter(hex => hex === 'F9')).toHaveLength(1);
  });
  rule('gui.4.2.3a', 'or a dead horse, which keeps its two hexes', () => {
    const p = position('laguna').put(0, 'roland', 'F8').put(0, 'jacques', 'E9');
    const index = p.horse('khaled', 'F9', 'N', { dead: true });
    const t = moves(p);
    expect(t.legal('clearBodies')).toEqual([]);
    t.do('shiftHorse', { unit: 'roland', mate: 'jacques', horse: index, head: 'E10', tail: 'E11' });
    const { head, tail } = the(t.state.horses[index]);
    expect([p.name(head), p.name(tail), t.legal('move').length]).toEqual(['E10', 'E11', 0]);
    // Neither the living nor one man alone.
    const alone = position('laguna').put(0, 'roland', 'F8');
    alone.horse('khaled', 'F9', 'N', { dead: true });
    expect(moves(alone).legal('shiftHorse')).toEqual([]);
    const standing = position('laguna').put(0, 'roland', 'F8').put(0, 'jacques', 'E9');
    standing.horse('khaled', 'F9', 'N');
    expect(moves(standing).legal('shiftHorse')).toEqual([]);
  });
  rule('gui.4.2.3c', 'a horse sinks that has only one end in the water', () => {
    const p = position('laguna').put(0, 'roland', 'F8').put(0, 'jacques', 'E9');
    const horse = p.horse('khaled', 'F9', 'N', { dead: true });
    const t = moves(p);
    const wet = (cell: unknown): boolean => ['G9', 'G10'].some(hex => p.hex(hex) === cell);
    const half = the(t.legal('shiftHorse').find(({ head, tail }) => wet(tail) !== wet(head)));
    t.act(half);
    expect([the(t.state.horses[horse]).head < 0, the(t.state.horses[horse]).tail < 0]).toEqual([true, true]);
  });
  rule('gui.4.2.3c', 'into the water they sink', () => {
    const t = moves(field()).do('clearBodies', { unit: 'roland', mate: 'jacques', from: 'F9', to: 'G9' });
    expect(t.told('cleared')).toMatchObject([{ sunk: true }]);
    expect(dead.map(id => (t.state.cell[t.position.unit(id)] ?? 0) < 0)).toEqual([true, true, true]);
  });
});

describe('carrying', () => {
  rule(['gui.4.2.4a', 'gui.4.2.4b'], 'what is left is halved, and the burden is laid beside him', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E9').put(0, 'roland', 'E8', { health: STUNNED });
    const t = begin(p, 'osbern').go('E8').do('lift', { unit: 'roland' });
    // Eight less one is seven; half is three.
    t.go('E7', 'E6', 'F5');
    expect(t.legal('step')).toEqual([]);
    t.do('stop');
    expect([t.step, t.hexes('lay')]).toEqual(['laying', ['E5', 'E6', 'F4', 'F6', 'G5', 'G6']]);
    t.do('lay', { to: 'G6' });
    expect([t.where('roland'), t.where('osbern')]).toEqual(['G6', 'F5']);
  });
  rule('gui.4.2.4b', 'whoever carried a man neither attacks nor works, also once he has laid him down', () => {
    const p = position('il-poggio').put(0, 'osbern', 'E9').put(0, 'roland', 'E8', { health: STUNNED });
    p.put(1, 'dorian', 'E6');
    const raised = {
      side: 1,
      cell: p.hex('F7'),
      other: -1,
      direction: 0,
      climber: -1,
      bearers: [],
      gone: false,
      since: 0,
    };
    p.state.ladders.push(raised);
    const start = (): Table =>
      p
        .play([
          { step: 'movement', side: 0 },
          { step: 'declare', side: 0 },
        ])
        .do('move', { unit: 'osbern' })
        .go('E8');
    const walker = start().go('E7').do('stop').do('endMoves');
    expect([walker.who('attack'), walker.who('task')]).toEqual([['osbern'], ['osbern']]);
    const bearer = start().do('lift', { unit: 'roland' }).go('E7').do('stop').do('lay', { to: 'E8' }).do('endMoves');
    expect([bearer.seats, bearer.step]).toEqual([[1], 'movement']);
  });
  rule('gui.4.2.4b', 'who has fired in this phase carries nobody', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8', { health: STUNNED });
    const laden = (marks: number): unknown =>
      begin(p.put(0, 'osbern', 'E9', { marks }), 'osbern')
        .go('E8')
        .who('lift');
    expect([laden(0), laden(FIRED)]).toEqual([['roland'], []]);
  });
});

test('two horsemen of a side may share no hex at the end', () => {
  const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(0, 'roger', 'E6', { facing: 'N' });
  const t = begin(p, 'robert').go('E7<E8');
  expect(t.legal('stop')).toEqual([]);
});
