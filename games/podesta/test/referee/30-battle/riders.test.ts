import { describe, expect } from 'vitest';
import { battle, cards, phase, reorder } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const GRIFONE = companyNamed('grifone');
const CAPTAIN = unitOf('grifone');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const HIT = cards(4, 4, 1, 1);
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a Podestà in battle', () => {
  // R35 and R95: his own merchant is the Podestà of the home he has now.
  rule(['pod.32d', 'pod.19a'], 'who has settled in another town leaves the game when he falls as its Podestà', () => {
    const fallen = (home: boolean) => {
      const p = armed().govern(1, 'poggibonsi');
      if (home) p.player(1).home = communeNamed('poggibonsi');
      const counter = communeNamed('poggibonsi');
      battle(
        p,
        [[FI(1), 'f4']],
        [
          [sestiere('poggibonsi', 1), 'f5', { damage: 3, podesta: counter }],
          [SI(1), 'l8'],
        ],
      );
      phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 1 }).do('kill');
      return [p.player(1).out, p.commune('poggibonsi').vacant];
    };
    expect([fallen(true)[0], fallen(false)]).toEqual([true, [false, true]]);
  });

  // R68: whoever was struck down with the company is taken with it.
  rule(
    ['pod.31j', 'pod.32b', 'pod.32c'],
    'riding with a captain is taken with him: the counter is held, the company may be hired',
    () => {
      const p = armed().hire(1, 'grifone', 'siena').purse(0, 3000);
      battle(
        p,
        [[FI(1), 'f4']],
        [
          [SI(5), 'l8'],
          [CAPTAIN, 'f5', { damage: 3, podesta: SIENA }],
        ],
      );
      const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 2 }).do('capture');
      while (p.state.battle && !match.offers('hireCaptive')) {
        if (match.step === 'reorder') match.do('parley', 'concede');
        else match.do('pass');
      }
      match.act({ type: 'hireCaptive', station: FIRENZE, from: -1, florins: 500 });
      expect(p.commune('siena')).toMatchObject({ captor: 0, podesta: 1, vacant: false });
      expect([p.player(1).out, p.state.employer[GRIFONE]]).toEqual([false, 0]);
    },
  );

  // AN44 and R54: fevers take one Resistance from the company; the Podestà's own point comes on top.
  rule(['pod.24d', 'pod.32c', 'pod.36.7e'], 'adds his point to a company in fever', () => {
    const hits = (podesta: number) => {
      const p = armed();
      p.annales(1, 'AN44');
      battle(
        p,
        [[FI(1), 'f4']],
        [
          [SI(5), 'l8'],
          [SI(1), 'f5', { damage: 1, podesta }],
        ],
      );
      const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 2 });
      return match.told('eliminated').length > 0 || match.offers('kill');
    };
    expect([hits(-1), hits(SIENA)]).toEqual([true, false]);
  });
});

// R86 and R125: who flees is no loss; his company stays in service, whole.
rule(['pod.40a', 'pod.31n', 'pod.31l'], 'a captain who flees the field keeps his company', () => {
  const p = armed().hire(0, 'grifone', 'firenze');
  battle(
    p,
    [
      [FI(1), 'a1'],
      [CAPTAIN, 'f4', { damage: 2 }],
      [unitOf('grifone', 1), 'h2'],
    ],
    [[SI(1), 'l8']],
  );
  const match = reorder(p).act({ type: 'rout', soldier: 1 });
  expect(match.told('routed')).toMatchObject([{ unit: CAPTAIN }]);
  match.do('parley', 'concede');
  expect([p.state.employer[GRIFONE], p.state.station[GRIFONE], p.state.fee[GRIFONE]]).toEqual([0, FIRENZE, 500]);
  expect(p.military(0).recruits(FIRENZE)).toContain(CAPTAIN);
});
