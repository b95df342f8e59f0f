/** What a unit that must go back is told when it would go elsewhere (nqsb.5.3.1, nqsb.5.3.2). */
import { expect } from 'vitest';
import { position } from '../battlefield.ts';
import { fallBack, STAY } from '../drill.ts';
import { rule } from '../rules.ts';

rule(
  ['nqsb.5.3.1', 'nqsb.5.3.2', 'nqsb.10.18.effect'],
  'one hex back goes away, a fallback straight; who must go does not stay',
  () => {
    const asked = (how: 'back' | 'fall', must: boolean) => {
      const p = position().put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, 'sp-pm', '1006', 'S');
      const frame = { unit: 0, how, must, foe: p.unit('B'), from: p.hex('1006'), rule: 'nqsb.7.1.one-loss' };
      const t = p.play({ step: 'retreating', ...frame });
      const why = (action: unknown) => {
        const found = t.refusal(action);
        return found ? `${found.rule} ${found.reason}` : 'yes';
      };
      return [why(fallBack(p, '1107')), why(fallBack(p, how === 'back' ? '1008' : '0909')), why(STAY)];
    };
    expect(asked('back', true)).toEqual(['nqsb.5.3.1 notAway', 'yes', 'nqsb.7.1.one-loss mustRetreat']);
    expect(asked('fall', true)).toEqual(['nqsb.5.3.2 notStraight', 'yes', 'nqsb.7.1.one-loss mustRetreat']);
    expect(asked('back', false)).toEqual(['nqsb.5.3.1 notAway', 'yes', 'yes']);
    expect(asked('fall', false)).toEqual(['nqsb.5.3.2 notStraight', 'yes', 'yes']);
  },
);
