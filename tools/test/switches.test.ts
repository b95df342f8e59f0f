import { registry } from '@carroccio/games/all';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { read } from '../src/common/repository.ts';
import { rulesOf } from '../src/mutate/game-files.ts';
import { planted } from '../src/mutate/plant/mistake.ts';
import { plantInCode } from '../src/mutate/plant/plant-code.ts';
import { ROUND, SWITCH, switched } from '../src/mutate/switches.ts';

const numberedIn = (text: string) => plantInCode('rules.ts', text).map((change, id) => ({ ...change, id }));

/** What a text leaves in `told`, with one mistake of its switches made; `round` is called by its loops. */
const toldBy = (text: string, made = -1, round = (): void => {}): unknown =>
  new Function(SWITCH, ROUND, `const told = []; ${text}; return told;`)((id: number) => id === made, round);

describe('a mistake behind a switch', () => {
  test.each([
    'for (const x of [1, 2, 3]) { if (x === 2) continue; told.push(x); }',
    'const f = x => x > 1 && !(x >= 3) || x === 0; for (const x of [0, 1, 2, 3]) told.push(f(x));',
    'const some = [[1], [], [4, 6]]; told.push(some.map(one => one.every(x => x % 2 === 0)));',
    'const one = { 7: 8, a: { only: [3], b: 2 } }; told.push(one?.a?.only?.some(x => x < 3), one.a, one[7]);',
    'let sum = 10; sum -= 3 - 1; told.push(Math.max(sum, -1), sum > 5 ? sum + 1 : -sum);',
    'const go = (...steps) => told.push(steps); const next = go; next(1, 2, 3);',
    'const f = x => { if (x < 0) return 0; else if (x < 5) return 1; return 2; }; told.push(f(-1), f(0), f(5));',
  ])('does when it is made what the same mistake does in the text: %s', text => {
    const changes = numberedIn(text);
    const withSwitches = switched('rules.ts', text, changes);
    expect(changes.length).toBeGreaterThan(2);
    expect(toldBy(withSwitches)).toEqual(toldBy(text));
    for (const change of changes) expect(toldBy(withSwitches, change.id)).toEqual(toldBy(planted(text, change)));
  });

  test('that makes a loop endless is found out by counting its rounds', () => {
    const text = 'let one = 3; while (one > 0) { one -= 1; told.push(one); }';
    const [endless, ...others] = numberedIn(text).filter(({ kind }) => kind === 'sign');
    let rounds = 0;
    const count = (): void => {
      if (++rounds > 100) throw new Error('goes on and on');
    };
    const withSwitches = switched('rules.ts', text, endless ? [endless] : []);
    expect(others).toEqual([]);
    expect(toldBy(withSwitches, -1, count)).toEqual([2, 1, 0]);
    expect(rounds).toBe(3);
    expect(() => toldBy(withSwitches, endless?.id, count)).toThrow('goes on and on');
    // Where nothing is planted, rounds are counted too.
    expect(switched('rules.ts', text, [])).toContain(ROUND);
  });

  test.each(registry.packages.map(({ rulebook }) => rulebook.id))(
    'the rules of %s can be read with all of them',
    game => {
      for (const file of rulesOf(game)) {
        const text = read(file);
        const changes = numberedIn(text);
        const withSwitches = switched(file, text, changes);
        expect(parseSync(file, withSwitches).errors, file).toEqual([]);
        const asked = [...withSwitches.matchAll(/__planted\((\d+)\)/g)].map(([, id]) => Number(id));
        expect(
          [...new Set(asked)].sort((a, b) => a - b),
          file,
        ).toEqual(changes.map(({ id }) => id));
      }
    },
  );
});
