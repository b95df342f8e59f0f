/** Order cards in the melee: whose blow they help, and what follows it (nqsb.2.5.2). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, position, type Table } from '../../battlefield.ts';
import {
  fallBack,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  shoot,
  step,
  strength,
  tests,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, offered, settle, settleBack } from '../scenes.ts';

/** Nobody joins, every test is ended as soon as may be, who must go back does. */
const fought = (t: Table): Table => {
  while (t.step === 'joining' || t.step === 'enough' || t.step === 'retreating')
    if (t.step === 'joining') t.act(READY);
    else settleBack(t);
  return t;
};

rule(
  [ABILITY, 'nqsb.9.4.2.advantage', 'nqsb.7.5'],
  'a step round the flank reaches nobody new: no card of 10 All’assalto!, no advantage of heavy horse',
  () => {
    // The card is against the enemy reached this turn, as the advantage is (l.1018).
    const cards = (shifts: boolean) => {
      const p = faced('fr-cp-chev', 'sp-fp').order(0, 0, 10).draws(0, 8, 7, 6, 5, 4, 8);
      if (shifts) {
        const t = moving(p).act(march(p, 'A')).act(step(p, '1107')).act(halt(p, 'N'));
        while (t.step === 'firmness') t.act(HOLD);
      } else p.put('A', 0, 'fr-cp-chev', '1107', 'N');
      const t = fighting(p, 'A').act(READY);
      return [tests(t).map(([due]) => due), t.told('fought').map(({ damage }) => damage)];
    };
    expect(cards(true)).toEqual(cards(false));
  },
);

rule(
  [ABILITY, 'nqsb.10.16.melee', 'nqsb.5.3.2.optional'],
  '35 Sostenere la linea: a shaken unit that is attacked may stay with one friend beside it',
  () => {
    // R43: supported, it need not fall back; by the card one friend is support.
    const options = (card: number) => {
      const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true })
        .put('f', 1, 'sp-pm', '1105', 'S')
        .order(0, 0, 10)
        .order(1, 0, card)
        .draws(0, 8, 7, 6, 5);
      return offered(settle(fighting(p, 'A')));
    };
    expect([options(35).includes('stay'), options(14).includes('stay')]).toEqual([true, false]);
  },
);

rule(
  [ABILITY, 'nqsb.9.12', 'nqsb.9.12.limits'],
  '15 Contrattacco: who has beaten his attacker and pursues attacks the next without the card',
  () => {
    // The card is for a melee to which the enemy's attack has called him.
    const p = faced('fr-cp-chev', 'sp-pm', {}, { strength: 2 })
      .put('C', 1, 'sp-pm', '1004', 'S', { division: 1 })
      .order(0, 0, 15)
      .order(1, 0, 10)
      .draws(0, 1, 2, 3, 8, 7, 6, 5, 4)
      .draws(1, 8, 7, 6);
    const t = settle(fighting(p, 'B').act(join(p, 'A')));
    expect([p.where('B'), t.step]).toEqual(['off', 'pressing']);
    t.act({ type: 'pursue', charge: false }).act(step(p, '1006')).act(step(p, '1005')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    fought(t);
    const own = t.told('tested').filter(({ side }) => side === 0);
    expect(own.map(({ due }) => due)).toEqual([6, 5]);
  },
);

describe('20 Slancio', () => {
  rule(
    [ABILITY, 'nqsb.9.12.once', 'nqsb.9.11.once'],
    'horse that has pursued and wins again does not pursue a second time, but may take the hex',
    () => {
      // Each of the two once a turn.
      const p = faced('fr-cp-chev', 'sp-pm', {}, { strength: 2 })
        .put('C', 1, 'sp-pm', '1004', 'S', { strength: 2 })
        .order(0, 0, 20)
        .draws(0, 1, 2, 3, 1, 2, 3);
      const t = fought(fighting(p, 'A'));
      expect(offered(t)).toEqual(['decline', 'press', 'pursue']);
      t.act({ type: 'pursue', charge: false }).act(step(p, '1006')).act(step(p, '1005')).act(halt(p));
      fought(t);
      expect([p.where('B'), p.where('C'), offered(t)]).toEqual(['off', 'off', ['decline', 'press']]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.9.2.contact', 'nqsb.9.11'],
    'light foot takes a hex by it, but none beside a second enemy in closed order',
    () => {
      // It may enter the hex only if its ground and the enemies beside it let it.
      const takes = (second: string) => {
        const p = faced('fr-fl', 'sp-fl').put('C', 1, second, '1105', 'S').order(0, 0, 20).draws(0, 1, 2);
        const t = fighting(p, 'A');
        while (t.step === 'joining') t.act(READY);
        settle(t).act(fallBack(p, '1005'));
        return offered(t).includes('press');
      };
      expect([takes('sp-fl'), takes('sp-pm')]).toEqual([true, false]);
    },
  );
});

rule(
  [ABILITY, 'nqsb.3.3.1.melee'],
  '34 Avvolgimento: who is attacked by an enemy that shows him its flank has its cards as well',
  () => {
    // Fighting as principal from a flank hex of its enemy, whoever attacked.
    const cards = (corner: string) => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('B', 1, 'sp-pm', '1006', corner)
        .order(0, 0, 34)
        .order(1, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8)
        .draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'B').act(join(p, 'A'));
      settle(t);
      return at(
        t.told('tested').filter(({ side }) => side === 0),
        0,
      ).due;
    };
    // Facing south 1007 is before it, facing south-east it is on its flank, facing north behind it.
    expect([cards('S'), cards('SE'), cards('N')]).toEqual([4, 6, 6]);
  },
);

rule(
  [ABILITY, 'nqsb.3.3.1.melee'],
  '43 ¡Santiago y cierra!: pikes have its card when they answer as well; light foot has none',
  () => {
    const cards = (troop: string, card: number) => {
      const p = faced('fr-pm-line', troop)
        .order(0, 0, 10)
        .order(1, 0, card)
        .draws(1, 8, 7, 6, 5, 4)
        .draws(0, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      return t
        .told('tested')
        .filter(({ side }) => side === 1)
        .map(({ due }) => due);
    };
    expect([cards('sp-pm', 14), cards('sp-pm', 43), cards('sp-fl', 43)]).toEqual([[4], [5], [2]]);
  },
);

rule(
  [ABILITY, 'nqsb.3.3.1.pursue', 'nqsb.3.3.1.parting-shot'],
  '42 Caracollo: swinging back is no move on an order: nobody goes or fires after it',
  () => {
    // R104.
    const p = faced('ge-re', 'sp-pm').order(0, 0, 42).draws(0, 8, 7, 6);
    const t = settle(
      firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(HOLD),
    );
    t.act(at(t.legal('fallBack'), 0));
    expect([p.where('A') === '1007', t.step]).toEqual([false, null]);
  },
);

rule(
  [ABILITY, 'nqsb.9.4.fallback', 'nqsb.5.contact-orders'],
  '16 Incursione di cavalleria: who owes the fallback makes it first and rides then, beside a shaken enemy too',
  () => {
    const ride = (shaken: boolean) => {
      const p = faced('fr-cp-chev', 'sp-pm').order(0, 0, 16).draws(0, 8, 7, 6, 5, 4);
      settle(fighting(p, 'A').act(READY));
      const back = p.play({ step: 'cavalryBack' });
      while (back.step === 'retreating') back.act(at(back.legal('fallBack'), 0));
      expect(p.where('A')).toBe('0811');
      p.put('C', 1, 'sp-pm', '0813', 'N', { shaken });
      return p.play({ step: 'late', side: 0 }).act(march(p, 'A')).refusal(step(p, '0812')) === null;
    };
    expect([ride(true), ride(false)]).toEqual([true, false]);
  },
);

rule(
  [ABILITY, 'nqsb.10.1.losses', 'nqsb.5.3.incomplete'],
  '38 La spada del principe: a fallback cut short by the edge costs the horse one and its general nothing',
  () => {
    // He has no loss unless the unit is eliminated.
    const after = (card: number, is: Condition) => {
      const p = position()
        .put('A', 0, 'fr-cp-chev', '0113', 'NE', is)
        .put('B', 1, 'sp-pm', '0213', 'NW')
        .lead(0, 0, '0113', 'latour')
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5, 4, 8, 7)
        .draws(1, 8, 7, 6, 5, 4);
      settle(fighting(p, 'A').act(READY));
      p.play({ step: 'cavalryBack' });
      return [strength(p, 'A'), p.state.health[p.general(0, 0)]];
    };
    expect([after(5, {}), after(38, {})]).toEqual([
      [2, 2],
      [2, 3],
    ]);
  },
);
