import { describe, expect, test } from 'vitest';
import { taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { communeNamed, leg, position, rule, sestiere, square, world } from '../position.ts';

const exile = (number: number, commune = 'firenze') => ({ type: 'exile', sestiere: sestiere(commune, number) });
/** The communes nobody governs here. */
const COMMUNES_LEFT = world.data.map.communes
  .map(({ id }) => id)
  .filter(id => !['firenze', 'siena', 'lucca'].includes(id));
const governing = () => position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');

describe('opponents', () => {
  rule(['pod.17a', 'pod.17b'], 'they may be left in town, to be won later', () => {
    const match = governing().political(0);
    expect(match.refusal({ type: 'win', sestiere: sestiere('firenze', 2), token: -1 })).toBeNull();
    expect(match.choices('exile', 'sestiere')).toEqual([2, 4, 6].map(number => sestiere('firenze', number)));
  });

  rule(['pod.17c', 'pod.17d'], 'exiled, 2, 4 and 6 leave 3,600 florins to the treasury', () => {
    const p = governing();
    const match = p.political(0);
    for (const number of [2, 4, 6]) match.act(exile(number)).act({ type: 'decline' });
    expect(match.treasury('firenze')).toBe(3600);
    expect([2, 4, 6].map(number => p.state.place[sestiere('firenze', number)])).toEqual([-1, -1, -1]);
    expect(taxesOf(p.table, communeNamed('firenze'))).toBe(900 + 600 + 300);
    expect(match.refusal({ type: 'win', sestiere: sestiere('firenze', 2), token: -1 })).toMatchObject({
      rule: 'pod.17c',
    });
  });

  rule('pod.17c', 'whoever they are loyal to, who keeps their points (R32)', () => {
    const p = governing().loyal(1, 'firenze', 2);
    const match = p.political(0).act(exile(2));
    expect([match.step, match.seats]).toEqual(['hosting', [1]]);
    match.act({ type: 'decline' });
    expect(p.state.holder[sestiere('firenze', 2)]).toBe(1);
  });

  rule('pod.17c', 'only those of the other faction, and not under siege (R32)', () => {
    const p = governing();
    expect(p.political(0).refusal(exile(1))).toMatchObject({ rule: 'pod.17c' });
    p.besieging(
      1,
      'M5',
      'firenze',
      [1, 2, 3].map(number => sestiere('siena', number)),
    );
    expect(p.political(0).refusal(exile(2))).toMatchObject({ rule: 'pod.44l', reason: 'besieged' });
  });
});

describe('refugees', () => {
  rule(
    ['pod.47a', 'pod.17c', 'pod.14c'],
    'a host of their faction pays their tax and has their trust and their company (R33)',
    () => {
      const p = governing().treasury('siena', 1000);
      const match = p.political(0).act(exile(2));
      expect(match.seats).toEqual([1]);
      match.act({ type: 'host', commune: communeNamed('siena'), from: communeNamed('siena') });
      expect([match.treasury('siena'), p.state.holder[sestiere('firenze', 2)]]).toEqual([400, 1]);
      expect(p.state.place[sestiere('firenze', 2)]).toBe(communeNamed('siena'));
      expect(match.told('hosted')).toMatchObject([{ seat: 1, commune: communeNamed('siena') }]);
      // They can never be won back by the commune that exiled them.
      p.tokens(0, 'proditor');
      const back = p.political(0).refusal({ type: 'win', sestiere: sestiere('firenze', 2), token: -1 });
      expect(back).toMatchObject({ rule: 'pod.17c' });
    },
  );

  rule('pod.47a', 'first the player they are loyal to, then those of their faction in order (R33)', () => {
    const p = position(5).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(3, 'pisa').govern(4, 'arezzo');
    const match = p.loyal(3, 'firenze', 4).political(0).act(exile(4));
    expect(match.seats).toEqual([3]);
    expect(match.act({ type: 'decline' }).seats).toEqual([1]);
    expect(match.act({ type: 'decline' }).seats).toEqual([4]);
    expect(match.act({ type: 'decline' }).step).toBe('political');
  });

  rule(['pod.47b', 'pod.47c'], 'they pay taxes from the next New Year (R127)', () => {
    const p = governing().treasury('siena', 1000).date(1, 11);
    p.political(0)
      .act(exile(2))
      .act({ type: 'host', commune: communeNamed('siena'), from: communeNamed('siena') });
    expect(taxesOf(p.table, communeNamed('siena'))).toBe(3000);
    p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    expect(p.commune('siena').treasury).toBe(400 + 3600);
    expect(p.commune('firenze').treasury).toBe(1800 + 2400);
  });

  rule('pod.47a', 'those who wait may be taken in later; nobody else can take them (R33)', () => {
    const p = governing().treasury('siena', 1000);
    p.state.place[sestiere('firenze', 6)] = -1;
    p.state.exiledIn[sestiere('firenze', 6)] = 1;
    expect(p.political(2).legal('takeIn')).toEqual([]);
    const match = p.political(1);
    match.act({ type: 'takeIn', sestiere: sestiere('firenze', 6), commune: communeNamed('siena'), from: -1 });
    expect([match.purse(1), p.state.holder[sestiere('firenze', 6)]]).toEqual([1300, 1]);
  });

  test('after twelve months without a host the counter leaves play (R33)', () => {
    const p = governing();
    p.state.place[sestiere('firenze', 6)] = -1;
    p.state.exiledIn[sestiere('firenze', 6)] = 3;
    p.date(2, 2).play([{ step: 'monthEnd' }]);
    expect(p.state.place[sestiere('firenze', 6)]).toBe(-1);
    p.date(2, 3).play([{ step: 'monthEnd' }]);
    expect(p.state.place[sestiere('firenze', 6)]).toBe(-2);
  });

  test('it is an unrepresented commune of their faction that takes them in: without one they wait on (R33)', () => {
    const p = governing();
    p.state.place[sestiere('firenze', 6)] = -1;
    p.state.exiledIn[sestiere('firenze', 6)] = 3;
    for (const id of COMMUNES_LEFT) for (const number of [1, 2, 3, 4, 5, 6]) p.state.face[sestiere(id, number)] = 0;
    p.date(2, 3).play([{ step: 'monthEnd' }]);
    expect(p.state.place[sestiere('firenze', 6)]).toBe(-1);
    p.state.face[sestiere('arezzo', 1)] = 1;
    p.play([{ step: 'monthEnd' }]);
    expect(p.state.place[sestiere('firenze', 6)]).toBe(-2);
  });

  rule(['pod.17c', 'pod.16e'], 'nor can the commune that exiled them have them by a deal (R33)', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').loyal(2, 'firenze', 2);
    Object.assign(p.state.place, { [sestiere('firenze', 2)]: communeNamed('lucca') });
    p.commune('firenze').cell = square('D5');
    const back = leg(false, { kind: 'sestiere', sestiere: sestiere('firenze', 2) });
    expect(p.political(0).proposalRefusal(2, back)).toMatchObject({ rule: 'pod.17c' });
  });
});
