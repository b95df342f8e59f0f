/** Finds the numbers of a data file that the rulebook gives: each can be one too many or one too few. */
import { type ESTree, parseSync } from 'vite';
import type { Change } from './mistake.ts';

/** A change of a datum, and the rule its source names. */
export interface DatumChange extends Change {
  rule: string;
}

interface Source {
  rule: string | undefined;
}

const UNKNOWN: Source = { rule: undefined };
const ABOUT_SOURCES = new Set(['source', 'sources']);

export function plantInData(file: string, text: string): DatumChange[] {
  // In brackets JSON is an expression, whose offsets are one too high.
  const { program, errors } = parseSync(`${file}.ts`, `(${text})`);
  const [statement] = program.body;
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') throw new Error(`${file} cannot be parsed`);
  return within(unwrapped(statement.expression), UNKNOWN).map(change => ({
    ...change,
    start: change.start - 1,
    end: change.end - 1,
  }));
}

const unwrapped = (node: ESTree.Node): ESTree.Node =>
  node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;

function within(node: ESTree.Node | null, source: Source): DatumChange[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(element => within(element, source));
  if (node?.type === 'ObjectExpression') {
    const whole = sourceOf(valueAt(node, 'source')) ?? source;
    const parts = partsOf(valueAt(node, 'sources'));
    return node.properties.flatMap(property => {
      const key = keyOf(property);
      if (property.type !== 'Property' || ABOUT_SOURCES.has(key)) return [];
      return within(property.value, parts.get(key) ?? whole);
    });
  }
  const value = node && numberOf(node);
  const { rule } = source;
  if (!node || value === undefined || value === null || rule === undefined) return [];
  const { start, end } = node;
  return [value + 1, value - 1].map(other => ({ kind: 'datum', start, end, replacement: String(other), rule }));
}

function numberOf(node: ESTree.Node): number | undefined {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type !== 'UnaryExpression' || node.operator !== '-') return undefined;
  const positive = numberOf(node.argument);
  return positive === undefined ? undefined : -positive;
}

const keyOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Literal' ? String(property.key.value) : '';

const valueAt = (node: ESTree.ObjectExpression, key: string): ESTree.Node | undefined => {
  const found = node.properties.find(property => keyOf(property) === key);
  return found?.type === 'Property' ? found.value : undefined;
};

const wordAt = (node: ESTree.ObjectExpression, key: string): string | undefined => {
  const value = valueAt(node, key);
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
};

/** `{"from": "rulebook", "rule": …}`; data from elsewhere are nobody's rule. */
function sourceOf(node: ESTree.Node | undefined): Source | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  return { rule: wordAt(node, 'from') === 'rulebook' ? wordAt(node, 'rule') : undefined };
}

/** `[{"of": ["lots"], "source": …}]`: which source each key has. */
function partsOf(node: ESTree.Node | undefined): Map<string, Source> {
  const parts = new Map<string, Source>();
  if (node?.type !== 'ArrayExpression') return parts;
  for (const entry of node.elements) {
    if (entry?.type !== 'ObjectExpression') continue;
    const source = sourceOf(valueAt(entry, 'source'));
    const of = valueAt(entry, 'of');
    if (!source || of?.type !== 'ArrayExpression') continue;
    for (const key of of.elements)
      if (key?.type === 'Literal' && typeof key.value === 'string') parts.set(key.value, source);
  }
  return parts;
}
