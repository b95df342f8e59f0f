/** What horsemen may lend a hand to, and what a man is told of his chances: corners, each from the rulebook alone. */
import { type AnyAction, forecast } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Engine, FIRED, MOVED, STAYED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, flame, hooked, MOVES, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const tasks = (p: Position, ...dice: number[]): Table => p.play([...COMBAT(0)], ...dice);
/** The figure on top: how likely it comes off. */
const chance = (t: Table, action: AnyAction): unknown => {
  const odds = forecast(t.play, the(t.seats[0]), action);
  return typeof odds === 'string' ? odds : odds.success?.chance;
};

describe('from the saddle', () => {
  /** Why he does not, if he does not. */
  const why = (t: Table, kind: string, unit: string, on: number): unknown =>
    t.refusal({ type: 'task', kind, unit: t.position.unit(unit), on })?.rule ?? null;
  // R147: "un personaggio" has his feet on the ground.
  rule(['gui.10.2.1a', 'gui.10.2.3a'], 'a horseman neither lights nor puts out a fire, on foot he does', () => {
    const fires = (facing: string | undefined): unknown[] => {
      const p = poggio()
        .put(0, 'robert', 'H10', { marks: STAYED, ...(facing ? { facing } : {}) })
        .put(1, 'milo', 'I11');
      p.put(0, 'osbern', 'I10').state.engines = [thrower(p, 'H8', 'H9', { side: 1 })];
      const light = why(tasks(p), 'light', 'robert', p.hex('H9'));
      p.state.works.flames = [flame(p, 'H9', { side: 1 })];
      return [light, why(tasks(p), 'douse', 'robert', p.hex('H9'))];
    };
    expect([fires(undefined), fires('N')]).toEqual([
      [null, null],
      ['gui.10.2.1a', 'gui.10.2.3a'],
    ]);
  });
  // The reason is that of the task, not of another.
  rule(
    ['gui.10.1.6a', 'gui.10.6.4', 'gui.9.2.3.2a', 'gui.10.2.3b'],
    'whoever cannot push, cut, open or put out hears of that',
    () => {
      const p = nido().put(0, 'osbern', 'O12').put(1, 'milo', 'P8').put(1, 'dorian', 'Q9').put(0, 'avray', 'O7');
      p.state.ladders = [upright(p, 'O8', 'SE')];
      p.state.grapnels = [hooked(p, 'O7', 'P7', { climber: p.unit('avray'), top: true })];
      const t = p.play([...COMBAT(1)]);
      expect([
        why(t, 'push', 'milo', 0),
        why(t, 'push', 'dorian', 0),
        why(t, 'cut', 'milo', 0),
        why(t, 'gate', 'dorian', p.hex('P9')),
        why(t, 'douse', 'milo', p.hex('P7')),
      ]).toEqual([null, 'gui.10.1.6a', 'gui.10.6.4', 'gui.9.2.3.2a', 'gui.10.2.3a']);
      const shot = p
        .put(1, 'milo', 'P8', { marks: FIRED })
        .put(0, 'neel', 'Q8')
        .play([...COMBAT(1)]);
      expect(why(shot, 'push', 'milo', 0)).toBe('gui.5.2c');
    },
  );
  rule(['gui.10.6.1a', 'gui.10.6.1b'], 'whoever throws no grapnel hears whether it is his armour or his move', () => {
    const refused = (id: string, marks = 0): unknown => {
      const p = nido().put(0, id, 'O7', { marks }).put(0, 'rioulf', 'A3').put(1, 'milo', 'A1');
      p.state.grapnels = [hooked(p, 'O7', 'P7', { cell: -1, to: -1, bearer: p.unit(id) })];
      const t = p.play([...MOVES]);
      return t.refusal({ type: 'throwGrapnel', grapnel: 0, to: p.hex('P7') })?.reason;
    };
    expect([refused('osbern'), refused('roland'), refused('osbern', MOVED)]).toEqual([
      undefined,
      'armoured',
      'alreadyMoved',
    ]);
  });
});

describe('told before', () => {
  // 1 to 6; 1 to 3, and to 5 if an arrow lit it; 1 to 3; 1 and 2, one less with a wounded man at the rope.
  rule(
    ['gui.10.1.6a', 'gui.10.2.4.extinguish', 'gui.10.6.4'],
    'the chances of ladder, fire and rope are those of their dice',
    () => {
      const push = nido().put(0, 'osbern', 'O12').put(1, 'milo', 'P8');
      push.state.ladders = [upright(push, 'O8', 'SE')];
      const douse = (arrow: boolean): Position => {
        const p = nido().put(0, 'osbern', 'O12').put(1, 'milo', 'Q7');
        p.state.works.flames = [flame(p, 'P7', { arrow })];
        return p;
      };
      const cut = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
      cut.state.grapnels = [hooked(cut, 'O8', 'P8', { climber: cut.unit('osbern'), top: true })];
      const figure = (p: Position, kind: string): unknown => {
        const t = p.play([...COMBAT(1)]);
        return chance(t, the(t.legal('task').find(action => action.kind === kind)));
      };
      expect([
        figure(push, 'push'),
        figure(douse(false), 'douse'),
        figure(douse(true), 'douse'),
        figure(cut, 'cut'),
      ]).toEqual(['3/5', '3/10', '1/2', '3/10']);
    },
  );
  rule(
    ['gui.10.6.5a', 'gui.10.6.5b'],
    'four at a rope know their two in ten, with a wounded one of them one in ten',
    () => {
      const figure = (health: number): unknown => {
        const p = nido().put(0, 'osbern', 'N7').put(0, 'avray', 'N8').put(0, 'rioulf', 'M8').put(0, 'hamon', 'M9');
        p.put(1, 'milo', 'A1');
        p.state.health[p.unit('hamon')] = health;
        p.state.grapnels = [hooked(p, 'O7', 'P7')];
        const t = tasks(p);
        const action = t.step === 'declare' ? t.legal('task').find(({ kind }) => kind === 'pull') : undefined;
        return action && chance(t, action);
      };
      expect([figure(0), figure(WOUNDED)]).toEqual(['1/5', '1/10']);
    },
  );
});

describe('in the line of fire', () => {
  // "È impossibile tirare attraverso un esagono che contiene una petriera": the siphon is none.
  rule(['gui.10.4.3a', 'gui.10.5.1a'], 'a stone thrower hides who stands behind it, a siphon does not', () => {
    const aims = (kind: Engine['kind']): boolean => {
      const p = poggio().put(0, 'alphonse', 'H14').put(1, 'milo', 'H6');
      const tail = kind === 'greekFire' ? 'H9' : 'H10';
      p.state.engines = [thrower(p, 'H9', tail, { kind, side: 1 })];
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.do('shoot', { unit: 'alphonse' }).who('fireAt', 'target').includes('milo');
    };
    expect([aims('stoneThrower'), aims('greekFire')]).toEqual([false, true]);
  });
  // "Per personaggio vivo si intendono anche gli animali ma non i personaggi storditi."
  rule(['gui.5.5.3.living', 'gui.5.5.3a'], 'a stone does not fly over a loose horse, but over a dead one', () => {
    const aims = (dead: boolean): boolean => {
      const p = poggio().put(0, 'wahid', 'H14').put(1, 'milo', 'H6');
      p.horse('roger', 'H10', 'N', { side: 1, dead });
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.do('shoot', { unit: 'wahid' }).who('fireAt', 'target').includes('milo');
    };
    expect([aims(false), aims(true)]).toEqual([false, true]);
  });
  // At medium or long range, and with light cover or none.
  rule(['gui.5.5.3b', 'gui.5.5.2.1b'], 'a javelin flies over a man at a man in brush, not at short range', () => {
    const aims = (from: string, over: string): boolean => {
      // F13 is brush.
      const p = poggio().put(0, 'landry', from).put(0, 'osbern', over).put(1, 'milo', 'F13');
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.do('shoot', { unit: 'landry' }).who('fireAt', 'target').includes('milo');
    };
    expect([aims('F7', 'F10'), aims('F8', 'F10')]).toEqual([true, false]);
  });
  // Only at short range, which for the short bow is ten hexes.
  rule(['gui.10.3b', 'gui.5.1.short-bow'], 'a burning arrow reaches ten hexes and no further', () => {
    const burns = (from: string): boolean => {
      const p = poggio().put(0, 'alphonse', from).put(1, 'milo', 'A1');
      p.state.arrows[p.unit('alphonse')] = 6;
      p.state.engines = [thrower(p, 'H3', 'H2', { side: 1 })];
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.do('shoot', { unit: 'alphonse' }).hexes('burn', 'cell').includes('H3');
    };
    expect([burns('H13'), burns('H14')]).toEqual([true, false]);
  });
});

describe('bridles and lanes', () => {
  // "All’inizio o alla fine del suo movimento su uno degli esagoni adiacenti al cavallo": not only beside its head.
  rule(
    ['gui.4.4.3c', 'gui.4.4.3b'],
    'a rider who halts beside the tail of a horse has its bridle, a man on foot not',
    () => {
      const has = (facing: string | undefined): boolean => {
        const p = poggio()
          .put(0, 'robert', 'F12', facing ? { facing } : {})
          .put(1, 'milo', 'A1');
        p.horse('khaled', 'G9', 'N');
        // G9 and G10; F11 is beside neither, F10 beside the tail alone.
        const t = p.play([...MOVES]).do('move', { unit: 'robert' });
        if (facing) t.go('F11<F12', 'F10<F11');
        else t.go('F11', 'F10');
        return t.legal('bridle').length > 0;
      };
      expect([has('N'), has(undefined)]).toEqual([true, false]);
    },
  );
  // Nothing but a shot of this phase keeps him from it.
  rule(['gui.7.2.1a', 'gui.4.3a'], 'a rider with an enemy beside him may charge another', () => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4').put(1, 'dorian', 'G16');
    const t = p.play([
      { step: 'charges', side: 0 },
      { step: 'chargesRun', side: 0, next: 0 },
    ]);
    expect(t.who('charge', 'target')).toContain('adama');
  });
});
