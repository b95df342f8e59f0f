import { expect, test } from 'vitest';
import { testsConcerned } from '../../scripts/changed.mjs';

test.each([
  [['games/guelphs/src/10-combat/shock.ts', 'games/guelphs/data/charts.json'], ['games/guelphs/test/']],
  [['games/guelphs/test/10-combat/shock.test.ts'], ['games/guelphs/test/10-combat/shock.test.ts']],
  [['games/guelphs/test/10-combat/shock.test.ts', 'games/guelphs/src/10-combat/shock.ts'], ['games/guelphs/test/']],
  [['games/guelphs/test/position.ts'], ['games/guelphs/test/']],
  [['games/guelphs/table/card/Card.tsx'], ['games/guelphs/table/test/']],
  [
    ['packages/kernel/src/play.ts', 'tools/src/soak.ts'],
    ['packages/kernel/test/', 'tools/test/'],
  ],
  [['apps/web/src/main.tsx', 'apps/web/test/match/match.test.ts', 'apps/web/test/served.ts'], ['apps/web/test/unit/']],
  [['games/guelphs/table/test/browser/match.test.ts'], []],
  [['README.md', 'docs/table.md', 'package.json', 'games/guelphs/README.md'], []],
])('what changed asks for the tests of its room: %j', (changed, concerned) =>
  expect(testsConcerned(changed)).toEqual(concerned),
);
