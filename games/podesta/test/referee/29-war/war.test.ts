import { describe, expect } from 'vitest';
import { GUELPH } from '../../../src/state.ts';
import { cards } from '../../battles.ts';
import { communeNamed, enlist, type Match, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const N9 = square('N9');
type Place = ReturnType<typeof position>;
const turnOf = (p: Place, seat: number, dice: number[] = []): Match =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );
const send = (match: Match, from: number, ...units: number[]): Match => match.act(enlist(units, from));
const agreed = (p: Place, attackers = [0], month = 1): Place => {
  p.state.wars = [{ attacker: 0, defender: 1, sides: [attackers, [1]], cell: N9, month }];
  return p;
};

describe('what an appointment costs', () => {
  // R61: each player's companies are counted by themselves.
  rule(['pod.29n', 'pod.29k'], 'two companies and two of an ally are four on the field and pay nothing', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'prato');
    p.treasury('firenze', 3000).treasury('prato', 3000);
    const match = turnOf(agreed(p, [0, 2]), 0).act({ type: 'callBattle', war: 0 });
    send(match, FIRENZE, FI(1), FI(3));
    send(match, communeNamed('prato'), sestiere('prato', 1), sestiere('prato', 3));
    send(match, communeNamed('siena'), SI(1));
    expect(match.told('battleBegan')).toMatchObject([{ attackers: [0, 2], defenders: [1] }]);
    expect([match.treasury('firenze'), match.treasury('prato'), match.purse(0), match.purse(2)]).toEqual([
      3000, 3000, 1600, 1600,
    ]);
  });

  // R61: pairs that marched free pay what they have walked when they fight together.
  rule('pod.29n', 'two pairs of one player in the same battle owe the squares each has walked', () => {
    const p = position(2).govern(0, 'firenze').govern(0, 'prato').govern(1, 'siena').purse(0, 5000);
    p.army(0, 'N8', [FI(1), FI(4)], { unpaid: 2 }).army(0, 'M8', [sestiere('prato', 3), sestiere('prato', 4)], {
      unpaid: 5,
    });
    const match = turnOf(agreed(p), 0).act({ type: 'callBattle', war: 0 });
    send(match, -1, FI(1), sestiere('prato', 3));
    // Two squares behind them and one ahead: 3 x (60 + 40); five and one: 6 x (40 + 40).
    expect(match.purse(0)).toBe(5000 - 3 * 100 - 6 * 80);
  });

  // R62 and R63: a company stays behind also when everybody is called at once.
  rule(['pod.29l', 'pod.29i'], 'the last company of the commune’s army does not go to the appointment either', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 9000);
    const match = turnOf(agreed(p), 0).act({ type: 'callBattle', war: 0 });
    expect(match.refusal(enlist([1, 3, 4].map(FI), FIRENZE))).toBeNull();
    expect(match.refusal(enlist([1, 3, 4, 5].map(FI), FIRENZE))).toMatchObject({ rule: 'pod.29l', reason: 'garrison' });
  });

  // R61 and R65: who has just fought waits for his next turn, and the free way home leads to no battle.
  rule(['pod.29t', 'pod.29i', 'pod.29o'], 'an army that fought, or went home free, does not come this month', () => {
    const coming = (more: object, where = 'N8') => {
      const p = position(2)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .purse(0, 5000)
        .army(0, where, [FI(3), FI(4)], more);
      return turnOf(agreed(p), 0).act({ type: 'callBattle', war: 0 }).choices('enlist', 'units').includes(FI(3));
    };
    expect([coming({}), coming({ stays: true }), coming({ homeward: true })]).toEqual([true, false, false]);
    expect(coming({ stays: true }, 'N9')).toBe(true);
  });

  // R59: two months ahead of the last ones of a year are months of the next.
  rule(['pod.29c', 'pod.29h'], 'a battle agreed in December for January is fought in the new year', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').date(1, 12);
    const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
    expect(match.choices('setDate', 'month')).toEqual([12, 13, 14]);
    match.act({ type: 'setDate', month: 13 }).act({ type: 'setPlace', cell: N9 }).do('acceptBattle');
    expect(match.legal('callBattle')).toEqual([]);
    p.play([{ step: 'monthEnd' }]);
    expect([p.state.year, p.state.month, p.player(0).points, p.player(1).points]).toEqual([2, 1, 0, 0]);
    expect(p.military(1).legal('callBattle')).toHaveLength(1);
  });
});

describe('leagues at war', () => {
  // R45: it is the aggressor who is put out; the others remain together.
  rule(['pod.44w', 'pod.20a'], 'whoever besieges one of two partners leaves them a league of their own', () => {
    const p = position(6).govern(0, 'firenze').govern(2, 'lucca').govern(5, 'volterra').league(0, 2, 5);
    p.army(0, 'E6', [FI(1), FI(3), FI(4)]);
    const match = turnOf(p, 0).act({ type: 'besiege', army: 1, commune: communeNamed('lucca') });
    expect([p.player(0).league, p.player(2).league, p.player(5).league]).toEqual([-1, 0, 0]);
    expect([match.points(0), match.points(2)]).toEqual([0, 0]);
  });
});

describe('marching', () => {
  // R57: the Podestà who rides along must have the points himself.
  rule(['pod.26e', 'pod.26b'], 'an army goes no farther than the Podestà who rides with it', () => {
    const p = position(2)
      .govern(0, 'firenze')
      .army(0, 'N6', [FI(1)], { from: FIRENZE });
    p.commune('firenze').left = 1;
    const far = { type: 'marchTo', cell: square('J3'), homeward: false };
    const alone = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: false });
    expect(alone.refusal(far)).toBeNull();
    const together = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: true });
    expect(together.refusal(far)).toMatchObject({ reason: 'outOfReach' });
    expect(together.refusal({ type: 'marchTo', cell: square('M5'), homeward: false })).toBeNull();
  });
});

describe('under siege', () => {
  const three = [SI(1), SI(3), SI(4)];
  const besieged = () => position(3).govern(0, 'firenze').govern(1, 'siena').besieging(1, 'M5', 'firenze', three);

  // R97: only what needs the gates is stopped.
  rule(['pod.44l', 'pod.10a', 'pod.15.1o'], 'no feast, but trust is bought and lost inside as at any time', () => {
    const p = besieged().treasury('firenze', 3000).date(1, 2).tokens(1, 'proditor');
    expect(p.political(0).refusal({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE })).toMatchObject({
      rule: 'pod.44l',
      reason: 'besieged',
    });
    p.political(0).act({ type: 'win', sestiere: FI(2), token: -1 });
    p.political(1)
      .act({ type: 'win', sestiere: FI(6), token: -1 })
      .act({ type: 'win', sestiere: FI(5), token: -1 });
    expect([2, 6, 5].map(number => p.state.holder[FI(number)])).toEqual([0, 1, 1]);
    expect(p.state.armies[0]?.siege).not.toBeNull();
  });

  // R98: opponents count while they are in town.
  rule(['pod.44d', 'pod.17c'], 'one of two opponents exiled, the Podestà may come out, poor as his esteem is', () => {
    const asked = (exiled: boolean) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').bonus('firenze', 40, 20).army(1, 'M5', three);
      if (exiled) p.state.place[FI(6)] = -1;
      return turnOf(p, 1).act({ type: 'besiege', army: 1, commune: FIRENZE }).step;
    };
    expect([asked(false), asked(true)]).toEqual(['military', 'defence']);
  });

  // R101: the own faction joins free whoever holds it, the other draws.
  rule(['pod.44t', 'pod.45a', 'pod.45b'], 'a Guelph takes a Guelph town: its Guelphs are his, the others swear', () => {
    const p = position(3).govern(0, 'firenze', 1, 3, 4).govern(1, 'siena').govern(2, 'lucca').loyal(1, 'firenze', 2);
    p.besieging(2, 'M5', 'firenze', [LU(1), LU(3), LU(4)]).bonus('firenze', 60, 30);
    const siege = p.state.armies[0]?.siege;
    if (siege) siege.asked = true;
    const match = turnOf(p, 2, [...cards(4, 1, 4, 1), 4, 1]);
    const shot = { type: 'shootWalls', army: 1 };
    match.act(shot).act(shot).do('surrenderCity');
    // Those of sestiere 6, Ghibelline, leave; Siena is asked to take them in.
    expect([match.step, match.seats]).toEqual(['hosting', [1]]);
    match.do('decline');
    expect([1, 3, 4, 5, 2].map(number => p.state.holder[FI(number)])).toEqual([2, 2, 2, 2, 2]);
    expect([p.state.face[FI(2)], p.state.place[FI(6)], p.commune('firenze').podesta]).toEqual([GUELPH, -1, 2]);
    expect([match.points(2), match.points(0), match.points(1)]).toEqual([3, -15, 0]);
  });

  // R34, R35 and R96: the exile comes back with hired men and brings his chest.
  rule(
    ['pod.19e', 'pod.43d', 'pod.45a'],
    'an exile retakes his town with mercenaries, and governs what he looted',
    () => {
      const p = position(2)
        .govern(1, 'siena')
        .govern(1, 'firenze', 2, 4, 6)
        .exiled(0, 'prato')
        .hire(0, 'grifone', 'prato');
      p.player(0).chest = 900;
      p.state.minted += 900;
      p.goods(1, { stoffe: 2 });
      p.besieging(
        0,
        'M5',
        'firenze',
        [0, 1, 2].map(index => unitOf('grifone', index)),
      );
      const siege = p.state.armies[0]?.siege;
      if (siege) siege.asked = true;
      const match = turnOf(p, 0, [...cards(4, 1, 4, 1), 4, 4, 4]);
      const shot = { type: 'shootWalls', army: 1 };
      match.act(shot).act(shot).do('surrenderCity');
      expect(p.player(0)).toMatchObject({ exiled: false, home: FIRENZE, host: -1, chest: 0, points: 3 });
      expect(match.treasury('firenze')).toBe(900);
      // Siena's merchant lost a town that was not his home: no exile, no goods.
      expect(p.player(1)).toMatchObject({ exiled: false, points: -3 });
      expect(p.player(1).lots.reduce((sum, lots) => sum + lots, 0)).toBe(2);
    },
  );
});
