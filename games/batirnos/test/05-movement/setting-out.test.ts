/** Moves as they begin and moves cut short (nqsb.5.may, nqsb.5.3.incomplete, nqsb.9.3). */
import { oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { waysBack } from '../../src/05-movement/forced.ts';
import { chargeTrip, marchTrip } from '../../src/05-movement/trips.ts';
import { chargeStakes, nerveStakes } from '../../src/stakes.ts';
import { MOVED, REMOUNTED, SECOND } from '../../src/state.ts';
import { type Position, position } from '../battlefield.ts';
import { halt, march, marks, moving, step, strength } from '../drill.ts';
import { rule } from '../rules.ts';

describe('a move that begins', () => {
  rule('nqsb.5.may', 'has entered nothing, aims at nobody and has nobody riding against it', () => {
    const p = position()
      .lead(0, 0, '1007', 'villequier')
      .put('A', 0, 'fr-cl', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S', { shaken: true })
      .order(0, 0, 5);
    expect(marchTrip(p.battle, p.unit('A'), false, false, true)).toEqual({
      unit: p.unit('A'),
      kind: 'move',
      under: p.division(0, 0),
      points: 3,
      from: p.hex('1007'),
      entered: 0,
      target: -1,
      left: [p.unit('B')],
      rival: -1,
      rivalPoints: 0,
      slipped: false,
      refuge: p.hex('1007'),
      again: true,
      company: [p.general(0, 0)],
      contact: true,
    });
    expect(marchTrip(p.battle, p.unit('A'), true, true, false)).toMatchObject({
      kind: 'road',
      points: 6,
      contact: false,
      company: [],
      again: false,
    });
  });

  rule(['nqsb.2.5.2.ability', 'nqsb.9.3.test'], '48 Indecisione: a charge of one’s own is no reaction', () => {
    const p = position().put('A', 0, 'fr-cp-chev', '1009', 'N').put('B', 1, 'sp-pm', '1005', 'S').order(0, 0, 48);
    const trip = chargeTrip(p.battle, p.unit('A'), p.unit('B'));
    const modifiers = (reaction?: boolean) =>
      chargeStakes(p.battle, 0, trip, reaction)?.modifiers.map(({ rule: id, value }) => `${id} ${value}`);
    expect(modifiers()).toEqual(['nqsb.10.8.cards 3', 'nqsb.2.6.1.values 2']);
    expect(modifiers(true)).toEqual(['nqsb.10.8.cards 3', 'nqsb.2.6.1.values 2', 'nqsb.2.5.2.ability -1']);
  });

  rule('nqsb.2.5.2.ability', '40 Dragoni: to mount or dismount costs them nothing once; nothing else is free', () => {
    const after = (card: number, troop: string, second: boolean, action: string, again = false) => {
      const p = position()
        .lead(0, 0, '1009', 'villequier')
        .put('A', 0, troop, '1007', 'N', { second })
        .order(0, 0, card);
      const unit = p.unit('A');
      if (again) p.state.marks[unit] = marks(p, 'A') | REMOUNTED;
      const t = moving(p);
      const found = t.legal().find(one => one.type === action && one.unit === unit);
      if (!found) return `no ${action}: ${[...new Set(t.legal().map(({ type }) => type))]}`;
      t.act(found);
      return [(marks(p, 'A') & MOVED) !== 0, (marks(p, 'A') & REMOUNTED) !== 0];
    };
    expect(after(40, 'fr-dr', false, 'dismount')).toEqual([false, true]);
    expect(after(40, 'fr-dr', true, 'mount')).toEqual([false, true]);
    expect(after(40, 'fr-dr', true, 'mount', true)).toEqual([true, true]);
    expect(after(5, 'fr-dr', false, 'dismount')).toEqual([true, false]);
    expect(after(40, 'fr-al', false, 'limber')).toEqual([true, false]);
    expect(after(40, 'fr-al', true, 'unlimber')).toEqual([true, false]);
  });
});

describe('guns and leaders', () => {
  rule('nqsb.9.2.no-front', 'guns are put into battery in any of the six directions', () => {
    const p = position()
      .lead(0, 0, '1009', 'villequier')
      .put('A', 0, 'fr-al', '1007', 'N', { second: true })
      .order(0, 0, 5);
    expect(
      moving(p)
        .legal('unlimber')
        .map(({ facing }) => facing),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  rule(['nqsb.5.2.free', 'nqsb.2.1.scenario-oob'], 'a leader on the map rides, one who was awaited enters', () => {
    const p = position('valenciennes').lead(0, 0, '1009', 'villequier').order(0, 0, 5);
    const t = moving(p).act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1010') });
    expect([t.told('rode').map(({ leader }) => leader), t.told('leaderEntered')]).toEqual([[p.general(0, 0)], []]);
    // Turenne, once there, takes command as he arrives, not as he rides.
    p.lead(0, 2, '1011').order(0, 2, 5);
    const u = moving(p, 0, 2).act({ type: 'ride', leader: p.general(0, 2), to: p.hex('1012') });
    expect([u.told('rode').length, u.told('tookCommand'), p.state.cic[0]]).toEqual([1, [], p.cic(0)]);
  });

  rule('nqsb.2.1.scenario-oob', 'a piece that arrives enters by its own hexes, free and out of contact', () => {
    const p = position('valenciennes');
    p.state.turn = 4;
    p.state.post = p.state.post.with(p.general(0, 2), -2);
    p.state.due[p.division(0, 2)] = 4;
    const arriving = () => p.play({ step: 'arriving', side: 0, division: p.division(0, 2) });
    const why = (hex: string) => {
      const found = arriving().refusal({ type: 'ride', leader: p.general(0, 2), to: p.hex(hex) });
      return found && `${found.rule} ${found.reason}`;
    };
    expect([why('1805'), why('1804')]).toEqual([null, 'nqsb.2.1.scenario-oob notEntry']);
    // His men come after him, if they are due.
    const [first = -1] = p.ground.roster.divisions[p.division(0, 2)]?.units ?? [];
    const other = p.ground.roster.divisions[p.division(0, 0)]?.units[0];
    p.state.troop[first] = 0;
    p.state.cell = p.state.cell.with(first, -2);
    const enters = (unit: unknown, hex: string) => {
      const found = arriving().refusal({ type: 'enter', unit, to: p.hex(hex) });
      return found && `${found.rule} ${found.reason}`;
    };
    expect(enters(first, '1805')).toBe('nqsb.2.1.scenario-oob generalFirst');
    expect(enters(other, '1805')).toBe('nqsb.2.1.scenario-oob notDue');
    p.state.post[p.general(0, 2)] = p.hex('1704');
    expect([enters(first, '1805'), enters(first, '1804')]).toEqual([null, 'nqsb.2.1.scenario-oob notEntry']);
    p.put('X', 0, 'fr-fl', '1805', 'N');
    expect(arriving().step).toBeNull();
  });

  rule(['nqsb.2.5.2.ability', 'nqsb.10.12'], '19 Passaggio di linee: what is shown is the test of the weakened', () => {
    const shown = (first: number, second: number) => {
      const p = position()
        .lead(0, 0, '1011', 'villequier')
        .put('A', 0, 'fr-pm-guard', '1009', 'N', { strength: first })
        .put('C', 0, 'fr-pm-new', '0909', 'N', { strength: second })
        .order(0, 0, 19);
      return oddsOf(moving(p).play, 0, { type: 'trade', units: [p.unit('A'), p.unit('C')] })?.modifiers.map(
        ({ value }) => value,
      );
    };
    // Morale 3 of the guards, 1 of the new regiment.
    expect([shown(1, 3), shown(4, 1), shown(4, 3)]).toEqual([[1, 3], [1, 1], undefined]);
  });

  rule('nqsb.9.6', 'a late move is the only one, also under a movement focus', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'ge-pm', '1008', 'N').order(0, 0, 5, 'move');
    const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1007'));
    if (t.step === 'marching') t.act(halt(p));
    expect([p.where('A'), t.step]).toEqual(['1007', null]);
  });

  rule(['nqsb.5.3.1', 'nqsb.9.2.ap-move'], 'heavy guns in battery go back for nobody, light ones a hex', () => {
    const back = (troop: string, how: 'back' | 'fall', second = false) => {
      const p = position().put('A', 0, troop, '1007', 'N', { second });
      return waysBack(p.battle, p.unit('A'), p.hex('1006'), how).map(({ path, complete }) => [path.length, complete]);
    };
    expect([back('fr-ap', 'back'), back('fr-ap', 'fall')]).toEqual([[[0, false]], [[0, false]]]);
    expect([...new Set(back('fr-al', 'back').map(String))]).toEqual(['1,true']);
    expect(back('fr-al', 'fall')).toEqual([[2, true]]);
    expect([...new Set(back('fr-ap', 'back', true).map(String))]).toEqual(['1,true']);
  });

  rule('nqsb.10.12', 'what a sound unit does hangs on no test', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007', 'N');
    expect(nerveStakes(p.battle, 0, p.unit('A'), [])).toBeNull();
    p.put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 });
    expect(nerveStakes(p.battle, 0, p.unit('A'), [])).toMatchObject({ modifiers: [{ value: 1 }, { value: 2 }] });
  });
});

describe('dragoons that fall back', () => {
  rule(['nqsb.9.7.retreat', 'nqsb.5.3.2'], 'mount as they go, and who steps back a hex does not', () => {
    const mounted = (how: 'back' | 'fall', hex: string, enemy: string) => {
      const p = position().put('A', 0, 'fr-dr', '1012', 'N', { second: true }).put('B', 1, 'sp-pm', '1011', 'S');
      const frame = { unit: p.unit('A'), foe: p.unit('B'), from: p.hex(enemy), rule: 'nqsb.7.1.two-losses' };
      const t = p.play({ step: 'forced', how, must: true, ...frame });
      if (t.step === 'retreating') t.act(t.legal()[0] ?? { type: 'stay' });
      return [p.where('A') !== hex, (marks(p, 'A') & SECOND) === 0];
    };
    expect(mounted('fall', '1012', '1011')).toEqual([true, true]);
    expect(mounted('back', '1012', '1011')).toEqual([true, false]);
  });
});

describe('a forced move cut short', () => {
  // On the last row there is no hex behind it.
  const short = (losses: number, held: boolean): Position => {
    const p = position().put('A', 0, 'fr-pm-line', '0113', 'N', { losses }).put('B', 1, 'sp-pm', '0112', 'S');
    if (held) p.lead(0, 0, '0113', 'villequier');
    const frame = { unit: p.unit('A'), foe: p.unit('B'), from: p.hex('0112'), rule: 'nqsb.7.1.one-loss' };
    p.play({ step: 'forced', how: 'back', must: true, ...frame });
    return p;
  };

  rule(
    ['nqsb.5.3.incomplete', 'nqsb.6.1.two-losses', 'nqsb.10.18.effect'],
    'costs one more loss, which shakes if it is the second, but not who has support',
    () => {
      const told = (losses: number, held: boolean) => {
        const p = short(losses, held);
        return [p.where('A'), strength(p, 'A'), (marks(p, 'A') & 1) !== 0];
      };
      expect(told(0, false)).toEqual(['0113', 3, false]);
      expect(told(1, false)).toEqual(['0113', 3, true]);
      expect(told(2, false)).toEqual(['0113', 3, true]);
      expect(told(1, true)).toEqual(['0113', 3, false]);
      expect(told(2, true)).toEqual(['0113', 3, false]);
    },
  );
});
