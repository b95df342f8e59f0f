/** Horses led through gates and let go in a charge: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CHARGES, hold, MOVES, nido, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position } from '../../table.ts';

const leads = (p: Position, unit: string, head: string, facing: string, of = 'roger'): Position => {
  const horse = p.horse(of, head, facing, { side: p.state.side[p.unit(unit)] ?? 0 });
  Object.assign(the(p.state.horses[horse]), { leader: p.unit(unit) });
  return p;
};

describe('a led horse', () => {
  // The open gate lets only men on foot through, the destroyed one horses too.
  rule(
    ['gui.9.2.3.1.destroyed', 'gui.9.2.3.1.open', 'gui.4.4.3b'],
    'goes through the destroyed gate, and not through the open one',
    () => {
      const through = (gate: 'open' | 'destroyed'): unknown[] => {
        const p = leads(nido().put(0, 'osbern', 'O9').put(1, 'milo', 'A1'), 'osbern', 'O8', 'S');
        p.state.works.gate = gate;
        const t = p
          .play([...MOVES])
          .do('move', { unit: 'osbern' })
          .go('P9', 'Q9', 'R8');
        hold(t);
        const { leader, head } = the(t.state.horses[0]);
        return [t.where('osbern'), leader === p.unit('osbern'), p.name(head)];
      };
      expect(through('open')).toEqual(['R8', false, 'O9']);
      expect(through('destroyed').slice(0, 2)).toEqual(['R8', true]);
    },
  );
  // To meet a charge is to fight: he lets go as he sets off.
  rule(['gui.4.4.3f', 'gui.7.2.2h'], 'is let go by who rides to meet a charge', () => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'ayyub', 'H4', { facing: 'S' });
    leads(p, 'ayyub', 'G4', 'S', 'khaled');
    const t = p.play([...CHARGES]).do('charge', { unit: 'roussel', target: 'ayyub' });
    for (let row = 14; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
    t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
    if (t.step === 'charges') t.do('endCharges');
    hold(t);
    expect([t.where('ayyub'), the(t.state.horses.find(({ rider }) => rider < 0)).leader]).toEqual(['H6', -1]);
  });
  // No horse on a stair or in the tower, and none is led through its wall.
  rule(['gui.9.1.towerdoor', 'gui.8.4b', 'gui.4.4.3b'], 'is let go by who goes into the tower', () => {
    const p = leads(nido().put(0, 'osbern', 'Q9').put(1, 'milo', 'A1'), 'osbern', 'Q10', 'N');
    const t = hold(
      p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .go('R9', 'S9'),
    );
    expect([t.where('osbern'), the(t.state.horses[0]).leader]).toEqual(['S9', -1]);
  });
  // An arrow drives them four hexes back; the horse is at his side, or he has let it go.
  rule(['gui.4.4.3d', 'gui.5.4.3.A'], 'is at the side of a rider driven back, or has been let go', () => {
    const p = leads(poggio().put(0, 'roussel', 'D10', { facing: 'N' }), 'roussel', 'E11', 'N').put(1, 'petros', 'D3');
    // Impact 1; 7, two and armour is row 10 without cover: A.
    const t = p.play([{ step: 'offensive', side: 1 }], 1, 7).do('shoot', { unit: 'petros' });
    t.do('fireAt', { target: 'roussel', cell: 'D10' });
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    const { leader, head } = the(t.state.horses.find(({ rider }) => rider < 0));
    const [front, back] = [t.where('roussel'), p.name(the(t.state.tail[p.unit('roussel')]))];
    const ways = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    const beside = [front, back].every(hex => ways.map(way => p.beside(hex, way)).includes(p.name(head)));
    expect([front === 'D10', leader === -1 || beside]).toEqual([false, true]);
  });
});
