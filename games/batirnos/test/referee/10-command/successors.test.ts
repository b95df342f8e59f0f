/** Commanders bound, hurt and replaced while units reorganise or act (nqsb.8, 10.1, 10.9). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { march, moving, rallying, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';

rule(
  ['nqsb.8.order', 'nqsb.10.1.orders', 'nqsb.10.3.aggregated'],
  'a general who began the turn with a unit puts that one in order and no other',
  () => {
    const cleared = (tied: boolean) => {
      const p = position()
        .lead(0, 0, '1008', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N', { shaken: true })
        .put('C', 0, 'fr-pm-line', '1108', 'N', { shaken: true })
        .order(0, 0, 30);
      if (tied) p.state.tied[p.general(0, 0)] = p.unit('A');
      return rallying(p)
        .legal('clear')
        .map(({ unit }) => p.label(Number(unit)));
    };
    expect([cleared(false), cleared(true)]).toEqual([['A', 'C'], ['A']]);
  },
);

rule(
  ['nqsb.8.general-loss', 'nqsb.8.fail', 'nqsb.2.5.2.ability', 'nqsb.8.general'],
  'a failed recovery hurts the general with the unit though he carries La spada del principe; under Riordinare i ranghi it hurts nobody',
  () => {
    // 38 spares him only while his unit lives. Strength 1, morale 2, his 3, and the card of either order.
    const failed = (card: number) => {
      const p = position()
        .lead(0, 0, '1008', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1 })
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      const t = rallying(p).act({ type: 'recover', unit: p.unit('A') });
      return [tests(t), p.where('A'), p.state.health[p.general(0, 0)]];
    };
    expect([failed(38), failed(22)]).toEqual([
      [[[7, 7, 0]], 'off', 2],
      [[[7, 7, 0]], '1008', 3],
    ]);
  },
);

rule(
  ['nqsb.10.9', 'nqsb.10.6.1', 'nqsb.10.2.1', 'nqsb.10.1.orders'],
  'the successor of a general ridden down appears with his own division, keeps its order, and commands whom he reaches from there',
  () => {
    // R18; R12: he did not begin the turn with that unit. Another division’s unit is nearer.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1006', 'villequier')
      .lead(1, 1, '1001', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('W', 1, 'sp-pm', '1002', 'S', { division: 1 })
      .put('X', 1, 'sp-pm', '1506', 'S')
      .put('Y', 1, 'sp-pm', '1806', 'S')
      .put('Z', 1, 'sp-pm', '1605', 'S')
      .order(0, 0, 29)
      .order(1, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(step(p, '1006'));
    expect([t.told('leaderFell').length, p.name(at(p.state.post, p.general(1, 0)))]).toEqual([1, '1506']);
    const movers = moving(p, 1)
      .legal('march')
      .map(({ unit }) => p.label(Number(unit)));
    expect([...new Set(movers)].sort()).toEqual(['X', 'Z']);
  },
);
