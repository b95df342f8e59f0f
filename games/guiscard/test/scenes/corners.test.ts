/** What happens in the first hex of all, A1, in the corner of the table: it is a hex like any other. */
import { describe, expect } from 'vitest';
import { journeyOf } from '../../src/04-movement/journey.ts';
import { DEAD, type Engine, STUNNED, WOUNDED } from '../../src/state.ts';
import { alike, offers, outcomes, refusals, stakes } from '../pictures.ts';
import { rule } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const moving = (p: Position, unit: string, more: object = {}): Table => {
  const journey = { ...journeyOf(p.battle, p.unit(unit)), ...more };
  return p.play([
    { step: 'moving', ...journey },
    { step: 'halted', unit: journey.unit },
    { step: 'movement', side: 0 },
  ]);
};
const moves = (p: Position, side = 0): Table =>
  p.play([
    { step: 'movement', side },
    { step: 'movement', side },
  ]);
const combat = (p: Position, side = 0): Table =>
  p.play([
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
    { step: 'movement', side },
  ]);

describe('A1', () => {
  rule(['gui.4.a', 'gui.4.2a', 'gui.4.4.1a', 'gui.4.4.2c'], 'is entered, left, ridden into and dismounted in', () => {
    const foot = (hex: string) => () => moving(position('laguna').put(0, 'roland', hex).put(1, 'milo', 'P9'), 'roland');
    const taken = () =>
      moving(position('laguna').put(0, 'roland', 'B1').put(1, 'milo', 'A1').put(0, 'osbern', 'A2'), 'roland');
    const down = () =>
      moving(position('laguna').put(0, 'roland', 'B1').put(1, 'milo', 'A1', { health: STUNNED }), 'roland');
    const rider = (hex: string, facing: string) => () =>
      moving(position('laguna').put(0, 'robert', hex, { facing }).put(1, 'milo', 'P9'), 'robert');
    expect(
      alike(['roland', 'milo', 'robert'], () => [
        ...outcomes(foot('A1'), [], 'step', 'stop'),
        ...outcomes(foot('B1'), [], 'step'),
        ...offers(taken()),
        ...offers(down()),
        ...outcomes(rider('A2', 'S'), [], 'step', 'dismount', 'aboutFace'),
        ...outcomes(rider('A1', 'N'), [], 'step', 'dismount', 'aboutFace'),
        ...outcomes(rider('A3', 'N'), [], 'step', 'dismount'),
      ]),
    ).toMatchInlineSnapshot(`
      "step to A2, tail -1 -> entered rule gui.4.a, unit roland, to A2, tail -1 | roland cell A2 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from A1
      step to B1, tail -1 -> entered rule gui.4.a, unit roland, to B1, tail -1 | roland cell B1 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from A1
      stop -> spare 0 {unit roland, mp 6} | then 0: step movement, side 0
      step to A1, tail -1 -> entered rule gui.4.a, unit roland, to A1, tail -1 | roland cell A1 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from B1
      step to A2, tail -1 -> entered rule gui.4.a, unit roland, to A2, tail -1 | roland cell A2 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from B1
      step to B2, tail -1 -> entered rule gui.4.a, unit roland, to B2, tail -1 | roland cell B2 | roland marks 32 | then 0: step moving, unit roland, mp 4, entered 1, potential 6, spent 2, limit -1, from B1
      step to C1, tail -1 -> entered rule gui.4.a, unit roland, to C1, tail -1 | roland cell C1 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from B1
      step to C2, tail -1 -> entered rule gui.4.a, unit roland, to C2, tail -1 | roland cell C2 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from B1
      step to A2, tail -1
      step to B2, tail -1
      step to C1, tail -1
      step to C2, tail -1
      stop
      step to A1, tail -1
      step to A2, tail -1
      step to B2, tail -1
      step to C1, tail -1
      step to C2, tail -1
      stop
      aboutFace -> turned rule gui.4.4.1c, unit robert | robert cell A1 | robert marks 32 | robert tail A2 | then 0: step moving, unit robert, mp 9, entered 0, potential 12, spent 3, limit -1
      dismount to B1 -> dismounted rule gui.4.4.2a, unit robert, to B1 | horses 0 {of robert, head A2, tail A1, dead false, rider -1, leader -1, side 0} | robert cell B1 | robert marks 32 | robert ride -1 | robert tail -1 | then 0: step moving, unit robert, mp 4, entered 0, potential 4, spent 2, limit -1
      step to A3, tail A2 -> entered rule gui.4.a, unit robert, to A3, tail A2 | robert cell A3 | robert marks 32 | robert tail A2 | then 0: step moving, unit robert, mp 11, entered 1, potential 12, spent 1, limit -1, from A2
      step to B1, tail A1 -> entered rule gui.4.a, unit robert, to B1, tail A1 | robert cell B1 | robert marks 32 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A2
      step to B1, tail A2 -> entered rule gui.4.a, unit robert, to B1, tail A2 | robert cell B1 | robert marks 32 | robert tail A2 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A2
      step to B2, tail A2 -> entered rule gui.4.a, unit robert, to B2, tail A2 | robert cell B2 | robert marks 32 | robert tail A2 | then 0: step moving, unit robert, mp 8, entered 1, potential 12, spent 4, limit -1, from A2
      aboutFace -> turned rule gui.4.4.1c, unit robert | robert cell A2 | robert marks 32 | robert tail A1 | then 0: step moving, unit robert, mp 9, entered 0, potential 12, spent 3, limit -1
      dismount to B1 -> dismounted rule gui.4.4.2a, unit robert, to B1 | horses 0 {of robert, head A1, tail A2, dead false, rider -1, leader -1, side 0} | robert cell B1 | robert marks 32 | robert ride -1 | robert tail -1 | then 0: step moving, unit robert, mp 4, entered 0, potential 4, spent 2, limit -1
      step to A3, tail A2 -> entered rule gui.4.a, unit robert, to A3, tail A2 | robert cell A3 | robert marks 32 | then 0: step moving, unit robert, mp 8, entered 1, potential 12, spent 4, limit -1, from A1
      step to B1, tail A1 -> entered rule gui.4.a, unit robert, to B1, tail A1 | robert cell B1 | robert marks 32 | robert tail A1 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A1
      step to B1, tail A2 -> entered rule gui.4.a, unit robert, to B1, tail A2 | robert cell B1 | robert marks 32 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A1
      step to B2, tail A2 -> entered rule gui.4.a, unit robert, to B2, tail A2 | robert cell B2 | robert marks 32 | then 0: step moving, unit robert, mp 6, entered 1, potential 12, spent 6, limit -1, from A1
      dismount to B3 -> dismounted rule gui.4.4.2a, unit robert, to B3 | horses 0 {of robert, head A3, tail A4, dead false, rider -1, leader -1, side 0} | robert cell B3 | robert marks 32 | robert ride -1 | robert tail -1 | then 0: step moving, unit robert, mp 4, entered 0, potential 4, spent 2, limit -1
      step to A2, tail A3 -> entered rule gui.4.a, unit robert, to A2, tail A3 | robert cell A2 | robert marks 32 | robert tail A3 | then 0: step moving, unit robert, mp 11, entered 1, potential 12, spent 1, limit -1, from A3
      step to B2, tail A3 -> entered rule gui.4.a, unit robert, to B2, tail A3 | robert cell B2 | robert marks 32 | robert tail A3 | then 0: step moving, unit robert, mp 8, entered 1, potential 12, spent 4, limit -1, from A3
      step to B3, tail A3 -> entered rule gui.4.a, unit robert, to B3, tail A3 | robert cell B3 | robert marks 32 | robert tail A3 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A3
      step to B3, tail A4 -> entered rule gui.4.a, unit robert, to B3, tail A4 | robert cell B3 | robert marks 32 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from A3
      step to B4, tail A4 -> entered rule gui.4.a, unit robert, to B4, tail A4 | robert cell B4 | robert marks 32 | then 0: step moving, unit robert, mp 9, entered 1, potential 12, spent 3, limit -1, from A3"
    `);
  });
  rule(
    ['gui.4.4.2a', 'gui.4.4.3b', 'gui.4.4.3c', 'gui.4.2.3a', 'gui.4.2.4a'],
    'holds horses, the dead and burdens',
    () => {
      const horse = (facing: string, head: string, at: string) => () => {
        const p = position('laguna').put(0, 'robert', at).put(1, 'milo', 'P9');
        p.horse('robert', head, facing, { side: 0 });
        return moving(p, 'robert');
      };
      const led = () => {
        const p = position('laguna').put(0, 'robert', 'B1').put(1, 'milo', 'P9');
        p.horse('roger', 'A1', 'N', { side: 0 });
        Object.assign(p.state.horses[0] ?? {}, { leader: p.unit('robert') });
        return moving(p, 'robert');
      };
      const bodies = () => {
        const p = position('laguna').put(0, 'roland', 'B1').put(0, 'osbern', 'A2').put(1, 'milo', 'P9');
        for (const id of ['dorian', 'zahir', 'adama', 'alexio']) p.put(1, id, 'A1', { health: DEAD });
        return moves(p);
      };
      const carcass = () => {
        const p = position('laguna').put(0, 'roland', 'B1').put(0, 'osbern', 'B2').put(1, 'milo', 'P9');
        p.horse('khaled', 'A1', 'N', { dead: true });
        return moves(p);
      };
      const burden = () =>
        moving(
          position('laguna').put(0, 'roland', 'A1').put(0, 'osbern', 'A1', { health: STUNNED }).put(1, 'milo', 'P9'),
          'roland',
        );
      const loot = () => {
        const p = position('laguna').put(0, 'roland', 'A1').put(1, 'milo', 'P9');
        p.state.loot = [{ cell: p.hex('A1'), bearer: -1 }];
        return moving(p, 'roland');
      };
      expect(
        alike(['robert', 'roland', 'osbern'], () => [
          ...outcomes(horse('N', 'A1', 'B1'), [], 'mount', 'bridle'),
          ...outcomes(horse('S', 'A2', 'B1'), [], 'mount', 'bridle'),
          ...outcomes(horse('N', 'A2', 'A1'), [], 'mount', 'bridle'),
          ...outcomes(led, [], 'step', 'letGo', 'mount'),
          ...outcomes(bodies, [], 'clearBodies'),
          ...outcomes(carcass, [], 'shiftHorse'),
          ...outcomes(burden, [], 'lift'),
          ...outcomes(loot, [], 'takeLoot'),
        ]),
      ).toMatchInlineSnapshot(`
        "mount horse 0 -> mounted rule gui.4.4.2a, unit robert | horses 0 {of robert, head -1, tail -1, dead false, rider robert, leader -1, side 0} | robert cell A1 | robert marks 48 | robert ride 0 | robert tail A2 | then 0: step moving, unit robert, mp 2, entered 0, potential 4, spent 3, limit -1
        mount horse 0 -> mounted rule gui.4.4.2a, unit robert | horses 0 {of robert, head -1, tail -1, dead false, rider robert, leader -1, side 0} | robert cell A2 | robert marks 48 | robert ride 0 | robert tail A1 | then 0: step moving, unit robert, mp 2, entered 0, potential 4, spent 3, limit -1
        bridle horse 0 -> bridled rule gui.4.4.3b, unit robert, horse 0 | horses 0 {of robert, head A2, tail A3, dead false, rider -1, leader robert, side 0} | then 0: step moving, unit robert, mp 4, entered 0, potential 4, spent 0, limit -1
        letGo horse 0 -> released rule gui.4.4.3f, horse 0 | horses 0 {of roger, head A1, tail A2, dead false, rider -1, leader -1, side 0} | then 0: step moving, unit robert, mp 4, entered 0, potential 4, spent 0, limit -1
        step to A1, tail -1 -> entered rule gui.4.a, unit robert, to A1, tail -1 | horses 0 {of roger, head B1, tail C1, dead false, rider -1, leader robert, side 0} | robert cell A1 | robert marks 32 | then 0: step moving, unit robert, mp 3, entered 1, potential 4, spent 1, limit -1, from B1
        step to B2, tail -1 -> entered rule gui.4.a, unit robert, to B2, tail -1 | horses 0 {of roger, head B1, tail A1, dead false, rider -1, leader robert, side 0} | robert cell B2 | robert marks 32 | then 0: step moving, unit robert, mp 2, entered 1, potential 4, spent 2, limit -1, from B1
        step to C2, tail -1 -> entered rule gui.4.a, unit robert, to C2, tail -1 | horses 0 {of roger, head B1, tail A1, dead false, rider -1, leader robert, side 0} | robert cell C2 | robert marks 32 | then 0: step moving, unit robert, mp 3, entered 1, potential 4, spent 1, limit -1, from B1
        clearBodies unit roland, mate osbern, from A1, to A2 -> cleared rule gui.4.2.3a, from A1, to A2, sunk false | adama cell A2 | alexio cell A2 | dorian cell A2 | osbern marks 256 | roland marks 256 | then 0: step movement, side 0
        clearBodies unit roland, mate osbern, from A1, to B1 -> cleared rule gui.4.2.3a, from A1, to B1, sunk false | adama cell B1 | alexio cell B1 | dorian cell B1 | osbern marks 256 | roland marks 256 | then 0: step movement, side 0
        shiftHorse unit roland, mate osbern, horse 0, head A2, tail A3 -> cleared rule gui.4.2.3a, from A1, to A2, sunk false | horses 0 {of khaled, head A2, tail A3, dead true, rider -1, leader -1, side -1} | osbern marks 256 | roland marks 256 | then 0: step movement, side 0
        shiftHorse unit roland, mate osbern, horse 0, head B1, tail B2 -> cleared rule gui.4.2.3a, from A1, to B1, sunk false | horses 0 {of khaled, head B1, tail B2, dead true, rider -1, leader -1, side -1} | osbern marks 256 | roland marks 256 | then 0: step movement, side 0
        lift unit osbern -> lifted rule gui.4.2.4a, unit osbern, by roland | carries 0 {by roland, unit osbern, from A1} | osbern cell -5 | roland marks 66080 | then 0: step moving, unit roland, mp 3, entered 0, potential 6, spent 0, limit -1
        takeLoot -> loot rule gui.2.scenario-choice, unit roland, taken true | loot 0 {cell A1, bearer roland} | roland marks 65584 | then 0: step moving, unit roland, mp 2, entered 0, potential 6, spent 4, limit -1"
      `);
    },
  );
  rule(
    ['gui.6.b', 'gui.6.5', 'gui.6.6a', 'gui.4.3a'],
    'is fought in, fallen back into, advanced into and passed',
    () => {
      const attack =
        (one: string, two: string, more: object = {}) =>
        () =>
          combat(position('laguna').put(0, 'roland', one).put(1, 'milo', two, more).put(1, 'dorian', 'P9'));
      const fought = (die: number) => () =>
        attack('B1', 'A1')().dice(die).do('attack', { unit: 'roland', target: 'milo' }).declared();
      const back = () => {
        const p = position('laguna').put(1, 'dorian', 'B1').put(0, 'roland', 'C2').put(1, 'milo', 'A2');
        const frame = {
          unit: p.unit('dorian'),
          left: 1,
          start: p.hex('B1'),
          foes: p.units('roland'),
          firsts: [],
          gone: 0,
          wound: false,
        };
        return p.play([
          { step: 'retreat', cause: 'combat', ...frame },
          { step: 'movement', side: 0 },
        ]);
      };
      const on = () => {
        const p = position('laguna')
          .put(0, 'roland', 'B1')
          .put(1, 'dorian', 'A1', { health: DEAD })
          .put(1, 'milo', 'P9');
        return p.play([
          {
            step: 'advance',
            side: 0,
            units: p.units('roland'),
            hexes: [p.hex('A1')],
            losers: p.units('dorian'),
            fatal: true,
          },
          { step: 'movement', side: 0 },
        ]);
      };
      const passing = () =>
        moving(position('laguna').put(0, 'roland', 'B1').put(1, 'milo', 'A1'), 'roland', { entered: 1, mp: 3 });
      const horse = () => {
        const p = position('laguna').put(0, 'roland', 'B1').put(1, 'milo', 'P9');
        p.horse('khaled', 'A1', 'N', { side: 1 });
        return combat(p);
      };
      expect(
        alike(['roland', 'milo', 'dorian'], () => [
          ...stakes(attack('B1', 'A1')()),
          ...stakes(attack('A1', 'B1', { facing: 'NE' })()),
          ...[1, 3, 5, 7, 9].map(die => `${die}: ${fought(die)().step} ${offers(fought(die)()).join('; ')}`),
          ...outcomes(back, [5], 'retreatTo'),
          ...outcomes(on, [], 'advance'),
          ...offers(on().do('advance', { unit: 'roland' })),
          ...stakes(passing(), 'step').slice(0, 2),
          ...stakes(horse()),
        ]),
      ).toMatchInlineSnapshot(`
        "attack unit roland, target milo: [] | 3/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 8, armour 1, mounted false, result , difference 6, modifiers [] | 1/5 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 1, armour 1, mounted false, result G, difference 6, modifiers []; harmed rule gui.6.5.G, unit milo, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 3, armour 1, mounted false, result F, difference 6, modifiers []; harmed rule gui.6.5.F, unit milo, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 4, armour 1, mounted false, result E, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit milo, hexes A2, wound false; stood rule gui.4.3g, unit milo; harmed rule gui.4.3g, unit milo, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 5, armour 1, mounted false, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 6, armour 1, mounted false, result C, difference 6, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 7, armour 1, mounted false, result B, difference 6, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
        declared: sequence
        attack unit roland, target milo: [] | 2/5 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 7, armour 1, mounted true, result , difference 6, modifiers [] | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 1, armour 1, mounted true, result G, difference 6, modifiers []; harmed rule gui.6.4.G, unit milo, harm stunned, cause combat; unhorsed rule gui.6.8a, unit milo; horseKilled rule gui.6.8d, horse 0 | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 2, armour 1, mounted true, result F, difference 6, modifiers []; harmed rule gui.6.4.F, unit milo, harm stunned, cause combat; unhorsed rule gui.6.8a, unit milo | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 3, armour 1, mounted true, result E, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit milo, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 4, armour 1, mounted true, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false; stood rule gui.4.3g, unit roland; harmed rule gui.4.3g, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 5, armour 1, mounted true, result C, difference 6, modifiers []; harmed rule gui.6.4.C, unit roland, harm stunned, cause combat; harmed rule gui.6.2f, unit roland, harm killed, cause surrounded | 1/10 fought rule gui.6.4, attackers [roland], defenders [milo], column 3, die 6, armour 1, mounted true, result B, difference 6, modifiers []; harmed rule gui.6.4.B, unit roland, harm wounded, cause combat
        declared: sequence
        1: resolving resolve attack 0
        3: resolving resolve attack 0
        5: resolving resolve attack 0
        7: resolving resolve attack 0
        9: resolving resolve attack 0
        retreatTo to A1, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to A1 | dorian cell A1 | then 0: step movement, side 0
        retreatTo to A2, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to A2 | dorian cell A2 | then 1: step displace, unit milo, by dorian, moved [dorian]
        advance unit roland -> then 0: step advancing, unit roland, mp 3, hexes [A1], losers [dorian], entered 0
        step to A1, tail -1
        step to A2, tail -1: [gui.4.3.1.infiltrator -1] | by 3/5 | 3/5 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; entered rule gui.4.a, unit roland, to A2, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit roland, enemy milo, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit roland | 1/5 tested rule gui.4.3.1.wound, unit roland, enemy milo, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit roland
        step to B2, tail -1: [gui.4.3.1.infiltrator -1] | by 3/5 | 3/5 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; entered rule gui.4.a, unit roland, to B2, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit roland, enemy milo, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit roland | 1/5 tested rule gui.4.3.1.wound, unit roland, enemy milo, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit roland
        attackHorse unit roland, horse 0: [] | 3/5 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 2, armour 0, mounted true, result H, difference 11, modifiers [] | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 1, armour 0, mounted true, result I, difference 11, modifiers []; horseKilled rule gui.6.8e, horse 0 | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 6, armour 0, mounted true, result D, difference 11, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 7, armour 0, mounted true, result C, difference 11, modifiers []; harmed rule gui.6.4.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 8, armour 0, mounted true, result B, difference 11, modifiers []; harmed rule gui.6.4.B, unit roland, harm wounded, cause combat
        declared: sequence"
      `);
    },
  );
  rule(
    ['gui.5.a', 'gui.5.4.1c', 'gui.10.2.1b', 'gui.10.4.1b', 'gui.10.1.2a', 'gui.10.6.1e'],
    'is shot at and from, holds engines, ladders and ropes',
    () => {
      const shot =
        (from: string, to: string, more: object = {}) =>
        () => {
          const p = position('laguna').put(0, 'alphonse', from).put(1, 'dorian', to, more).put(0, 'robert', 'Z16');
          return p
            .play([
              { step: 'offensive', side: 0 },
              { step: 'movement', side: 0 },
            ])
            .do('shoot', { unit: 'alphonse' });
        };
      const volley = () => {
        const p = position('laguna').put(0, 'roland', 'A1').put(1, 'petros', 'A4');
        return p.play([
          { step: 'window', target: p.unit('roland'), named: [], cells: [] },
          { step: 'movement', side: 0 },
        ]);
      };
      const gear = () => {
        const p = position('laguna')
          .put(0, 'osbern', 'A1')
          .put(0, 'avray', 'A2')
          .put(0, 'rioulf', 'B1')
          .put(0, 'hamon', 'B2')
          .put(1, 'milo', 'Q9');
        p.state.ladders = [
          {
            side: 0,
            cell: p.hex('A1'),
            other: p.hex('A2'),
            direction: -1,
            climber: -1,
            bearers: [],
            gone: false,
            since: 0,
          },
        ];
        p.state.grapnels = [
          { side: 0, bearer: -1, cell: p.hex('A1'), to: -1, climber: -1, top: false, roof: false, gone: false },
        ];
        return moves(p);
      };
      const engine = () => {
        const p = position('laguna')
          .put(0, 'osbern', 'B1')
          .put(0, 'avray', 'B2')
          .put(0, 'rioulf', 'A3')
          .put(0, 'hamon', 'B3')
          .put(1, 'milo', 'C6');
        const one: Engine = {
          kind: 'stoneThrower',
          side: 0,
          head: p.hex('A2'),
          tail: p.hex('A1'),
          arrow: p.way('S'),
          corner: false,
          load: 2,
          gone: false,
          jammed: false,
        };
        p.state.engines = [one];
        return p;
      };
      const ask = () => {
        const p = engine();
        return refusals(
          p.play([{ step: 'offensive', side: 0 }]),
          { type: 'hurl', engine: 0 },
          { type: 'hurl', engine: 1 },
          { type: 'shoot', unit: p.unit('osbern') },
        );
      };
      expect(
        alike(['alphonse', 'dorian', 'roland', 'osbern'], () => [
          ...stakes(shot('D1', 'A1')()),
          ...stakes(shot('A1', 'D1', { health: WOUNDED })(), 'fireAt'),
          ...outcomes(shot('D1', 'A1'), [8, 2, 2], 'fireAt'),
          ...outcomes(shot('D1', 'A2'), [9, 1, 1], 'fireAt'),
          ...stakes(volley()),
          ...outcomes(gear, [], 'shoulder', 'coil'),
          ...offers(moves(engine())),
          ...offers(engine().play([{ step: 'offensive', side: 0 }])),
          ...ask(),
        ]),
      ).toMatchInlineSnapshot(`
        "fireAt target dorian, cell A1: [gui.5.4.2.near -2] | 2/5 shot rule gui.5.4.1b, unit alphonse, target dorian, cell A1, impact -1, modifiers [{rule gui.5.4.2.near, value -2}] | 6/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell A1, impact A1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.A, unit dorian, cell A1, cover none, die 7, armour 0, result A; drivenBack rule gui.5.4.retreat, unit dorian, hexes A3, wound false; stood rule gui.4.3g, unit dorian; harmed rule gui.4.3g, unit dorian, harm wounded, cause fire | 9/50 shot rule gui.5.4.1b, unit alphonse, target dorian, cell A1, impact A1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.C, unit dorian, cell A1, cover none, die 1, armour 0, result C; harmed rule gui.5.4.4.C, unit dorian, harm killed, cause fire | 9/50 shot rule gui.5.4.1b, unit alphonse, target dorian, cell A1, impact A1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.B, unit dorian, cell A1, cover none, die 4, armour 0, result B; harmed rule gui.5.4.4.B, unit dorian, harm wounded, cause fire
        hold: nothing
        fireAt target dorian, cell D1: [gui.5.4.2.near -2] | 2/5 shot rule gui.5.4.1b, unit alphonse, target dorian, cell D1, impact E2, modifiers [{rule gui.5.4.2.near, value -2}] | 9/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell D1, impact D1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.C, unit dorian, cell D1, cover none, die 1, armour 0, result C; harmed rule gui.5.4.4.C, unit dorian, harm killed, cause fire | 6/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell D1, impact D1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.A, unit dorian, cell D1, cover none, die 7, armour 0, result A; drivenBack rule gui.5.4.retreat, unit dorian, hexes A3, wound false
        fireAt target dorian, cell A1 -> roll rule gui.5.4.1b, why impact, sides 10, seat 0, dice [8] | shot rule gui.5.4.1b, unit alphonse, target dorian, cell A1, impact -1, modifiers [{rule gui.5.4.2.near, value -2}] | alphonse marks 2 | then 0: step movement, side 0
        fireAt target dorian, cell A2 -> roll rule gui.5.4.1b, why impact, sides 10, seat 0, dice [9] | shot rule gui.5.4.1b, unit alphonse, target dorian, cell A2, impact A3, modifiers [{rule gui.5.4.2.near, value -2}] | alphonse marks 2 | then 0: step movement, side 0
        hold: sequence
        name unit petros, cell A1: [gui.5.4.2.near -2] | 16/25 shot rule gui.5.4.1b, unit petros, target roland, cell A1, impact -1, modifiers [{rule gui.5.4.2.near, value -2}] | 9/50 shot rule gui.5.4.1b, unit petros, target roland, cell A1, impact A1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.C, unit roland, cell A1, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | 9/50 shot rule gui.5.4.1b, unit petros, target roland, cell A1, impact A1, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.B, unit roland, cell A1, cover none, die 4, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire
        coil grapnel 0 -> grapnels 0 {side 0, bearer osbern, cell -1, to -1, climber -1, top false, roof false, gone false} | osbern marks 256 | then 0: step movement, side 0
        shoulder ladder 0, unit osbern, mate avray -> avray marks 32769 | ladders 0 {side 0, cell A1, other A2, direction -1, climber -1, bearers [osbern avray], gone false, since 0} | osbern marks 32769 | then 0: step ladderParty, ladder 0, mp 6, spent 0, entered 0
        endMoves
        move unit avray
        move unit hamon
        move unit osbern
        move unit rioulf
        hold
        hurl engine 0
        hurl engine 0: nothing
        hurl engine 1: gui.10.4.1b notReady
        shoot unit osbern: gui.5.a noWeapon"
      `);
    },
  );
});
