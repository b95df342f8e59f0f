/** What the shell offers next. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { carroccio, folders } from '../carroccio.ts';

const folder = folders();

const home = folder();
const script = join(home, 'complete.sh');

/** What bash would offer for the last words of each line: one shell for all of them. */
function offered(all: readonly (readonly string[])[]): string[][] {
  const asked = all.map(words => {
    const typed = words.map(word => `'${word}'`).join(' ');
    const run = words[0] === 'npx' ? '_carroccio_npx' : '_carroccio';
    return `COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; ${run}; printf '%s\\n' "\${COMPREPLY[@]}"; echo ----`;
  });
  const { stdout, stderr } = spawnSync('bash', ['-c', [`source '${script}'`, ...asked].join('\n')], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, CARROCCIO_HOME: home },
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout.split('----\n').map(lines => lines.split('\n').filter(Boolean));
}

const CASES: readonly { typed: readonly string[]; offers: readonly string[] }[] = [
  { typed: ['pl'], offers: ['play'] },
  { typed: ['play', 'gue'], offers: ['guelphs'] },
  { typed: ['play', 'guelphs', 'bene'], offers: ['benevento', 'benevento-free'] },
  { typed: ['play', '--pl'], offers: ['--plain'] },
  { typed: ['play', '--lang', ''], offers: ['en', 'it'] },
  { typed: ['play', '--load', 'my e'], offers: ['my evening'] },
  { typed: ['play', '--load', 'my\\ e'], offers: ['my evening'] },
  { typed: ['verify', 'my'], offers: ['my pack.json', 'my evening'] },
  { typed: ['diff', 'my'], offers: ['my pack.json'] },
  { typed: ['validate', 'my'], offers: ['my pack.json'] },
  { typed: ['export', 'guelphs', 'charts', '--out', 'my'], offers: ['my pack.json'] },
  { typed: ['simulate', '--save', 'mat'], offers: ['matches'] },
  { typed: ['export', ''], offers: ['guelphs', 'batirnos', 'guiscard', 'podesta'] },
  { typed: ['export', 'guelphs', 'cha'], offers: ['charts'] },
  { typed: ['simulate', '--game', 'pod'], offers: ['podesta'] },
  { typed: ['simulate', '--game', 'guelphs', '--scenario', 'montaperti-'], offers: ['montaperti-free'] },
  { typed: ['simulate', '--game', 'guelphs', '--bots', 'captain,re'], offers: ['captain,recruit'] },
  { typed: ['play', 'guelphs', '--bots', 'c'], offers: ['condottiero', 'captain'] },
  { typed: ['play', 'guelphs', '--seat', 'gu'], offers: ['guelph='] },
  { typed: ['play', 'guelphs', '--seat', 'guelph', '='], offers: ['human', 'bot', 'captain'] },
  { typed: ['play', 'guelphs', '--seat', 'guelph', '=', 'hu'], offers: ['human'] },
  { typed: ['play', 'guelphs', '--seat', 'guelph=hu'], offers: ['guelph=human'] },
  { typed: ['play', 'batirnos', '--option', 'deploy'], offers: ['deployment='] },
  { typed: ['play', 'batirnos', '--option', 'deployment', '=', 'hist'], offers: ['historical'] },
  { typed: ['rules', 'gu'], offers: ['gui.'] },
  { typed: ['rules', 'gg.17.2'], offers: ['gg.17.2a', 'gg.17.2b', 'gg.17.2.1', 'gg.17.2.2'] },
  { typed: ['host', 'sta'], offers: ['status'] },
  { typed: ['completion', 'b'], offers: ['bash'] },
];

describe('completion in bash', () => {
  beforeAll(async () => {
    // In a process of its own: the script calls the program that made it.
    writeFileSync(script, (await carroccio(['completion', 'bash'], { alone: true })).stdout);
    mkdirSync(join(home, 'matches'));
    writeFileSync(join(home, 'matches', 'my evening.json'), '{}');
    writeFileSync(join(home, 'my pack.json'), '{}');
  });

  test('offers what can stand there', ({ expect }) => {
    const found = offered(CASES.map(({ typed }) => ['carroccio', ...typed]));
    for (const [index, { typed, offers }] of CASES.entries())
      expect(found[index], typed.join(' ')).toEqual(expect.arrayContaining([...offers]));
  });

  test('offers nothing else, and the same after npx', ({ expect }) => {
    const found = offered([
      ['carroccio', 'play', '--load', 'my\\ e'],
      ['carroccio', 'play', 'guelphs', '--seat', 'guelph', '=', 'capt'],
      ['carroccio', 'rules', ''],
      ['npx', 'carr'],
      ['npx', 'carroccio', 'play', 'guelphs', 'bene'],
    ]);
    expect(found.slice(0, 2)).toEqual([['my evening'], ['captain']]);
    expect(found[2]?.toSorted()).toEqual(['gg.', 'gui.', 'nqsb.', 'pod.']);
    expect(found.slice(3, 5)).toEqual([['carroccio'], ['benevento', 'benevento-free']]);
  });
});

test('the other shells have scripts of their own', async ({ expect }) => {
  expect((await carroccio(['completion', 'zsh'])).stdout).toContain('bashcompinit');
  const fish = (await carroccio(['completion', 'fish'])).stdout;
  expect(fish).toContain("-a play -d 'play a match in the terminal'");
  expect(fish).toMatch(/seen_subcommand_from export; and __fish_seen_subcommand_from guelphs' -a '.*charts/);
  expect(fish).toMatch(/-l load -r -F -a '\(.* matches --names\)'/);
  const help = (await carroccio(['completion', '--help'])).stdout;
  expect(help).toContain('npm link');
});
