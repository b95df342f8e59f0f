import { expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const governing = () =>
  position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').treasury('firenze', 3000);

// The bank bears half of what the commune pays; whoever supplies is paid the whole.
rule(
  ['pod.24d', 'pod.15.1n', 'pod.15.1o'],
  'AN36: who supplies the extra feast has its whole price, and the usual one follows',
  () => {
    const p = governing().date(1, 2).price('stoffe', 110).goods(1, { stoffe: 1 });
    p.annales(0, 'AN36');
    const feast = (extra: boolean) => ({ type: 'feast', commune: FIRENZE, extra, from: FIRENZE });
    const match = p.political(0).act(feast(true));
    match.act({ type: 'supply', supplier: 1, good: good('stoffe'), lots: 1 }).do('agree', 'fromMarket');
    expect([match.purse(1), match.treasury('firenze')]).toEqual([1600 + 110, 3000 - 55 - 50 - 50]);
    match.act(feast(false)).do('fromMarket');
    expect(match.treasury('firenze')).toBe(2845 - 120 - 110 - 110);
  },
);

// R10: a lot bought this month is sold to nobody; the fair lifts that, whoever buys.
rule(
  ['pod.24d', 'pod.21g', 'pod.15.1l'],
  'AN22 lets him sell this month’s lots to communes too, for works, feasts and arms',
  () => {
    const supplies = (id?: string) => {
      const p = governing().date(1, 2).fresh(1, { legname: 2, stoffe: 1, metalli: 1 });
      if (id) p.annales(1, id);
      const building = p
        .political(0)
        .act({ type: 'build', commune: FIRENZE, work: work('strade-ponti'), from: FIRENZE });
      const timber = building.refusal({ type: 'supply', supplier: 1, good: good('legname'), lots: 2 });
      const feasting = p.political(0).act({ type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE });
      const cloth = feasting.refusal({ type: 'supply', supplier: 1, good: good('stoffe'), lots: 1 });
      const arming = p.military(0).act({ type: 'callArming', sestiere: sestiere('firenze', 3) });
      return [timber === null, cloth === null, arming.step === 'arming' && arming.seats.includes(1)];
    };
    expect(supplies()).toEqual([false, false, false]);
    expect(supplies('AN22')).toEqual([true, true, true]);
  },
);
