/** Where forced moves and evasions lead, and who is supported (nqsb.5.3, nqsb.9.8, nqsb.10.18). */
import { describe, expect, test } from 'vitest';
import { evasions, retreatPoints, waysBack } from '../../src/05-movement/forced.ts';
import { mayEvade } from '../../src/09-abilities/reactions.ts';
import { supported } from '../../src/10-command/losses.ts';
import { EVADED } from '../../src/state.ts';
import { data, type Position, position, redrawn, type Table } from '../battlefield.ts';
import { strength } from '../drill.ts';
import { rule } from '../rules.ts';

const ways = (p: Position, label: string, threat: string, how: 'back' | 'fall' = 'fall') =>
  waysBack(p.battle, p.unit(label), p.hex(threat), how);
const ends = (p: Position, label: string, threat: string, how: 'back' | 'fall' = 'fall'): string[] =>
  ways(p, label, threat, how)
    .map(({ to }) => p.name(to))
    .sort();
const flights = (p: Position, label: string, threat: string): string[] =>
  evasions(p.battle, p.unit(label), p.hex(threat))
    .map(({ to }) => p.name(to))
    .sort();

describe('going back and falling back', () => {
  rule('nqsb.5.3.1', 'arretrare: to any hex farther from the enemy, not only the one straight behind', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1007').put('B', 1, 'sp-pm', '1006', 'S');
    expect(ends(p, 'A', '1006', 'back')).toEqual(['0907', '0908', '1008']);
    expect(ways(p, 'A', '1006', 'back')[0]).toMatchObject({ complete: true, dies: false });
    // To fall back is another matter: straight to the south-west.
    expect(ends(p, 'A', '1006')).toEqual(['0811']);
  });

  rule(
    ['nqsb.5.3.1', 'nqsb.5.3', 'nqsb.5.3.incomplete'],
    'arretrare: a hex that kills it, or that it cannot enter, is taken only for want of a better one (R34)',
    () => {
      const p = position().put('A', 0, 'fr-pm-line', '1007').put('B', 1, 'sp-pm', '1006', 'S');
      // Another enemy beside 0908 and 0907.
      p.put('C', 1, 'sp-pm', '0808', 'S');
      expect(ends(p, 'A', '1006', 'back')).toEqual(['1008']);
      p.put('f', 0, 'fr-pm-line', '1008');
      expect(ends(p, 'A', '1006', 'back')).toEqual(['0907', '0908']);
      expect(ways(p, 'A', '1006', 'back').map(({ dies }) => dies)).toEqual([true, true]);
    },
  );

  rule(['nqsb.5.3.2', 'nqsb.5.3.2.ex-two', 'nqsb.9.11.ex1'], 'foot of 1 PM falls back two hexes', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007');
    expect(retreatPoints(p.battle, p.unit('A'))).toBe(2);
    expect(ends(p, 'A', '1006')).toEqual(['0909']);
    // Fired at from two hexes straight north along a vertex, two ways are equally straight.
    expect(ends(p, 'A', '1005')).toEqual(['1009']);
    expect(ends(p, 'A', '0905')).toEqual(['1109']);
  });

  rule('nqsb.5.3.2', 'horse has two hexes more', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1005').put('B', 0, 'fr-cl', '1405');
    expect([retreatPoints(p.battle, p.unit('A')), retreatPoints(p.battle, p.unit('B'))]).toEqual([4, 5]);
    expect(ends(p, 'A', '1004')).toEqual(['0809']);
  });

  rule(['nqsb.5.3.2.ex-wood', 'nqsb.5.3.incomplete'], 'a wood stops pikes short', () => {
    const wood = 'wwwwwwwwwww';
    const path = ['wwwww.wwwww', 'wwwww.wwwww', 'wwwwww.wwww'];
    const p = position('intro', {}, redrawn('intro', { grid: [wood, wood, ...path, wood, wood, wood, wood] }));
    p.put('A', 0, 'fr-pm-line', '0604', 'N');
    // Two hexes to go, the wood behind the first of them.
    expect(ways(p, 'A', '0603')).toEqual([
      expect.objectContaining({ path: [p.hex('0705')], complete: false, blocked: false }),
    ]);
    // Where the wood leaves a gap the way bends round it (R94).
    const gap = position('intro').put('A', 1, 'sp-pm', '0804', 'N');
    expect(ways(gap, 'A', '0803')[0]).toMatchObject({ complete: true });
  });

  rule(
    ['nqsb.5.3.2', 'nqsb.5.3.incomplete'],
    'so do difficult ground and obstacles after the first hex; the first it may enter (R36)',
    () => {
      const wood = 'wwwwwwwwwww';
      const pocket = (fourth: string, fifth: string, obstacles: [string, string][] = []) => {
        const grid = [
          wood,
          wood,
          'wwwww.wwwww',
          'wwwww.wwwww',
          `wwwwww${fourth}wwww`,
          `wwwwww${fifth}wwww`,
          wood,
          wood,
          wood,
        ];
        const p = position('intro', {}, redrawn('intro', { grid, obstacles })).put('A', 0, 'fr-pm-line', '0604', 'N');
        return ways(p, 'A', '0603').map(({ path, complete }) => [...path.map(cell => p.name(cell)), complete]);
      };
      expect(pocket('.', '.')).toEqual([['0705', '0706', true]]);
      expect(pocket('.', 'd')).toEqual([['0705', false]]);
      expect(pocket('.', '.', [['0705', '0706']])).toEqual([['0705', false]]);
      // Difficult ground beside it takes both its points.
      expect(pocket('d', '.')).toEqual([['0705', true]]);
    },
  );

  rule('nqsb.5.3.incomplete', 'the edge of the map stops it short (R36, R37)', () => {
    const p = position().put('A', 0, 'fr-pm-line', '0113');
    expect(ways(p, 'A', '0112')).toEqual([expect.objectContaining({ complete: false, blocked: false, path: [] })]);
  });

  rule('nqsb.5.3.incomplete', 'friends stop it without loss; open order passes them (R36)', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('f1', 0, 'fr-pm-line', '0908')
      .put('f2', 0, 'fr-pm-line', '1008')
      .put('f3', 0, 'fr-pm-line', '0907')
      .put('B', 1, 'sp-pm', '1006', 'S');
    expect(ways(p, 'A', '1006')).toEqual([expect.objectContaining({ complete: false, blocked: true, path: [] })]);
    p.put('A', 0, 'fr-fl', '1007');
    // FL of 2 PM: three hexes, through 0908.
    expect(ends(p, 'A', '1006')).toEqual(['0810']);
  });

  rule('nqsb.5.3.incomplete', 'friends on the last row do not excuse open order from the edge (R36)', () => {
    const onRow12 = (troop: string, ...friends: readonly string[]) => {
      const p = position().put('A', 0, troop, '1012').put('B', 1, 'sp-pm', '1009', 'S');
      for (const hex of friends) p.put(hex, 0, 'fr-pm-line', hex);
      return ways(p, 'A', '1009').map(({ path, complete, blocked }) => ({ steps: path.length, complete, blocked }));
    };
    // Three hexes to go, one before the edge: friends or not, it could not go them.
    expect(onRow12('fr-fl')).toContainEqual({ steps: 1, complete: false, blocked: false });
    expect(onRow12('fr-fl', '1013', '1113')).toEqual([{ steps: 0, complete: false, blocked: false }]);
    // Closed order does not get as far as the edge.
    expect(onRow12('fr-pm-line', '1013', '1113')).toEqual([{ steps: 0, complete: false, blocked: true }]);
    // Where the last hex of a full fallback is taken, friends are the cause in open order too.
    const p = position().put('A', 0, 'fr-fl', '1010').put('B', 1, 'sp-pm', '1007', 'S');
    for (const hex of ['0713', '0813', '0913', '1013', '1113', '1213', '1313']) p.put(hex, 0, 'fr-pm-line', hex);
    expect(ways(p, 'A', '1007').map(({ complete, blocked }) => ({ complete, blocked }))).toEqual([
      { complete: false, blocked: true },
    ]);
  });

  rule('nqsb.5.3.incomplete', 'a friend on ground it could not enter anyway is no excuse (R36)', () => {
    const wood = 'wwwwwwwwwww';
    const grid = [wood, wood, 'wwwww.wwwww', 'wwwww.wwwww', wood, wood, wood, wood, wood];
    const p = position('intro', {}, redrawn('intro', { grid }))
      .put('A', 0, 'fr-pm-line', '0604', 'N')
      .put('F', 0, 'fr-fl', '0705');
    expect(ways(p, 'A', '0603')).toEqual([expect.objectContaining({ complete: false, blocked: false, path: [] })]);
  });

  rule('nqsb.5.3', 'a way beside an unshaken enemy kills; the owner may not bend it for that (R94)', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007').put('behind', 1, 'sp-pm', '0810', 'N');
    expect(ways(p, 'A', '1006')).toEqual([expect.objectContaining({ dies: true })]);
    p.put('behind', 1, 'sp-pm', '0810', 'N', { shaken: true });
    expect(ways(p, 'A', '1006')).toEqual([expect.objectContaining({ dies: false })]);
  });

  test('R71: dragoons on foot fall back mounted, 3 + 2', () => {
    const p = position().put('A', 0, 'fr-dr', '1005', 'N', { second: true });
    expect(retreatPoints(p.battle, p.unit('A'))).toBe(5);
  });

  test('R72: light guns in battery fall back 1 + 1, heavy ones cannot', () => {
    const p = position().put('AL', 0, 'fr-al', '1007').put('AP', 0, 'fr-ap', '1207');
    expect([retreatPoints(p.battle, p.unit('AL')), retreatPoints(p.battle, p.unit('AP'))]).toEqual([2, 0]);
    expect(ways(p, 'AP', '1206')).toEqual([expect.objectContaining({ complete: false, path: [] })]);
  });
});

describe('a fallback carried out', () => {
  const falling = (p: Position, label: string, foe: string, more: { must?: boolean; rule?: string } = {}): Table =>
    p.play({
      step: 'forced',
      unit: p.unit(label),
      how: 'fall',
      must: more.must ?? true,
      foe: p.unit(foe),
      from: p.hex(p.where(foe)),
      rule: more.rule ?? 'nqsb.7.1.two-losses',
    });
  const open = (p: Position, t: Table) => t.legal('fallBack').map(({ to }) => p.name(Number(to)));

  /** Two hexes to fall back and one open hex behind A, woods all round. */
  const pocket = () => {
    const wood = 'wwwwwwwwwww';
    const grid = [wood, wood, 'wwwww.wwwww', 'wwwww.wwwww', 'wwwwww.wwww', wood, wood, wood, wood];
    return position('intro', {}, redrawn('intro', { grid }))
      .put('A', 0, 'fr-pm-line', '0604', 'N')
      .put('B', 1, 'sp-pm', '0603', 'S');
  };

  rule(
    ['nqsb.5.3.2.optional', 'nqsb.5.3.general'],
    'a general met in its last hex makes the rest optional: no loss for falling short',
    () => {
      const alone = pocket();
      expect(falling(alone, 'A', 'B').told('incomplete')).toHaveLength(1);
      expect(strength(alone, 'A')).toBe(3);
      const met = pocket().lead(0, 0, '0705', 'villequier');
      expect(falling(met, 'A', 'B').told('incomplete')).toEqual([]);
      expect([met.where('A'), strength(met, 'A')]).toEqual(['0705', 4]);
      // One who was with it from the start makes all of it optional.
      const led = pocket().lead(0, 0, '0604', 'villequier');
      const t = falling(led, 'A', 'B', { must: false }).act({ type: 'fallBack', to: led.hex('0705') });
      expect([t.told('incomplete'), led.where('A')]).toEqual([[], '0705']);
    },
  );

  rule('nqsb.5.3.2.optional', 'the fallback of cavalry after the melee is no matter of choice (R41)', () => {
    const p = position()
      .put('A', 0, 'fr-cp-chev', '1007')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .lead(0, 0, '0908', 'villequier');
    expect(open(p, falling(p, 'A', 'B')).sort()).toEqual(['0811', '0908']);
    const q = position()
      .put('A', 0, 'fr-cp-chev', '1007')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .lead(0, 0, '0908', 'villequier');
    expect(falling(q, 'A', 'B', { rule: 'nqsb.7.1.cavalry' }).told('fellBack')).toHaveLength(1);
    expect(q.where('A')).toBe('0811');
    const cut = pocket().put('A', 0, 'fr-cp-chev', '0604', 'N').lead(0, 0, '0705', 'villequier');
    expect(falling(cut, 'A', 'B', { rule: 'nqsb.7.1.cavalry' }).told('incomplete')).toHaveLength(1);
  });

  rule('nqsb.5.3.2', 'the owner picks among equally straight ways to one hex, by what they meet (R34)', () => {
    // Fired at along a vertex: 1009 is reached by 0908 and by 1008.
    const p = position().put('A', 0, 'fr-pm-line', '1007').put('B', 1, 'sp-pm', '1005', 'S');
    expect(falling(p, 'A', 'B').step).toBeNull();
    const q = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .lead(0, 0, '0908', 'villequier');
    const t = falling(q, 'A', 'B');
    const by = (hex: string) => ({ type: 'fallBack', to: q.hex('1009'), via: [q.hex(hex)] });
    expect(t.legal('fallBack')).toEqual([by('1008'), by('0908'), { type: 'fallBack', to: q.hex('0908') }]);
    t.act(by('1008'));
    expect([q.where('A'), q.name(q.state.post[q.general(0, 0)] ?? -1)]).toEqual(['1009', '0908']);
    const u = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .lead(0, 0, '0908', 'villequier');
    falling(u, 'A', 'B').act(by('0908'));
    expect([u.where('A'), u.name(u.state.post[u.general(0, 0)] ?? -1)]).toEqual(['1009', '1009']);
  });

  rule('nqsb.5.3.2', 'so too where a way would press a lone general of the enemy', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .lead(1, 0, '1008', 'villequier');
    expect(falling(p, 'A', 'B').legal('fallBack')).toHaveLength(2);
  });
});

describe('evasion', () => {
  rule(['nqsb.9.8', 'nqsb.9.11.ex2'], 'light foot of 2 PM evades three hexes, and the edge costs nothing (R67)', () => {
    const p = position().put('FL', 0, 'fr-fl', '1007').put('B', 1, 'sp-pm', '1006', 'S');
    expect(flights(p, 'FL', '1006')).toEqual(['0810']);
    p.put('FL', 0, 'fr-fl', '1012').put('B', 1, 'sp-pm', '1011', 'S');
    // One hex, to the edge: it does not run along it.
    expect(flights(p, 'FL', '1011')).toEqual(['1113']);
    p.put('FL', 0, 'fr-fl', '1013').put('B', 1, 'sp-pm', '1012', 'S');
    expect(flights(p, 'FL', '1012')).toEqual([]);
  });

  rule('nqsb.9.8', 'straight away, and shorter where a friend stands at the end of it (R67)', () => {
    const p = position().put('FL', 0, 'fr-fl', '1007').put('B', 1, 'sp-pm', '1006', 'S').put('F', 0, 'fr-fl', '0810');
    expect(flights(p, 'FL', '1006')).toEqual(['0909']);
    // Fired at along a vertex the two first hexes are equally straight, and so are the two third ones.
    const q = position().put('FL', 0, 'fr-fl', '1007').put('B', 1, 'sp-pm', '1005', 'S');
    expect(flights(q, 'FL', '1005')).toEqual(['0910', '1010']);
  });

  rule('nqsb.9.8.distance', 'not if it comes nearer to an unshaken enemy', () => {
    const p = position()
      .put('FL', 0, 'fr-fl', '1007')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0811', 'N');
    expect(flights(p, 'FL', '1006')).toEqual([]);
    p.put('C', 1, 'sp-pm', '0811', 'N', { shaken: true });
    expect(flights(p, 'FL', '1006')).toEqual(['0810']);
  });

  rule('nqsb.9.8.terrain', 'it does not halt at woods, difficult ground, buildings or obstacles', () => {
    const p = position('intro').put('FL', 1, 'sp-fl', '0804', 'S').put('B', 0, 'fr-pm-line', '0803', 'S');
    // 0905 and 0906 are wooded, 1007 is open.
    expect(flights(p, 'FL', '0803')).toEqual(['1007']);
    const brook = position('rethel').put('FL', 1, 'fo-fl', '1505', 'S').put('B', 0, 'fr-pm-line', '1504', 'S');
    expect(flights(brook, 'FL', '1504')).toEqual(['1308']);
  });

  const able = (troop: string, is = {}) => {
    const p = position().put('A', 0, troop, '1007', 'N', is).put('B', 1, 'sp-pm', '1006', 'S');
    return mayEvade(p.battle, p.unit('A'), p.unit('B'));
  };

  rule('nqsb.9.4.1.evade', 'light horse and dragoons evade, heavy horse does not', () => {
    expect(['fr-cl', 'fr-dr', 'fr-cp-chev', 'ge-re'].map(troop => able(troop))).toEqual([true, true, false, false]);
  });

  rule('nqsb.9.9.2.evade', 'light foot evades, pikes do not', () => {
    expect([able('fr-fl'), able('fr-pm-line')]).toEqual([true, false]);
  });

  rule('nqsb.9.2.al-evade', 'light guns evade, heavy ones do not', () => {
    expect([able('fr-al'), able('fr-ap')]).toEqual([true, false]);
  });

  rule('nqsb.9.8.no', 'nobody who is shaken evades', () => {
    expect(able('fr-fl', { shaken: true })).toBe(false);
  });

  rule('nqsb.10.14', 'nor anybody who is paralysed', () => {
    expect(able('fr-fl', { paralysed: true })).toBe(false);
  });

  rule('nqsb.9.8.once', 'once a turn, though after a move of its own', () => {
    expect(able('fr-fl', { moved: true })).toBe(true);
    const p = position().put('A', 0, 'fr-fl', '1007').put('B', 1, 'sp-pm', '1006', 'S');
    p.state.marks[p.unit('A')] = EVADED;
    expect(mayEvade(p.battle, p.unit('A'), p.unit('B'))).toBe(false);
  });

  rule('nqsb.9.8.no', 'not while another enemy already engages it', () => {
    const p = position()
      .lead(1, 0, '1105', 'villequier')
      .put('A', 0, 'fr-fl', '1007')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '1107', 'S')
      .order(1, 0, 5);
    expect(mayEvade(p.battle, p.unit('A'), p.unit('B'))).toBe(false);
  });
});

describe('support', () => {
  const beside = (...friends: [string, object][]) => {
    const p = position().put('A', 0, 'fr-pm-line', '1007');
    for (const [hex, is] of friends) p.put(hex, 0, 'fr-fl', hex, 'N', is);
    return supported(p.battle, p.unit('A'));
  };

  rule('nqsb.10.18', 'two unshaken friends beside it, an area, or a general with it', () => {
    expect([beside(), beside(['1107', {}]), beside(['1107', {}], ['0907', {}])]).toEqual([false, false, true]);
    expect(beside(['1107', {}], ['0907', { shaken: true }])).toBe(false);
    const area = position('intro').put('A', 0, 'fr-pm-line', '0605');
    expect(supported(area.battle, area.unit('A'))).toBe(true);
    const led = position().put('A', 0, 'fr-pm-line', '1007').lead(0, 2, '1007');
    expect(supported(led.battle, led.unit('A'))).toBe(true);
  });

  rule(['nqsb.10.18', 'nqsb.10.1'], 'a character aggregated to it counts as a general does', () => {
    const p = position('punti').put('A', 0, 'fr-pm-line', '1007');
    expect(supported(p.battle, p.unit('A'))).toBe(false);
    const character = p.ground.roster.leaders.findIndex(({ side, role }) => side === 0 && role === 'character');
    p.state.leader[character] = data.generals.leaders.findIndex(({ id }) => id === 'gunner');
    p.state.post[character] = p.hex('1007');
    expect(supported(p.battle, p.unit('A'))).toBe(true);
    p.state.post[character] = p.hex('1008');
    expect(supported(p.battle, p.unit('A'))).toBe(false);
  });

  rule('nqsb.2.5.2.ability', 'Sostenere la linea: one friend is enough', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007').put('F', 0, 'fr-fl', '1107').order(0, 0, 35);
    expect(supported(p.battle, p.unit('A'))).toBe(true);
    expect(supported(p.order(0, 0, 35, 'fire').battle, p.unit('A'))).toBe(false);
  });
});
