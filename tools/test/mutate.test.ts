import { describe, expect, test } from 'vitest';
import { askingOrder, onlyIn, sampled } from '../src/mutate/choose.ts';
import { mistakesIn, rulesOf } from '../src/mutate/game-files.ts';
import { rulesNear } from '../src/mutate/near.ts';
import { changesNothing, outdated, readEquivalent } from '../src/mutate/plant/equivalent.ts';
import { type Mistake, placed, planted } from '../src/mutate/plant/mistake.ts';
import { plantInCode } from '../src/mutate/plant/plant-code.ts';
import { plantInData } from '../src/mutate/plant/plant-data.ts';
import { describeAll } from '../src/mutate/tell.ts';

/** A text with each of its mistakes of one kind. */
const wrong = (kind: string, text: string): string[] =>
  plantInCode('rules.ts', text)
    .filter(change => change.kind === kind)
    .map(change => planted(text, change));

describe('mistakes in rules', () => {
  test.each([
    ['boundary', 'const a = x < y;', ['const a = x <= y;']],
    ['boundary', 'const a = x >= y;', ['const a = x > y;']],
    ['equality', "if (type !== 'C') walk();", ["if (type === 'C') walk();"]],
    ['connective', 'const a = (b && c) ?? d;', ['const a = (b || c) ?? d;']],
    ['condition', 'const a = free ? b : c;', ['const a = !(free) ? b : c;']],
    ['condition', 'if (!free) walk();', ['if (free) walk();']],
    ['condition', "if (type === 'C') walk();", []],
    ['number', 'const LIMIT = 5;', ['const LIMIT = 6;', 'const LIMIT = 4;']],
    ['number', 'const some = list.length > 0;', ['const some = list.length > 1;']],
    ['boundary', 'const some = list.length > 0;', ['const some = list.length >= 0;']],
    ['number', 'const here = x >= 0;', ['const here = x >= (-1);']],
    ['number', 'const some = 0 < x;', ['const some = 1 < x;']],
    [
      'number',
      'const turn = (facing + 1) % 6;',
      [
        'const turn = (facing + 2) % 6;',
        'const turn = (facing + 0) % 6;',
        'const turn = (facing + 1) % 7;',
        'const turn = (facing + 1) % 5;',
      ],
    ],
    ['sign', 'sum += a - b;', ['sum -= a - b;', 'sum += a + b;']],
    ['sign', "const word = 'a' + b;", []],
    [
      'guard',
      'const f = () => { for (;;) { if (x) continue; if (y) { z(); return; } if (w) v(); } }',
      [
        'const f = () => { for (;;) { {} if (y) { z(); return; } if (w) v(); } }',
        'const f = () => { for (;;) { if (x) continue; {} if (w) v(); } }',
      ],
    ],
    ['order of frames', "flow.next({ step: 'a' }, { step: 'b' }, c);", ["flow.next({ step: 'b' }, { step: 'a' }, c);"]],
    ['audience', "flow.emit({ type: 'dealt', only: [seat] });", ["flow.emit({ type: 'dealt' });"]],
    ['audience', "flow.emit({ except: [seat], type: 'dealt' });", ["flow.emit({ type: 'dealt' });"]],
    ['seat', 'const foe = at(levels, 1 - side);', ['const foe = at(levels, side);']],
    ['seat', 'const foe = enemyOf(side);', ['const foe = side;']],
    ['extreme', 'const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
    ['rounding', 'const a = Math.floor(b / 2);', ['const a = Math.ceil(b / 2);']],
    ['quantifier', 'const a = b.some(c);', ['const a = b.every(c);']],
    ['truth', 'unit.moved = true;', ['unit.moved = false;']],
  ])('%s: %s', (kind, text, expected) => expect(wrong(kind, text)).toEqual(expected));

  test.each([
    'type Facing = 0 | 1 | 2;',
    'interface Die { sides: 6; exact: true }',
    'let side: 0 | 1;',
    'const side = seat as 0 | 1;',
    'const Direction = Type.Integer({ minimum: 0, maximum: 5 });',
    "if (unit === undefined) throw new Error('no unit ' + 1);",
  ])('none in types and in what cannot happen: %s', text => expect(plantInCode('rules.ts', text)).toEqual([]));

  test('a list begins with its first, and what it lacks is asked for by the compiler alone', () => {
    expect(wrong('number', 'for (let unit = 0; unit < n; unit++) add(unit);')).toEqual([
      'for (let unit = 1; unit < n; unit++) add(unit);',
    ]);
    expect(wrong('number', 'const last = results.pop() ?? 0;')).toEqual([]);
    expect(wrong('number', 'const cost = terrain.cost ?? 0;')).toHaveLength(2);
  });

  test('nobody is nobody below zero; a modifier is a number', () => {
    expect(wrong('number', 'const f = () => -1;')).toEqual(['const f = () => 0;']);
    expect(wrong('number', 'if (path.at(end) === -1) leave();')).toEqual(['if (path.at(end) === 0) leave();']);
    expect(wrong('number', 'go({ target: -1 });')).toEqual(['go({ target: 0 });']);
    expect(wrong('number', 'add({ value: -1 });')).toEqual(['add({ value: 0 });', 'add({ value: -2 });']);
    expect(wrong('number', 'add({ value: -2 });')).toEqual(['add({ value: -3 });', 'add({ value: -1 });']);
  });

  test('a mark below zero is taken for another mark, for nobody or for the first; a number to reckon with for its neighbours', () => {
    expect(wrong('number', 'const GONE = -1; const ROUTED = -2; const LEFT = -4;')).toEqual([
      'const GONE = 0; const ROUTED = -2; const LEFT = -4;',
      'const GONE = -2; const ROUTED = -2; const LEFT = -4;',
      'const GONE = -1; const ROUTED = -1; const LEFT = -4;',
    ]);
    expect(wrong('number', 'const ANY_FOE = -2;')).toEqual(['const ANY_FOE = -1;']);
    expect(wrong('number', 'const UPHILL = -2; const sum = die + UPHILL;')).toEqual([
      'const UPHILL = -3; const sum = die + UPHILL;',
      'const UPHILL = -1; const sum = die + UPHILL;',
    ]);
  });

  test('kinds numbered from zero are taken for one another', () => {
    const kinds = (open: number, wood: number, area: number) =>
      `const OPEN = ${open}; const WOOD = ${wood}; const AREA = ${area};`;
    expect(wrong('number', kinds(0, 1, 2))).toEqual([kinds(1, 1, 2), kinds(0, 2, 2), kinds(0, 0, 2), kinds(0, 1, 1)]);
    // Bits and counts are numbers like others.
    expect(wrong('number', 'const MOVED = 1; const FIRED = 2; const LATE = 4;')).toHaveLength(6);
    expect(wrong('number', 'const LEAST = 0; const MOST = 5; const all = LEAST + 1;')).toHaveLength(6);
  });

  test('a fallback that only the compiler asks for is none', () => {
    expect(wrong('number', 'const a = list[b] ?? 0;')).toEqual([]);
    expect(wrong('number', 'const a = list[b] ?? -1;')).toEqual([]);
    expect(wrong('number', 'const a = corners[b] ?? [0, 0];')).toEqual([]);
    expect(wrong('number', 'const [x = 0, y] = centre;')).toEqual([]);
  });

  test('letters that take more than a byte do not shift it', () =>
    expect(wrong('number', '/** è però così: ★ */ const a = 1;')[0]).toBe('/** è però così: ★ */ const a = 2;'));

  test('types, schemas and self-checks of a game are left alone', () => {
    const files = rulesOf('guelphs');
    expect(files).toContain('games/guelphs/src/10-combat/shock.ts');
    for (const name of ['shape', 'invariants', 'data/shapes'])
      expect(files).not.toContain(`games/guelphs/src/${name}.ts`);
  });
});

describe('mistakes in data', () => {
  const text = `{
  "speed": { "foot": 4, "source": { "from": "rulebook", "rule": "gg.7.1" } },
  "guess": { "horse": 8, "source": { "from": "reconstructed", "why": "twice 4" } },
  "fire": {
    "near": [-1, 2],
    "far": 3,
    "sources": [
      { "of": ["near"], "source": { "from": "rulebook", "rule": "gg.10.3" } },
      { "of": ["far"], "source": { "from": "public", "where": "p. 5" } }
    ]
  }
}`;

  test('only what the rulebook gives, with its rule', () => {
    const changes = plantInData('charts.json', text).map(change => [
      text.slice(change.start, change.end),
      change.replacement,
      change.rule,
    ]);
    expect(changes).toEqual([
      ['4', '5', 'gg.7.1'],
      ['4', '3', 'gg.7.1'],
      ['-1', '0', 'gg.10.3'],
      ['-1', '-2', 'gg.10.3'],
      ['2', '3', 'gg.10.3'],
      ['2', '1', 'gg.10.3'],
    ]);
  });

  test('the mistaken text is still JSON', () => {
    for (const change of plantInData('charts.json', text))
      expect(() => JSON.parse(planted(text, change)), change.replacement).not.toThrow();
  });
});

const mistake = (changed: Partial<Mistake>): Mistake => ({
  ...placed('games/g/src/a.ts', 'const a = 1;', { kind: 'number', start: 10, end: 11, replacement: '2' }, []),
  ...changed,
});

describe('where a mistake stands', () => {
  test('its line, before and after', () => {
    const text = 'function f() {\n  one();\n  if (a)\n    return;\n  two();\n}\n';
    const [guard] = plantInCode('a.ts', text).filter(({ kind }) => kind === 'guard');
    expect(guard && placed('a.ts', text, guard, [])).toMatchObject({ line: 3, was: 'if (a) return;', is: '{}' });
  });

  test('the rules cited nearest, those above it first', () => {
    const text = '/** gg.7.1, gg.7.2a: so far. */\nconst A = 1;\n/** gg.8.1 */';
    expect(rulesNear(text, 'gg', text.indexOf('1;'))).toEqual(['gg.7.1', 'gg.7.2a', 'gg.8.1']);
    expect(rulesNear('see pod.1.2 and @carroccio/gg.ts', 'gg', 0)).toEqual([]);
  });
});

describe('choosing', () => {
  const many = Array.from({ length: 30 }, (_, line) => mistake({ line, was: `a${line % 10}` }));

  test('the same seed draws the same, another seed others', () => {
    expect(sampled(many, 5, 'x')).toEqual(sampled(many, 5, 'x'));
    expect(sampled(many, 5, 'x')).not.toEqual(sampled(many, 5, 'y'));
    expect(new Set(sampled(many, 99, 'x'))).toEqual(new Set(many));
  });

  test('new code leaves the order of the old', () => {
    const drawn = sampled([mistake({ was: 'new' }), ...many], 99, 'x').filter(({ was }) => was !== 'new');
    expect(drawn).toEqual(sampled(many, 99, 'x'));
  });

  test('one file, or one line', () => {
    const two = [mistake({ line: 3 }), mistake({ file: 'games/g/src/bba.ts', line: 4 }), mistake({ line: 4 })];
    expect(onlyIn(two, 'a.ts')).toEqual([two[0], two[2]]);
    expect(onlyIn(two, 'src/a.ts:4')).toEqual([two[2]]);
  });

  test('tests of the nearest rule are asked first, then those that import the file, then the cheapest', () => {
    const tests = [
      { file: 'dear', cites: [], imports: [], costMs: 9 },
      { file: 'cheap', cites: [], imports: [], costMs: 1 },
      { file: 'imports', cites: [], imports: ['games/g/src/a.ts'], costMs: 9 },
      { file: 'second', cites: ['gg.2'], imports: [], costMs: 9 },
      { file: 'first', cites: ['gg.1'], imports: [], costMs: 9 },
    ].map(({ cites, imports, ...test }) => ({ ...test, cites: new Set(cites), imports: new Set(imports) }));
    const order = askingOrder(mistake({ rules: ['gg.1', 'gg.2'] }), tests).map(({ file }) => file);
    expect(order).toEqual(['first', 'second', 'imports', 'cheap', 'dear']);
  });
});

describe('mistakes that change nothing', () => {
  const entry = { file: 'games/g/src/a.ts', was: 'const a = 1;', is: 'const a = 2;', why: 'nobody reads it' };

  test('are known by file and line', () => {
    expect(changesNothing(mistake({}), [entry])).toBe(true);
    expect(changesNothing(mistake({ is: 'const a = 0;' }), [entry])).toBe(false);
  });

  test('the list names only mistakes that exist, each with a reason', () => {
    expect(outdated([entry], [mistake({ was: 'const b = 1;' })])).toEqual([entry]);
    const list = readEquivalent();
    const games = [...new Set(list.map(({ file }) => file.split('/')[1] ?? ''))];
    expect(outdated(list, games.flatMap(mistakesIn))).toEqual([]);
    expect(list.filter(({ why }) => why.length < 10)).toEqual([]);
  });
});

test('the telling names survivors by place and counts the rest', () => {
  const survivor = { mistake: mistake({ rules: ['gg.1'] }), noticedBy: undefined };
  const noticed = { mistake: mistake({ line: 9 }), noticedBy: 'a.test.ts' };
  expect(describeAll('g', [noticed, survivor]).split('\n')).toEqual([
    'Survivors:',
    'games/g/src/a.ts:1  number  gg.1',
    '  - const a = 1;',
    '  + const a = 2;',
    '',
    'g: 1 of 2 mistakes noticed (50.0 %)',
  ]);
});
