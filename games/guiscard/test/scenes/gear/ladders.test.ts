/** Ladders on the table: all that is offered, and all that comes of it. */
import { describe, expect } from 'vitest';
import { BUSY, STUNNED } from '../../../src/state.ts';
import { upright as ladder, nido } from '../../openings.ts';
import { alike, first, offers, outcomes, refusals, stakes } from '../../pictures.ts';
import { rule } from '../../support.ts';
import type { Position } from '../../table.ts';
import { combat, moves, moving } from './begin.ts';

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
      shoulder ladder 0, unit osbern, mate roland -> ladders 0 {side 0, cell O7, other O6, direction -1, climber -1, bearers [osbern roland], gone false, since 0} | osbern marks 32769 | roland marks 32769 | then 0: step ladderParty, ladder 0, mp 4, spent 0, entered 0"
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
      carryTo cell N5, other O6 -> ladderCarried rule gui.10.1.2a, ladder 0, to N5 | ladders 0 {side 0, cell N5, other O6, direction -1, climber -1, bearers [roland osbern], gone false, since 0} | osbern cell O6 | osbern marks 32801 | roland cell N5 | roland marks 32801 | then 0: step ladderParty, ladder 0, mp 2, spent 2, entered 1
      carryTo cell N6, other O7 -> ladderCarried rule gui.10.1.2a, ladder 0, to N6 | ladders 0 {side 0, cell N6, other O7, direction -1, climber -1, bearers [osbern roland], gone false, since 0} | osbern cell N6 | osbern marks 32801 | roland cell O7 | roland marks 32801 | then 0: step ladderParty, ladder 0, mp 2, spent 2, entered 1
      carryTo cell O5, other O6 -> ladderCarried rule gui.10.1.2a, ladder 0, to O5 | ladders 0 {side 0, cell O5, other O6, direction -1, climber -1, bearers [roland osbern], gone false, since 0} | osbern cell O6 | osbern marks 32801 | roland cell O5 | roland marks 32801 | then 0: step ladderParty, ladder 0, mp 3, spent 1, entered 1
      hold -> then 0: step movement, side 0
      raise cell O6, direction 1 -> ladderRaised rule gui.10.1.2c, ladder 0, cell O6 | ladders 0 {side 0, cell O6, other -1, direction 1, climber -1, bearers [], gone false, since 2} | osbern marks 98353 | roland marks 98353 | then 0: step movement, side 0
      raise cell O7, direction 1 -> ladderRaised rule gui.10.1.2c, ladder 0, cell O7 | ladders 0 {side 0, cell O7, other -1, direction 1, climber -1, bearers [], gone false, since 2} | osbern marks 98353 | roland marks 98353 | then 0: step movement, side 0"
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
      0 shoulder ladder 0, unit osbern, mate roland: gui.10.1.2d perched"
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
      vault: [] | by 5/6 | 5/6 vaulted rule gui.9.2.2a, unit osbern, to P8, ok true | 1/6 vaulted rule gui.9.2.2a, unit osbern, to P8, ok false; harmed rule gui.9.2.2a, unit osbern, harm wounded, cause fall
      descend: nothing
      stop: nothing
      vault: [gui.9.2.2a 1] | by 2/3 | 2/3 vaulted rule gui.9.2.2a, unit roland, to P8, ok true | 1/3 vaulted rule gui.9.2.2a, unit roland, to P8, ok false; harmed rule gui.9.2.2a, unit roland, harm wounded, cause fall
      descend
      stop
      stop
      descend -> climbed rule gui.10.1.3a, unit osbern, up false | ladders 0 {side 0, cell O8, other -1, direction 2, climber -1, bearers [], gone false, since 0} | osbern marks 32 | then 0: step moving, unit osbern, mp 5, entered 1, potential 8, spent 3, limit -1
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
      task kind push, unit dorian, on 0: [] | by 3/5 | 3/5 ladderFell rule gui.10.1.6a, ladder 0, ok true | 2/5 ladderFell rule gui.10.1.6a, ladder 0, ok false
      task kind push, unit milo, on 0: [] | by 3/5 | 3/5 ladderFell rule gui.10.1.6a, ladder 0, ok true | 2/5 ladderFell rule gui.10.1.6a, ladder 0, ok false
      setLadder cell N7, direction 0 -> ladders 0 {side 0, cell O8, other N7, direction -1, climber -1, bearers [], gone false, since 0} | then 0: step tumble, unit osbern, cell O8
      lieAt to N7 -> lies rule gui.10.1.6c, unit osbern, to N7 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | osbern cell N7 | osbern health 2 | then 1: step movement, side 1
      lieAt to N8 -> lies rule gui.10.1.6c, unit osbern, to N8 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | harmed rule gui.10.1.6c, unit roland, harm stunned, cause fall | osbern cell N8 | osbern health 2 | roland health 1 | then 1: step movement, side 1
      lieAt to O7 -> lies rule gui.10.1.6c, unit osbern, to O7 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | osbern cell O7 | osbern health 2 | then 1: step movement, side 1
      lieAt to O9 -> lies rule gui.10.1.6c, unit osbern, to O9 | harmed rule gui.10.1.6c, unit osbern, harm wounded, cause fall | harmed rule gui.10.1.6c, unit dorian, harm stunned, cause fall | dorian health 1 | osbern cell O9 | osbern health 2 | then 1: step movement, side 1
      movement ladderFall"
    `);
  });
});
