/** Dice of shots with their modifiers, and the distances of volleys: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { charges, hold, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const fire = (p: Position, ...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
const shoot = (p: Position, unit: string, target: string, cell: string, ...dice: number[]): Table =>
  fire(p, ...dice)
    .do('shoot', { unit })
    .do('fireAt', { target, cell });
const impact = (t: Table): string => t.position.name(Number(the(t.ever('shot').at(-1)).impact));

describe('the die of impact', () => {
  // "Arciere a cavallo bizantino (grazie al loro addestramento)": in the saddle; on foot he shoots like anybody.
  rule(
    ['gui.5.4.2.byzantine', 'gui.4.4.2g'],
    'a Byzantine horse archer on foot has lost the point of his saddle',
    () => {
      const falls = (facing: string | undefined, die: number): string => {
        const p = poggio()
          .put(0, 'kosmas', 'H14', facing ? { facing } : {})
          .put(1, 'milo', 'H8');
        return impact(shoot(p, 'kosmas', 'milo', 'H8', die, 10));
      };
      // Up to 4 the arrow comes down where it was aimed.
      expect([falls('N', 5), falls(undefined, 4), falls(undefined, 5) === 'H8']).toEqual(['H8', 'H8', false]);
    },
  );
  // All of the table that fits is added: wounded +1, near -2, in the saddle of Byzantium -1.
  rule(
    ['gui.5.4.2.wounded', 'gui.5.4.2.near', 'gui.5.4.2.byzantine'],
    'a wounded horse archer three hexes off has two points to the good, four hexes off none',
    () => {
      const falls = (target: string, die: number): boolean => {
        const p = poggio().put(0, 'kosmas', 'H14', { facing: 'N', health: WOUNDED }).put(1, 'milo', target);
        return impact(shoot(p, 'kosmas', 'milo', target, die, 10)) === target;
      };
      expect([falls('H11', 6), falls('H11', 7), falls('H10', 4), falls('H10', 5)]).toEqual([true, false, true, false]);
    },
  );
});

describe('horses', () => {
  // "Con un bonus d’armatura per i catafratti": +1 on the table, whoever is at whom.
  rule(
    ['gui.6.8f', 'gui.5.4.3.armour', 'gui.5.4.3.C'],
    'the horse of a cataphract is armoured against arrows too',
    () => {
      const killed = (of: string, die: number): boolean => {
        const p = poggio().put(0, 'alphonse', 'H14').put(1, 'milo', 'A1');
        const horse = p.horse(of, 'H8', 'N', { side: 1 });
        const t = fire(p, 1, die).do('shoot', { unit: 'alphonse' }).do('fireAtHorse', { horse, cell: 'H8' });
        return the(t.state.horses[horse]).dead;
      };
      // Short bow, row die + 3: 5 is row 8, C; one more is row 9, B, which does a horse no harm.
      expect([killed('khaled', 5), killed('khaled', 6)]).toEqual([true, false]);
      expect([killed('maniakes', 4), killed('maniakes', 5)]).toEqual([true, false]);
    },
  );
  // "Se si impegna in un combattimento o se viene attaccato": an arrow is neither, a blow is, whatever comes of it.
  rule(['gui.4.4.3f', 'gui.5.4.3.-'], 'a rider shot at keeps the horse he leads, a rider struck at has lost it', () => {
    const p = poggio().put(1, 'musa', 'H8', { facing: 'N' }).put(0, 'alphonse', 'H14').put(0, 'roland', 'H7');
    const led = p.horse('khaled', 'I9', 'N', { side: 1 });
    the(p.state.horses[led]).leader = p.unit('musa');
    // 10 and the far or near hex: nobody is hit.
    const shot = shoot(p, 'alphonse', 'musa', 'H9', 10);
    expect([shot.health('musa'), the(shot.state.horses[led]).leader]).toEqual([HEALTHY, p.unit('musa')]);
    const struck = p.play([
      { step: 'declare', side: 0 },
      { step: 'endTests', side: 0 },
      { step: 'resolving', side: 0 },
    ]);
    // 12 - 6 = 6 in 6/10: 10 is nothing.
    struck.fight(['roland'], 'musa', 10);
    expect([struck.health('musa'), the(struck.state.horses[led]).leader]).toEqual([HEALTHY, -1]);
  });
  // Driven back he must go; who lies stunned cannot and is dead, man or not of the other side.
  rule(
    ['gui.5.4.4.A', 'gui.5.4.double'],
    'an offensive A kills the man who lies stunned, and drives back the wounded',
    () => {
      const after = (health: number): Table => {
        const p = poggio().put(0, 'alphonse', 'H14').put(1, 'dorian', 'H8', { health }).put(1, 'milo', 'A1');
        return shoot(p, 'alphonse', 'dorian', 'H8', 1, 7);
      };
      expect(after(STUNNED).health('dorian')).toBe(DEAD);
      expect([after(WOUNDED).health('dorian'), after(WOUNDED).hexes('retreatTo')]).toEqual([WOUNDED, ['H7']]);
    },
  );
});

describe('how often', () => {
  // One hex for the wounded on foot, two, three in the saddle, four in a charge.
  rule(['gui.5.3d', 'gui.7.2.1a'], 'a charging rider may be shot at again four hexes on, one who rides three', () => {
    const archers = () =>
      poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'petros', 'M12').put(1, 'loukas', 'M13');
    const again = (t: Table): string => {
      // The arrow falls beside him.
      t.dice(10).do('name', { unit: 'petros', cell: 'H14' }).do('loose');
      for (const hex of ['H13<H14', 'H12<H13', 'H11<H12']) if (t.step === 'moving') t.go(hex);
      return t.step === 'window' ? t.where('roussel') : 'never';
    };
    const p = archers().put(1, 'adama', 'H4');
    const charge = charges(p).do('charge', { unit: 'roussel', target: 'adama' });
    for (let row = 14; row >= 5; row--) if (charge.step === 'course') charge.do('rideTo', { to: `H${row}` });
    if (charge.step === 'charges') charge.do('endCharges');
    expect(charge.where('roussel')).toBe('H14');
    expect(again(charge)).toBe('H10');
    const ride = archers()
      .play([...MOVES])
      .do('move', { unit: 'roussel' })
      .go('H14<H15');
    expect(again(ride)).toBe('H11');
  });
  // "Non è neanche possibile tirare a un personaggio, poi ad un altro, e tornare a tirare al primo."
  rule(['gui.5.3f', 'gui.5.3e'], 'who stays is shot at in the end only if the arrows were not for him before', () => {
    const p = poggio().put(0, 'osbern', 'H14').put(0, 'roland', 'I15').put(1, 'petros', 'H4').put(1, 'loukas', 'I4');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('H13');
    t.dice(10).do('name', { unit: 'petros', cell: 'H13' }).do('loose');
    if (t.step === 'moving') t.do('stop');
    if (t.step === 'movement') t.do('endMoves');
    // Roland has stayed; Osbern has moved.
    expect([t.step, t.who('name'), t.hexes('name', 'cell')]).toEqual(['window', ['loukas'], ['I15']]);
    expect(hold(t).ever('shot')).toHaveLength(1);
  });
});
