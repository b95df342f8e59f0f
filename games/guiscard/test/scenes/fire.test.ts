/** Missiles: who shoots at whom, with what modifiers, through what, and what a hit does to man and horse. */
import { describe, expect } from 'vitest';
import { impactModifiers, volleyers } from '../../src/05-missiles/fire.ts';
import { ATTACKED, FIRED, OVER_HALF, STIRRED, STUNNED, VOLLEYED, WOUNDED } from '../../src/state.ts';
import { alike, first, offers, outcomes, refusals, stakes } from '../pictures.ts';
import { rule } from '../support.ts';
import { CHAPEL, FARM, type Position, position, type Table } from '../table.ts';

const offensive = (p: Position, side = 0): Table =>
  p.play([
    { step: 'offensive', side },
    { step: 'movement', side },
  ]);
const aim = (p: Position, unit: string): Table => offensive(p).do('shoot', { unit });
const shoot = (make: () => Position, unit: string, target: string, cell: string, ...dice: number[]): string => {
  const p = make();
  const t = aim(p, unit)
    .dice(...dice)
    .do('fireAt', { target, cell });
  const told = t.events.map(event => {
    if (event.type === 'fired') return `fired ${event.cover} ${event.die} ${event.armour} ${event.result}`;
    if (event.type === 'shot') return `shot ${p.name(Number(event.impact))}`;
    const more = ['harm', 'mp', 'hexes', 'dice'].flatMap(key =>
      key in event ? [Object.entries(event).find(([name]) => name === key)?.[1]] : [],
    );
    return [event.type, ...more].join(' ');
  });
  return `${dice}: ${told.join(', ')} | ${t.step}`;
};
const EACH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('offensive fire', () => {
  rule(['gui.5.a', 'gui.5.2a', 'gui.5.2c', 'gui.5.2d'], 'whoever has a weapon, a mark in sight and no enemy by', () => {
    const make = () =>
      position('il-poggio')
        .put(0, 'alphonse', 'C14')
        .put(0, 'landry', 'H12')
        .put(0, 'jacques', 'E9')
        .put(0, 'roland', 'D9')
        .put(0, 'serlon', 'H15', { facing: 'N' })
        .put(1, 'dorian', 'H9')
        .put(1, 'khaled', 'C8', { facing: 'N' })
        .put(1, 'milo', 'E8', { health: STUNNED });
    expect(
      alike(['alphonse', 'landry', 'jacques', 'dorian', 'khaled'], () => [
        ...stakes(offensive(make())),
        ...outcomes(() => offensive(make()), [], 'shoot', 'hold'),
        ...['alphonse', 'landry'].flatMap(unit => offers(aim(make(), unit))),
        ...['landry'].flatMap(unit => stakes(aim(make(), unit))),
        ...refusals(
          offensive(make()),
          ...make()
            .units('alphonse', 'landry', 'jacques', 'roland', 'serlon', 'dorian')
            .map(unit => ({ type: 'shoot', unit })),
        ),
        ...[FIRED, ATTACKED, STIRRED, VOLLEYED, OVER_HALF].map(marks =>
          refusals(offensive(make().put(0, 'alphonse', 'C14', { marks })), {
            type: 'shoot',
            unit: make().unit('alphonse'),
          }).join(),
        ),
      ]),
    ).toMatchInlineSnapshot(`
      "hold: nothing
      shoot unit alphonse: nothing
      shoot unit jacques: nothing
      shoot unit landry: nothing
      hold -> then 0: step movement, side 0
      shoot unit alphonse -> then 0: step aim, unit alphonse
      shoot unit jacques -> then 0: step aim, unit jacques
      shoot unit landry -> then 0: step aim, unit landry
      fireAt target dorian, cell H9
      fireAt target khaled, cell C8
      fireAt target khaled, cell C9
      hold
      fireAt target dorian, cell H9
      fireAt target khaled, cell C8
      fireAt target khaled, cell C9
      fireAt target milo, cell E8
      hold
      fireAt target dorian, cell H9: [gui.5.4.2.near -2] | 2/5 shot rule gui.5.4.1b, unit landry, target dorian, cell H9, impact H8, modifiers [{rule gui.5.4.2.near, value -2}] | 6/25 shot rule gui.5.4.1b, unit landry, target dorian, cell H9, impact H9, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.A, unit dorian, cell H9, cover none, die 7, armour 0, result A; drivenBack rule gui.5.4.retreat, unit dorian, hexes A3, wound false | 9/50 shot rule gui.5.4.1b, unit landry, target dorian, cell H9, impact H9, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.C, unit dorian, cell H9, cover none, die 1, armour 0, result C; harmed rule gui.5.4.4.C, unit dorian, harm killed, cause fire | 9/50 shot rule gui.5.4.1b, unit landry, target dorian, cell H9, impact H9, modifiers [{rule gui.5.4.2.near, value -2}]; fired rule gui.5.4.4.B, unit dorian, cell H9, cover none, die 4, armour 0, result B; harmed rule gui.5.4.4.B, unit dorian, harm wounded, cause fire
      fireAt target khaled, cell C8: [gui.5.4.2.medium 1] | 3/5 shot rule gui.5.4.1b, unit landry, target khaled, cell C8, impact D8, modifiers [{rule gui.5.4.2.medium, value 1}] | 1/5 shot rule gui.5.4.1b, unit landry, target khaled, cell C8, impact C8, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.A, unit khaled, cell C8, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit khaled, hexes A5, wound false | 2/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C8, impact C8, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.D, unit khaled, cell C8, cover none, die 1, armour 1, result D; harmed rule gui.5.4.3.D, unit khaled, harm wounded, cause fire; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 2/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C8, impact C8, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.C, unit khaled, cell C8, cover none, die 3, armour 1, result C; harmed rule gui.5.4.3.C, unit khaled, harm wounded, cause fire | 1/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C8, impact C8, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.B, unit khaled, cell C8, cover none, die 5, armour 1, result B; harmed rule gui.5.4.3.B, unit khaled, harm stunned, cause fire; unhorsed rule gui.6.8a, unit khaled
      fireAt target khaled, cell C9: [gui.5.4.2.medium 1] | 2/5 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact B8, modifiers [{rule gui.5.4.2.medium, value 1}] | 1/5 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact C9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.A, unit khaled, cell C9, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit khaled, hexes A5, wound false | 1/10 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact D9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.A, unit roland, cell D9, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit roland, hexes A3, wound false; stood rule gui.4.3g, unit roland; harmed rule gui.4.3g, unit roland, harm wounded, cause fire | 2/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact C9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.D, unit khaled, cell C9, cover none, die 1, armour 1, result D; harmed rule gui.5.4.3.D, unit khaled, harm wounded, cause fire; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 1 | 2/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact C9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.C, unit khaled, cell C9, cover none, die 3, armour 1, result C; harmed rule gui.5.4.3.C, unit khaled, harm wounded, cause fire | 3/50 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact D9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.B, unit roland, cell D9, cover none, die 3, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire | 1/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact C9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.3.B, unit khaled, cell C9, cover none, die 5, armour 1, result B; harmed rule gui.5.4.3.B, unit khaled, harm stunned, cause fire; unhorsed rule gui.6.8a, unit khaled | 1/25 shot rule gui.5.4.1b, unit landry, target khaled, cell C9, impact D9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.C, unit roland, cell D9, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire
      fireAt target milo, cell E8: [gui.5.4.2.medium 1] | 1/2 shot rule gui.5.4.1b, unit landry, target milo, cell E8, impact E7, modifiers [{rule gui.5.4.2.medium, value 1}] | 3/10 shot rule gui.5.4.1b, unit landry, target milo, cell E8, impact E8, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.C, unit milo, cell E8, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit milo, harm killed, cause fire | 1/10 shot rule gui.5.4.1b, unit landry, target milo, cell E8, impact E9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.A, unit jacques, cell E9, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit jacques, hexes A3, wound false | 3/50 shot rule gui.5.4.1b, unit landry, target milo, cell E8, impact E9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.B, unit jacques, cell E9, cover none, die 3, armour 1, result B; harmed rule gui.5.4.4.B, unit jacques, harm wounded, cause fire | 1/25 shot rule gui.5.4.1b, unit landry, target milo, cell E8, impact E9, modifiers [{rule gui.5.4.2.medium, value 1}]; fired rule gui.5.4.4.C, unit jacques, cell E9, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit jacques, harm killed, cause fire
      hold: nothing
      shoot unit alphonse: nothing
      shoot unit landry: nothing
      shoot unit jacques: nothing
      shoot unit roland: gui.5.a noWeapon
      shoot unit serlon: gui.5.5.1a noTarget
      shoot unit dorian: gui.2.1.1 notYours
      shoot unit alphonse: gui.5.e hasFired
      shoot unit alphonse: nothing
      shoot unit alphonse: nothing
      shoot unit alphonse: nothing
      shoot unit alphonse: nothing"
    `);
  });
  rule(
    ['gui.5.4.2', 'gui.5.4.2.long', 'gui.5.4.2.medium', 'gui.5.4.2.near', 'gui.5.4.2.wounded', 'gui.5.4.2.byzantine'],
    'modifiers by range, wound and nation',
    () => {
      const from = (unit: string, target: string, health = 0): string => {
        const p = position('il-poggio').put(0, unit, 'H15', { health }).put(1, 'dorian', target).put(1, 'zahir', 'A1');
        return `${unit} ${target} ${health}: ${impactModifiers(p.battle, p.unit(unit), p.hex(target))
          .map(({ rule: id, value }) => `${id} ${value}`)
          .join(', ')}`;
      };
      const hexes = Array.from({ length: 15 }, (_, index) => `H${index + 1}`).filter(hex => hex !== 'H15');
      expect(
        [
          ...hexes.map(hex => from('alphonse', hex)),
          ...hexes.map(hex => from('petros', hex)),
          ...hexes.map(hex => from('anwar', hex)),
          ...['H14', 'H12', 'H10', 'H8', 'H6'].flatMap(hex => [
            from('landry', hex),
            from('wahid', hex),
            from('jacques', hex),
          ]),
          from('alphonse', 'H8', WOUNDED),
        ].join('\n'),
      ).toMatchInlineSnapshot(`
      "alphonse H1 0: gui.5.4.2.medium 1
      alphonse H2 0: gui.5.4.2.medium 1
      alphonse H3 0: gui.5.4.2.medium 1
      alphonse H4 0: gui.5.4.2.medium 1
      alphonse H5 0: 
      alphonse H6 0: 
      alphonse H7 0: 
      alphonse H8 0: 
      alphonse H9 0: 
      alphonse H10 0: 
      alphonse H11 0: 
      alphonse H12 0: gui.5.4.2.near -2
      alphonse H13 0: gui.5.4.2.near -2
      alphonse H14 0: gui.5.4.2.near -2
      petros H1 0: gui.5.4.2.medium 1
      petros H2 0: gui.5.4.2.medium 1
      petros H3 0: 
      petros H4 0: 
      petros H5 0: 
      petros H6 0: 
      petros H7 0: 
      petros H8 0: 
      petros H9 0: 
      petros H10 0: 
      petros H11 0: 
      petros H12 0: gui.5.4.2.near -2
      petros H13 0: gui.5.4.2.near -2
      petros H14 0: gui.5.4.2.near -2
      anwar H1 0: gui.5.4.2.medium 1
      anwar H2 0: gui.5.4.2.medium 1
      anwar H3 0: 
      anwar H4 0: 
      anwar H5 0: 
      anwar H6 0: 
      anwar H7 0: 
      anwar H8 0: 
      anwar H9 0: 
      anwar H10 0: 
      anwar H11 0: 
      anwar H12 0: gui.5.4.2.near -2
      anwar H13 0: gui.5.4.2.near -2
      anwar H14 0: gui.5.4.2.near -2
      landry H14 0: gui.5.4.2.near -2
      wahid H14 0: gui.5.4.2.near -2
      jacques H14 0: gui.5.4.2.near -2
      landry H12 0: gui.5.4.2.near -2
      wahid H12 0: gui.5.4.2.near -2
      jacques H12 0: gui.5.4.2.near -2
      landry H10 0: 
      wahid H10 0: 
      jacques H10 0: gui.5.4.2.medium 1
      landry H8 0: gui.5.4.2.medium 1
      wahid H8 0: 
      jacques H8 0: gui.5.4.2.medium 1
      landry H6 0: gui.5.4.2.medium 1
      wahid H6 0: gui.5.4.2.medium 1
      jacques H6 0: gui.5.4.2.long 2
      alphonse H8 2: gui.5.4.2.wounded 1"
    `);
    },
  );
  const target = (id: string, more: object) => () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C14').put(0, 'jacques', 'E9').put(1, 'zahir', 'A1');
    return p.put(1, id, 'C8', more);
  };
  rule(
    ['gui.5.4.1b', 'gui.5.4.4', 'gui.5.4.4.A', 'gui.5.4.4.B', 'gui.5.4.4.C'],
    'a man on foot, with armour and without, face by face',
    () => {
      expect(
        alike(['alphonse', 'dorian', 'milo'], () => [
          ...EACH.map(die => shoot(target('dorian', {}), 'alphonse', 'dorian', 'C8', die, 1)),
          ...EACH.map(die => shoot(target('dorian', {}), 'alphonse', 'dorian', 'C8', 1, die)),
          ...EACH.map(die => shoot(target('milo', {}), 'alphonse', 'milo', 'C8', 1, die)),
          ...EACH.map(die => shoot(target('milo', { health: WOUNDED }), 'alphonse', 'milo', 'C8', 1, die)),
          ...stakes(aim(target('dorian', {})(), 'alphonse')),
        ]),
      ).toMatchInlineSnapshot(`
      "1,1: roll 1, shot C8, roll 1, fired none 1 0 C, harmed killed | movement
      2,1: roll 2, shot C8, roll 1, fired none 1 0 C, harmed killed | movement
      3,1: roll 3, shot C8, roll 1, fired none 1 0 C, harmed killed | movement
      4,1: roll 4, shot C8, roll 1, fired none 1 0 C, harmed killed | movement
      5,1: roll 5, shot C7 | offensive
      6,1: roll 6, shot D7 | offensive
      7,1: roll 7, shot B7 | offensive
      8,1: roll 8, shot D8 | offensive
      9,1: roll 9, shot B8 | offensive
      10,1: roll 10, shot C9 | offensive
      1,1: roll 1, shot C8, roll 1, fired none 1 0 C, harmed killed | movement
      1,2: roll 1, shot C8, roll 2, fired none 2 0 C, harmed killed | movement
      1,3: roll 1, shot C8, roll 3, fired none 3 0 C, harmed killed | movement
      1,4: roll 1, shot C8, roll 4, fired none 4 0 B, harmed wounded | offensive
      1,5: roll 1, shot C8, roll 5, fired none 5 0 B, harmed wounded | offensive
      1,6: roll 1, shot C8, roll 6, fired none 6 0 B, harmed wounded | offensive
      1,7: roll 1, shot C8, roll 7, fired none 7 0 A, drivenBack 2 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 0 A, drivenBack 2 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 0 A, drivenBack 2 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 0 A, drivenBack 2 | retreatStep
      1,1: roll 1, shot C8, roll 1, fired none 1 1 C, harmed killed | movement
      1,2: roll 1, shot C8, roll 2, fired none 2 1 C, harmed killed | movement
      1,3: roll 1, shot C8, roll 3, fired none 3 1 B, harmed wounded | offensive
      1,4: roll 1, shot C8, roll 4, fired none 4 1 B, harmed wounded | offensive
      1,5: roll 1, shot C8, roll 5, fired none 5 1 B, harmed wounded | offensive
      1,6: roll 1, shot C8, roll 6, fired none 6 1 A, drivenBack 2 | retreatStep
      1,7: roll 1, shot C8, roll 7, fired none 7 1 A, drivenBack 2 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 1 A, drivenBack 2 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 1 A, drivenBack 2 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 1 A, drivenBack 2 | retreatStep
      1,1: roll 1, shot C8, roll 1, fired none 1 1 C, harmed killed | movement
      1,2: roll 1, shot C8, roll 2, fired none 2 1 C, harmed killed | movement
      1,3: roll 1, shot C8, roll 3, fired none 3 1 B, harmed killed | movement
      1,4: roll 1, shot C8, roll 4, fired none 4 1 B, harmed killed | movement
      1,5: roll 1, shot C8, roll 5, fired none 5 1 B, harmed killed | movement
      1,6: roll 1, shot C8, roll 6, fired none 6 1 A, drivenBack 2 | retreatStep
      1,7: roll 1, shot C8, roll 7, fired none 7 1 A, drivenBack 2 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 1 A, drivenBack 2 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 1 A, drivenBack 2 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 1 A, drivenBack 2 | retreatStep
      fireAt target dorian, cell C8: [] | 3/5 shot rule gui.5.4.1b, unit alphonse, target dorian, cell C8, impact C7, modifiers [] | 4/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell C8, impact C8, modifiers []; fired rule gui.5.4.4.A, unit dorian, cell C8, cover none, die 7, armour 0, result A; drivenBack rule gui.5.4.retreat, unit dorian, hexes A3, wound false | 3/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell C8, impact C8, modifiers []; fired rule gui.5.4.4.C, unit dorian, cell C8, cover none, die 1, armour 0, result C; harmed rule gui.5.4.4.C, unit dorian, harm killed, cause fire | 3/25 shot rule gui.5.4.1b, unit alphonse, target dorian, cell C8, impact C8, modifiers []; fired rule gui.5.4.4.B, unit dorian, cell C8, cover none, die 4, armour 0, result B; harmed rule gui.5.4.4.B, unit dorian, harm wounded, cause fire
      hold: nothing"
    `);
    },
  );
  rule(
    ['gui.5.4.3', 'gui.5.4.3.A', 'gui.5.4.3.C', 'gui.5.4.3.D', 'gui.5.4.3.E', 'gui.5.4.3.F'],
    'a horseman and his horse, face by face',
    () => {
      const rider = (health: number) => target('khaled', { facing: 'N', health });
      const light = target('kosmas', { facing: 'N' });
      expect(
        alike(['alphonse', 'khaled'], () => [
          ...EACH.map(die => shoot(rider(0), 'alphonse', 'khaled', 'C8', 1, die)),
          ...EACH.map(die => shoot(rider(WOUNDED), 'alphonse', 'khaled', 'C8', 1, die)),
          ...EACH.map(die => shoot(light, 'alphonse', 'kosmas', 'C8', 1, die)),
          ...stakes(aim(rider(0)(), 'alphonse')),
        ]),
      ).toMatchInlineSnapshot(`
      "1,1: roll 1, shot C8, roll 1, fired none 1 1 D, harmed wounded, unhorsed, horseKilled | fall
      1,2: roll 1, shot C8, roll 2, fired none 2 1 D, harmed wounded, unhorsed, horseKilled | fall
      1,3: roll 1, shot C8, roll 3, fired none 3 1 C, harmed wounded | offensive
      1,4: roll 1, shot C8, roll 4, fired none 4 1 C, harmed wounded | offensive
      1,5: roll 1, shot C8, roll 5, fired none 5 1 B, harmed stunned, unhorsed | fall
      1,6: roll 1, shot C8, roll 6, fired none 6 1 A, drivenBack 4 | retreatStep
      1,7: roll 1, shot C8, roll 7, fired none 7 1 A, drivenBack 4 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 1 A, drivenBack 4 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 1 A, drivenBack 4 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 1 A, drivenBack 4 | retreatStep
      1,1: roll 1, shot C8, roll 1, fired none 1 1 D, harmed killed, unhorsed, horseKilled | fall
      1,2: roll 1, shot C8, roll 2, fired none 2 1 D, harmed killed, unhorsed, horseKilled | fall
      1,3: roll 1, shot C8, roll 3, fired none 3 1 C, harmed killed, unhorsed | fall
      1,4: roll 1, shot C8, roll 4, fired none 4 1 C, harmed killed, unhorsed | fall
      1,5: roll 1, shot C8, roll 5, fired none 5 1 B, harmed killed, unhorsed | fall
      1,6: roll 1, shot C8, roll 6, fired none 6 1 A, drivenBack 4 | retreatStep
      1,7: roll 1, shot C8, roll 7, fired none 7 1 A, drivenBack 4 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 1 A, drivenBack 4 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 1 A, drivenBack 4 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 1 A, drivenBack 4 | retreatStep
      1,1: roll 1, shot C8, roll 1, fired none 1 0 E, harmed killed, unhorsed | fall
      1,2: roll 1, shot C8, roll 2, fired none 2 0 D, harmed wounded, unhorsed, horseKilled | fall
      1,3: roll 1, shot C8, roll 3, fired none 3 0 D, harmed wounded, unhorsed, horseKilled | fall
      1,4: roll 1, shot C8, roll 4, fired none 4 0 C, harmed wounded | offensive
      1,5: roll 1, shot C8, roll 5, fired none 5 0 C, harmed wounded | offensive
      1,6: roll 1, shot C8, roll 6, fired none 6 0 B, harmed stunned, unhorsed | fall
      1,7: roll 1, shot C8, roll 7, fired none 7 0 A, drivenBack 4 | retreatStep
      1,8: roll 1, shot C8, roll 8, fired none 8 0 A, drivenBack 4 | retreatStep
      1,9: roll 1, shot C8, roll 9, fired none 9 0 A, drivenBack 4 | retreatStep
      1,10: roll 1, shot C8, roll 10, fired none 10 0 A, drivenBack 4 | retreatStep
      fireAt target khaled, cell C8: [] | 1/2 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C8, impact C7, modifiers [] | 1/4 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C8, impact C8, modifiers []; fired rule gui.5.4.3.A, unit khaled, cell C8, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit khaled, hexes A5, wound false | 1/10 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C8, impact C8, modifiers []; fired rule gui.5.4.3.D, unit khaled, cell C8, cover none, die 1, armour 1, result D; harmed rule gui.5.4.3.D, unit khaled, harm wounded, cause fire; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 0 | 1/10 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C8, impact C8, modifiers []; fired rule gui.5.4.3.C, unit khaled, cell C8, cover none, die 3, armour 1, result C; harmed rule gui.5.4.3.C, unit khaled, harm wounded, cause fire | 1/20 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C8, impact C8, modifiers []; fired rule gui.5.4.3.B, unit khaled, cell C8, cover none, die 5, armour 1, result B; harmed rule gui.5.4.3.B, unit khaled, harm stunned, cause fire; unhorsed rule gui.6.8a, unit khaled
      fireAt target khaled, cell C9: [] | 1/2 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C9, impact D8, modifiers [] | 1/4 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C9, impact C9, modifiers []; fired rule gui.5.4.3.A, unit khaled, cell C9, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit khaled, hexes A5, wound false | 1/10 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C9, impact C9, modifiers []; fired rule gui.5.4.3.D, unit khaled, cell C9, cover none, die 1, armour 1, result D; harmed rule gui.5.4.3.D, unit khaled, harm wounded, cause fire; unhorsed rule gui.6.8a, unit khaled; horseKilled rule gui.6.8d, horse 0 | 1/10 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C9, impact C9, modifiers []; fired rule gui.5.4.3.C, unit khaled, cell C9, cover none, die 3, armour 1, result C; harmed rule gui.5.4.3.C, unit khaled, harm wounded, cause fire | 1/20 shot rule gui.5.4.1b, unit alphonse, target khaled, cell C9, impact C9, modifiers []; fired rule gui.5.4.3.B, unit khaled, cell C9, cover none, die 5, armour 1, result B; harmed rule gui.5.4.3.B, unit khaled, harm stunned, cause fire; unhorsed rule gui.6.8a, unit khaled
      hold: nothing"
    `);
    },
  );
  rule(['gui.5.4.1c', 'gui.5.4.1d', 'gui.5.4.1e'], 'what misses comes down beside, on whoever stands there', () => {
    const make = () =>
      target('dorian', {})()
        .put(1, 'milo', 'C7')
        .put(1, 'argyris', 'D7')
        .put(0, 'osbern', 'B8')
        .put(1, 'sergios', 'C9', { health: STUNNED });
    expect(
      alike(['alphonse', 'dorian', 'milo'], () => [
        ...EACH.map(die => shoot(make, 'alphonse', 'dorian', 'C8', die, 3)),
        ...EACH.map(die => shoot(make, 'alphonse', 'dorian', 'C8', 8, die)),
      ]),
    ).toMatchInlineSnapshot(`
      "1,3: roll 1, shot C8, roll 3, fired none 3 0 C, harmed killed | offensive
      2,3: roll 2, shot C8, roll 3, fired none 3 0 C, harmed killed | offensive
      3,3: roll 3, shot C8, roll 3, fired none 3 0 C, harmed killed | offensive
      4,3: roll 4, shot C8, roll 3, fired none 3 0 C, harmed killed | offensive
      5,3: roll 5, shot C7, roll 3, fired none 3 1 B, harmed wounded | offensive
      6,3: roll 6, shot D7, roll 3, fired none 3 1 B, harmed wounded | offensive
      7,3: roll 7, shot B7 | offensive
      8,3: roll 8, shot D8 | offensive
      9,3: roll 9, shot B8, roll 3, fired light 3 0 B, harmed wounded | offensive
      10,3: roll 10, shot C9, roll 3, fired none 3 1 B, harmed killed | offensive
      8,1: roll 8, shot D8 | offensive
      8,2: roll 8, shot D8 | offensive
      8,3: roll 8, shot D8 | offensive
      8,4: roll 8, shot D8 | offensive
      8,5: roll 8, shot D8 | offensive
      8,6: roll 8, shot D8 | offensive
      8,7: roll 8, shot D8 | offensive
      8,8: roll 8, shot D8 | offensive
      8,9: roll 8, shot D8 | offensive
      8,10: roll 8, shot D8 | offensive"
    `);
  });
  rule(
    ['gui.8.3.1', 'gui.8.3.5', 'gui.8.3.6', 'gui.9.4.4', 'gui.9.3.3a'],
    'through windows, from slits, behind stakes and round corners',
    () => {
      const farm = () =>
        position('il-poggio', [FARM])
          .put(0, 'alphonse', 'Q1')
          .put(1, 'dorian', 'Q7')
          .put(1, 'milo', 'P6')
          .put(1, 'zahir', 'R5');
      const chapel = () =>
        position('il-poggio', [CHAPEL])
          .put(0, 'alphonse', 'Q7')
          .put(1, 'dorian', 'Q2')
          .put(1, 'milo', 'L9')
          .put(1, 'zahir', 'W8');
      const castle = () =>
        position('nido-d-aquila')
          .put(0, 'alphonse', 'L6')
          .put(1, 'dorian', 'P7')
          .put(1, 'milo', 'P8')
          .put(1, 'zahir', 'T7');
      const tower = () =>
        position('nido-d-aquila')
          .put(0, 'petros', 'T7')
          .put(1, 'dorian', 'L7')
          .put(1, 'milo', 'Q9')
          .put(1, 'zahir', 'O6');
      const lines = () =>
        [farm, chapel, castle, tower].flatMap(make => {
          const t = offensive(make());
          const shooter = t.legal('shoot').length > 0 ? first(t, 'shoot') : t;
          return ['--', ...stakes(shooter, 'fireAt')];
        });
      expect(alike(['alphonse', 'dorian', 'milo', 'petros'], lines)).toMatchInlineSnapshot(`
      "--
      fireAt target milo, cell P6: others
      fireAt target zahir, cell R5: [] | 3/5 shot rule gui.5.4.1b, unit alphonse, target zahir, cell R5, impact R6, modifiers [] | 1/5 shot rule gui.5.4.1b, unit alphonse, target zahir, cell R5, impact R5, modifiers []; fired rule gui.5.4.4.A, unit zahir, cell R5, cover none, die 6, armour 1, result A; drivenBack rule gui.5.4.retreat, unit zahir, hexes A3, wound false | 3/25 shot rule gui.5.4.1b, unit alphonse, target zahir, cell R5, impact R5, modifiers []; fired rule gui.5.4.4.B, unit zahir, cell R5, cover none, die 3, armour 1, result B; harmed rule gui.5.4.4.B, unit zahir, harm wounded, cause fire | 2/25 shot rule gui.5.4.1b, unit alphonse, target zahir, cell R5, impact R5, modifiers []; fired rule gui.5.4.4.C, unit zahir, cell R5, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit zahir, harm killed, cause fire
      --
      --
      fireAt target milo, cell P8: [] | 21/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact Q9, modifiers [] | 2/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact P8, modifiers []; fired rule gui.5.4.4.B, unit milo, cell P8, cover strong, die 1, armour 1, result B; harmed rule gui.5.4.4.B, unit milo, harm wounded, cause fire | 2/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact P8, modifiers []; fired rule gui.5.4.4.A, unit milo, cell P8, cover strong, die 3, armour 1, result A; drivenBack rule gui.5.4.retreat, unit milo, hexes A3, wound false; stood rule gui.4.3g, unit milo; harmed rule gui.4.3g, unit milo, harm wounded, cause fire
      --"
    `);
    },
  );
  rule(['gui.10.3a', 'gui.10.3b', 'gui.5.5.1a'], 'burning arrows at works, refused without arrows or in vain', () => {
    const make = (arrows: number) => {
      const p = position('nido-d-aquila').put(0, 'alphonse', 'L6').put(1, 'milo', 'P8');
      p.state.arrows[p.unit('alphonse')] = arrows;
      return p;
    };
    const ask = (arrows: number, hex: string) => {
      const p = make(arrows);
      return refusals(aim(p, 'alphonse'), { type: 'burn', cell: p.hex(hex) }).join();
    };
    expect(
      alike(['alphonse', 'milo'], () => [
        ...stakes(aim(make(2), 'alphonse')),
        ...outcomes(() => aim(make(2), 'alphonse'), [10], 'burn'),
        ...outcomes(() => aim(make(1), 'alphonse'), [9], 'burn'),
        ask(2, 'P8'),
        ask(1, 'P8'),
        ask(0, 'P8'),
        ask(2, 'M6'),
        ask(2, 'W12'),
      ]),
    ).toMatchInlineSnapshot(`
      "burn cell P10: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P10, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P10, caught true
      burn cell P11: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P11, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P11, caught true
      burn cell P12: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P12, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P12, caught true
      burn cell P5: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P5, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P5, caught true
      burn cell P6: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P6, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P6, caught true
      burn cell P7: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P7, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P7, caught true
      burn cell P8: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P8, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P8, caught true
      burn cell P9: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell P9, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell P9, caught true
      burn cell Q11: [] | by 3/10 | 7/10 fireArrow rule gui.10.3b, unit alphonse, cell Q11, caught false | 3/10 fireArrow rule gui.10.3b, unit alphonse, cell Q11, caught true
      burn cell Q12: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell Q12, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell Q12, caught true
      burn cell Q5: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell Q5, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell Q5, caught true
      burn cell Q6: [] | by 3/10 | 7/10 fireArrow rule gui.10.3b, unit alphonse, cell Q6, caught false | 3/10 fireArrow rule gui.10.3b, unit alphonse, cell Q6, caught true
      burn cell Q8: [] | by 3/10 | 7/10 fireArrow rule gui.10.3b, unit alphonse, cell Q8, caught false | 3/10 fireArrow rule gui.10.3b, unit alphonse, cell Q8, caught true
      burn cell R12: [] | by 1/10 | 9/10 fireArrow rule gui.10.3b, unit alphonse, cell R12, caught false | 1/10 fireArrow rule gui.10.3b, unit alphonse, cell R12, caught true
      fireAt target milo, cell P8: [] | 21/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact Q9, modifiers [] | 2/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact P8, modifiers []; fired rule gui.5.4.4.B, unit milo, cell P8, cover strong, die 1, armour 1, result B; harmed rule gui.5.4.4.B, unit milo, harm wounded, cause fire | 2/25 shot rule gui.5.4.1b, unit alphonse, target milo, cell P8, impact P8, modifiers []; fired rule gui.5.4.4.A, unit milo, cell P8, cover strong, die 3, armour 1, result A; drivenBack rule gui.5.4.retreat, unit milo, hexes A3, wound false; stood rule gui.4.3g, unit milo; harmed rule gui.4.3g, unit milo, harm wounded, cause fire
      hold: nothing
      burn cell P10 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [10] | fireArrow rule gui.10.3b, unit alphonse, cell P10, caught true | ignited rule gui.10.3c, cell P10 | alphonse arrows 1 | alphonse marks 2 | flames 0 {cell P10, side 0, arrow true, turns 0, fresh false} | then 0: step movement, side 0
      burn cell P5 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [10] | fireArrow rule gui.10.3b, unit alphonse, cell P5, caught true | ignited rule gui.10.3c, cell P5 | alphonse arrows 1 | alphonse marks 2 | flames 0 {cell P5, side 0, arrow true, turns 0, fresh false} | then 0: step movement, side 0
      burn cell P8 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [10] | fireArrow rule gui.10.3b, unit alphonse, cell P8, caught true | ignited rule gui.10.3c, cell P8 | drivenBack rule gui.10.2.5a, unit milo, hexes A2, wound false | alphonse arrows 1 | alphonse marks 2 | flames 0 {cell P8, side 0, arrow true, turns 0, fresh false} | then 1: step retreatStep, unit milo, left 1, start P8, cause flames, foes [], firsts [], gone 0, wound false
      burn cell Q12 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [10] | fireArrow rule gui.10.3b, unit alphonse, cell Q12, caught true | ignited rule gui.10.3c, cell Q12 | alphonse arrows 1 | alphonse marks 2 | flames 0 {cell Q12, side 0, arrow true, turns 0, fresh false} | then 0: step movement, side 0
      burn cell Q8 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [10] | fireArrow rule gui.10.3b, unit alphonse, cell Q8, caught true | ignited rule gui.10.3c, cell Q8 | alphonse arrows 1 | alphonse marks 2 | flames 0 {cell Q8, side 0, arrow true, turns 0, fresh false} | then 0: step movement, side 0
      burn cell P10 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [9] | fireArrow rule gui.10.3b, unit alphonse, cell P10, caught false | alphonse arrows 0 | alphonse marks 2 | then 0: step movement, side 0
      burn cell P5 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [9] | fireArrow rule gui.10.3b, unit alphonse, cell P5, caught false | alphonse arrows 0 | alphonse marks 2 | then 0: step movement, side 0
      burn cell P8 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [9] | fireArrow rule gui.10.3b, unit alphonse, cell P8, caught false | alphonse arrows 0 | alphonse marks 2 | then 0: step movement, side 0
      burn cell Q12 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [9] | fireArrow rule gui.10.3b, unit alphonse, cell Q12, caught false | alphonse arrows 0 | alphonse marks 2 | then 0: step movement, side 0
      burn cell Q8 -> roll rule gui.10.2.4, why fireArrow, sides 10, seat 0, dice [9] | fireArrow rule gui.10.3b, unit alphonse, cell Q8, caught true | ignited rule gui.10.3c, cell Q8 | alphonse arrows 0 | alphonse marks 2 | flames 0 {cell Q8, side 0, arrow true, turns 0, fresh false} | then 0: step movement, side 0
      burn cell P8: nothing
      burn cell P8: nothing
      burn cell P8: gui.10.3a noArrows
      burn cell M6: gui.10.3a notWood
      burn cell W12: gui.10.3b outOfRange"
    `);
  });
});

describe('defensive fire', () => {
  rule(
    ['gui.5.e', 'gui.5.3a', 'gui.5.3b', 'gui.5.3d', 'gui.5.3f'],
    'a volley at the mover: named one by one, then loosed',
    () => {
      const make =
        (change: (p: Position) => void = () => undefined) =>
        () => {
          const p = position('il-poggio')
            .put(0, 'roland', 'H13')
            .put(1, 'petros', 'H6')
            .put(1, 'stephanos', 'G5')
            .put(1, 'milo', 'F4');
          change(p);
          return p.play([
            { step: 'window', target: p.unit('roland'), named: [], cells: [] },
            { step: 'movement', side: 0 },
          ]);
        };
      const named = () => first(make()(), 'name');
      const who = (change: (p: Position) => void): string => {
        const p = position('il-poggio').put(0, 'roland', 'H13').put(1, 'petros', 'H6');
        change(p);
        return volleyers(p.battle, p.unit('roland'), [])
          .map(unit => p.battle.roster.men[unit]?.id)
          .join();
      };
      expect(
        alike(['roland', 'petros', 'stephanos', 'milo'], () => [
          ...stakes(make()()),
          ...stakes(named()),
          ...outcomes(make(), [1, 1], 'name', 'hold'),
          ...outcomes(named, [1, 1, 1, 1], 'loose', 'name'),
          who(() => undefined),
          ...[VOLLEYED, ATTACKED, FIRED, STIRRED, OVER_HALF].map(
            marks => `${marks} ${who(p => p.put(1, 'petros', 'H6', { marks }))}`,
          ),
          ...[VOLLEYED, ATTACKED, FIRED, STIRRED, OVER_HALF].map(
            marks => `${marks} ${who(p => p.put(1, 'petros', 'H6', { marks: 0 }).put(1, 'landry', 'H11', { marks }))}`,
          ),
          who(p => p.put(0, 'osbern', 'H7')),
          who(p => p.put(1, 'petros', 'H6', { health: STUNNED })),
          who(p => {
            p.state.volley = { target: p.unit('roland'), hexes: 1, closed: p.units('petros') };
          }),
          who(p => {
            p.state.volley = { target: p.unit('roland'), hexes: 1, closed: [] };
          }),
        ]),
      ).toMatchInlineSnapshot(`
      "hold: sequence
      name unit petros, cell H13: [] | 19/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H14, modifiers [] | 3/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.C, unit roland, cell H13, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | 3/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.B, unit roland, cell H13, cover none, die 4, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire
      name unit stephanos, cell H13: [] | 19/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H14, modifiers [] | 3/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.C, unit roland, cell H13, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | 3/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.B, unit roland, cell H13, cover none, die 4, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire
      loose: [] | 19/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H14, modifiers [] | 3/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.C, unit roland, cell H13, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | 3/25 shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.B, unit roland, cell H13, cover none, die 4, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire
      name unit stephanos, cell H13: [] | 19/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H14, modifiers [] | 3/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.C, unit roland, cell H13, cover none, die 1, armour 1, result C; harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | 3/25 shot rule gui.5.4.1b, unit stephanos, target roland, cell H13, impact H13, modifiers []; fired rule gui.5.4.4.B, unit roland, cell H13, cover none, die 4, armour 1, result B; harmed rule gui.5.4.4.B, unit roland, harm wounded, cause fire
      hold -> then 0: step movement, side 0
      name unit petros, cell H13 -> then 1: step window, target roland, named [petros], cells [H13]
      name unit stephanos, cell H13 -> then 1: step window, target roland, named [stephanos], cells [H13]
      loose -> roll rule gui.5.4.1b, why impact, sides 10, seat 1, dice [1] | shot rule gui.5.4.1b, unit petros, target roland, cell H13, impact H13, modifiers [] | roll rule gui.5.4.1e, why fire, sides 10, seat 1, dice [1] | fired rule gui.5.4.4.C, unit roland, cell H13, cover none, die 1, armour 1, result C | harmed rule gui.5.4.4.C, unit roland, harm killed, cause fire | petros marks 4 | roland health 3 | target roland | then 0: step movement, side 0
      name unit stephanos, cell H13 -> then 1: step window, target roland, named [petros stephanos], cells [H13 H13]
      petros
      4 
      8 
      2 petros
      32 petros
      16 
      4 
      8 
      2 
      32 
      16 



      "
    `);
    },
  );
});
