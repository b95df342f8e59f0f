import { describe, expect } from 'vitest';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const keep = (commune: string, number: number) => ({ type: 'keepSestiere', sestiere: sestiere(commune, number) });
const take = (commune: string, number: number) => ({ type: 'takeSestiere', sestiere: sestiere(commune, number) });

describe('changing faction', () => {
  rule(['pod.16a', 'pod.16b'], 'loyal sestieri come along for double, or triple if they changed before (R31)', () => {
    // 1, 3 and 5 were Guelph; 4 was Ghibelline and had been turned.
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 5, 4]) match.act(keep('firenze', number));
    match.do('declare');
    expect(match.purse(0)).toBe(1600 - 360 - 240 - 120 - 180);
    expect(match.told('factionChanged')).toMatchObject([{ seat: 0, faction: GHIBELLINE }]);
    expect([1, 3, 4, 5].map(number => p.state.face[sestiere('firenze', number)])).toEqual(Array(4).fill(GHIBELLINE));
    expect([1, 3, 4, 5].map(number => p.state.turns[sestiere('firenze', number)])).toEqual([1, 1, 1, 1]);
    expect([p.commune('firenze').podesta, p.commune('firenze').faction, p.player(0).faction]).toEqual([0, 1, 1]);
  });

  rule('pod.16c', 'the bonus of the upper line is deducted for each (R31)', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).bonus('firenze', 100, 50);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 5, 4]) match.act(keep('firenze', number));
    match.do('declare');
    expect(match.purse(0)).toBe(1600 - 260 - 140 - 20 - 80);
    expect([p.commune('firenze').upper, p.commune('firenze').lower]).toEqual([100, 50]);
  });

  rule('pod.16d', 'former opponents cost the base contribution, without deduction (R31)', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).bonus('firenze', 200, 100);
    const match = p.political(0).do('changeFaction');
    for (const number of [1, 3, 5, 4]) match.act(keep('firenze', number));
    match.act(take('firenze', 2)).act(take('firenze', 6)).do('declare');
    expect(match.purse(0)).toBe(1600 - 160 - 40 - 0 - 0 - 120 - 60);
    expect([2, 6].map(number => p.state.holder[sestiere('firenze', number)])).toEqual([0, 0]);
  });

  rule(['pod.16b', 'pod.16a'], 'who is not paid for leaves; four of the old ones must stay at home (R31, R129)', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).purse(0, 2000);
    const match = p.political(0).do('changeFaction').act(keep('firenze', 1)).act(keep('firenze', 3));
    match.act(take('firenze', 2)).act(take('firenze', 6)).act(keep('firenze', 5));
    expect(match.refusal({ type: 'declare' })).toMatchObject({ rule: 'pod.16b', reason: 'tooFew' });
    match.do('thinkAgain');
    expect([match.purse(0), p.player(0).faction]).toEqual([2000, GUELPH]);
    const five = position(2).govern(0, 'firenze', 1, 2, 3, 5, 4);
    const done = five.political(0).do('changeFaction');
    for (const number of [3, 5, 4, 2]) done.act(keep('firenze', number));
    done.do('declare');
    expect([five.state.holder[sestiere('firenze', 1)], five.state.face[sestiere('firenze', 1)]]).toEqual([-1, GUELPH]);
  });

  rule('pod.16a', 'before the first election, and twice in a year, it is refused (R29, R31)', () => {
    expect(position(2).political(0).refusal({ type: 'changeFaction' })).toMatchObject({ rule: 'pod.16a' });
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).purse(0, 9000);
    p.player(0).changed = 1;
    expect(p.political(0).refusal({ type: 'changeFaction' })).toMatchObject({ rule: 'pod.16a' });
    expect(p.date(2, 1).political(0).refusal({ type: 'changeFaction' })).toBeNull();
  });

  rule('pod.16a', 'another commune that does not follow is unrepresented; he leaves his league (R31)', () => {
    const p = position(3)
      .govern(0, 'firenze', 1, 3, 5, 4)
      .govern(0, 'prato', 1, 3, 5, 2)
      .govern(2, 'lucca')
      .league(0, 2);
    const match = p.purse(0, 3000).political(0).do('changeFaction');
    for (const number of [1, 3, 5, 4]) match.act(keep('firenze', number));
    match.act(keep('prato', 5)).do('declare');
    expect([p.commune('prato').podesta, match.points(0), p.player(0).league]).toEqual([-1, 0, -1]);
    expect([1, 5].map(number => p.state.holder[sestiere('prato', number)])).toEqual([-1, 0]);
    expect(p.state.face[sestiere('prato', 5)]).toBe(GHIBELLINE);
    expect(communeNamed('prato')).toBe(8);
  });

  rule('pod.16e', 'what another player holds is not for sale in a declaration: it needs a deal', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5, 4).govern(1, 'siena').loyal(1, 'firenze', 2);
    const match = p.political(0).do('changeFaction');
    expect(match.choices('takeSestiere', 'sestiere')).toEqual([sestiere('firenze', 6)]);
  });
});
