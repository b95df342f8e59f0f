import { readFileSync } from 'node:fs';
import { PROBLEM_CODES } from '@carroccio/kernel/text';
import { expect, test } from 'vitest';
import { ERROR_CODES, MESSAGES, protocolSchema } from '../src/index.ts';

const read = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');

test('docs/protocol.schema.json is what the code says (npm run docs writes it)', () => {
  expect(JSON.parse(read('protocol.schema.json'))).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
});

test('docs/protocol.md tells of every method and every error', () => {
  const page = read('protocol.md');
  expect(Object.keys(MESSAGES).filter(method => !page.includes(`\`${method}\``))).toEqual([]);
  expect(ERROR_CODES.filter(code => !page.includes(`\`${code}\``))).toEqual([]);
});

/** What only the terminal and the page of a match can run into, which check a match without an engine. */
const ELSEWHERE = ['number-of-bots', 'other-seed', 'other-result'];

test('docs/protocol.md tells of every reason', () => {
  const page = read('protocol.md');
  expect(PROBLEM_CODES.filter(code => !page.includes(`\`${code}\``))).toEqual(ELSEWHERE);
});
