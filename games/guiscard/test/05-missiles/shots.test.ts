import { describe, expect } from 'vitest';
import { DEAD, FIRED, HEALTHY, LANCE_THROWN, STIRRED, STUNNED, VOLLEYED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
const at = (p: Position, unit: string, target: string, cell: string, ...dice: number[]): Table =>
  fire(p, ...dice)
    .do('shoot', { unit })
    .do('fireAt', { target, cell });
const result = (t: Table): unknown => t.ever('fired').at(-1)?.result;

describe('offensive fire at men on foot', () => {
  // Alphonse at six hexes: no modifier, a 1 hits the hex. Dorian without armour: die + 3.
  const shot = (die: number): Table =>
    at(position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'dorian', 'C8'), 'alphonse', 'dorian', 'C8', 1, die);
  rule('gui.5.4.4.C', 'C kills', () => {
    expect([result(shot(3)), shot(3).health('dorian')]).toEqual(['C', DEAD]);
  });
  rule('gui.5.4.4.B', 'B wounds', () => {
    expect([result(shot(4)), shot(4).health('dorian')]).toEqual(['B', WOUNDED]);
  });
  rule('gui.5.4.4.A', 'A drives him back two hexes at once', () => {
    const t = shot(7);
    expect([result(t), t.seats, t.hexes('retreatTo')]).toEqual(['A', [1], ['C7']]);
    t.do('retreatTo', { to: 'C7', other: -1 }).do('retreatTo', { to: 'C6', other: -1 });
    expect([t.where('dorian'), t.health('dorian')]).toEqual(['C6', HEALTHY]);
  });
  rule('gui.5.4.4.-', 'a dash is a miss', () => {
    // In a tent, through the cloth: strong cover; a 6 is row 9.
    const p = position('laguna', [TENT]).put(0, 'alphonse', 'V8').put(1, 'dorian', 'R8');
    const t = at(p, 'alphonse', 'dorian', 'R8', 1, 6);
    expect([result(t), t.health('dorian')]).toEqual(['-', HEALTHY]);
  });
  rule('gui.5.4.retreat', 'if he cannot go the full distance he is wounded where he comes to a halt (R122)', () => {
    const p = position('il-poggio')
      .put(0, 'alphonse', 'C14')
      .put(1, 'dorian', 'C8')
      .put(0, 'roland', 'C6')
      .put(0, 'jacques', 'D6')
      .put(0, 'osbern', 'B6');
    const t = at(p, 'alphonse', 'dorian', 'C8', 1, 7, 1, 1, 1, 1).do('retreatTo', { to: 'C7', other: -1 });
    // C6, D6 and B6 hold enemies: there is no second hex.
    expect([t.where('dorian'), t.health('dorian')]).toEqual(['C7', WOUNDED]);
    const edge = position('il-poggio').put(0, 'alphonse', 'C7').put(1, 'dorian', 'C1');
    const e = at(edge, 'alphonse', 'dorian', 'C1', 1, 7);
    expect([e.where('dorian'), e.health('dorian')]).toEqual(['C1', WOUNDED]);
  });
  rule('gui.5.4.double', 'a stunned man driven back is dead', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'dorian', 'C8', { health: STUNNED });
    expect(at(p, 'alphonse', 'dorian', 'C8', 1, 7).health('dorian')).toBe(DEAD);
  });
});

describe('offensive fire at horsemen', () => {
  const struck = (die: number, row = 3): Table => {
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(1, 'kosmas', 'C8', { facing: 'N' });
    const frame = {
      step: 'hit' as const,
      from: p.hex('C14'),
      cell: p.hex('C8'),
      row,
      short: 10,
      volley: false,
      aimed: p.hex('C8'),
    };
    return p.play([{ ...frame, all: false }], die);
  };
  const horse = (t: Table) => the(t.state.horses[0]);
  rule('gui.5.4.3.A', 'A drives him back four hexes', () => {
    const t = struck(7);
    expect([result(t), t.step]).toEqual(['A', 'retreatStep']);
    for (const hex of ['C7', 'C6', 'C5', 'C4'])
      t.act(the(t.legal('retreatTo').find(spot => spot.to === t.position.hex(hex))));
    expect(t.where('kosmas')).toBe('C4');
  });
  rule('gui.5.4.3.B', 'B stuns and throws him, the horse is unharmed', () => {
    const t = struck(6);
    expect([result(t), t.health('kosmas'), horse(t).rider, horse(t).dead]).toEqual(['B', STUNNED, -1, false]);
  });
  rule('gui.5.4.3.C', 'C wounds him in the saddle', () => {
    const t = struck(4);
    expect([result(t), t.health('kosmas'), horse(t).rider]).toEqual(['C', WOUNDED, t.position.unit('kosmas')]);
  });
  rule('gui.5.4.3.D', 'D kills the horse, wounds and throws him', () => {
    const t = struck(2);
    expect([result(t), t.health('kosmas'), horse(t).dead, horse(t).rider]).toEqual(['D', WOUNDED, true, -1]);
  });
  rule('gui.5.4.3.E', 'E kills him, the horse is unharmed', () => {
    const t = struck(1);
    expect([result(t), t.health('kosmas'), horse(t).dead]).toEqual(['E', DEAD, false]);
  });
  rule('gui.5.4.3.F', 'F kills both', () => {
    const t = struck(1, 0);
    expect([result(t), t.health('kosmas'), horse(t).dead]).toEqual(['F', DEAD, true]);
  });
  rule('gui.5.4.3.-', 'a dash is a miss', () => {
    // On the scarp with the line over its top: medium cover; from M3, a 6 and more.
    const p = position('la-scalinata').put(0, 'alphonse', 'M3').put(1, 'kosmas', 'M8', { facing: 'N' });
    const t = at(p, 'alphonse', 'kosmas', 'M8', 1, 7);
    expect([result(t), t.health('kosmas')]).toEqual(['-', HEALTHY]);
  });
  rule(['gui.6.8e', 'gui.5.4.3.C'], 'C, D, E and F kill a horse alone, A and B do not (R45)', () => {
    const shoot = (die: number): boolean => {
      const p = position('il-poggio').put(0, 'alphonse', 'C14');
      const index = p.horse('khaled', 'C8', 'N', { side: 1 });
      const t = fire(p, 1, die).do('shoot', { unit: 'alphonse' }).do('fireAtHorse', { horse: index, cell: 'C8' });
      return the(t.state.horses[index]).dead;
    };
    expect([1, 2, 5, 6, 7].map(shoot)).toEqual([true, true, true, false, false]);
  });
});

describe('the step', () => {
  rule('gui.5.e', 'one shot each, but several at the same target', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(0, 'olivier', 'D13').put(1, 'roland', 'C8');
    const t = fire(p, 1, 10, 1, 10);
    t.do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'roland', cell: 'C8' });
    t.do('retreatTo', { to: 'C7', other: -1 }).do('retreatTo', { to: 'C6', other: -1 });
    expect(t.who('shoot')).toEqual(['olivier']);
    expect(t.refusal({ type: 'shoot', unit: p.unit('alphonse') })).toMatchObject({
      rule: 'gui.5.e',
      reason: 'hasFired',
    });
    t.do('shoot', { unit: 'olivier' });
    expect(t.who('fireAt', 'target')).toEqual(['roland']);
  });
  rule('gui.2.1.1', 'all with a missile may fire, but not those in contact', () => {
    const p = position('il-poggio')
      .put(0, 'alphonse', 'C3')
      .put(0, 'olivier', 'C9')
      .put(0, 'roland', 'C12')
      .put(1, 'milo', 'C8');
    expect(fire(p).who('shoot')).toEqual(['alphonse']);
    expect(fire(p).refusal({ type: 'shoot', unit: p.unit('olivier') })).toMatchObject({ rule: 'gui.5.2a' });
    expect(fire(p).refusal({ type: 'shoot', unit: p.unit('roland') })).toMatchObject({
      rule: 'gui.5.a',
      reason: 'noWeapon',
    });
  });
  rule('gui.5.d', 'a lance thrown is gone', () => {
    const p = position('il-poggio').put(0, 'jacques', 'C11').put(1, 'dorian', 'C8');
    const t = at(p, 'jacques', 'dorian', 'C8', 1, 10);
    expect((t.state.marks[p.unit('jacques')] ?? 0) & LANCE_THROWN).toBe(LANCE_THROWN);
  });
  rule(['gui.5.4.1d', 'gui.5.4.2.cap'], 'the shot that falls elsewhere hits whoever is there, friend or enemy', () => {
    // A 10 falls short: in C9, where Roland stands. No effect above 10.
    const p = position('il-poggio').put(0, 'alphonse', 'C15').put(0, 'roland', 'D8').put(1, 'dorian', 'C8');
    // Near right of a shot flying north is SE: 8 falls in D8.
    const t = at(p, 'alphonse', 'dorian', 'C8', 8, 1);
    expect(t.ever('shot')).toMatchObject([{ impact: p.hex('D8') }]);
    expect(t.ever('fired')).toMatchObject([{ unit: p.unit('roland') }]);
    const far = at(position('il-poggio').put(0, 'landry', 'C16').put(1, 'dorian', 'C3'), 'landry', 'dorian', 'C3', 10);
    expect(far.ever('shot')).toMatchObject([{ impact: far.position.hex('C4') }]);
    expect(far.ever('fired')).toEqual([]);
  });
  rule(
    ['gui.8.3.5', 'gui.8.3.6', 'gui.8.3.6.ex'],
    'two shooters at a corner: he names the one he is covered from',
    () => {
      const p = position('laguna', [FARM]).put(1, 'maniakes', 'P6').put(0, 'anwar', 'P12').put(0, 'bashir', 'T5');
      const t = fire(p, 1, 10, 1, 10).do('shoot', { unit: 'anwar' }).do('fireAt', { target: 'maniakes', cell: 'P6' });
      expect([t.step, t.seats]).toEqual(['cover', [1]]);
      t.act({ type: 'coverFrom', here: true });
      expect(t.ever('fired')).toMatchObject([{ cover: 'medium' }]);
      t.do('shoot', { unit: 'bashir' }).do('fireAt', { target: 'maniakes', cell: 'P6' });
      expect(t.ever('fired')).toMatchObject([{ cover: 'medium' }, { cover: 'none' }]);
    },
  );
  rule(['gui.5.1.sling', 'gui.5.1.round'], 'who has slung moves half, rounded down; a bow does not hinder', () => {
    const p = position('il-poggio')
      .put(0, 'wahid', 'C12', { marks: FIRED })
      .put(0, 'alphonse', 'F12', { marks: FIRED });
    const t = p
      .play([{ step: 'movement', side: 0 }])
      .do('move', { unit: 'wahid' })
      .go('C11', 'C10', 'C9', 'C8');
    expect(t.legal('step')).toEqual([]);
    t.do('stop').do('move', { unit: 'alphonse' }).go('F11', 'F10', 'F9', 'F8', 'F7', 'F6', 'F5', 'F4');
    expect(t.where('alphonse')).toBe('F4');
  });
  rule('gui.2.1.3a', 'whoever did not fire moves normally', () => {
    const p = position('il-poggio').put(0, 'wahid', 'C12');
    const t = p.play([{ step: 'movement', side: 0 }]).do('move', { unit: 'wahid' });
    t.go('C11', 'C10', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4');
    expect(t.where('wahid')).toBe('C4');
  });
});

describe('defensive fire', () => {
  // Petros at H4 watches column H; composite bow: die + 2, armour one more.
  const march = (p: Position, unit: string, ...dice: number[]): Table =>
    p
      .play(
        [
          { step: 'movement', side: 0 },
          { step: 'unmoved', side: 0 },
        ],
        ...dice,
      )
      .do('move', { unit });
  const field = () => position('il-poggio').put(0, 'roland', 'H14').put(1, 'petros', 'H4');
  const volley = (t: Table, unit: string, cell: string): Table => t.do('name', { unit, cell }).do('loose');

  rule(['gui.5.3b', 'gui.2.1.3b'], 'on any hex of his way a moving enemy may be shot at', () => {
    const t = march(field(), 'roland').go('H13');
    expect([t.step, t.seats, t.who('name')]).toEqual(['window', [1], ['petros']]);
    t.do('hold').go('H12');
    expect(t.step).toBe('window');
  });
  rule('gui.5.4.4.A', 'A: two points less this turn', () => {
    const t = march(field(), 'roland', 1, 7).go('H13');
    volley(t, 'petros', 'H13');
    expect([result(t), t.told('slowed')]).toMatchObject(['A', [{ mp: 3 }]]);
    t.go('H12', 'H11', 'H10');
    expect(t.legal('step')).toEqual([]);
  });
  rule('gui.5.4.4.B', 'B: wounded, and half of what is left (R41)', () => {
    const t = march(field(), 'roland', 1, 4).go('H13');
    volley(t, 'petros', 'H13');
    expect([result(t), t.health('roland'), t.told('slowed')]).toMatchObject(['B', WOUNDED, [{ mp: 2 }]]);
  });
  rule(['gui.5.4.3.A', 'gui.5.4.3.C'], 'a horseman: A takes four points, C a wound and four points', () => {
    const ride = (die: number) => {
      const p = position('il-poggio').put(0, 'robert', 'H14', { facing: 'N' }).put(1, 'petros', 'H4');
      const t = march(p, 'robert', 1, die).go('H13<H14');
      return volley(t, 'petros', 'H13');
    };
    // Die + 2 + 1: 7 is A, 4 is C.
    expect([result(ride(7)), ride(7).told('slowed')]).toMatchObject(['A', [{ mp: 7 }]]);
    expect([result(ride(4)), ride(4).health('robert'), ride(4).told('slowed')]).toMatchObject([
      'C',
      WOUNDED,
      [{ mp: 7 }],
    ]);
  });
  rule(
    ['gui.5.4.3.A', 'gui.5.4.3.D'],
    'a stray shot at a bystander neither slows the charge it was meant for nor sets him walking',
    () => {
      const p = position('il-poggio').put(0, 'robert', 'H14', { facing: 'N' });
      p.put(0, 'roger', 'J13', { facing: 'N' }).put(1, 'petros', 'J4');
      const volley = (unit: string, cell: string, ...dice: number[]): Table => {
        p.state.charges = [
          {
            ...{
              unit: p.unit('robert'),
              target: p.unit('petros'),
              path: [],
              counter: -1,
              route: [],
              group: -1,
              pike: -1,
            },
            stage: 'declared',
          },
        ];
        const under = { step: 'gallop' as const, charge: 0, at: 0, mp: 12 };
        const from = p.hex('J4');
        const shot = { cell: p.hex(cell), from, row: 2, short: 4, volley: true, aimed: p.hex('H14'), all: false };
        expect(p.state.cell[p.unit(unit)]).toBe(p.hex(cell));
        return p.play([{ step: 'hit', ...shot }, under], ...dice);
      };
      // Die + 2 + 1: 7 is A, 2 is D.
      expect(volley('robert', 'H14', 7).ever('slowed')).toMatchObject([{ unit: p.unit('robert'), mp: 8 }]);
      const by = volley('roger', 'J13', 7);
      expect([by.ever('fired'), by.ever('slowed')]).toMatchObject([[{ unit: p.unit('roger'), result: 'A' }], []]);
      const thrown = volley('roger', 'J13', 2).do('lieAt', { to: 'J12' });
      expect([thrown.ever('fired').at(-1)?.result, thrown.step]).toEqual(['D', 'movement']);
    },
  );
  rule('gui.5.4.4.A', 'who carries a ladder is slowed like anybody, and his mate with him', () => {
    const p = position('nido-d-aquila').put(0, 'osbern', 'J8').put(0, 'rioulf', 'J7').put(1, 'petros', 'J1');
    const [cell, other] = [p.hex('J8'), p.hex('J7')];
    const bearers = p.units('osbern', 'rioulf');
    p.state.ladders = [{ side: 0, cell, other, direction: -1, climber: -1, bearers, gone: false, since: 0 }];
    const shot = { cell, from: p.hex('J14'), row: 2, short: 4, volley: true, aimed: cell, all: true };
    const t = p.play(
      [
        { step: 'hit', ...shot },
        { step: 'ladderParty', ladder: 0, mp: 6, spent: 0, entered: 1 },
      ],
      8,
    );
    expect([result(t), t.ever('slowed')]).toMatchObject(['A', [{ mp: 4 }]]);
  });
  rule('gui.5.4.3.D', 'D: horse killed, he goes on one hex on foot in armour, two without (R42)', () => {
    const ride = (unit: string, die: number) => {
      const p = position('il-poggio').put(0, unit, 'H14', { facing: 'N' }).put(1, 'petros', 'H4');
      const t = march(p, unit, 1, die).go('H13<H14');
      volley(t, 'petros', 'H13');
      return t.do('lieAt', { to: 'H12' });
    };
    const heavy = ride('robert', 2);
    expect([result(heavy), heavy.step]).toEqual(['D', 'moving']);
    heavy.go('H11');
    if (heavy.step === 'window') heavy.do('hold');
    expect(heavy.legal('step')).toEqual([]);
    const light = ride('musa', 3);
    light.go('H11');
    if (light.step === 'window') light.do('hold');
    light.go('H10');
    if (light.step === 'window') light.do('hold');
    expect([light.legal('step'), light.where('musa')]).toEqual([[], 'H10']);
  });
  rule('gui.5.3c', 'all are named before a die is rolled, and all have fired though the first kills', () => {
    const p = field().put(1, 'stephanos', 'G5');
    const t = march(p, 'roland', 1, 1).go('H13').do('name', { unit: 'petros', cell: 'H13' });
    expect(t.ever('fired')).toEqual([]);
    t.do('name', { unit: 'stephanos', cell: 'H13' }).dice(1).do('loose');
    expect(t.health('roland')).toBe(DEAD);
    expect(p.units('petros', 'stephanos').map(unit => (t.state.marks[unit] ?? 0) & VOLLEYED)).toEqual([
      VOLLEYED,
      VOLLEYED,
    ]);
    expect(t.ever('shot')).toHaveLength(2);
  });
  rule('gui.5.3d', 'at the same man again only after two hexes on foot', () => {
    const p = field().put(1, 'stephanos', 'G5').put(1, 'loukas', 'I5');
    const t = march(p, 'roland', 10, 10).go('H13');
    // Petros misses: a 10 falls short of Roland.
    volley(t, 'petros', 'H13').go('H12');
    expect(t.step).toBe('moving');
    t.go('H11');
    expect([t.step, t.who('name')]).toEqual(['window', ['loukas', 'stephanos']]);
  });
  rule('gui.5.3e', 'who stands still is shot at only when his side has ended its moves', () => {
    const p = field().put(0, 'jacques', 'I14');
    const t = p.play([
      { step: 'movement', side: 0 },
      { step: 'unmoved', side: 0 },
    ]);
    expect(t.step).toBe('movement');
    t.do('move', { unit: 'roland' }).go('H13').do('hold').do('stop').do('endMoves');
    expect(t.step).toBe('window');
    const named = t.who('name');
    expect(named).toEqual(['petros']);
    // Only Jacques stood still.
    t.do('hold');
    expect(t.step).toBe('movement');
  });
  rule('gui.5.3f', 'once another is shot at, the first is left alone', () => {
    const p = field()
      .put(0, 'jacques', 'I14')
      .put(1, 'stephanos', 'G5')
      .put(1, 'loukas', 'I5')
      .put(0, 'eustache', 'E14');
    const t = march(p, 'roland', 10, 10).go('H13');
    volley(t, 'petros', 'H13').do('stop').do('move', { unit: 'jacques' }).dice(10).go('I13');
    t.do('name', { unit: 'stephanos', cell: 'I13' }).do('loose');
    expect(t.state.volley.closed).toEqual([p.unit('roland')]);
  });
  rule('gui.5.3a', 'a slinger who moved does not fire defensively, one who stayed does', () => {
    const p = position('il-poggio').put(0, 'roland', 'H14').put(1, 'wahid', 'H9', { marks: STIRRED });
    expect(march(p, 'roland').go('H13').step).toBe('moving');
    const q = position('il-poggio').put(0, 'roland', 'H14').put(1, 'wahid', 'H9');
    expect(march(q, 'roland').go('H13').step).toBe('window');
  });
});
