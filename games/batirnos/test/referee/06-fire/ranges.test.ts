/** How far shots hurt, whom they pass, what they do before anybody moves (nqsb.2.5, 6, 9.2, 9.5). */
import { describe, expect } from 'vitest';
import { BALKED, MOVED, PARALYSED, SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { charge, FIRE_BACK, firing, HOLD, halt, march, marks, moving, shoot, step, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, settle, settleBack, spaced } from '../scenes.ts';

describe('guns', () => {
  const hit = (troop: string, hex: string) => {
    const p = position()
      .lead(0, 0, '1012', 'conde')
      .put('G', 0, troop, '1010', 'N')
      .put('B', 1, 'sp-pm', hex, 'S')
      .order(0, 0, 14)
      .draws(0, 1, 2, 8, 7, 6);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    return [4 - strength(p, 'B'), marks(p, 'B') & PARALYSED];
  };
  rule(
    ['nqsb.9.2.near', 'nqsb.9.2.paralyse'],
    'of the heavy sort hurt as far as four hexes and paralyse from five',
    () => {
      expect([hit('fr-ap', '1006'), hit('fr-ap', '1005')]).toEqual([
        [1, 0],
        [0, PARALYSED],
      ]);
    },
  );
  rule(
    ['nqsb.9.2.near', 'nqsb.9.2.paralyse', 'nqsb.9.2.sector-example'],
    'of the light sort hurt as far as three and paralyse from four',
    () => {
      expect([hit('fr-al', '1007'), hit('fr-al', '1006')]).toEqual([
        [1, 0],
        [0, PARALYSED],
      ]);
    },
  );
  rule(
    ['nqsb.6.2', 'nqsb.9.2'],
    'have nobody’s advantage against them: light foot hurts them by its test alone',
    () => {
      const damage = (troop: string) => {
        const p = spaced('fr-fl', troop).order(0, 0, 14).draws(0, 8, 7, 6, 5);
        const t = firing(p).act(shoot(p, 'A', 'B'));
        while (t.step === 'answer') t.act(HOLD);
        return settle(t).told('fired')[0]?.damage;
      };
      expect([damage('sp-pm'), damage('sp-al'), damage('sp-ap')]).toEqual([1, 0, 0]);
    },
  );
});

rule(
  ['nqsb.2.5.ex-sbarramento', 'nqsb.6.1.two-losses', 'nqsb.10.16'],
  'whom a barrage shakes falls back before anybody moves, and does not march in that phase',
  () => {
    const p = spaced('fr-fl', 'sp-pm').order(0, 0, 12).order(1, 0, 29).draws(0, 1, 2, 8);
    const t = p.play({ step: 'barrages', done: [] }).act(shoot(p, 'A', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settleBack(t);
    expect([marks(p, 'B') & SHAKEN, p.where('B') === '1005', moving(p, 1).legal('march')]).toEqual([SHAKEN, false, []]);
  },
);

rule([ABILITY, 'nqsb.6.1.react-fire'], '48 Indecisione: a card less in firing back', () => {
  const due = (card: number) => {
    const p = spaced('fr-fl', 'sp-fl').order(0, 0, 14).order(1, 0, card).draws(0, 8, 7, 6, 5).draws(1, 8, 7, 6);
    const t = settle(
      firing(p)
        .act(shoot(p, 'A', 'B'))
        .act(FIRE_BACK),
    );
    return t.told('tested').find(({ side }) => side === 1)?.due;
  };
  expect([due(30), due(48)]).toEqual([3, 2]);
});

rule(
  ['nqsb.6.4', 'nqsb.5.4.2.los', 'nqsb.5.4.1.los'],
  'between a wood and a village there is no line, along the side of either there is',
  () => {
    const sees = (letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 14);
      return firing(p).legal('shoot').length;
    };
    // The line runs along the side between 0906 and 1006.
    expect([sees({ '0906': 'w' }), sees({ '1006': 'a' }), sees({ '0906': 'w', '1006': 'a' })]).toEqual([1, 1, 0]);
  },
);

describe('horse under fire', () => {
  rule(['nqsb.9.5.fire', 'nqsb.9.3.test'], 'rides at a shooter within its ordinary reach without a test', () => {
    // R93.
    const p = spaced('fr-pm-line', 'sp-cp').order(0, 0, 5).draws(0, 8, 7);
    const t = settle(
      firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'counterFire', charge: false }),
    );
    t.act(step(p, '1006')).act(halt(p, 'S'));
    expect([t.told('tested').map(({ kind }) => kind), p.where('B')]).toEqual([['fire'], '1006']);
  });

  rule(['nqsb.9.3.test', 'nqsb.9.5.fire'], 'does not, if it has failed a charge of its own this turn', () => {
    // R116.
    const ways = (fails: boolean) => {
      const p = position()
        .lead(0, 0, '1003', 'villequier')
        .lead(1, 0, '1011', 'conde')
        .put('B', 0, 'fr-cp-chev', '1004', 'S')
        .put('A', 1, 'sp-pm', '1007', 'N')
        .put('G', 1, 'sp-ap', '1009', 'N')
        .order(0, 0, 10)
        .order(1, 0, 14)
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5, 8);
      if (fails) settle(moving(p).act(charge(p, 'B', 'A')));
      p.put('A', 1, 'sp-pm', '1312', 'N');
      return firing(p, 1)
        .act(shoot(p, 'G', 'B'))
        .legal('counterFire').length;
    };
    expect([ways(false), ways(true)]).toEqual([1, 0]);
  });

  rule(
    ['nqsb.9.3.test', 'nqsb.9.8', 'nqsb.9.8.once'],
    'that is light and has failed its charge may still slip away',
    () => {
      const p = position()
        .lead(1, 0, '1010', 'conde')
        .put('B', 0, 'ge-cl', '1007', 'S')
        .put('A', 1, 'sp-fl', '1009', 'N')
        .order(1, 0, 10);
      p.state.marks[p.unit('B')] = MOVED | BALKED;
      const t = moving(p, 1).act(march(p, 'A')).act(step(p, '1008'));
      expect([t.step, t.seats, t.legal('evade').length > 0]).toEqual(['evasion', [0], true]);
    },
  );
});
