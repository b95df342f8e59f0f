/** The description of the HTTP interface says what there is, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiOf } from '../../src/api/openapi.ts';
import { House } from '../online/house.ts';

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
            readonly requestBody?: { readonly content: object };
            readonly responses: Readonly<Record<string, { readonly description: string }>>;
          }
        >
      >
    >
  >;
}

let house: House;
let described: Described;
beforeAll(async () => {
  house = await House.open();
  described = await (await fetch(`http://${house.stranger().host}/api/openapi.json`)).json();
});
afterAll(() => house.close());

/** The paths that the program's text names; where it names one for several, only their beginning. */
function namedPaths(): string[] {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const texts = files.map(file => readFileSync(`${source}/${file}`, 'utf8'));
  return texts.flatMap(text =>
    [...text.matchAll(/app\.(?:get|post|delete)\(\s*['`](\/api\/[^'`$]+)/g)].map(([, path = '']) =>
      path.replaceAll(/:(\w+)/g, '{$1}'),
    ),
  );
}

test('every path that the program has is in it', () => {
  const paths = Object.keys(described.paths);
  const named = namedPaths();
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(path => !paths.some(known => known.startsWith(path)))).toEqual([]);
});

test('everything in it is there', async () => {
  for (const [path, operations] of Object.entries(described.paths))
    for (const method of Object.keys(operations)) {
      const { json } = await house.stranger().request(method.toUpperCase(), path.replaceAll(/[{}]/g, ''));
      expect([path, method, json?.error?.code]).not.toEqual([path, method, 'not-found']);
    }
});

test('its paths, parameters, bodies and answers hold together', () => {
  expect(described.openapi).toBe('3.1.0');
  for (const [path, operations] of Object.entries(described.paths))
    for (const { parameters, responses } of Object.values(operations)) {
      const inPath = parameters.filter(one => one.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      for (const { schema } of parameters) expect(schema).toHaveProperty('type');
      expect(Object.keys(responses)).toContain('200');
      for (const { description } of Object.values(responses)) expect(description).not.toBe('');
    }
  // Schemas stand where they are used: there is nothing to refer to.
  expect(JSON.stringify(described)).not.toContain('"$ref"');
  expect(described.paths['/api/guests']?.post?.requestBody?.content).toMatchObject({
    'application/json': { schema: { type: 'object', required: ['name'] } },
  });
});

test('what is not under /api is not described', () => {
  const described = openApiOf([
    { method: 'GET', url: '/healthz' },
    { method: ['GET', 'HEAD'], url: '/api/tables/:table' },
  ]);
  expect(described.paths).toEqual({
    '/api/tables/{table}': { get: { parameters: [], responses: { 200: { description: 'OK' } } } },
  });
});
