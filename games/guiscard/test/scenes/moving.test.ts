/** On the move: horses, men and loot carried, what a side does beside it. */
import { describe, expect } from 'vitest';
import { journeyOf } from '../../src/04-movement/journey.ts';
import { AWAITED, DEAD, FIRED, MOVED, STUNNED, WOUNDED } from '../../src/state.ts';
import { alike, offers, outcomes, refusals, stakes } from '../pictures.ts';
import { rule } from '../support.ts';
import { type Position, position, scenario, type Table } from '../table.ts';

const moving = (p: Position, unit: string, more: object = {}): Table => {
  const journey = { ...journeyOf(p.battle, p.unit(unit)), ...more };
  return p.play([
    { step: 'moving', ...journey },
    { step: 'halted', unit: journey.unit },
    { step: 'movement', side: 0 },
  ]);
};
const moves = (p: Position): Table =>
  p.play([
    { step: 'movement', side: 0 },
    { step: 'movesOver', side: 0 },
  ]);

describe('in the course of a move', () => {
  const WHO = ['robert', 'roland', 'milo', 'osbern'];
  rule(
    ['gui.4.4.2a', 'gui.4.4.2b', 'gui.4.4.3b', 'gui.4.4.3c'],
    'on foot beside horses: he mounts, or leads them',
    () => {
      const make =
        (more: object = {}, health = 0) =>
        () => {
          const p = position('il-poggio')
            .put(0, 'robert', 'E8', { health })
            .put(1, 'milo', 'A1')
            .put(0, 'osbern', 'A3');
          p.horse('robert', 'E7', 'N', { side: 0 });
          p.horse('khaled', 'F8', 'NE', { side: 1 });
          p.horse('roger', 'D8', 'S');
          return moving(p, 'robert', more);
        };
      expect(
        alike(WHO, () => [
          ...offers(make()()),
          ...offers(make({ mp: 1 })()),
          ...offers(make({ limit: 2 })()),
          ...offers(make({}, WOUNDED)()),
          ...outcomes(make(), [], 'mount', 'bridle', 'stop'),
          ...outcomes(make({}, WOUNDED), [], 'mount'),
        ]),
      ).toMatchInlineSnapshot(`
        "mount horse 1
        mount horse 2
        step to D7, tail -1
        step to D8, tail -1
        step to E7, tail -1
        step to E9, tail -1
        step to F7, tail -1
        step to F8, tail -1
        step to F7, tail -1
        step to D7, tail -1
        step to D8, tail -1
        step to E7, tail -1
        step to E9, tail -1
        step to F7, tail -1
        step to F8, tail -1
        step to D7, tail -1
        step to D8, tail -1
        step to E7, tail -1
        step to E9, tail -1
        step to F7, tail -1
        step to F8, tail -1
        mount horse 1 -> mounted rule gui.4.4.2a, unit robert | horses 1 {of khaled, head -1, tail -1, dead false, rider robert, leader -1, side 0} | robert cell F8 | robert marks 48 | robert ride 1 | robert tail E9 | then 0: step moving, unit robert, mp 2, entered 0, potential 4, spent 3, limit -1
        mount horse 2 -> mounted rule gui.4.4.2a, unit robert | horses 2 {of roger, head -1, tail -1, dead false, rider robert, leader -1, side 0} | robert cell D8 | robert marks 48 | robert ride 2 | robert tail D7 | then 0: step moving, unit robert, mp 2, entered 0, potential 4, spent 3, limit -1"
      `);
    },
  );
  rule(
    ['gui.4.4.1c', 'gui.4.4.2c', 'gui.4.4.3d', 'gui.4.4.3g'],
    'in the saddle: about face, down, a bridle caught in passing',
    () => {
      const make =
        (more: object = {}, health = 0) =>
        () => {
          const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N', health }).put(1, 'milo', 'A1');
          p.horse('khaled', 'F7', 'S', { side: 1 });
          p.horse('roger', 'D8', 'S');
          return moving(p, 'robert', more);
        };
      const leading = () => {
        const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(1, 'milo', 'A1');
        const led = p.horse('roger', 'D8', 'N', { side: 0 });
        Object.assign(p.state.horses[led] ?? {}, { leader: p.unit('robert') });
        return moving(p, 'robert');
      };
      expect(
        alike(WHO, () => [
          ...offers(make()()),
          ...stakes(make({ entered: 2, mp: 7 })(), 'seize'),
          ...outcomes(make({ entered: 2, mp: 7 }), [6], 'seize', 'bridle', 'aboutFace', 'dismount'),
          ...outcomes(make({ entered: 2, mp: 7 }), [7], 'seize'),
          ...outcomes(make({}, WOUNDED), [], 'dismount'),
          ...offers(make({ mp: 2 })()).filter(line => !line.startsWith('step')),
          ...offers(make({ mp: 3 })()).filter(line => !line.startsWith('step')),
          ...outcomes(leading, [], 'step', 'letGo'),
        ]),
      ).toMatchInlineSnapshot(`
        "aboutFace
        bridle horse 1
        bridle horse 2
        dismount to F8
        step to D7, tail E8
        step to D8, tail E8
        step to D8, tail E9
        step to D9, tail E9
        step to E10, tail E9
        step to E7, tail E8
        step to F7, tail E8
        step to F8, tail E8
        step to F8, tail E9
        step to F9, tail E9
        stop
        seize horse 1: [] | by 3/5 | 3/5 bridled rule gui.4.4.3b, unit robert, horse 1 | 2/5 bridleMissed rule gui.4.4.3d, unit robert, horse 1
        aboutFace -> turned rule gui.4.4.1c, unit robert | robert cell E9 | robert marks 32 | robert tail E8 | then 0: step moving, unit robert, mp 4, entered 2, potential 12, spent 3, limit -1
        bridle horse 1 -> bridled rule gui.4.4.3b, unit robert, horse 1 | horses 1 {of khaled, head F7, tail F6, dead false, rider -1, leader robert, side 0} | then 0: step movement, side 0
        bridle horse 2 -> bridled rule gui.4.4.3b, unit robert, horse 2 | horses 2 {of roger, head D8, tail D7, dead false, rider -1, leader robert, side 0} | then 0: step movement, side 0
        dismount to F8 -> dismounted rule gui.4.4.2a, unit robert, to F8 | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert cell F8 | robert marks 32 | robert ride -1 | robert tail -1 | then 0: step moving, unit robert, mp 2, entered 2, potential 4, spent 2, limit -1
        seize horse 1 -> roll rule gui.4.4.3d, why bridle, sides 10, seat 0, dice [6] | bridled rule gui.4.4.3b, unit robert, horse 1 | horses 1 {of khaled, head F8, tail F9, dead false, rider -1, leader robert, side 0} | then 0: step moving, unit robert, mp 7, entered 2, potential 12, spent 0, limit -1
        seize horse 1 -> roll rule gui.4.4.3d, why bridle, sides 10, seat 0, dice [7] | bridleMissed rule gui.4.4.3d, unit robert, horse 1 | missed 0 {unit robert, horse 1} | then 0: step moving, unit robert, mp 7, entered 2, potential 12, spent 0, limit -1
        dismount to F8 -> dismounted rule gui.4.4.2a, unit robert, to F8 | horses 0 {of robert, head E8, tail E9, dead false, rider -1, leader -1, side 0} | robert cell F8 | robert marks 32 | robert ride -1 | robert tail -1 | then 0: step moving, unit robert, mp 2, entered 0, potential 2, spent 1, limit -1
        bridle horse 1
        bridle horse 2
        stop
        aboutFace
        bridle horse 1
        bridle horse 2
        dismount to F8
        stop
        letGo horse 1 -> released rule gui.4.4.3f, horse 1 | horses 1 {of roger, head D8, tail D9, dead false, rider -1, leader -1, side 0} | then 0: step moving, unit robert, mp 12, entered 0, potential 12, spent 0, limit -1
        step to D8, tail E8 -> entered rule gui.4.a, unit robert, to D8, tail E8 | horses 1 {of roger, head D7, tail E7, dead false, rider -1, leader robert, side 0} | robert cell D8 | robert marks 32 | robert tail E8 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from E8
        step to D9, tail E9 -> entered rule gui.4.a, unit robert, to D9, tail E9 | horses 1 {of roger, head D8, tail E8, dead false, rider -1, leader robert, side 0} | robert cell D9 | robert marks 32 | then 0: step moving, unit robert, mp 9, entered 1, potential 12, spent 3, limit -1, from E8
        step to E7, tail E8 -> entered rule gui.4.a, unit robert, to E7, tail E8 | horses 1 {of roger, head D7, tail D8, dead false, rider -1, leader robert, side 0} | robert cell E7 | robert marks 32 | robert tail E8 | then 0: step moving, unit robert, mp 11, entered 1, potential 12, spent 1, limit -1, from E8
        step to F8, tail E8 -> entered rule gui.4.a, unit robert, to F8, tail E8 | horses 1 {of roger, head E9, tail D8, dead false, rider -1, leader robert, side 0} | robert cell F8 | robert marks 32 | robert tail E8 | then 0: step moving, unit robert, mp 10, entered 1, potential 12, spent 2, limit -1, from E8
        step to F9, tail E9 -> entered rule gui.4.a, unit robert, to F9, tail E9 | horses 1 {of roger, head E10, tail D9, dead false, rider -1, leader robert, side 0} | robert cell F9 | robert marks 32 | then 0: step moving, unit robert, mp 9, entered 1, potential 12, spent 3, limit -1, from E8"
      `);
    },
  );
  rule(
    ['gui.4.2.4a', 'gui.4.2.4b', 'gui.4.1'],
    'over the fallen: he takes one up, carries him at half, and lays him down',
    () => {
      const make = () => {
        const p = position('il-poggio')
          .put(0, 'roland', 'E8')
          .put(0, 'osbern', 'E8', { health: STUNNED })
          .put(1, 'milo', 'H1');
        p.put(1, 'dorian', 'E9', { health: DEAD }).put(1, 'zahir', 'E9', { health: DEAD }).put(0, 'avray', 'D8');
        return moving(p, 'roland');
      };
      const carrying = () => make().do('lift', { unit: 'osbern' });
      const laid = () => carrying().go('E7').do('stop');
      expect(
        alike(['roland', 'osbern', 'milo', 'avray'], () => [
          ...offers(make()),
          ...outcomes(make, [], 'lift', 'step'),
          ...offers(carrying()),
          ...outcomes(laid, [], 'lay'),
        ]),
      ).toMatchInlineSnapshot(`
        "lift unit osbern
        step to D7, tail -1
        step to D8, tail -1
        step to E7, tail -1
        step to E9, tail -1
        step to F7, tail -1
        step to F8, tail -1
        lift unit osbern -> lifted rule gui.4.2.4a, unit osbern, by roland | carries 0 {by roland, unit osbern, from E8} | osbern cell -5 | roland marks 66080 | then 0: step moving, unit roland, mp 3, entered 0, potential 6, spent 0, limit -1
        step to D8, tail -1 -> entered rule gui.4.a, unit roland, to D8, tail -1 | roland cell D8 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
        step to E9, tail -1 -> entered rule gui.4.a, unit roland, to E9, tail -1 | roland cell E9 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
        step to F8, tail -1 -> entered rule gui.4.a, unit roland, to F8, tail -1 | roland cell F8 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
        step to D7, tail -1
        step to D8, tail -1
        step to E7, tail -1
        step to E9, tail -1
        step to F7, tail -1
        step to F8, tail -1
        stop
        lay to D6 -> laid rule gui.4.2.4b, unit osbern, to D6 | carries [] | osbern cell D6 | then 0: step movement, side 0
        lay to D7 -> laid rule gui.4.2.4b, unit osbern, to D7 | carries [] | osbern cell D7 | then 0: step movement, side 0
        lay to E6 -> laid rule gui.4.2.4b, unit osbern, to E6 | carries [] | osbern cell E6 | then 0: step movement, side 0
        lay to E8 -> laid rule gui.4.2.4b, unit osbern, to E8 | carries [] | osbern cell E8 | then 0: step movement, side 0
        lay to F6 -> laid rule gui.4.2.4b, unit osbern, to F6 | carries [] | osbern cell F6 | then 0: step movement, side 0
        lay to F7 -> laid rule gui.4.2.4b, unit osbern, to F7 | carries [] | osbern cell F7 | then 0: step movement, side 0"
      `);
    },
  );
  rule('gui.4.2a', 'past friends, foes, the stunned and the dead', () => {
    const make = () => {
      const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'osbern', 'E7').put(1, 'milo', 'F7');
      p.put(1, 'dorian', 'F8', { health: STUNNED })
        .put(1, 'zahir', 'E9', { health: DEAD })
        .put(0, 'avray', 'D8', { health: STUNNED });
      p.horse('khaled', 'D7', 'N');
      return p;
    };
    expect(
      alike(['roland', 'osbern', 'milo', 'dorian'], () => [
        ...stakes(moving(make(), 'roland')),
        ...outcomes(() => moving(make(), 'roland'), [], 'step'),
        ...offers(moving(make(), 'roland', { mp: 2 })),
        ...offers(moving(make(), 'roland', { mp: 1 })),
        ...offers(moving(make(), 'roland', { limit: 1 })),
        ...offers(moving(make(), 'roland', { limit: 0 })),
      ]),
    ).toMatchInlineSnapshot(`
      "step to D7, tail -1: nothing
      step to D8, tail -1: nothing
      step to E7, tail -1: nothing
      step to E9, tail -1: nothing
      step to F8, tail -1: nothing
      stop: nothing
      step to D7, tail -1 -> entered rule gui.4.a, unit roland, to D7, tail -1 | roland cell D7 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
      step to D8, tail -1 -> entered rule gui.4.a, unit roland, to D8, tail -1 | roland cell D8 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
      step to E7, tail -1 -> entered rule gui.4.a, unit roland, to E7, tail -1 | roland cell E7 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
      step to E9, tail -1 -> entered rule gui.4.a, unit roland, to E9, tail -1 | roland cell E9 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
      step to F8, tail -1 -> entered rule gui.4.a, unit roland, to F8, tail -1 | roland cell F8 | roland marks 32 | then 0: step moving, unit roland, mp 5, entered 1, potential 6, spent 1, limit -1, from E8
      step to D7, tail -1
      step to D8, tail -1
      step to E7, tail -1
      step to E9, tail -1
      step to F8, tail -1
      stop
      step to E9, tail -1
      stop
      step to E9, tail -1
      stop
      stop"
    `);
  });
  rule('gui.2.scenario-choice', 'loot is taken up by a man on foot who bears none and can pay', () => {
    const make = (bearer: string | null, mp: number, facing?: string, here = 'E8') => {
      const p = position('il-poggio')
        .put(0, 'roland', 'A1')
        .put(0, 'robert', 'E8', facing ? { facing } : {})
        .put(1, 'milo', 'H1');
      p.state.loot = [{ cell: p.hex(here), bearer: bearer ? p.unit(bearer) : -1 }];
      return moving(p, 'robert', { mp });
    };
    const cases = () => [
      make(null, 2),
      make(null, 1),
      make('roland', 2),
      make('robert', 2),
      make('milo', 2),
      make(null, 2, 'N'),
      make(null, 2, undefined, 'E9'),
      make('robert', 1),
      make('milo', 1),
    ];
    expect(
      alike(['robert', 'roland', 'milo'], () => [
        ...cases().map(t => `${t.legal('takeLoot').length} ${refusals(t, { type: 'takeLoot' })}`),
        ...outcomes(() => make(null, 4), [], 'takeLoot'),
        ...outcomes(() => make(null, 2), [], 'takeLoot'),
      ]),
    ).toMatchInlineSnapshot(`
      "1 takeLoot: nothing
      0 takeLoot: gui.2.scenario-choice tooDear
      0 takeLoot: gui.2.scenario-choice noLoot
      0 takeLoot: gui.2.scenario-choice noLoot
      0 takeLoot: gui.2.scenario-choice noLoot
      0 takeLoot: gui.2.scenario-choice inSaddle
      0 takeLoot: gui.2.scenario-choice noLoot
      0 takeLoot: gui.2.scenario-choice noLoot
      0 takeLoot: gui.2.scenario-choice noLoot
      takeLoot -> loot rule gui.2.scenario-choice, unit robert, taken true | loot 0 {cell E8, bearer robert} | robert marks 65584 | then 0: step moving, unit robert, mp 0, entered 0, potential 4, spent 4, limit -1
      takeLoot -> loot rule gui.2.scenario-choice, unit robert, taken true | loot 0 {cell E8, bearer robert} | robert marks 65568 | then 0: step moving, unit robert, mp 0, entered 0, potential 4, spent 2, limit -1"
    `);
  });
});

describe('in the movement step', () => {
  rule(['gui.4.2.3a', 'gui.4.2.3b', 'gui.4.2.3c'], 'two men clear the dead, or drag a carcass', () => {
    const make = () => {
      const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'robert', 'D7').put(1, 'milo', 'H1');
      for (const id of ['dorian', 'zahir', 'adama', 'alexio']) p.put(1, id, 'E7', { health: DEAD });
      p.horse('khaled', 'D8', 'S', { dead: true });
      return moves(p);
    };
    const ask = (change: (p: Position) => void) => {
      const p = make().position;
      change(p);
      const [unit = -1, mate = -1] = p.units('roland', 'robert').sort((a, b) => a - b);
      return refusals(
        moves(p),
        { type: 'clearBodies', unit, mate, from: p.hex('E7'), to: p.hex('E6') },
        { type: 'clearBodies', unit, mate, from: p.hex('E7'), to: p.hex('H6') },
        { type: 'shiftHorse', unit, mate, horse: 0, head: p.hex('C8'), tail: p.hex('C9') },
        { type: 'shiftHorse', unit, mate, horse: 5, head: p.hex('C8'), tail: p.hex('C9') },
      ).join(' | ');
    };
    expect(
      alike(['roland', 'milo', 'dorian'], () => [
        ...offers(make()),
        ...outcomes(make, [], 'clearBodies', 'shiftHorse'),
        ask(p => p.put(0, 'roland', 'E8')),
        ask(p => p.put(0, 'roland', 'A8')),
        ask(p => p.put(0, 'robert', 'A8')),
        ask(p => p.put(0, 'roland', 'E8', { marks: MOVED })),
        ask(p => p.put(0, 'roland', 'E8', { marks: FIRED })),
        ask(p => p.put(0, 'roland', 'E8', { health: STUNNED })),
        ask(p => p.put(0, 'robert', 'D7', { facing: 'N' })),
        ask(p => p.put(1, 'roland', 'E8')),
      ]),
    ).toMatchInlineSnapshot(`
      "clearBodies unit roland, mate robert, from E7, to D6
      clearBodies unit roland, mate robert, from E7, to D7
      clearBodies unit roland, mate robert, from E7, to E6
      clearBodies unit roland, mate robert, from E7, to E8
      clearBodies unit roland, mate robert, from E7, to F6
      clearBodies unit roland, mate robert, from E7, to F7
      endMoves
      move unit robert
      move unit roland
      shiftHorse unit roland, mate robert, horse 0, head C8, tail C7
      shiftHorse unit roland, mate robert, horse 0, head C9, tail C8
      shiftHorse unit roland, mate robert, horse 0, head D7, tail D6
      shiftHorse unit roland, mate robert, horse 0, head D9, tail D8
      shiftHorse unit roland, mate robert, horse 0, head E8, tail E7
      shiftHorse unit roland, mate robert, horse 0, head E9, tail E8
      clearBodies unit roland, mate robert, from E7, to D6 -> cleared rule gui.4.2.3a, from E7, to D6, sunk false | adama cell D6 | alexio cell D6 | dorian cell D6 | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      clearBodies unit roland, mate robert, from E7, to E6 -> cleared rule gui.4.2.3a, from E7, to E6, sunk false | adama cell E6 | alexio cell E6 | dorian cell E6 | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      clearBodies unit roland, mate robert, from E7, to F6 -> cleared rule gui.4.2.3a, from E7, to F6, sunk false | adama cell F6 | alexio cell F6 | dorian cell F6 | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      shiftHorse unit roland, mate robert, horse 0, head C8, tail C7 -> cleared rule gui.4.2.3a, from D8, to C8, sunk false | horses 0 {of khaled, head C8, tail C7, dead true, rider -1, leader -1, side -1} | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      shiftHorse unit roland, mate robert, horse 0, head D7, tail D6 -> cleared rule gui.4.2.3a, from D8, to D7, sunk false | horses 0 {of khaled, head D7, tail D6, dead true, rider -1, leader -1, side -1} | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      shiftHorse unit roland, mate robert, horse 0, head E8, tail E7 -> cleared rule gui.4.2.3a, from D8, to E8, sunk false | horses 0 {of khaled, head E8, tail E7, dead true, rider -1, leader -1, side -1} | robert marks 256 | roland marks 256 | then 0: step movement, side 0
      clearBodies unit roland, mate robert, from E7, to E6: nothing | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3a noRoom | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3a noRoom | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3a notAmong
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3a notAmong | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3a notAmong | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3a notAmong | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3a notAmong
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3a notAmong | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3a notAmong | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3a notAmong | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3a notAmong
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3b alreadyMoved | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3b alreadyMoved | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3b alreadyMoved | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3b alreadyMoved
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3b hasFired | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3b hasFired | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3b hasFired | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3b hasFired
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3b stunned | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3b stunned | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3b stunned | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3b stunned
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3b inSaddle | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3b inSaddle | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3b inSaddle | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3b inSaddle
      clearBodies unit roland, mate robert, from E7, to E6: gui.4.2.3b notYours | clearBodies unit roland, mate robert, from E7, to H6: gui.4.2.3b notYours | shiftHorse unit roland, mate robert, horse 0, head C8, tail C9: gui.4.2.3b notYours | shiftHorse unit roland, mate robert, horse 5, head C8, tail C9: gui.4.2.3b notYours"
    `);
  });
  rule('gui.11.4.2f', 'archers side by side hand over their fire arrows', () => {
    const make = () => {
      const p = position('il-poggio')
        .put(0, 'alphonse', 'E8')
        .put(0, 'olivier', 'E7')
        .put(0, 'osbern', 'D7')
        .put(1, 'milo', 'H1');
      p.state.arrows[p.unit('alphonse')] = 3;
      p.state.arrows[p.unit('olivier')] = 2;
      return moves(p);
    };
    const ask = (change: (p: Position) => void) => {
      const p = make().position;
      change(p);
      return refusals(moves(p), { type: 'passArrows', unit: p.unit('alphonse'), to: p.unit('olivier') }).join();
    };
    expect(
      alike(['alphonse', 'olivier', 'osbern', 'milo'], () => [
        ...offers(make()).filter(line => line.startsWith('pass')),
        ...outcomes(make, [], 'passArrows'),
        ask(() => undefined),
        ask(p => p.put(0, 'olivier', 'H9')),
        ask(p => p.put(0, 'olivier', 'E7', { marks: FIRED })),
        ask(p => p.put(0, 'olivier', 'E7', { health: STUNNED })),
        ask(p => p.put(1, 'olivier', 'E7')),
        ask(p => {
          p.state.arrows[p.unit('alphonse')] = 0;
        }),
      ]),
    ).toMatchInlineSnapshot(`
      "passArrows unit alphonse, mate olivier
      passArrows unit olivier, mate alphonse
      passArrows unit alphonse, mate olivier -> arrowsPassed rule gui.11.4.2f, unit alphonse, count 3, mate olivier | alphonse arrows 0 | alphonse marks 264 | olivier arrows 5 | olivier marks 264 | then 0: step movement, side 0
      passArrows unit olivier, mate alphonse -> arrowsPassed rule gui.11.4.2f, unit olivier, count 2, mate alphonse | alphonse arrows 5 | alphonse marks 264 | olivier arrows 0 | olivier marks 264 | then 0: step movement, side 0
      passArrows unit alphonse, mate olivier: nothing
      passArrows unit alphonse, mate olivier: gui.11.4.2f notBeside
      passArrows unit alphonse, mate olivier: gui.11.4.2f alreadyMoved
      passArrows unit alphonse, mate olivier: gui.11.4.2f notAmong
      passArrows unit alphonse, mate olivier: gui.11.4.2f notYours
      passArrows unit alphonse, mate olivier: gui.11.4.2f noArrows"
    `);
  });
  rule('gui.2.scenario-choice', 'whoever waits comes in by his side, and leaves by one', () => {
    const make = () => {
      const p = scenario('cerami');
      for (const { side, characters } of p.data.groups)
        for (const id of characters) {
          p.state.side[p.unit(id)] = side;
          p.state.cell[p.unit(id)] = AWAITED;
        }
      const units = p.state.side.flatMap((side, unit) => (side === 0 ? [unit] : []));
      p.state.entries = [{ units, sides: [4, 3], turn: 1, split: true, came: [0, 0, 0, 0, 0] }];
      return moves(p);
    };
    const entering = () => {
      const t = make();
      const [move = { type: 'none' }] = t.legal('move');
      return t.act(move);
    };
    expect(
      [...offers(make()), ...offers(entering()), ...outcomes(entering, [], 'step', 'hold')].join('\n'),
    ).toMatchInlineSnapshot(`
      "endMoves
      move unit anquetil
      move unit arthur
      move unit drogon
      move unit gautier
      move unit geoffroy
      move unit guillaume
      move unit onfroi
      move unit raoul
      move unit roger
      move unit romaric
      move unit roussel
      move unit serlon
      move unit tancrede
      move unit turstin
      hold
      step to AA1, tail -1
      step to AA10, tail -1
      step to AA11, tail -1
      step to AA12, tail -1
      step to AA13, tail -1
      step to AA14, tail -1
      step to AA15, tail -1
      step to AA16, tail -1
      step to AA2, tail -1
      step to AA3, tail -1
      step to AA4, tail -1
      step to AA5, tail -1
      step to AA6, tail -1
      step to AA7, tail -1
      step to AA8, tail -1
      step to AA9, tail -1
      step to AB16, tail -1
      step to AC16, tail -1
      step to AD16, tail -1
      step to AE16, tail -1
      step to AF16, tail -1
      step to AG16, tail -1
      step to AK16, tail -1
      step to AL16, tail -1
      step to AM16, tail -1
      step to AN16, tail -1
      step to AO16, tail -1
      step to AP16, tail -1
      step to AQ16, tail -1
      step to AR16, tail -1
      step to AS16, tail -1
      step to AT16, tail -1
      step to AU16, tail -1
      step to AV16, tail -1
      step to AW16, tail -1
      step to AX16, tail -1
      step to AY16, tail -1
      step to AZ16, tail -1
      step to BA16, tail -1
      step to BB16, tail -1
      step to BC16, tail -1
      step to BD16, tail -1
      step to BE16, tail -1
      step to BF16, tail -1
      step to BG16, tail -1
      step to BH16, tail -1
      step to BI16, tail -1
      step to BJ16, tail -1
      step to BK16, tail -1
      step to BL16, tail -1
      step to BM16, tail -1
      step to BN16, tail -1
      step to BO16, tail -1
      step to BP16, tail -1
      step to BQ16, tail -1
      step to BR16, tail -1
      step to BS16, tail -1
      step to BT16, tail -1
      step to BU16, tail -1
      step to BV16, tail -1
      step to BW16, tail -1
      step to BX16, tail -1
      step to BY16, tail -1
      step to BZ16, tail -1
      hold -> then 0: step movement, side 0
      step to AA4, tail -1 -> entered rule gui.4.a, unit roger, to AA4, tail -1 | entries 0 {units [arthur tancrede serlon geoffroy guillaume roussel romaric onfroi gautier drogon anquetil raoul turstin], sides [4 3], turn 1, split true, came [0 0 0 0 1]} | roger cell AA4 | roger marks 33 | then 0: step moving, unit roger, mp 3, entered 1, potential 4, spent 1, limit -1
      step to AG16, tail -1 -> entered rule gui.4.a, unit roger, to AG16, tail -1 | entries 0 {units [arthur tancrede serlon geoffroy guillaume roussel romaric onfroi gautier drogon anquetil raoul turstin], sides [4 3], turn 1, split true, came [0 0 0 1 0]} | roger cell AG16 | roger marks 33 | then 0: step moving, unit roger, mp 2, entered 1, potential 4, spent 2, limit -1
      step to AU16, tail -1 -> entered rule gui.4.a, unit roger, to AU16, tail -1 | entries 0 {units [arthur tancrede serlon geoffroy guillaume roussel romaric onfroi gautier drogon anquetil raoul turstin], sides [4 3], turn 1, split true, came [0 0 0 1 0]} | roger cell AU16 | roger marks 33 | then 0: step moving, unit roger, mp 2, entered 1, potential 4, spent 2, limit -1
      step to BF16, tail -1 -> entered rule gui.4.a, unit roger, to BF16, tail -1 | entries 0 {units [arthur tancrede serlon geoffroy guillaume roussel romaric onfroi gautier drogon anquetil raoul turstin], sides [4 3], turn 1, split true, came [0 0 0 1 0]} | roger cell BF16 | roger marks 33 | then 0: step moving, unit roger, mp 3, entered 1, potential 4, spent 1, limit -1
      step to BQ16, tail -1 -> entered rule gui.4.a, unit roger, to BQ16, tail -1 | entries 0 {units [arthur tancrede serlon geoffroy guillaume roussel romaric onfroi gautier drogon anquetil raoul turstin], sides [4 3], turn 1, split true, came [0 0 0 1 0]} | roger cell BQ16 | roger marks 33 | then 0: step moving, unit roger, mp 3, entered 1, potential 4, spent 1, limit -1"
    `);
  });
});
