import { describe, expect } from 'vitest';
import { communeNamed, good, type Match, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const three = [SI(1), SI(3), SI(4)];
const win = (one: number, token = -1) => ({ type: 'win', sestiere: one, token });
/** Takes the first answer offered until the event is over. */
const over = (match: Match): Match => {
  for (let count = 0; count < 12 && !match.stopped; count++) match.act(match.legal()[0] ?? { type: 'none' });
  return match;
};

describe('events on trust', () => {
  // AN01 and R26: never the last who trusts him there.
  rule(['pod.24d', 'pod.10c'], 'AN01 does not take the last sestiere loyal to its Podestà, paid or not', () => {
    const lost = (...numbers: number[]) => {
      const p = position(2)
        .govern(0, 'firenze', ...numbers)
        .purse(0, 0);
      over(p.annales(0, 'AN01'));
      return numbers.filter(number => p.state.holder[FI(number)] !== 0);
    };
    expect([lost(4), lost(1, 4)]).toEqual([[], [4]]);
  });

  // AN34: single instead of double or triple, for the first of his opponents alone; then the esteem comes off (R20).
  rule(
    ['pod.24d', 'pod.12e', 'pod.15.1i'],
    'AN34 makes the first opponent cost once, turned before or not, less his esteem; the second as ever',
    () => {
      const p = position(2).govern(0, 'firenze', 1, 3, 5).bonus('firenze', 20, 10).purse(0, 1000);
      p.state.turned[FI(2)] = 1;
      over(p.annales(0, 'AN34'));
      const match = p
        .political(0)
        .act(win(FI(2)))
        .act(win(FI(4)));
      // 120 - 10, then 2 x 60 - 10.
      expect(match.purse(0)).toBe(1000 - 110 - 110);
    },
  );

  // AN03 and R20: 30 off, and never below nothing.
  rule(
    ['pod.24d', 'pod.10b', 'pod.15.1h'],
    'AN03 takes thirty off what is left after the esteem, down to nothing',
    () => {
      const paid = (upper: number) => {
        const p = position(2).govern(0, 'firenze', 1, 3, 4).bonus('firenze', upper, 0).purse(0, 500);
        over(p.annales(0, 'AN03'));
        return (
          500 -
          p
            .political(0)
            .act(win(FI(5)))
            .purse(0)
        );
      };
      expect([paid(0), paid(20), paid(40)]).toEqual([30, 10, 0]);
    },
  );

  // R40: the track ends there.
  rule(
    ['pod.24d', 'pod.15.1d'],
    'AN06 adds nothing beyond the end of the track, AN40 takes nothing below its beginning',
    () => {
      const after = (event: string, upper: number, lower: number) => {
        const p = position(2).govern(0, 'firenze').bonus('firenze', upper, lower);
        over(p.annales(0, event));
        const { upper: high, lower: low } = p.commune('firenze');
        return [high, low];
      };
      expect([after('AN06', 310, 155), after('AN40', 10, 5), after('AN32', 0, 0)]).toEqual([
        [320, 160],
        [0, 0],
        [20, 10],
      ]);
    },
  );
});

describe('events on goods', () => {
  // AN27: of every month, but not those bound in a work.
  rule(['pod.24d', 'pod.21h'], 'AN27 is paid for lots of this month too, and not for those in a work', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 500).goods(0, { stoffe: 2 }).fresh(0, { metalli: 1 });
    over(p.annales(0, 'AN27'));
    expect(p.player(0).purse).toBe(470);
  });

  // AN30 and R10: old lots of one good, three at most; each sinks the price by ten.
  rule(['pod.24d', 'pod.21g'], 'AN30 buys old lots only, and the market falls by ten for each', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 0).goods(0, { stoffe: 2 }).fresh(0, { stoffe: 2, metalli: 3 });
    const match = p.annales(0, 'AN30');
    expect(match.refusal({ type: 'sellAbroad', good: good('metalli'), lots: 1 })).not.toBeNull();
    expect(match.refusal({ type: 'sellAbroad', good: good('stoffe'), lots: 3 })).not.toBeNull();
    match.act({ type: 'sellAbroad', good: good('stoffe'), lots: 2 });
    expect([match.purse(0), p.state.prices[good('stoffe')]]).toEqual([400, 80]);
  });

  // AN29 and R119: what he has.
  rule(['pod.24d', 'pod.25i'], 'AN29 takes what the purse holds, and no lot for the rest', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 60).goods(0, { stoffe: 2 });
    over(p.annales(0, 'AN29'));
    expect([p.player(0).purse, p.player(0).lots[good('stoffe')], p.player(0).out]).toEqual([0, 2, false]);
  });
});

describe('events on the besieged', () => {
  // R32: nobody leaves a besieged town, by an event either.
  rule(['pod.24d', 'pod.17a', 'pod.44a'], 'AN08 and AN37 drive nobody out of a besieged town', () => {
    const gone = (event: string, siege: boolean) => {
      const p = position(3)
        .govern(0, 'firenze', 1, 3, 5)
        .govern(1, 'siena')
        .govern(2, 'lucca')
        .arm(...three);
      if (siege) p.besieging(1, 'M5', 'firenze', three);
      over(p.annales(0, event));
      return [2, 4, 6].filter(number => p.state.place[FI(number)] !== FIRENZE).length;
    };
    expect([gone('AN08', false), gone('AN37', false)]).toEqual([1, 1]);
    expect([gone('AN08', true), gone('AN37', true)]).toEqual([0, 0]);
  });
});
