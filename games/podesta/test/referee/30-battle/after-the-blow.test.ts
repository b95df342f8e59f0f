import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { attackOf, factors } from '../../../src/30-battle/battle.ts';
import { ELIMINATED } from '../../../src/state.ts';
import { battle, cards, fightOut, type Placed, phase } from '../../battles.ts';
import {
  communeNamed,
  companyNamed,
  fieldSquare,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = companyNamed('grifone');
const PRODITOR = token('proditor');
const [CAPTAIN, PALVESARI, FANTI] = [unitOf('grifone', 0), unitOf('grifone', 1), unitOf('grifone', 2)];
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const armed = (options = {}) =>
  position(3, options)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const OWN: Placed = [FI(1), 'a1'];
const FAR: Placed = [SI(1), 'l8'];

describe('a fight', () => {
  // R89: both hurt, nobody has won; and both have inflicted what they inflicted.
  rule(['pod.36.5e', 'pod.36.4e', 'pod.36.7e'], 'in which both fall is won by nobody', () => {
    const p = armed();
    const f = battle(p, [OWN, [FI(4), 'f4', { damage: 2 }]], [FAR, [SI(4), 'f5', { damage: 2 }]]);
    const match = phase(p, 'fight', 0, cards(4, 1, 4, 1)).act({ type: 'fight', soldier: 1, target: 3 });
    expect([1, 3].map(index => at(f.soldiers, index).cell)).toEqual([ELIMINATED, ELIMINATED]);
    expect([f.wins, f.inflicted]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    match.do('ready', 'ready');
    expect(f.initiative).toBe(1);
  });

  // R78 and R79: whoever has helped is not challenged any more.
  rule(['pod.36.3a', 'pod.36.8a'], 'is not owed by who came up to an enemy that has since helped another', () => {
    const passes = (supported: boolean) => {
      const p = armed();
      battle(
        p,
        [OWN, [FI(5), 'f4', { moved: true, charged: true }], [FI(4), 'j4']],
        [FAR, [SI(4), 'f5', { supported }], [SI(5), 'j5']],
      );
      const match = phase(p, 'fight');
      return [match.refusal({ type: 'pass' }) === null, match.legal('fight').map(({ soldier }) => soldier)];
    };
    expect(passes(false)).toEqual([false, [1, 2]]);
    expect(passes(true)).toEqual([true, [2]]);
  });
});

describe('events on the field', () => {
  // The card speaks of his feditori, and an ally's are not his.
  rule(['pod.24d', 'pod.29k'], 'AN51 makes his own feditori strike harder, not those of his ally', () => {
    const p = armed();
    p.annales(0, 'AN51');
    const f = battle(p, [OWN, [LU(1), 'c1', { owner: 2 }]], [FAR], { seats: [[0, 2], [1]] });
    expect([0, 1, 2].map(index => attackOf(p.table, f, index))).toEqual([3, 2, 2]);
  });

  // Outside communes, says the card; a rising is fought inside.
  rule(['pod.24d', 'pod.13b'], 'AN44 does not weaken the garrison in a rising, nor the rebels', () => {
    const resistance = (seat: number) => {
      const p = armed().govern(0, 'firenze', 1, 3, 5).loyal(1, 'firenze', 2, 4).tokens(1, 'proditor');
      p.annales(seat, 'AN44');
      p.political(1).act({ type: 'rise', sestieri: [FI(2), FI(4)] });
      const f = p.state.battle;
      return f ? f.soldiers.map((_, index) => factors(p.table, f, index).R) : [];
    };
    expect([resistance(0), resistance(1)]).toEqual([
      [2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2],
    ]);
  });
});

describe('companies after the battle', () => {
  // R52: a loan is for one battle, won, lost or drawn.
  rule(['pod.27b', 'pod.42a'], 'that were lent go home also from a battle called off', () => {
    const p = armed()
      .army(2, 'N9', [LU(1), FI(3)])
      .army(1, 'N9', [SI(1)]);
    p.state.lent[FI(3)] = 2;
    battle(
      p,
      [
        [LU(1), 'a1'],
        [FI(3), 'c1'],
      ],
      [FAR],
      { seats: [[2], [1]], quiet: 3 },
    );
    const match = phase(p, 'move').do('parley', 'callOffBattle');
    expect(match.ever('battleDrawn')).toHaveLength(1);
    expect([p.state.lent[FI(3)], p.state.armyOf[FI(3)], p.state.armyOf[LU(1)]]).toEqual([-1, -1, 1]);
  });

  // R90 and 31l: what the company has lost is made good for who has it now.
  rule(
    ['pod.38d', 'pod.31l', 'pod.31k'],
    'that were bought after losing their fanti have them again, for the briber',
    () => {
      const p = armed()
        .hire(1, 'grifone', 'siena')
        .army(0, 'N9', [FI(1)])
        .army(1, 'N9', [SI(1), CAPTAIN, PALVESARI, FANTI]);
      battle(p, [OWN], [FAR, [CAPTAIN, 'f7'], [PALVESARI, 'h7'], [FANTI, '', { cell: ELIMINATED }]], {
        tokens: [[{ kind: PRODITOR, owner: 0 }], []],
      });
      const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, 600);
      fightOut(match, 1);
      expect([p.state.employer[GRIFONE], p.state.station[GRIFONE], p.state.fee[GRIFONE]]).toEqual([0, FIRENZE, 600]);
      expect(
        [CAPTAIN, PALVESARI, FANTI].map(unit => p.state.armies.find(({ id }) => id === p.state.armyOf[unit])?.seat),
      ).toEqual([0, 0, 0]);
    },
  );
});

// R91 and the option: nothing of the Defence is left, the house neither.
rule(['pod.38g', 'pod.13b'], 'a house is no cover against traitors', () => {
  const damage = (traitor: boolean) => {
    const p = armed({ houses: true }).hire(1, 'grifone', 'siena');
    const f = battle(
      p,
      [
        [FI(2), 'a1'],
        [FANTI, 'f4'],
      ],
      [
        [FI(1), 'l8'],
        [FI(5), 'f5'],
      ],
      {
        kind: 'civil',
        commune: FIRENZE,
        cell: square('N6'),
        seats: [[1], [0]],
        houses: [fieldSquare('f5')],
        traitors: traitor ? [GRIFONE] : [],
      },
    );
    phase(p, 'fight', 0, cards(1, 4, 1, 1)).act({ type: 'fight', soldier: 1, target: 3 });
    return at(f.soldiers, 3).damage;
  };
  // 1 + 1 against 1 + 2 + 1, or against the card alone.
  expect([damage(false), damage(true)]).toEqual([0, 1]);
});

// R76: one Beneficio for two companies, rounded down; who rises alone brings none.
rule(['pod.13c', 'pod.34a'], 'a single rebel has no Beneficio, two have one', () => {
  const chosen = (...numbers: number[]) => {
    const p = armed()
      .govern(0, 'firenze', 1, 3, 5)
      .loyal(1, 'firenze', 2, 4)
      .tokens(1, 'proditor', 'spada-2', 'spada-1');
    const match = p.political(1).act({ type: 'rise', sestieri: numbers.map(FI) });
    for (let count = 0; count < 9 && match.step !== 'deployment'; count++) {
      const seat = at(match.seats, 0);
      if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
      else if (match.step === 'choosing' && seat === 1) {
        let count = 0;
        for (; match.step === 'choosing' && match.legal('choose', 1).length > 0; count++)
          match.act(at(match.legal('choose', 1), 0), 1);
        return count;
      } else match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
    }
    return 0;
  };
  expect([chosen(2), chosen(2, 4)]).toEqual([0, 1]);
});
