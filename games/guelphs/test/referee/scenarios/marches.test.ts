/** What may happen before the battle: Woods on the way, a Capitano alone on the road, a Battaglia half arrived. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { capacityOf, rolls } from '../../activations.ts';
import { hexes, hitsOf, isDisrupted, march, where } from '../../drill.ts';
import { type Position, position, type Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [HORSE, SECOND] = ['cp-vieri-c-feditori-1', 'cp-vieri-c-feditori-2'];
const [ANJOU, SIENA] = ['cp-durfort-c-anjou-1', 'cp-durfort-c-siena-1'];
const ENEMY = 'cp-pazzo-c-fieschi-1';

const empty = (): Position => position('campaldino-free').empty().put(ENEMY, '0303', 'E');

/** One unit of a Battaglia on the march, along this way. */
function marched(p: Position, id: string, unit: string, way: string[], dice: number[] = []): Table {
  const battaglia = p.battaglia(id);
  const frames = [
    { step: 'column' as const, battaglia, turn: 1, moved: [], compagnia: -1 },
    { step: 'marching' as const, side: GUELPH, turn: 1, roll: 2, marched: [battaglia], used: [] },
  ];
  return march(p.play(frames, dice).act({ type: 'marchUnit', unit: p.unit(unit) }), ...way);
}

// R92, R145: hits from any cause score, and a rout is a rout.
rule(
  ['gg.S.2.2.3a', 'gg.8.2.4', 'gg.11.0c', 'gg.17.1.1a'],
  'horse in disorder that marches into Woods takes a hit, which scores, and goes on; one that routs there calls Donati',
  () => {
    const into = (hits: number): Table => {
      const p = empty().put(HORSE, '0812', 'SW', { hits, disrupted: true }).put(SECOND, '2009', 'W');
      return marched(p.capitano('vieri', '2009'), 'vieri', HORSE, ['0813'], [1]);
    };
    const on = into(0);
    expect([on.step, hitsOf(on.position, HORSE), on.position.state.points]).toEqual(['move', 1, [0, 1]]);
    expect(on.play.decision()?.frame.points).toBe(2);
    const { step, position: p } = into(5);
    expect([where(p, HORSE), step, p.state.points]).toEqual(['gone', 'column', [0, 2]]);
    expect(p.state.events.guelphCavalryRouted).toBe(true);
  },
);

// R25, R95: personalities are no units to keep away from; Palvesari are.
rule(
  ['gg.S.2.2.3b', 'gg.13.1.9'],
  'a lone enemy Capitano on the road does not keep the march away and must get out of its way; lone Palvesari do keep it away',
  () => {
    const start = (): Position => empty().put(HORSE, '1407', 'W').capitano('vieri', '1407');
    const p = start().capitano('pazzo', '1306');
    const t = marched(p, 'vieri', HORSE, ['1306']);
    expect([t.step, t.seats]).toEqual(['escape', [GHIBELLINE]]);
    t.act({ type: 'escape', to: p.hex('1106') });
    expect([t.step, t.seats, where(p, HORSE)]).toEqual(['move', [GUELPH], '1306']);
    const shields = start().put('cp-guglielmino-palvesari-arezzo-1', '1207', 'E');
    expect(hexes(marched(shields, 'vieri', HORSE, []), 'step')).toEqual([]);
    expect(hexes(marched(start().capitano('pazzo', '1207'), 'vieri', HORSE, []), 'step')).toEqual(['1306', '1307']);
  },
);

// R154
rule(
  ['gg.S.2.2.1c', 'gg.S.2.2.2b', 'gg.S.2.2.1a'],
  'a Battaglia late by a turn comes in free of the roll; one half arrived pays, though others of it are still to come',
  () => {
    const pays = (arrived: boolean): number => {
      const p = empty().put(HORSE, '2009', 'W').capitano('vieri', '2009').capitano('durfort', null, { capacity: 7 });
      p.state.cell = p.state.cell.with(p.unit(ANJOU), AWAITED).with(p.unit(SIENA), AWAITED);
      if (arrived) p.put(ANJOU, '2206', 'W').capitano('durfort', '2206', { capacity: 7 });
      const t = p.play([{ step: 'marchTurn', side: GUELPH, turn: 2 }], [6, 6]).act({ type: 'marchOn' });
      t.act({ type: 'march', battaglia: p.battaglia('durfort') });
      expect(t.legal('enterMap').length).toBeGreaterThan(0);
      return capacityOf(p, 'durfort');
    };
    expect([pays(false), pays(true)]).toEqual([7, 6]);
  },
);

// R93, R145: on the march as anywhere.
rule(
  ['gg.S.2.2.3a', 'gg.13.2.3a', 'gg.13.2.3b'],
  'the Standard lost with horse that routs in Woods on the march: the Level, the panic, and the march goes on',
  () => {
    const p = empty().put(ANJOU, '0812', 'SW', { hits: 5, disrupted: true }).put(SIENA, '0811', 'W').put(HORSE, '2009');
    p.capitano('durfort', '0811', { capacity: 7 }).state.standards[GUELPH] = p.unit(ANJOU);
    const t = marched(p, 'durfort', ANJOU, ['0813'], [1, 2]);
    expect([rolls(t), t.step, t.seats]).toEqual([['disruption', 'standard'], 'panic', [GUELPH]]);
    t.act({ type: 'shake', unit: p.unit(SIENA) });
    expect([isDisrupted(p, SIENA), p.state.levels, t.step]).toEqual([true, [0, 1], 'column']);
    expect(t.legal('marchUnit')).toEqual([{ type: 'marchUnit', unit: p.unit(SIENA) }]);
  },
);

// R166
rule(
  ['gg.S.2.2', 'gg.S.2.4'],
  'nobody has offered battle when both have marched for the eighteenth time: they part, and it is a draw',
  () => {
    const p = empty().put(HORSE, '2009', 'W').capitano('vieri', '2009').capitano('pazzo', '0303');
    // At Campaldino the Ghibelline marches first.
    const t = p.play([{ step: 'marchTurn', side: GHIBELLINE, turn: 18 }], [1, 1]).act({ type: 'marchOn' });
    t.dice(1, 1).act({ type: 'endMarch' });
    expect([t.step, t.seats, t.play.result]).toEqual(['marchTurn', [GUELPH], null]);
    t.act({ type: 'marchOn' }).act({ type: 'endMarch' });
    expect(t.play.result).toMatchObject({ winners: [] });
  },
);
