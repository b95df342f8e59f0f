import { describe, expect } from 'vitest';
import { battle, cards, fightOut, phase } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const three = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('opponents who have fled to the besieger', () => {
  // R98 and R99: it is the opponents in town who keep their Podestà inside.
  rule(['pod.44d', 'pod.23v'], 'hold nobody inside any more: the Podestà is asked before the first shot', () => {
    const asked = (flee: boolean) => {
      const p = armed().besieging(1, 'M5', 'firenze', three).tokens(1, 'proditor');
      const match = p.military(1, cards(1, 4));
      if (flee) match.act({ type: 'makeFlee', army: 1 });
      return match.act({ type: 'shootWalls', army: 1 }).step;
    };
    expect([asked(false), asked(true)]).toEqual(['military', 'defence']);
  });

  // R98: on arrival he was not free to choose; before the first shot of that month he is.
  rule(['pod.44d', 'pod.44a', 'pod.23v'], 'let him be asked in the month of arrival too, once', () => {
    const p = armed().army(1, 'M5', three).tokens(1, 'proditor');
    const match = p.military(1, cards(1, 4, 1, 4)).act({ type: 'besiege', army: 1, commune: FIRENZE });
    match.act({ type: 'makeFlee', army: 1 }).act({ type: 'shootWalls', army: 1 });
    expect([match.step, match.seats]).toEqual(['defence', [0]]);
    match.do('stayInside').act({ type: 'shootWalls', army: 1 });
    expect([match.step, match.told('wallShot').length]).toEqual(['military', 1]);
    // Free to choose on arrival, he has chosen.
    const free = armed().bonus('firenze', 60, 30).army(1, 'M5', three).tokens(1, 'proditor');
    const again = free.military(1, cards(1, 4)).act({ type: 'besiege', army: 1, commune: FIRENZE }).do('stayInside');
    again.act({ type: 'makeFlee', army: 1 }).act({ type: 'shootWalls', army: 1 });
    expect(again.step).toBe('military');
  });

  // R36, R37 and R99: they are with the besieger, not in town; the gates he may still have opened (l. 1676, and/or).
  rule(
    ['pod.13a', 'pod.13e', 'pod.44q'],
    'neither rise nor help a coup while he is there; the gates can be opened all the same',
    () => {
      const p = armed()
        .govern(0, 'firenze', 1, 3, 5)
        .loyal(1, 'firenze', 2, 4)
        .tokens(1, 'proditor', 'proditor', 'proditor');
      p.besieging(1, 'M5', 'firenze', three).army(0, 'J4', [FI(1), FI(3)], { shown: true });
      expect(p.political(1).legal('rise')).toHaveLength(3);
      const match = p.military(1).act({ type: 'makeFlee', army: 1 });
      expect(match.refusal({ type: 'openGates', army: 1 })).toBeNull();
      expect(p.political(1).legal('rise')).toEqual([]);
      p.political(1).act({ type: 'coup', commune: FIRENZE });
      expect(p.commune('firenze').podesta).toBe(0);
      p.military(1).act({ type: 'lift', army: 1 });
      expect(p.political(1).legal('rise')).toHaveLength(3);
    },
  );

  // R99, R100 and R125: they stay sestieri of their town, with their losses, whoever wins the streets.
  rule(
    ['pod.44q', 'pod.44v', 'pod.39b'],
    'and lose the streets with him are at home again, the fallen for twelve months without a company',
    () => {
      const p = armed().besieging(1, 'M5', 'firenze', three).tokens(1, 'proditor');
      p.military(1).act({ type: 'makeFlee', army: 1 });
      battle(
        p,
        [
          [SI(1), 'a1'],
          [FI(2), 'f4', { damage: 2 }],
          [FI(6), 'l2'],
        ],
        [
          [FI(1), 'f5'],
          [FI(3), 'l8'],
        ],
        { kind: 'street', seats: [[1], [0]], besieger: 1, commune: FIRENZE, cell: square('M5') },
      );
      const match = phase(p, 'fight', 0, cards(1, 1, 4, 4)).act({ type: 'fight', soldier: 1, target: 3 });
      expect(match.told('eliminated')).toMatchObject([{ unit: FI(2) }]);
      fightOut(match, 1);
      expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([-3, 3, 0]);
      expect([2, 6].map(number => [p.state.place[FI(number)], p.state.armyOf[FI(number)]])).toEqual([
        [FIRENZE, -1],
        [FIRENZE, -1],
      ]);
      expect([p.state.back[FI(2)], p.state.back[FI(6)], p.state.armed[FI(2)], p.state.armed[FI(6)]]).toEqual([
        13, 0, 0, 1,
      ]);
      expect([p.state.holder[FI(2)], p.state.holder[FI(6)], p.state.armies]).toEqual([-1, -1, []]);
    },
  );
});

describe('what goes on in a besieged town', () => {
  // R36, R106 and 44y: the town is his by the rising; nobody besieges himself, and no siege is scored.
  rule(
    ['pod.13b', 'pod.44y', 'pod.3d'],
    'a rising stirred up by the besieger brings him the town: three points, and the siege is over',
    () => {
      const p = armed().govern(0, 'firenze', 1, 3, 5).loyal(1, 'firenze', 2, 4).tokens(1, 'proditor');
      p.besieging(1, 'M5', 'firenze', three);
      const match = p.political(1, []).act({ type: 'rise', sestieri: [FI(2), FI(4)] });
      fightOut(match, 0);
      expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([3, -15, 1]);
      expect(p.state.armies.map(({ cell, siege }) => [cell, siege])).toEqual([[square('M5'), null]]);
    },
  );

  // R97: the besieged do not arm, and that holds where nobody governs too.
  rule(['pod.28f', 'pod.44l'], 'no arms are called for two loyal sestieri of a town of nobody', () => {
    const arming = (siege: boolean) => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').loyal(2, 'prato', 1, 3);
      if (siege) p.besieging(1, 'K4', 'prato', three);
      return p.military(2).refusal({ type: 'callArming', sestiere: PR(3) });
    };
    expect(arming(false)).toBeNull();
    expect(arming(true)).toMatchObject({ rule: 'pod.44l' });
  });

  // R97 and R100: each besieger has his own siege; who signs with one has not signed with the other.
  rule(
    ['pod.44p', 'pod.44y', 'pod.3e'],
    'given up by agreement to one of two besiegers, it is still besieged by the other',
    () => {
      const p = armed().besieging(1, 'M5', 'firenze', three);
      p.besieging(
        2,
        'O6',
        'firenze',
        [1, 3, 4].map(number => sestiere('lucca', number)),
      );
      const match = p.play(
        [
          { step: 'political', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ],
        [4, 4, 4, 4],
      );
      match.propose(1, { give: true, kind: 'surrender', commune: FIRENZE }).do('accept');
      expect([match.points(0), match.points(1), match.points(2)]).toEqual([-14, 2, 0]);
      expect(p.commune('firenze').podesta).toBe(1);
      expect(p.state.armies.map(({ seat, siege }) => [seat, siege?.commune ?? -1])).toEqual([
        [1, -1],
        [2, FIRENZE],
      ]);
    },
  );
});
