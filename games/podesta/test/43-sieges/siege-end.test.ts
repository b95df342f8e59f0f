import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { ELIMINATED } from '../../src/state.ts';
import { battle, fightOut, from } from '../battles.ts';
import { communeNamed, leg, position, rule, sestiere, square, world } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const three = [1, 3, 4].map(SI);
const win = (number: number) => ({ type: 'win', sestiere: FI(number), token: -1 });

describe('a siege without an enemy', () => {
  rule('pod.44y', 'the fourth sestiere makes the besieger Podestà, and his siege is over', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').loyal(1, 'firenze', 2, 4);
    p.besieging(1, 'M5', 'firenze', three).tokens(1, 'proditor', 'proditor');
    const match = p.political(1).act(win(6));
    expect([p.commune('firenze').podesta, p.state.armies[0]?.siege?.commune]).toEqual([0, FIRENZE]);
    match.act(win(5));
    expect([p.commune('firenze').podesta, p.state.armies[0]?.siege]).toEqual([1, null]);
    expect(match.told('lifted')).toMatchObject([{ commune: FIRENZE }]);
    expect(p.military(1).legal('shootWalls')).toEqual([]);
  });

  rule('pod.44y', 'somebody else’s siege goes on under a new Podestà who is not his partner', () => {
    const elected = (league: boolean) => {
      const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');
      p.loyal(2, 'firenze', 1, 2, 3).besieging(0, 'K4', 'prato', [FI(1)]);
      p.loyal(2, 'prato', 1, 2, 3).player(0).league = league ? 0 : -1;
      p.player(2).league = league ? 0 : -1;
      p.commune('lucca').cell = square('L4');
      p.political(2).act({ type: 'win', sestiere: sestiere('prato', 5), token: -1 });
      expect(p.commune('prato').podesta).toBe(2);
      return p;
    };
    expect(elected(false).state.armies[0]?.siege?.commune).toBe(PRATO);
    const partners = elected(true);
    expect([partners.state.armies[0]?.siege, partners.player(0).league]).toEqual([null, 0]);
  });

  rule(['pod.44y', 'pod.44w'], 'a league signed under the walls ends the siege; a new one would end the league', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').govern(1, 'siena');
    p.besieging(2, 'M5', 'firenze', [1, 3, 4].map(LU)).besieging(1, 'M5', 'firenze', three);
    p.commune('lucca').cell = at(world.square, FIRENZE);
    p.political(2)
      .propose(0, leg(true, { kind: 'league', leaving: false }))
      .do('accept');
    expect([p.player(0).league, p.player(2).league]).toEqual([0, 0]);
    // The siege of whoever did not sign goes on.
    expect(p.state.armies.map(({ siege }) => siege?.commune ?? -1)).toEqual([-1, FIRENZE]);
    const again = p.military(2).act({ type: 'besiege', army: 1, commune: FIRENZE });
    expect(again.told('leagueLeft')).toMatchObject([{ seat: 2 }]);
    expect(p.state.armies[0]?.siege?.commune).toBe(FIRENZE);
  });
});

describe('one or the other', () => {
  rule(
    ['pod.43a', 'pod.44r'],
    'whoever besieged and gave up does not raid in the same month, but in the next (R96)',
    () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').besieging(1, 'K4', 'prato', three);
      const match = p.military(1).act({ type: 'lift', army: 1 });
      const raid = { type: 'raid', army: 1, commune: PRATO, to: communeNamed('siena') };
      expect([match.legal('raid'), match.refusal(raid)]).toEqual([
        [],
        expect.objectContaining({ rule: 'pod.44r', reason: 'doneAlready' }),
      ]);
      expect(p.date(1, 2).military(1).legal('raid')).toContainEqual(raid);
    },
  );

  rule(['pod.24d', 'pod.44n', 'pod.23v'], 'AN39 forbids shots, gates and flight alike; lifting is free', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').besieging(1, 'M5', 'firenze', three);
    p.tokens(1, 'proditor');
    const acts = ['shootWalls', 'openGates', 'makeFlee'];
    const offered = () => acts.map(type => p.military(1).legal(type).length);
    expect(offered()).toEqual([1, 1, 1]);
    p.annales(1, 'AN39');
    expect(offered()).toEqual([0, 0, 0]);
    for (const type of acts)
      expect(p.military(1).refusal({ type, army: 1 })).toMatchObject({ rule: 'pod.24d', reason: 'forbidden' });
    expect(p.military(1).legal('lift')).toHaveLength(1);
    // It is a matter of this month.
    p.state.lasting = [];
    expect(offered()).toEqual([1, 1, 1]);
  });
});

describe('thanks of the relieved', () => {
  const holders = (p: ReturnType<typeof position>) =>
    [1, 2, 3, 4, 5, 6].map(number => p.state.holder[sestiere('prato', number)]);
  const relieving = () =>
    position(3)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .govern(2, 'lucca')
      .besieging(1, 'K4', 'prato', three)
      .army(2, 'K4', [1, 3, 4].map(LU));
  const attack = (p: ReturnType<typeof position>) =>
    p
      .play([
        { step: 'military', seat: 2 },
        { step: 'turnEnd', seat: 2 },
      ])
      .act({ type: 'attack', army: 2, target: 1 });

  rule('pod.44m', 'a besieger who yields the field has been driven off all the same', () => {
    const p = relieving();
    const match = attack(p).do('yieldField');
    expect(match.told('relieved')).toMatchObject([{ seat: 2, commune: PRATO }]);
    expect([holders(p), p.state.armies[0]?.siege]).toEqual([[2, -1, 2, -1, 2, -1], null]);
  });

  rule('pod.44m', 'nobody is thanked for an army that besieged nobody, nor by a town that has its Podestà', () => {
    const idle = relieving();
    Object.assign(idle.state.armies[0] ?? {}, { siege: null });
    expect(attack(idle).do('yieldField').told('relieved')).toEqual([]);
    const governed = relieving().govern(0, 'prato', 2, 4);
    expect(attack(governed).do('yieldField').told('relieved')).toEqual([]);
    expect(holders(governed)).toEqual([-1, 0, -1, 0, -1, -1]);
  });

  rule('pod.44m', 'a besieger destroyed to the last company leaves the town just as free', () => {
    const p = relieving();
    battle(
      p,
      [1, 3, 4].map(number => [LU(number), ['c1', 'd1', 'e1'][number % 3] ?? 'c1'] as const),
      three.map(unit => [unit, '', { cell: ELIMINATED }] as const),
      { seats: [[2], [1]], besieger: 1, commune: PRATO, cell: square('K4') },
    );
    const match = from(p, [{ step: 'battleEnd', winner: 0, surrender: false, carroccio: [false, false] }]);
    expect(p.state.armies.map(({ seat }) => seat)).toEqual([2]);
    expect(match.told('relieved')).toMatchObject([{ seat: 2, commune: PRATO }]);
    expect(holders(p)).toEqual([2, -1, 2, -1, 2, -1]);
  });

  rule('pod.44m', 'a rescuer who loses is not thanked, and the siege goes on', () => {
    const p = relieving();
    const match = fightOut(attack(p).do('standAndFight'), 2);
    expect([match.points(1), match.points(2), holders(p)]).toEqual([3, -3, [-1, -1, -1, -1, -1, -1]]);
    expect(p.state.armies.find(({ seat }) => seat === 1)?.siege?.commune).toBe(PRATO);
  });
});
