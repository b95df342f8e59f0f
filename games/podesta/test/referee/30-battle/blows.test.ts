import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, type Placed, phase, reorder } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, token, unitOf } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const SIENA = communeNamed('siena');
const GRIFONE = [0, 1, 2].map(index => unitOf('grifone', index));
const armed = (seats = 2) =>
  position(seats)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(4), 'l8'];
const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });
const [SPADE, SCUDO, WARRIOR] = [0, 1, 2];

describe('help in a duel', () => {
  // R79 and R82: who helps lends his Attack whatever the cards are.
  rule(['pod.36.8a', 'pod.36.5h'], 'the Attack of who helps is added to the two Spade', () => {
    const hit = (helped: boolean) => {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(4), 'a1'],
          [FI(5), 'f4'],
          [FI(1), 'e4'],
        ],
        [FAR, [SI(3), 'f5'], [SI(5), 'f5', { under: true }]],
        { duel: true },
      );
      const match = phase(p, 'fight').act(fight(1, 4));
      if (helped) match.act({ type: 'support', soldier: 2 });
      while (match.step === 'support') match.do('ready');
      match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
      match.act({ type: 'duelCard', card: SCUDO }, 0).act({ type: 'duelCard', card: SPADE }, 1);
      return at(f.soldiers, 4).damage;
    };
    // 1 + 2 against 2 + 1 + 1 is parried; with two more of the feditori it is not.
    expect([hit(false), hit(true)]).toEqual([0, 1]);
  });

  // R82 and R93: the rounds of a duel are one fight, also when each round takes a commander.
  rule(['pod.42a', 'pod.36.5h'], 'commanders who fall in two rounds of one duel have fallen together', () => {
    const p = armed();
    battle(p, [[FI(1), 'f4', { damage: 2 }]], [[SI(1), 'f5', { damage: 2 }]], { duel: true, large: true });
    const match = phase(p, 'fight').act(fight(0, 1));
    match.act({ type: 'duelCard', card: SPADE }, 0).act({ type: 'duelCard', card: WARRIOR }, 1);
    expect(match.step).toBe('duel');
    match.act({ type: 'duelCard', card: WARRIOR }, 0).act({ type: 'duelCard', card: SPADE }, 1);
    match.do('kill', 'kill');
    expect([match.told('battleDrawn').length, match.points(0), match.points(1)]).toEqual([1, -1, -1]);
  });
});

describe('traitors', () => {
  /** The Grifone has gone over to Firenze; its fanti stand beside f5, its captain too if asked. */
  const betrayed = (target: Placed, more: Placed[] = []) => {
    const p = armed().hire(0, 'grifone', 'firenze');
    battle(
      p,
      [
        [FI(5), 'a1'],
        [FI(4), 'f4'],
        [GRIFONE[2] ?? 0, 'e4'],
        [GRIFONE[0] ?? 0, 'k1'],
      ],
      [target, ...more],
      { traitors: [0] },
    );
    return p;
  };

  // R91: the Defence falls before who betrays, not before those whom he helps.
  rule(['pod.38g', 'pod.36.8a'], 'a traitor who only helps takes nothing from the Defence', () => {
    const p = betrayed(FAR, [[SI(5), 'f5']]);
    const match = phase(p, 'fight', 0, cards(1, 4, 1, 4)).act(fight(1, 5));
    match.act({ type: 'support', soldier: 2 });
    while (match.step === 'support') match.do('ready');
    expect(match.told('clash')).toMatchObject([{ attack: [3, 2], defence: [5, 5] }]);
  });

  // It is the attack of the traitors that puts the commander to flight, not his own upon them.
  rule(['pod.38h', 'pod.38g'], 'a commander who attacks the traitors himself does not flee from them', () => {
    const p = betrayed([SI(1), 'e5']);
    const match = phase(p, 'fight', 1, cards(1, 4, 1, 4)).act(fight(4, 2));
    while (match.step === 'support') match.do('ready');
    expect([match.told('clash').length, match.told('routed'), p.state.battle === null]).toEqual([1, [], false]);
    expect(match.told('clash')).toMatchObject([{ defence: [5, 4] }]);
  });

  // R121: no carroccio in a small battle; who flees is not lost, nor is the Podestà with him.
  rule(['pod.38h', 'pod.41c', 'pod.32d'], 'a Podestà put to flight by traitors loses the battle, not his life', () => {
    const p = betrayed([SI(1), 'e5', { podesta: SIENA }], [[SI(5), 'l8']]);
    p.army(1, 'N9', [SI(1), SI(5)]);
    const match = phase(p, 'fight').act(fight(2, 4));
    expect([match.points(0), match.points(1), p.player(1).out, p.commune('siena').captor]).toEqual([3, -3, false, -1]);
    expect([p.state.back[SI(1)], p.state.armyOf[SI(1)]]).toEqual([0, 1]);
  });
});

describe('who falls, and to whom', () => {
  // R68: a bolt asks nobody; the merchant dies of it, and the battle is lost.
  rule(['pod.32d', 'pod.36.6b', 'pod.42a'], 'a commanding Podestà hit by a last bolt is dead, not captured', () => {
    const p = armed(3).govern(2, 'lucca');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [
        [SI(1), 'f6', { damage: 3, podesta: SIENA }],
        [SI(5), 'l8'],
      ],
    );
    const match = phase(p, 'shoot', 0, cards(4, 1)).act({ type: 'shoot', soldier: 1, target: 2 });
    expect([match.told('podestaFallen').length, p.player(1).out, match.points(0)]).toEqual([1, true, 3]);
  });
});

describe('reordering against each other', () => {
  const wounded = (tokens: string[][]) => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f2', { damage: 1, hurt: true }],
        [FI(5), 'f2', { under: true, damage: 1 }],
      ],
      [FAR],
    );
    f.tokens = tokens.map((ids, owner) => ids.map(id => ({ kind: token(id), owner })));
    return { p, f };
  };

  // R88: the wound of this turn goes with the company, also into the second line.
  rule(['pod.36.4c', 'pod.36.7c', 'pod.36.4a'], 'three Spade reach a company that was relieved this turn', () => {
    const { p, f } = wounded([[], ['spada-3']]);
    const match = reorder(p).act({ type: 'swap', soldier: 2 }).do('ready');
    expect([match.seats, match.choices('threeSwords', 'target')]).toEqual([[1], [1]]);
    match.act({ type: 'threeSwords', tokens: [token('spada-3')], target: 1 });
    expect([1, 2].map(index => at(f.soldiers, index).damage)).toEqual([2, 1]);
  });

  // R88: any own company on the field, whatever its place and however old its wound.
  rule(['pod.36.4d', 'pod.34d'], 'three Scudi reach the second line and an old wound', () => {
    const { p, f } = wounded([['scudo-3'], []]);
    const match = reorder(p);
    expect(match.choices('threeShields', 'soldier')).toEqual([1, 2]);
    match.act({ type: 'threeShields', tokens: [token('scudo-3')], soldier: 2 });
    expect([at(f.soldiers, 2).damage, match.legal('threeShields')]).toEqual([0, []]);
  });
});
