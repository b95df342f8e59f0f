/** Every test made by reaction is one under Indecision, in play and in the odds; what is done on one's own order is none (nqsb.2.5.2.ability). */
import { type AnyAction, at, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, type Position, position, type Table } from '../battlefield.ts';
import {
  charge,
  evade,
  FIRE_BACK,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  STOP,
  shoot,
  step,
  tests,
} from '../drill.ts';
import { rule } from '../rules.ts';

const WAIT = 30;
const INDECISION = 48;

interface Case {
  t: Table;
  action: AnyAction;
  /** Which of the tests told is meant; the last one unless told. */
  nth?: number;
}

/** A French mover or shooter A, and the Spanish B, whose division waits or is undecided. */
function scene(a: string, hexA: string, b: string, hexB: string, card: number, is: Condition, order = 16): Position {
  const p = position()
    .lead(0, 0, '1010', 'conde')
    .lead(1, 0, '1002', 'villequier')
    .put('A', 0, a, hexA, 'N')
    .put('B', 1, b, hexB, 'S', is)
    .order(0, 0, order)
    .order(1, 0, card);
  p.state.cards.forEach((cards, side) => {
    const orders = p.state.order.filter((_, division) => at(p.ground.roster.divisions, division).side === side);
    cards.pile = cards.pile.filter(number => !orders.includes(number));
  });
  // Nobody succeeds, unless the test says so.
  return p.draws(1, 8, 7, 6, 5, 4, 8, 7, 5);
}

const CASES: Record<string, (card: number, is: Condition) => Case> = {
  'evading a mover': (card, is) => {
    const p = scene('fr-cp-chev', '1007', 'sp-fl', '1005', card, is);
    return { t: moving(p).act(march(p, 'A')).act(step(p, '1006')), action: evade(p, 'B', '0802') };
  },
  'countercharging a charge': (card, is) => {
    const p = scene('fr-cp-chev', '1009', 'sp-cp', '1005', card, is).draws(0, 1);
    const t = moving(p)
      .act(charge(p, 'A', 'B'))
      .act(STOP)
      .act(step(p, '1008'));
    return { t, action: { type: 'countercharge', unit: p.unit('B') } };
  },
  'going after who leaves': (card, is) => {
    const p = scene('fr-cp-chev', '1007', 'sp-cp', '1006', card, is, 29);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1009')).act(halt(p));
    return { t, action: { type: 'chase', unit: p.unit('B'), how: 'inseguire' } };
  },
  'charging who leaves': (card, is) => {
    const p = scene('fr-cp-chev', '1007', 'sp-cp', '1006', card, is, 29);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1009')).act(halt(p));
    return { t, action: { type: 'chase', unit: p.unit('B'), how: 'charge' } };
  },
  'firing at who leaves': (card, is) => {
    const p = scene('fr-pm-line', '1007', 'sp-fl', '1006', card, is, 29);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
    return { t, action: { type: 'partingShot', unit: p.unit('B') } };
  },
  'standing firm': (card, is) => {
    const p = scene('ge-cm', '1007', 'sp-pm', '1005', card, is);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
    return { t, action: { type: 'stand', unit: p.unit('B'), target: p.unit('A') } };
  },
  'firing back': (card, is) => {
    const p = scene('fr-pm-line', '1007', 'sp-pm', '1005', card, is, 5).draws(0, 8, 7, 6);
    return { t: firing(p).act(shoot(p, 'A', 'B')), action: FIRE_BACK, nth: 0 };
  },
  'evading a shot': (card, is) => {
    const p = scene('fr-pm-line', '1007', 'sp-fl', '1005', card, is, 5).draws(0, 8, 7, 6);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    return { t, action: at(t.legal('evade'), 0), nth: 0 };
  },
  'riding at a shooter': (card, is) => {
    const p = scene('fr-al', '1008', 'sp-cp', '1005', card, is, 5).draws(0, 8, 7, 6);
    return { t: firing(p).act(shoot(p, 'A', 'B')), action: { type: 'counterFire', charge: false } };
  },
  'charging a shooter': (card, is) => {
    const p = scene('fr-al', '1009', 'sp-cp', '1005', card, is, 5).draws(0, 8, 7, 6);
    return { t: firing(p).act(shoot(p, 'A', 'B')), action: { type: 'counterFire', charge: true } };
  },
  'fighting back': (card, is) => {
    const p = scene('fr-pm-vet', '1007', 'sp-pm', '1006', card, is, 10).draws(0, 8, 7, 6, 5);
    return { t: fighting(p, 'A'), action: join(p, 'B'), nth: 0 };
  },
};

const dueOf = ({ t, action, nth }: Case): number | undefined => {
  const before = t.told('tested').length;
  t.act(action, 1);
  return tests(t)
    .slice(before)
    .at(nth ?? -1)?.[0];
};
/** The cards due by the odds, when nobody knows what comes. */
const oddsDue = ({ t, action }: Case): number | undefined => {
  const cards = at(t.position.state.cards, 1);
  cards.pile.push(...cards.top.splice(0));
  return oddsOf(t.play, 1, action)?.modifiers.reduce((sum, { value }) => sum + value, 0);
};

describe('tests made by reaction', () => {
  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.12'],
    'a weakened unit under Indecision draws a card less, whatever it does',
    () => {
      const found = Object.fromEntries(
        Object.entries(CASES).map(([name, begin]) => {
          const due = (card: number, is: Condition) => dueOf(begin(card, is)) ?? 'none';
          return [
            name,
            `weak ${due(WAIT, { strength: 1 })} ${due(INDECISION, { strength: 1 })}, sound ${due(WAIT, {})} ${due(INDECISION, {})}`,
          ];
        }),
      );
      expect(found).toMatchInlineSnapshot(`
        {
          "charging a shooter": "weak 3 2, sound 5 4",
          "charging who leaves": "weak 3 2, sound 5 4",
          "countercharging a charge": "weak 3 2, sound none none",
          "evading a mover": "weak 2 1, sound none none",
          "evading a shot": "weak 2 1, sound none none",
          "fighting back": "weak 3 2, sound 5 5",
          "firing at who leaves": "weak 2 1, sound 3 2",
          "firing back": "weak 3 2, sound 2 2",
          "going after who leaves": "weak 3 2, sound none none",
          "riding at a shooter": "weak 3 2, sound 3 3",
          "standing firm": "weak 3 2, sound 2 2",
        }
      `);
    },
  );

  rule(['nqsb.2.5.2.ability', 'nqsb.4.cards'], 'and the odds say so before', () => {
    const found = Object.fromEntries(
      Object.entries(CASES).map(([name, begin]) => {
        const due = (card: number, is: Condition) => oddsDue(begin(card, is)) ?? 'none';
        return [
          name,
          `weak ${due(WAIT, { strength: 1 })} ${due(INDECISION, { strength: 1 })}, sound ${due(WAIT, {})} ${due(INDECISION, {})}`,
        ];
      }),
    );
    expect(found).toMatchInlineSnapshot(`
      {
        "charging a shooter": "weak 3 3, sound 3 3",
        "charging who leaves": "weak 3 2, sound 5 4",
        "countercharging a charge": "weak 3 2, sound none none",
        "evading a mover": "weak 2 1, sound none none",
        "evading a shot": "weak 2 1, sound none none",
        "fighting back": "weak 3 2, sound 4 3",
        "firing at who leaves": "weak 1 0, sound 3 2",
        "firing back": "weak 0 -1, sound 2 1",
        "going after who leaves": "weak 3 2, sound none none",
        "riding at a shooter": "weak 3 3, sound 3 3",
        "standing firm": "weak 0 -1, sound 2 1",
      }
    `);
  });

  rule(['nqsb.2.5.2.ability', 'nqsb.10.12'], 'a weakened unit that holds has no test', () => {
    for (const begin of Object.values(CASES)) {
      const { t } = begin(INDECISION, { strength: 1 });
      const passive = t.legal(undefined, 1).find(({ type }) => type === 'hold' || type === 'ready') ?? HOLD;
      const before = t.told('faltered').length + t.told('steadied').length;
      t.act(passive, 1);
      expect(t.told('faltered').length + t.told('steadied').length).toBe(before);
    }
  });
});
