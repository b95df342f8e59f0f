/** At the limits: who may go no further, who may leave where, the last way open, the marks kept apart. */
import { describe, expect, test } from 'vitest';
import { exitsOf, journeyOf } from '../../src/04-movement/journey.ts';
import { scatter } from '../../src/05-missiles/fire.ts';
import { placesFor } from '../../src/06-combat/retreat.ts';
import { chargeTargets } from '../../src/07-charges-and-formations/charge.ts';
import { engineMarks, engineShots } from '../../src/10-siege-gear/engines.ts';
import { BESIEGER, GARRISON } from '../../src/11-sieges/siege.ts';
import { around } from '../../src/battle.ts';
import * as marks from '../../src/state.ts';
import { alike, first, offers, outcomes, stakes } from '../pictures.ts';
import { rule, the } from '../support.ts';
import { campaign, FARM, Position, position, scenario, type Table } from '../table.ts';

const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const castle = () => campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });

test('no mark on a character is taken for another', () => {
  const { MOVED, FIRED, VOLLEYED, ATTACKED, OVER_HALF, STIRRED, LANCE_THROWN, DOWN, BUSY, CARRIER } = marks;
  const { SETTLED, STAYED, FRESH, ENGAGED, LATE, HAULER, IN_PLACE, GONE, AWAITED, LEFT, ABSENT, CARRIED, ELSEWHERE } =
    marks;
  const all = [MOVED, FIRED, VOLLEYED, ATTACKED, OVER_HALF, STIRRED, LANCE_THROWN, DOWN, BUSY, CARRIER];
  all.push(SETTLED, STAYED, FRESH, ENGAGED, LATE, HAULER, IN_PLACE);
  expect(all).toEqual(all.map((_, index) => 2 ** index));
  expect([GONE, AWAITED, LEFT, ABSENT, CARRIED, ELSEWHERE]).toEqual([-1, -2, -3, -4, -5, -6]);
  expect([marks.HEALTHY, marks.STUNNED, marks.WOUNDED, marks.DEAD]).toEqual([0, 1, 2, 3]);
});

describe('a man driven on', () => {
  rule(
    ['gui.5.4.3.D', 'gui.4.4.2a', 'gui.4.2.4a', 'gui.10.1.3a', 'gui.10.6.1c'],
    'enters so many hexes more and does nothing else',
    () => {
      const moving = (p: Position, unit: string, limit: number): Table =>
        p.play([
          { step: 'moving', ...journeyOf(p.battle, p.unit(unit)), limit, entered: 0 },
          { step: 'movement', side: 0 },
        ]);
      const saddle = () => {
        const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(1, 'milo', 'A1');
        p.horse('roger', 'D8', 'S');
        p.horse('khaled', 'F8', 'N');
        return p;
      };
      const foot = () => {
        const p = position('il-poggio')
          .put(0, 'robert', 'E8')
          .put(0, 'osbern', 'E8', { health: marks.STUNNED })
          .put(1, 'milo', 'A1');
        p.horse('robert', 'E7', 'N', { side: 0 });
        p.horse('roger', 'D8', 'S');
        p.state.loot = [{ cell: p.hex('E8'), bearer: -1 }];
        return p;
      };
      const wall = () => {
        const p = position('nido-d-aquila').put(0, 'osbern', 'O7').put(1, 'milo', 'A1');
        p.state.ladders = [
          {
            side: 0,
            cell: p.hex('O7'),
            other: -1,
            direction: p.way('SE'),
            climber: -1,
            bearers: [],
            gone: false,
            since: 0,
          },
        ];
        p.state.grapnels = [
          {
            side: 0,
            bearer: -1,
            cell: p.hex('O7'),
            to: p.hex('P6'),
            climber: -1,
            top: false,
            roof: false,
            gone: false,
          },
        ];
        return p;
      };
      const lines = () =>
        [-1, 0, 1].flatMap(limit => [
          `${limit} riding: ${offers(moving(saddle(), 'robert', limit))}`,
          `${limit} on foot: ${offers(moving(foot(), 'robert', limit))}`,
          `${limit} at the wall: ${offers(moving(wall(), 'osbern', limit))}`,
        ]);
      expect(alike(['robert', 'osbern'], lines)).toMatchInlineSnapshot(`
        "-1 riding: aboutFace,bridle horse 1,bridle horse 2,dismount to D9,dismount to E10,dismount to E7,dismount to F7,step to D7, tail E8,step to D8, tail E8,step to D8, tail E9,step to D9, tail E9,step to E10, tail E9,step to E7, tail E8,step to F7, tail E8,step to F8, tail E8,step to F8, tail E9,step to F9, tail E9,stop
        -1 on foot: lift unit osbern,mount horse 1,step to D7, tail -1,step to D8, tail -1,step to E7, tail -1,step to E9, tail -1,step to F7, tail -1,step to F8, tail -1,takeLoot
        -1 at the wall: climb ladder 0,climbRope grapnel 0,step to N6, tail -1,step to N7, tail -1,step to O6, tail -1,step to O8, tail -1,stop
        0 riding: stop
        0 on foot: stop
        0 at the wall: stop
        1 riding: step to D9, tail E9,step to E10, tail E9,step to E7, tail E8,step to F7, tail E8,stop
        1 on foot: step to E9, tail -1,step to F7, tail -1,step to F8, tail -1
        1 at the wall: step to N6, tail -1,step to N7, tail -1,step to O6, tail -1,step to O8, tail -1,stop"
      `);
    },
  );
});

describe('the edge of what is in use', () => {
  rule('gui.0.b', 'hexes of a map that are not in use are no neighbours', () => {
    const p = new Position('libera', {
      maps: [
        { map: 'laguna', rotated: false },
        { map: 'nido-d-aquila', rotated: false },
      ],
      overlays: [],
      columns: [
        [13, 25],
        [0, 12],
      ],
    });
    const { field } = p.battle;
    const rim = field.names.flatMap((name, cell) =>
      field.closed[cell] === 0 && around(p.battle, cell).length < 6 ? [`${name} ${around(p.battle, cell).length}`] : [],
    );
    expect(rim.join(', ')).toMatchInlineSnapshot(
      `"AN1 3, AN2 4, AN3 4, AN4 4, AN5 4, AN6 4, AN7 4, AN8 4, AN9 4, AN10 4, AN11 4, AN12 4, AN13 4, AN14 4, AN15 4, AN16 2, AO1 3, AO16 5, AP1 5, AP16 3, AQ1 3, AQ16 5, AR1 5, AR16 3, AS1 3, AS16 5, AT1 5, AT16 3, AU1 3, AU16 5, AV1 5, AV16 3, AW1 3, AW16 5, AX1 5, AX16 3, AY1 3, AY16 5, AZ1 5, AZ16 3, BA1 3, BA16 5, BB1 5, BB16 3, BC1 3, BC16 5, BD1 5, BD16 3, BE1 3, BE16 5, BF1 5, BF16 3, BG1 3, BG16 5, BH1 5, BH16 3, BI1 3, BI16 5, BJ1 5, BJ16 3, BK1 3, BK16 5, BL1 5, BL16 3, BM1 2, BM2 4, BM3 4, BM4 4, BM5 4, BM6 4, BM7 4, BM8 4, BM9 4, BM10 4, BM11 4, BM12 4, BM13 4, BM14 4, BM15 4, BM16 3"`,
    );
  });
  rule(
    ['gui.11.4.1f', 'gui.11.4.2e', 'gui.11.4.3e', 'gui.11.4.4c'],
    'who may leave an action of a siege, and by which sides',
    () => {
      const leave = (action: marks.SiegeAction, edge: number, shutIn: boolean) => {
        const p = castle().sheet({ action, edge, shutIn });
        const corners = (side: number, id: string) =>
          ['A1', 'A8', 'H1', 'H16', 'Z8']
            .map(hex => exitsOf(p.put(side, id, hex).battle, p.unit(id)).join(''))
            .join(' ');
        return `${action} ${edge} ${shutIn}: ${corners(0, 'robert')} | ${corners(1, 'maniakes')}`;
      };
      const lines = (['assault', 'camp', 'supplies', 'general', 'relief'] as const).flatMap(action =>
        [2, 4].flatMap(edge => [leave(action, edge, false), leave(action, edge, true)]),
      );
      expect(lines.join('\n')).toMatchInlineSnapshot(`
        "assault 2 false: 14 4 1 3 2 |     
        assault 2 true:      | 14 4 1 3 2
        assault 4 false: 14 4 1 3 2 |     
        assault 4 true:      | 14 4 1 3 2
        camp 2 false: 14 4 1 3 2 | 14 4 1 3 2
        camp 2 true: 14 4 1 3 2 | 14 4 1 3 2
        camp 4 false: 14 4 1 3 2 | 14 4 1 3 2
        camp 4 true: 14 4 1 3 2 | 14 4 1 3 2
        supplies 2 false:      | 4 4   
        supplies 2 true: 4 4    |     
        supplies 4 false:      |     2
        supplies 4 true:     2 |     
        general 2 false: 4 4    |     2
        general 2 true:     2 | 4 4   
        general 4 false:     2 | 4 4   
        general 4 true: 4 4    |     2
        relief 2 false: 4 4    |     2
        relief 2 true:     2 | 4 4   
        relief 4 false:     2 | 4 4   
        relief 4 true: 4 4    |     2"
      `);
    },
  );
  rule('gui.2.scenario-choice', 'and a battle, by scenario', () => {
    const lines = (
      [
        'civitate',
        'scalinata',
        'cerami',
        'montemaggiore',
        'fattoria',
        'pio-normanno',
        'larissa',
        'funerale',
        'imperatore',
        'messina',
        'fuoco-greco',
      ] as const
    ).map(id => {
      const p = scenario(id);
      const sides = p.data.groups.map(({ side, characters }) => {
        const who = the(characters[0]);
        const { edges } = p.battle.field;
        return [1, 2, 3, 4]
          .map(
            edge =>
              (edges[edge] ?? []).filter(cell =>
                exitsOf(p.put(side, who, p.name(cell)).battle, p.unit(who)).includes(edge),
              ).length,
          )
          .join(',');
      });
      return `${id}: ${sides.join(' | ')}`;
    });
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "civitate: 0,16,0,0 | 0,0,0,0 | 0,0,0,0
      scalinata: 0,0,0,0 | 0,0,0,0
      cerami: 20,16,20,0 | 0,0,0,0 | 0,0,0,0
      montemaggiore: 0,0,0,0 | 0,0,0,0
      fattoria: 0,0,0,0 | 26,16,0,0 | 0,0,0,0
      pio-normanno: 26,0,26,0 | 0,0,0,0
      larissa: 0,0,0,0 | 0,0,26,0
      funerale: 0,0,0,0 | 0,0,0,0 | 0,0,0,0
      imperatore: 0,0,0,0 | 0,0,0,0
      messina: 0,0,0,0 | 0,0,0,0
      fuoco-greco: 0,0,0,0 | 0,0,0,0"
    `);
  });
  test('sheep are numbered from one', () => {
    const ids = scenario('fattoria').battle.roster.men.flatMap(({ id, animal }) => (animal ? [id] : []));
    expect(ids).toEqual(ids.map((_, index) => `sheep-${index + 1}`));
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('the last way open', () => {
  rule('gui.7.2.1d', 'a charge comes home along each of the six rows when the others are barred', () => {
    const targets = (way: number, bar: boolean): number => {
      const p = position('laguna').put(1, 'adama', 'S9');
      const back = (way + 3) % 6;
      let hex = 'S9';
      for (let n = 0; n < 6; n++) hex = p.beside(hex, WAYS[back] ?? 'N');
      p.put(0, 'roussel', hex, { facing: WAYS[way] ?? 'N' });
      const men = ['bilal', 'juba', 'massin', 'zahir', 'faruq', 'hamid'];
      for (const [index, name] of WAYS.entries())
        if (index !== back || bar) p.put(1, men[index] ?? '', p.beside('S9', name));
      return chargeTargets(p.battle, p.unit('roussel')).filter(unit => unit === p.unit('adama')).length;
    };
    expect(WAYS.map((_, way) => targets(way, false))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(WAYS.map((_, way) => targets(way, true))).toEqual([0, 0, 0, 0, 0, 0]);
  });
  rule(
    ['gui.7.2.1b', 'gui.7.2.1a'],
    'with one charge declared the end of declaring leads to others’ dice, with none to nothing',
    () => {
      const p = position('il-poggio')
        .put(0, 'roussel', 'H13', { facing: 'N' })
        .put(0, 'robert', 'C14', { facing: 'N' })
        .put(1, 'adama', 'H8')
        .put(1, 'bilal', 'C8');
      const none = p.play([{ step: 'charges', side: 0 }]);
      const one = p.play([{ step: 'charges', side: 0 }]).do('charge', { unit: 'roussel', target: 'adama' });
      while (one.step === 'course') first(one, 'rideTo');
      expect([stakes(none, 'endCharges'), one.step, stakes(one, 'endCharges')]).toEqual([
        ['endCharges: nothing'],
        'charges',
        ['endCharges: others'],
      ]);
    },
  );
  rule(
    'gui.10.4.1a',
    'an engine may be laid where there is something in its arc and range, and where its crew has loaded it',
    () => {
      const shots = (arrow: string, change: Partial<marks.Engine> = {}): string => {
        const p = position('laguna')
          .put(0, 'osbern', 'A1')
          .put(0, 'avray', 'C1')
          .put(0, 'rioulf', 'C2')
          .put(1, 'milo', 'P9');
        const [head, tail] = [p.hex('B1'), p.hex('B2')];
        const engine: marks.Engine = {
          kind: 'stoneThrower',
          side: 0,
          head,
          tail,
          arrow: p.way(arrow),
          corner: false,
          load: 2,
          gone: false,
          jammed: false,
        };
        p.state.engines = [{ ...engine, ...change }];
        return `${engineShots(p.battle, 0).length} ${engineMarks(p.battle, the(p.state.engines[0])).length}`;
      };
      expect(
        [
          ...WAYS.map(way => shots(way)),
          shots('SE', { load: 1 }),
          shots('SE', { gone: true }),
          shots('SE', { side: 1 }),
        ].join(', '),
      ).toMatchInlineSnapshot(`"1 2, 1 180, 1 399, 1 258, 1 31, 1 2, 0 399, 0 399, 0 399"`);
    },
  );
});

describe('a formation', () => {
  const formed = (map: string, hexes: readonly string[], change: (p: Position) => void = () => undefined): Table => {
    const p = position(map).put(0, 'roland', 'A1');
    const men = ['palaimon', 'okeanos', 'achilleas'];
    for (const [index, id] of men.entries()) p.put(1, id, hexes[index] ?? 'A1');
    p.state.formations = [{ side: 1, units: p.units(...men), front: 0, foulkon: false, past: [] }];
    change(p);
    return first(p.play([{ step: 'movement', side: 1 }]), 'march');
  };
  rule(
    ['gui.7.3.1b', 'gui.5.3d'],
    'does not march over closed ground, off the table or into others; the volley counts its hexes',
    () => {
      const poggio = (change?: (p: Position) => void) => () => formed('il-poggio', ['E8', 'F8', 'G9'], change);
      expect(
        alike(['palaimon', 'okeanos', 'roland'], () => [
          `water: ${offers(formed('laguna', ['E11', 'F11', 'G12']))}`,
          `edge: ${offers(formed('il-poggio', ['E1', 'F1', 'G2']))}`,
          `friend: ${offers(poggio(p => p.put(1, 'milo', 'F7'))())}`,
          `enemy: ${offers(poggio(p => p.put(0, 'osbern', 'F9'))())}`,
          ...outcomes(
            poggio(p => {
              p.state.volley = { target: p.unit('okeanos'), hexes: 3, closed: [] };
            }),
            [],
            'shift',
          ),
        ]),
      ).toMatchInlineSnapshot(`
        "water: shift direction 0,shift direction 3,shift direction 4,shift direction 5,stop,wheel pivot achilleas, turn -1,wheel pivot achilleas, turn 1,wheel pivot okeanos, turn -1,wheel pivot okeanos, turn 1,wheel pivot palaimon, turn -1,wheel pivot palaimon, turn 1
        edge: shift direction 2,shift direction 3,shift direction 4,stop,wheel pivot achilleas, turn -1,wheel pivot okeanos, turn -1,wheel pivot palaimon, turn 1
        friend: shift direction 0,shift direction 1,shift direction 2,shift direction 3,shift direction 4,shift direction 5,stop,wheel pivot achilleas, turn -1,wheel pivot achilleas, turn 1,wheel pivot okeanos, turn -1,wheel pivot palaimon, turn 1
        enemy: shift direction 0,shift direction 1,shift direction 2,shift direction 5,stop,wheel pivot achilleas, turn 1,wheel pivot okeanos, turn -1,wheel pivot palaimon, turn -1
        shift direction 0 -> entered rule gui.7.3.1b, unit palaimon, to E7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to F7, tail -1 | entered rule gui.7.3.1b, unit achilleas, to G8, tail -1 | achilleas cell G8 | achilleas marks 49 | hexes A5 | okeanos cell F7 | okeanos marks 49 | palaimon cell E7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2
        shift direction 1 -> entered rule gui.7.3.1b, unit palaimon, to F7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to G8, tail -1 | entered rule gui.7.3.1b, unit achilleas, to H8, tail -1 | achilleas cell H8 | achilleas marks 49 | hexes A5 | okeanos cell G8 | okeanos marks 49 | palaimon cell F7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2
        shift direction 2 -> entered rule gui.7.3.1b, unit palaimon, to F8, tail -1 | entered rule gui.7.3.1b, unit okeanos, to G9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to H9, tail -1 | achilleas cell H9 | achilleas marks 49 | hexes A5 | okeanos cell G9 | okeanos marks 49 | palaimon cell F8 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2
        shift direction 3 -> entered rule gui.7.3.1b, unit palaimon, to E9, tail -1 | entered rule gui.7.3.1b, unit okeanos, to F9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to G10, tail -1 | achilleas cell G10 | achilleas marks 49 | hexes A5 | okeanos cell F9 | okeanos marks 49 | palaimon cell E9 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2
        shift direction 4 -> entered rule gui.7.3.1b, unit palaimon, to D8, tail -1 | entered rule gui.7.3.1b, unit okeanos, to E9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to F9, tail -1 | achilleas cell F9 | achilleas marks 49 | hexes A5 | okeanos cell E9 | okeanos marks 49 | palaimon cell D8 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2
        shift direction 5 -> entered rule gui.7.3.1b, unit palaimon, to D7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to E8, tail -1 | entered rule gui.7.3.1b, unit achilleas, to F8, tail -1 | achilleas cell F8 | achilleas marks 49 | hexes A5 | okeanos cell E8 | okeanos marks 49 | palaimon cell D7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas], mp 2"
      `);
    },
  );
  rule(['gui.7.3.1d', 'gui.7.3.1f'], 'is attacked on its pikes by enemies who have not come past them', () => {
    const at = (hex: string, past: readonly string[]) => {
      const t = formed('il-poggio', ['E8', 'F8', 'G9'], p => {
        p.put(0, 'roland', hex);
        the(p.state.formations[0]).past = p.units(...past);
      });
      return offers(
        t.position.play([
          { step: 'declare', side: 0 },
          { step: 'endTests', side: 0 },
        ]),
      )
        .filter(line => line.startsWith('attack'))
        .join(', ');
    };
    expect(
      alike(['roland', 'okeanos'], () =>
        ['E6', 'F6', 'E7', 'F7', 'G8', 'H8'].flatMap(hex => [
          `${hex}: ${at(hex, [])}`,
          `${hex} past: ${at(hex, ['roland'])}`,
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "E6: attackPikes unit roland, target palaimon
      E6 past: 
      F6: attackPikes unit roland, target okeanos, attackPikes unit roland, target palaimon
      F6 past: 
      E7: attack unit roland, target palaimon
      E7 past: attack unit roland, target palaimon
      F7: attack unit roland, target okeanos, attack unit roland, target palaimon
      F7 past: attack unit roland, target okeanos, attack unit roland, target palaimon
      G8: attack unit roland, target achilleas, attack unit roland, target okeanos
      G8 past: attack unit roland, target achilleas, attack unit roland, target okeanos
      H8: attack unit roland, target achilleas
      H8 past: attack unit roland, target achilleas"
    `);
  });
});

describe('armies of a siege', () => {
  rule(
    ['gui.11.6.19', 'gui.11.6.11'],
    'the relief is remembered as such, reinforcements of the besieger are not',
    () => {
      const relief = (side: number) => {
        const p = castle();
        const t = p.play([
          { step: 'muster', side, points: 40, lords: 1, gear: false, factions: side === 0 ? 'N' : 'B', got: [] },
          { step: 'movement', side },
        ]);
        first(t, 'recruit').do('ready');
        return t.sheet.reliefUnits.length;
      };
      expect([relief(BESIEGER), relief(GARRISON)]).toEqual([0, 1]);
    },
  );
  rule(
    'gui.11.6.19',
    'relief due on its day comes then, unless a messenger has brought it or the siege is raised',
    () => {
      const due = the(campaign('san-giorgio').data.siege?.relief);
      const roll = (day: number, one: number, two: number, events: number[] = []) => {
        const t = campaign('san-giorgio', { early: false })
          .sheet({ day, provisions: 30, events })
          .play([{ step: 'siegeEvent' }, { step: 'initiative' }, { step: 'garrisonChoice' }], one, two, 5, 5, 5, 5);
        return `${day}: ${t.step} ${t.sheet.events} ${t.sheet.automatic}`;
      };
      expect(
        [
          roll(due - 1, 1, 1),
          roll(due, 1, 1),
          roll(due + 1, 1, 1),
          roll(due, 10, 9),
          roll(due, 10, 10),
          roll(due, 1, 1, [19]),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
        "2: movement 2 -1
        3: muster 2,19 1
        4: movement 2 -1
        3: muster 19 1
        3: null 20 -1
        3: movement 19,2 -1"
      `);
    },
  );
  rule(
    ['gui.11.4.2b', 'gui.11.4.2c', 'gui.11.4.3a'],
    'sorties need a man of each for the camp, and one for supplies',
    () => {
      const open = (besiegers: number, garrison: number) => {
        const p = castle().sheet({ initiative: GARRISON });
        for (const [side, left] of [besiegers, garrison].entries()) {
          const men = p.state.side.flatMap((one, unit) => (one === side ? [unit] : []));
          for (const unit of men.slice(left)) p.state.health[unit] = marks.DEAD;
        }
        const t = p.play([{ step: 'garrisonChoice' }, { step: 'besiegerChoice', engines: 0 }]);
        return `${besiegers} ${garrison}: ${t.step} ${t.legal('sortie').map(({ action }) => action)}`;
      };
      expect(
        [open(3, 2), open(2, 2), open(3, 1), open(3, 3), open(1, 3), open(1, 1), open(0, 3), open(43, 21)].join('\n'),
      ).toMatchInlineSnapshot(`
        "3 2: garrisonChoice camp,general
        2 2: garrisonChoice general
        3 1: garrisonChoice general
        3 3: garrisonChoice camp,supplies,general
        1 3: garrisonChoice supplies,general
        1 1: garrisonChoice general
        0 3: garrisonChoice supplies
        43 21: garrisonChoice camp,supplies,general"
      `);
    },
  );
});

rule('gui.6.2e', 'two who fall back do so in their owner’s order where they could hinder each other', () => {
  const order = (one: string, two: string, left: number) => {
    const p = position('il-fiume').put(1, 'dorian', one).put(1, 'milo', two).put(0, 'roland', 'Z1');
    const pending = (['dorian', 'milo'] as const).map(id => ({
      ...{ unit: p.unit(id), left, start: p.state.cell[p.unit(id)] ?? -1, cause: 'combat' as const },
      ...{ foes: [], firsts: [], gone: 0, wound: false },
    }));
    return p.play([
      { step: 'retreats', pending },
      { step: 'movement', side: 0 },
    ]).step;
  };
  const lines = ['S8', 'S9', 'S10', 'S11', 'S12', 'S13'].map(
    hex => `${hex}: ${order('S7', hex, 1)} ${order('S7', hex, 2)}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "S8: retreatOrder retreatOrder
    S9: retreatOrder retreatOrder
    S10: retreatStep retreatOrder
    S11: retreatStep retreatOrder
    S12: retreatStep retreatStep
    S13: retreatStep retreatStep"
  `);
});

rule('gui.10.6.1c', 'from a rope he climbs onto the roof of a building, and down into its room', () => {
  const p = position('il-poggio', [FARM]).put(0, 'osbern', 'Q6').put(1, 'milo', 'A1');
  p.state.grapnels = [
    { side: 0, bearer: p.unit('osbern'), cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false },
  ];
  const t = p.play([{ step: 'movement', side: 0 }], 9);
  const over = t.hexes('throwGrapnel');
  const at = (roof: boolean, mp: number) => {
    p.state.grapnels = [
      {
        side: 0,
        bearer: -1,
        cell: p.hex('Q6'),
        to: p.hex(over[0] ?? 'Q7'),
        climber: p.unit('osbern'),
        top: true,
        roof,
        gone: false,
      },
    ];
    return p.play([
      { step: 'moving', ...journeyOf(p.battle, p.unit('osbern')), mp },
      { step: 'movement', side: 0 },
    ]);
  };
  expect(
    [
      over.join(' '),
      ...[1, 2, 3, 4, 8].flatMap(mp => [offers(at(false, mp)).join(), offers(at(true, mp)).join()]),
      ...outcomes(() => at(false, 8), []),
      ...outcomes(() => at(true, 8), []),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "Q7
    stop
    stop
    crossTop,stop
    stop
    crossTop,stop
    stop
    crossTop,descend,stop
    crossTop,stop
    crossTop,descend,stop
    crossTop,stop
    crossTop -> climbed rule gui.10.6.1d, unit osbern, up true | grapnels 0 {side 0, bearer -1, cell Q6, to Q7, climber osbern, top true, roof true, gone false} | osbern marks 32 | then 0: step moving, unit osbern, mp 6, entered 0, potential 8, spent 2, limit -1
    descend -> climbed rule gui.10.1.3a, unit osbern, up false | grapnels 0 {side 0, bearer -1, cell Q6, to Q7, climber -1, top false, roof false, gone false} | osbern marks 32 | then 0: step moving, unit osbern, mp 4, entered 1, potential 8, spent 4, limit -1
    stop -> spare 0 {unit osbern, mp 8} | then 0: step movement, side 0
    crossTop -> entered rule gui.10.6.1d, unit osbern, to Q7, tail -1 | grapnels 0 {side 0, bearer -1, cell Q6, to Q7, climber -1, top false, roof false, gone false} | osbern cell Q7 | osbern marks 32 | then 0: step moving, unit osbern, mp 4, entered 1, potential 8, spent 4, limit -1
    stop -> spare 0 {unit osbern, mp 8} | then 0: step movement, side 0"
  `);
});

rule(
  'gui.5.4.1c',
  'a shot that misses comes down where the diagram says, also over the first hex of the table and off it',
  () => {
    const p = position('laguna');
    const { oneHex, twoHexes } = p.battle.diagrams;
    const fall = (from: string, aimed: string, total: number, far: boolean): string => {
      const cell = scatter(p.battle, far ? twoHexes : oneHex, p.hex(from), p.hex(aimed), total);
      return cell < 0 ? '-' : p.name(cell);
    };
    const falls = (from: string, aimed: string): string =>
      [
        ...Array.from({ length: 7 }, (_, index) => fall(from, aimed, index + 4, false)),
        '|',
        ...Array.from({ length: 19 }, (_, index) => fall(from, aimed, index + 2, true)),
      ].join(' ');
    const lines = ['A1', 'A2', 'B1', 'B2', 'C2'].flatMap(aimed =>
      ['A9', 'H1', 'H9', 'F4', 'C8'].map(from => `${aimed} from ${from}: ${falls(from, aimed)}`),
    );
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "A1 from A9: A1 - - - B1 - A2 | - C2 - B2 - A3 B1 - A2 A1 - - - - - - - - C1
      A1 from H1: A1 - - - - A2 B1 | - - A3 C1 B2 C2 - A2 B1 A1 - - - - - - - - -
      A1 from H9: A1 - - - - A2 B1 | - - A3 C1 B2 C2 - A2 B1 A1 - - - - - - - - -
      A1 from F4: A1 - - - - A2 B1 | - - A3 C1 B2 C2 - A2 B1 A1 - - - - - - - - -
      A1 from C8: A1 - - - B1 - A2 | - C2 - B2 - A3 B1 - A2 A1 - - - - - - - - C1
      A2 from A9: A2 A1 B1 - B2 - A3 | - C3 - B3 - A4 B2 - A3 A2 A1 B1 - - - - C1 - C2
      A2 from H1: A2 - - A3 A1 B2 B1 | B3 - C3 - C2 C1 A1 B2 B1 A2 - - A3 - - - - A4 -
      A2 from H9: A2 - A1 - B1 A3 B2 | - C1 A4 C2 B3 C3 B1 A3 B2 A2 - A1 - - - - - - -
      A2 from F4: A2 - A1 - B1 A3 B2 | - C1 A4 C2 B3 C3 B1 A3 B2 A2 - A1 - - - - - - -
      A2 from C8: A2 A1 B1 - B2 - A3 | - C3 - B3 - A4 B2 - A3 A2 A1 B1 - - - - C1 - C2
      B1 from A9: B1 - C1 A1 C2 A2 B2 | - D2 - C3 A3 B3 C2 A2 B2 B1 - C1 A1 - - - - - D1
      B1 from H1: B1 A1 A2 - B2 C1 C2 | B3 - C3 - D2 D1 B2 C1 C2 B1 A1 A2 - - - - - A3 -
      B1 from H9: B1 A1 - A2 C1 B2 C2 | A3 - B3 D1 C3 D2 C1 B2 C2 B1 A1 - A2 - - - - - -
      B1 from F4: B1 A1 - A2 C1 B2 C2 | A3 - B3 D1 C3 D2 C1 B2 C2 B1 A1 - A2 - - - - - -
      B1 from C8: B1 - C1 A1 C2 A2 B2 | - D2 - C3 A3 B3 C2 A2 B2 B1 - C1 A1 - - - - - D1
      B2 from A9: B2 B1 C2 A2 C3 A3 B3 | - D3 - C4 A4 B4 C3 A3 B3 B2 B1 C2 A2 - C1 A1 D1 - D2
      B2 from H1: B2 A3 A2 B3 B1 C3 C2 | C4 - D3 C1 D2 D1 B1 C3 C2 B2 A3 A2 B3 - - A4 - B4 A1
      B2 from H9: B2 A2 B1 A3 C2 B3 C3 | A4 D1 B4 D2 C4 D3 C2 B3 C3 B2 A2 B1 A3 - A1 - - - C1
      B2 from F4: B2 A2 B1 A3 C2 B3 C3 | A4 D1 B4 D2 C4 D3 C2 B3 C3 B2 A2 B1 A3 - A1 - - - C1
      B2 from C8: B2 B1 C2 A2 C3 A3 B3 | - D3 - C4 A4 B4 C3 A3 B3 B2 B1 C2 A2 - C1 A1 D1 - D2
      C2 from A9: C2 C1 D1 B1 D2 B2 C3 | A2 E3 A3 D3 B3 C4 D2 B2 C3 C2 C1 D1 B1 - - - E1 A1 E2
      C2 from H1: C2 B2 B1 C3 C1 D2 D1 | D3 - E3 - E2 E1 C1 D2 D1 C2 B2 B1 C3 A3 A2 B3 A1 C4 -
      C2 from H9: C2 C1 B1 D1 B2 D2 C3 | A3 E2 B3 E3 C4 D3 B2 D2 C3 C2 C1 B1 D1 - - A1 - A2 E1
      C2 from F4: C2 B1 C1 B2 D1 C3 D2 | B3 E1 C4 E2 D3 E3 D1 C3 D2 C2 B1 C1 B2 A1 - A2 - A3 -
      C2 from C8: C2 C1 D1 B1 D2 B2 C3 | A2 E3 A3 D3 B3 C4 D2 B2 C3 C2 C1 D1 B1 - - - E1 A1 E2"
    `);
  },
);

rule('gui.5.4.retreat', 'friends give way in a chain of four at most', () => {
  const p = position('laguna').put(1, 'dorian', 'S9').put(0, 'roland', 'A1');
  const men = ['milo', 'argyris', 'diogenes', 'manueles', 'demetrios', 'sergios'];
  for (const [index, name] of WAYS.entries()) p.put(1, men[index] ?? '', p.beside('S9', name));
  const ways = (moved: number): number =>
    placesFor(
      p.battle,
      p.unit('dorian'),
      p.hex('S9'),
      p.units('alexio', 'filippo', 'petros', 'loukas').slice(0, moved),
      [],
    ).length;
  expect([1, 2, 3, 4].map(ways)).toEqual([6, 6, 6, 0]);
  p.put(1, 'milo', 'Z16');
  expect([1, 4].map(ways)).toEqual([1, 1]);
});

rule('gui.4.3b', 'the end of moves has tests before it only where somebody came to rest beside an enemy', () => {
  const end = (hex: string, moved: number): string[] => {
    const p = position('laguna').put(0, 'roland', 'S9', { marks: moved }).put(1, 'milo', hex).put(1, 'dorian', 'A1');
    return stakes(p.play([{ step: 'movement', side: 0 }]), 'endMoves');
  };
  const stirred = marks.MOVED | marks.STIRRED;
  expect([end('S10', stirred), end('S12', stirred), end('S10', 0), end('S10', marks.MOVED)]).toEqual([
    ['endMoves: others'],
    ['endMoves: sequence'],
    ['endMoves: sequence'],
    ['endMoves: sequence'],
  ]);
});
