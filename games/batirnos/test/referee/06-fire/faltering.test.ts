/** A shot lost with the nerve is a shot fired (nqsb.10.12, R46, R59). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { FIRE_BACK, firing, halt, march, moving, rallying, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle, spaced } from '../scenes.ts';

rule(
  ['nqsb.10.12', 'nqsb.3.3.1.fire', 'nqsb.6.order'],
  'weakened foot that has faltered in firing back has no shot left for its own turn to fire',
  () => {
    const left = (...values: number[]) => {
      const p = spaced('fr-pm-line', 'sp-fl', {}, { strength: 1 })
        .order(0, 0, 14)
        .order(1, 0, 14)
        .draws(0, 8, 7, 6)
        .draws(1, ...values);
      settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(FIRE_BACK),
      );
      return firing(p, 1).legal('shoot').length;
    };
    expect([left(8, 7), left(1, 8)]).toEqual([0, 0]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.3.3.1.parting-shot', 'nqsb.6.order'],
  'nor has who has faltered in firing after an enemy that walked away',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-fl', '1007', 'N', { strength: 1 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 14)
      .order(1, 0, 29)
      .draws(0, 8, 7);
    const t = moving(p, 1).act(march(p, 'B')).act(step(p, '1005'));
    if (t.step === 'marching') t.act(halt(p, 'S'));
    settle(t.act({ type: 'partingShot', unit: p.unit('A') }));
    expect(firing(p).legal('shoot')).toEqual([]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.9.2.one-action', 'nqsb.8.marker'],
  'weakened guns that have faltered at their shot have had their one action: they are not put in order',
  () => {
    const p = spaced('fr-al', 'sp-pm', { strength: 1 }).order(0, 0, 14).draws(0, 8, 7, 6);
    expect(rallying(p).legal('recover')).toHaveLength(1);
    const t = firing(p);
    settle(t.act(at(t.legal('shoot'), 0)));
    expect(rallying(p).legal('recover')).toEqual([]);
  },
);
