/** Which of two rules an event cites (gg.4.1, gg.4.2, gg.5.1, gg.11, gg.13.3). */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GUELPH } from '../../src/state.ts';
import { activation, underway } from '../activations.ts';
import { alone } from '../drill.ts';
import { duel, GHIBELLINES } from '../fights.ts';
import type { Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const cited = (t: Table, type: string): unknown[] => t.ever(type).map(event => event.rule);

describe('activations', () => {
  rule(['gg.5.1.1', 'gg.5.1.2', 'gg.5.1'], 'points are those of the Capacity, or half of it for who interrupts', () => {
    const points = (kind: 'basic' | 'continuum' | 'interruptio') => {
      const p = underway('campaldino').capitano('vieri', '1407', { capacity: 7 });
      const t = p.play(activation(p, 'vieri', kind));
      return t.told('activated').map(event => `${event.rule} ${event.points}`);
    };
    expect([points('basic'), points('continuum'), points('interruptio')]).toEqual([
      ['gg.5.1.1 7'],
      ['gg.5.1.1 7'],
      ['gg.5.1.2 4'],
    ]);
  });

  rule(
    ['gg.4.1b', 'gg.4.1d', 'gg.4.2c', 'gg.4.2e'],
    'a Continuum and an Interruptio are rolled and paid by their own rules',
    () => {
      const p = underway('campaldino')
        .capitano('vieri', '1407', { capacity: 9 })
        .capitano('pazzo', '1009', { capacity: 9 });
      p.state.active = GUELPH;
      const t = p.play([{ step: 'continuing' }], [1, 1]).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
      expect([cited(t, 'continuum'), cited(t, 'roll')[0]]).toEqual([['gg.4.1b'], 'gg.4.1b']);
      expect(cited(t, 'capacity')[0]).toBe('gg.4.1d');
      expect(t.step).toBe('interruption');
      t.dice(1, 1).act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
      expect([cited(t, 'interruptio'), t.told('roll')[0]?.rule]).toEqual([['gg.4.2c'], 'gg.4.2c']);
      expect(t.told('capacity')[0]?.rule).toBe('gg.4.2e');
    },
  );
});

describe('losses', () => {
  rule(['gg.11.0c', 'gg.10.6.6'], 'a Disruption by itself hits once at least, that of a hit need not', () => {
    const [defender] = GHIBELLINES;
    const p = duel().put(defender, '1009', 'E', { hits: 1, disrupted: true });
    const t = alone(p, { step: 'disruption', unit: p.unit(defender), rule: 'gg.11.0a' }, [1]);
    expect([cited(t, 'hits'), p.state.hits[p.unit(defender)]]).toEqual([['gg.11.0c'], 2]);
  });

  rule('gg.13.3.3b', 'a Hero falls with his unit by the rule of Heroes', () => {
    const lead = 'cp-montefeltro-c-arezzo-1';
    const p = duel().put(lead, '1009', 'E', { hits: 5, disrupted: true });
    p.state.cell = p.state.cell.with(p.unit(GHIBELLINES[0]), -2);
    p.state.heroes[0] = p.unit(lead);
    const t = alone(p, { step: 'rout', unit: p.unit(lead), cell: p.hex('1009'), shock: true });
    expect(cited(t, 'heroKilled')).toEqual(['gg.13.3.3b']);
  });
});

describe('Novello', () => {
  rule(['gg.S.8.8.1b', 'gg.S.8.8.1c'], 'comes by one rule and goes home by another', () => {
    const tried = (die: number) => {
      const p = underway('campaldino').capitano('donati', '1612');
      const donati = p.state.capitani[p.battaglia('donati')];
      if (donati) donati.activated = true;
      p.state.active = GUELPH;
      const t = p.play([{ step: 'changeRoles' }], [die]);
      return t.ever('novello').map(event => `${event.rule} ${event.ok}`);
    };
    expect([tried(6), tried(1)]).toEqual([['gg.S.8.8.1b true'], ['gg.S.8.8.1c false']]);
  });
});
