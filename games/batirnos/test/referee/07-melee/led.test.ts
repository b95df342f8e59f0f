/** Who leads, who answers for it, and what is owed afterwards (nqsb.7.1, 7.4, 9.4, 9.11, 10.16). */
import { describe, expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { fighting, halt, join, march, moving, READY, STAY, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, fallenBack, ground, offered, settle, settleBack } from '../scenes.ts';

describe('a shaken regiment that is attacked', () => {
  rule(
    ['nqsb.10.16.melee', 'nqsb.7.4', 'nqsb.3.3.1.join'],
    'goes back though a friend has led the fight for it, and that friend stays',
    () => {
      const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true })
        .put('C', 1, 'sp-pm', '0906', 'SE')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A')
        .act({ type: 'attack', target: p.unit('B') })
        .act(join(p, 'C'));
      while (t.step === 'joining') t.act(READY);
      // Only C strikes, so that it leads.
      settleBack(t);
      expect(t.told('fought').map(({ unit, foe }) => [p.label(unit), p.label(foe)])).toEqual([
        ['A', 'C'],
        ['C', 'A'],
      ]);
      expect([p.where('B') === '1006', p.where('C')]).toEqual([false, '0906']);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.10.16.melee', 'nqsb.5.3.2.optional'],
    'and stays with its general sends the horse back when the phase ends; if it goes the horse stays',
    () => {
      const after = (stays: boolean) => {
        const p = faced('fr-cp-chev', 'sp-pm', {}, { shaken: true }).order(0, 0, 10).draws(0, 8, 7, 6, 5, 4);
        p.lead(1, 0, '1006');
        const t = fighting(p, 'A');
        while (t.step === 'joining') t.act(READY);
        settle(t);
        if (stays) t.act(STAY);
        else settleBack(t);
        while (t.step === 'pressing') t.act({ type: 'decline' });
        return fallenBack(p);
      };
      expect([after(true), after(false)]).toEqual([['A'], []]);
    },
  );
});

rule(
  [ABILITY, 'nqsb.9.15.weak-rear', 'nqsb.7.3'],
  '34 Avvolgimento: from the flank of a square two cards more, though it is weak behind alone',
  () => {
    const cards = (front: string) => {
      const p = faced('fr-pm-vet', 'sp-sq-vet')
        .put('B', 1, 'sp-sq-vet', '1006', front)
        .order(0, 0, 34)
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      const t = settle(fighting(p, 'A').act(READY));
      return [tests(t)[0]?.[0], t.told('fought')[0]?.damage];
    };
    // The attacker stands to the south-west: before it, in its flank, behind it.
    expect([cards('S'), cards('NW'), cards('NE')]).toEqual([
      [5, 0],
      [7, 0],
      [7, 1],
    ]);
  },
);

rule(
  ['nqsb.9.2.no-melee', 'nqsb.9.4.fallback', 'nqsb.5.4.1.cav'],
  'horse that has only taken a battery owes no fallback before the foot in the village beside it',
  () => {
    const p = ground({ '0906': 'a' })
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('G', 1, 'sp-al', '1006', 'S')
      .put('B', 1, 'sp-pm', '0906', 'SE')
      .order(0, 0, 10);
    const t = settle(fighting(p, 'A'));
    expect([t.step, p.where('G'), p.where('B'), fallenBack(p)]).toEqual([null, 'off', '0906', []]);
  },
);

describe('field works', () => {
  rule(
    ['nqsb.9.11', 'nqsb.1.4.terrain-fort', 'nqsb.5.4.obstacle'],
    'are taken by who has destroyed their defender',
    () => {
      const p = position('arras')
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-pm', '1007', 'S', { strength: 1 })
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 4);
      const t = settle(fighting(p, 'A').act(READY));
      expect([p.where('B'), t.step]).toEqual(['off', 'pressing']);
      t.act({ type: 'press', facing: p.facing('N') });
      expect(p.where('A')).toBe('1007');
    },
  );

  rule(['nqsb.9.11.limits', 'nqsb.5.4.1.inf'], 'hold who has won from within them, whichever side he struck to', () => {
    const won = (foe: string) => {
      const p = position('arras')
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', foe, 'S', { strength: 1 })
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 4);
      const t = settle(fighting(p, 'A').act(READY));
      return [p.where('B'), t.step];
    };
    expect([won('1006'), won('1008')]).toEqual([
      ['off', null],
      ['off', null],
    ]);
  });
});

rule(
  ['nqsb.5.4.4.bonus', 'nqsb.5.4.4', 'nqsb.5.4.4.difficult', 'nqsb.5.4.3.closed'],
  'the Dunes: a card more from the crest, none between equals, and no arms of horse in the sand',
  () => {
    const blows = (a: string, b: string) => {
      const p = position('dunes')
        .lead(0, 0, '0710', 'conde')
        .put('A', 0, 'fr-cp-chev', a, 'NW')
        .put('B', 1, 'sp-fl', b, 'SE')
        .order(0, 0, 1)
        .draws(0, 8, 7, 6, 5, 8, 7)
        .draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'A').act(join(p, 'B'));
      return tests(settle(t)).map(([due]) => due);
    };
    // Crests at 0505 and 0805; the slopes of 0605 and 0705 are as near.
    expect([blows('0605', '0505'), blows('0705', '0605')]).toEqual([
      [5, 3],
      [5, 2],
    ]);
  },
);

rule(
  ['nqsb.3.3.1.pursue', 'nqsb.10.13', 'nqsb.7.5.react'],
  'nobody goes after who walks away while another enemy engages him',
  () => {
    const chases = (own: number) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .lead(0, 1, '0910', 'conde')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '0906', 'NE', { division: 1 })
        .put('B', 1, 'sp-cp', '1006', 'SW')
        .order(0, 0, 29)
        .order(0, 1, own);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      return offered(t).includes('chase');
    };
    expect([chases(29), chases(10)]).toEqual([true, false]);
  },
);

rule(
  [ABILITY, 'nqsb.10.13', 'nqsb.7.5'],
  '23 Ritirata ordinata: who is held by two may keep his distance at first, and must end farther from both',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .lead(1, 0, '1003', 'conde')
      .put('A', 0, 'fr-fl', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 23)
      .order(1, 0, 10);
    const t = moving(p).act(march(p, 'A'));
    const ways = t.legal('step').map(({ to }) => p.name(Number(to)));
    expect(ways.sort()).toEqual(['0908', '1008']);
  },
);
