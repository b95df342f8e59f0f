/** Blows that several strike or suffer together, and what a charge leaves to them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, charges, hold, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT(0)], ...dice);

describe('defended together', () => {
  // "Difensore indietreggia si applica a tutti"; and "uno stordito obbligato a indietreggiare è considerato morto".
  rule(['gui.6.2e', 'gui.6.5.double', 'gui.6.5.E'], 'of two beaten together the one who lay stunned is dead', () => {
    const p = poggio().put(0, 'arthur', 'E8').put(1, 'milo', 'E7').put(1, 'dorian', 'F8', { health: STUNNED });
    const t = combat(p).do('attack', { unit: 'arthur', target: 'milo' }).do('include', { attack: 0, target: 'dorian' });
    // 26 - 6 - 1 = 19 in 11/20, not all of them in armour: 6 is E.
    t.declared().dice(6).do('resolve', { attack: 0 });
    expect([t.health('dorian'), t.where('dorian')]).toEqual([DEAD, 'F8']);
    t.act(the(t.legal('retreatTo')[0]));
    expect([t.health('milo'), t.where('milo') === 'E7', t.step]).toEqual([HEALTHY, false, 'advance']);
  });
  // All or nobody: the slow one holds the fast one there.
  rule(
    ['gui.7.4a', 'gui.6.2a'],
    'a fast man attacked together with a slow one does not break off, alone he does',
    () => {
      const may = (together: boolean): boolean => {
        const p = poggio().put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(1, 'argyris', 'F8');
        const t = combat(p).do('attack', { unit: 'roland', target: 'dorian' });
        if (together) t.do('include', { attack: 0, target: 'argyris' });
        t.declared();
        if (t.step === 'resolving') t.do('resolve', { attack: 0 });
        return t.step === 'answer' && t.legal('refuse').length > 0;
      };
      expect([may(false), may(true)]).toEqual([true, false]);
    },
  );
});

describe('struck together', () => {
  // "È il giocatore del campo in questione che decide": also that it is the wounded one, and then he is dead.
  rule(
    ['gui.6.2e', 'gui.6.5.B', 'gui.6.5.double'],
    'who attacks with a wounded man chooses whether the blow kills him',
    () => {
      const struck = (unit: string): number[] => {
        const p = poggio().put(0, 'osbern', 'E8', { health: WOUNDED }).put(0, 'avray', 'D7').put(1, 'milo', 'E7');
        // 4 + 7 - 6 = 5 in 0/5, one right: 6/10; 7 and armour is B.
        const t = combat(p).fight(['osbern', 'avray'], 'milo', 7);
        expect([result(t), t.seats, t.who('takeBlow')]).toEqual(['B', [0], ['avray', 'osbern']]);
        t.do('takeBlow', { unit });
        return [t.health('osbern'), t.health('avray')];
      };
      expect([struck('osbern'), struck('avray')]).toEqual([
        [DEAD, HEALTHY],
        [WOUNDED, WOUNDED],
      ]);
    },
  );
  // "Tutti gli attaccanti indietreggiano", in the saddle or not; their owner says who first.
  rule(['gui.6.4.D', 'gui.6.2e'], 'of a rider and a man on foot beaten off a rider both go back', () => {
    const p = poggio().put(0, 'roussel', 'E9', { facing: 'N', health: WOUNDED }).put(0, 'osbern', 'D7');
    p.put(1, 'maniakes', 'E8', { facing: 'S' });
    // 14 + 8 - 13 = 9 in 6/10, one rider only: no column. 4 and armour is D.
    const t = combat(p).fight(['roussel', 'osbern'], 'maniakes', 4);
    expect([result(t), t.seats]).toEqual(['D', [0]]);
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('osbern') === 'D7', t.where('roussel') === 'E9', t.health('roussel')]).toEqual([
      false,
      false,
      WOUNDED,
    ]);
  });
});

describe('a counter-charge', () => {
  // "Sempre risolte in combattimenti separati": the half more of his defence is for the charger alone.
  rule(['gui.7.2.3c', 'gui.7.2.3b'], 'a third man who strikes at the counter-charger meets his plain defence', () => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(0, 'osbern', 'G7');
    p.put(1, 'ayyub', 'H4', { facing: 'S' });
    const t = charges(p).do('charge', { unit: 'roussel', target: 'ayyub' });
    for (let row = 14; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
    t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
    if (t.step === 'charges') t.do('endCharges');
    hold(t).do('attack', { unit: 'osbern', target: 'ayyub' });
    expect(t.refusal({ type: 'join', unit: p.unit('osbern'), attack: 0 })).not.toBe(null);
    t.declared();
    for (const attack of [1, 0]) {
      t.dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack });
      t.stand();
    }
    // 8 - 11; 28 and 14 - 11 and 5.
    expect(t.ever('fought').map(({ difference }) => difference)).toEqual([-3, 26]);
  });
});

describe('after it', () => {
  // The horse stands where it stood, alive: one may go by it and not stay with it.
  rule(['gui.6.6b', 'gui.6.8d', 'gui.4.1'], 'who throws a rider goes on past the living horse, or stays', () => {
    const p = poggio().put(0, 'roland', 'E9').put(1, 'kosmas', 'E7', { facing: 'N' });
    // 12 - 6 = 6 in 6/10: 3 is F.
    const t = combat(p).fight(['roland'], 'kosmas', 3).do('lieAt', { to: 'D6' });
    expect([t.health('kosmas'), t.step]).toEqual([STUNNED, 'advance']);
    t.do('advance', { unit: 'roland' });
    expect(t.hexes('step')).toEqual(['E8']);
    expect([t.go('E8').legal('stop'), t.go('D8').legal('stop').length]).toEqual([[], 1]);
  });
  // What he spends in the other's phase he has not spent in his own.
  rule(['gui.6.6e', 'gui.5.2d'], 'an archer who followed up in the enemy’s phase shoots and walks in his own', () => {
    const p = poggio().put(1, 'roland', 'H8').put(0, 'alphonse', 'H9').put(1, 'adama', 'H2');
    const t = p.play([
      { step: 'declare', side: 1 },
      { step: 'endTests', side: 1 },
      { step: 'resolving', side: 1 },
      { step: 'offensive', side: 0 },
      { step: 'movement', side: 0 },
    ]);
    // 12 - 4 = 8 in 6/10: 7 is C.
    t.fight(['roland'], 'alphonse', 7).do('advance', { unit: 'alphonse' }).go('H8', 'H7', 'H6');
    if (t.step === 'advancing' && t.legal('stop').length > 0) t.do('stop');
    expect([t.where('alphonse'), t.step, t.who('shoot')]).toEqual(['H6', 'offensive', ['alphonse']]);
    t.dice(10).do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'adama', cell: 'H2' });
    t.do('move', { unit: 'alphonse' }).go('G7', 'G8', 'G9', 'G10', 'G11', 'G12', 'H12', 'I12');
    expect(t.where('alphonse')).toBe('I12');
  });
});
