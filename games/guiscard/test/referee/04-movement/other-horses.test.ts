/** Horses of others, and horses nobody holds: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const why = (t: Table, action: Record<string, unknown>): unknown => t.refusal(action)?.rule;

describe('bridles', () => {
  // "Un personaggio a piedi può portare fino a tre cavalli; un personaggio a cavallo solo uno."
  rule(['gui.4.4.3g', 'gui.4.4.3b'], 'on foot one takes a third horse and no fourth', () => {
    const with_ = (held: number): Table => {
      const p = poggio().put(0, 'osbern', 'E10').put(1, 'milo', 'A1');
      const all = [p.horse('roger', 'E9', 'S'), p.horse('robert', 'E11', 'N'), p.horse('arthur', 'D10', 'N')];
      p.horse('khaled', 'F10', 'N');
      for (const index of all.slice(0, held))
        Object.assign(the(p.state.horses[index]), { leader: p.unit('osbern'), side: 0 });
      return begin(p, 'osbern');
    };
    expect(
      with_(2)
        .legal('bridle')
        .map(({ horse }) => horse),
    ).toEqual([2, 3]);
    expect([with_(3).legal('bridle'), why(with_(3), { type: 'bridle', horse: 3 })]).toEqual([[], 'gui.4.4.3g']);
  });
  // "Fintanto che questo possiede un personaggio vivo e non stordito nelle immediate vicinanze."
  rule(
    ['gui.4.4.3e', 'gui.4.4.3b'],
    'a horse is its side’s while a man of it stands beside it, wounded, not stunned',
    () => {
      const taken = (health: number, hex = 'F7'): boolean => {
        const p = poggio().put(0, 'osbern', 'E10').put(1, 'dorian', hex, { health });
        p.horse('khaled', 'E9', 'S', { side: 1 });
        return begin(p, 'osbern').legal('bridle').length > 0;
      };
      expect([taken(HEALTHY), taken(WOUNDED), taken(STUNNED), taken(HEALTHY, 'F5')]).toEqual([
        false,
        false,
        true,
        true,
      ]);
    },
  );
  // "Anche se il personaggio resta vicino al cavallo, non lo potrà controllare per quel turno."
  rule(['gui.4.4.3d', 'gui.4.4.3c'], 'a rider who has snatched in vain does not get the horse by halting there', () => {
    const after = (die: number): Table => {
      const p = poggio().put(0, 'robert', 'E14', { facing: 'N' }).put(1, 'milo', 'A1');
      p.horse('khaled', 'F11', 'S', { side: -1 });
      const t = begin(p, 'robert', die).go('E13<E14', 'E12<E13');
      expect(t.legal('seize')).toHaveLength(1);
      t.do('seize', { horse: 1 });
      return t;
    };
    const missed = after(7);
    expect([missed.legal('bridle'), missed.legal('seize')]).toEqual([[], []]);
    expect([the(after(6).state.horses[1]).leader, the(missed.state.horses[1]).leader]).toEqual([
      missed.position.unit('robert'),
      -1,
    ]);
  });
  // Whoever falls from the saddle holds nothing: the horse he led stands there, and is anybody's.
  rule(['gui.4.4.3e', 'gui.5.4.3.E'], 'the horse led by a rider who is shot dead may be taken by his enemy', () => {
    const p = poggio().put(1, 'musa', 'H8', { facing: 'N' }).put(0, 'alphonse', 'H14').put(0, 'osbern', 'I11');
    const led = p.horse('khaled', 'I9', 'S', { side: 1 });
    the(p.state.horses[led]).leader = p.unit('musa');
    p.put(1, 'milo', 'A1');
    // Short bow, 2 is row 5: D, and with 1 row 4: E.
    const t = p.play([{ step: 'offensive', side: 0 }, ...MOVES], 1, 1).do('shoot', { unit: 'alphonse' });
    t.do('fireAt', { target: 'musa', cell: 'H9' });
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    expect(the(t.state.horses[led])).toMatchObject({ leader: -1, dead: false });
    if (t.step === 'offensive') t.do('hold');
    t.do('move', { unit: 'osbern' }).go('I10');
    expect(t.legal('bridle').map(({ horse }) => horse)).toEqual([led]);
  });
});

describe('saddles', () => {
  // "Solo i cavalieri possono eventualmente montare su dei cavalli catturati": whoever of the box has a saddle.
  rule(
    ['gui.4.4.2f', 'gui.4.4.2g'],
    'a horse archer rides a captured charger with his own points, a footman never',
    () => {
      const on = (unit: string): Table => {
        const p = poggio().put(0, unit, 'H10').put(1, 'milo', 'A1');
        p.horse('ayyub', 'I10', 'N', { side: 0 });
        return begin(p, unit);
      };
      expect(why(on('osbern'), { type: 'mount', horse: 0 })).toBe('gui.4.4.2f');
      const t = on('kosmas').do('mount', { horse: 0 });
      // 8 less 2 twice over: twelve steps north would leave the map; ten of them it is.
      for (let row = 9; row >= 1; row--) t.go(`I${row}<I${row + 1}`);
      expect([t.where('kosmas'), t.position.battle.roster.men[t.position.unit('kosmas')]?.id]).toEqual([
        'I1',
        'kosmas',
      ]);
    },
  );
  // Each refusal names what really hinders him.
  rule(
    ['gui.4.4.2d', 'gui.4.4.2e', 'gui.4.4.2a'],
    'a knight is told whether place, enemy or points keep him on foot',
    () => {
      const told = (hex: string, change: (p: Position) => void = () => undefined, health = HEALTHY): unknown => {
        const p = poggio().put(0, 'arthur', hex, { health }).put(1, 'milo', 'A1');
        p.horse('arthur', 'E10', 'N', { side: 0 });
        change(p);
        return why(begin(p, 'arthur'), { type: 'mount', horse: 0 });
      };
      expect(told('D10')).toBe(undefined);
      // Before the head, and behind the tail.
      expect([told('E9'), told('E12')]).toEqual(['gui.4.4.2d', 'gui.4.4.2d']);
      // An enemy at the tail of the horse, who does not touch the man.
      expect(told('D10', p => p.put(1, 'dorian', 'E12'))).toBe('gui.4.4.2e');
      expect(told('D10', p => p.put(1, 'dorian', 'E12', { health: STUNNED }))).toBe(undefined);
      expect(told('D10', () => undefined, WOUNDED)).toBe('gui.4.4.2a');
    },
  );
});
