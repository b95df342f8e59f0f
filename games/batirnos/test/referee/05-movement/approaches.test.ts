/** Who comes beside whom, guns among them, and what holds and what is left behind (nqsb.9.4.1, 9.9.2, 9.2, 7.5). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Position, position } from '../../battlefield.ts';
import { charge, fighting, firing, HOLD, halt, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { fallenBack, places, settle } from '../scenes.ts';

/** French A at 1008 with this card; what keeps it from coming to 1007. */
const coming = (p: Position): boolean => moving(p).act(march(p, 'A')).refusal(step(p, '1007')) === null;

describe('guns are in closed order', () => {
  // "Le unità che non sono in ordine aperto sono considerate in ordine chiuso" (l.996).
  rule(
    ['nqsb.9.4.1', 'nqsb.9.4.1.contact', 'nqsb.9.9.2.contact'],
    'light troops do not come up alone to a battery in the open, unless it is shaken',
    () => {
      const free = (troop: string, guns: string, shaken: boolean) =>
        coming(
          position()
            .lead(0, 0, '1010', 'villequier')
            .put('A', 0, troop, '1008', 'N')
            .put('G', 1, guns, '1006', 'S', { shaken })
            .order(0, 0, 10),
        );
      expect([free('fr-cl', 'sp-al', false), free('fr-fl', 'sp-ap', false)]).toEqual([false, false]);
      expect([free('fr-cl', 'sp-al', true), free('fr-fl', 'sp-ap', true), free('fr-cp-chev', 'sp-al', false)]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  rule(
    ['nqsb.9.9.2.contact', 'nqsb.9.4.1.contact'],
    'light foot comes up where friendly guns stand beside that enemy; where only light foot does it may not, light horse may',
    () => {
      const free = (troop: string, friend: string, shaken = false) =>
        coming(
          position()
            .lead(0, 0, '1010', 'villequier')
            .put('A', 0, troop, '1008', 'N')
            .put('f', 0, friend, '0906', 'N', { shaken })
            .put('B', 1, 'sp-pm', '1006', 'S')
            .order(0, 0, 10),
        );
      expect([free('fr-fl', 'fr-al'), free('fr-fl', 'fr-fl'), free('fr-fl', 'fr-al', true)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([free('fr-cl', 'fr-fl'), free('fr-cl', 'fr-fl', true)]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.9.9.2.contact', 'nqsb.9.4.1.contact'],
    'between two enemies in closed order each must have his friend beside him',
    () => {
      // "un esa adiacente a unità nemiche in ordine chiuso": the friend stands beside the enemy come up to.
      const free = (second: string, is = {}) =>
        coming(
          position()
            .lead(0, 0, '1010', 'villequier')
            .put('A', 0, 'fr-cl', '1008', 'N')
            .put('f', 0, 'fr-pm-line', '1106', 'N')
            .put('B', 1, 'sp-pm', '1006', 'S')
            .put('C', 1, second, '0906', 'S', is)
            .order(0, 0, 10),
        );
      expect([free('sp-pm'), free('sp-fl'), free('sp-pm', { shaken: true })]).toEqual([false, true, true]);
    },
  );
});

rule(
  ['nqsb.5.contact-orders', 'nqsb.9.2.no-melee', 'nqsb.9.2.al-move'],
  'guns come beside no enemy in order though their card orders melee, for they have none; beside a shaken one they may',
  () => {
    // R72.
    const free = (shaken: boolean) =>
      coming(
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-al', '1008', 'N', { second: true })
          .put('B', 1, 'sp-pm', '1006', 'S', { shaken })
          .order(0, 0, 5),
      );
    expect([free(false), free(true)]).toEqual([false, true]);
  },
);

describe('an enemy beside', () => {
  rule(
    ['nqsb.7.5', 'nqsb.9.3.contact', 'nqsb.5.may'],
    'who leaves one may keep its distance from a third, not lessen it',
    () => {
      // "non può diminuire la distanza da altre unità nemiche" (l.895).
      const ways = (third: string) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .put('C', 1, 'sp-pm', third, 'S')
          .order(0, 0, 29);
        return places(moving(p).act(march(p, 'A')), 'step');
      };
      // 1407 is four hexes from 1007 and from 1008; 1408 is five from 1007 and four from 1008.
      expect(ways('1407')).toEqual(['0907', '0908', '1008']);
      expect(ways('1408')).toEqual(['0907', '0908']);
    },
  );

  rule(
    ['nqsb.9.8.distance', 'nqsb.6.1.react-evade'],
    'an evader may keep its distance from another enemy in order, not lessen it',
    () => {
      const goes = (third: string) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-fl', '1008', 'N')
          .put('C', 0, 'fr-pm-line', third, 'N')
          .put('B', 1, 'sp-fl', '1006', 'S')
          .order(0, 0, 14);
        return places(firing(p).act(shoot(p, 'A', 'B')), 'evade');
      };
      expect(goes('1604').length).toBeGreaterThan(0);
      expect(goes('1003')).toEqual([]);
    },
  );
});

rule(
  ['nqsb.9.13.command', 'nqsb.5.may', 'nqsb.9.13'],
  'a line of which one is in command keeps its order while its regiments march off one by one',
  () => {
    // R17.
    const p = position()
      .lead(0, 0, '0809', 'rosen')
      .put('A', 0, 'fr-pm-line', '0808', 'N')
      .put('C', 0, 'fr-pm-line', '0908', 'N')
      .put('D', 0, 'fr-pm-line', '1008', 'N')
      .order(0, 0, 29);
    const t = moving(p).act(march(p, 'A')).act(step(p, '0807')).act(halt(p, 'NE'));
    const labels = [...new Set(t.legal('march').map(({ unit }) => p.label(Number(unit))))];
    expect(labels.sort()).toEqual(['C', 'D']);
  },
);

describe('a focus on movement', () => {
  rule(['nqsb.9.2.one-action', 'nqsb.10.7.move'], 'gives guns no second action', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('G', 0, 'fr-al', '1008', 'N').order(0, 0, 1, 'move');
    const t = moving(p);
    t.act({ type: 'limber', unit: p.unit('G') });
    expect(t.step === null ? [] : t.legal().filter(({ unit }) => unit === p.unit('G'))).toEqual([]);
  });

  rule(
    ['nqsb.10.7.move', 'nqsb.9.3.orders', 'nqsb.5.contact-orders'],
    'brings nobody beside an enemy in order, in either move, though the card has a melee order',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 1, 'move');
      const t = moving(p);
      expect(t.legal('charge')).toEqual([]);
      t.act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1007')).act(halt(p));
      t.act(at(t.legal('march'), 0));
      expect(t.refusal(step(p, '1006'))).not.toBeNull();
    },
  );
});

rule(
  ['nqsb.9.3.infantry', 'nqsb.9.5.approach', 'nqsb.9.3.orders'],
  'foot charges no horse, but walks up to it; dragoons on foot are no horse',
  () => {
    const may = (enemy: string, is = {}) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-vet', '1008', 'N')
        .put('B', 1, enemy, '1005', 'S', is)
        .order(0, 0, 10);
      return moving(p).refusal(charge(p, 'A', 'B')) === null;
    };
    expect([may('sp-cp'), may('sp-cl'), may('sp-dr'), may('sp-dr', { second: true }), may('sp-pm')]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  },
);

rule(
  ['nqsb.9.4.2.advantage', 'nqsb.3.2.4', 'nqsb.9.12.once'],
  'heavy horse that is still beside the enemy in the next turn has no advantage any more',
  () => {
    // "solo se ha mosso per contattare il nemico" (l.1034).
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('B', 1, 'sp-fp', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8, 7, 6, 5, 4, 8);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    const damage = () => {
      const u = fighting(p, 'A');
      while (u.step === 'joining') u.act({ type: 'ready' });
      return settle(u)
        .told('fought')
        .map(({ damage }) => damage);
    };
    expect(damage()).toEqual([1]);
    p.play({ step: 'turnEnd' });
    p.order(0, 0, 10);
    expect(damage()).toEqual([0]);
    expect(fallenBack(p)).toEqual(['A']);
  },
);
