/** What must be known of a new game outside its folder: the registry, the lock file, the floor of rule coverage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Edit {
  readonly path: string;
  readonly text: string;
}

type Json = { [key: string]: Json | string | boolean };

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `sort`ed as npm sorts: by the letters' numbers. */
const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The files as they will be; nothing is written. Throws when one of them is not as it should be. */
export function registrations(root: string, name: string, manifest: string): Edit[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const replaced = (path: string, where: RegExp, by: string): Edit => {
    const text = read(path);
    if (!where.test(text)) throw new Error(`${path} has no place for a new game (${where.source})`);
    return { path, text: text.replace(where, by) };
  };
  const { version, ...own }: { version: string } & Json = JSON.parse(manifest);
  return [
    {
      path: 'packages/games/src/index.ts',
      text: replaced(
        'packages/games/src/index.ts',
        /(SHELVES: readonly Shelf\[\] = \[[^\]]*?),?\s*\];/,
        `$1, ${name}];`,
      ).text.replace(/^import /m, `import { shelf as ${name} } from '@carroccio/${name}/shelf';\nimport `),
    },
    replaced('packages/games/package.json', /("dependencies": \{\n)/, `$1    "@carroccio/${name}": "${version}",\n`),
    replaced(
      'packages/games/tsconfig.json',
      /(\{ "path": "\.\.\/\.\.\/games\/[^"]+" \})(?=\s*\])/,
      `$1,\n    { "path": "../../games/${name}" }`,
    ),
    replaced(
      'tools/rule-coverage-floor.json',
      /,?\s*\}\s*$/,
      `,\n  "${name}": {\n    "proven": 0,\n    "cited": 0\n  }\n}\n`,
    ),
    { path: 'package-lock.json', text: locked(read('package-lock.json'), name, { version, ...own }) },
  ];
}

function locked(text: string, name: string, manifest: { version: string } & Json): string {
  const lock: { packages: Record<string, Json> } & Json = JSON.parse(text);
  const registry = lock.packages['packages/games'];
  if (!registry) throw new Error('package-lock.json does not know packages/games');
  const { version, license, dependencies } = manifest;
  const dependsOn = typeof registry.dependencies === 'object' ? registry.dependencies : {};
  const added: Record<string, Json> = {
    [`games/${name}`]: {
      name: `@carroccio/${name}`,
      version,
      ...(license === undefined ? {} : { license }),
      ...(dependencies === undefined ? {} : { dependencies }),
    },
    [`node_modules/@carroccio/${name}`]: { resolved: `games/${name}`, link: true },
    'packages/games': { ...registry, dependencies: sorted({ ...dependsOn, [`@carroccio/${name}`]: version }) },
  };
  return asJson({ ...lock, packages: sorted({ ...lock.packages, ...added }) });
}
