import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { ELIMINATED } from '../../../src/state.ts';
import { battle, cards, onSquare, phase } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const three = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('terms in the streets', () => {
  const fighting = () => {
    const p = armed().besieging(1, 'M5', 'firenze', three);
    battle(p, [[SI(1), 'f2']], [[FI(1), 'f7']], {
      kind: 'street',
      seats: [[1], [0]],
      besieger: 1,
      commune: FIRENZE,
      cell: square('M5'),
    });
    return p;
  };
  const surrender = (side: number) => {
    const p = fighting();
    const match = phase(p, 'move', side, [4, 4, 4, 4]).do('parley').offerSurrender(true).do('accept');
    return { p, match };
  };

  // R100 and R106: an agreement makes two of the three points, and the town is taken.
  rule(['pod.42d', 'pod.44p', 'pod.45a'], 'defenders who come to terms lose two points, and the town', () => {
    const { p, match } = surrender(1);
    expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([2, -2 - 12, 1]);
  });

  // R100: besiegers who do not win the streets have lost the siege, whatever the terms.
  rule(['pod.42d', 'pod.44v', 'pod.44s'], 'besiegers who come to terms lose two points, and go home', () => {
    const { p, match } = surrender(0);
    expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([-2, 2, 0]);
    expect([p.state.armies, three.map(unit => p.state.armyOf[unit])]).toEqual([[], [-1, -1, -1]]);
  });
});

// R99 and R100: behind open gates nobody of an unrepresented commune fights.
rule(['pod.44n', 'pod.44p', 'pod.3d'], 'gates opened in a commune of nobody are the end of it: three points', () => {
  const p = armed().besieging(1, 'K4', 'prato', three).tokens(1, 'proditor').loyal(0, 'prato', 1);
  const match = p
    .play(
      [
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ],
      [4, 4, 4, 4],
    )
    .act({ type: 'openGates', army: 1 });
  expect([p.commune('prato').podesta, match.points(1), match.points(0)]).toEqual([1, 3, 0]);
  // Whoever held one of its sestieri has lost it.
  expect(p.state.holder[sestiere('prato', 1)]).toBe(1);
});

describe('two on one square', () => {
  // R83: beside the target there is nobody but the shooter's own grouping.
  rule(['pod.36.6c', 'pod.33f'], 'crossbowmen shoot at who stands before them, with fanti under them or not', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
        [FI(4), 'f4', { under: true }],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
      ],
    );
    expect(phase(p, 'shoot').legal('shoot')).toEqual([{ type: 'shoot', soldier: 1, target: 4 }]);
  });

  // R85: who stands over the commander may fall and the battle goes on.
  rule(['pod.32b', 'pod.33f', 'pod.42a'], 'a commander in the second line is uncovered, not beaten', () => {
    const p = armed();
    const f = battle(
      p,
      [[FI(1), 'f4']],
      [
        [SI(1), 'f5', { under: true }],
        [sestiere('empoli', 1), 'f5', { damage: 2 }],
      ],
      { large: true },
    );
    const match = phase(p, 'fight', 0, cards(4, 4, 1, 1)).act({ type: 'fight', soldier: 0, target: 2 });
    expect([at(f.soldiers, 2).cell, onSquare(f, 'f5'), at(f.soldiers, 1).top]).toEqual([ELIMINATED, [SI(1)], true]);
    expect([p.state.battle === f, match.points(0), match.told('carroccioLost')]).toEqual([true, 0, []]);
  });
});
