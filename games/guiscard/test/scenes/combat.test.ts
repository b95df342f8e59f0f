/** Hand to hand: what may be declared, what hangs on it, and what the loser and the winner do then. */
import { describe, expect } from 'vitest';
import { DEAD, MOVED, STIRRED, STUNNED, WOUNDED } from '../../src/state.ts';
import { alike, first, offers, outcomes, stakes, stakesOfStep } from '../pictures.ts';
import { rule } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const combat = (p: Position, side = 0): Table =>
  p.play([
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ]);
/** Declared, fought with this die, nobody breaks off. */
const fought = (p: Position, attackers: string[], target: string, ...dice: number[]) => {
  const [one = '', ...others] = attackers;
  const t = combat(p).do('attack', { unit: one, target });
  for (const unit of others) t.do('join', { unit, attack: 0 });
  t.declared().dice(...dice);
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.stand();
};
/** What each face of the die leads to. */
const ladder = (make: () => Position, attackers: string[], target: string): string[] =>
  Array.from({ length: 10 }, (_, index) => {
    const t = fought(make(), attackers, target, index + 1);
    const told = t.chronicle.flatMap(event =>
      event.type === 'fought' ? [`${event.column} ${event.result} ${event.difference}`] : [event.type],
    );
    return `${index + 1}: ${told.join(', ')} | ${t.step} ${offers(t).join('; ')}`;
  });

describe('declarations', () => {
  rule(['gui.6.b', 'gui.6.2b', 'gui.6.2c', 'gui.6.2e'], 'whoever may attack, join or be drawn in', () => {
    const make = () =>
      combat(
        position('il-poggio')
          .put(0, 'roland', 'E8')
          .put(0, 'osbern', 'F7')
          .put(0, 'robert', 'G8', { facing: 'N' })
          .put(1, 'dorian', 'E7')
          .put(1, 'alexio', 'F6', { health: WOUNDED })
          .put(1, 'milo', 'G7', { health: STUNNED }),
      );
    expect(
      alike(['roland', 'osbern', 'robert', 'dorian', 'alexio'], () => [
        ...stakes(make()),
        ...stakes(make().do('attack', { unit: 'roland', target: 'dorian' })),
        ...outcomes(make, []),
        ...outcomes(() => make().do('attack', { unit: 'roland', target: 'dorian' }), []),
      ]),
    ).toMatchInlineSnapshot(`
      "attack unit osbern, target alexio: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 7, armour 0, mounted false, result , difference 5, modifiers [] | 1/5 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 1, armour 0, mounted false, result G, difference 5, modifiers []; harmed rule gui.6.5.G, unit alexio, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 3, armour 0, mounted false, result E, difference 5, modifiers []; drivenBack rule gui.6.5.retreat, unit alexio, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 4, armour 0, mounted false, result D, difference 5, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 5, armour 0, mounted false, result C, difference 5, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 6, armour 0, mounted false, result B, difference 5, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit osbern, target dorian: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 7, armour 0, mounted false, result , difference 3, modifiers [] | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 1, armour 0, mounted false, result G, difference 3, modifiers []; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 2, armour 0, mounted false, result F, difference 3, modifiers []; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 3, armour 0, mounted false, result E, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 4, armour 0, mounted false, result D, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 5, armour 0, mounted false, result C, difference 3, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 6, armour 0, mounted false, result B, difference 3, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit osbern, target milo: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 1, armour 1, mounted false, result G, difference 6, modifiers []; harmed rule gui.6.5.G, unit milo, harm killed, cause combat | 3/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 8, armour 1, mounted false, result , difference 6, modifiers [] | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 5, armour 1, mounted false, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 6, armour 1, mounted false, result C, difference 6, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 7, armour 1, mounted false, result B, difference 6, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit robert, target milo: [] | 3/5 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 1, armour 1, mounted false, result H, difference 29, modifiers []; harmed rule gui.6.5.H, unit milo, harm killed, cause combat | 1/5 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 9, armour 1, mounted false, result B, difference 29, modifiers []; harmed rule gui.6.5.B, unit robert, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 7, armour 1, mounted false, result D, difference 29, modifiers []; drivenBack rule gui.6.5.retreat, unit robert, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 8, armour 1, mounted false, result C, difference 29, modifiers []; harmed rule gui.6.5.C, unit robert, harm stunned, cause combat; unhorsed rule gui.6.8a, unit robert
      attack unit roland, target dorian: [] | 1/5 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 2, armour 0, mounted false, result G, difference 7, modifiers []; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 9, armour 0, mounted false, result , difference 7, modifiers [] | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 1, armour 0, mounted false, result H, difference 7, modifiers []; harmed rule gui.6.5.H, unit dorian, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 4, armour 0, mounted false, result F, difference 7, modifiers []; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 5, armour 0, mounted false, result E, difference 7, modifiers []; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 6, armour 0, mounted false, result D, difference 7, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 7, armour 0, mounted false, result C, difference 7, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 8, armour 0, mounted false, result B, difference 7, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
      declared: sequence
      attack unit osbern, target alexio: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 7, armour 0, mounted false, result , difference 5, modifiers [] | 1/5 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 1, armour 0, mounted false, result G, difference 5, modifiers []; harmed rule gui.6.5.G, unit alexio, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 3, armour 0, mounted false, result E, difference 5, modifiers []; drivenBack rule gui.6.5.retreat, unit alexio, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 4, armour 0, mounted false, result D, difference 5, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 5, armour 0, mounted false, result C, difference 5, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [alexio], column 2, die 6, armour 0, mounted false, result B, difference 5, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit osbern, target dorian: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 7, armour 0, mounted false, result , difference 3, modifiers [] | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 1, armour 0, mounted false, result G, difference 3, modifiers []; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 2, armour 0, mounted false, result F, difference 3, modifiers []; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 3, armour 0, mounted false, result E, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 4, armour 0, mounted false, result D, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 5, armour 0, mounted false, result C, difference 3, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [dorian], column 2, die 6, armour 0, mounted false, result B, difference 3, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit osbern, target milo: [] | 2/5 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 1, armour 1, mounted false, result G, difference 6, modifiers []; harmed rule gui.6.5.G, unit milo, harm killed, cause combat | 3/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 8, armour 1, mounted false, result , difference 6, modifiers [] | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 5, armour 1, mounted false, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 6, armour 1, mounted false, result C, difference 6, modifiers []; harmed rule gui.6.5.C, unit osbern, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [osbern], defenders [milo], column 3, die 7, armour 1, mounted false, result B, difference 6, modifiers []; harmed rule gui.6.5.B, unit osbern, harm wounded, cause combat
      attack unit robert, target milo: [] | 3/5 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 1, armour 1, mounted false, result H, difference 29, modifiers []; harmed rule gui.6.5.H, unit milo, harm killed, cause combat | 1/5 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 9, armour 1, mounted false, result B, difference 29, modifiers []; harmed rule gui.6.5.B, unit robert, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 7, armour 1, mounted false, result D, difference 29, modifiers []; drivenBack rule gui.6.5.retreat, unit robert, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [robert], defenders [milo], column 5, die 8, armour 1, mounted false, result C, difference 29, modifiers []; harmed rule gui.6.5.C, unit robert, harm stunned, cause combat; unhorsed rule gui.6.8a, unit robert
      declared: sequence
      join unit osbern, attack 0: [gui.6.2c 1] | 3/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 1, armour 0, mounted false, result H, difference 15, modifiers [{rule gui.6.2c, value 1}]; harmed rule gui.6.5.H, unit dorian, harm killed, cause combat | 1/5 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 4, armour 0, mounted false, result G, difference 15, modifiers [{rule gui.6.2c, value 1}]; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 6, armour 0, mounted false, result F, difference 15, modifiers [{rule gui.6.2c, value 1}]; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 7, armour 0, mounted false, result E, difference 15, modifiers [{rule gui.6.2c, value 1}]; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 8, armour 0, mounted false, result D, difference 15, modifiers [{rule gui.6.2c, value 1}]; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false; drivenBack rule gui.6.5.retreat, unit osbern, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 9, armour 0, mounted false, result C, difference 15, modifiers [{rule gui.6.2c, value 1}]; blowFalls rule gui.6.5.C, units [roland osbern], harm stunned, unhorse true, horse false | 1/10 fought rule gui.6.5, attackers [roland osbern], defenders [dorian], column 5, die 10, armour 0, mounted false, result B, difference 15, modifiers [{rule gui.6.2c, value 1}]; blowFalls rule gui.6.5.B, units [roland osbern], harm wounded, unhorse false, horse false
      attack unit osbern, target alexio -> alexio marks 8192 | attacks 0 {attackers [osbern], defenders [alexio], charge -1, horse -1, pikes false, done false} | fought true | osbern marks 8200 | then 0: step declare, side 0
      declared -> then 1: step movement, side 1
      attack unit osbern, target alexio -> alexio marks 8192 | attacks 1 {attackers [osbern], defenders [alexio], charge -1, horse -1, pikes false, done false} | osbern marks 8200 | then 0: step declare, side 0
      declared -> attacked rule gui.6.a, attackers [roland], defenders [dorian], charge false | then 0: step resolving, side 0
      join unit osbern, attack 0 -> attacks 0 {attackers [roland osbern], defenders [dorian], charge -1, horse -1, pikes false, done false} | osbern marks 8200 | then 0: step declare, side 0"
    `);
  });
  rule(['gui.6.8e', 'gui.6.7', 'gui.6.3a'], 'horsemen, riderless horses and men on higher or closed ground', () => {
    const horses = () => {
      const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'robert', 'H9', { facing: 'N' });
      p.put(1, 'khaled', 'E7', { facing: 'N' }).put(1, 'dorian', 'H8');
      p.horse('jafar', 'F7', 'N', { side: 1 });
      return combat(p);
    };
    const farm = () =>
      combat(position('il-poggio', [FARM]).put(0, 'roland', 'Q7').put(1, 'milo', 'Q8').put(1, 'dorian', 'Q6'));
    const castle = () =>
      combat(position('nido-d-aquila').put(0, 'roland', 'O7').put(1, 'milo', 'P7').put(1, 'dorian', 'O6'));
    expect(
      alike(['roland', 'robert', 'khaled', 'dorian'], () => [
        ...stakes(horses()),
        ...outcomes(horses, [], 'attack', 'attackHorse'),
        ...stakes(farm()),
        ...stakes(castle()),
      ]),
    ).toMatchInlineSnapshot(`
      "attack unit robert, target dorian: [] | 3/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 1, armour 0, mounted false, result H, difference 26, modifiers []; harmed rule gui.6.5.H, unit dorian, harm killed, cause combat | 1/5 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 4, armour 0, mounted false, result G, difference 26, modifiers []; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 6, armour 0, mounted false, result F, difference 26, modifiers []; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 7, armour 0, mounted false, result E, difference 26, modifiers []; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 8, armour 0, mounted false, result D, difference 26, modifiers []; drivenBack rule gui.6.5.retreat, unit robert, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 9, armour 0, mounted false, result C, difference 26, modifiers []; harmed rule gui.6.5.C, unit robert, harm stunned, cause combat; unhorsed rule gui.6.8a, unit robert | 1/10 fought rule gui.6.5, attackers [robert], defenders [dorian], column 5, die 10, armour 0, mounted false, result B, difference 26, modifiers []; harmed rule gui.6.5.B, unit robert, harm wounded, cause combat
      attack unit roland, target khaled: [] | 1/2 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 6, armour 1, mounted true, result , difference 3, modifiers [] | 1/10 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 1, armour 1, mounted true, result E, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit khaled, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 2, armour 1, mounted true, result D, difference 3, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false; stood rule gui.4.3g, unit roland; harmed rule gui.4.3g, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 3, armour 1, mounted true, result C, difference 3, modifiers []; harmed rule gui.6.4.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 4, armour 1, mounted true, result B, difference 3, modifiers []; harmed rule gui.6.4.B, unit roland, harm wounded, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [khaled], column 2, die 5, armour 1, mounted true, result A, difference 3, modifiers []; harmed rule gui.6.4.A, unit roland, harm killed, cause combat
      attackHorse unit roland, horse 2: [] | 3/5 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 2, armour 0, mounted true, result H, difference 11, modifiers [] | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 1, armour 0, mounted true, result I, difference 11, modifiers []; horseKilled rule gui.6.8e, horse 2 | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 6, armour 0, mounted true, result D, difference 11, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 7, armour 0, mounted true, result C, difference 11, modifiers []; harmed rule gui.6.4.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.4, attackers [roland], defenders [], column 4, die 8, armour 0, mounted true, result B, difference 11, modifiers []; harmed rule gui.6.4.B, unit roland, harm wounded, cause combat
      declared: sequence
      attack unit robert, target dorian -> attacks 0 {attackers [robert], defenders [dorian], charge -1, horse -1, pikes false, done false} | dorian marks 8192 | fought true | robert marks 8200 | then 0: step declare, side 0
      attack unit roland, target khaled -> attacks 0 {attackers [roland], defenders [khaled], charge -1, horse -1, pikes false, done false} | fought true | khaled marks 8192 | roland marks 8200 | then 0: step declare, side 0
      attackHorse unit roland, horse 2 -> attacks 0 {attackers [roland], defenders [], charge -1, horse 2, pikes false, done false} | fought true | roland marks 8200 | then 0: step declare, side 0
      attack unit roland, target milo: [] | 3/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 8, armour 1, mounted false, result , difference 6, modifiers [] | 1/5 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 1, armour 1, mounted false, result G, difference 6, modifiers []; harmed rule gui.6.5.G, unit milo, harm wounded, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 3, armour 1, mounted false, result F, difference 6, modifiers []; harmed rule gui.6.5.F, unit milo, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 4, armour 1, mounted false, result E, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit milo, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 5, armour 1, mounted false, result D, difference 6, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 6, armour 1, mounted false, result C, difference 6, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [milo], column 3, die 7, armour 1, mounted false, result B, difference 6, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
      declared: sequence
      attack unit roland, target dorian: [] | 1/5 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 2, armour 0, mounted false, result G, difference 7, modifiers []; harmed rule gui.6.5.G, unit dorian, harm wounded, cause combat | 1/5 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 9, armour 0, mounted false, result , difference 7, modifiers [] | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 1, armour 0, mounted false, result H, difference 7, modifiers []; harmed rule gui.6.5.H, unit dorian, harm killed, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 4, armour 0, mounted false, result F, difference 7, modifiers []; harmed rule gui.6.5.F, unit dorian, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 5, armour 0, mounted false, result E, difference 7, modifiers []; drivenBack rule gui.6.5.retreat, unit dorian, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 6, armour 0, mounted false, result D, difference 7, modifiers []; drivenBack rule gui.6.5.retreat, unit roland, hexes A2, wound false | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 7, armour 0, mounted false, result C, difference 7, modifiers []; harmed rule gui.6.5.C, unit roland, harm stunned, cause combat | 1/10 fought rule gui.6.5, attackers [roland], defenders [dorian], column 3, die 8, armour 0, mounted false, result B, difference 7, modifiers []; harmed rule gui.6.5.B, unit roland, harm wounded, cause combat
      declared: sequence"
    `);
  });
});

describe('results', () => {
  rule(['gui.6.c', 'gui.6.4', 'gui.6.5'], 'one on foot against another, face by face', () => {
    const make = () =>
      position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(0, 'jacques', 'A1').put(1, 'milo', 'A3');
    expect(alike(['roland', 'dorian'], () => ladder(make, ['roland'], 'dorian'))).toMatchInlineSnapshot(`
      "1: attacked, roll, 3 H 7, harmed | advance advance unit roland; decline
      2: attacked, roll, 3 G 7, harmed | movement endMoves; move unit dorian; move unit milo
      3: attacked, roll, 3 G 7, harmed | movement endMoves; move unit dorian; move unit milo
      4: attacked, roll, 3 F 7, harmed | advance advance unit roland; decline
      5: attacked, roll, 3 E 7, drivenBack | retreatStep retreatTo to D6, other -1; retreatTo to E6, other -1; retreatTo to F6, other -1
      6: attacked, roll, 3 D 7, drivenBack | retreatStep retreatTo to D8, other -1; retreatTo to E9, other -1; retreatTo to F8, other -1
      7: attacked, roll, 3 C 7, harmed | advance advance unit dorian; decline
      8: attacked, roll, 3 B 7, harmed | movement endMoves; move unit dorian; move unit milo
      9: attacked, roll, 3  7 | movement endMoves; move unit dorian; move unit milo
      10: attacked, roll, 3  7 | movement endMoves; move unit dorian; move unit milo"
    `);
  });
  rule(['gui.6.c', 'gui.6.4', 'gui.6.8e'], 'a horseman against one on foot, and one on foot against him', () => {
    const down = () =>
      position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(1, 'werner', 'E7').put(1, 'milo', 'A3');
    const up = () =>
      position('il-poggio').put(0, 'werner', 'E8').put(1, 'khaled', 'E7', { facing: 'N' }).put(0, 'milo', 'A3');
    expect(
      alike(['robert', 'werner', 'khaled'], () => [
        ...ladder(down, ['robert'], 'werner'),
        ...ladder(up, ['werner'], 'khaled'),
      ]),
    ).toMatchInlineSnapshot(`
      "1: attacked, roll, 5 H 22, harmed | advance advance unit robert; decline
      2: attacked, roll, 5 H 22, harmed | advance advance unit robert; decline
      3: attacked, roll, 5 G 22, harmed | movement endMoves; move unit milo; move unit werner
      4: attacked, roll, 5 G 22, harmed | movement endMoves; move unit milo; move unit werner
      5: attacked, roll, 5 F 22, harmed | advance advance unit robert; decline
      6: attacked, roll, 5 E 22, drivenBack | retreatStep retreatTo to D6, other -1; retreatTo to E6, other -1; retreatTo to F6, other -1
      7: attacked, roll, 5 D 22, drivenBack | retreatStep retreatTo to D8, other E8; retreatTo to D8, other E9; retreatTo to D9, other E9; retreatTo to E10, other E9; retreatTo to E8, other D8; retreatTo to E8, other F8; retreatTo to E9, other D8; retreatTo to E9, other D9; retreatTo to E9, other E10; retreatTo to E9, other F8; retreatTo to E9, other F9; retreatTo to F8, other E8; retreatTo to F8, other E9; retreatTo to F9, other E9
      8: attacked, roll, 5 C 22, harmed, unhorsed | fall lieAt to D7; lieAt to D8; lieAt to D9; lieAt to E10; lieAt to F7; lieAt to F8; lieAt to F9
      9: attacked, roll, 5 B 22, harmed | movement endMoves; move unit milo; move unit werner
      10: attacked, roll, 5 B 22, harmed | movement endMoves; move unit milo; move unit werner
      1: attacked, roll, 3 G 9, harmed, unhorsed, horseKilled | fall lieAt to D6; lieAt to D7; lieAt to D8; lieAt to E6; lieAt to E9; lieAt to F6; lieAt to F7; lieAt to F8
      2: attacked, roll, 3 F 9, harmed, unhorsed | fall lieAt to D6; lieAt to D7; lieAt to D8; lieAt to E6; lieAt to E9; lieAt to F6; lieAt to F7; lieAt to F8
      3: attacked, roll, 3 E 9, drivenBack | retreatStep retreatTo to D6, other E7; retreatTo to E6, other E7; retreatTo to E7, other D6; retreatTo to E7, other E6; retreatTo to E7, other F6; retreatTo to F6, other E7
      4: attacked, roll, 3 D 9, drivenBack, stood, harmed | displace giveWay to D6, tail E7; giveWay to D7, tail E7; giveWay to E6, tail E7; giveWay to F6, tail E7; giveWay to F7, tail E7
      5: attacked, roll, 3 C 9, harmed | movement endMoves; move unit khaled
      6: attacked, roll, 3 B 9, harmed | movement endMoves; move unit khaled
      7: attacked, roll, 3  9 | movement endMoves; move unit khaled
      8: attacked, roll, 3  9 | movement endMoves; move unit khaled
      9: attacked, roll, 3  9 | movement endMoves; move unit khaled
      10: attacked, roll, 3  9 | movement endMoves; move unit khaled"
    `);
  });
  rule(['gui.6.2c', 'gui.6.6f', 'gui.6.2f'], 'two against one who has friends about', () => {
    const make = () =>
      position('il-poggio')
        .put(0, 'roland', 'E8')
        .put(0, 'jacques', 'F7')
        .put(1, 'dorian', 'E7')
        .put(1, 'milo', 'E6')
        .put(1, 'zahir', 'D6', { health: STUNNED })
        .put(1, 'adama', 'F6', { health: DEAD });
    expect(
      alike(['roland', 'jacques', 'dorian', 'milo'], () => ladder(make, ['roland', 'jacques'], 'dorian')),
    ).toMatchInlineSnapshot(`
      "1: attacked, roll, 5 H 18, harmed | advance advance unit jacques; advance unit roland; decline
      2: attacked, roll, 5 H 18, harmed | advance advance unit jacques; advance unit roland; decline
      3: attacked, roll, 5 H 18, harmed | advance advance unit jacques; advance unit roland; decline
      4: attacked, roll, 5 G 18, harmed | movement endMoves; move unit dorian; move unit milo
      5: attacked, roll, 5 G 18, harmed | movement endMoves; move unit dorian; move unit milo
      6: attacked, roll, 5 F 18, harmed | advance advance unit jacques; advance unit roland; decline
      7: attacked, roll, 5 E 18, drivenBack | retreatStep retreatTo to E6, other -1
      8: attacked, roll, 5 D 18, drivenBack, drivenBack | retreatOrder goFirst unit jacques; goFirst unit roland
      9: attacked, roll, 5 C 18, blowFalls | blow takeBlow unit jacques; takeBlow unit roland
      10: attacked, roll, 5 B 18, blowFalls | blow takeBlow unit jacques; takeBlow unit roland"
    `);
  });
  const beaten = (die: number) => () =>
    fought(
      position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'F7').put(1, 'dorian', 'E7').put(1, 'milo', 'E6'),
      ['roland', 'jacques'],
      'dorian',
      die,
    );
  rule(['gui.6.5', 'gui.6.6f'], 'the beaten fall back, the winner comes on', () => {
    const lines = () =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap(die => {
        const make = beaten(die);
        if (!['retreatStep', 'advance', 'blow'].includes(make().step ?? '')) return [];
        const then = outcomes(make, [5, 5, 5], 'retreatTo', 'advance', 'takeBlow', 'decline');
        return [`${die}:`, ...then];
      });
    expect(alike(['roland', 'jacques', 'dorian', 'milo'], lines)).toMatchInlineSnapshot(`
      "1:
      advance unit jacques -> then 0: step advancing, unit jacques, mp 3, hexes [E7], losers [dorian], entered 0
      advance unit roland -> then 0: step advancing, unit roland, mp 3, hexes [E7], losers [dorian], entered 0
      decline -> then 1: step movement, side 1
      2:
      advance unit jacques -> then 0: step advancing, unit jacques, mp 3, hexes [E7], losers [dorian], entered 0
      advance unit roland -> then 0: step advancing, unit roland, mp 3, hexes [E7], losers [dorian], entered 0
      decline -> then 1: step movement, side 1
      3:
      advance unit jacques -> then 0: step advancing, unit jacques, mp 3, hexes [E7], losers [dorian], entered 0
      advance unit roland -> then 0: step advancing, unit roland, mp 3, hexes [E7], losers [dorian], entered 0
      decline -> then 1: step movement, side 1
      6:
      advance unit jacques -> then 0: step advancing, unit jacques, mp 3, hexes [E7], losers [dorian], entered 0
      advance unit roland -> then 0: step advancing, unit roland, mp 3, hexes [E7], losers [dorian], entered 0
      decline -> then 1: step movement, side 1
      7:
      retreatTo to D6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to D6 | dorian cell D6 | then 0: step advance, side 0, units [roland jacques], hexes [E7], losers [dorian], fatal false
      retreatTo to E6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to E6 | dorian cell E6 | then 1: step displace, unit milo, by dorian, moved [dorian]"
    `);
  });
  rule(
    ['gui.6.6a', 'gui.6.6b', 'gui.6.6f'],
    'one who advances enters what was left, then goes on by half his points',
    () => {
      const make = (loser: number, fatal: boolean, facing?: string) => () => {
        const p = position('il-poggio')
          .put(1, 'dorian', 'E7', { health: loser })
          .put(1, 'milo', 'C6')
          .put(0, 'osbern', 'A1');
        p.put(0, 'robert', 'E8', facing ? { facing } : {});
        const [hexes, losers] = [[p.hex('E7'), p.hex('F7')], p.units('dorian')];
        return p.play([
          { step: 'advance', side: 0, units: p.units('robert'), hexes, losers, fatal },
          { step: 'movement', side: 0 },
        ]);
      };
      const on = () => first(make(DEAD, true)(), 'advance');
      const riding = () => first(make(STUNNED, false, 'N')(), 'advance');
      const further = () => riding().go('E7');
      expect(
        alike(['robert', 'dorian', 'milo'], () => [
          ...[0, STUNNED, WOUNDED, DEAD].flatMap(loser =>
            [true, false].map(fatal => `${loser} ${fatal}: ${offers(make(loser, fatal)())}`),
          ),
          ...outcomes(make(DEAD, true), [], 'advance', 'decline'),
          ...stakes(on()),
          ...outcomes(on, [5], 'step', 'stop'),
          ...outcomes(make(STUNNED, false, 'N'), [], 'advance', 'decline'),
          ...stakes(riding()),
          ...outcomes(riding, [5], 'step', 'stop'),
          ...stakes(further()),
          ...outcomes(further, [5], 'step', 'stop'),
        ]),
      ).toMatchInlineSnapshot(`
      "0 true: endMoves,move unit osbern,move unit robert
      0 false: advance unit robert,decline
      1 true: endMoves,move unit osbern,move unit robert
      1 false: advance unit robert,decline
      2 true: endMoves,move unit osbern,move unit robert
      2 false: advance unit robert,decline
      3 true: advance unit robert,decline
      3 false: advance unit robert,decline
      advance unit robert -> then 0: step advancing, unit robert, mp 2, hexes [E7 F7], losers [dorian], entered 0
      decline -> then 0: step movement, side 0
      step to E7, tail -1: sequence
      step to F7, tail -1: sequence
      step to E7, tail -1 -> advanced rule gui.6.6a, unit robert, to E7 | robert cell E7 | then 0: step advancing, unit robert, mp 1, hexes [E7 F7], losers [dorian], entered 1
      step to F7, tail -1 -> advanced rule gui.6.6a, unit robert, to F7 | robert cell F7 | then 0: step advancing, unit robert, mp 1, hexes [E7 F7], losers [dorian], entered 1
      advance unit robert -> then 0: step advancing, unit robert, mp 6, hexes [E7 F7], losers [dorian], entered 0
      decline -> then 0: step movement, side 0
      step to E7, tail E8: sequence
      step to F7, tail E8: sequence
      step to E7, tail E8 -> advanced rule gui.6.6a, unit robert, to E7 | robert cell E7 | robert tail E8 | then 0: step advancing, unit robert, mp 5, hexes [E7 F7], losers [dorian], entered 1
      step to F7, tail E8 -> advanced rule gui.6.6a, unit robert, to F7 | robert cell F7 | robert tail E8 | then 0: step advancing, unit robert, mp 5, hexes [E7 F7], losers [dorian], entered 1
      step to D6, tail E7: sequence
      step to D7, tail E7: sequence
      step to D7, tail E8: sequence
      step to D8, tail E8: sequence
      step to E6, tail E7: sequence
      step to E9, tail E8: sequence
      step to F6, tail E7: sequence
      step to F7, tail E7: sequence
      step to F7, tail E8: sequence
      step to F8, tail E8: sequence
      step to D6, tail E7 -> advanced rule gui.6.6a, unit robert, to D6 | robert cell D6 | robert tail E7 | then 0: step advancing, unit robert, mp 4, hexes [E7 F7], losers [dorian], entered 2
      step to D7, tail E8 -> advanced rule gui.6.6a, unit robert, to D7 | robert cell D7 | then 0: step advancing, unit robert, mp 3, hexes [E7 F7], losers [dorian], entered 2
      step to E6, tail E7 -> advanced rule gui.6.6a, unit robert, to E6 | robert cell E6 | robert tail E7 | then 0: step advancing, unit robert, mp 4, hexes [E7 F7], losers [dorian], entered 2
      step to F6, tail E7 -> advanced rule gui.6.6a, unit robert, to F6 | robert cell F6 | robert tail E7 | then 0: step advancing, unit robert, mp 4, hexes [E7 F7], losers [dorian], entered 2
      step to F7, tail E8 -> advanced rule gui.6.6a, unit robert, to F7 | robert cell F7 | then 0: step advancing, unit robert, mp 3, hexes [E7 F7], losers [dorian], entered 2"
    `);
    },
  );
});

describe('falling back', () => {
  const back = (p: Position, unit: string, left: number, more: object = {}): Table =>
    p.play([
      {
        ...{ step: 'retreat', unit: p.unit(unit), left, start: p.state.cell[p.unit(unit)] ?? -1, cause: 'combat' },
        ...{ foes: [], firsts: [], gone: 0, wound: false },
        ...more,
      },
    ]);
  rule(['gui.6.5'], 'away from the enemy, over friends who give way, never to where they stood', () => {
    const open = () => {
      const p = position('il-poggio').put(1, 'dorian', 'E7').put(0, 'roland', 'E8').put(0, 'robert', 'D6');
      return back(p, 'dorian', 2, { foes: p.units('roland') });
    };
    const crowd = () => {
      const p = position('il-poggio').put(1, 'dorian', 'E7').put(0, 'roland', 'E8');
      p.put(1, 'milo', 'E6').put(1, 'zahir', 'D6').put(1, 'adama', 'F6').put(1, 'alexio', 'D7').put(1, 'sergios', 'F7');
      return back(p, 'dorian', 1, { foes: p.units('roland') });
    };
    const rider = () => {
      const p = position('il-poggio').put(1, 'khaled', 'E7', { facing: 'S' }).put(0, 'roland', 'E8');
      return back(p, 'khaled', 2, { foes: p.units('roland') });
    };
    const shut = () => {
      const p = position('il-poggio').put(1, 'dorian', 'A1').put(0, 'roland', 'B1').put(0, 'jacques', 'A2');
      return back(p, 'dorian', 1, { foes: p.units('roland') });
    };
    const hurt = () => {
      const p = position('il-poggio').put(1, 'dorian', 'E7').put(0, 'roland', 'E8');
      return back(p, 'dorian', 1, { foes: p.units('roland'), wound: true });
    };
    const pushed = () => first(crowd(), 'retreatTo');
    expect(
      alike(['dorian', 'roland', 'khaled', 'milo'], () => [
        ...stakes(open()),
        ...outcomes(open, [5, 5], 'retreatTo'),
        ...stakes(crowd()),
        ...outcomes(crowd, [5, 5], 'retreatTo'),
        ...offers(pushed()),
        ...outcomes(pushed, [5], 'giveWay'),
        ...stakes(rider()),
        ...outcomes(rider, [5], 'retreatTo'),
        `${shut().step} ${shut().state.health[shut().position.unit('dorian')]}`,
        ...offers(shut()),
        ...outcomes(hurt, [5], 'retreatTo'),
      ]),
    ).toMatchInlineSnapshot(`
      "retreatTo to E6, other -1: [] | 1/2 tested rule gui.4.3.1.none, unit dorian, enemy robert, die 1, modifiers [], total 1, result none | 1/5 tested rule gui.4.3.1.stop, unit dorian, enemy robert, die 6, modifiers [], total 6, result stop; stopped rule gui.4.3f, unit dorian; harmed rule gui.4.3f, unit dorian, harm wounded, cause infiltration | 1/5 tested rule gui.4.3.1.wound, unit dorian, enemy robert, die 8, modifiers [], total 8, result wound; harmed rule gui.4.3.1.wound, unit dorian, harm wounded, cause infiltration; stopped rule gui.4.3f, unit dorian | 1/10 tested rule gui.4.3.1.kill, unit dorian, enemy robert, die 10, modifiers [], total 10, result kill; harmed rule gui.4.3.1.kill, unit dorian, harm killed, cause infiltration
      retreatTo to F6, other -1: sequence
      retreatTo to E6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to E6 | roll rule gui.4.3.1, why infiltration, sides 10, seat 0, dice [5] | tested rule gui.4.3.1.none, unit dorian, enemy robert, die 5, modifiers [], total 5, result none | dorian cell E6 | tested 0 [robert dorian] | then 1: step retreatStep, unit dorian, left 1, start E7, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to F6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to F6 | dorian cell F6 | then 1: step retreatStep, unit dorian, left 1, start E7, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to D6, other -1: sequence
      retreatTo to E6, other -1: sequence
      retreatTo to F6, other -1: sequence
      retreatTo to D6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to D6 | dorian cell D6 | then 1: step displace, unit zahir, by dorian, moved [dorian]
      retreatTo to E6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to E6 | dorian cell E6 | then 1: step displace, unit milo, by dorian, moved [dorian]
      retreatTo to F6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to F6 | dorian cell F6 | then 1: step displace, unit adama, by dorian, moved [dorian]
      giveWay to C6, tail -1
      giveWay to C7, tail -1
      giveWay to D5, tail -1
      giveWay to E7, tail -1
      giveWay to C6, tail -1 -> displaced rule gui.5.4.retreat, unit zahir, to C6 | zahir cell C6 | then 1: step movement, side 1
      giveWay to C7, tail -1 -> displaced rule gui.5.4.retreat, unit zahir, to C7 | zahir cell C7 | then 1: step movement, side 1
      giveWay to D5, tail -1 -> displaced rule gui.5.4.retreat, unit zahir, to D5 | zahir cell D5 | then 1: step movement, side 1
      giveWay to E7, tail -1 -> displaced rule gui.5.4.retreat, unit zahir, to E7 | roll rule gui.4.3.1, why infiltration, sides 10, seat 0, dice [5] | tested rule gui.4.3.1.none, unit zahir, enemy roland, die 5, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 4, result none | tested 0 [roland zahir] | zahir cell E7 | then 1: step movement, side 1
      retreatTo to D5, other E6: sequence
      retreatTo to D6, other E6: sequence
      retreatTo to D6, other E7: sequence
      retreatTo to F5, other E6: sequence
      retreatTo to F6, other E6: sequence
      retreatTo to F6, other E7: sequence
      retreatTo to D5, other E6 -> retreated rule gui.6.5.retreat, unit khaled, to D5 | khaled cell D5 | then 1: step retreatStep, unit khaled, left 1, start E6, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to D6, other E6 -> retreated rule gui.6.5.retreat, unit khaled, to D6 | khaled cell D6 | then 1: step retreatStep, unit khaled, left 1, start E6, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to D6, other E7 -> retreated rule gui.6.5.retreat, unit khaled, to D6 | khaled cell D6 | khaled tail E7 | then 1: step retreatStep, unit khaled, left 1, start E7, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to F5, other E6 -> retreated rule gui.6.5.retreat, unit khaled, to F5 | khaled cell F5 | then 1: step retreatStep, unit khaled, left 1, start E6, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to F6, other E6 -> retreated rule gui.6.5.retreat, unit khaled, to F6 | khaled cell F6 | then 1: step retreatStep, unit khaled, left 1, start E6, cause combat, foes [roland], firsts [], gone 1, wound false
      retreatTo to F6, other E7 -> retreated rule gui.6.5.retreat, unit khaled, to F6 | khaled cell F6 | khaled tail E7 | then 1: step retreatStep, unit khaled, left 1, start E7, cause combat, foes [roland], firsts [], gone 1, wound false
      movement 2
      endMoves
      move unit dorian
      retreatTo to D6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to D6 | harmed rule gui.10.5.3b, unit dorian, harm wounded, cause flames | dorian cell D6 | dorian health 2 | then 1: step movement, side 1
      retreatTo to E6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to E6 | harmed rule gui.10.5.3b, unit dorian, harm wounded, cause flames | dorian cell E6 | dorian health 2 | then 1: step movement, side 1
      retreatTo to F6, other -1 -> retreated rule gui.6.5.retreat, unit dorian, to F6 | harmed rule gui.10.5.3b, unit dorian, harm wounded, cause flames | dorian cell F6 | dorian health 2 | then 1: step movement, side 1"
    `);
  });
});

describe('passing', () => {
  rule(
    ['gui.4.3a', 'gui.4.3.1', 'gui.4.3c'],
    'who goes on beside an enemy is tested, with what counts for and against',
    () => {
      const journey = (p: Position, unit: string) => ({
        ...{ step: 'moving' as const, unit: p.unit(unit), mp: 6, entered: 1, potential: 7, spent: 1, limit: -1 },
      });
      const make = (id: string, more: object, enemy: string, stance: object) => () => {
        const p = position('il-poggio').put(0, id, 'E8', more).put(1, enemy, 'E7', stance);
        return p.play([journey(p, id)]);
      };
      const cases = [
        make('vladko', {}, 'milo', {}),
        make('vladko', { health: WOUNDED }, 'milo', {}),
        make('roland', {}, 'milo', { health: WOUNDED }),
        make('roland', { marks: MOVED | STIRRED }, 'werner', {}),
        make('robert', { facing: 'S' }, 'milo', {}),
        make('robert', { facing: 'S' }, 'khaled', { facing: 'N' }),
        make('osbern', {}, 'khaled', { facing: 'S' }),
      ];
      const two = () => {
        const p = position('il-poggio')
          .put(0, 'roland', 'E8')
          .put(1, 'milo', 'E7')
          .put(1, 'dorian', 'D7')
          .put(0, 'robert', 'A1');
        return p.play([journey(p, 'roland')]);
      };
      const asked = () => two().go('E9');
      expect(
        alike(['vladko', 'milo', 'robert'], () => [
          ...cases.flatMap(one => stakesOfStep(one(), 'E9')),
          ...stakesOfStep(two(), 'E9'),
          ...stakes(asked()),
          ...outcomes(asked, [5, 5], 'faceFirst'),
          ...outcomes(asked, [7, 5], 'faceFirst'),
        ]),
      ).toMatchInlineSnapshot(`
        "step to E9, tail -1: [] | by 1/2 | 1/2 tested rule gui.4.3.1.none, unit vladko, enemy milo, die 1, modifiers [], total 1, result none; entered rule gui.4.a, unit vladko, to E9, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit vladko, enemy milo, die 6, modifiers [], total 6, result stop; stopped rule gui.4.3.1.stop, unit vladko | 1/5 tested rule gui.4.3.1.wound, unit vladko, enemy milo, die 8, modifiers [], total 8, result wound; harmed rule gui.4.3.1.wound, unit vladko, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit vladko | 1/10 tested rule gui.4.3.1.kill, unit vladko, enemy milo, die 10, modifiers [], total 10, result kill; harmed rule gui.4.3.1.kill, unit vladko, harm killed, cause infiltration
        step to E9, tail -1: [gui.4.3.1.infiltrator 2] | by 3/10 | 1/2 tested rule gui.4.3.1.wound, unit vladko, enemy milo, die 6, modifiers [{rule gui.4.3.1.infiltrator, value 2}], total 8, result wound; harmed rule gui.4.3.1.wound, unit vladko, harm killed, cause infiltration | 3/10 tested rule gui.4.3.1.none, unit vladko, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value 2}], total 3, result none; entered rule gui.4.a, unit vladko, to E9, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit vladko, enemy milo, die 4, modifiers [{rule gui.4.3.1.infiltrator, value 2}], total 6, result stop; stopped rule gui.4.3.1.stop, unit vladko
        step to E9, tail -1: [gui.4.3.1.infiltrator -1, gui.4.3.1.opponent -2] | by 4/5 | 4/5 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.opponent, value -2}], total -2, result none; entered rule gui.4.a, unit roland, to E9, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit roland, enemy milo, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.opponent, value -2}], total 6, result stop; stopped rule gui.4.3.1.stop, unit roland
        step to E9, tail -1: [gui.4.3.1.infiltrator -1] | by 3/5 | 3/5 tested rule gui.4.3.1.none, unit roland, enemy werner, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; entered rule gui.4.a, unit roland, to E9, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit roland, enemy werner, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit roland | 1/5 tested rule gui.4.3.1.wound, unit roland, enemy werner, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit roland
        step to E9, tail E8: [gui.4.3.1.infiltrator -1, gui.4.3.1.infiltrator -1] | by 7/10 | 7/10 tested rule gui.4.3.1.none, unit robert, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1}], total -1, result none; entered rule gui.4.a, unit robert, to E9, tail E8 | 1/5 tested rule gui.4.3.1.stop, unit robert, enemy milo, die 8, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit robert | 1/10 tested rule gui.4.3.1.wound, unit robert, enemy milo, die 10, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit robert, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit robert
        step to E9, tail E8: [gui.4.3.1.infiltrator -1, gui.4.3.1.infiltrator -1, gui.4.3.1.opponent 1] | by 3/5 | 3/5 tested rule gui.4.3.1.none, unit robert, enemy khaled, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.opponent, value 1}], total 0, result none; entered rule gui.4.a, unit robert, to E9, tail E8 | 1/5 tested rule gui.4.3.1.stop, unit robert, enemy khaled, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.opponent, value 1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit robert | 1/5 tested rule gui.4.3.1.wound, unit robert, enemy khaled, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.opponent, value 1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit robert, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit robert
        step to E9, tail -1: [gui.4.3.1.opponent 1] | by 2/5 | 2/5 tested rule gui.4.3.1.none, unit osbern, enemy khaled, die 1, modifiers [{rule gui.4.3.1.opponent, value 1}], total 2, result none; entered rule gui.4.a, unit osbern, to E9, tail -1 | 1/5 tested rule gui.4.3.1.stop, unit osbern, enemy khaled, die 5, modifiers [{rule gui.4.3.1.opponent, value 1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit osbern | 1/5 tested rule gui.4.3.1.wound, unit osbern, enemy khaled, die 7, modifiers [{rule gui.4.3.1.opponent, value 1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit osbern, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit osbern | 1/5 tested rule gui.4.3.1.kill, unit osbern, enemy khaled, die 9, modifiers [{rule gui.4.3.1.opponent, value 1}], total 10, result kill; harmed rule gui.4.3.1.kill, unit osbern, harm killed, cause infiltration
        step to E9, tail -1: [gui.4.3.1.infiltrator -1, gui.4.3.1.infiltrator -1] | by 9/25 | 9/25 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; tested rule gui.4.3.1.none, unit roland, enemy dorian, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; entered rule gui.4.a, unit roland, to E9, tail -1 | 7/25 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; tested rule gui.4.3.1.stop, unit roland, enemy dorian, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 6, result stop; stopped rule gui.4.3.1.stop, unit roland | 7/25 tested rule gui.4.3.1.none, unit roland, enemy milo, die 1, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 0, result none; tested rule gui.4.3.1.wound, unit roland, enemy dorian, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm wounded, cause infiltration; stopped rule gui.4.3.1.stop, unit roland | 2/25 tested rule gui.4.3.1.wound, unit roland, enemy milo, die 9, modifiers [{rule gui.4.3.1.infiltrator, value -1}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm wounded, cause infiltration; tested rule gui.4.3.1.wound, unit roland, enemy dorian, die 7, modifiers [{rule gui.4.3.1.infiltrator, value -1} {rule gui.4.3.1.infiltrator, value 2}], total 8, result wound; harmed rule gui.4.3.1.wound, unit roland, harm killed, cause infiltration
        step to D8, tail -1: nothing
        step to D9, tail -1: nothing
        step to E10, tail -1: nothing
        step to E8, tail -1: nothing
        step to F8, tail -1: nothing
        step to F9, tail -1: nothing
        stop: nothing"
      `);
    },
  );
});
