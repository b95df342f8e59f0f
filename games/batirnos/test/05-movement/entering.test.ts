/** Divisions that come onto the map with their movement order (nqsb.2.1.scenario-oob). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { AWAITED, MOVED, SHIFTED } from '../../src/state.ts';
import { type Position, position, type Table } from '../battlefield.ts';
import { marks, moving } from '../drill.ts';
import { rule } from '../rules.ts';

/** A division at Arras that comes from turn 4, by any of nine hexes of the northern edge. */
function coming(turn = 4): { p: Position; place: number; side: 0 | 1; units: readonly number[]; play: () => Table } {
  const p = position('arras');
  const division = p.ground.roster.divisions.findIndex(({ arrival }) => arrival?.by === 'order');
  const { side, place, units } = at(p.ground.roster.divisions, division);
  p.state.turn = turn;
  p.state.due[division] = 4;
  for (const unit of units) {
    p.state.troop[unit] = at(p.ground.roster.units, unit).troop;
    p.state.strength[unit] = 3;
    p.state.cell = p.state.cell.with(unit, AWAITED);
  }
  p.state.post = p.state.post.with(p.general(side, place), AWAITED);
  p.order(side, place, 5);
  return { p, place, side, units, play: () => moving(p, side, place) };
}

const HEXES = ['1001', '1101', '1201', '1301', '1401', '1501', '1601', '1701', '1801'];
const named = (p: Position, t: Table, type: string): string[] => t.legal(type).map(({ to }) => p.name(Number(to)));
const why = (t: Table, action: { type: string; [field: string]: unknown }): string => {
  const found = t.refusal(action);
  return found ? `${found.rule} ${found.reason}` : 'allowed';
};

rule(
  'nqsb.2.1.scenario-oob',
  'with its order the first unit in turn enters by a free hex of its edge, then the next',
  () => {
    const { p, units, play } = coming();
    const [first = -1, second = -1] = units;
    const t = play();
    expect(t.legal('enter').every(({ unit }) => unit === first)).toBe(true);
    expect(named(p, t, 'enter').every(hex => HEXES.includes(hex))).toBe(true);
    expect(named(p, t, 'enter').length).toBeGreaterThan(0);
    const [hex = ''] = named(p, t, 'enter');
    const enter = (unit: number, to: string) => ({ type: 'enter', unit, to: p.hex(to) });
    expect([why(t, enter(first, hex)), why(t, enter(second, hex)), why(t, enter(first, '1008'))]).toEqual([
      'allowed',
      'nqsb.2.1.scenario-oob notNext',
      'nqsb.2.1.scenario-oob notEntry',
    ]);
    t.act(enter(first, hex));
    expect(p.name(at(p.state.cell, first))).toBe(hex);
    expect(at(p.state.marks, first) & (MOVED | SHIFTED)).toBe(MOVED | SHIFTED);
    const series = at(at(p.ground.troops, at(p.state.troop, first)).series, 0);
    const frame = t.play.decision()?.frame;
    if (series.movement > 1)
      expect(frame).toMatchObject({ step: 'marching', entered: 1, left: [], points: series.movement - 1 });
    while (t.step === 'marching') t.act(at(t.legal('halt'), 0));
    expect([t.step, t.legal('enter').every(({ unit }) => unit === second)]).toEqual(['moving', true]);
    // The hex is taken now.
    expect(named(p, t, 'enter')).not.toContain(hex);
  },
);

rule('nqsb.2.1.scenario-oob', 'before its turn, or without its order, nobody enters', () => {
  const early = coming(3);
  expect([early.play().legal('enter'), early.play().legal('ride')]).toEqual([[], []]);
  const { p, units, side, place } = coming();
  p.order(side, place, 14);
  expect(p.play({ step: 'phase', phase: 'move', done: [] }).legal('enter')).toEqual([]);
  const late = coming();
  late.p.state.due[late.p.division(late.side, late.place)] = 0;
  expect(late.play().legal('enter')).toEqual([]);
  expect(units.length).toBeGreaterThan(1);
});

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.5.2.general'],
  'its general enters by a hex without an enemy beside it or a leader in it',
  () => {
    const { p, side, place, play } = coming();
    const rides = () => named(p, play(), 'ride');
    expect(rides()).toEqual(HEXES);
    p.put('B', side === 0 ? 1 : 0, 'sp-pm', '1002', 'N');
    const open = rides();
    expect(open).not.toContain('1001');
    expect(open).toContain('1801');
    p.lead(side, place === 0 ? 1 : 0, '1801', 'villequier');
    expect(rides()).not.toContain('1801');
    const t = play().act({ type: 'ride', leader: p.general(side, place), to: p.hex('1701') });
    expect(t.told('leaderEntered').map(({ leader }) => leader)).toEqual([p.general(side, place)]);
    expect([t.told('rode'), marks(p, 'B')]).toEqual([[], 0]);
  },
);
