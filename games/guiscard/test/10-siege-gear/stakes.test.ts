import { expect, test } from 'vitest';
import { canAttack } from '../../src/06-combat/contact.ts';
import { type Grapnel, type Ladder, WOUNDED } from '../../src/state.ts';
import { nido, upright } from '../openings.ts';
import { rule, the } from '../support.ts';
import type { Position, Table } from '../table.ts';

const ladder = (t: Table): Ladder => the(t.state.ladders[0]);
const rope = (t: Table): Grapnel => the(t.state.grapnels[0]);

rule('gui.10.1.6e', 'a ladder and a rope come down with the stakes that held them', () => {
  const leaning = (): Position => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'vladko', 'O8').put(1, 'milo', 'Q8');
    p.state.ladders = [upright(p, 'O7', 'SE', { climber: p.unit('osbern') }), upright(p, 'O6', 'NE')];
    p.state.grapnels = [
      {
        side: 0,
        bearer: -1,
        cell: p.hex('O8'),
        to: p.hex('P7'),
        climber: p.unit('vladko'),
        top: true,
        roof: false,
        gone: false,
      },
    ];
    return p;
  };
  const fallen = (t: Table, by: number): void => {
    expect([t.step, t.seats, ladder(t).direction]).toEqual(['ladderFall', [by], -1]);
    t.act(the(t.legal('setLadder')[0]));
    expect([t.step, t.seats]).toEqual(['tumble', [0]]);
    t.act(the(t.legal('lieAt')[0]));
    expect([t.health('osbern'), t.health('vladko'), rope(t).gone]).toEqual([WOUNDED, WOUNDED, true]);
    // The one that leans elsewhere stands.
    expect(t.state.ladders[1]?.direction).toBeGreaterThanOrEqual(0);
  };
  const burnt = leaning();
  burnt.state.works.flames = [{ cell: burnt.hex('P7'), side: 1, arrow: false, turns: 2, fresh: false }];
  fallen(burnt.play([{ step: 'turnEnd' }]), 1);
  const struck = leaning();
  struck.state.engines = [
    {
      kind: 'stoneThrower',
      side: 0,
      head: struck.hex('J8'),
      tail: struck.hex('I8'),
      arrow: 1,
      corner: false,
      load: 0,
      gone: false,
      jammed: false,
    },
  ];
  fallen(struck.play([{ step: 'stone', engine: 0, cell: struck.hex('P7') }], 5, 6, 8, 5), 0);
});

rule(
  ['gui.9.1.palisade', 'gui.9.2.1a'],
  'over a plain palisade nobody fights, from a ladder or a rope: he can only jump',
  () => {
    const fights = (hex: string, way: string, to: string): boolean[] => {
      const p = nido().put(0, 'osbern', hex).put(1, 'milo', to);
      p.state.ladders = [upright(p, hex, way, { climber: p.unit('osbern') })];
      const both = () => [
        canAttack(p.battle, p.unit('osbern'), p.unit('milo')),
        canAttack(p.battle, p.unit('milo'), p.unit('osbern')),
      ];
      const onLadder = both();
      p.state.ladders = [];
      const hung = { side: 0, bearer: -1, cell: p.hex(hex), to: p.hex(to), top: true, roof: false, gone: false };
      p.state.grapnels = [{ ...hung, climber: p.unit('osbern') }];
      return [...onLadder, ...both()];
    };
    expect(fights('O8', 'SE', 'P8')).toEqual([true, true, true, true]);
    expect(fights('O7', 'SE', 'P7')).toEqual([false, false, false, false]);
  },
);
test('a man on a ladder is reached from the hex it leans on, and from nowhere else', () => {
  const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'N8').put(1, 'sergios', 'P8');
  p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
  expect([
    canAttack(p.battle, p.unit('milo'), p.unit('osbern')),
    canAttack(p.battle, p.unit('sergios'), p.unit('osbern')),
  ]).toEqual([false, true]);
});
