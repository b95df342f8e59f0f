/** Losses of one turn from several hands, and what does not add to them (nqsb.6.1.two-losses, 7.1, 9.2.paralyse, 9.10, 10.18). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, halt, join, march, marks, moving, READY, shoot, step, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, ground, offered, settle, settleBack } from '../scenes.ts';

rule(
  ['nqsb.9.10', 'nqsb.7.1.two-losses', 'nqsb.9.10.once'],
  'one lost to Fermezza as it came up and one in the melee shake a regiment, and it falls back two hexes',
  () => {
    // R39: whatever the cause.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8)
      .draws(1, 1, 8, 7, 1, 2, 8, 7);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness' && t.seats[0] === 0) t.act(HOLD);
    settle(t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') }));
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    expect([strength(p, 'A'), p.where('A'), marks(p, 'A') & SHAKEN]).toEqual([3, '1007', 0]);
    const u = settleBack(fighting(p, 'A').act(join(p, 'B')));
    expect(u.told('fellBack')).toHaveLength(1);
    expect([strength(p, 'A'), marks(p, 'A') & SHAKEN]).toEqual([2, SHAKEN]);
    expect(['0909', '1009', '0809', '1109']).toContain(p.where('A'));
  },
);

rule(
  ['nqsb.6.1.two-losses', 'nqsb.2.5.ex-sbarramento'],
  'one lost to a barrage and one in the fire phase shake it, and it falls back then and there',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 12)
      .draws(0, 1, 2, 1, 3);
    const shots = [true, false].map(barrage => {
      const t = firing(p, 0, 0, barrage).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settleBack(t);
      return [strength(p, 'B'), t.told('fellBack').length];
    });
    expect(shots).toEqual([
      [3, 0],
      [2, 1],
    ]);
  },
);

rule(
  ['nqsb.9.2.paralyse', 'nqsb.6.1.two-losses', 'nqsb.6.1.one-loss'],
  'to be paralysed is no loss: with one by musketry besides a regiment is not shaken',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('G', 0, 'fr-al', '1010', 'N')
      .put('A', 0, 'fr-pm-line', '1108', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 5)
      // The guns’ test ends with its first success.
      .draws(0, 1, 2, 3);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    expect(marks(p, 'B') & PARALYSED).toBe(PARALYSED);
    t.act(shoot(p, 'A', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B')]).toEqual([3, 0, '1006']);
  },
);

rule(
  ['nqsb.6.1.two-losses', 'nqsb.3.2.4'],
  'losses are of one turn: one in this and one in the next shake nobody',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .draws(0, 1, 2, 1, 3);
    const shot = () => {
      p.order(0, 0, 5);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      return [strength(p, 'B'), p.where('B')];
    };
    const first = shot();
    p.play({ step: 'turnEnd' });
    expect([first, shot(), marks(p, 'B') & SHAKEN]).toEqual([[3, '1006'], [2, '1006'], 0]);
  },
);

rule(
  ['nqsb.10.18.effect', 'nqsb.3.2.4.det-shaken'],
  'a supported regiment that loses two costs its army no point; alone it costs one',
  () => {
    const lost = (friends: boolean) => {
      const p = faced('fr-pm-line', 'sp-pm').order(0, 0, 10).draws(0, 1, 2, 3, 8).draws(1, 8);
      for (const [label, hex] of [
        ['x', '0502'],
        ['y', '0702'],
        ['z', '1502'],
      ] as const)
        p.put(label, 1, 'sp-pm', hex);
      if (friends) p.put('f', 1, 'sp-pm', '1005', 'S').put('g', 1, 'sp-pm', '1105', 'S');
      const t = settle(fighting(p, 'A').act(READY));
      while (t.step === 'retreating') t.act(t.legal('stay')[0] ?? at(t.legal('fallBack'), 0));
      expect(strength(p, 'B')).toBe(2);
      p.play({ step: 'turnEnd' });
      return p.state.determination[1];
    };
    expect([lost(true), lost(false)]).toEqual([50, 49]);
  },
);

rule(
  ['nqsb.3.3.1.parting-shot', 'nqsb.6.3', 'nqsb.7.5.react'],
  'who is left by one enemy while another engages it has no shot after him',
  () => {
    const asked = (order: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(0, 1, '0808', 'villequier')
        .put('A', 0, 'fr-cl', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '0906', 'NE', { division: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 29)
        .order(0, 1, order);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      return t.step === 'departures' && offered(t).includes('partingShot');
    };
    expect([asked(10), asked(29)]).toEqual([false, true]);
  },
);

rule(
  ['nqsb.9.13.ignore', 'nqsb.7.2'],
  'swords in line against pikes in line, face to face: neither hurts the other by its arms',
  () => {
    const damage = (ours: boolean, theirs: boolean) => {
      const p = faced('sp-fp', 'fr-pm-line').order(0, 0, 10).draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5, 4);
      if (ours) p.put('C', 0, 'sp-fp', '0907', 'N');
      if (theirs) p.put('D', 1, 'fr-pm-line', '1106', 'S');
      const t = fighting(p, 'A').act(join(p, 'B'));
      while (t.step === 'joining') t.act(READY);
      settle(t);
      return t.told('fought').map(({ damage }) => damage);
    };
    expect([damage(false, false), damage(true, true), damage(true, false), damage(false, true)]).toEqual([
      [3, 0],
      [0, 0],
      [3, 0],
      [0, 1],
    ]);
  },
);

rule(
  ['nqsb.5.4.3.closed', 'nqsb.7.3', 'nqsb.7.2.cancel'],
  'difficult ground takes away the arms of swords, not the weakness of the flank they strike',
  () => {
    const damage = (letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'sp-fp', '1007', 'N')
        .put('B', 1, 'fr-pm-line', '1006', 'NE')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4);
      return settle(fighting(p, 'A').act(READY)).told('fought')[0]?.damage;
    };
    expect([damage({}), damage({ '1007': 'd' })]).toEqual([4, 1]);
  },
);
