/** Where leaders ride, and what is done with a hand of cards: corners, each from the rulebook alone. */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { moving, rallying } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { assign, ground } from '../scenes.ts';

rule(
  ['nqsb.5.2.free', 'nqsb.10.1'],
  'a leader rides beside an enemy only to a friend or when that one is shaken',
  () => {
    // R30: three hexes, past whom he likes of his own.
    const rides = (shaken: boolean, friend: boolean): boolean => {
      const p = position()
        .lead(0, 0, '1009', 'villequier')
        .put('A', 0, 'fr-pm-line', '1109', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S', { shaken })
        .order(0, 0, 5);
      if (friend) p.put('F', 0, 'fr-pm-line', '1007', 'N', { division: 1 });
      const t = moving(p);
      return t.legal('ride').some(({ to }) => to === p.hex('1007'));
    };
    expect([rides(false, false), rides(true, false), rides(false, true)]).toEqual([false, true, true]);
  },
);

rule(
  ['nqsb.3.2.2.return', 'nqsb.3.2.2.assign'],
  'a hand is brought down to the capacity, by orders or by cards put back',
  () => {
    const ready = (held: number, orders: number, back: number): boolean => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(0, 1, '1210', 'villequier')
        .lead(1, 0, '1003', 'villequier');
      p.put('A', 0, 'fr-pm-line', '1009', 'N').put('C', 0, 'fr-pm-line', '1209', 'N', { division: 1 });
      p.command(0, '1110', 'plessis').command(1, '1102', 'plessis');
      at(p.state.cards, 0).hand = Array.from({ length: held }, (_, index) => index + 1);
      at(p.state.cards, 0).pile = at(p.state.cards, 0).pile.slice(held);
      p.state.capacity = [3, 3];
      const t = p.play({ step: 'orders' });
      for (let n = 0; n < orders; n++) t.act(assign(p, 0, n, n + 1), 0);
      for (let n = 0; n < back; n++) t.act({ type: n % 2 ? 'toTop' : 'toBottom', card: held - n }, 0);
      return t.legal('ready', 0).length > 0;
    };
    expect([ready(3, 0, 0), ready(5, 1, 0), ready(5, 2, 0), ready(5, 1, 1), ready(5, 0, 1), ready(5, 0, 5)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  },
);

rule(
  ['nqsb.8.only-weak', 'nqsb.8.strength', 'nqsb.9.15'],
  'only who is down to one recovers strength, be it of six',
  () => {
    const may = (troop: string, strength: number): boolean => {
      const p = position()
        .lead(1, 0, '1003', 'villequier')
        .put('B', 1, troop, '1005', 'S', { strength })
        .order(1, 0, 3);
      const t = rallying(p, 1);
      return t.step !== null && t.legal('recover').length > 0;
    };
    expect([may('sp-sq-vet', 1), may('sp-sq-vet', 2), may('sp-pm', 1), may('sp-pm', 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  },
);

rule(
  ['nqsb.9.7.mount', 'nqsb.10.13', 'nqsb.5.may'],
  'dragoons whom an enemy engages neither mount nor dismount',
  () => {
    const may = (card: number, second: boolean): string[] => {
      const p = ground({})
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-dr', '1007', 'N', { second })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 5)
        .order(1, 0, card);
      const t = moving(p);
      return [...t.legal('mount'), ...t.legal('dismount')].map(({ type }) => type);
    };
    expect([may(12, true), may(12, false), may(5, true), may(5, false)]).toEqual([['mount'], ['dismount'], [], []]);
  },
);
