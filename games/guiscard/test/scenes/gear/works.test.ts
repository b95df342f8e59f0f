/** Fires, gates, tents and engines on the table: all that is offered, and all that comes of it. */
import { describe, expect } from 'vitest';
import { DEAD, STAYED } from '../../../src/state.ts';
import { flame, nido } from '../../openings.ts';
import { alike, first, offers, outcomes, stakes } from '../../pictures.ts';
import { rule } from '../../support.ts';
import { type Position, position, TENT } from '../../table.ts';
import { combat, engine, moves } from './begin.ts';

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
        "task kind douse, unit roland, on 247: [] | by 3/10 | 7/10 nothing | 3/10 doused rule gui.10.2.4.extinguish, cell P8, unit roland
        task kind douse, unit roland, on 248: [] | by 1/2 | 1/2 doused rule gui.10.2.4.extinguish, cell P9, unit roland | 1/2 nothing
        task kind light, unit osbern, on 245: nothing
        task kind light, unit osbern, on 246: nothing
        task kind douse, unit milo, on 247: [] | by 3/10 | 7/10 nothing | 3/10 doused rule gui.10.2.4.extinguish, cell P8, unit milo
        task kind light, unit dorian, on 266: nothing
        task kind light, unit dorian, on 267: nothing
        task kind light, unit dorian, on 283: nothing
        task kind light, unit dorian, on 299: nothing
        task kind light, unit milo, on 246: nothing
        task kind douse, unit milo, on 247 -> milo marks 2304 | tasks 0 {kind douse, unit milo, on 247, team [milo]} | then 1: step declare, side 1
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
      serve unit osbern -> avray marks 305 | hamon marks 305 | neel marks 305 | osbern marks 305 | then 0: step engineParty, engine 0, mp 2, bearers [avray hamon neel osbern]
      serve unit rioulf -> avray marks 305 | hamon marks 305 | neel marks 305 | rioulf marks 305 | then 0: step engineParty, engine 0, mp 2, bearers [avray hamon neel rioulf]
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
