/** What meets troops that have just come on (nqsb.2.1.scenario-oob, R108). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { MOVED } from '../../../src/state.ts';
import type { Table } from '../../battlefield.ts';
import { firing, HOLD, halt, moving, READY, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { bare, settle } from '../scenes.ts';

const enter = (t: Table, hex: string): number => {
  const [action] = t.legal('enter').filter(({ to }) => to === t.position.hex(hex));
  if (!action) throw new Error(`nobody enters by ${hex}`);
  t.act(action);
  return Number(action.unit);
};

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.9.5.approach'],
  'horse three hexes from the edge does not ride to meet them',
  () => {
    const p = bare('arras', 4).order(1, 3, 5).put('F', 0, 'fr-cp-chev', '1204', 'N');
    const t = moving(p, 1, 3);
    enter(t, '1201');
    expect([t.step, t.seats]).toEqual(['marching', [1]]);
    t.act(step(p, '1202'));
    expect([t.step, t.seats]).toEqual(['marching', [1]]);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.9.4.2.advantage', 'nqsb.7.1.1', 'nqsb.10.3.unit'],
  'heavy horse that has come on beside its enemy fights him, with its advantage, once its general is there to order it',
  () => {
    // He comes last of his division (l.528); until then nobody commands it.
    const p = bare('arras', 4).order(1, 3, 5).put('F', 0, 'sp-fp', '1202', 'N').draws(1, 8, 7, 6, 5, 4, 8);
    const t = moving(p, 1, 3);
    const horse = enter(t, '1201');
    t.act(halt(p, 'S'));
    while (t.step === 'firmness') t.act(HOLD);
    t.act({ type: 'ride', leader: p.general(1, 3), to: p.hex('1001') });
    const u = p.play({ step: 'phase', phase: 'melee', done: [] });
    while (u.step === 'joining') u.act(READY);
    settle(u);
    // One symbol of heavy horse on heavy foot.
    expect(u.told('fought').map(({ unit, damage }) => [unit, damage])).toEqual([[horse, 1]]);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.9.1', 'nqsb.5.division'],
  'aggressive horse that has come on has moved, and does not rush besides',
  () => {
    const p = bare('arras', 4).order(1, 3, 29).put('F', 0, 'fr-pm-line', '1205', 'N');
    const t = moving(p, 1, 3);
    const horse = enter(t, '1201');
    t.act(halt(p, 'S'));
    const gendarmes = p.ground.troops.findIndex(({ id }) => id === 'fo-cp-gend');
    p.state.troop[horse] = gendarmes;
    expect(at(p.state.marks, horse) & MOVED).toBe(MOVED);
    expect(p.play({ step: 'aggressors', done: [] }).told('aggressed')).toEqual([]);
  },
);

rule(
  ['nqsb.2.1.scenario-oob', 'nqsb.6.3'],
  'foot beside which they have come is engaged once their general is on the map, and does not fire',
  () => {
    const shots = (led: boolean) => {
      const p = bare('arras', 4)
        .lead(0, 0, '1205', 'villequier')
        .put('F', 0, 'fr-pm-line', '1202', 'N')
        .order(0, 0, 14)
        .order(1, 3, 5);
      const t = moving(p, 1, 3);
      enter(t, '1201');
      t.act(halt(p, 'S'));
      while (t.step === 'firmness') t.act(HOLD);
      // Until he is there nobody commands the horse, and it holds no order of melee (R49).
      if (led) t.act({ type: 'ride', leader: p.general(1, 3), to: p.hex('1001') });
      return firing(p).legal('shoot').length;
    };
    expect([shots(true), shots(false)]).toEqual([0, 1]);
  },
);
