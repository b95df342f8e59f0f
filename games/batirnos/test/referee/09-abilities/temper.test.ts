/** Troops by their temper: aggressive horse, reiter, dragoons behind others (nqsb.9.1, 9.7, 9.16). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { farFrom } from '../../../src/field.ts';
import { SECOND } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import {
  DECLINE,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  marks,
  moving,
  READY,
  STOP,
  shoot,
  step,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

describe('aggressive troops', () => {
  rule(['nqsb.9.1', 'nqsb.9.8.once'], 'light horse that has evaded this turn rushes at nobody', () => {
    // Who evades does not move again in the turn.
    const rushes = (evades: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('C', 0, 'fr-fl', '1206', 'N')
        .put('B', 1, 'ge-cl', '1006', 'S')
        .order(0, 0, 12)
        .draws(0, 8, 7)
        .draws(1, 8, 7, 6, 5);
      const t = firing(p, 0, 0, true).act(shoot(p, 'A', 'B'));
      settle(t.act(evades ? at(t.legal('evade'), 0) : HOLD));
      // A light enemy two hexes from it, wherever it is.
      const [column, row] = [Number(p.where('B').slice(0, 2)), p.where('B').slice(2)];
      p.put('C', 0, 'fr-fl', `${String(column + 2).padStart(2, '0')}${row}`, 'N');
      return p.play({ step: 'aggressors', done: [] }).told('aggressed').length;
    };
    expect([rushes(false), rushes(true)]).toEqual([1, 0]);
  });

  rule(
    ['nqsb.9.1', 'nqsb.10.7', 'nqsb.10.7.combat', 'nqsb.7.order'],
    'whose card is turned for a focus on melee have no order to move and rush; they fight in their division’s turn, with its card more',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1009', 'N')
        .put('B', 1, 'sp-pm', '1007', 'S')
        .order(0, 0, 5, 'melee')
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      const t = p.play({ step: 'aggressors', done: [] });
      while (t.step !== null)
        t.act(t.legal('step').find(({ to }) => p.name(Number(to)) === '1008') ?? t.legal('halt')[0] ?? HOLD);
      expect([t.told('aggressed').length, p.where('G')]).toEqual([1, '1008']);
      const u = p.play({ step: 'phase', phase: 'melee', done: [] });
      while (u.step === 'joining' || u.step === 'ordering') u.act(u.step === 'joining' ? READY : at(u.legal(), 0));
      // Strength 3, melee 3, the focus.
      expect(u.told('tested').map(({ due }) => due)).toEqual([7]);
    },
  );
});

describe('reiter', () => {
  rule(
    ['nqsb.9.16.decline', 'nqsb.9.2.no-melee', 'nqsb.7.1.1.reiter'],
    'beside a battery may leave it be or take it: it goes in their melee action, if there is one',
    () => {
      const taken = (attacks: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'ge-re', '1007', 'N')
          .put('G', 1, 'sp-al', '1006', 'N')
          .order(0, 0, 5);
        const t = p.play({ step: 'phase', phase: 'melee', done: [] });
        while (t.step === 'ordering') t.act(at(t.legal(), 0));
        expect(types(t)).toContain('decline');
        t.act(attacks ? { type: 'attack', target: p.unit('G') } : DECLINE);
        return p.where('G');
      };
      expect([taken(false), taken(true)]).toEqual(['1006', 'off']);
    },
  );

  rule(
    ['nqsb.9.16.decline', 'nqsb.9.2.no-melee', 'nqsb.10.12'],
    'between a battery and a regiment take the guns alone, or both, or neither; weakened they test only if they attack',
    () => {
      const fight = (choice: string, is: Condition = {}) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'ge-re', '1007', 'N', is)
          .put('G', 1, 'sp-al', '1006', 'N')
          .put('B', 1, 'sp-pm', '0906', 'N')
          .order(0, 0, 5)
          .draws(0, 8, 7, 6, 5);
        const t = fighting(p, 'A').act(choice === '' ? DECLINE : { type: 'attack', target: p.unit(choice) });
        return [p.where('G'), t.told('attacked').length, t.told('tested').length];
      };
      expect([fight(''), fight('G'), fight('B')]).toEqual([
        ['1006', 0, 0],
        ['off', 0, 0],
        ['off', 1, 0],
      ]);
      expect([fight('', { strength: 1 }), fight('G', { strength: 1 })]).toEqual([
        ['1006', 0, 0],
        ['1006', 0, 1],
      ]);
    },
  );

  rule(
    ['nqsb.9.16.decline', 'nqsb.3.3.1.pursue', 'nqsb.9.3.test'],
    'that charged after an enemy who walked away must fight him',
    () => {
      // R74.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'ge-re', '1006', 'S')
        .order(0, 0, 29)
        .draws(1, 1, 8, 7, 6, 5);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      settle(t.act({ type: 'chase', unit: p.unit('B'), how: 'charge' }));
      t.act(step(p, '1007')).act(halt(p, 'S'));
      while (t.step === 'firmness' || t.step === 'departures') t.act(HOLD);
      expect(p.where('B')).toBe('1007');
      const u = p.play({ step: 'strays', done: [] });
      expect([u.step, u.told('attacked').map(({ unit }) => p.label(unit))]).toEqual(['joining', ['B']]);
    },
  );
});

rule(
  ['nqsb.9.7.retreat', 'nqsb.7.4.2.supporters', 'nqsb.5.3.2.open'],
  'dragoons on foot who back a regiment go one hex on foot with it, and five on horseback when it falls back',
  () => {
    // R71, R82, R90.
    const back = (losses: number) => {
      const p = position()
        .lead(0, 0, '1012', 'conde')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('D', 0, 'fr-dr', '1107', 'NW', { second: true } satisfies Condition)
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 4)
        .draws(0, 8, 7, 6, 5)
        .draws(1, ...[1, 2, 3].slice(0, losses + 1), 8, 7, 6);
      const t = fighting(p, 'A', 'D').act(join(p, 'B'));
      while (t.step !== null) {
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        else if (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
        else t.act(t.step === 'enough' ? STOP : (t.legal('decline')[0] ?? READY));
      }
      return [farFrom(p.battle.field, p.hex('1107'), p.hex(p.where('D'))), (marks(p, 'D') & SECOND) > 0];
    };
    expect([back(1), back(2)]).toEqual([
      [1, true],
      [5, false],
    ]);
  },
);
