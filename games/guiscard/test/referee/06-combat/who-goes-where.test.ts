/** Ways off, heaps, falls and what is held while one is struck at: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES, poggio, result, thrower } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const asked = (t: Table): boolean => {
  t.declared();
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.step === 'answer';
};

describe('two attacked together', () => {
  // R69: all or none: where the horseman lacks his second hex the man on foot stays as well.
  rule(['gui.7.4b', 'gui.7.4c', 'gui.7.4a'], 'neither breaks off if one of them cannot', () => {
    const may = (...shut: string[]): boolean => {
      // A knight on foot between a horseman in the corner and a light man.
      const p = poggio().put(0, 'robert', 'B3').put(1, 'kosmas', 'B2', { facing: 'S' }).put(1, 'dorian', 'C4');
      const men = ['milo', 'sergios', 'argyris', 'manueles', 'demetrios', 'diogenes'];
      for (const [n, hex] of shut.entries()) p.put(1, the(men[n]), hex);
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'kosmas' });
      return asked(t.do('include', { attack: 0, target: 'dorian' }));
    };
    expect([may(), may('A2', 'A3', 'C1', 'C2', 'C3')]).toEqual([true, false]);
  });
});

describe('a heap of six', () => {
  // Nobody comes in; who stands in it goes out.
  rule(['gui.4.2.2b', 'gui.4.a'], 'is left by who stands in it, and entered by nobody', () => {
    const p = poggio().put(0, 'osbern', 'D9').put(0, 'avray', 'D7').put(1, 'petros', 'Z1');
    for (const id of ['milo', 'alexio', 'filippo', 'philemon', 'sergios', 'dorian'])
      p.put(1, id, 'D9', { health: DEAD });
    const out = p.play([...MOVES]).do('move', { unit: 'osbern' });
    expect(out.hexes('step')).toContain('D8');
    const into = p
      .play([...MOVES])
      .do('move', { unit: 'avray' })
      .go('D8');
    expect(into.hexes('step')).not.toContain('D9');
  });
});

describe('mounting', () => {
  // An enemy who can attack keeps him off; one who lies there, or stands behind a wall, does not.
  rule(['gui.4.4.2e', 'gui.1.2j'], 'a stunned enemy beside horse or man keeps nobody on foot', () => {
    const mounts = (health: number): boolean => {
      const p = poggio().put(0, 'robert', 'E10').put(1, 'milo', 'D8', { health }).put(1, 'petros', 'Z1');
      p.horse('robert', 'D9', 'N', { side: 0 });
      return (
        p
          .play([...MOVES])
          .do('move', { unit: 'robert' })
          .legal('mount').length > 0
      );
    };
    expect([mounts(HEALTHY), mounts(STUNNED), mounts(WOUNDED)]).toEqual([false, true, false]);
  });
});

describe('the bridle', () => {
  // Only a rider loses it by being struck at.
  rule(['gui.4.4.3f', 'gui.4.4.3b'], 'is kept by a man on foot who is attacked, lost by a rider', () => {
    const kept = (mounted: boolean): boolean => {
      const p = poggio()
        .put(0, 'drogon', 'E10', mounted ? { facing: 'N' } : {})
        .put(1, 'milo', 'E9');
      const horse = p.horse('roger', mounted ? 'F11' : 'E11', 'N');
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('drogon'), side: 0 });
      // 10 - 8 or 7 in 0/5: 9 and armour is nothing.
      const t = p.play([...COMBAT(1)]).fight(['milo'], 'drogon', 9);
      return the(t.state.horses[horse]).leader === p.unit('drogon');
    };
    expect([kept(false), kept(true)]).toEqual([true, false]);
  });
});

describe('unhorsed', () => {
  // With enemies all about him he is dead, whatever the blow did to him.
  rule(['gui.6.8c', 'gui.6.8a', 'gui.6.4.F'], 'amid enemies he is killed, with one hex free he lies in it', () => {
    const thrown = (free: boolean): Table => {
      const p = poggio().put(1, 'kosmas', 'U8', { facing: 'N' }).put(0, 'petar', 'A1');
      const men = {
        roland: 'U7',
        jacques: 'T8',
        eustache: 'T9',
        renauld: 'V8',
        foulques: 'V9',
        gilbert: 'U10',
        osbern: 'T7',
      };
      for (const [id, hex] of Object.entries(men)) p.put(0, id, hex);
      if (!free) p.put(0, 'avray', 'V7');
      // 12 - 6 = 6 in 6/10: 6 is E, 5 is D, 4 is E, 3 is F.
      return p.play([...COMBAT(0)]).fight(['roland'], 'kosmas', 3);
    };
    const lies = thrown(true);
    expect([result(lies), lies.health('kosmas'), lies.step, lies.hexes('lieAt')]).toEqual([
      'F',
      STUNNED,
      'fall',
      ['V7'],
    ]);
    expect(thrown(false).health('kosmas')).toBe(DEAD);
  });
});

describe('an engine that is gone', () => {
  // Nobody passes a stone thrower; what has been destroyed is none.
  rule(['gui.10.4.3b', 'gui.10.2.6b'], 'is in nobody’s way', () => {
    const passes = (gone: boolean): boolean => {
      const p = poggio().put(0, 'osbern', 'H12').put(1, 'petros', 'Z1');
      p.state.engines = [thrower(p, 'H13', 'H14', { gone })];
      return p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .hexes('step')
        .includes('H13');
    };
    expect([passes(false), passes(true)]).toEqual([false, true]);
  });
});

describe('down from the saddle', () => {
  // Rounded down; a wounded man has a quarter.
  rule(
    ['gui.4.4.2c', 'gui.4.4.2b', 'gui.1.2a'],
    'a sound man has half of what is left, a wounded one a quarter, rounded down',
    () => {
      const left = (unit: string, health: number, hexes: number): number => {
        const p = poggio().put(0, unit, 'C14', { facing: 'N', health }).put(1, 'petros', 'Z1');
        const t = p.play([...MOVES]).do('move', { unit });
        for (let n = 0; n < hexes; n++) t.go(`C${13 - n}<C${14 - n}`);
        t.act(the(t.legal('dismount')[0]));
        const frame = t.play.position.stack.at(-1);
        return frame && 'mp' in frame ? Number(frame.mp) : -1;
      };
      // Twelve less four less three; fifteen less five less two.
      expect([
        left('drogon', HEALTHY, 4),
        left('drogon', WOUNDED, 4),
        left('musa', HEALTHY, 5),
        left('musa', WOUNDED, 5),
      ]).toEqual([2, 1, 4, 2]);
      expect(left('robert', WOUNDED, 0)).toBe(2);
    },
  );
});

describe('a horse across a threshold', () => {
  // The worse of his two hexes.
  rule(['gui.6.1c', 'gui.6.1b'], 'a rider with his tail in the brush is a column better to strike at', () => {
    const column = (head: string): unknown => {
      const p = poggio().put(1, 'kosmas', head, { facing: 'N' }).put(0, 'robert', p0(head));
      return p
        .play([...COMBAT(0)])
        .fight(['robert'], 'kosmas', 5)
        .ever('fought')[0]?.column;
    };
    const p0 = (head: string): string => (head === 'B8' ? 'B7' : 'F7');
    expect([column('B8'), column('F8')]).toEqual([5, 4]);
  });
});

describe('in the farm', () => {
  // R70: through a door the one attacked is better off, whichever side he stands on.
  rule(['gui.8.5.1a', 'gui.6.1b'], 'through a door the defender has the better place, in or out', () => {
    const farm = (): Position => position('laguna', [FARM]);
    const column = (from: string, to: string): unknown =>
      farm()
        .put(0, 'robert', from)
        .put(1, 'milo', to)
        .play([...COMBAT(0)])
        .fight(['robert'], 'milo', 9)
        .ever('fought')[0]?.column;
    // 25 - 6 = 19 in 11/20. From within one stands well oneself.
    expect([column('T9', 'T8'), column('T8', 'T9'), column('T7', 'T8')]).toEqual([3, 4, 4]);
  });
});
