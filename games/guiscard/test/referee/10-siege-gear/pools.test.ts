/** Naphtha set alight under ranks, bearers, leaders and the fallen: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED } from '../../../src/state.ts';
import { members, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** An arrow of Petros sets this hex of the pool alight; the men in it belong to side 1. */
const lit = (p: Position, cells: readonly string[], ...dice: number[]): Table => {
  p.put(0, 'petros', 'H14').put(1, 'osbern', 'A1');
  p.state.arrows[p.unit('petros')] = 6;
  p.state.works.naphtha = [{ cells: cells.map(hex => p.hex(hex)), lit: false }];
  const t = p.play([{ step: 'offensive', side: 0 }], 8, ...dice).do('shoot', { unit: 'petros' });
  t.do('burn', { cell: the(cells[0]) });
  return t;
};
/** Whoever must get out takes the first way. */
const out = (t: Table): Table => {
  for (let n = 0; n < 10 && t.step === 'retreatStep'; n++) t.act(the(t.legal('retreatTo')[0]));
  return t;
};

describe('a pool set alight', () => {
  // R78: whoever lies in it stunned is killed.
  rule(['gui.10.5.3b', 'gui.1.2j'], 'a stunned man in it dies, whatever the dice', () => {
    const p = poggio().put(1, 'milo', 'H7', { health: STUNNED });
    expect(lit(p, ['H7', 'H6'], 10, 10).health('milo')).toBe(DEAD);
  });
  // l.1897, R68: driven out of it he has left his place in the row.
  rule(['gui.10.5.3b', 'gui.7.3.1c'], 'a hoplite driven out of it is no more of the formation', () => {
    const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', hektor: 'H9' };
    const p = poggio();
    for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
    p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    const t = out(lit(p, ['H9', 'H8'], 9));
    expect([t.health('hektor'), t.where('hektor') === 'H9', members(t)]).toEqual([
      HEALTHY,
      false,
      ['achilleas', 'okeanos', 'palaimon'],
    ]);
  });
  // R74, R104: nobody takes a ladder with him as he runs, nor a horse from afar.
  rule(
    ['gui.10.5.3b', 'gui.10.1.2a', 'gui.4.4.3b'],
    'who runs out of it drops his ladder, and leads no horse from afar',
    () => {
      const p = poggio().put(1, 'milo', 'H8').put(1, 'dorian', 'H7').put(1, 'alexio', 'K8');
      const bearers = p.units('milo', 'dorian');
      const [cell, other] = [p.hex('H8'), p.hex('H7')];
      p.state.ladders = [{ side: 1, cell, other, direction: -1, climber: -1, bearers, gone: false, since: 0 }];
      const horse = p.horse('roger', 'H9', 'N', { side: 1 });
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('milo') });
      const t = out(lit(p, ['H8'], 9));
      const { leader, head } = the(t.state.horses[horse]);
      const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beyond(t.where('milo'), way));
      expect([t.where('milo') === 'H8', the(t.state.ladders[0]).bearers, leader < 0 || beside.includes(head)]).toEqual([
        false,
        [],
        true,
      ]);
      expect(p.name(head) === 'H8').toBe(false);
    },
  );
});
