/** Who is held and who is not, and how far: engagement, night, guns under command of a scenario (nqsb.6.3, 9.5, 10.7, 10.13, 10.19). */
import { describe, expect } from 'vitest';
import { type Position, position } from '../../battlefield.ts';
import { firing, HOLD, moving, rallying, shoot } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, settle } from '../scenes.ts';

rule(
  ['nqsb.10.13', 'nqsb.10.7', 'nqsb.6.3'],
  'an enemy whose card orders melee but is turned for a focus on fire holds nobody: one walks off, or fires',
  () => {
    const free = (focus?: 'fire' | 'melee') => {
      const p = faced('fr-fl', 'sp-pm').order(0, 0, 23).order(1, 0, 5, focus);
      p.order(0, 0, 29);
      const walks = moving(p).legal('march').length;
      return [walks, firing(p.order(0, 0, 14)).legal('shoot').length];
    };
    expect([free('fire'), free('melee'), free()]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  },
);

rule(
  ['nqsb.6.3', 'nqsb.6.3.target', 'nqsb.10.16'],
  'who has a melee order beside a shaken enemy engages him: neither he nor anybody else fires at him',
  () => {
    const shots = (card: number) => {
      const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true })
        .lead(0, 1, '1009', 'villequier')
        .put('C', 0, 'fr-fl', '1008', 'N', { division: 1 })
        .order(0, 0, card)
        .order(0, 1, 14);
      return [firing(p).legal('shoot').length, firing(p, 0, 1).legal('shoot').length];
    };
    expect([shots(14), shots(5)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  },
);

rule(
  ['nqsb.9.5.fire', 'nqsb.9.3.test', 'nqsb.6.1.react-charge'],
  'horse rides at guns that have fired from five hexes by a charge, from six it cannot reach them',
  () => {
    const rides = (hex: string) => {
      const p = position()
        .lead(0, 0, '1012', 'conde')
        .put('G', 0, 'fr-ap', '1010', 'N')
        .put('B', 1, 'sp-cp', hex, 'S')
        .order(0, 0, 5);
      const t = firing(p).act(shoot(p, 'G', 'B'));
      return t.legal('counterFire').map(({ charge }) => charge);
    };
    expect([rides('1005'), rides('1004')]).toEqual([[true], []]);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', ABILITY, 'nqsb.4.cards'],
  'Lens with all its armies: a volley gives French guns a card more, Spanish guns none',
  () => {
    const cards = (side: 0 | 1) => {
      const p = position('lens-grande')
        .lead(0, 0, '1009', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-al', '1007', 'N')
        .put('B', 1, 'sp-al', '1005', 'S')
        .order(side, 0, 14)
        .draws(side, 8, 7, 6, 5);
      const t = firing(p, side).act(side === 0 ? shoot(p, 'A', 'B') : shoot(p, 'B', 'A'));
      while (t.step === 'answer') t.act(HOLD);
      return settle(t).told('tested')[0]?.due;
    };
    expect([cards(0), cards(1)]).toEqual([4, 3]);
  },
);

describe('Arras before dawn', () => {
  const field = (turn: number): Position => {
    const p = position('arras')
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1005', 'villequier')
      .put('A', 0, 'fr-fl', '1009', 'N')
      .put('B', 1, 'sp-pm', '1007', 'S', { strength: 1 });
    p.state.turn = turn;
    return p;
  };
  rule(['nqsb.10.19.scenario', 'nqsb.2.1.scenario-oob'], 'nobody fires two hexes until the third turn is over', () => {
    const shots = (turn: number) => firing(field(turn).order(0, 0, 14)).legal('shoot').length;
    expect([shots(3), shots(4)]).toEqual([0, 1]);
  });
  rule(
    ['nqsb.10.19.scenario', 'nqsb.4.success', 'nqsb.8.fail'],
    'a three is a failure for the surprised until then, a success afterwards',
    () => {
      const ends = (turn: number) => {
        const p = field(turn).order(1, 0, 30).draws(1, 3, 8, 7, 6);
        settle(rallying(p, 1).act({ type: 'recover', unit: p.unit('B') }));
        return p.where('B');
      };
      expect([ends(3), ends(4)]).toEqual(['off', '1007']);
    },
  );
});
