import { describe, expect } from 'vitest';
import { AID } from '../../../src/20-agreements/promises.ts';
import { communeNamed, good, leg, mercatorCard, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const LUCCA = communeNamed('lucca');
const SI = (number: number) => sestiere('siena', number);
const win = (one: number) => ({ type: 'win', sestiere: one, token: -1 });
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
type Place = ReturnType<typeof position>;
/** Whether an offer of seat 0 to seat 2 can still be taken up. */
const stands = (p: Place) => p.political(2).legal('takeUp').length === 1;

// R135: it lapses as soon as everybody can see that it cannot be kept.
describe('an offer that was left standing lapses', () => {
  rule(['pod.44p', 'pod.20c', 'pod.44r'], 'of surrender: when the siege is lifted', () => {
    const p = governing().besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    p.political(0)
      .propose(1, leg(true, { kind: 'surrender', commune: FIRENZE }))
      .do('letStand');
    expect(p.political(1).legal('takeUp')).toHaveLength(1);
    p.military(1).act({ type: 'lift', army: 1 });
    expect(p.political(1).legal('takeUp')).toEqual([]);
  });

  rule(['pod.14c', 'pod.20a', 'pod.20c'], 'of public money to a partner: when he leaves the league', () => {
    const p = governing().league(0, 2).treasury('firenze', 900);
    p.political(0)
      .propose(2, leg(true, { kind: 'treasury', chest: FIRENZE, florins: 500, into: LUCCA }))
      .do('letStand');
    expect(stands(p)).toBe(true);
    p.political(2).do('leaveLeague');
    expect([stands(p), p.commune('firenze').treasury]).toEqual([false, 900]);
  });

  rule(['pod.19b', 'pod.19a', 'pod.20c'], 'of shelter: when the exile governs a town again', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').exiled(2, 'prato').loyal(2, 'prato', 1, 3, 5);
    p.political(0)
      .propose(2, leg(true, { kind: 'hospitality', commune: FIRENZE }))
      .do('letStand');
    expect(stands(p)).toBe(true);
    p.political(2).act(win(sestiere('prato', 4)));
    expect([p.commune('prato').podesta, p.player(2).exiled, stands(p)]).toEqual([2, false, false]);
  });

  rule(['pod.16e', 'pod.12d', 'pod.20c'], 'of a sestiere: when a third player tears it away', () => {
    const p = governing().loyal(0, 'lucca', 2).tokens(1, 'proditor');
    p.commune('lucca').cell = square('N6');
    p.political(0)
      .propose(2, leg(true, { kind: 'sestiere', sestiere: sestiere('lucca', 2) }))
      .do('letStand');
    expect(stands(p)).toBe(true);
    p.political(1).act(win(sestiere('lucca', 2)));
    expect([p.state.holder[sestiere('lucca', 2)], stands(p)]).toEqual([1, false]);
  });

  rule(['pod.19c', 'pod.21k', 'pod.20c'], 'of lots: when they are confiscated with the town', () => {
    const p = governing().goods(0, { metalli: 3 });
    p.political(0)
      .propose(2, leg(true, { kind: 'goods', good: good('metalli'), lots: 2 }))
      .do('letStand');
    expect(stands(p)).toBe(true);
    p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'military', seat: 1 },
      ],
      [4, 4, 4, 4],
    );
    expect([p.player(1).fresh[good('metalli')], stands(p)]).toEqual([3, false]);
  });
});

// R138: the part counts only if the partner can deliver when the card is played.
rule(['pod.22i', 'pod.19c', 'pod.22a'], 'a part in a sale is void when the partner’s lots are confiscated', () => {
  const p = governing().mercator(0, 'MC68').goods(0, { metalli: 3 }).goods(2, { metalli: 2 });
  const card = mercatorCard('MC68');
  const match = p
    .commercial(0)
    .propose(2, leg(true, { kind: 'share', card, lots: 2 }))
    .do('accept');
  p.play(
    [
      { step: 'conquest', seat: 1, commune: LUCCA },
      { step: 'military', seat: 1 },
    ],
    [4, 4, 4, 4],
  );
  match.act({ type: 'showCard', card }).do('closeBargain');
  expect([match.purse(0), match.purse(2)]).toEqual([1600 - 100 + 660, 1600]);
  expect([p.player(0).lots[good('metalli')], p.player(1).fresh[good('metalli')]]).toEqual([0, 2]);
});

// R139: a word given to both sides is kept to one of them only.
rule(['pod.20c', 'pod.29b'], 'aid promised to both sides is kept to the one he joins and broken to the other', () => {
  const p = governing();
  p.state.promises = [0, 1].map((to, id) => ({ id, from: 2, to, what: AID, month: 1, until: 6, florins: 0 }));
  const match = p.military(0).act({ type: 'declareWar', challenged: 1 });
  expect([match.step, match.seats]).toEqual(['allies', [2]]);
  match.do('join');
  if (match.step === 'allies') match.do('stayOut');
  expect(match.ever('promiseKept')).toMatchObject([{ from: 2, to: 0 }]);
  expect(match.ever('promiseBroken')).toMatchObject([{ from: 2, to: 1 }]);
  expect(p.state.promises).toEqual([]);
});
