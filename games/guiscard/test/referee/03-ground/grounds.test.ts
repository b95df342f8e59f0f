/** Water, rooms, paths and palisades in the middle of other business: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, FARM, type Position, position, type Table } from '../../table.ts';

const MOVES = (side: number) =>
  [
    { step: 'movement', side },
    { step: 'unmoved', side },
  ] as const;
const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES(0)], ...dice);
const lying = (p: Position, cell: string, other: string): Ladder => ({
  ...{ side: 0, cell: p.hex(cell), other: p.hex(other), direction: -1, climber: -1, bearers: [], gone: false },
  since: 0,
});

describe('gear', () => {
  // He stays where he is: when the moves of his side are over he has not moved.
  rule(['gui.5.3e', 'gui.10.6.1b'], 'a man who threw a grapnel is shot at when the moves are over', () => {
    const p = nido().put(0, 'vladko', 'O7').put(1, 'petros', 'O12');
    const bearer = p.unit('vladko');
    p.state.grapnels = [{ side: 0, bearer, cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false }];
    const t = moves(p, 5).do('throwGrapnel', { grapnel: 0, to: 'P7' });
    expect(t.step === 'window').toBe(false);
    if (t.step === 'movement') t.do('endMoves');
    expect([t.step, t.seats, t.who('name')]).toEqual(['window', [1], ['petros']]);
  });
  // R74: the lower potential of the two less two: three leave one, two leave none.
  rule(
    ['gui.10.1.2b', 'gui.1.2a'],
    'with a wounded knight nobody carries a ladder, with a wounded footman one hex',
    () => {
      const far = (mate: string): number => {
        const p = nido().put(0, 'osbern', 'K8').put(0, mate, 'K9', { health: WOUNDED }).put(1, 'milo', 'T8');
        p.state.ladders = [lying(p, 'K8', 'K9')];
        const t = moves(p);
        if (t.legal('shoulder').length === 0) return 0;
        t.do('shoulder', { ladder: 0, unit: 'osbern', mate });
        let hexes = 0;
        for (; hexes < 5 && t.legal('carryTo').length > 0; hexes++) t.act(the(t.legal('carryTo')[0]));
        return hexes;
      };
      expect([far('robert'), far('roland')]).toEqual([0, 1]);
    },
  );
  // It takes the place of a shot or a blow, not of the move that brought him there.
  rule(['gui.10.1.6a', 'gui.9.1.platform'], 'who has come up to the platform in this phase may push the ladder', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'Q8');
    p.state.ladders = [{ ...lying(p, 'O8', 'O8'), other: -1, direction: p.way('SE'), climber: p.unit('osbern') }];
    const t = p
      .play([...MOVES(1), ...COMBAT(1)])
      .do('move', { unit: 'milo' })
      .go('P8');
    if (t.step === 'moving') t.do('stop');
    if (t.step === 'movement') t.do('endMoves');
    expect(t.legal('task')).toMatchObject([{ kind: 'push', unit: p.unit('milo') }]);
  });
  // R116: burning or not it is an arrow of a man at whose side an enemy stands.
  rule(['gui.5.2a', 'gui.10.3a'], 'an archer in contact shoots no burning arrows either', () => {
    const burns = (health: number): number => {
      const p = nido().put(0, 'petros', 'O7').put(1, 'milo', 'N6', { health }).put(1, 'dorian', 'T8');
      p.state.arrows[p.unit('petros')] = 6;
      const t = p.play([{ step: 'offensive', side: 0 }]);
      if (t.step !== 'offensive' || t.legal('shoot').length === 0) return 0;
      return t.do('shoot', { unit: 'petros' }).legal('burn').length;
    };
    expect([burns(HEALTHY), burns(STUNNED) > 0]).toEqual([0, true]);
  });
  // A wall of one stone is down at the second stage, and only then there is a breach.
  rule(['gui.11.5.1.progress', 'gui.11.3.2b'], 'a wall of the farm half demolished is no breach', () => {
    const total = (stages: number): number => {
      const p = campaign('masseria').sheet({ day: 6, provisions: 30 });
      if (stages > 0) p.sheet({ damage: [{ cell: p.hex('Q7'), stages, day: 5 }] });
      const t = p.play([{ step: 'besiegerChoice', engines: 0 }], 1).do('negotiate');
      return Number(t.told('negotiated')[0]?.total);
    };
    expect([total(1) - total(0), total(2) - total(0)]).toEqual([0, 1]);
  });
});

describe('ground', () => {
  const phalanx = (): Position => {
    const p = position('il-poggio');
    const row = { palaimon: 'E6', okeanos: 'F6', achilleas: 'G7' };
    for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
    p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    return p.put(1, 'milo', 'Z16');
  };
  // R65: the dearest hex is the price for all of them.
  rule(['gui.7.3.1b', 'gui.3.1.tree'], 'a formation with one man among trees has a point left for the open', () => {
    const t = moves(phalanx()).do('march', { formation: 0 }).do('shift', { direction: 0 });
    expect([t.where('palaimon'), t.where('okeanos')]).toEqual(['E5', 'F5']);
    const ways = t.legal('shift').map(({ direction }) => Number(direction));
    // On to the north Palaimon would come into brush; back to the south all stand in the open.
    expect([ways.includes(0), ways.includes(3)]).toEqual([false, true]);
  });
  // Who can strike through the window tests who goes by outside it; nobody strikes through the wall.
  rule(
    ['gui.4.3.1.1', 'gui.8.5.1b'],
    'a man at a window tests who passes before it, a man at the wall does not',
    () => {
      const tests = (inside: string, ...way: [string, string, string]): number => {
        const p = position('laguna', [FARM]).put(0, 'roland', way[0]).put(1, 'milo', inside);
        return moves(p, 1).do('move', { unit: 'roland' }).go(way[1], way[2]).ever('tested').length;
      };
      expect([tests('S7', 'R5', 'S6', 'T5'), tests('T7', 'T5', 'T6', 'U6')]).toEqual([1, 0]);
    },
  );
  const beaten = (p: Position, attacker: string, defender: string, die: number): Table =>
    p.play([...COMBAT(0)]).fight([attacker], defender, die);
  // Walls close the way back, a window does not, an enemy outside it does.
  rule(
    ['gui.6.5.retreat', 'gui.8.4.1a'],
    'driven back in a room he goes out by the window, or stands and is hurt',
    () => {
      const p = position('laguna', [FARM]).put(0, 'robert', 'S8').put(1, 'dorian', 'S7').put(1, 'milo', 'A1');
      // 25 - 5 = 20 in 11/20: 6 is E.
      expect(beaten(p, 'robert', 'dorian', 6).hexes('retreatTo')).toEqual(['S6']);
      const shut = beaten(p.put(0, 'osbern', 'S6'), 'robert', 'dorian', 6);
      expect([shut.where('dorian'), shut.health('dorian')]).toEqual(['S7', WOUNDED]);
    },
  );
  // A path is left along its axis, driven or not.
  rule(['gui.6.5.retreat', 'gui.3.1.path'], 'on a path one is driven up or down it, never off its side', () => {
    const p = nido().put(0, 'roland', 'R16').put(1, 'dorian', 'R15').put(1, 'milo', 'T8');
    // 12 - 5 = 7 in 6/10: 5 is E.
    expect(beaten(p, 'roland', 'dorian', 5).hexes('retreatTo')).toEqual(['R14']);
    const shut = beaten(p.put(0, 'osbern', 'R14'), 'roland', 'dorian', 5);
    expect([shut.where('dorian'), shut.health('dorian')]).toEqual(['R15', WOUNDED]);
  });
  // Nobody tests where he could not strike: armour does not strike into deep water.
  rule(['gui.4.3.1.1', 'gui.6.7.ex'], 'a swimmer is tested by who wears no armour, not by who does', () => {
    const tests = (enemy: string): number => {
      const p = position('il-fiume').put(0, 'osbern', 'C10').put(1, enemy, 'D8');
      return moves(p, 1).do('move', { unit: 'osbern' }).go('C9', 'C8').ever('tested').length;
    };
    expect([tests('milo'), tests('dorian')]).toEqual([0, 1]);
  });
});
