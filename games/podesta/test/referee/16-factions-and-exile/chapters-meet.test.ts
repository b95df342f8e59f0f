import { describe, expect } from 'vitest';
import { quote } from '../../../src/10-office/trust.ts';
import { battle, cards, fieldNames, fightOut, phase, reorder } from '../../battles.ts';
import { communeNamed, enlist, leg, position, rule, sestiere, square, token } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const ALL = Array.from({ length: 72 }, (_, unit) => unit);

describe('what passes with a commune', () => {
  // R48 and R95: the debt is the commune's; who governs at New Year answers for it.
  rule(
    ['pod.25l', 'pod.25j', 'pod.45a'],
    'a debt of the former Podestà is asked of the conqueror, who may lose the town by it',
    () => {
      const p = position(2).govern(1, 'siena').govern(1, 'firenze').exiled(0).treasury('firenze', 100).purse(1, 5000);
      p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 1000, interest: 200, due: 8 }];
      p.commune('firenze').raids = 2;
      p.goods(1, { stoffe: 2 });
      const match = p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
      expect([match.step, match.seats]).toEqual(['communeLoan', [1]]);
      match.do('leaveGap');
      expect([p.commune('firenze').podesta, p.player(1).exiled, match.points(1), match.points(0)]).toEqual([
        -1,
        false,
        0,
        0,
      ]);
      expect(p.player(1).lots.reduce((sum, lots) => sum + lots, 0)).toBe(2);
    },
  );

  // R33 and R101: who lives there now is asked like the others.
  rule(['pod.45b', 'pod.47b'], 'refugees taken in by a commune swear to its conqueror, or move on', () => {
    const taken = (card: number) => {
      const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').govern(3, 'pisa');
      p.state.place[FI(2)] = SIENA;
      p.state.holder[FI(2)] = 1;
      p.state.exiledIn[FI(2)] = 1;
      const match = p.play(
        [
          { step: 'conquest', seat: 2, commune: SIENA },
          { step: 'military', seat: 2 },
        ],
        // Sestieri of Siena are asked before or after: all the others swear.
        p.state.place.flatMap((place, one) =>
          place === SIENA && p.state.face[one] === 1 ? [one === FI(2) ? card : 4] : [],
        ),
      );
      while (match.step === 'hosting') match.do('decline');
      return [p.state.holder[FI(2)], p.state.place[FI(2)]];
    };
    expect(taken(4)).toEqual([2, SIENA]);
    expect(taken(1)).toEqual([1, -1]);
  });

  // R31: the lines of the track speak of the Podestà's faction, whichever that is now.
  rule(
    ['pod.15.1p', 'pod.16c'],
    'after a change of faction the upper line guards who followed, the lower one who stayed',
    () => {
      const p = position(3).govern(0, 'firenze', 1, 2, 3, 4, 5).govern(1, 'siena').govern(2, 'lucca').purse(0, 5000);
      const match = p.bonus('firenze', 60, 30).political(0).do('changeFaction');
      for (const number of [1, 2, 3, 4]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
      match.do('declare');
      // To Guelph Lucca: Mercatores that turned Ghibelline, three times and the upper line; the Guelphs left, once and the lower.
      expect(quote(p.table, 2, FI(3))).toMatchObject({ times: 3, bonus: 60, florins: 420, proditor: true });
      expect(quote(p.table, 2, FI(5))).toMatchObject({ times: 1, bonus: 30, florins: 90, proditor: false });
    },
  );

  // R35 and R116: the counter of the lost town goes with it, wherever it stood.
  rule(['pod.13g', 'pod.19a', 'pod.18a'], 'a Podestà abroad whose town falls courts nobody there any more', () => {
    const p = position(3).govern(0, 'firenze', 1).govern(0, 'prato').govern(1, 'siena').tokens(1, 'proditor');
    p.commune('firenze').cell = square('I13');
    expect(p.political(0).refusal({ type: 'win', sestiere: sestiere('volterra', 5), token: -1 })).toBeNull();
    p.political(1)
      .act({ type: 'win', sestiere: FI(1), token: -1 })
      .act({ type: 'settle', commune: communeNamed('prato') });
    expect(p.political(0).refusal({ type: 'win', sestiere: sestiere('volterra', 5), token: -1 })).toMatchObject({
      rule: 'pod.18a',
    });
    expect(p.political(0).choices('ride', 'counter')).toEqual([communeNamed('prato')]);
  });
});

describe('sides of several players', () => {
  // R94: an agreement binds the whole side.
  rule(
    ['pod.42d', 'pod.3e', 'pod.3j'],
    'a surrender agreed by the leaders costs and brings two points to every ally',
    () => {
      const p = position(4)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .govern(3, 'pisa')
        .arm(...ALL);
      battle(
        p,
        [
          [FI(1), 'a1'],
          [LU(1), 'c1', { owner: 2 }],
        ],
        [
          [SI(1), 'l8'],
          [sestiere('pisa', 1), 'j8', { owner: 3 }],
        ],
        {
          seats: [
            [0, 2],
            [1, 3],
          ],
          large: true,
        },
      );
      const match = phase(p, 'move')
        .do('parley')
        .offerSurrender(true, leg(true, { kind: 'florins', florins: 100 }))
        .do('accept');
      expect([0, 1, 2, 3].map(seat => match.points(seat))).toEqual([-2, 2, -2, 2]);
      expect([match.purse(0), match.purse(1), match.purse(2)]).toEqual([1500, 1700, 1600]);
    },
  );

  // R63, R64 and R94: a side is there if anybody of it is.
  rule(
    ['pod.29k', 'pod.29h', 'pod.42b'],
    'the challenger stays away and his ally comes: there is a battle, and it is the ally’s',
    () => {
      const p = position(3)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .arm(...ALL);
      p.army(2, 'N8', [LU(1), LU(3)]);
      p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('N9'), month: 1 }];
      const match = p.play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ]);
      match.act({ type: 'callBattle', war: 0 }).act(enlist([]));
      match.act(enlist([LU(1)]));
      match.act(enlist([SI(1)]));
      expect(match.told('battleBegan')).toMatchObject([{ attackers: [2], defenders: [1] }]);
      fightOut(match, 1);
      expect([0, 1, 2].map(seat => match.points(seat))).toEqual([0, -3, 3]);
    },
  );
});

describe('opponents who fled to the besieger', () => {
  // R99: they remain sestieri of their town, and are at home when the siege is over.
  rule(['pod.44q', 'pod.23v', 'pod.44r'], 'go back inside when the siege is lifted, and march nowhere with him', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').tokens(1, 'proditor');
    p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    const match = p.military(1).act({ type: 'makeFlee', army: 1 }).act({ type: 'lift', army: 1 });
    expect(
      [2, 6].map(number => [p.state.armyOf[FI(number)], p.state.place[FI(number)], p.state.holder[FI(number)]]),
    ).toEqual([
      [-1, FIRENZE, -1],
      [-1, FIRENZE, -1],
    ]);
    match.act({ type: 'march', army: 1, from: -1, podesta: false });
    expect(p.state.armyOf.filter(id => id === 1)).toHaveLength(3);
  });
});

describe('on the field', () => {
  const armed = () =>
    position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .arm(...ALL);

  // Whoever is engaged may step back or on; nothing pins him.
  rule(['pod.36.9a', 'pod.36.1a'], 'a unit beside an enemy moves like any other, away from him or past him', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(1), 'f4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f5'],
      ],
    );
    const match = phase(p, 'move').act({ type: 'pickUp', soldier: 1, whole: true });
    const cells = fieldNames(match, 'moveTo');
    expect([cells.includes('f2'), cells.includes('g6'), cells.includes('f7'), cells.includes('f5')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  // R88: three, or the least above it; no counter that could be left out.
  rule(
    ['pod.34c', 'pod.36.4c'],
    'two counters of two Spade make three; a third that is not needed is not spent',
    () => {
      const plays = (...ids: string[]) => {
        const p = armed();
        const f = battle(
          p,
          [[FI(1), 'a1']],
          [
            [SI(1), 'l8'],
            [SI(5), 'f5', { damage: 1, hurt: true }],
          ],
        );
        f.tokens = [ids.map(id => ({ kind: token(id), owner: 0 })), []];
        return reorder(p)
          .legal('threeSwords')
          .map(({ tokens }) => [...(Array.isArray(tokens) ? tokens : [])].sort());
      };
      const [one, two] = [token('spada-1'), token('spada-2')];
      expect(plays('spada-2', 'spada-2')).toEqual([[two, two].sort()]);
      expect(plays('spada-2', 'spada-1', 'spada-1')).toEqual([[one, two].sort()]);
      expect(plays('spada-1', 'spada-1', 'spada-1')).toEqual([[one, one, one]]);
      expect(plays('spada-2', 'scudo-3')).toEqual([]);
    },
  );

  // R89: a fight in which both are hurt is won by nobody.
  rule(
    ['pod.36.4e', 'pod.36.4f'],
    'blow for blow counts for neither: the initiative passes to who did not have it',
    () => {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(4), 'a1'],
          [FI(1), 'f4'],
        ],
        [
          [SI(4), 'l8'],
          [SI(1), 'f5'],
        ],
      );
      const match = phase(p, 'fight', 0, cards(4, 1, 4, 1)).act({ type: 'fight', soldier: 1, target: 3 });
      expect([f.wins, f.inflicted]).toEqual([
        [0, 0],
        [1, 1],
      ]);
      match.do('ready', 'ready');
      expect([f.turn, f.initiative]).toEqual([2, 1]);
    },
  );
});
