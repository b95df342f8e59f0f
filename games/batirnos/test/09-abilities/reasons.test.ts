/** Why a unit, a division or a hex is not to be had: the rule that forbids it in this case. */
import { at, Play } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { EVADED, FIRED, LATE, MOVED, PRESSED, PURSUED } from '../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../battlefield.ts';
import { charge, firing, march, moving, shoot, step } from '../drill.ts';
import { rule } from '../rules.ts';

const line = (): Position =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1009', 'N')
    .put('B', 1, 'sp-pm', '1003', 'S')
    .order(0, 0, 5);

const why = (t: Table, action: { type: string; [field: string]: unknown }): string => {
  const refusal = t.refusal(action);
  return refusal ? `${refusal.rule} ${refusal.reason}` : 'allowed';
};

describe('moving', () => {
  rule(['nqsb.5.may', 'nqsb.10.1.separate', 'nqsb.9.2.ap-move', 'nqsb.5.4.7'], 'why a unit does not march', () => {
    const p = line()
      .put('G', 0, 'fr-ap', '1110', 'N')
      .put('L', 0, 'fr-pm-line', '1109', 'N')
      .put('K', 0, 'fr-pm-line', '0909', 'N');
    const t = moving(p);
    expect(why(t, march(p, 'B'))).toBe('nqsb.5.may isEnemy');
    p.state.cell = p.state.cell.with(p.unit('L'), -3);
    expect(why(moving(p), march(p, 'L'))).toBe('nqsb.5.may notThere');
    expect(why(t, march(p, 'A', { alone: true }))).toBe('nqsb.10.1.separate noLeader');
    expect(why(t, march(p, 'K', { road: true }))).toBe('nqsb.5.4.7 notOnRoad');
    expect(why(t, march(p, 'G'))).toBe('nqsb.9.2.ap-move inBattery');
    // With his general beside him the leader can be left behind.
    const led = line().put('A', 0, 'fr-pm-line', '1010', 'N');
    expect(why(moving(led), march(led, 'A', { alone: true }))).toBe('allowed');
  });

  rule('nqsb.9.3', 'why nobody charges a friend, or leaves leaders he has not', () => {
    const p = line().put('A', 0, 'fr-cp-chev', '1008', 'N').put('B', 1, 'sp-pm', '1005', 'S');
    p.put('F', 0, 'fr-pm-line', '1109', 'N');
    expect(why(moving(p), charge(p, 'A', 'B'))).toBe('allowed');
    expect(why(moving(p), charge(p, 'A', 'F'))).toBe('nqsb.9.3 isFriend');
    expect(why(moving(p), { ...charge(p, 'A', 'B'), alone: true })).toBe('nqsb.10.1.separate noLeader');
  });

  rule(['nqsb.9.2', 'nqsb.9.2.al-move'], 'why guns do not turn, limber or unlimber', () => {
    const p = line().put('G', 0, 'fr-al', '1110', 'N').put('L', 0, 'fr-al', '1109', 'N', { second: true });
    const t = moving(p);
    const [gun, limbered, foot] = [p.unit('G'), p.unit('L'), p.unit('A')];
    const opposite = { type: 'rotate', unit: gun, facing: ((p.state.facing[gun] ?? 0) + 3) % 6 };
    expect(why(t, opposite)).toBe('nqsb.9.2.al-move turnsBySixty');
    expect(why(t, { type: 'limber', unit: limbered })).toBe('nqsb.9.2 notInBattery');
    expect(why(t, { type: 'unlimber', unit: gun, facing: 0 })).toBe('nqsb.9.2 inBattery');
    expect(why(t, { type: 'limber', unit: foot })).toBe('nqsb.9.2 notGuns');
  });

  rule(['nqsb.9.7', 'nqsb.9.7.mount'], 'why a unit does not mount or dismount', () => {
    const p = line().put('D', 0, 'fr-dr', '1110', 'N').put('F', 0, 'fr-dr', '1109', 'N', { second: true });
    const t = moving(p);
    expect(why(t, { type: 'mount', unit: p.unit('D') })).toBe('nqsb.9.7.mount isMounted');
    expect(why(t, { type: 'dismount', unit: p.unit('F') })).toBe('nqsb.9.7.mount onFoot');
    expect(why(t, { type: 'mount', unit: p.unit('A') })).toBe('nqsb.9.7 notDragoons');
  });

  rule('nqsb.2.5.2.ability', 'why two units do not change places', () => {
    const p = line().put('C', 0, 'fr-pm-line', '0909', 'N').put('E', 0, 'fr-pm-line', '1110', 'N').order(0, 0, 19);
    const trade = (one: string, other: string) => ({ type: 'trade', units: [p.unit(one), p.unit(other)] });
    const t = moving(p);
    expect(why(t, trade('A', 'C'))).toBe('allowed');
    expect(why(t, trade('C', 'E'))).toBe('nqsb.2.5.2.ability notInContact');
    expect(why(t, trade('A', 'B'))).toBe('nqsb.5.may isEnemy');
    expect(why(moving(p.order(0, 0, 5)), trade('A', 'C'))).toBe('nqsb.2.5.2.ability noPassage');
  });

  rule(['nqsb.10.7.move', 'nqsb.5.may'], 'a second move is of the unit that made the first', () => {
    const p = line().put('C', 0, 'fr-pm-line', '0909', 'N').order(0, 0, 5, 'move');
    const t = p.play({ step: 'secondMove', unit: p.unit('A') });
    expect(why(t, march(p, 'A'))).toBe('allowed');
    expect(why(t, march(p, 'C'))).toBe('nqsb.10.7.move notNext');
  });

  rule('nqsb.9.1', 'a rush goes for the nearest, with the leaders', () => {
    const p = position()
      .put('A', 0, 'fr-cp-gend', '1009', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .put('C', 1, 'sp-pm', '1105', 'S')
      .put('D', 1, 'sp-pm', '1002', 'S')
      .put('F', 0, 'fr-pm-line', '1110', 'N');
    const t = p.play({ step: 'aggressors', done: [] });
    expect(t.step).toBe('rush');
    expect(why(t, charge(p, 'A', 'B'))).toBe('allowed');
    expect(why(t, charge(p, 'A', 'D'))).toBe('nqsb.9.1 notNearest');
    expect(why(t, charge(p, 'A', 'F'))).toBe('nqsb.9.1 isFriend');
    expect(why(t, charge(p, 'F', 'B'))).toBe('nqsb.9.1 notNext');
    expect(why(t, { ...charge(p, 'A', 'B'), alone: true })).toBe('nqsb.9.1 leadersFollow');
  });
});

describe('after the melee', () => {
  const late = (bits = 0, is: Condition = {}, card = 5) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1009', 'N', is)
      .put('S', 0, 'ge-pm', '1109', 'N')
      .put('L', 0, 'fr-pm-line', '0909', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, card);
    p.state.marks[p.unit('A')] = (p.state.marks[p.unit('A')] ?? 0) | bits;
    return { p, t: p.play({ step: 'late', side: 0 }) };
  };

  rule('nqsb.9.6', 'why a unit does not move, or charge, now', () => {
    const { p, t } = late();
    expect([why(t, march(p, 'A')), why(t, march(p, 'L'))]).toEqual(['allowed', 'nqsb.9.6 noDuttilita']);
    expect(why(t, march(p, 'S', { road: true }))).toBe('nqsb.5.4.7 notOnRoad');
    expect(why(t, march(p, 'B'))).toBe('nqsb.9.6 isEnemy');
    for (const bits of [MOVED, EVADED, LATE]) {
      const moved = late(bits);
      expect(why(moved.t, march(moved.p, 'A'))).toBe('nqsb.9.6 hasMoved');
      expect(why(moved.t, charge(moved.p, 'A', 'B'))).toBe('nqsb.9.6 hasMoved');
    }
    const shaken = late(0, { shaken: true });
    expect(why(shaken.t, march(shaken.p, 'A'))).toBe('nqsb.10.16 isShaken');
    expect(why(t, charge(p, 'L', 'B'))).toBe('nqsb.9.6 noDuttilita');
  });
});

describe('the order of play', () => {
  rule(['nqsb.3.1', 'nqsb.3.3'], 'why a division is not the next to act', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '0510', 'villequier')
      .lead(0, 2, '0310', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1009', 'N')
      .put('C', 0, 'fr-pm-line', '0509', 'N', { division: 1 })
      .put('D', 0, 'fr-pm-line', '0309', 'N', { division: 2 })
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, 5)
      .order(0, 1, 6)
      .order(0, 2, 7);
    const t = p.play({ step: 'phase', phase: 'move', done: [] });
    const pick = (division: number) => ({ type: 'pickDivision', division });
    expect(t.step).toBe('ordering');
    expect(why(t, pick(p.division(0, 0)))).toBe('allowed');
    expect(why(t, pick(p.division(0, 2)))).toBe('nqsb.3.1 otherPriority');
    expect(why(t, pick(p.division(1, 0)))).toBe('nqsb.3.1 notYours');
    expect(why(t, pick(99))).toBe('nqsb.3.1 notYours');
    p.order(0, 2, 14);
    expect(why(t, pick(p.division(0, 2)))).toBe('nqsb.3.3 noOrderFor');
  });
});

describe('reactions', () => {
  /** The Spanish B has come next to the French A, light foot C stands by. */
  const met = (troop = 'fr-pm-line', bits = 0) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, troop, '1007', 'N')
      .put('C', 0, 'fr-pm-guard', '1207', 'N')
      .put('S', 0, 'fr-pm-guard', '0907', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S');
    p.state.marks[p.unit('A')] = bits;
    const [mover, foes] = [p.unit('B'), [p.unit('A'), p.unit('S')]];
    return { p, t: p.play({ step: 'firmness', side: 0, mover, foes }) };
  };
  const stand = (p: Position, unit: string, target: string) => ({
    type: 'stand',
    unit: p.unit(unit),
    target: p.unit(target),
  });

  rule(['nqsb.9.10', 'nqsb.9.10.once'], 'why a unit does not stand firm', () => {
    const { p, t } = met('fr-pm-guard');
    expect([t.step, why(t, stand(p, 'A', 'B'))]).toEqual(['firmness', 'allowed']);
    expect(why(t, stand(p, 'C', 'B'))).toBe('nqsb.9.10 notNewlyMet');
    expect(why(t, stand(p, 'S', 'B'))).toBe('nqsb.9.10 notInContact');
    expect(why(t, stand(p, 'A', 'C'))).toBe('nqsb.9.10 isFriend');
    expect(why(t, stand(p, 'B', 'A'))).toBe('nqsb.9.10 isEnemy');
  });

  /** The Spanish B has walked away from the French A, from 1006 to 1004. */
  const left = (
    troop: string,
    { bits = 0, done = false, ...is }: Condition & { bits?: number; done?: boolean } = {},
  ) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, troop, '1007', 'N', is)
      .put('C', 0, 'fr-cp-chev', '0907', 'N')
      .put('E', 0, 'fr-cp-chev', '1207', 'N')
      .put('B', 1, 'sp-pm', '1004', 'S');
    p.state.marks[p.unit('A')] = (p.state.marks[p.unit('A')] ?? 0) | bits;
    const frame = { mover: p.unit('B'), left: [p.unit('A'), p.unit('C')], done: done ? [p.unit('A')] : [] };
    return { p, t: p.play({ step: 'departures', ...frame }) };
  };
  const after = (troop: string, how: string, is: Condition & { bits?: number; done?: boolean } = {}) => {
    const { p, t } = left(troop, is);
    expect(t.step).toBe('departures');
    return why(t, { type: 'chase', unit: p.unit('A'), how });
  };

  rule(['nqsb.9.3', 'nqsb.9.11', 'nqsb.9.12'], 'nobody goes after an enemy by what he is not able to', () => {
    expect(after('fr-fl', 'charge')).toBe('nqsb.9.3 noCarica');
    expect(after('fr-fl', 'incalzare')).toBe('nqsb.9.11 noIncalzare');
    expect(after('fr-fl', 'inseguire')).toBe('nqsb.9.12 noInseguire');
    expect(after('fr-cp-chev', 'charge')).toBe('allowed');
  });

  rule('nqsb.10.16', 'nor does who is shaken', () => {
    expect(after('fr-cp-chev', 'charge', { shaken: true })).toBe('nqsb.10.16 isShaken');
  });

  rule('nqsb.9.8.once', 'nor who has evaded', () => {
    expect(after('fr-cp-chev', 'charge', { bits: EVADED })).toBe('nqsb.9.8.once hasEvaded');
  });

  rule('nqsb.3.3.1.pursue', 'only who was left goes after an enemy, and once', () => {
    expect(after('fr-cp-chev', 'charge', { done: true })).toBe('nqsb.3.3.1.pursue hasReacted');
    const { p, t } = left('fr-cp-chev');
    expect(why(t, { type: 'chase', unit: p.unit('E'), how: 'charge' })).toBe('nqsb.3.3.1.pursue notLeft');
    expect(why(t, { type: 'chase', unit: p.unit('B'), how: 'charge' })).toBe('nqsb.3.3.1.pursue isFriend');
  });

  rule(['nqsb.9.11.once', 'nqsb.9.12.once'], 'what a chase uses up: one ability or the other, a charge neither', () => {
    const used = (troop: string, how: string) => {
      const { p, t } = left(troop);
      t.act({ type: 'chase', unit: p.unit('A'), how });
      const bits = p.state.marks[p.unit('A')] ?? 0;
      return [(bits & PRESSED) !== 0, (bits & PURSUED) !== 0];
    };
    expect(used('fr-cp-chev', 'inseguire')).toEqual([false, true]);
    expect(used('fr-cp-chev', 'charge')).toEqual([false, false]);
    expect(used('fr-pm-line', 'incalzare')).toEqual([true, false]);
  });

  rule('nqsb.3.3.1.parting-shot', 'why it does not fire after him', () => {
    const shot = (troop: string, bits = 0) => {
      const { p, t } = left(troop, { bits });
      return why(t, { type: 'partingShot', unit: p.unit('A') });
    };
    expect(shot('fr-cp-chev')).toBe('nqsb.2.6.1.values noFire');
    expect(shot('fr-pm-line', FIRED)).toBe('nqsb.3.3.1.fire hasFired');
  });

  const pressing = (troop: string, bits = 0, at: 'division' | 'late' = 'division') => {
    const p = position().put('A', 0, troop, '1007', 'N').put('B', 1, 'sp-pm', '1004', 'S');
    p.state.marks[p.unit('A')] = bits;
    const [from, to] = [p.hex('1007'), p.hex('1006')];
    const frame = { unit: p.unit('A'), foe: p.unit('B'), from, to, at, advance: false, chase: false };
    return p.play({ step: 'pressing', ...frame });
  };
  const press = { type: 'press', facing: 0 };
  const pursue = { type: 'pursue', charge: true };

  rule('nqsb.9.11', 'a winner without Incalzare does not press on', () => {
    expect(why(pressing('fr-fl'), press)).toBe('nqsb.9.11 noIncalzare');
  });

  rule('nqsb.9.11.once', 'nor does one who has pressed on before', () => {
    expect(why(pressing('fr-pm-vet', PRESSED), press)).toBe('nqsb.9.11.once hasPressed');
  });

  rule('nqsb.9.12', 'a winner without Inseguire does not pursue', () => {
    expect(why(pressing('fr-fl'), pursue)).toBe('nqsb.9.12 noInseguire');
  });

  rule('nqsb.9.12.once', 'nor does one who has pursued before', () => {
    expect(why(pressing('fr-cp-gend', PURSUED), pursue)).toBe('nqsb.9.12.once hasPursued');
  });

  rule('nqsb.9.6.pursuit', 'nor one who won by Duttilità', () => {
    expect(why(pressing('fr-cp-gend', 0, 'late'), pursue)).toBe('nqsb.9.6.pursuit tooLate');
  });
});

describe('fire', () => {
  rule('nqsb.6.1.declare', 'why nobody fires for the enemy, or at what is gone', () => {
    const p = line().put('B', 1, 'sp-pm', '1007', 'S').put('E', 1, 'sp-pm', '0907', 'S');
    const t = firing(p);
    expect(why(t, shoot(p, 'A', 'B'))).toBe('allowed');
    expect(why(t, shoot(p, 'B', 'A'))).toBe('nqsb.6.order isEnemy');
    p.state.cell = p.state.cell.with(p.unit('E'), -3);
    expect(why(firing(p), shoot(p, 'A', 'E'))).toBe('nqsb.6.1.declare notThere');
  });
});

describe('moves of a countercharge', () => {
  rule('nqsb.9.5.charge', 'why a rival does not go that way', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1008', 'N').put('B', 1, 'sp-cp', '1004', 'S');
    const t = p.play({ step: 'rivalStep', mover: p.unit('A'), unit: p.unit('B'), points: 3, on: true });
    expect(why(t, step(p, '1005'))).toBe('allowed');
    expect(why(t, step(p, '1003'))).toBe('nqsb.3.3.1.pursue tooFar');
    expect(at(t.legal('halt'), 0).type).toBe('halt');
  });
});

describe('the reserve, arrivals and cards that change hands', () => {
  rule(['nqsb.10.15', 'nqsb.10.15.range'], 'why a unit does not pass to a division', () => {
    const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').lead(0, 1, '1610', 'latour');
    p.put('A', 0, 'fr-fl', '0605').put('C', 0, 'fr-fl', '1609', 'N', { division: 1 }).put('B', 1, 'sp-pm', '1003', 'S');
    const reserve = p.division(0, 5);
    const unit = at(at(p.ground.roster.divisions, reserve).units, 0);
    p.state.troop[unit] = at(p.state.troop, p.unit('A'));
    p.state.strength[unit] = 3;
    p.state.division[unit] = reserve;
    p.state.cell = p.state.cell.with(unit, p.hex('0603'));
    const t = p.play({ step: 'reserve', side: 0 });
    const transfer = (who: number, division: number) => ({ type: 'transfer', unit: who, division });
    expect(why(t, transfer(unit, p.division(0, 0)))).toBe('allowed');
    expect(why(t, transfer(unit, p.division(0, 1)))).toBe('nqsb.10.15.range beyondGeneral');
    expect(why(t, transfer(unit, reserve))).toBe('nqsb.10.15 isReserve');
    expect(why(t, transfer(unit, p.division(1, 0)))).toBe('nqsb.10.15 notYours');
    expect(why(t, transfer(p.unit('A'), p.division(0, 1)))).toBe('nqsb.10.15 notReserve');
    expect(why(t, transfer(p.unit('B'), p.division(0, 0)))).toBe('nqsb.10.15 isEnemy');
  });

  rule('nqsb.3.2.2.special', 'why a card does not change hands, or sink', () => {
    const p = position()
      .command(0, '1010', 'villequier')
      .lead(0, 0, '1009', 'villequier')
      .lead(0, 1, '1109', 'villequier')
      .lead(0, 2, '0309', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('C', 0, 'fr-pm-line', '1108', 'N', { division: 1 })
      .put('D', 0, 'fr-pm-line', '0308', 'N', { division: 2 })
      .put('B', 1, 'sp-pm', '1003', 'S')
      .order(0, 0, 37)
      .order(0, 1, 5)
      .order(1, 0, 7);
    const exchange = p.play({ step: 'exchanging', division: p.division(0, 0) });
    const to = (division: number) => ({ type: 'handOver', division });
    expect(why(exchange, to(p.division(0, 1)))).toBe('allowed');
    expect(why(exchange, to(p.division(0, 0)))).toBe('nqsb.3.2.2.special sameDivision');
    expect(why(exchange, to(p.division(0, 2)))).toBe('nqsb.3.2.2.special noCardThere');
    expect(why(exchange, to(p.division(1, 0)))).toBe('nqsb.3.2.2.special notYours');
    p.lead(1, 1, '0503', 'villequier')
      .put('E', 1, 'sp-pm', '0503', 'S', { division: 1 })
      .order(1, 1, 4)
      .order(0, 0, 44);
    const news = p.play({ step: 'misleading', division: p.division(0, 0) });
    const mislead = (division: number) => ({ type: 'mislead', division });
    expect(why(news, mislead(p.division(1, 1)))).toBe('allowed');
    expect(why(news, mislead(p.division(1, 0)))).toBe('nqsb.3.2.2.special lowPriority');
    expect(why(news, mislead(p.division(0, 1)))).toBe('nqsb.3.2.2.special isYours');
  });
});

describe('deployment', () => {
  rule(
    ['nqsb.2.3.command', 'nqsb.2.3.stacking', 'nqsb.2.3.general', 'nqsb.2.3.facing'],
    'why a piece is not placed so',
    () => {
      const { play } = Play.begin(position().game, { scenario: 'intro', seed: 'reasons', stream: 'sfc32' });
      while (play.decision()?.step !== 'placing') {
        const seat = at(play.decision()?.seats ?? [], 0);
        play.apply(seat, at(play.legal(seat), 0));
      }
      const seat = at(play.decision()?.seats ?? [], 0);
      const reason = (action: object): string => {
        const refusal = play.explain(seat, action);
        return refusal ? `${refusal.rule} ${refusal.reason}` : 'allowed';
      };
      const general = at(play.legal(seat), 0);
      expect(general.type).toBe('placeLeader');
      expect(reason({ type: 'placeUnit', unit: 0, to: 0, facing: 0, second: false })).toBe(
        'nqsb.2.3.general generalFirst',
      );
      expect(reason({ ...general, leader: 99 })).toBe('nqsb.2.3.general notHisTurn');
      expect(reason({ ...general, to: 99_999 })).toBe('nqsb.2.3.command notInZone');
      play.apply(seat, general);
      const unit = at(play.legal(seat), 0);
      expect(unit.type).toBe('placeUnit');
      expect(reason({ ...unit, to: general.to })).toBe('nqsb.2.3.stacking occupied');
      expect(reason({ ...unit, second: true })).toBe('nqsb.2.3.facing oneForm');
      expect(reason({ ...unit, unit: 99 })).toBe('nqsb.2.3.command otherDivision');
      expect(reason(general)).toBe('nqsb.2.3.general notHisTurn');
    },
  );
});
