import { registry } from '@carroccio/games/all';
import { describe, expect, test } from 'vitest';
import { gamesNamedIn } from '../src/doors/games.ts';
import { violationsIn } from '../src/doors/rules.ts';
import { scenarioNames, scenariosNamedIn } from '../src/doors/scenarios.ts';

const imports = (file: string, target: string): string[] => violationsIn(file, `import { x } from '${target}';\n`);

describe('a planted violation is found', () => {
  test.each([
    ['packages/kernel/src/play.ts', '@carroccio/boards'],
    ['packages/boards/src/grid/grid.ts', '@carroccio/kernel'],
    ['games/guelphs/src/10-combat/shock.ts', '@carroccio/podesta'],
    ['games/guelphs/src/10-combat/shock.ts', '@carroccio/engine'],
    ['games/guelphs/bot/policy.ts', '@carroccio/bots'],
    ['games/guelphs/src/10-combat/shock.ts', '../../../podesta/src/index.ts'],
    ['packages/bots/src/random.ts', '@carroccio/engine'],
    ['packages/engine/src/engine.ts', '@carroccio/guelphs'],
    ['packages/engine/src/engine.ts', '../../kernel/src/play.ts'],
    ['games/guelphs/src/10-combat/shock.ts', '@carroccio/kernel/testing'],
    ['games/guelphs/table/index.tsx', '@carroccio/table/testing/index.ts'],
    ['examples/game/src/game.ts', '@carroccio/table/picture.ts'],
    ['examples/game/table/index.tsx', '@carroccio/guelphs'],
    ['packages/kernel/src/play.ts', 'vitest'],
    ['apps/cli/src/main.ts', '../../server/src/index.ts'],
    ['tools/src/bench.ts', '../../scripts/chromium.mjs'],
    ['games/guelphs/src/10-combat/shock.ts', 'node:fs'],
  ])('%s imports %s', (file, target) => {
    expect(imports(file, target)).toHaveLength(1);
  });

  test.each([
    'const a = Math.random();',
    'const t = Date.now();',
    'new Date()',
    'setTimeout(f)',
    'process.env',
    'fetch(url)',
  ])('impure rules: %s', text => {
    expect(violationsIn('games/guelphs/src/10-combat/shock.ts', text)).toHaveLength(1);
    expect(violationsIn('apps/cli/src/main.ts', text)).toEqual([]);
  });

  test('in every form of import', () => {
    const file = 'packages/boards/src/grid/grid.ts';
    for (const text of [
      "import '@carroccio/kernel';",
      "export * from '@carroccio/kernel';",
      "const x = await import('@carroccio/kernel');",
      "import type { X } from '@carroccio/kernel';",
      "import {\n  a,\n  b,\n} from '@carroccio/kernel';",
    ])
      expect(violationsIn(file, text)).toHaveLength(1);
  });
});

describe('an open door is open', () => {
  test.each([
    ['games/guelphs/src/10-combat/shock.ts', '@carroccio/kernel'],
    ['games/guelphs/src/10-combat/shock.ts', '@carroccio/boards'],
    ['games/guelphs/src/10-combat/shock.ts', './charts.ts'],
    ['games/guelphs/test/10-combat/shock.test.ts', '@carroccio/kernel/testing'],
    ['packages/engine/src/engine.ts', '@carroccio/bots'],
    ['packages/engine/test/protocol.test.ts', '../../kernel/test/tiny/index.ts'],
    ['packages/kernel/src/testing/index.ts', 'vitest'],
    ['apps/cli/src/main.ts', '@carroccio/guelphs'],
    ['apps/cli/src/main.ts', 'node:fs'],
    ['tools/src/bench-web.ts', '../../scripts/chromium.mjs'],
    ['tools/src/soak.ts', '@carroccio/kernel/suite'],
  ])('%s imports %s', (file, target) => {
    expect(imports(file, target)).toEqual([]);
  });
});

describe('a scenario is not asked for by its name', () => {
  const names = { ids: new Set(['campaldino', 'conquest']), shared: new Set(['conquest']) };
  const namedIn = (file: string, text: string): string[] => scenariosNamedIn(`games/guelphs/${file}`, text, names);

  test.each([
    "if (b.battle === 'campaldino') return;",
    "switch (scenario) {\n  case 'campaldino':\n}",
    "const SCENARIOS = ['campaldino'];",
    'const battle = "campaldino";',
    'const battle = `campaldino`;',
    "type Battle = 'montaperti' | 'campaldino';",
    "flow.scenario === 'conquest'",
  ])('in rules and bots: %s', text => {
    expect(namedIn('src/10-combat/shock.ts', text)).toHaveLength(1);
    expect(namedIn('bot/orders.ts', text)).toHaveLength(1);
    expect(namedIn('src/scenarios/campaldino/index.ts', text)).toEqual([]);
    expect(namedIn('test/10-combat/shock.test.ts', text)).toEqual([]);
  });

  test('and the place is told', () => {
    expect(namedIn('src/data/maps.ts', "// 'campaldino'\n\nexport const map = 'campaldino';\n")).toEqual([
      'games/guelphs/src/data/maps.ts:3 names the scenario campaldino: ask its rules or its data',
    ]);
  });

  test.each([
    "/** It is not 'campaldino' that matters. */",
    "// don't say 'campaldino'",
    "const other = 'campaldino-like';",
    "flow.next({ step: 'conquest', seat });",
  ])('but this does not: %s', text => {
    expect(namedIn('src/10-combat/shock.ts', text)).toEqual([]);
  });

  test('tables and words may speak of one, and decide nothing by it', () => {
    expect(namedIn('table/lessons/first.ts', "const SCENARIO = 'campaldino';")).toEqual([]);
    expect(namedIn('table/Tracks.tsx', "if (battle !== 'campaldino') return null;")).toHaveLength(1);
    expect(namedIn('text/board.ts', "return 'campaldino' === battle ? sky : [];")).toHaveLength(1);
  });

  test('its names are read from the game and its data', () => {
    const { ids } = scenarioNames(registry.game('guelphs'), registry.package('guelphs').parts);
    expect([...ids]).toEqual(expect.arrayContaining(['campaldino-fast', 'montaperti-free', 'benevento']));
    const podesta = scenarioNames(registry.game('podesta'), registry.package('podesta').parts);
    expect([...podesta.shared].sort()).toEqual(['conquest', 'points', 'sestieri']);
    expect(podesta.ids.has('timed')).toBe(true);
  });
});

describe('games are named by the registry alone', () => {
  const named = (file: string, text: string) => gamesNamedIn(file, text, ['palio', 'giostra']);
  test.each([
    ['apps/web/src/home.ts', "const first = registry.game('palio');"],
    ['tools/src/bench.ts', 'import { giostra } from "@carroccio/giostra";'],
    ['packages/table/src/x.ts', "import type { Palio } from '@carroccio/palio/survey';"],
  ])('%s does not say %s', (file, text) => expect(named(file, text)).toHaveLength(1));
  test.each([
    ['games/palio/src/index.ts', "const id = 'palio';"],
    ['packages/games/src/index.ts', "import { shelf } from '@carroccio/palio/shelf';"],
    ['apps/web/test/pages/home.test.ts', "visit('palio')"],
    ['apps/cli/src/program.ts', "'carroccio play palio --seat one=human'"],
    ['apps/cli/src/paliotto.ts', "'paliotto'"],
  ])('%s may say %s', (file, text) => expect(named(file, text)).toEqual([]));
});
