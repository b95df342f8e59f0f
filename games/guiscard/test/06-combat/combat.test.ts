import { describe, expect, test } from 'vitest';
import { DEAD, FIRED, HEALTHY, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const COMBAT = [
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT], ...dice);
const result = (t: Table): unknown => t.ever('fought').at(-1)?.result;

describe('against men on foot', () => {
  // Roland 12 - Dorian 5 = 7 in 6/10: 1 H, 2-3 G, 4 F, 5 E, 6 D, 7 C, 8 B, then nothing.
  const duel = (die: number): Table =>
    combat(position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7')).fight(['roland'], 'dorian', die);

  rule('gui.6.5.A', 'A kills an attacker', () => {
    // Thibaut 4 - Dorian 5 = -1 in -5/-1: a 6.
    const t = combat(position('il-poggio').put(0, 'thibaut', 'E8').put(1, 'dorian', 'E7')).fight(
      ['thibaut'],
      'dorian',
      6,
    );
    expect([result(t), t.health('thibaut')]).toEqual(['A', DEAD]);
  });
  rule('gui.6.5.B', 'B wounds an attacker', () => {
    const t = duel(8);
    expect([result(t), t.health('roland'), t.health('dorian')]).toEqual(['B', WOUNDED, HEALTHY]);
  });
  rule('gui.6.5.C', 'C stuns an attacker', () => {
    const t = duel(7);
    expect([result(t), t.health('roland')]).toEqual(['C', STUNNED]);
  });
  rule('gui.6.5.D', 'D sends all attackers back a hex', () => {
    const t = duel(6);
    expect([result(t), t.step, t.hexes('retreatTo')]).toEqual(['D', 'retreatStep', ['D8', 'E9', 'F8']]);
    t.do('retreatTo', { to: 'E9', other: -1 });
    expect(t.where('roland')).toBe('E9');
  });
  rule('gui.6.5.D', 'where one hex alone is free he goes there without being asked: nothing is hidden', () => {
    const one = combat(
      position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(1, 'milo', 'D8').put(1, 'kosmas', 'F8'),
    ).fight(['roland'], 'dorian', 6);
    const [only, ...others] = one.play.legal(0);
    expect([one.step, others, one.play.forced()]).toEqual(['retreatStep', [], { seat: 0, action: only }]);
    expect(duel(6).play.forced()).toBeNull();
    expect(one.play.view(0).state).toEqual(one.play.view(1).state);
  });
  rule('gui.6.5.E', 'E sends all defenders back a hex', () => {
    const t = duel(5);
    expect([result(t), t.seats, t.hexes('retreatTo')]).toEqual(['E', [1], ['D6', 'E6', 'F6']]);
    t.do('retreatTo', { to: 'E6', other: -1 });
    expect(t.where('dorian')).toBe('E6');
  });
  rule('gui.6.5.F', 'F stuns a defender', () => {
    expect([result(duel(4)), duel(4).health('dorian')]).toEqual(['F', STUNNED]);
  });
  rule('gui.6.5.G', 'G wounds a defender', () => {
    expect([result(duel(3)), duel(3).health('dorian')]).toEqual(['G', WOUNDED]);
  });
  rule('gui.6.5.H', 'H kills a defender', () => {
    expect([result(duel(1)), duel(1).health('dorian')]).toEqual(['H', DEAD]);
  });
  test('nothing on 9 and 10 (R3)', () => {
    expect([9, 10].map(die => [result(duel(die)), duel(die).health('dorian'), duel(die).health('roland')])).toEqual([
      ['', HEALTHY, HEALTHY],
      ['', HEALTHY, HEALTHY],
    ]);
  });
});

describe('against horsemen', () => {
  // Roland 12 - Kosmas 6 = 6 in 6/10: 5 D, 6 C, 7 B; Arthur mounted 30 - 6 = 24 in 21/30: 1 J, 2 I, 3 H, 4 G, 5 F, 6 E.
  const rider = (die: number, by: 'roland' | 'arthur' = 'arthur'): Table => {
    const p = position('il-poggio').put(1, 'kosmas', 'E7', { facing: 'S' });
    p.put(0, by, 'E8', by === 'arthur' ? { facing: 'N' } : {});
    return combat(p).fight([by], 'kosmas', die);
  };
  const mount = (t: Table) => the(t.state.horses.find(({ of }) => of === t.position.unit('kosmas')));

  rule('gui.6.4.A', 'A kills an attacker', () => {
    const p = position('il-poggio').put(1, 'kosmas', 'E7', { facing: 'S' }).put(0, 'landry', 'E8');
    // 7 - 6 = 1 in 0/5: a 6.
    const t = combat(p).fight(['landry'], 'kosmas', 6);
    expect([result(t), t.health('landry')]).toEqual(['A', DEAD]);
  });
  rule('gui.6.4.B', 'B wounds an attacker', () => {
    expect([result(rider(7, 'roland')), rider(7, 'roland').health('roland')]).toEqual(['B', WOUNDED]);
  });
  rule('gui.6.4.C', 'C stuns an attacker, and throws him if he rides (R28)', () => {
    expect(rider(6, 'roland').health('roland')).toBe(STUNNED);
    const t = rider(8);
    expect([result(t), t.health('arthur'), t.ever('unhorsed').length]).toEqual(['C', STUNNED, 1]);
  });
  rule('gui.6.4.D', 'D sends the attackers back', () => {
    const t = rider(5, 'roland').do('retreatTo', { to: 'E9', other: -1 });
    expect([result(t), t.where('roland')]).toEqual(['D', 'E9']);
  });
  rule('gui.6.4.E', 'E sends the defenders back, a horseman by either end (R22)', () => {
    const t = rider(6);
    expect(result(t)).toBe('E');
    // Head E7, tail E6: by the head only F6 and D6 are clear of Arthur, by the tail D5, D6, F5 and F6; E5 is a tree.
    expect(t.hexes('retreatTo').filter(hex => hex !== 'E6' && hex !== 'E7')).toEqual(['D5', 'D6', 'F5', 'F6']);
    const kosmas = t.position.unit('kosmas');
    t.act(the(t.legal('retreatTo')[0]));
    expect([t.health('kosmas'), (t.state.ride[kosmas] ?? -1) >= 0]).toEqual([HEALTHY, true]);
  });
  rule('gui.6.4.F', 'F stuns the rider and throws him; the horse lives', () => {
    const t = rider(5);
    expect([result(t), t.health('kosmas'), mount(t).dead, mount(t).rider]).toEqual(['F', STUNNED, false, -1]);
  });
  rule('gui.6.4.G', 'G stuns and throws him and kills the horse', () => {
    const t = rider(4);
    expect([result(t), t.health('kosmas'), mount(t).dead]).toEqual(['G', STUNNED, true]);
  });
  rule('gui.6.4.H', 'H wounds him, who stays mounted', () => {
    const t = rider(3);
    expect([result(t), t.health('kosmas'), mount(t).rider]).toEqual(['H', WOUNDED, t.position.unit('kosmas')]);
  });
  rule('gui.6.4.I', 'I wounds and throws him and kills the horse', () => {
    const t = rider(2);
    expect([result(t), t.health('kosmas'), mount(t).dead, mount(t).rider]).toEqual(['I', WOUNDED, true, -1]);
  });
  rule('gui.6.4.J', 'J kills him and leaves the horse', () => {
    const t = rider(1);
    expect([result(t), t.health('kosmas'), mount(t).dead, mount(t).rider]).toEqual(['J', DEAD, false, -1]);
  });
  rule('gui.6.4.K', 'K kills both', () => {
    const p = position('il-poggio')
      .put(1, 'kosmas', 'E7', { facing: 'S' })
      .put(0, 'arthur', 'E8', { facing: 'N' })
      .put(0, 'robert', 'F7', { facing: 'N' });
    // 30 + 31 - 6 = 55 in 41/60, one right for two horsemen: 61/80, a 1.
    const t = combat(p).fight(['arthur', 'robert'], 'kosmas', 1);
    expect([result(t), t.health('kosmas'), mount(t).dead]).toEqual(['K', DEAD, true]);
    expect(t.ever('fought')).toMatchObject([{ column: 8, difference: 55 }]);
  });
  rule('gui.6.8e', 'a horse alone is fought as an unarmoured horseman; I, J and K kill it', () => {
    const strike = (die: number) => {
      const p = position('il-poggio').put(0, 'roland', 'E8');
      const horse = p.horse('khaled', 'E7', 'N', { side: 1 });
      // 12 - 1 = 11 in 11/20: 1 I, 2 H.
      const t = combat(p)
        .do('attackHorse', { unit: 'roland', horse })
        .declared()
        .dice(die)
        .do('resolve', { attack: 0 });
      return [result(t), the(t.state.horses[horse]).dead];
    };
    expect([strike(1), strike(2)]).toEqual([
      ['I', true],
      ['H', false],
    ]);
  });
});

describe('who is struck', () => {
  rule('gui.6.2e', 'of several who must go back the owner chooses who goes first (R26)', () => {
    // Roland in E8 and Osbern in F7 are driven off by Dorian; 20 - 5 = 15 in 11/20, one right: 21/30, an 8 is D.
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'osbern', 'F7').put(1, 'dorian', 'E7');
    const t = combat(p).fight(['roland', 'osbern'], 'dorian', 8);
    expect([result(t), t.step, t.seats, t.who('goFirst')]).toEqual(['D', 'retreatOrder', [0], ['osbern', 'roland']]);
    t.do('goFirst', { unit: 'osbern' });
    expect(t.hexes('retreatTo')).toEqual(['F8', 'G7', 'G8']);
    // Osbern takes F8; the other has the hexes that are left, or pushes him on.
    t.do('retreatTo', { to: 'F8', other: -1 });
    expect([t.where('osbern'), t.step]).toEqual(['F8', 'retreatStep']);
    t.do('retreatTo', { to: 'E9', other: -1 });
    expect([t.where('roland'), t.seats]).toEqual(['E9', [1]]);
  });
  rule('gui.6.2e', 'nobody is asked where the order changes nothing', () => {
    // On either side of Dorian, with nothing between them that both could enter.
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'osbern', 'E6').put(1, 'dorian', 'E7');
    const t = combat(p).fight(['roland', 'osbern'], 'dorian', 8);
    expect([result(t), t.step]).toEqual(['D', 'retreatStep']);
  });
  rule('gui.6.2e', 'the owner decides who takes a blow; a retreat is for all', () => {
    const p = position('il-poggio').put(0, 'robert', 'E8').put(1, 'alexio', 'E7').put(1, 'dorian', 'F7');
    const attack = (die: number) => {
      const t = combat(p)
        .do('attack', { unit: 'robert', target: 'alexio' })
        .do('include', { attack: 0, target: 'dorian' });
      return t.declared().dice(die).do('resolve', { attack: 0 }).stand();
    };
    // 25 - 10 = 15 in 11/20: 3 G.
    const t = attack(3);
    expect([result(t), t.step, t.seats, t.who('takeBlow')]).toEqual(['G', 'blow', [1], ['alexio', 'dorian']]);
    t.do('takeBlow', { unit: 'dorian' });
    expect([t.health('alexio'), t.health('dorian')]).toEqual([HEALTHY, WOUNDED]);
    // 6 E: both go.
    const back = attack(6);
    expect(result(back)).toBe('E');
    back.do('goFirst', { unit: 'alexio' }).act(the(back.legal('retreatTo')[0]));
    back.act(the(back.legal('retreatTo')[0]));
    expect(back.ever('retreated')).toHaveLength(2);
  });
  rule('gui.6.3a', 'the log shows what armour adds to the die', () => {
    const against = (target: string): Table =>
      combat(position('il-poggio').put(0, 'robert', 'E8').put(1, target, 'E7')).fight(['robert'], target, 9);
    expect(against('milo').ever('fought')).toMatchObject([{ die: 9, armour: 1 }]);
    expect(against('dorian').ever('fought')).toMatchObject([{ die: 9, armour: 0 }]);
  });
  rule('gui.6.3b', 'of mixed defenders only one without armour is harmed', () => {
    const p = position('il-poggio').put(0, 'robert', 'E8').put(1, 'milo', 'E7').put(1, 'dorian', 'F7');
    const t = combat(p).do('attack', { unit: 'robert', target: 'milo' }).do('include', { attack: 0, target: 'dorian' });
    // 25 - 11 = 14 in 11/20: 3 G without the bonus of armour.
    t.declared().dice(3).do('resolve', { attack: 0 }).stand();
    expect([result(t), t.health('milo'), t.health('dorian')]).toEqual(['G', HEALTHY, WOUNDED]);
  });
  rule('gui.6.b', 'one attack each; but a man may be attacked again by another', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(0, 'jacques', 'F7')
      .put(1, 'dorian', 'E7')
      .put(1, 'milo', 'D8');
    const t = combat(p).do('attack', { unit: 'roland', target: 'dorian' });
    expect(t.refusal({ type: 'attack', unit: p.unit('roland'), target: p.unit('milo') })).toMatchObject({
      rule: 'gui.6.b',
      reason: 'hasAttacked',
    });
    t.do('attack', { unit: 'jacques', target: 'dorian' }).declared().dice(10, 10);
    t.do('resolve', { attack: 0 }).stand().do('resolve', { attack: 1 }).stand();
    expect(t.ever('fought')).toHaveLength(2);
  });
  rule('gui.6.a', 'every combat is the attacker’s choice: he may declare none', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');
    const t = combat(p).do('declared');
    expect([t.ever('fought'), t.step]).toEqual([[], 'movement']);
  });
  rule(['gui.2.1.4', 'gui.5.2c'], 'whoever fired does not attack', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(0, 'alphonse', 'F7', { marks: FIRED })
      .put(1, 'dorian', 'E7');
    expect(combat(p).who('attack')).toEqual(['roland']);
  });
  rule(
    ['gui.6.5.double', 'gui.5.4.double'],
    'wounded or stunned again is dead, and a stunned man who must go back too',
    () => {
      const down = (health: number, die: number): number => {
        const p = position('il-poggio').put(0, 'robert', 'E8').put(1, 'dorian', 'E7', { health });
        return combat(p).fight(['robert'], 'dorian', die).health('dorian');
      };
      // Wounded Dorian defends with 3: 22 in 21/30: 4 G. Stunned with 1: 24: 6 F, 7 E.
      expect([down(WOUNDED, 4), down(STUNNED, 6), down(STUNNED, 7)]).toEqual([DEAD, DEAD, DEAD]);
    },
  );
});

describe('giving ground', () => {
  rule('gui.6.5.retreat', 'friends are pushed aside to make room, and tested where they come to stand', () => {
    // Dorian at E7 has E6 and D6 and F6 to go: Alexio, Filippo and Patroclus stand there.
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(1, 'dorian', 'E7')
      .put(1, 'alexio', 'E6')
      .put(1, 'filippo', 'D6')
      .put(1, 'patroclus', 'F6')
      .put(0, 'jacques', 'G5');
    const t = combat(p).fight(['roland'], 'dorian', 5).dice(3);
    expect(t.hexes('retreatTo')).toEqual(['D6', 'E6', 'F6']);
    t.do('retreatTo', { to: 'F6', other: -1 });
    expect([t.step, t.hexes('giveWay')]).toEqual(['displace', ['E7', 'F5', 'F7', 'G6', 'G7']]);
    t.do('giveWay', { to: 'G6', tail: -1 });
    expect([t.where('dorian'), t.where('patroclus')]).toEqual(['F6', 'G6']);
    expect(t.ever('tested')).toMatchObject([{ unit: p.unit('patroclus'), enemy: p.unit('jacques') }]);
  });
  rule('gui.6.5.retreat', 'with nowhere to go he is wounded', () => {
    const p = position('il-poggio').put(0, 'roland', 'B1').put(1, 'zahir', 'A1');
    const t = combat(p).fight(['roland'], 'zahir', 4);
    expect([result(t), t.health('zahir'), t.where('zahir')]).toEqual(['E', WOUNDED, 'A1']);
  });
  rule('gui.4.2.1d', 'driven into deep water where nothing else is left, armour drowns (R24)', () => {
    // La Costa: F14 shallow, F15 and beyond deep. Milo at F14 with enemies on all sides but the sea.
    const p = position('la-costa').put(1, 'milo', 'F14').put(0, 'roland', 'F13');
    p.put(0, 'jacques', 'E14').put(0, 'eustache', 'G14').put(0, 'renauld', 'E15').put(0, 'foulques', 'G15');
    // F low: around F14 are F13, G14, G15, F15, E15, E14; only F15 is free. Armoured men stand in the water by our leave.
    const t = combat(p).fight(['roland'], 'milo', 4);
    expect(result(t)).toBe('E');
    expect(t.hexes('retreatTo')).toEqual(['F15']);
    t.do('retreatTo', { to: 'F15', other: -1 });
    expect([t.health('milo'), t.ever('drowned').length]).toEqual([DEAD, 1]);
  });
  rule('gui.6.2f', 'a stunned man with an enemy in every hex he could be reached from is killed', () => {
    const p = position('il-poggio')
      .put(1, 'dorian', 'A16')
      .put(0, 'roland', 'A15')
      .put(0, 'jacques', 'B15')
      .put(0, 'osbern', 'B16');
    // 12 + 11 - 5 = 18 in 11/20, one right: 21/30: a 6 stuns, and A16 has no other neighbours.
    const t = combat(p).fight(['roland', 'jacques'], 'dorian', 6);
    expect([result(t), t.health('dorian')]).toEqual(['F', DEAD]);
    const free = position('il-poggio').put(1, 'dorian', 'A5').put(0, 'roland', 'A6').put(0, 'jacques', 'B5');
    expect(combat(free).fight(['roland', 'jacques'], 'dorian', 6).health('dorian')).toBe(STUNNED);
  });
});

describe('unhorsed', () => {
  const thrown = (...enemies: string[]): Table => {
    const p = position('il-poggio').put(1, 'kosmas', 'E7', { facing: 'N' }).put(0, 'arthur', 'E9', { facing: 'N' });
    const names = ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'landry', 'odon', 'simon'];
    enemies.forEach((hex, index) => {
      p.put(0, names[index] ?? 'aubri', hex);
    });
    return combat(p).fight(['arthur'], 'kosmas', 5);
  };
  rule(['gui.6.8a', 'gui.6.8d'], 'the owner lays him beside his horse, which stays', () => {
    const t = thrown();
    // Head E7, tail E8; Arthur at E9.
    expect([t.step, t.seats]).toEqual(['fall', [1]]);
    expect(t.hexes('lieAt')).toEqual(['D6', 'D7', 'D8', 'E6', 'F6', 'F7', 'F8']);
    t.do('lieAt', { to: 'F6' });
    expect(t.where('kosmas')).toBe('F6');
    expect(t.state.horses[0]).toMatchObject({ head: t.position.hex('E7'), tail: t.position.hex('E8'), rider: -1 });
  });
  rule('gui.6.8b', 'with every hex taken a friend makes room', () => {
    const p = position('il-poggio').put(1, 'kosmas', 'E7', { facing: 'N' }).put(0, 'arthur', 'E9', { facing: 'N' });
    for (const [id, hex] of Object.entries({
      osbern: 'D6',
      avray: 'D7',
      rioulf: 'D8',
      hamon: 'E6',
      neel: 'F6',
      landry: 'F7',
    }))
      p.put(0, id, hex);
    p.put(1, 'dorian', 'F8');
    const t = combat(p).fight(['arthur'], 'kosmas', 5);
    expect([t.step, t.legal('lieAt'), t.who('moveAside')]).toEqual(['fall', [], ['dorian']]);
    t.do('moveAside', { unit: 'dorian', to: 'G9' });
    expect([t.where('dorian'), t.where('kosmas')]).toEqual(['G9', 'F8']);
  });
  rule('gui.6.8c', 'with enemies all round he is killed', () => {
    const t = thrown('D6', 'D7', 'D8', 'E6', 'F6', 'F7', 'F8');
    expect(t.health('kosmas')).toBe(DEAD);
  });
});

describe('the advance', () => {
  const beaten = (die: number): Table =>
    combat(position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7')).fight(['roland'], 'dorian', die);
  rule(['gui.6.6a', 'gui.6.6b'], 'half his points, and first into the hex that was left', () => {
    const t = beaten(1);
    expect([t.step, t.who('advance')]).toEqual(['advance', ['roland']]);
    t.do('advance', { unit: 'roland' });
    expect(t.hexes('step')).toEqual(['E7']);
    // Three points of six.
    t.go('E7', 'E6', 'F5');
    expect([t.where('roland'), t.step]).toEqual(['F5', 'movement']);
  });
  rule('gui.6.6c', 'it may be declined, and comes before the next combat', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(1, 'dorian', 'E7')
      .put(0, 'jacques', 'H8')
      .put(1, 'milo', 'H7');
    const t = combat(p)
      .do('attack', { unit: 'roland', target: 'dorian' })
      .do('attack', { unit: 'jacques', target: 'milo' });
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    expect(t.step).toBe('advance');
    t.do('decline');
    expect([t.step, t.where('roland')]).toEqual(['resolving', 'E8']);
  });
  rule('gui.6.6d', 'only somebody of that combat advances', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'F7').put(1, 'dorian', 'E7');
    expect(combat(p).fight(['roland'], 'dorian', 1).who('advance')).toEqual(['roland']);
  });
  rule('gui.6.6g', 'a retreat, a stun or a death gives it, to either side; a mere wound does not (R35)', () => {
    expect(beaten(3).step).toBe('movement');
    // 4 stuns: Dorian lives in E7, so the advance must lead on beyond him (R11).
    expect(beaten(4).step).toBe('advance');
    const stunned = beaten(4).do('advance', { unit: 'roland' }).go('E7');
    expect(stunned.legal('stop')).toEqual([]);
    // 7 stuns the attacker: the defender advances.
    const other = beaten(7);
    expect([other.step, other.seats, other.who('advance')]).toEqual(['advance', [1], ['dorian']]);
    const back = beaten(6).do('retreatTo', { to: 'E9', other: -1 });
    expect([back.step, back.seats]).toEqual(['advance', [1]]);
  });
  rule('gui.6.6e', 'what is spent in an advance is not missing in his next movement', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');
    const t = p.play([...COMBAT, { step: 'movement', side: 0 }]).fight(['roland'], 'dorian', 1);
    t.do('advance', { unit: 'roland' }).go('E7').do('stop');
    expect(t.step).toBe('movement');
    t.do('move', { unit: 'roland' }).go('E6', 'E7', 'E8', 'E9', 'E10', 'E11');
    expect(t.where('roland')).toBe('E11');
  });
});
