/** What an assault leaves standing, lost and lying about for the next day: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { GONE } from '../../../src/state.ts';
import { castle, flame, hooked, thrower, upright } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

/** Robert outside, Maniakes in the tower, and night falls. */
const nightfall = (change: (p: Position) => void): Table => {
  const p = castle().sheet({ action: 'assault', stoneThrowers: 2 }).put(0, 'robert', 'O12').put(1, 'maniakes', 'T8');
  p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
  p.state.turn = 30;
  change(p);
  return p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }]);
};
/** The works as the next assault finds them. */
const nextDay = (t: Table): Table => {
  const p = castle().sheet({ ...t.sheet, day: 7, action: null, parties: [[], []] });
  p.state.works = structuredClone(t.state.works);
  return p.play([{ step: 'tactical', action: 'assault' }, { step: 'healing' }]);
};

describe('the works', () => {
  // l.1600: closed unless it is marked; what is destroyed stays so.
  rule(['gui.9.2.3.2b', 'gui.11.3.3b'], 'a gate left open is shut the next day, one destroyed is not', () => {
    const gate = (state: 'open' | 'destroyed'): string =>
      nextDay(
        nightfall(p => {
          p.state.works.gate = state;
        }),
      ).state.works.gate;
    expect([gate('open'), gate('destroyed')]).toEqual(['closed', 'destroyed']);
  });
  // l.1845: fires are counted in turns; by the next day nothing burns.
  rule(['gui.10.2.6a', 'gui.11.4a'], 'what burnt in the evening does not burn in the morning', () => {
    const t = nextDay(
      nightfall(p => {
        p.state.works.flames = [flame(p, 'P6')];
        p.state.works.naphtha = [{ cells: [p.hex('O8')], lit: true }];
      }),
    );
    expect([t.state.works.flames, t.state.works.naphtha]).toEqual([[], []]);
  });
});

describe('the equipment', () => {
  // l.2094: what has been destroyed must be built again.
  rule(
    ['gui.11.2a', 'gui.11.4.1b'],
    'an engine, a ladder or a grapnel lost in an assault is missing afterwards',
    () => {
      const left = (change: (p: Position) => void): number[] => {
        const { stoneThrowers, ladders, grapnels } = nightfall(change).sheet;
        return [stoneThrowers, ladders, grapnels];
      };
      expect(left(() => undefined)).toEqual([2, 3, 3]);
      const lost = (gone: boolean) => (p: Position) => {
        p.state.engines = [thrower(p, 'K8', 'K9', { gone }), thrower(p, 'I8', 'I9')];
        p.state.ladders = [upright(p, 'O8', 'SE', { gone }), upright(p, 'O7', 'SE')];
        p.state.grapnels = [hooked(p, 'O6', 'P6', { gone }), hooked(p, 'O8', 'P7')];
      };
      expect([left(lost(false)), left(lost(true))]).toEqual([
        [2, 3, 3],
        [1, 2, 2],
      ]);
    },
  );
});

describe('the men', () => {
  // l.2264: who cannot get to the heart of the place is taken, and eats its bread no more.
  rule(['gui.11.4.1h', 'gui.11.5b'], 'a commander cut off outside when the assault ends commands no more', () => {
    const ends = (where: string): unknown => {
      const t = nightfall(p => {
        p.kill('theophilos').put(1, 'maniakes', where).put(1, 'milo', 'T9');
        p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo')] });
      });
      return [t.state.cell[t.position.unit('maniakes')] === GONE, t.ever('prisoners').length];
    };
    expect([ends('T8'), ends('K12')]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });
});
