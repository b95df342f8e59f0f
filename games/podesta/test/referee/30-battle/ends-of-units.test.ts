import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, fightOut, onSquare, type Placed, phase, reorder } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, token, unitOf } from '../../position.ts';

const SIENA = communeNamed('siena');
const GRIFONE = companyNamed('grifone');
const PRODITOR = token('proditor');
const [CAPTAIN, PALVESARI, FANTI] = [unitOf('grifone', 0), unitOf('grifone', 1), unitOf('grifone', 2)];
const [SPADE, SCUDO, WARRIOR] = [0, 1, 2];
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const ALL = Array.from({ length: 72 }, (_, unit) => unit);
const armed = (options = {}) =>
  position(3, options)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...ALL);
const OWN: Placed = [FI(1), 'a1'];
const FAR: Placed = [SI(1), 'l8'];

describe('traitors', () => {
  // R90: they step out of groupings with their former friends; among themselves there is nobody to leave.
  rule(['pod.38f', 'pod.33g'], 'who were grouped with each other stay grouped', () => {
    const p = armed().hire(1, 'grifone', 'siena');
    const f = battle(
      p,
      [OWN],
      [FAR, [PALVESARI, 'f6'], [FANTI, 'f6', { under: true }], [CAPTAIN, 'j6'], [SI(4), 'h6']],
      { tokens: [[{ kind: PRODITOR, owner: 0 }], []] },
    );
    const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, 600);
    expect(match.ever('treason')).toMatchObject([{ ok: true }]);
    expect([onSquare(f, 'f6'), onSquare(f, 'j6'), onSquare(f, 'h6')]).toEqual([[PALVESARI, FANTI], [CAPTAIN], [SI(4)]]);
    expect(f.soldiers.map(({ side }) => side)).toEqual([0, 1, 0, 0, 0, 1]);
  });

  // R91 and R82: nothing is left of the Defence, and a duel has no card to put in its place.
  rule(['pod.38g', 'pod.36.5h'], 'strike home in a duel whoever stands against them', () => {
    const damage = (traitor: boolean) => {
      const p = armed().hire(0, 'grifone', 'firenze');
      const f = battle(p, [OWN, [FANTI, 'f4']], [FAR, [SI(3), 'f5'], [SI(4), 'f5', { under: true }]], {
        duel: true,
        traitors: traitor ? [GRIFONE] : [],
      });
      const match = phase(p, 'fight').act({ type: 'fight', soldier: 1, target: 3 });
      while (match.step === 'support') match.do('ready');
      match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
      match.act({ type: 'duelCard', card: SCUDO }, 0).act({ type: 'duelCard', card: SPADE }, 1);
      return at(f.soldiers, 3).damage;
    };
    // 1 + 2 against 2 + 1 + 1, or against nothing.
    expect([damage(false), damage(true)]).toEqual([0, 1]);
  });

  // R90: “that faction” is the side, with all its players and all their Proditors.
  rule(['pod.38e', 'pod.34b'], 'cannot be sought again by the ally of who failed', () => {
    const p = armed().hire(1, 'grifone', 'siena').hire(1, 'bande', 'siena').purse(2, 5000);
    battle(p, [OWN, [LU(4), 'c1', { owner: 2 }]], [FAR, [CAPTAIN, 'f7'], [unitOf('bande'), 'h7']], {
      seats: [[0, 2], [1]],
      tokens: [
        [
          { kind: PRODITOR, owner: 0 },
          { kind: PRODITOR, owner: 2 },
        ],
        [],
      ],
    });
    const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, 500);
    expect(match.ever('treason')).toMatchObject([{ ok: false }]);
    expect([0, 2].flatMap(seat => match.legal('bribe', seat))).toEqual([]);
    expect(match.refusal({ type: 'bribe', company: companyNamed('bande') })).toMatchObject({ rule: 'pod.38e' });
  });
});

describe('a company and its turn', () => {
  // 36b and R85: the grouping has fought as one; whoever is uncovered had his part in it.
  rule(['pod.33f', 'pod.36b'], 'uncovered by the fall of the one above, has fought already this turn', () => {
    const p = armed();
    const f = battle(
      p,
      [OWN, [FI(5), 'f4', { damage: 2 }], [FI(4), 'f4', { under: true }]],
      [FAR, [SI(4), 'f5'], [SI(3), 'g5']],
    );
    const match = phase(p, 'fight', 0, cards(1, 1, 4, 4)).act({ type: 'fight', soldier: 1, target: 4 });
    while (match.step === 'support') match.do('ready');
    expect([match.ever('eliminated').length, onSquare(f, 'f4')]).toEqual([1, [FI(4)]]);
    // Beside the one who has fought nobody is left to fight with: the phase is over.
    expect([match.step, match.told('clash')]).toMatchObject(['reorder', [{}]]);
  });

  // R86 and R88: fleeing is for who is at the end of his resistance, and he is not there any more.
  rule(['pod.40a', 'pod.36.4d'], 'healed by three Scudi it has no leave to flee', () => {
    const p = armed();
    battle(p, [OWN, [FI(4), 'f4', { damage: 2 }]], [FAR], {
      tokens: [[{ kind: token('scudo-3'), owner: 0 }], []],
    });
    const match = reorder(p);
    const rout = { type: 'rout', soldier: 1 };
    expect(match.refusal(rout)).toBeNull();
    match.act({ type: 'threeShields', tokens: [token('scudo-3')], soldier: 1 });
    expect(match.refusal(rout)).toMatchObject({ rule: 'pod.40a' });
  });
});

describe('a Podestà who falls', () => {
  // R68, with the option: whoever eliminates him, by a bolt too, has him; of allies the one whose company did.
  rule(
    ['pod.32d', 'pod.36.6b', 'pod.32b'],
    'to a bolt is held, where lives are spared, by the player of the crossbows',
    () => {
      const p = armed({ lives: true });
      battle(
        p,
        [OWN, [LU(3), 'f3', { owner: 2 }]],
        [FAR, [SI(5), 'f5', { damage: 2 }], [sestiere('empoli', 1), 'h5', { damage: 3, podesta: SIENA }]],
        { seats: [[0, 2], [1]] },
      );
      const match = phase(p, 'shoot', 0, cards(4, 1)).act({ type: 'shoot', soldier: 1, target: 4 });
      fightOut(match, 1);
      expect([p.player(1).out, p.commune('siena').captor]).toEqual([false, 2]);
      expect(match.ever('podestaFallen')).toEqual([]);
    },
  );

  // R76 and R95: what a dead merchant had brought along goes to the used ones with the rest of his hand.
  rule(
    ['pod.34b', 'pod.32d', 'pod.23s'],
    'leaves the Benefici he had chosen to the used ones, those of the others not',
    () => {
      const p = armed().tokens(0, 'spada-1').tokens(1, 'scudo-2');
      battle(p, [[FI(1), 'f4']], [[SI(1), 'f5', { damage: 3, podesta: SIENA }]], {
        tokens: [[{ kind: token('spada-1'), owner: 0 }], [{ kind: token('scudo-2'), owner: 1 }]],
      });
      for (const seat of [0, 1]) p.player(seat).benefici = [];
      const match = phase(p, 'fight', 0, cards(4, 4, 1, 1)).act({ type: 'fight', soldier: 0, target: 1 });
      match.do('kill');
      expect([p.player(1).out, p.player(1).benefici, p.player(0).benefici]).toEqual([true, [], [token('spada-1')]]);
      expect(p.state.used).toContain(token('scudo-2'));
    },
  );
});
