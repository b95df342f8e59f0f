import { describe, expect } from 'vitest';
import { battle, from, phase } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, square, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const BANDE = companyNamed('bande');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PRODITOR = token('proditor');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('the pay of companies of fortune', () => {
  // R90: laid from the chest that hired it, and from no other.
  rule(
    ['pod.38b', 'pod.31d'],
    'extra pay of a company the commune hired is laid and paid by its treasury, not by the purse',
    () => {
      const p = governing().hire(1, 'grifone', 'siena', { payer: communeNamed('siena') });
      p.treasury('siena', 300).purse(1, 5000);
      battle(
        p,
        [[FI(1), 'a1']],
        [
          [SI(1), 'l8'],
          [unitOf('grifone'), 'f7'],
        ],
      );
      const match = from(p, [
        { step: 'extraPay', company: GRIFONE },
        { step: 'reorder', side: 0 },
      ]);
      expect(match.range('lay', 1)).toEqual([0, 300]);
      match.lay(1, 250);
      const end = from(p, [{ step: 'battleEnd', winner: 1, surrender: false, carroccio: [false, false] }]);
      expect([end.treasury('siena'), end.purse(1)]).toEqual([50, 5000]);
    },
  );

  // R90 and R96: the war chest is for fees and expeditions; a bribe comes from the purse.
  rule(
    ['pod.38c', 'pod.19e', 'pod.31k'],
    'an exile bribes with his purse, not with his war chest, and quarters the traitors in his shelter',
    () => {
      const p = position(3).exiled(0, 'prato').govern(1, 'siena').govern(2, 'lucca').purse(0, 700);
      p.player(0).chest = 2000;
      p.hire(0, 'bande', 'prato').hire(1, 'grifone', 'siena');
      p.state.bag.splice(p.state.bag.indexOf(PRODITOR), 1);
      p.army(0, 'N9', [unitOf('bande')]).army(1, 'N9', [SI(1), unitOf('grifone')]);
      battle(
        p,
        [[unitOf('bande'), 'a1']],
        [
          [SI(1), 'l8'],
          [unitOf('grifone'), 'f7'],
        ],
        { tokens: [[{ kind: PRODITOR, owner: 0 }], []] },
      );
      const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE });
      expect(match.range('lay', 0)).toEqual([0, 700]);
      match.lay(0, 600).do('parley', 'concede');
      expect([p.state.employer[GRIFONE], p.state.fee[GRIFONE], p.state.station[GRIFONE]]).toEqual([0, 600, PRATO]);
      expect([match.purse(0), p.player(0).chest, p.state.employer[BANDE]]).toEqual([100, 2000, 0]);
    },
  );
});

// R60 and R68: only who is struck down in a fight is taken; who yields the field keeps everybody.
rule(
  ['pod.29a', 'pod.42a', 'pod.32b'],
  'a Podestà with an army that yields the field is neither taken nor moved; it costs three points',
  () => {
    const p = governing()
      .army(0, 'N9', [FI(1), FI(3)])
      .army(1, 'N9', [SI(1), SI(3)]);
    p.commune('firenze').cell = square('N9');
    const match = p
      .play([
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ])
      .act({ type: 'attack', army: 2, target: 1 })
      .do('yieldField');
    expect([match.points(0), match.points(1)]).toEqual([-3, 3]);
    expect(p.commune('firenze')).toMatchObject({ captor: -1, cell: square('N9'), podesta: 0 });
    expect([p.player(0).out, p.state.armyOf[FI(1)], p.state.back[FI(1)]]).toEqual([false, 1, 0]);
    expect(FIRENZE).toBe(p.player(0).home);
  },
);
