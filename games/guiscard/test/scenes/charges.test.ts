/** Charges, counter-charges and groups; hoplites in formation: all that is offered and comes of it. */
import { describe, expect } from 'vitest';
import {
  chargeTargets,
  counterChargers,
  courseSteps,
  inFrontalArc,
} from '../../src/07-charges-and-formations/charge.ts';
import type { Formation } from '../../src/state.ts';
import { MOVED, STIRRED, WOUNDED } from '../../src/state.ts';
import { alike, first, offers, outcomes, stakes } from '../pictures.ts';
import { rule } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const PHASE = [
  { step: 'charges', side: 0 },
  { step: 'chargesRun', side: 0, next: 0 },
  { step: 'combatBegins', side: 0 },
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const charges = (p: Position): Table => p.play([...PHASE]);
const lane = (): Position => position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H8');
const rideOn = (t: Table): Table => {
  while (t.step === 'course') first(t, 'rideTo');
  return t;
};

describe('charges', () => {
  rule(
    ['gui.7.2.1a', 'gui.7.2.1b', 'gui.7.2.1c', 'gui.7.2.1d'],
    'declared, ridden hex by hex, and brought home',
    () => {
      const lines = () => {
        const t = charges(lane());
        const declared = offers(t);
        t.do('charge', { unit: 'roussel', target: 'adama' });
        const course: string[] = [];
        while (t.step === 'course') {
          course.push(offers(t).join(', '));
          first(t, 'rideTo');
        }
        const told = t.chronicle.map(event => `${event.type} ${event.rule}`);
        return [...declared, ...course, ...told, ...stakes(t), t.where('roussel')];
      };
      expect(alike(['roussel', 'adama'], lines)).toMatchInlineSnapshot(`
        "charge unit roussel, target adama
        endCharges
        rideTo to G15, rideTo to H14, rideTo to I15
        rideTo to F14, rideTo to F15
        rideTo to E14, rideTo to E15
        rideTo to D13, rideTo to D14, rideTo to E13
        rideTo to C13, rideTo to D12
        rideTo to B12, rideTo to C12
        rideTo to B11
        rideTo to C11
        rideTo to D10
        rideTo to E10
        rideTo to F9
        rideTo to G9
        chargeDeclared gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        attacked gui.6.a
        resolve attack 0: [] | 3/10 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 1, armour 1, mounted false, result H, difference 36, modifiers []; harmed rule gui.6.5.H, unit adama, harm killed, cause combat | 1/5 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 4, armour 1, mounted false, result G, difference 36, modifiers []; harmed rule gui.6.5.G, unit adama, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 9, armour 1, mounted false, result C, difference 36, modifiers []; harmed rule gui.6.5.C, unit roussel, harm stunned, cause combat; unhorsed rule gui.6.8a, unit roussel | 1/10 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 6, armour 1, mounted false, result F, difference 36, modifiers []; harmed rule gui.6.5.F, unit adama, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 7, armour 1, mounted false, result E, difference 36, modifiers []; drivenBack rule gui.6.5.retreat, unit adama, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roussel], defenders [adama], column 6, die 8, armour 1, mounted false, result D, difference 36, modifiers []; drivenBack rule gui.6.5.retreat, unit roussel, hexes A2, wound false
        G9"
      `);
    },
  );
  rule(['gui.7.2.1.arc', 'gui.7.2.1b'], 'every way he faces: who is in the arc, whom he may charge', () => {
    const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    const ring = ['E4', 'H4', 'L4', 'L8', 'L13', 'H13', 'D13', 'D8'];
    const lines = () =>
      WAYS.map(way => {
        const p = position('il-poggio').put(0, 'roussel', 'H8', { facing: way });
        const men = ['adama', 'bilal', 'juba', 'massin', 'zahir', 'faruq', 'hamid', 'latif'];
        for (const [index, id] of men.entries()) p.put(1, id, ring[index] ?? 'A1');
        const arc = ring.filter(hex => inFrontalArc(p.battle, p.unit('roussel'), p.hex(hex)));
        const targets = chargeTargets(p.battle, p.unit('roussel')).map(unit => p.name(p.state.cell[unit] ?? -1));
        return `${way}: ${arc} | ${targets.sort()}`;
      });
    expect(alike(['adama'], lines)).toMatchInlineSnapshot(`
      "N: E4,H4,L4 | E4,H4,L4
      NE: H4,L4,L8 | H4,L4
      SE: L8,L13,H13 | H13,L13
      S: L13,H13,D13 | D13,H13,L13
      SW: H13,D13,D8 | D13,D8,H13
      NW: E4,H4,D8 | D8,E4,H4"
    `);
  });
  const countered = (): Position =>
    position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'khaled', 'H7', { facing: 'S' });
  rule(
    ['gui.7.2.2a', 'gui.7.2.2b', 'gui.7.2.2f', 'gui.7.2.2g'],
    'a horseman charged may counter-charge, and they meet',
    () => {
      const lines = () => {
        const t = rideOn(charges(countered()).do('charge', { unit: 'roussel', target: 'khaled' }));
        const answer = stakes(t);
        first(t, 'counter');
        const course: string[] = [];
        while (t.step === 'course') {
          course.push(offers(t).join(', '));
          first(t, 'rideTo');
        }
        const told = t.chronicle.map(event => `${event.type} ${event.rule}`);
        return [...answer, ...course, ...told, ...stakes(t), `${t.where('roussel')} ${t.where('khaled')}`];
      };
      expect(alike(['khaled', 'roussel'], lines)).toMatchInlineSnapshot(`
        "counter unit khaled: nothing
        hold: [] | 1/5 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 9, armour 1, mounted true, result B, difference 33, modifiers []; harmed rule gui.6.4.B, unit roussel, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 1, armour 1, mounted true, result J, difference 33, modifiers []; harmed rule gui.6.4.J, unit khaled, harm killed, cause combat; unhorsed rule gui.6.8a, unit khaled | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 2, armour 1, mounted true, result I, difference 33, modifiers []; harmed rule gui.6.4.I, unit khaled, harm wounded, cause combat; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 3, armour 1, mounted true, result H, difference 33, modifiers []; harmed rule gui.6.4.H, unit khaled, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 4, armour 1, mounted true, result G, difference 33, modifiers []; harmed rule gui.6.4.G, unit khaled, harm stunned, cause combat; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 5, armour 1, mounted true, result F, difference 33, modifiers []; harmed rule gui.6.4.F, unit khaled, harm stunned, cause combat; unhorsed rule gui.6.8a, unit khaled | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 6, armour 1, mounted true, result E, difference 33, modifiers []; drivenBack rule gui.6.5.retreat, unit khaled, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 7, armour 1, mounted true, result D, difference 33, modifiers []; drivenBack rule gui.6.5.retreat, unit roussel, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 6, die 8, armour 1, mounted true, result C, difference 33, modifiers []; harmed rule gui.6.4.C, unit roussel, harm stunned, cause combat; unhorsed rule gui.6.8a, unit roussel
        rideTo to G8
        rideTo to F8
        chargeDeclared gui.7.2.1a
        counterDeclared gui.7.2.2a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.1a
        entered gui.7.2.2c
        attacked gui.6.a
        resolve attack 0: [] | 1/5 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 9, armour 1, mounted true, result , difference 29, modifiers [] | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 1, armour 1, mounted true, result I, difference 29, modifiers []; harmed rule gui.6.4.I, unit khaled, harm wounded, cause combat; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 2, armour 1, mounted true, result H, difference 29, modifiers []; harmed rule gui.6.4.H, unit khaled, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 3, armour 1, mounted true, result G, difference 29, modifiers []; harmed rule gui.6.4.G, unit khaled, harm stunned, cause combat; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 4, armour 1, mounted true, result F, difference 29, modifiers []; harmed rule gui.6.4.F, unit khaled, harm stunned, cause combat; unhorsed rule gui.6.8a, unit khaled | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 5, armour 1, mounted true, result E, difference 29, modifiers []; drivenBack rule gui.6.5.retreat, unit khaled, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 6, armour 1, mounted true, result D, difference 29, modifiers []; drivenBack rule gui.6.5.retreat, unit roussel, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 7, armour 1, mounted true, result C, difference 29, modifiers []; harmed rule gui.6.4.C, unit roussel, harm stunned, cause combat; unhorsed rule gui.6.8a, unit roussel | 1/10 fought rule gui.6.4, attackers [roussel], defenders [khaled], column 5, die 8, armour 1, mounted true, result B, difference 29, modifiers []; harmed rule gui.6.4.B, unit roussel, harm wounded, cause combat
        E9 F8"
      `);
    },
  );
  rule(['gui.7.2.4', 'gui.7.2.5'], 'knights side by side charge as a group', () => {
    const make = (): Position =>
      position('il-poggio')
        .put(0, 'robert', 'C15', { facing: 'N' })
        .put(0, 'roger', 'D15', { facing: 'N' })
        .put(0, 'arthur', 'E15', { facing: 'N' })
        .put(1, 'alexio', 'C7')
        .put(1, 'dorian', 'D7')
        .put(1, 'filippo', 'E7');
    const lines = () => {
      const t = charges(make());
      const declared = offers(t);
      first(t, 'groupCharge');
      const grouping: string[] = [];
      for (let n = 0; n < 20 && (t.step === 'course' || t.step === 'grouping'); n++) {
        grouping.push(`${t.step} ${offers(t).join(', ')}`);
        const kinds = ['rideTo', 'joinCharge', 'launch'].filter(type => t.legal(type).length > 0);
        first(t, kinds[0] ?? 'disperse');
      }
      const told = t.chronicle.map(event => `${event.type} ${event.rule}`);
      return [...declared, ...grouping, ...told, ...offers(t), `${t.where('roger')} ${t.where('robert')}`];
    };
    expect(alike(['robert', 'arthur'], lines)).toMatchInlineSnapshot(`
      "charge unit arthur, target alexio
      charge unit arthur, target dorian
      charge unit arthur, target filippo
      charge unit robert, target alexio
      charge unit robert, target dorian
      charge unit robert, target filippo
      charge unit roger, target alexio
      charge unit roger, target dorian
      charge unit roger, target filippo
      endCharges
      groupCharge unit arthur, target filippo
      groupCharge unit robert, target alexio
      groupCharge unit roger, target dorian
      grouping disperse, joinCharge unit roger, target dorian
      grouping disperse, joinCharge unit robert, target alexio
      grouping launch
      groupFormed gui.7.2.4
      chargeDeclared gui.7.2.1a
      chargeDeclared gui.7.2.1a
      chargeDeclared gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      entered gui.7.2.1a
      attacked gui.6.a
      attacked gui.6.a
      attacked gui.6.a
      resolve attack 0
      resolve attack 1
      resolve attack 2
      D8 C8"
    `);
  });
  rule(
    ['gui.7.2.3a', 'gui.7.2.3b', 'gui.7.2.2e'],
    'who may not charge or counter: wounded, moved, too near, on foot',
    () => {
      const targets = (stance: object, hex = 'H8', id = 'roussel') => {
        const p = position('il-poggio')
          .put(0, id, 'H15', { facing: 'N', ...stance })
          .put(1, 'adama', hex);
        return chargeTargets(p.battle, p.unit(id)).length;
      };
      const counters = (stance: object, hex = 'H8') => {
        const p = position('il-poggio')
          .put(0, 'roussel', 'H15', { facing: 'N' })
          .put(1, 'khaled', hex, { facing: 'S', ...stance });
        const charge = {
          unit: p.unit('roussel'),
          target: p.unit('khaled'),
          path: [],
          counter: -1,
          route: [],
          group: -1,
          pike: -1,
          stage: 'declared' as const,
        };
        return counterChargers(p.battle, {
          ...charge,
          path: ['H14', 'H13', 'H12', 'H11', 'H10', 'H9'].map(one => p.hex(one)),
        }).length;
      };
      const steps = () => {
        const p = lane();
        return courseSteps(p.battle, p.unit('roussel'), p.unit('adama'), []).length;
      };
      expect(
        alike(['roussel', 'khaled'], () => [
          ['H13', 'H11', 'H10', 'H2', 'H1'].map(hex => targets({}, hex)).join(' '),
          [{}, { health: WOUNDED }, { marks: MOVED }, { marks: STIRRED }, { health: 1 }]
            .map(one => targets(one))
            .join(' '),
          [{}, { health: WOUNDED }, { marks: MOVED }, { health: 1 }].map(one => counters(one)).join(' '),
          ['H1', 'H3', 'H5', 'H7', 'H9'].map(hex => counters({}, hex)).join(' '),
          String(steps()),
        ]),
      ).toMatchInlineSnapshot(`
        "1 1 1 1 0
        1 1 0 1 0
        1 1 1 0
        0 0 0 1 1
        3"
      `);
    },
  );
});

describe('formations', () => {
  const RANKS = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9', hektor: 'E9', damon: 'F9', evander: 'G10' };
  const phalanx = (formed = true): Position => {
    const p = position('il-poggio').put(0, 'roland', 'E3').put(0, 'osbern', 'A12');
    for (const [id, hex] of Object.entries(RANKS)) p.put(1, id, hex);
    const one: Formation = { side: 1, units: p.units(...Object.keys(RANKS)), front: 0, foulkon: false, past: [] };
    p.state.formations = formed ? [one] : [];
    return p;
  };
  const moves = (p: Position): Table => p.play([{ step: 'movement', side: 1 }]);
  rule(['gui.7.3.1a', 'gui.7.3.1b', 'gui.7.3.2a'], 'formed, dissolved, marched and wheeled every way', () => {
    const marching = () => first(moves(phalanx()), 'march');
    expect(
      alike(['palaimon', 'okeanos', 'evander', 'roland'], () => [
        ...offers(moves(phalanx(false))),
        ...outcomes(() => moves(phalanx(false)), [], 'formUp'),
        ...offers(moves(phalanx())),
        ...outcomes(() => moves(phalanx()), [], 'march', 'dissolve', 'foulkon'),
        ...stakes(marching()),
        ...outcomes(marching, [], 'shift'),
        ...outcomes(marching, [], 'wheel'),
      ]),
    ).toMatchInlineSnapshot(`
      "endMoves
      formUp unit achilleas, front 3
      formUp unit evander, front 3
      formUp unit hektor, front 0
      formUp unit palaimon, front 0
      move unit achilleas
      move unit damon
      move unit evander
      move unit hektor
      move unit okeanos
      move unit palaimon
      formUp unit achilleas, front 3 -> formed rule gui.7.3.1a, units [achilleas okeanos palaimon], front 3 | formations 0 {side 1, units [achilleas okeanos palaimon], front 3, foulkon false, past []} | then 1: step movement, side 1
      formUp unit evander, front 3 -> formed rule gui.7.3.1a, units [evander damon hektor palaimon okeanos achilleas], front 3 | formations 0 {side 1, units [evander damon hektor palaimon okeanos achilleas], front 3, foulkon false, past []} | then 1: step movement, side 1
      formUp unit hektor, front 0 -> formed rule gui.7.3.1a, units [hektor damon evander], front 0 | formations 0 {side 1, units [hektor damon evander], front 0, foulkon false, past []} | then 1: step movement, side 1
      formUp unit palaimon, front 0 -> formed rule gui.7.3.1a, units [palaimon okeanos achilleas hektor damon evander], front 0 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 0, foulkon false, past []} | then 1: step movement, side 1
      dissolve formation 0
      endMoves
      foulkon formation 0
      march formation 0
      move unit achilleas
      move unit damon
      move unit evander
      move unit hektor
      move unit okeanos
      move unit palaimon
      dissolve formation 0 -> dissolved rule gui.7.3.1c, units [palaimon okeanos achilleas hektor damon evander] | formations [] | then 1: step movement, side 1
      foulkon formation 0 -> foulkon rule gui.7.3.2b, on true | achilleas marks 1 | damon marks 1 | evander marks 1 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 0, foulkon true, past []} | hektor marks 1 | okeanos marks 1 | palaimon marks 1 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      march formation 0 -> achilleas marks 1 | damon marks 1 | evander marks 1 | hektor marks 1 | okeanos marks 1 | palaimon marks 1 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 3
      shift direction 0: nothing
      shift direction 1: nothing
      shift direction 2: nothing
      shift direction 3: nothing
      shift direction 4: nothing
      shift direction 5: nothing
      stop: nothing
      wheel pivot achilleas, turn -1: nothing
      wheel pivot achilleas, turn 1: nothing
      wheel pivot damon, turn -1: nothing
      wheel pivot damon, turn 1: nothing
      wheel pivot evander, turn -1: nothing
      wheel pivot evander, turn 1: nothing
      wheel pivot hektor, turn -1: nothing
      wheel pivot hektor, turn 1: nothing
      wheel pivot okeanos, turn -1: nothing
      wheel pivot okeanos, turn 1: nothing
      wheel pivot palaimon, turn -1: nothing
      wheel pivot palaimon, turn 1: nothing
      shift direction 0 -> entered rule gui.7.3.1b, unit palaimon, to E7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to F7, tail -1 | entered rule gui.7.3.1b, unit achilleas, to G8, tail -1 | entered rule gui.7.3.1b, unit hektor, to E8, tail -1 | entered rule gui.7.3.1b, unit damon, to F8, tail -1 | entered rule gui.7.3.1b, unit evander, to G9, tail -1 | achilleas cell G8 | achilleas marks 49 | damon cell F8 | damon marks 49 | evander cell G9 | evander marks 49 | hektor cell E8 | hektor marks 49 | okeanos cell F7 | okeanos marks 49 | palaimon cell E7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      shift direction 1 -> entered rule gui.7.3.1b, unit palaimon, to F7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to G8, tail -1 | entered rule gui.7.3.1b, unit achilleas, to H8, tail -1 | entered rule gui.7.3.1b, unit hektor, to F8, tail -1 | entered rule gui.7.3.1b, unit damon, to G9, tail -1 | entered rule gui.7.3.1b, unit evander, to H9, tail -1 | achilleas cell H8 | achilleas marks 49 | damon cell G9 | damon marks 49 | evander cell H9 | evander marks 49 | hektor cell F8 | hektor marks 49 | okeanos cell G8 | okeanos marks 49 | palaimon cell F7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      shift direction 2 -> entered rule gui.7.3.1b, unit palaimon, to F8, tail -1 | entered rule gui.7.3.1b, unit okeanos, to G9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to H9, tail -1 | entered rule gui.7.3.1b, unit hektor, to F9, tail -1 | entered rule gui.7.3.1b, unit damon, to G10, tail -1 | entered rule gui.7.3.1b, unit evander, to H10, tail -1 | achilleas cell H9 | achilleas marks 49 | damon cell G10 | damon marks 49 | evander cell H10 | evander marks 49 | hektor cell F9 | hektor marks 49 | okeanos cell G9 | okeanos marks 49 | palaimon cell F8 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      shift direction 3 -> entered rule gui.7.3.1b, unit palaimon, to E9, tail -1 | entered rule gui.7.3.1b, unit okeanos, to F9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to G10, tail -1 | entered rule gui.7.3.1b, unit hektor, to E10, tail -1 | entered rule gui.7.3.1b, unit damon, to F10, tail -1 | entered rule gui.7.3.1b, unit evander, to G11, tail -1 | achilleas cell G10 | achilleas marks 49 | damon cell F10 | damon marks 49 | evander cell G11 | evander marks 49 | hektor cell E10 | hektor marks 49 | okeanos cell F9 | okeanos marks 49 | palaimon cell E9 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      shift direction 4 -> entered rule gui.7.3.1b, unit palaimon, to D8, tail -1 | entered rule gui.7.3.1b, unit okeanos, to E9, tail -1 | entered rule gui.7.3.1b, unit achilleas, to F9, tail -1 | entered rule gui.7.3.1b, unit hektor, to D9, tail -1 | entered rule gui.7.3.1b, unit damon, to E10, tail -1 | entered rule gui.7.3.1b, unit evander, to F10, tail -1 | achilleas cell F9 | achilleas marks 49 | damon cell E10 | damon marks 49 | evander cell F10 | evander marks 49 | hektor cell D9 | hektor marks 49 | okeanos cell E9 | okeanos marks 49 | palaimon cell D8 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      shift direction 5 -> entered rule gui.7.3.1b, unit palaimon, to D7, tail -1 | entered rule gui.7.3.1b, unit okeanos, to E8, tail -1 | entered rule gui.7.3.1b, unit achilleas, to F8, tail -1 | entered rule gui.7.3.1b, unit hektor, to D8, tail -1 | entered rule gui.7.3.1b, unit damon, to E9, tail -1 | entered rule gui.7.3.1b, unit evander, to F9, tail -1 | achilleas cell F8 | achilleas marks 49 | damon cell E9 | damon marks 49 | evander cell F9 | evander marks 49 | hektor cell D8 | hektor marks 49 | okeanos cell E8 | okeanos marks 49 | palaimon cell D7 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot achilleas, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | damon cell G10 | damon marks 49 | evander cell H9 | evander marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | hektor cell F10 | hektor marks 49 | okeanos cell F9 | okeanos marks 49 | palaimon cell E10 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot damon, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | achilleas cell F8 | achilleas marks 49 | evander cell G9 | evander marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | hektor cell E10 | hektor marks 49 | okeanos cell E9 | okeanos marks 49 | palaimon cell D9 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot evander, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | achilleas cell F9 | achilleas marks 49 | damon cell F10 | damon marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | hektor cell E11 | hektor marks 49 | okeanos cell E10 | okeanos marks 49 | palaimon cell D10 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot hektor, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | achilleas cell F7 | achilleas marks 49 | damon cell F8 | damon marks 49 | evander cell G8 | evander marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | okeanos cell E8 | okeanos marks 49 | palaimon cell D8 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot okeanos, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | achilleas cell G8 | achilleas marks 49 | damon cell G9 | damon marks 49 | evander cell H8 | evander marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | hektor cell F9 | hektor marks 49 | palaimon cell E9 | palaimon marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2
      wheel pivot palaimon, turn -1 -> formed rule gui.7.3.1b, units [palaimon okeanos achilleas hektor damon evander], front 5 | achilleas cell G7 | achilleas marks 49 | damon cell G8 | damon marks 49 | evander cell H7 | evander marks 49 | formations 0 {side 1, units [palaimon okeanos achilleas hektor damon evander], front 5, foulkon false, past []} | hektor cell F8 | hektor marks 49 | okeanos cell F7 | okeanos marks 49 | then 1: step formationMarch, units [palaimon okeanos achilleas hektor damon evander], mp 2"
    `);
  });
  rule('gui.7.3.1a', 'with the front to each of the six sides', () => {
    const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    const lines = () =>
      WAYS.map((_, front) => {
        const p = position('il-poggio').put(0, 'roland', 'A1').put(1, 'okeanos', 'H8');
        // The row runs across the two forward directions.
        p.put(1, 'palaimon', p.beside('H8', WAYS[(front + 2) % 6] ?? 'N')).put(
          1,
          'achilleas',
          p.beside('H8', WAYS[(front + 5) % 6] ?? 'N'),
        );
        return `${front}: ${offers(moves(p)).filter(line => line.startsWith('formUp'))}`;
      });
    expect(alike(['okeanos', 'palaimon', 'achilleas'], lines)).toMatchInlineSnapshot(`
      "0: formUp unit achilleas, front 0,formUp unit palaimon, front 3
      1: formUp unit achilleas, front 1,formUp unit palaimon, front 4
      2: formUp unit achilleas, front 2,formUp unit palaimon, front 5
      3: formUp unit achilleas, front 3,formUp unit palaimon, front 0
      4: formUp unit achilleas, front 4,formUp unit palaimon, front 1
      5: formUp unit achilleas, front 5,formUp unit palaimon, front 2"
    `);
  });
  rule(
    ['gui.7.3.1d', 'gui.7.3.1e', 'gui.7.3.1f', 'gui.7.3.1k'],
    'attacked on its pikes, its flank and its rear',
    () => {
      const at = (hex: string, facing?: string) =>
        phalanx()
          .put(0, 'roland', hex)
          .put(0, 'robert', 'H3', facing ? { facing } : {})
          .play([
            { step: 'declare', side: 0 },
            { step: 'endTests', side: 0 },
            { step: 'resolving', side: 0 },
          ]);
      expect(
        alike(['roland', 'okeanos', 'palaimon'], () =>
          ['E7', 'F7', 'D8', 'E10', 'H9', 'H10', 'D9'].flatMap(hex => [
            `${hex}:`,
            ...stakes(at(hex), 'attack', 'attackPikes'),
          ]),
        ),
      ).toMatchInlineSnapshot(`
        "E7:
        attack unit roland, target palaimon: [gui.7.3.1e -2] | 1/2 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 6, armour 1, mounted false, result , difference 6, modifiers [{rule gui.7.3.1e, value -2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 1, armour 1, mounted false, result E, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; stood rule gui.7.3.1l, unit palaimon | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 2, armour 1, mounted false, result D, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 3, armour 1, mounted false, result C, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 4, armour 1, mounted false, result B, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 5, armour 1, mounted false, result A, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.A, unit roland, harm killed, cause combat
        F7:
        attack unit roland, target okeanos: [gui.7.3.1e -2] | 3/5 fought rule gui.6.5, attackers [roland], defenders [okeanos], column 0, die 5, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1e, value -2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [okeanos], column 0, die 1, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1e, value -2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [okeanos], column 0, die 2, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [okeanos], column 0, die 3, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [okeanos], column 0, die 4, armour 1, mounted false, result A, difference 5, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.A, unit roland, harm killed, cause combat
        attack unit roland, target palaimon: [gui.7.3.1e -2] | 1/2 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 6, armour 1, mounted false, result , difference 6, modifiers [{rule gui.7.3.1e, value -2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 1, armour 1, mounted false, result E, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; stood rule gui.7.3.1l, unit palaimon | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 2, armour 1, mounted false, result D, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 3, armour 1, mounted false, result C, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 4, armour 1, mounted false, result B, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 1, die 5, armour 1, mounted false, result A, difference 6, modifiers [{rule gui.7.3.1e, value -2}]; harmed rule gui.6.5.A, unit roland, harm killed, cause combat
        D8:
        attack unit roland, target hektor: [] | 1/2 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 6, armour 1, mounted false, result , difference 5, modifiers [] | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 1, armour 1, mounted false, result F, difference 5, modifiers []; harmed rule gui.6.5.F, unit hektor, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 2, armour 1, mounted false, result E, difference 5, modifiers []; harmed rule gui.7.3.1l, unit hektor, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 3, armour 1, mounted false, result D, difference 5, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 4, armour 1, mounted false, result C, difference 5, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 2, die 5, armour 1, mounted false, result B, difference 5, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        attack unit roland, target palaimon: [] | 3/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 1, armour 1, mounted false, result G, difference 6, modifiers []; harmed rule gui.6.5.G, unit palaimon, harm wounded, cause combat | 3/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 8, armour 1, mounted false, result , difference 6, modifiers [] | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 3, armour 1, mounted false, result F, difference 6, modifiers []; harmed rule gui.6.5.F, unit palaimon, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 5, armour 1, mounted false, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 6, armour 1, mounted false, result C, difference 6, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [palaimon], column 3, die 7, armour 1, mounted false, result B, difference 6, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        E10:
        attack unit roland, target damon: [gui.7.3.1j 2] | 3/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 2, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.G, unit damon, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 9, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1j, value 2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 1, armour 1, mounted false, result H, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.H, unit damon, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 4, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.F, unit damon, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 6, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 7, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [damon], column 4, die 8, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        attack unit roland, target hektor: [gui.7.3.1j 2] | 3/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 2, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.G, unit hektor, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 9, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1j, value 2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 1, armour 1, mounted false, result H, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.H, unit hektor, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 4, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.F, unit hektor, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 6, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 7, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 8, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        H9:
        attack unit roland, target achilleas: [gui.7.3.1i 1] | 3/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 1, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.G, unit achilleas, harm wounded, cause combat | 3/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 8, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1i, value 1}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 3, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.F, unit achilleas, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 5, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 6, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [achilleas], column 3, die 7, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        attack unit roland, target evander: [gui.7.3.1i 1] | 3/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 1, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.G, unit evander, harm wounded, cause combat | 3/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 8, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1i, value 1}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 3, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.F, unit evander, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 5, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 6, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 7, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        H10:
        attack unit roland, target evander: [gui.7.3.1i 1] | 3/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 1, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.G, unit evander, harm wounded, cause combat | 3/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 8, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1i, value 1}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 3, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.F, unit evander, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 5, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 6, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [evander], column 3, die 7, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1i, value 1}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        D9:
        attack unit roland, target hektor: [gui.7.3.1j 2] | 3/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 2, armour 1, mounted false, result G, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.G, unit hektor, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 9, armour 1, mounted false, result , difference 5, modifiers [{rule gui.7.3.1j, value 2}] | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 1, armour 1, mounted false, result H, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.H, unit hektor, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 4, armour 1, mounted false, result F, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.F, unit hektor, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 6, armour 1, mounted false, result D, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 7, armour 1, mounted false, result C, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [hektor], column 4, die 8, armour 1, mounted false, result B, difference 5, modifiers [{rule gui.7.3.1j, value 2}]; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat"
      `);
    },
  );
});
