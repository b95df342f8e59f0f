/** The ebb at the Dunes: from turn 5 the first column is a beach for horse alone (nqsb.2.1.scenario-oob, 5.4.5). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { SECOND } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { firing, march, marks, moving, shoot, step, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

rule(
  ['nqsb.5.4.5', 'nqsb.9.7.retreat', 'nqsb.5.3.incomplete'],
  'horse that falls back, and dragoons on foot, who ride then, take to the beach the ebb has bared; foot may not',
  () => {
    // R71: mounted from the first hex. R43: shaken, they go back from any fire; the edge cuts all of them short.
    const back = (troop: string, turn: number, second = false) => {
      const p = position('dunes')
        .lead(0, 0, '0705', 'conde')
        .put('A', 0, 'fr-ap', '0505', 'NW')
        .put('D', 1, troop, '0205', 'SE', { second, shaken: true })
        .order(0, 0, 14)
        .draws(0, 8, 7, 6, 5, 4);
      p.state.turn = turn;
      const t = settle(firing(p).act(shoot(p, 'A', 'D')));
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      return [strength(p, 'D'), p.where('D').slice(0, 2)];
    };
    expect([
      back('sp-cp', 4),
      back('sp-cp', 5),
      back('sp-dr', 4, true),
      back('sp-dr', 5, true),
      back('sp-fl', 5),
    ]).toEqual([
      [2, '02'],
      [2, '01'],
      [2, '02'],
      [2, '01'],
      [2, '02'],
    ]);
  },
);

rule(
  ['nqsb.5.4.5.command', 'nqsb.10.6.1', 'nqsb.10.6.2'],
  'horse on that beach is in command like horse on any other',
  () => {
    // Plessis reaches two hexes.
    const commanded = (general: string, turn: number, beach = '0105') => {
      const p = position('dunes').lead(0, 0, general, 'plessis').put('D', 0, 'fr-cp-chev', beach, 'N').order(0, 0, 29);
      p.state.turn = turn;
      return moving(p).legal('march').length > 0;
    };
    expect([commanded('0305', 5), commanded('0405', 5), commanded('0305', 5, '0205')]).toEqual([true, false, true]);
  },
);

rule(['nqsb.5.4.5', 'nqsb.9.7.mount'], 'dragoons ride on that beach but do not dismount there', () => {
  const p = position('dunes').lead(0, 0, '0405', 'conde').put('D', 0, 'fr-dr', '0105', 'N').order(0, 0, 40);
  p.state.turn = 5;
  const t = moving(p);
  expect(t.legal('dismount')).toEqual([]);
  t.act(march(p, 'D')).act(step(p, '0104'));
  expect([p.where('D'), marks(p, 'D') & SECOND]).toEqual(['0104', 0]);
});
