/** Who is pushed, driven or outlived by his companions: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, type Ladder, MOVED, STAYED, STIRRED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

/** Front to the north: pikes in E7, F7, G8 and H8. */
function phalanx(side: number): Position {
  const p = poggio();
  const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
  for (const [id, hex] of Object.entries(row)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
  return p;
}

describe('driven', () => {
  // R63: nobody enters a pike hex who has not fought the pikes, of his own will or not.
  rule(['gui.7.3.1d', 'gui.6.5.retreat'], 'nobody is driven among the pikes of the enemy', () => {
    const back = (p: Position): string[] =>
      p
        .put(0, 'osbern', 'E6')
        .put(1, 'dorian', 'F5')
        .play([...COMBAT(1)])
        // 8 - 4 = 4 in 0/5: 3 is E.
        .fight(['dorian'], 'osbern', 3)
        .hexes('retreatTo');
    expect([back(poggio()), back(phalanx(1))]).toEqual([
      ['D5', 'D6', 'E7'],
      ['D5', 'D6'],
    ]);
  });
  // R65, R68: out of his place he is out of the formation, whoever put him there.
  rule(['gui.7.3.1c', 'gui.6.5.retreat'], 'a hoplite pushed aside by a friend is no more of the formation', () => {
    const p = phalanx(1).put(1, 'dorian', 'F9').put(0, 'robert', 'F10');
    // 25 - 5 = 20 in 11/20: 6 is E.
    const t = p.play([...COMBAT(0)]).fight(['robert'], 'dorian', 6);
    expect(t.hexes('retreatTo')).toEqual(['E9', 'F8', 'G9']);
    t.do('retreatTo', { to: 'F8', other: -1 });
    expect([t.step, t.seats]).toEqual(['displace', [1]]);
    t.do('giveWay', { to: 'F7', tail: -1 });
    expect([t.where('okeanos'), t.where('dorian'), t.state.formations]).toEqual(['F7', 'F8', []]);
  });
  // Two men carry it: one of them gone from under it, it lies there.
  rule(['gui.10.1.2a', 'gui.6.5.retreat'], 'a bearer pushed aside by a friend drops the ladder', () => {
    const p = nido().put(0, 'osbern', 'K8').put(0, 'avray', 'K7').put(0, 'rioulf', 'K6').put(1, 'milo', 'K5');
    const ladder: Ladder = {
      ...{ side: 0, cell: p.hex('K8'), other: p.hex('K7'), direction: -1, climber: -1, gone: false, since: 0 },
      bearers: p.units('osbern', 'avray'),
    };
    p.state.ladders = [ladder];
    // 10 - 5 = 5 in 0/5: 3 is E.
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'rioulf', 3);
    t.do('retreatTo', { to: 'K7', other: -1 }).do('giveWay', { to: 'J7', tail: -1 });
    expect([t.where('avray'), the(t.state.ladders[0])]).toMatchObject([
      'J7',
      { bearers: [], cell: p.hex('K8'), other: p.hex('K7') },
    ]);
  });
  // R72: a complete turn in the same place; another place is another turn.
  rule(['gui.10.2.1a', 'gui.6.5.retreat'], 'a man pushed aside has not waited beside the wood', () => {
    const lights = (to: string): boolean => {
      const p = nido().put(0, 'osbern', 'N7').put(0, 'avray', 'O7', { marks: STAYED }).put(1, 'milo', 'M7');
      // 10 - 4 = 6 in 6/10, one right for the scarp: 11/20; 6 is E.
      const t = p.play([...COMBAT(1), { step: 'declare', side: 0 }]).fight(['milo'], 'osbern', 6);
      t.do('retreatTo', { to, other: -1 });
      if (t.step === 'displace') t.do('giveWay', { to: 'O6', tail: -1 });
      if (t.step === 'advance') t.do('decline');
      return t.legal('task').some(({ kind, unit }) => kind === 'light' && unit === p.unit('avray'));
    };
    expect([lights('N8'), lights('O7')]).toEqual([true, false]);
  });
  // A horse does not come to stand on either side of a low wall, ridden or driven.
  rule(['gui.8.4.2b', 'gui.6.4.E'], 'a horseman driven back one hex does not end astride a low wall', () => {
    const p = position('laguna', [FARM]).put(0, 'robert', 'R11', { facing: 'N' }).put(1, 'werner', 'R13');
    // 18 - 11 = 7 in 6/10: 3 and armour is E.
    const t = p.play([...COMBAT(1)]).fight(['werner'], 'robert', 3);
    const back = t.hexes('retreatTo');
    expect([result(t), back.includes('Q11'), back.includes('R10')]).toEqual(['E', true, false]);
  });
  // R22, R23: pushed aside his horse does not come to stand astride a low wall either.
  rule(['gui.8.4.2b', 'gui.6.5.retreat'], 'a horseman who makes room does not end astride a low wall', () => {
    const p = position('laguna', [FARM])
      .put(0, 'robert', 'R11', { facing: 'N' })
      .put(0, 'osbern', 'S12')
      .put(1, 'milo', 'T12');
    // 10 - 4 = 6 in 6/10: 5 is E.
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'osbern', 5);
    t.do('retreatTo', { to: 'R12', other: -1 });
    expect([t.step, t.seats, t.hexes('giveWay').includes('Q11'), t.hexes('giveWay').includes('R10')]).toEqual([
      'displace',
      [0],
      true,
      false,
    ]);
  });
  // R17: halted on his way back over it he goes on to the first place where his horse can stand.
  rule(['gui.8.4.2b', 'gui.4.3f'], 'a horseman halted as he is driven over a low wall does not stay on it', () => {
    const p = position('laguna', [FARM]).put(1, 'musa', 'R11', { facing: 'N' }).put(0, 'osbern', 'Q10');
    const cell = p.hex('R11');
    const shot = { step: 'hit' as const, from: p.hex('R16'), cell, row: 2, short: 8, volley: false, aimed: cell };
    // 8 is A, four hexes to the north; Osbern halts him on a 7, less one for the horse.
    const t = p.play([{ ...shot, all: false }], 8, 7).do('retreatTo', { to: 'R10', other: 'R11' });
    const where = [t.where('musa'), p.name(t.state.tail[p.unit('musa')] ?? -1)];
    expect([t.ever('tested').length, t.health('musa'), where.includes('R10') && where.includes('R11')]).toEqual([
      1,
      WOUNDED,
      false,
    ]);
  });
});

describe('what is left of a declared task', () => {
  // He does it from where he stood, or not at all.
  rule(['gui.10.2.1b', 'gui.6.5.retreat'], 'a man pushed aside before his turn comes lights nothing', () => {
    const lit = (to: string): number => {
      const p = nido().put(0, 'osbern', 'N7').put(0, 'avray', 'O7', { marks: STAYED }).put(1, 'milo', 'M7');
      const t = p.play([...COMBAT(0), { step: 'tasks', side: 0 }]);
      t.do('task', { kind: 'light', unit: 'avray', on: p.hex('P7') });
      // 8 - 6 = 2 in 0/5, one left for the scarp; 2 and armour is D.
      t.fight(['osbern'], 'milo', 2).do('retreatTo', { to, other: -1 });
      if (t.step === 'displace') t.do('giveWay', { to: 'O6', tail: -1 });
      if (t.step === 'advance') t.do('decline');
      return t.state.works.flames.length;
    };
    expect([lit('N8'), lit('O7')]).toEqual([1, 0]);
  });
});

describe('what is left of a declared attack', () => {
  // The blow is struck at an enemy beside him, or at nobody.
  rule(['gui.6.a', 'gui.6.5.retreat'], 'an attacker pushed out of reach by a friend strikes nobody', () => {
    const p = poggio().put(0, 'osbern', 'E8').put(0, 'avray', 'E9').put(1, 'milo', 'E7').put(1, 'dorian', 'F9');
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'osbern', target: 'milo' });
    t.do('attack', { unit: 'avray', target: 'dorian' }).declared();
    // 8 - 6 = 2 in 0/5: 3 and armour is D.
    t.dice(3).do('resolve', { attack: 0 }).stand().do('retreatTo', { to: 'E9', other: -1 });
    t.dice(1, 1, 1).do('giveWay', { to: 'D9', tail: -1 });
    if (t.step === 'advance') t.do('decline');
    if (t.step === 'resolving') t.do('resolve', { attack: 1 });
    expect([t.where('avray'), t.ever('fought').length, t.health('dorian'), t.step]).toEqual([
      'D9',
      1,
      HEALTHY,
      'movement',
    ]);
  });
  /** Osbern has come up beside Dorian, and beside Milo, whom nobody attacks; Jacques stood there. */
  const beside = (...dice: number[]): Table =>
    poggio()
      .put(0, 'osbern', 'E8', { marks: MOVED | STIRRED })
      .put(0, 'jacques', 'D7')
      .put(1, 'dorian', 'E7')
      .put(1, 'milo', 'F8')
      .play([...COMBAT(0)], ...dice);
  // R14: tested between declaring and striking, he strikes as he is then, or no more.
  rule(['gui.4.3b', 'gui.6.2c'], 'a joint attack goes on with who is left, and with the values they have left', () => {
    const joint = (die: number): unknown[] => {
      const t = beside(die).fight(['jacques', 'osbern'], 'dorian', 5);
      return [t.health('osbern'), result(t)];
    };
    // 11 + 8 - 5 = 14 in 11/20, two together 21/30: 5 is G.
    expect(joint(5)).toEqual([HEALTHY, 'G']);
    // 11 + 4 - 5 = 10 in 6/10, two together 11/20: F.
    expect(joint(8)).toEqual([WOUNDED, 'F']);
    // 11 - 5 = 6 in 6/10, and one is alone: E.
    expect(joint(10)).toEqual([DEAD, 'E']);
  });
  // R14: with its only man dead there is nobody to strike.
  rule(['gui.4.3b', 'gui.6.b'], 'an attacker killed by the test of another enemy strikes nobody', () => {
    const t = beside(10).do('attack', { unit: 'osbern', target: 'dorian' }).declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect([t.health('osbern'), t.ever('fought'), t.step]).toEqual([DEAD, [], 'movement']);
  });
  // R18: once for each enemy in a phase, moving, ending and going back together.
  rule(['gui.4.3c', 'gui.6.5.D'], 'whoever tested him on his way does not test him again as he is beaten off', () => {
    const p = poggio().put(0, 'roland', 'E11').put(1, 'milo', 'F9').put(1, 'dorian', 'E8');
    const t = p.play([{ step: 'movement', side: 0 }, { step: 'unmoved', side: 0 }, ...COMBAT(0)], 1);
    t.do('move', { unit: 'roland' }).go('E10', 'E9');
    expect(t.ever('tested')).toHaveLength(1);
    t.do('stop');
    if (t.step === 'movement') t.do('endMoves');
    // 12 - 5 = 7 in 6/10: 6 is D.
    t.fight(['roland'], 'dorian', 6).do('retreatTo', { to: 'E10', other: -1 });
    expect([result(t), t.where('roland'), t.ever('tested').length]).toEqual(['D', 'E10', 1]);
  });
  // R69: he has broken off and is out of reach: whoever else meant to strike at him strikes at nobody.
  rule(['gui.7.4a', 'gui.6.b'], 'who breaks off from one leaves the attack of the other void', () => {
    const p = poggio().put(0, 'roland', 'E8').put(0, 'jacques', 'D7').put(1, 'dorian', 'E7').put(1, 'milo', 'C7');
    const t = p.play([...COMBAT(0)]);
    t.do('attack', { unit: 'roland', target: 'dorian' }).do('attack', { unit: 'jacques', target: 'dorian' });
    t.declared().do('resolve', { attack: 0 }).do('refuse').do('retreatTo', { to: 'E6', other: -1 });
    if (t.step === 'resolving') t.do('resolve', { attack: 1 });
    expect([t.where('dorian'), t.ever('fought'), t.step, t.health('milo')]).toEqual(['E6', [], 'movement', HEALTHY]);
  });
  // R45: led or not it is a horse alone; dead, nobody leads it.
  rule(['gui.6.8e', 'gui.4.4.3b'], 'a horse killed on the bridle is led no more, and lies in both its hexes', () => {
    const p = poggio().put(0, 'osbern', 'H9').put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'H8', 'S', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
    // Composite bow, 3: row 5 is D.
    const cell = p.hex('H8');
    const shot = { step: 'hit' as const, from: p.hex('H2'), cell, row: 2, short: 12, volley: false };
    const t = p.play(
      [
        { ...shot, aimed: cell, all: false },
        { step: 'movement', side: 0 },
      ],
      3,
    );
    expect(the(t.state.horses[horse])).toMatchObject({ dead: true, leader: -1 });
    const left = (to: string): number => {
      const s = p.play(
        [
          { ...shot, aimed: cell, all: false },
          { step: 'movement', side: 0 },
        ],
        3,
      );
      s.do('move', { unit: 'osbern' }).go(to);
      const frame = s.play.position.stack.at(-1);
      return frame?.step === 'moving' ? Number(frame.mp) : -1;
    };
    expect([left('H8'), left('G9')]).toEqual([6, 7]);
  });
});
