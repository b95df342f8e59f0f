import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { communeNamed, enlist, type Match, position, rule, sestiere, square, unitOf } from '../../position.ts';

const PRATO = communeNamed('prato');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

// R33 and R96: refugees are of the town they live in, and so is what they bring home.
rule(['pod.43d', 'pod.47a'], 'knights in refuge bring their loot to the town that took them in', () => {
  const p = governing()
    .govern(1, 'pistoia')
    .loyal(1, 'firenze', 1)
    .army(1, 'K4', [FI(1)]);
  p.state.place[FI(1)] = SIENA;
  const match = p.military(1);
  expect(match.choices('raid', 'commune')).toContain(PRATO);
  expect(match.choices('raid', 'to')).toEqual([SIENA]);
});

describe('a company revealed as the lines form', () => {
  const answer = (match: Match): boolean => {
    for (let count = 0; count < 6; count++) {
      if (match.offers('hireNow', 0)) return true;
      const seat = at(match.seats, 0);
      if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
      else if (match.step === 'reinforcements') match.act({ type: 'ready' }, seat);
      else return false;
    }
    return false;
  };
  const turn = (p: ReturnType<typeof position>, seat: number) =>
    p.play([
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ]);

  // R63 and R69: an appointment is kept from the commune, in this month.
  rule(
    ['pod.31m', 'pod.29i'],
    'joins those who come to an appointment from their commune, not those who were in the field',
    () => {
      const reveals = (fielded: boolean) => {
        const p = governing().tokens(0, 'compagnia-grifone');
        if (fielded) p.army(0, 'N8', [FI(1)]);
        p.state.wars = [{ attacker: 1, defender: 0, sides: [[1], [0]], cell: square('N9'), month: 1 }];
        const match = turn(p, 1).act({ type: 'callBattle', war: 0 });
        while (match.step === 'gather') {
          const seat = at(match.seats, 0);
          match.act(enlist([seat === 0 ? FI(1) : SI(1)]), seat);
        }
        return answer(match);
      };
      expect([reveals(false), reveals(true)]).toEqual([true, false]);
    },
  );

  // R34 and R69: the town that shelters an exile is not a commune of his.
  rule(['pod.31m', 'pod.19b'], 'does not join an exile who set out from his shelter', () => {
    const reveals = (exile: boolean) => {
      const p = exile
        ? position(2).govern(1, 'siena').exiled(0, 'prato')
        : position(2).govern(1, 'siena').govern(0, 'prato');
      p.hire(0, 'bande', 'prato').tokens(0, 'compagnia-grifone');
      p.army(0, 'N9', [unitOf('bande')], { from: PRATO }).army(1, 'N9', [SI(1)]);
      return answer(turn(p, 0).act({ type: 'attack', army: 1, target: 2 }).do('standAndFight'));
    };
    expect([reveals(false), reveals(true)]).toEqual([true, false]);
  });
});

// R62 and R52: whoever is lost or lives elsewhere is not there to rise.
rule(
  ['pod.13a', 'pod.39b', 'pod.27b'],
  'opponents who were lost, lent and marched off, or driven out do not rise',
  () => {
    const rising = (change: (p: ReturnType<typeof position>) => void) => {
      const p = governing().govern(0, 'firenze', 1, 3, 5).loyal(1, 'firenze', 2, 4).tokens(1, 'proditor');
      change(p);
      return p.political(1).choices('rise', 'sestieri');
    };
    expect(rising(() => {})).toEqual([[FI(2)], [FI(4)], [FI(2), FI(4)]]);
    const lost = rising(p => {
      p.state.back[FI(2)] = 9;
    });
    const away = rising(p => p.army(1, 'J4', [FI(2)]));
    const gone = rising(p => {
      p.state.place[FI(2)] = -1;
      p.state.exiledIn[FI(2)] = 1;
    });
    expect([lost, away, gone]).toEqual([[[FI(4)]], [[FI(4)]], [[FI(4)]]]);
  },
);
