import { describe, expect } from 'vitest';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PISA = communeNamed('pisa');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const PR = (number: number) => sestiere('prato', number);
const takeIn = (commune: number) => ({ type: 'takeIn', sestiere: FI(2), commune, from: -1 });

describe('sestieri that were driven out', () => {
  // R33: it is the commune that has lost them for good, whoever governs it.
  rule(['pod.17c', 'pod.47a', 'pod.45a'], 'are not taken in again by their town under another Podestà', () => {
    const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');
    const match = p.political(0).act({ type: 'exile', sestiere: FI(2) });
    while (match.step === 'hosting') match.do('decline');
    p.govern(1, 'firenze', 1, 3, 5);
    expect(p.political(1).refusal(takeIn(FIRENZE))).not.toBeNull();
    expect(p.political(1).refusal(takeIn(SIENA))).toBeNull();
  });

  // R33: driven out of their refuge too, they have two towns behind them.
  rule(
    ['pod.17c', 'pod.47a', 'pod.19b'],
    'a second time, from the town that had taken them in, do not go back to it',
    () => {
      const p = position(4)
        .govern(0, 'firenze', 1, 3, 5)
        .govern(2, 'siena', 1, 3, 5)
        .govern(3, 'pisa')
        .loyal(3, 'firenze', 2);
      p.state.turned[FI(2)] = 0;
      p.state.place[FI(2)] = SIENA;
      const match = p.political(2).act({ type: 'exile', sestiere: FI(2) });
      while (match.step === 'hosting') match.do('decline');
      expect([p.state.place[FI(2)], match.treasury('siena')]).toEqual([-1, 1800]);
      p.govern(3, 'siena', 1, 3, 5);
      expect(p.political(3).refusal(takeIn(SIENA))).not.toBeNull();
      expect(p.political(3).refusal(takeIn(PISA))).toBeNull();
    },
  );

  // R33: what is lost is the way back into that town; in another of his their Podestà wins them like anybody.
  rule(
    ['pod.17c', 'pod.12d', 'pod.15.1i'],
    'are courted by the Podestà of the town they live in, whatever else he governs',
    () => {
      const p = position(3).govern(1, 'siena').govern(1, 'firenze', 1, 3, 5).govern(2, 'lucca');
      p.state.place[FI(2)] = SIENA;
      const win = { type: 'win', sestiere: FI(2), token: -1 };
      expect(p.political(1).refusal(win)).toBeNull();
      p.govern(0, 'siena');
      expect(p.political(1).refusal(win)).toMatchObject({ rule: 'pod.17c' });
    },
  );

  // R33 and R35: whoever lost his home and governs elsewhere is the player they trust, and asked before the others.
  rule(
    ['pod.45d', 'pod.47a', 'pod.19a'],
    'rather than swear are offered first to the Podestà they had, in his other town',
    () => {
      const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(0, 'prato').govern(1, 'siena').govern(2, 'lucca');
      const match = p.play([{ step: 'conquest', seat: 1, commune: FIRENZE }, { step: 'market' }], [1, 4, 4]);
      match.act({ type: 'settle', commune: PRATO });
      expect([match.step, match.seats]).toEqual(['hosting', [0]]);
      const towns = match.choices('host', 'commune');
      expect(towns.length > 0 && towns.every(town => town === PRATO)).toBe(true);
      match.act({ type: 'host', commune: PRATO, from: -1 });
      expect([p.state.place[FI(1)], p.state.holder[FI(1)], match.purse(0)]).toEqual([PRATO, 0, 700]);
    },
  );
});

describe('a representative who is not there', () => {
  const towns = () =>
    position(3).govern(0, 'firenze').govern(0, 'prato', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca');

  // R31, R68 and R116: the counter goes with the town, and who is elected there has it free.
  rule(
    ['pod.32b', 'pod.16a', 'pod.10c'],
    'because he is a captive leaves a town that is lost to a free successor',
    () => {
      const p = towns().purse(0, 5000).purse(2, 5000);
      Object.assign(p.commune('prato'), { captor: 1, cell: -1 });
      const match = p.political(0).do('changeFaction');
      for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
      match.do('declare');
      expect(p.commune('prato').podesta).toBe(-1);
      p.commune('lucca').cell = square('L4');
      const court = p.political(2);
      for (const number of [1, 3, 5, 2]) court.act({ type: 'win', sestiere: PR(number), token: -1 });
      expect(p.commune('prato')).toMatchObject({ podesta: 2, captor: -1, cell: square('L4') });
      expect(p.political(2).choices('ride', 'counter')).toContain(PRATO);
    },
  );

  // R95 and R116: what waits for New Year is his place, not the town of whoever comes after him.
  rule(
    ['pod.32d', 'pod.45a', 'pod.45.1e'],
    'because he has fallen does not keep the army of a conqueror at home',
    () => {
      const p = towns();
      Object.assign(p.commune('prato'), { vacant: true, cell: -1 });
      expect(p.military(0).choices('raise', 'commune')).not.toContain(PRATO);
      p.play([{ step: 'conquest', seat: 1, commune: PRATO }, { step: 'market' }], [4, 4, 4]);
      expect(p.commune('prato')).toMatchObject({ podesta: 1, vacant: false, cell: square('L4') });
      expect(p.military(1).choices('raise', 'commune')).toContain(PRATO);
    },
  );
});
