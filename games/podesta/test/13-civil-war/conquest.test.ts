import { describe, expect } from 'vitest';
import { GHIBELLINE } from '../../src/state.ts';
import { communeNamed, good, position, rule, sestiere, square } from '../position.ts';

const PRATO = communeNamed('prato');
const FIRENZE = communeNamed('firenze');
/** Siena, Ghibelline, has conquered a Guelph commune; the cards of the oaths follow. */
const conquer = (p: ReturnType<typeof position>, commune: number, dice: number[]) =>
  p.play(
    [
      { step: 'conquest', seat: 1, commune },
      { step: 'military', seat: 1 },
    ],
    dice,
  );
const start = () => position(3).govern(0, 'firenze').govern(1, 'siena');

describe('a conquered commune', () => {
  rule(
    ['pod.45a', 'pod.45.1e', 'pod.18g', 'pod.18e'],
    'sestieri of the victor’s faction join free; he governs and gets the taxes (R101)',
    () => {
      const p = start().loyal(0, 'prato', 2);
      p.state.face[sestiere('prato', 2)] = GHIBELLINE;
      const match = conquer(p, PRATO, [4, 4, 4]);
      expect([2, 4, 6].map(number => p.state.holder[sestiere('prato', number)])).toEqual([1, 1, 1]);
      expect(p.commune('prato')).toMatchObject({ podesta: 1, cell: square('L4'), treasury: 3000 });
      expect([match.purse(1), match.told('elected')]).toEqual([
        1600,
        [expect.objectContaining({ seat: 1, commune: PRATO })],
      ]);
    },
  );

  rule(
    ['pod.45b', 'pod.45c'],
    'each of the others draws a card: 4 swears, 1 leaves, 2 and 3 want the increased contribution or half of it',
    () => {
      const p = start();
      const match = conquer(p, PRATO, [1, 2, 3]);
      // The Bellatores leave; the Mercatores (3) want 240, the Laboratores (5) 60.
      expect(match.told('oathDrawn')).toMatchObject([{ sestiere: sestiere('prato', 1), card: 1 }]);
      expect([p.state.place[sestiere('prato', 1)], match.step, match.seats]).toEqual([-1, 'hosting', [0]]);
      match.do('decline');
      expect(match.told('oathDrawn')).toMatchObject([{ sestiere: sestiere('prato', 3), card: 2 }]);
      expect([match.step, match.seats]).toEqual(['oath', [1]]);
      match.do('payOath');
      expect(match.purse(1)).toBe(1600 - 240);
      match.do('payOath');
      expect(match.purse(1)).toBe(1600 - 240 - 60);
      expect(
        [3, 5].map(number => [p.state.holder[sestiere('prato', number)], p.state.face[sestiere('prato', number)]]),
      ).toEqual([
        [1, GHIBELLINE],
        [1, GHIBELLINE],
      ]);
    },
  );

  rule('pod.45c', 'three times if they changed before, and no bonus counts (R101)', () => {
    const p = start().bonus('prato', 100, 100);
    for (const number of [1, 3]) p.state.turned[sestiere('prato', number)] = 1;
    const match = conquer(p, PRATO, [2, 3, 4]).do('payOath');
    expect(match.purse(1)).toBe(1600 - 540);
    match.do('payOath');
    expect(match.purse(1)).toBe(1600 - 540 - 180);
  });

  rule(['pod.45c', 'pod.45d'], 'who is not paid leaves; three times his tax is confiscated for the treasury', () => {
    const p = start();
    const match = conquer(p, PRATO, [2, 1, 4]).do('sendAway');
    // The exiles are offered at once to Firenze, whose faction is theirs.
    expect([match.step, match.seats]).toEqual(['hosting', [0]]);
    match.do('decline', 'decline');
    expect([1, 3].map(number => p.state.place[sestiere('prato', number)])).toEqual([-1, -1]);
    expect(match.treasury('prato')).toBe(3000 + 2700 + 1800);
  });

  rule(
    ['pod.13h', 'pod.45d', 'pod.47a'],
    'companies in the field stay with the ousted, until another takes them in',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
      const [first, third] = [sestiere('firenze', 1), sestiere('firenze', 3)];
      p.army(0, 'K3', [first, third]);
      // The first leaves, the third swears; both march on with him who was Podestà.
      const match = conquer(p, FIRENZE, [1, 4, 1, 1]);
      expect(p.state.place[first]).toBe(-1);
      expect([first, third].map(unit => p.state.armyOf[unit])).toEqual([1, 1]);
      expect(p.state.armies.map(({ seat }) => seat)).toEqual([0]);
      while (match.step === 'hosting' && p.state.place[first] === -1) {
        const host = match.legal('host')[0];
        match.act(host ?? { type: 'decline' });
      }
      // R33: hosted, it belongs to the army of its host.
      expect(p.state.place[first]).toBe(communeNamed('lucca'));
      expect([first, third].map(unit => p.state.armyOf[unit])).toEqual([-1, 1]);
    },
  );

  rule('pod.45c', 'who cannot pay has no choice', () => {
    const p = start().purse(1, 100);
    const match = conquer(p, PRATO, [2, 4, 4]);
    expect(match.refusal({ type: 'payOath' })).toMatchObject({ rule: 'pod.45c', reason: 'tooDear', florins: 360 });
  });

  rule(
    ['pod.13f', 'pod.13g', 'pod.19c', 'pod.45a'],
    'the Podestà is ousted: goods to the victor, exile, twelve points',
    () => {
      const p = start().goods(0, { metalli: 4 }).treasury('firenze', 700);
      const match = conquer(p, FIRENZE, [4, 4, 4, 4]);
      expect([p.player(0).exiled, match.points(0), p.player(1).fresh[good('metalli')]]).toEqual([true, -12, 4]);
      expect([p.commune('firenze').podesta, match.treasury('firenze'), p.player(1).home]).toEqual([
        1,
        700,
        communeNamed('siena'),
      ]);
    },
  );

  rule('pod.46a', 'an empty town can be conquered too; it has no company and no taxes (R114)', () => {
    const p = start();
    for (const number of [1, 2, 3, 4, 5, 6]) p.state.place[sestiere('prato', number)] = -1;
    conquer(p, PRATO, []);
    expect([p.commune('prato').podesta, p.commune('prato').treasury]).toEqual([1, 0]);
    expect(p.military(1).choices('raise', 'commune')).not.toContain(PRATO);
  });

  rule('pod.45b', 'an oath is a change of face like any other: after two there is none (R22)', () => {
    const p = start();
    p.state.turns[sestiere('prato', 1)] = 2;
    const match = conquer(p, PRATO, [4, 4]);
    expect([p.state.place[sestiere('prato', 1)], match.told('oathDrawn').length]).toEqual([-1, 0]);
  });
});
