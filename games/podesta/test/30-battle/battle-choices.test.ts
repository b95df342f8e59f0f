/** Before the lines meet: what each side can choose, and what it is told when it cannot. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import {
  beneficiAllowed,
  commanders,
  leads,
  mountsOf,
  placesFor,
  sideOfSeat,
} from '../../src/30-battle/battle-setup.ts';
import type { Battle } from '../../src/state.ts';
import { fieldName } from '../../src/world.ts';
import { battle, fieldNames, from, onSquare, type Placed } from '../battles.ts';
import {
  communeNamed,
  fieldSquare,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
  world,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const PR = (number: number) => sestiere('prato', number);
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const lines = (
  own: readonly Placed[],
  enemies: readonly Placed[] = [],
  more: Partial<Battle> = {},
  p: Position = armed(),
) => {
  const fight = battle(p, [[FI(4), 'l1'], ...own], [[SI(4), 'l8'], ...enemies], more);
  return { p, fight, table: p.table };
};
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');
const kinds = (...ids: string[]) => ids.map(id => ({ kind: token(id), owner: 0 }));

describe('who is there', () => {
  rule(
    ['pod.32a', 'pod.32e', 'pod.34a'],
    'cavalry commands, or anybody without it; leaders lead; a Beneficio for so many companies',
    () => {
      const p = armed();
      const fight = battle(
        p,
        [
          [FI(3), ''],
          [FI(5), ''],
          [LU(1), '', { owner: 2 }],
        ],
        [
          [SI(3), ''],
          [SI(5), ''],
        ],
        { seats: [[0, 2], [1]] },
      );
      expect([commanders(p.table, fight, 0), commanders(p.table, fight, 1)]).toEqual([[2], [3, 4]]);
      expect([mountsOf(p.table, fight, 0), mountsOf(p.table, fight, 2)]).toEqual([[], [2]]);
      expect([0, 1, 2].map(seat => [leads(fight, seat), sideOfSeat(fight, seat)])).toEqual([
        [true, 0],
        [true, 1],
        [false, 0],
      ]);
      const { companiesEach } = world.data.battlefield.benefici;
      expect([beneficiAllowed(p.table, fight, 0), beneficiAllowed(p.table, fight, 1)]).toEqual([
        Math.floor(3 / companiesEach),
        Math.floor(2 / companiesEach),
      ]);
    },
  );

  rule(
    ['pod.33a', 'pod.33b', 'pod.33c'],
    'two lines a side, a large army’s commander behind, somebody in every wing',
    () => {
      const rows = (placed: { cell: number }[]) =>
        [...new Set(placed.map(({ cell }) => (world.field.row[cell] ?? 0) + 1))].sort();
      const p = armed();
      const fight = battle(
        p,
        [
          [FI(1), ''],
          [FI(3), ''],
          [FI(5), ''],
        ],
        [
          [SI(1), ''],
          [SI(3), ''],
        ],
      );
      const first = placesFor(p.table, fight, 0, []);
      expect([rows(first), first.length, rows(placesFor(p.table, fight, 1, []))]).toEqual([[1, 2], 24, [7, 8]]);
      fight.large = true;
      expect([rows(placesFor(p.table, fight, 0, [])), rows(placesFor(p.table, fight, 1, []))]).toEqual([[1], [8]]);
      // The commander comes first, whoever he is; the others follow in their order.
      fight.commander = [1, 4];
      const here = (soldier: number, where: string, under = false) => ({ soldier, cell: fieldSquare(where), under });
      expect([
        at(placesFor(p.table, fight, 0, []), 0).soldier,
        at(placesFor(p.table, fight, 0, [here(1, 'a1')]), 0).soldier,
        at(placesFor(p.table, fight, 0, [here(1, 'a1'), here(0, 'e1')]), 0).soldier,
      ]).toEqual([1, 0, 2]);
      // Three companies, three wings: each has to go where nobody is yet.
      const columns = (placed: Parameters<typeof placesFor>[3]) =>
        [...new Set(placesFor(p.table, fight, 0, placed).map(({ cell }) => fieldName(world, cell).charAt(0)))].join('');
      expect([
        columns([here(1, 'd1')]),
        columns([here(1, 'd1'), here(0, 'e2')]),
        columns([here(1, 'e1')]),
        columns([here(1, 'i1')]),
        columns([here(1, 'h2')]),
      ]).toEqual(['efghijkl', 'ijkl', 'abcdijkl', 'abcdefgh', 'abcdijkl']);
      expect(placesFor(p.table, fight, 0, [here(1, 'a1'), here(0, 'e1'), here(2, 'i1')])).toEqual([]);
      // Two cover two wings; with a fourth company there is room to group.
      expect(
        placesFor(p.table, fight, 1, [{ soldier: 4, cell: fieldSquare('a8'), under: false }]).every(
          ({ cell }) => (world.field.column[cell] ?? 0) >= 4,
        ),
      ).toBe(true);
      const four = battle(
        p,
        [
          [FI(5), ''],
          [FI(6), ''],
          [FI(3), ''],
          [FI(1), ''],
        ],
        [[SI(1), '']],
      );
      const joins = (placed: Parameters<typeof placesFor>[3], where: string) =>
        placesFor(p.table, four, 0, placed)
          .filter(({ cell }) => cell === fieldSquare(where))
          .map(({ under }) => under);
      expect([
        joins([here(0, 'a1')], 'a1'),
        joins([here(0, 'a1')], 'b1'),
        joins([here(0, 'a1'), here(1, 'a1', true)], 'a1'),
      ]).toEqual([[false, true], [false], []]);
      const horse = battle(
        p,
        [
          [FI(1), ''],
          [FI(5), ''],
          [FI(3), ''],
          [FI(6), ''],
        ],
        [[SI(1), '']],
      );
      expect(placesFor(p.table, horse, 0, [here(0, 'a1')]).some(({ cell }) => cell === fieldSquare('a1'))).toBe(false);
    },
  );

  rule(
    ['pod.33j', 'pod.32a', 'pod.29j'],
    'the lines are uncovered together: who stands above, who commands, and the armies are seen',
    () => {
      const p = armed()
        .army(0, 'N9', [FI(5), FI(6)])
        .army(1, 'N9', [SI(1)])
        .army(2, 'N9', [LU(1)]);
      const fight = battle(
        p,
        [
          [FI(5), ''],
          [FI(6), ''],
        ],
        [[SI(1), '']],
      );
      const match = from(p, [{ step: 'deployment', sides: [0, 1] }]);
      const deploy = (seat: number, soldier: number, where: string, under: boolean) =>
        match.act({ type: 'deploy', soldier, cell: fieldSquare(where), under }, seat);
      expect(said(match.refusal({ type: 'deploy', soldier: 0, cell: fieldSquare('a4'), under: false }, 0))).toBe(
        `pod.33a noRoom ${fieldSquare('a4')}`,
      );
      deploy(0, 0, 'a1', false);
      deploy(0, 1, 'e1', false);
      deploy(1, 2, 'd8', false);
      expect([onSquare(fight, 'a1'), onSquare(fight, 'e1'), p.state.armies.map(({ shown }) => shown)]).toEqual([
        [FI(5)],
        [FI(6)],
        [true, true, false],
      ]);
      expect(match.told('deployed')).toMatchObject([
        { units: [FI(5), FI(6), SI(1)], cells: ['a1', 'e1', 'd8'].map(fieldSquare) },
      ]);
      expect(match.told('commanders')).toMatchObject([{ units: [FI(5), SI(1)] }]);
    },
  );

  rule(
    ['pod.34a', 'pod.34b', 'pod.34e'],
    'Benefici are taken along as far as the companies allow, not the chits',
    () => {
      const { companiesEach } = world.data.battlefield.benefici;
      const p = armed().tokens(0, 'spada-1', 'spada-1', 'scudo-2', 'proditor', 'compagnia-torre');
      const many: Placed[] = Array.from({ length: 2 * companiesEach }, (_, index) => [
        index < 6 ? FI(index + 1) : PR(index - 5),
        '',
      ]);
      const fight = battle(p, many, [[SI(1), '']]);
      const match = from(p, [{ step: 'choosing', seat: 0, side: 0 }]);
      expect(match.choices('choose', 'token')).toEqual(['spada-1', 'scudo-2', 'proditor'].map(token));
      expect([
        said(match.refusal({ type: 'choose', token: token('compagnia-torre') })),
        said(match.refusal({ type: 'choose', token: token('scudo-1') })),
      ]).toEqual(['pod.34a cannot token', `pod.34a noBeneficio ${token('scudo-1')}`]);
      match.act({ type: 'choose', token: token('spada-1') });
      expect(match.choices('choose', 'token')).toEqual(['spada-1', 'scudo-2', 'proditor'].map(token));
      match.act({ type: 'choose', token: token('spada-1') });
      expect([match.legal('choose'), said(match.refusal({ type: 'choose', token: token('proditor') }))]).toEqual([
        [],
        'pod.34a noMore 2',
      ]);
      match.do('ready');
      expect([fight.tokens, p.player(0).benefici]).toEqual([
        [kinds('spada-1', 'spada-1'), []],
        ['scudo-2', 'proditor', 'compagnia-torre'].map(token),
      ]);
      // Nobody is asked who has none to take or may take none.
      const asked = (seat: number, side: number, tokens: Battle['tokens']) => {
        battle(p, many, [[SI(1), '']], { tokens });
        return from(p, [{ step: 'choosing', seat, side }]).step === 'choosing';
      };
      expect([asked(0, 0, [kinds('spada-1'), []]), asked(0, 0, [kinds('spada-1', 'spada-1'), []])]).toEqual([
        true,
        false,
      ]);
      expect([asked(2, 0, [[], []]), asked(1, 1, [[], []])]).toEqual([false, false]);
    },
  );

  rule(
    ['pod.35a', 'pod.35b', 'pod.35c'],
    'initiative: swords add, shields take off, the attacker begins when they are equal',
    () => {
      const begins = (own: string[], theirs: string[], extra: Placed[] = []) => {
        const p = armed();
        const fight = battle(p, [[FI(5), 'a1'], ...extra], [[SI(5), 'a8']], {
          tokens: [kinds(...own), theirs.map(id => ({ kind: token(id), owner: 1 }))],
        });
        const match = from(p, [{ step: 'initiative' }]);
        for (const id of own) match.act({ type: 'commit', token: token(id) }, 0);
        for (const id of theirs) match.act({ type: 'commit', token: token(id) }, 1);
        match.act({ type: 'ready' }, 0).act({ type: 'ready' }, 1);
        return [fight.initiative, at(match.told('initiative'), 0).totals, fight.tokens];
      };
      const none = [[], []];
      expect([
        begins([], []),
        begins([], ['spada-1']),
        begins(['scudo-1'], ['spada-1']),
        begins(['spada-2'], ['spada-3']),
      ]).toEqual([
        [0, [2, 2], none],
        [1, [2, 3], none],
        [0, [2, 2], none],
        [1, [4, 5], none],
      ]);
      expect([begins([], ['scudo-3']), begins([], [], [[FI(1), 'b1']])]).toEqual([
        [1, [-1, 2], none],
        [0, [5, 2], none],
      ]);
      const p = armed();
      battle(p, [[FI(5), 'a1']], [[SI(5), 'a8']], {
        tokens: [kinds('spada-1', 'spada-1', 'spada-2', 'scudo-1', 'proditor'), []],
      });
      const match = from(p, [{ step: 'initiative' }]);
      expect([
        match.choices('commit', 'token', 0),
        said(match.refusal({ type: 'commit', token: token('proditor') }, 0)),
        said(match.refusal({ type: 'commit', token: token('spada-3') }, 0)),
      ]).toEqual([
        ['spada-1', 'spada-2', 'scudo-1'].map(token),
        'pod.35b cannot token',
        `pod.35b noBeneficio ${token('spada-3')}`,
      ]);
      const { initiative: most } = world.data.battlefield.benefici;
      for (const id of ['spada-1', 'spada-2', 'scudo-1', 'spada-1'].slice(0, most))
        match.act({ type: 'commit', token: token(id) }, 0);
      expect([match.legal('commit', 0), said(match.refusal({ type: 'commit', token: token('spada-1') }, 0))]).toEqual([
        [],
        `pod.35b noMore ${most}`,
      ]);
    },
  );

  rule('pod.13b', 'houses stand in the middle rows, one on a square, placed in turns', () => {
    const p = armed();
    const fight = battle(p, [[FI(5), '']], [[SI(5), '']], { kind: 'civil' });
    const match = from(p, [{ step: 'houses', side: 1, left: 2 }]);
    expect([
      match.seats,
      match.legal('placeHouse').length,
      fieldNames(match, 'placeHouse').every(name => /[45]$/.test(name)),
    ]).toEqual([[1], 24, true]);
    match.act({ type: 'placeHouse', cell: fieldSquare('c4') });
    expect([
      match.seats,
      match.legal('placeHouse').length,
      said(match.refusal({ type: 'placeHouse', cell: fieldSquare('c4') })),
    ]).toEqual([[0], 23, `pod.13b noRoom ${fieldSquare('c4')}`]);
    match.act({ type: 'placeHouse', cell: fieldSquare('c5') });
    expect([match.step, fight.houses]).not.toEqual(['houses', []]);
    expect([match.step === 'houses', fight.houses]).toEqual([false, ['c4', 'c5'].map(fieldSquare)]);
  });

  rule(
    ['pod.32a', 'pod.32e', 'pod.41a', 'pod.38b'],
    'command: named by leaders, with whoever rides; six companies make a large battle',
    () => {
      const named = (own: number, kind: Battle['kind'] = 'field') => {
        const p = armed();
        const units: Placed[] = [1, 2, 3, 4, 5, 6].slice(0, own).map(number => [FI(number), '']);
        const fight = battle(
          p,
          units,
          [
            [SI(1), ''],
            [unitOf('grifone'), ''],
          ],
          { kind, commander: [-1, -1], cell: square('N6') },
        );
        p.hire(1, 'grifone', 'siena');
        const match = from(p, [{ step: 'command' }]);
        return { p, fight, match };
      };
      const { fight, match } = named(6);
      expect([
        match.seats,
        match.legal(undefined, 0).map(({ type }) => type),
        said(match.refusal({ type: 'ready' }, 0)),
        said(match.refusal({ type: 'command', soldier: 1 }, 0)),
      ]).toEqual([[0, 1], ['command'], 'pod.32a cannot commander', 'pod.32a cannot choice']);
      match.act({ type: 'command', soldier: 0 }, 0);
      expect([
        match.choices('attach', 'soldier', 0),
        match.choices('attach', 'counter', 0),
        match.legal('command', 0),
      ]).toEqual([[0], [communeNamed('firenze')], []]);
      match.act({ type: 'attach', counter: communeNamed('firenze'), soldier: 0 }, 0);
      expect(match.legal('attach', 0)).toEqual([]);
      match.act({ type: 'ready' }, 0).act({ type: 'command', soldier: 6 }, 1).act({ type: 'ready' }, 1);
      expect([fight.commander, fight.large, at(fight.soldiers, 0).podesta, match.step, match.seats]).toEqual([
        [0, 6],
        true,
        communeNamed('firenze'),
        'extraPay',
        [1],
      ]);
      const done = (own: number, kind: Battle['kind'], chief: number) => {
        const other = named(own, kind);
        other.match
          .act({ type: 'command', soldier: 0 }, 0)
          .act({ type: 'ready' }, 0)
          .act({ type: 'command', soldier: chief }, 1)
          .act({ type: 'ready' }, 1);
        return [other.fight.large, other.match.step === 'extraPay'];
      };
      // Where the captain commands himself, his company asks for nothing more.
      expect([done(5, 'field', 5), done(6, 'civil', 6), done(6, 'field', 7), done(5, 'field', 6)]).toEqual([
        [false, true],
        [false, true],
        [true, false],
        [false, false],
      ]);
    },
  );

  rule('pod.36.5b', 'a duel is fought if both want it', () => {
    const mode = (one: boolean, other: boolean) => {
      const { p, fight } = lines([]);
      const match = from(p, [{ step: 'mode' }])
        .act({ type: 'chooseMode', duel: one }, 0)
        .act({ type: 'chooseMode', duel: other }, 1);
      return [fight.duel, match.told('battleMode')[0]?.duel];
    };
    expect([mode(true, true), mode(true, false), mode(false, true), mode(false, false)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});
