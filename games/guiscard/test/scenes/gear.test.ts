/** Ladders, ropes, engines and works on the table: all that is offered, and all that comes of it. */
import { describe, expect } from 'vitest';
import { journeyOf } from '../../src/04-movement/journey.ts';
import {
  BUSY,
  DEAD,
  type Engine,
  type Flame,
  type Grapnel,
  type Ladder,
  STAYED,
  STUNNED,
  WOUNDED,
} from '../../src/state.ts';
import { alike, first, offers, outcomes, refusals, stakes } from '../pictures.ts';
import { rule } from '../support.ts';
import { FARM, type Position, position, type Table, TENT } from '../table.ts';

const nido = () => position('nido-d-aquila');
const ladder = (p: Position, hex: string, way: string, more: Partial<Ladder> = {}): Ladder => ({
  ...{ side: 0, cell: p.hex(hex), other: -1, direction: p.way(way), climber: -1, bearers: [], gone: false, since: 0 },
  ...more,
});
const rope = (p: Position, hex: string, to: string, more: Partial<Grapnel> = {}): Grapnel => ({
  ...{ side: 0, bearer: -1, cell: p.hex(hex), to: p.hex(to), climber: -1, top: false, roof: false, gone: false },
  ...more,
});
const engine = (p: Position, kind: Engine['kind'], head: string, tail: string, more: Partial<Engine> = {}): Engine => ({
  ...{ kind, side: 0, head: p.hex(head), tail: p.hex(tail), arrow: p.way('N'), corner: false },
  ...{ load: kind === 'greekFire' ? 4 : 2, gone: false, jammed: false },
  ...more,
});
const flame = (p: Position, hex: string, more: Partial<Flame> = {}): Flame => ({
  ...{ cell: p.hex(hex), side: 0, arrow: false, turns: 0, fresh: false },
  ...more,
});
const moves = (p: Position): Table => p.play([{ step: 'movement', side: 0 }]);
const moving = (p: Position, unit: string, mp?: number): Table => {
  const journey = journeyOf(p.battle, p.unit(unit));
  return p.play([
    { step: 'moving', ...journey, mp: mp ?? journey.mp },
    { step: 'halted', unit: journey.unit },
  ]);
};
const combat = (p: Position, side = 0): Table =>
  p.play([
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ]);

describe('ladders', () => {
  const lying =
    (change: (p: Position) => void = () => undefined) =>
    (): Position => {
      const p = nido().put(0, 'osbern', 'O7').put(0, 'roland', 'O6').put(1, 'milo', 'W9');
      p.state.ladders = [ladder(p, 'O7', 'NE', { other: p.hex('O6'), direction: -1 })];
      change(p);
      return p;
    };
  const WHO = ['osbern', 'roland', 'milo'];
  rule('gui.10.1.2a', 'a ladder that lies is shouldered by the two who stand on its ends', () => {
    const make = () => moves(lying()());
    expect(alike(WHO, () => [...stakes(make()), ...outcomes(make, [])])).toMatchInlineSnapshot(`
      "endMoves: sequence
      move unit osbern: nothing
      move unit roland: nothing
      shoulder ladder 0, unit osbern, mate roland: nothing
      endMoves -> then 1: step movement, side 1
      move unit osbern -> osbern marks 1 | then 0: step moving, unit osbern, mp 8, entered 0, potential 8, spent 0, limit -1
      shoulder ladder 0, unit osbern, mate roland -> ladders 0 {side 0, cell O7, other O6, direction -1, climber -1, bearers [osbern roland], gone false, since 0} | osbern marks 32769 | roland marks 32769 | then 0: step ladderParty, ladder 0, mp 4, entered 0"
    `);
  });
  rule('gui.10.1.2b', 'and carried, raised or put down', () => {
    const make = () => moves(lying()()).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'roland' });
    expect(
      alike(WHO, () => [...stakes(make()), ...outcomes(make, [], 'carryTo', 'raise', 'hold', 'putDown')]),
    ).toMatchInlineSnapshot(`
      "carryTo cell N5, other O6: nothing
      carryTo cell N6, other O6: nothing
      carryTo cell N6, other O7: nothing
      carryTo cell N7, other O7: nothing
      carryTo cell O5, other O6: nothing
      carryTo cell O8, other O7: nothing
      hold: nothing
      putDown: nothing
      raise cell O6, direction 1: nothing
      raise cell O6, direction 2: nothing
      raise cell O7, direction 1: nothing
      raise cell O7, direction 2: nothing
      carryTo cell N5, other O6 -> ladderCarried rule gui.10.1.2a, ladder 0, to N5 | ladders 0 {side 0, cell N5, other O6, direction -1, climber -1, bearers [roland osbern], gone false, since 0} | osbern cell O6 | osbern marks 32817 | roland cell N5 | roland marks 32817 | then 0: step ladderParty, ladder 0, mp 2, entered 1
      carryTo cell N6, other O7 -> ladderCarried rule gui.10.1.2a, ladder 0, to N6 | ladders 0 {side 0, cell N6, other O7, direction -1, climber -1, bearers [osbern roland], gone false, since 0} | osbern cell N6 | osbern marks 32817 | roland cell O7 | roland marks 32817 | then 0: step ladderParty, ladder 0, mp 2, entered 1
      carryTo cell O5, other O6 -> ladderCarried rule gui.10.1.2a, ladder 0, to O5 | ladders 0 {side 0, cell O5, other O6, direction -1, climber -1, bearers [roland osbern], gone false, since 0} | osbern cell O6 | osbern marks 32817 | roland cell O5 | roland marks 32817 | then 0: step ladderParty, ladder 0, mp 3, entered 1
      hold -> then 0: step movement, side 0
      raise cell O6, direction 1 -> ladderRaised rule gui.10.1.2c, ladder 0, cell O6 | ladders 0 {side 0, cell O6, other -1, direction 1, climber -1, bearers [], gone false, since 2} | then 0: step movement, side 0
      raise cell O7, direction 1 -> ladderRaised rule gui.10.1.2c, ladder 0, cell O7 | ladders 0 {side 0, cell O7, other -1, direction 1, climber -1, bearers [], gone false, since 2} | then 0: step movement, side 0"
    `);
  });
  rule('gui.10.1.2d', 'not by the busy, the stunned, nor with an enemy by', () => {
    const cases: ((p: Position) => void)[] = [
      p => p.put(0, 'osbern', 'O7', { marks: BUSY }),
      p => p.put(0, 'roland', 'O6', { health: STUNNED }),
      p => p.put(0, 'roland', 'N6'),
      p => p.put(1, 'milo', 'N6'),
      p => p.put(1, 'milo', 'N6', { health: STUNNED }),
      p => p.state.carries.push({ by: p.unit('osbern'), unit: p.unit('robert') }),
      p => Object.assign(p.state.ladders[0] ?? {}, { gone: true }),
      p => Object.assign(p.state.ladders[0] ?? {}, { climber: p.unit('milo') }),
    ];
    expect(
      alike(WHO, () =>
        cases.map(change => {
          const p = lying(change)();
          const action = { type: 'shoulder', ladder: 0, unit: p.unit('osbern'), mate: p.unit('roland') };
          return `${moves(p).legal('shoulder').length} ${refusals(moves(p), action)}`;
        }),
      ),
    ).toMatchInlineSnapshot(`
      "0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a alreadyMoved
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a stunned
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a notAtLadder
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2d enemyAtLadder
      1 shoulder ladder 0, unit osbern, mate roland: nothing
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a notAtLadder
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a notAtLadder
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2a notAtLadder"
    `);
  });
  const standing = (): Position => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'roland', 'O8').put(0, 'avray', 'N7').put(1, 'milo', 'P8');
    p.state.ladders = [ladder(p, 'O7', 'SE')];
    return p;
  };
  rule(['gui.10.1.3a', 'gui.10.1.4a'], 'one that stands is climbed, or turned by two beside it', () => {
    const climbing = () => moving(standing(), 'osbern');
    const away = () => moves(standing().put(0, 'osbern', 'A1'));
    const turned = () => first(away(), 'turnLadder');
    expect(
      alike(['osbern', 'roland', 'avray', 'milo'], () => [
        ...offers(climbing()),
        ...outcomes(climbing, [], 'climb'),
        ...offers(away()),
        ...outcomes(away, [], 'turnLadder'),
        ...outcomes(turned, [], 'setLadder'),
      ]),
    ).toMatchInlineSnapshot(`
      "climb ladder 0
      step to N6, tail -1
      step to N7, tail -1
      step to O6, tail -1
      step to O8, tail -1
      stop
      climb ladder 0 -> climbed rule gui.10.1.3a, unit osbern, up true | ladders 0 {side 0, cell O7, other -1, direction 2, climber osbern, bearers [], gone false, since 0} | osbern marks 32 | then 0: step moving, unit osbern, mp 5, entered 0, potential 8, spent 3, limit -1
      endMoves
      move unit avray
      move unit osbern
      move unit roland
      turnLadder ladder 0, unit roland, mate avray
      turnLadder ladder 0, unit roland, mate avray -> avray marks 65568 | roland marks 65568 | spare 0 {unit roland, mp 4} | spare 1 {unit avray, mp 6} | then 0: step ladderTurn, ladder 0, unit roland, mate avray
      setLadder cell O6, direction 1 -> ladderRaised rule gui.10.1.4a, ladder 0, cell O6 | ladders 0 {side 0, cell O6, other -1, direction 1, climber -1, bearers [], gone false, since 2} | then 0: step movement, side 0
      setLadder cell O6, direction 2 -> ladderRaised rule gui.10.1.4a, ladder 0, cell O6 | ladders 0 {side 0, cell O6, other -1, direction 2, climber -1, bearers [], gone false, since 2} | then 0: step movement, side 0
      setLadder cell O7, direction 1 -> ladderRaised rule gui.10.1.4a, ladder 0, cell O7 | ladders 0 {side 0, cell O7, other -1, direction 1, climber -1, bearers [], gone false, since 2} | then 0: step movement, side 0"
    `);
  });
  const perched = (unit: string): Position => {
    const p = nido().put(0, unit, 'O8').put(1, 'milo', 'P9');
    p.state.ladders = [ladder(p, 'O8', 'SE', { climber: p.unit(unit) })];
    return p;
  };
  rule(['gui.9.2.2a', 'gui.10.1.3a'], 'who stands at its top leaps, or goes down', () => {
    const make = (unit: string, mp?: number) => () => moving(perched(unit), unit, mp);
    expect(
      alike(['osbern', 'roland', 'milo'], () => [
        ...stakes(make('osbern')()),
        ...stakes(make('roland')()),
        ...offers(make('osbern', 3)()),
        ...offers(make('osbern', 2)()),
        ...outcomes(make('osbern'), [6], 'vault', 'descend'),
      ]),
    ).toMatchInlineSnapshot(`
      "descend: nothing
      stop: nothing
      vault: [] | by 5/6 | 5/6 vaulted rule gui.9.2.2a, unit osbern, to P8, ok true | 1/6 vaulted rule gui.9.2.2a, unit osbern, to P8, ok false
      descend: nothing
      stop: nothing
      vault: [] | by 2/3 | 2/3 vaulted rule gui.9.2.2a, unit roland, to P8, ok true | 1/3 vaulted rule gui.9.2.2a, unit roland, to P8, ok false
      descend
      stop
      stop
      descend -> climbed rule gui.10.1.3a, unit osbern, up false | ladders 0 {side 0, cell O8, other -1, direction 2, climber -1, bearers [], gone false, since 0} | osbern marks 32 | then 0: step moving, unit osbern, mp 5, entered 0, potential 8, spent 3, limit -1
      vault -> roll rule gui.9.2.2a, why jump, sides 6, seat 0, dice [6] | vaulted rule gui.9.2.2a, unit osbern, to P8, ok false | harmed rule gui.9.2.2a, unit osbern, harm wounded, cause fall | ladders 0 {side 0, cell O8, other -1, direction 2, climber -1, bearers [], gone false, since 0} | osbern cell P8 | osbern health 2 | osbern marks 32 | then 0: step moving, unit osbern, mp 4, entered 1, potential 8, spent 0, limit -1"
    `);
  });
  rule(['gui.10.1.6a', 'gui.10.1.6b', 'gui.10.1.6c'], 'it is pushed down with whoever is on it', () => {
    const make = () => {
      const p = nido().put(0, 'osbern', 'O8').put(0, 'roland', 'N8').put(1, 'milo', 'P8').put(1, 'dorian', 'O9');
      p.state.ladders = [ladder(p, 'O8', 'SE', { climber: p.unit('osbern') })];
      return p;
    };
    const pushed = (die: number) => () =>
      combat(make(), 1).do('task', { kind: 'push', unit: 'milo', on: 0 }).dice(die).do('declared');
    const fallen = () => first(pushed(6)(), 'setLadder');
    expect(
      alike(['osbern', 'roland', 'milo', 'dorian'], () => [
        ...offers(combat(make(), 1)).filter(line => line.startsWith('task')),
        ...stakes(combat(make(), 1), 'task'),
        ...outcomes(pushed(6), []),
        ...outcomes(fallen, [], 'lieAt', 'setLadder'),
        `${pushed(7)().step} ${pushed(6)().step}`,
      ]),
    ).toMatchInlineSnapshot(`
      "task kind push, unit dorian, on 0
      task kind push, unit milo, on 0
      task kind push, unit dorian, on 0: [] | 3/5 ladderFell rule gui.10.1.6a, ladder 0, ok true | 2/5 ladderFell rule gui.10.1.6a, ladder 0, ok false
      task kind push, unit milo, on 0: [] | 3/5 ladderFell rule gui.10.1.6a, ladder 0, ok true | 2/5 ladderFell rule gui.10.1.6a, ladder 0, ok false
      setLadder cell N7, direction 0 -> ladders 0 {side 0, cell O8, other N7, direction -1, climber -1, bearers [], gone false, since 0} | then 0: step tumble, unit osbern, cell O8
      lieAt to N7 -> lies rule gui.10.1.6c, unit osbern, to N7 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | osbern cell N7 | osbern health 2 | then 1: step movement, side 1
      lieAt to N8 -> lies rule gui.10.1.6c, unit osbern, to N8 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | harmed rule gui.10.1.6c, unit roland, harm stunned, cause fall | osbern cell N8 | osbern health 2 | roland health 1 | then 1: step movement, side 1
      lieAt to O7 -> lies rule gui.10.1.6c, unit osbern, to O7 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | osbern cell O7 | osbern health 2 | then 1: step movement, side 1
      lieAt to O8 -> lies rule gui.10.1.6c, unit osbern, to O8 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | osbern health 2 | then 1: step movement, side 1
      lieAt to O9 -> lies rule gui.10.1.6c, unit osbern, to O9 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | harmed rule gui.10.1.6c, unit dorian, harm stunned, cause fall | dorian health 1 | osbern cell O9 | osbern health 2 | then 1: step movement, side 1
      movement ladderFall"
    `);
  });
});

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
      descend -> climbed rule gui.10.1.3a, unit osbern, up false | grapnels 0 {side 0, bearer -1, cell O7, to P7, climber -1, top false, roof false, gone false} | osbern marks 32 | then 0: step moving, unit osbern, mp 4, entered 0, potential 8, spent 4, limit -1
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
      "task kind pull, unit roland, on 0: [] | 4/5 pulled rule gui.10.6.5a, cell P7, ok false | 1/5 pulled rule gui.10.6.5a, cell P7, ok true; ruined rule gui.9.2.1c, cell P7; harmed rule gui.11.3.3b, unit dorian, harm wounded, cause fall
      task kind pull, unit roland, on 0 -> roll rule gui.10.6.5a, why pull, sides 10, seat 0, dice [5] | pulled rule gui.10.6.5a, cell P7, ok false | avray marks 264 | hamon marks 264 | rioulf marks 264 | roland marks 264 | then 1: step movement, side 1
      task kind pull, unit roland, on 0: [] | 9/10 pulled rule gui.10.6.5a, cell P7, ok false | 1/10 pulled rule gui.10.6.5a, cell P7, ok true; ruined rule gui.9.2.1c, cell P7; harmed rule gui.11.3.3b, unit dorian, harm wounded, cause fall
      endMoves
      move unit dorian
      move unit milo
      endMoves
      move unit dorian
      move unit milo
      task kind cut, unit dorian, on 0: [] | 7/10 ropeCut rule gui.10.6.4, unit dorian, ok false | 3/10 ropeCut rule gui.10.6.4, unit dorian, ok true; harmed rule gui.10.6.4, unit osbern, harm wounded, cause fall
      task kind cut, unit dorian, on 0 -> roll rule gui.10.6.4, why rope, sides 10, seat 1, dice [3] | ropeCut rule gui.10.6.4, unit dorian, ok true | harmed rule gui.10.6.4, unit osbern, harm wounded, cause fall | dorian marks 264 | grapnels 0 {side 0, bearer -1, cell -1, to -1, climber -1, top false, roof false, gone true} | osbern health 2 | then 1: step movement, side 1"
    `);
    const pulled = (die: number) => {
      return first(combat(team()).dice(die), 'task').state.works.ruins.length;
    };
    expect([pulled(2), pulled(3)]).toEqual([1, 0]);
  });
});

describe('works', () => {
  rule(
    ['gui.10.2.1b', 'gui.10.2.3b', 'gui.8.5.2b', 'gui.9.2.3.2a'],
    'fires lit and put out, gates worked, tents torn',
    () => {
      const castle = () => {
        const p = nido().put(0, 'osbern', 'O7', { marks: STAYED }).put(1, 'milo', 'Q8', { marks: STAYED });
        p.put(1, 'dorian', 'R11', { marks: STAYED }).put(0, 'roland', 'O9', { marks: STAYED });
        p.state.works.flames = [flame(p, 'P8'), flame(p, 'P9', { arrow: true })];
        return p;
      };
      const tent = () => position('il-poggio', [TENT]).put(0, 'osbern', 'Q7', { marks: STAYED }).put(1, 'milo', 'A1');
      expect(
        alike(['osbern', 'roland', 'milo', 'dorian'], () => [
          ...stakes(combat(castle()), 'task'),
          ...stakes(combat(castle(), 1), 'task'),
          ...outcomes(() => combat(castle(), 1), [], 'task'),
          ...stakes(combat(tent()), 'task'),
        ]),
      ).toMatchInlineSnapshot(`
        "task kind douse, unit roland, on 247: [] | 7/10 nothing | 3/10 doused rule gui.10.2.4.extinguish, cell P8, unit roland
        task kind douse, unit roland, on 248: [] | 1/2 doused rule gui.10.2.4.extinguish, cell P9, unit roland | 1/2 nothing
        task kind light, unit osbern, on 245: nothing
        task kind light, unit osbern, on 246: nothing
        task kind douse, unit milo, on 247: [] | 7/10 nothing | 3/10 doused rule gui.10.2.4.extinguish, cell P8, unit milo
        task kind light, unit dorian, on 266: nothing
        task kind light, unit dorian, on 267: nothing
        task kind light, unit dorian, on 283: nothing
        task kind light, unit dorian, on 299: nothing
        task kind light, unit milo, on 246: nothing
        task kind douse, unit milo, on 247 -> milo marks 2312 | tasks 0 {kind douse, unit milo, on 247, team [milo]} | then 1: step declare, side 1
        task kind light, unit dorian, on 266 -> dorian marks 2312 | tasks 0 {kind light, unit dorian, on 266, team [dorian]} | then 1: step declare, side 1
        task kind light, unit dorian, on 267 -> dorian marks 2312 | tasks 0 {kind light, unit dorian, on 267, team [dorian]} | then 1: step declare, side 1
        task kind light, unit dorian, on 283 -> dorian marks 2312 | tasks 0 {kind light, unit dorian, on 283, team [dorian]} | then 1: step declare, side 1
        task kind light, unit dorian, on 299 -> dorian marks 2312 | tasks 0 {kind light, unit dorian, on 299, team [dorian]} | then 1: step declare, side 1
        task kind light, unit milo, on 246 -> milo marks 2312 | tasks 0 {kind light, unit milo, on 246, team [milo]} | then 1: step declare, side 1
        task kind light, unit osbern, on 263: nothing
        task kind light, unit osbern, on 278: nothing
        task kind tear, unit osbern, on 798: nothing
        task kind tear, unit osbern, on 800: nothing
        task kind tear, unit osbern, on 850: nothing
        task kind tear, unit osbern, on 851: nothing"
      `);
    },
  );
  rule(['gui.10.4.1b', 'gui.10.5.1b'], 'engines are laid, and carried where they may be', () => {
    const stone = () => {
      const p = position('il-poggio').put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(0, 'rioulf', 'H12');
      p.put(1, 'dorian', 'H5').put(1, 'milo', 'H3');
      p.state.engines = [engine(p, 'stoneThrower', 'H13', 'H14')];
      return p;
    };
    const siphon = () => {
      const p = position('il-poggio').put(0, 'petros', 'G13').put(0, 'loukas', 'I13').put(1, 'roland', 'H10');
      p.state.engines = [engine(p, 'greekFire', 'H13', 'H13')];
      return p;
    };
    const lay = (p: Position) => () => p.play([{ step: 'offensive', side: 0 }]).do('hurl', { engine: 0 });
    const away = () => moves(stone().put(0, 'hamon', 'G14').put(0, 'neel', 'I14'));
    const crew = () => first(first(first(lifted(), 'serve'), 'serve'), 'serve');
    const lifted = () => first(away(), 'carryEngine');
    expect(
      alike(['osbern', 'avray', 'petros', 'roland'], () => [
        ...offers(stone().play([{ step: 'offensive', side: 0 }])),
        ...outcomes(lay(stone()), [5, 5, 5], 'strike'),
        ...offers(lay(siphon())()),
        ...outcomes(lay(siphon()), [5, 5], 'strike'),
        ...offers(away()),
        ...outcomes(away, [], 'carryEngine'),
        ...outcomes(lifted, [], 'serve'),
        ...outcomes(crew, [], 'engineTo', 'serve'),
        ...offers(moves(stone())),
        ...offers(moves(siphon())),
      ]),
    ).toMatchInlineSnapshot(`
      "hold
      hurl engine 0
      strike cell A1 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact A2 | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      strike cell D9 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact E10 | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      strike cell H12 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact H13 | roll rule gui.10.4.4c, why bombardment, sides 10, seat 0, dice [5] | bombarded rule gui.10.4.4c, cell H13, points 1, result – | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      strike cell K5 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact K6 | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      strike cell O4 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact N4 | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      strike cell T2 -> roll rule gui.10.4.4a, why stone, sides 10, seat 0, dice [5 5] | hurled rule gui.10.4.4a, engine 0, impact S3 | avray marks 256 | engines 0 {kind stoneThrower, side 0, head H13, tail H14, arrow 0, corner false, load -1, gone false, jammed false} | osbern marks 256 | rioulf marks 256 | then 1: step movement, side 1
      hold
      strike cell A10
      strike cell A7
      strike cell A8
      strike cell A9
      strike cell B10
      strike cell B6
      strike cell B7
      strike cell B8
      strike cell B9
      strike cell C10
      strike cell C11
      strike cell C6
      strike cell C7
      strike cell C8
      strike cell C9
      strike cell D10
      strike cell D5
      strike cell D6
      strike cell D7
      strike cell D8
      strike cell D9
      strike cell E10
      strike cell E5
      strike cell E6
      strike cell E7
      strike cell E8
      strike cell E9
      strike cell F4
      strike cell F5
      strike cell F6
      strike cell F7
      strike cell F8
      strike cell F9
      strike cell G4
      strike cell G5
      strike cell G6
      strike cell G7
      strike cell G8
      strike cell G9
      strike cell H3
      strike cell H4
      strike cell H5
      strike cell H6
      strike cell H7
      strike cell H8
      strike cell I4
      strike cell I5
      strike cell I6
      strike cell I7
      strike cell I8
      strike cell I9
      strike cell J4
      strike cell J5
      strike cell J6
      strike cell J7
      strike cell J8
      strike cell J9
      strike cell K10
      strike cell K5
      strike cell K6
      strike cell K7
      strike cell K8
      strike cell K9
      strike cell L10
      strike cell L5
      strike cell L7
      strike cell L8
      strike cell L9
      strike cell M10
      strike cell M11
      strike cell M8
      strike cell M9
      strike cell N10
      strike cell N6
      strike cell N7
      strike cell N8
      strike cell N9
      strike cell O10
      strike cell O7
      strike cell P9
      strike cell Q9
      strike cell R8
      strike cell A10 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell A10, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [A10 A9 B9 B10 A11], lit false} | petros marks 256 | then 1: step movement, side 1
      strike cell C9 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell C9, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [C9 C8 D8 D9 C10 B9 B8], lit false} | petros marks 256 | then 1: step movement, side 1
      strike cell F5 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell F5, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [F5 F4 G5 G6 F6 E6 E5], lit false} | petros marks 256 | then 1: step movement, side 1
      strike cell H6 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell H6, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [H6 H5 I6 I7 H7 G7 G6], lit false} | petros marks 256 | then 1: step movement, side 1
      strike cell J9 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell J9, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [J9 J8 K9 K10 J10 I10 I9], lit false} | petros marks 256 | then 1: step movement, side 1
      strike cell M8 -> roll rule gui.10.5.2, why siphon, sides 10, seat 0, dice [5] | sprayed rule gui.10.5.2, engine 0, cell M8, works true | engines 0 {kind greekFire, side 0, head H13, tail H13, arrow 0, corner false, load -1, gone false, jammed false} | loukas marks 256 | naphtha 0 {cells [M8 M7 N7 N8 M9 L8 L7], lit false} | petros marks 256 | then 1: step movement, side 1
      carryEngine engine 0
      endMoves
      move unit avray
      move unit hamon
      move unit neel
      move unit osbern
      move unit rioulf
      carryEngine engine 0 -> then 0: step lifting, engine 0, picked []
      serve unit avray -> then 0: step lifting, engine 0, picked [avray]
      serve unit hamon -> then 0: step lifting, engine 0, picked [hamon]
      serve unit neel -> then 0: step lifting, engine 0, picked [neel]
      serve unit osbern -> then 0: step lifting, engine 0, picked [osbern]
      serve unit rioulf -> then 0: step lifting, engine 0, picked [rioulf]
      serve unit osbern -> avray marks 305 | hamon marks 305 | neel marks 305 | osbern marks 305 | then 0: step engineParty, engine 0, left 2, bearers [avray hamon neel osbern]
      serve unit rioulf -> avray marks 305 | hamon marks 305 | neel marks 305 | rioulf marks 305 | then 0: step engineParty, engine 0, left 2, bearers [avray hamon neel rioulf]
      endMoves
      move unit avray
      move unit osbern
      move unit rioulf
      endMoves
      move unit loukas
      move unit petros"
    `);
  });
  rule('gui.10.2.6a', 'a turn ends: fires spread, die out and kill, hex by hex', () => {
    const make = (...dice: number[]) => {
      const p = nido().put(0, 'osbern', 'O7').put(1, 'milo', 'P8').put(1, 'dorian', 'Q8', { health: DEAD });
      p.state.works.flames = [
        flame(p, 'P7', { turns: 1 }),
        flame(p, 'P9', { arrow: true }),
        flame(p, 'P6', { turns: 2 }),
      ];
      const t = p.play([{ step: 'turnEnd' }], ...dice);
      return [
        ...t.chronicle.map(event => event.type),
        ...t.state.works.flames.map(({ cell, side, arrow, turns, fresh }) =>
          [p.name(cell), side, arrow, turns, fresh].join(' '),
        ),
        p.names(t.state.works.ruins).join(' '),
      ];
    };
    expect(
      alike(['osbern', 'milo'], () => [...make(1, 1, 1, 1, 1, 1, 1, 1), '', ...make(10, 10, 10, 10, 10, 10, 10, 10)]),
    ).toMatchInlineSnapshot(`
      "burntOut
      turnBegan
      phaseBegan
      P7 0 false 2 false
      P9 0 true 1 false
      P6

      burntOut
      turnBegan
      phaseBegan
      P7 0 false 2 false
      P9 0 true 1 false
      P6"
    `);
  });
});
