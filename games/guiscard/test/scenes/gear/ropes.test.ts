/** Ropes on the table: all that is offered, and all that comes of it. */
import { describe, expect } from 'vitest';
import { type Grapnel, WOUNDED } from '../../../src/state.ts';
import { nido, hooked as rope } from '../../openings.ts';
import { alike, first, offers, outcomes, stakes } from '../../pictures.ts';
import { rule } from '../../support.ts';
import { FARM, type Position, position } from '../../table.ts';
import { combat, moves, moving } from './begin.ts';

describe('ropes', () => {
  const hooked =
    (more: Partial<Grapnel> = {}) =>
    (): Position => {
      const p = nido().put(0, 'osbern', 'O7').put(0, 'roland', 'N7').put(1, 'milo', 'P9').put(1, 'dorian', 'P7');
      p.state.grapnels = [rope(p, 'O7', 'P7', more)];
      return p;
    };
  const WHO = ['osbern', 'roland', 'milo', 'dorian'];
  rule(['gui.10.6.1b', 'gui.10.6.1c', 'gui.10.6.1e'], 'thrown, climbed, drawn back', () => {
    const thrower = () => {
      const p = nido().put(0, 'osbern', 'O7').put(1, 'milo', 'W9');
      p.state.grapnels = [rope(p, 'O7', 'P7', { cell: -1, to: -1, bearer: p.unit('osbern') })];
      return moves(p);
    };
    const under = () => moving(hooked()(), 'osbern');
    const alone =
      (more: Partial<Grapnel> = {}) =>
      () =>
        moves(hooked(more)().put(1, 'dorian', 'A1'));
    expect(
      alike(WHO, () => [
        ...stakes(thrower()),
        ...outcomes(thrower, [2], 'throwGrapnel'),
        ...outcomes(thrower, [3], 'throwGrapnel'),
        ...offers(under()),
        ...outcomes(under, [], 'climbRope'),
        ...offers(alone()()).filter(line => line.startsWith('coil')),
        ...outcomes(alone(), [], 'coil'),
      ]),
    ).toMatchInlineSnapshot(`
      "endMoves: sequence
      move unit osbern: nothing
      throwGrapnel grapnel 0, to P6: [] | by 4/5 | 4/5 grapnelThrown rule gui.10.6.1b, unit osbern, ok true | 1/5 grapnelThrown rule gui.10.6.1b, unit osbern, ok false
      throwGrapnel grapnel 0, to P7: [] | by 4/5 | 4/5 grapnelThrown rule gui.10.6.1b, unit osbern, ok true | 1/5 grapnelThrown rule gui.10.6.1b, unit osbern, ok false
      throwGrapnel grapnel 0, to P6 -> roll rule gui.10.6.1b, why grapnel, sides 10, seat 0, dice [2] | grapnelThrown rule gui.10.6.1b, unit osbern, ok false | osbern marks 256 | then 0: step movement, side 0
      throwGrapnel grapnel 0, to P7 -> roll rule gui.10.6.1b, why grapnel, sides 10, seat 0, dice [2] | grapnelThrown rule gui.10.6.1b, unit osbern, ok false | osbern marks 256 | then 0: step movement, side 0
      throwGrapnel grapnel 0, to P6 -> roll rule gui.10.6.1b, why grapnel, sides 10, seat 0, dice [3] | grapnelThrown rule gui.10.6.1b, unit osbern, ok true | grapnels 0 {side 0, bearer -1, cell O7, to P6, climber -1, top false, roof false, gone false} | osbern marks 256 | then 0: step movement, side 0
      throwGrapnel grapnel 0, to P7 -> roll rule gui.10.6.1b, why grapnel, sides 10, seat 0, dice [3] | grapnelThrown rule gui.10.6.1b, unit osbern, ok true | grapnels 0 {side 0, bearer -1, cell O7, to P7, climber -1, top false, roof false, gone false} | osbern marks 256 | then 0: step movement, side 0
      climbRope grapnel 0
      step to N6, tail -1
      step to N7, tail -1
      step to O6, tail -1
      step to O8, tail -1
      stop
      climbRope grapnel 0 -> climbed rule gui.10.6.1c, unit osbern, up true | grapnels 0 {side 0, bearer -1, cell O7, to P7, climber osbern, top true, roof false, gone false} | osbern marks 48 | then 0: step moving, unit osbern, mp 0, entered 0, potential 8, spent 8, limit -1
      coil grapnel 0
      coil grapnel 0 -> grapnels 0 {side 0, bearer osbern, cell -1, to -1, climber -1, top false, roof false, gone false} | osbern marks 256 | then 0: step movement, side 0"
    `);
  });
  rule(
    'gui.10.6.1e',
    'a rope is not drawn back under a climber, by the other side, from afar or where it is gone',
    () => {
      const coils = (more: (p: Position) => Partial<Grapnel>): number => {
        const p = hooked()().put(1, 'dorian', 'A1');
        p.state.grapnels = [rope(p, 'O7', 'P7', more(p))];
        return moves(p).legal('coil').length;
      };
      expect(
        alike(WHO, () => [
          [
            coils(() => ({})),
            coils(p => ({ climber: p.unit('osbern') })),
            coils(p => ({ climber: p.unit('roland') })),
            coils(() => ({ side: 1 })),
            coils(() => ({ side: 1, to: -1 })),
            coils(() => ({ gone: true })),
            coils(p => ({ cell: p.hex('N9') })),
            coils(() => ({ cell: -1, to: -1 })),
          ].join(' '),
        ]),
      ).toBe('1 0 0 0 1 0 0 0');
    },
  );
  rule(['gui.10.6.1d', 'gui.10.6.2b'], 'from its top over the wall, or down', () => {
    const top = (mp?: number) => () => {
      const p = hooked({ top: true })().put(1, 'dorian', 'A1');
      p.state.grapnels = [rope(p, 'O7', 'P7', { top: true, climber: p.unit('osbern') })];
      return moving(p, 'osbern', mp);
    };
    const roof = () => {
      const p = position('il-poggio', [FARM]).put(0, 'osbern', 'O6').put(1, 'milo', 'A1');
      return p;
    };
    expect(
      alike(WHO, () => [
        ...[2, 3, 4, 5, 8].map(mp => `${mp}: ${offers(top(mp)())}`),
        ...outcomes(top(), [], 'crossTop', 'descend'),
        ...offers(moving(roof(), 'osbern')),
      ]),
    ).toMatchInlineSnapshot(`
      "2: crossTop,stop
      3: crossTop,stop
      4: crossTop,descend,stop
      5: crossTop,descend,stop
      8: crossTop,descend,stop
      crossTop -> entered rule gui.10.6.1d, unit osbern, to P7, tail -1 | grapnels 0 {side 0, bearer -1, cell O7, to P7, climber -1, top false, roof false, gone false} | osbern cell P7 | osbern marks 32 | then 0: step moving, unit osbern, mp 6, entered 1, potential 8, spent 2, limit -1
      descend -> climbed rule gui.10.1.3a, unit osbern, up false | grapnels 0 {side 0, bearer -1, cell O7, to P7, climber -1, top false, roof false, gone false} | osbern marks 32 | then 0: step moving, unit osbern, mp 4, entered 1, potential 8, spent 4, limit -1
      step to N5, tail -1
      step to N6, tail -1
      step to O5, tail -1
      step to O7, tail -1
      step to P5, tail -1
      step to P6, tail -1
      stop"
    `);
  });
  rule(['gui.10.6.4', 'gui.10.6.5a', 'gui.10.6.3b'], 'cut, and pulled by four', () => {
    const team = (change: (p: Position) => void = () => undefined) => {
      const p = hooked()().put(0, 'avray', 'N8');
      p.put(0, 'rioulf', p.beside('N7', 'SW')).put(0, 'hamon', p.beside('N8', 'SW'));
      change(p);
      return p;
    };
    const climber = (p: Position) => {
      p.state.grapnels = [rope(p, 'O7', 'P7', { climber: p.unit('osbern'), top: true })];
    };
    const cut = (change?: (p: Position) => void) => () => combat(team(change), 1);
    expect(
      alike(['roland', 'osbern', 'milo', 'dorian'], () => [
        ...stakes(combat(team()), 'task'),
        ...outcomes(() => combat(team()), [], 'task'),
        ...stakes(combat(team(p => p.put(0, 'avray', 'N8', { health: WOUNDED }))), 'task'),
        ...offers(combat(team(p => p.put(0, 'avray', 'A8')))),
        ...offers(combat(team(climber))),
        ...stakes(cut(climber)(), 'task'),
        ...outcomes(cut(climber), [3], 'task'),
      ]),
    ).toMatchInlineSnapshot(`
      "task kind pull, unit roland, on 0: [] | by 1/5 | 4/5 pulled rule gui.10.6.5a, cell P7, ok false | 1/5 pulled rule gui.10.6.5a, cell P7, ok true; ruined rule gui.9.2.1c, cell P7; harmed rule gui.11.3.3b, unit dorian, harm wounded, cause fall
      task kind pull, unit roland, on 0 -> roll rule gui.10.6.5a, why pull, sides 10, seat 0, dice [5] | pulled rule gui.10.6.5a, cell P7, ok false | avray marks 264 | hamon marks 264 | rioulf marks 264 | roland marks 264 | then 1: step movement, side 1
      task kind pull, unit roland, on 0: [] | by 1/10 | 9/10 pulled rule gui.10.6.5a, cell P7, ok false | 1/10 pulled rule gui.10.6.5a, cell P7, ok true; ruined rule gui.9.2.1c, cell P7; harmed rule gui.11.3.3b, unit dorian, harm wounded, cause fall
      endMoves
      move unit dorian
      move unit milo
      endMoves
      move unit dorian
      move unit milo
      task kind cut, unit dorian, on 0: [] | by 3/10 | 7/10 ropeCut rule gui.10.6.4, unit dorian, ok false | 3/10 ropeCut rule gui.10.6.4, unit dorian, ok true; harmed rule gui.10.6.4, unit osbern, harm wounded, cause fall
      task kind cut, unit dorian, on 0 -> roll rule gui.10.6.4, why rope, sides 10, seat 1, dice [3] | ropeCut rule gui.10.6.4, unit dorian, ok true | harmed rule gui.10.6.4, unit osbern, harm wounded, cause fall | dorian marks 264 | grapnels 0 {side 0, bearer -1, cell -1, to -1, climber -1, top false, roof false, gone true} | osbern health 2 | then 1: step movement, side 1"
    `);
    const pulled = (die: number) => {
      return first(combat(team()).dice(die), 'task').state.works.ruins.length;
    };
    expect([pulled(2), pulled(3)]).toEqual([1, 0]);
  });
});
