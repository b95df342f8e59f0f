/** Who goes back first, who must though he cannot, and who need not (nqsb.5.3.2, 7.4.2, 9.4). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { pair } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { fighting, READY, STOP, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, fallenBack, offered } from '../scenes.ts';

/** B and all who can fight for it do, B leads, and every test ends as soon as it may. */
const fought = (p: Position, ...labels: string[]): Table => {
  const t = fighting(p, ...labels);
  for (let n = 0; n < 20 && ['declare', 'joining', 'leading', 'enough'].includes(t.step ?? ''); n++)
    if (t.step === 'enough') t.act(STOP);
    else if (t.step === 'joining') t.act(at(t.legal('join').concat(READY), 0));
    else if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('B') });
    else t.act({ type: 'attack', target: p.unit('B') });
  return t;
};

rule(
  ['nqsb.9.4.fallback', 'nqsb.5.3.incomplete', 'nqsb.7.1.cavalry'],
  'horse falls back after the melee in the order its owner likes, where one stands in the way of another',
  () => {
    // R111. From 1006 the way of A runs by 0908, 0909, 0810 to 0811; C stands in it, to be gone round, or leaves it eastward.
    const field = () => {
      const p = position()
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 0, 'fr-cp-chev', '0909', 'NW')
        .put('D', 1, 'sp-pm', '0809', 'S', { shaken: true });
      p.state.standing = [pair(p.unit('A'), p.unit('B')), pair(p.unit('C'), p.unit('D'))];
      return p;
    };
    const ends = (first: string, foe: string) => {
      const p = field();
      const t = p.play({ step: 'cavalryBack' });
      expect([t.step, t.seats]).toEqual(['whoGoes', [0]]);
      t.act({ type: 'goBack', unit: p.unit(first), foe: p.unit(foe) });
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      return [p.where('A'), p.where('C'), strength(p, 'A')];
    };
    expect([ends('A', 'B'), ends('C', 'D')]).toEqual([
      ['0911', '1309', 3],
      ['0811', '1309', 3],
    ]);
    const apart = field();
    apart.put('C', 0, 'fr-cp-chev', '1509', 'NW').put('D', 1, 'sp-pm', '1409', 'S', { shaken: true });
    expect(apart.play({ step: 'cavalryBack' }).step).not.toBe('whoGoes');
    const refused = field().play({ step: 'cavalryBack' });
    expect(refused.refusal({ type: 'goBack', unit: 0, foe: refused.position.unit('D') })).toMatchObject({
      reason: 'notGoing',
    });
  },
);

rule(
  ['nqsb.7.4.2.supporters', 'nqsb.5.3.incomplete'],
  'light foot goes back with a principal that has to, though that one finds no way',
  () => {
    // "Se l'unità principale è costretta ad arretrare" (l.890).
    const after = (friends: boolean) => {
      const p = faced('fr-pm-vet', 'sp-pm')
        .put('L', 1, 'sp-fl', '0906', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5, 4);
      // Behind B: closed ranks of friends who are shaken, so that they support nobody.
      if (friends)
        for (const [label, hex] of [
          ['X', '1005'],
          ['Y', '1105'],
          ['Z', '1106'],
        ] as const)
          p.put(label, 1, 'sp-pm', hex, 'S', { shaken: true, division: 1 });
      const t = fought(p, 'A');
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      return [p.where('B') === '1006', p.where('L') === '0906', strength(p, 'B')];
    };
    expect(after(false)).toEqual([false, false, 3]);
    expect(after(true)).toEqual([true, false, 3]);
  },
);

rule(
  ['nqsb.5.3.2.open', 'nqsb.5.3.2.optional', 'nqsb.7.4.2.supporters'],
  'light foot with a general of its own need not fall back with its principal, but must go back one hex',
  () => {
    const choices = (losses: number, general: boolean) => {
      const p = faced('fr-pm-vet', 'sp-pm', {}, { losses, strength: 4 - losses })
        .put('L', 1, 'sp-fl', '0906', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5, 4);
      if (general) p.lead(1, 1, '0906', 'villequier');
      const t = fought(p, 'A');
      if (p.where('B') === '1006') t.act(at(t.legal('fallBack'), 0));
      return [p.where('B') !== '1006', t.step === 'retreating' && offered(t).includes('stay')];
    };
    expect([choices(1, true), choices(1, false), choices(0, true)]).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.5.3.incomplete'],
  'horse falls back before an enemy that had to go back and could not: it is still in the melee',
  () => {
    // "ci sono ancora unità nemiche nel combattimento ... non ... arretrato" (l.988).
    const owes = (shut: boolean) => {
      const p = faced('fr-cp-chev', 'sp-pm').order(0, 0, 5).draws(0, 1, 2, 8, 7, 6).draws(1, 8, 7, 6, 5, 4);
      if (shut)
        for (const [label, hex] of [
          ['W', '0906'],
          ['X', '1005'],
          ['Y', '1105'],
          ['Z', '1106'],
        ] as const)
          p.put(label, 1, 'sp-pm', hex, 'S', { shaken: true, division: 1 });
      const t = fought(p, 'A');
      while (t.step === 'retreating' || t.step === 'pressing')
        t.act(t.step === 'pressing' ? { type: 'decline' } : at(t.legal('fallBack'), 0));
      expect([p.where('B') === '1006', strength(p, 'B')]).toEqual([shut, 3]);
      return fallenBack(p);
    };
    expect([owes(false), owes(true)]).toEqual([[], ['A']]);
  },
);
