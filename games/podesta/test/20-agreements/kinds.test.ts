/** The table of clauses as a whole: what holds for each kind, and what can be said in it. */
import { describe, expect } from 'vitest';
import { MOST_LEGS } from '../../src/20-agreements/clauses.ts';
import { conclude } from '../../src/20-agreements/deals.ts';
import { KINDS, kindsIn, ORDER } from '../../src/20-agreements/kinds.ts';
import { PAYMENT, PROMISES, TERMS } from '../../src/20-agreements/promises.ts';
import { LEG_KINDS, type Said } from '../../src/20-agreements/terms.ts';
import { sidesOf } from '../../src/20-agreements/ways.ts';
import type { Deal } from '../../src/state.ts';
import { written } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, good, position, rule, sestiere, square, token } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const FI = (number: number) => sestiere('firenze', number);
const between = (legs: Deal['legs'] = []): Deal => ({
  id: 7,
  proposer: 0,
  partner: 2,
  legs,
  counter: false,
  stood: false,
  expires: 1,
});

describe('the kinds of clauses', () => {
  rule(['pod.20c', 'pod.42d', 'pod.14c'], 'when each is carried out, and who speaks and learns of it', () => {
    const marks = ({ inBattle, communal, open }: (typeof KINDS)[keyof typeof KINDS]) =>
      [inBattle && 'battle', communal && 'communal', open && 'open'].filter(Boolean).join(' ');
    const table = LEG_KINDS.map(kind => [kind, KINDS[kind].when, marks(KINDS[kind]), KINDS[kind].unasked ?? '']);
    expect(table).toEqual(
      written(`
        florins     | money     | battle               |
        treasury    | money     | battle               |
        goods       | things    | battle               |
        beneficio   | things    | battle               |
        release     | things    | battle open          |
        surrender   | surrender | battle communal open |
        promise     | things    | battle               |
        sestiere    | trust     | open                 |
        troops      | things    | communal             |
        share       | things    |                      | pod.22g
        hospitality | things    |                      |
        refugees    | things    | communal             |
        league      | leagues   | communal open        |
      `),
    );
    expect(ORDER).toEqual(['money', 'things', 'leagues', 'trust', 'surrender']);
    expect([kindsIn(false), kindsIn(true)]).toEqual([LEG_KINDS, LEG_KINDS.slice(0, 7)]);
  });

  rule('pod.20c', 'of a promise that stands nothing more can be said, of any other all there is (R139)', () => {
    const { table } = position(3);
    table.state.promises = [{ id: 1, from: 0, to: 2, what: PAYMENT, month: 1, until: 4, florins: 100 }];
    const [give] = sidesOf(table, { proposer: 0, partner: 2 }, 'phase');
    const promises = give?.kind === 'items' ? give.of.filter(({ kind }) => kind === 'promise') : [];
    expect(promises.map(({ fields }) => fields)).toEqual([
      [
        { field: 'what', kind: 'one', of: PROMISES.filter(what => what !== PAYMENT) },
        { field: 'months', kind: 'one', of: TERMS },
        { field: 'florins', kind: 'one', of: [0] },
      ],
    ]);
  });

  rule(['pod.20c', 'pod.22j'], 'sums by tens, public ones by hundreds, lots by one, as much as there is', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').purse(0, 99_999).treasury('firenze', 99_999);
    p.league(0, 2).goods(0, { stoffe: 9 });
    const [give] = sidesOf(p.table, { proposer: 0, partner: 2 }, 'phase');
    expect(give).toMatchObject({ field: 'give', kind: 'items', least: 0, most: MOST_LEGS });
    const said = (kind: string) => (give?.kind === 'items' ? give.of : []).filter(item => item.kind === kind);
    expect(said('florins')).toEqual([
      { kind: 'florins', fields: [{ field: 'florins', kind: 'sum', least: 10, most: 99_990, step: 10 }] },
    ]);
    expect(said('treasury')).toEqual([
      {
        kind: 'treasury',
        fields: [
          { field: 'chest', kind: 'one', of: [FIRENZE] },
          { field: 'florins', kind: 'sum', least: 100, most: 99_900, step: 100 },
          { field: 'into', kind: 'one', of: [LUCCA] },
        ],
      },
    ]);
    expect(said('goods')).toEqual([
      {
        kind: 'goods',
        fields: [
          { field: 'good', kind: 'one', of: [good('stoffe')] },
          { field: 'lots', kind: 'sum', least: 1, most: 9, step: 1 },
        ],
      },
    ]);
  });

  rule(['pod.20c', 'pod.20a', 'pod.16e'], 'are carried out money first, then things, leagues, and trust', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').tokens(0, 'spada-1');
    p.goods(0, { stoffe: 2 }).commune('lucca').cell = square('N6');
    const said: Said[] = [
      { kind: 'sestiere', sestiere: FI(5) },
      { kind: 'league', leaving: false },
      { kind: 'beneficio', token: token('spada-1') },
      { kind: 'goods', good: good('stoffe'), lots: 2 },
      { kind: 'florins', florins: 100 },
    ];
    const live = called(p);
    conclude(live, between(said.map(one => ({ from: 0, to: 2, ...one }))));
    expect(toldOf(live, 'clause').map(({ kind, only }) => [kind, only])).toEqual([
      ['florins', [0, 2]],
      ['beneficio', [0, 2]],
      ['goods', [0, 2]],
      ['league', undefined],
      ['sestiere', undefined],
    ]);
    expect(toldOf(live, 'clause')[0]).toEqual({
      type: 'clause',
      rule: 'pod.20c',
      from: 0,
      to: 2,
      kind: 'florins',
      florins: 100,
      only: [0, 2],
    });
  });
});
