/** The Guelph Carroccio in bad company, and what holds it. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE } from '../../src/state.ts';
import { bare } from '../activations.ts';
import { fight } from '../fights.ts';
import type { Position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const WAGON = 'mp-tornaquinci-carroccio';
const VOLTERRA = 'mp-rangoni-i-volterra-1';
const GERMAN = 'mp-anglano-c-germans-1';

describe('the Carroccio of Florence', () => {
  const wagon = (options = {}): Position =>
    bare('montaperti', options)
      .put(WAGON, '2219', 'W')
      .put(GERMAN, '2118', 'E')
      .put('mp-tegghiaio-i-prato-1', '0419', 'E');

  // R118, R121: the flight is a rout in combat; the wagon is with Volterra, not beside it.
  rule(['gg.S.5.1.3', 'gg.S.3.7.4c', 'gg.S.3.9b'], 'guarded by Volterra is taken when they run', () => {
    const p = wagon({ volterra: true }).put(VOLTERRA, '2219', 'W');
    expect(fight(p, [{ unit: GERMAN, target: VOLTERRA }], [1, 1]).play.result).toMatchObject({
      why: 'carroccio',
      winners: [GHIBELLINE],
    });
  });
});
