/**
 * A text in which each mistake waits behind a switch: it is loaded once, and any of its mistakes can be made at once.
 * Loops are counted, as a mistake may make one endless.
 */
import { type ESTree, parseSync, Visitor } from 'vite';
import { type Change, planted } from './plant/mistake.ts';

/** What the text asks before it goes on as written: `__planted(7)` says whether the seventh mistake is made. */
export const SWITCH = '__planted';
/** What a loop calls each time round. */
export const ROUND = '__round';

export interface Numbered extends Change {
  id: number;
}

interface Place {
  start: number;
  end: number;
  changes: Numbered[];
}

type Span = Pick<Place, 'start' | 'end'>;

/** The text with switches; what cannot be switched, as no expression is around it, is left out. */
export function switched(file: string, text: string, changes: readonly Numbered[]): string {
  const expressions = expressionsIn(file, text);
  const places = new Map<string, Place>();
  for (const change of changes) {
    const around = change.kind === 'guard' ? change : smallestAround(expressions, change);
    if (!around) continue;
    const key = `${around.start} ${around.end} ${change.kind === 'guard'}`;
    const place = places.get(key) ?? { start: around.start, end: around.end, changes: [] };
    place.changes.push(change);
    places.set(key, place);
  }
  const outermostFirst = [...places.values(), ...loopsIn(file, text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  return written(text, { start: 0, end: text.length }, outermostFirst);
}

/** Where the body of a loop begins: a place without changes, at which the round is counted. */
function loopsIn(file: string, text: string): Place[] {
  const places: Place[] = [];
  const count = ({ body }: { body: ESTree.Statement }): void => {
    if (body.type === 'BlockStatement') places.push({ start: body.start, end: body.start + 1, changes: [] });
  };
  new Visitor({
    ForStatement: count,
    ForOfStatement: count,
    WhileStatement: count,
    DoWhileStatement: count,
  }).visit(parseSync(file, text).program);
  return places;
}

function written(text: string, { start, end }: Span, inside: readonly Place[]): string {
  let result = '';
  let at = start;
  inside.forEach((place, nth) => {
    if (place.start < at) return;
    const deeper = inside.slice(nth + 1).filter(other => other.end <= place.end);
    result += text.slice(at, place.start) + choice(text, place, written(text, place, deeper));
    at = place.end;
  });
  return result + text.slice(at, end);
}

/** One mistake is made at a time: what is mistaken holds no further switch. */
function choice(text: string, { start, end, changes }: Place, asWritten: string): string {
  if (changes.length === 0) return `${asWritten} ${ROUND}();`;
  return changes.reduceRight((otherwise, change) => {
    if (change.kind === 'guard') return `if (!${SWITCH}(${change.id})) {${otherwise}}`;
    const local = { ...change, start: change.start - start, end: change.end - start };
    return `(${SWITCH}(${change.id}) ? (${planted(text.slice(start, end), local)}) : (${otherwise}))`;
  }, asWritten);
}

const smallestAround = (expressions: readonly Span[], { start, end }: Change): Span | undefined =>
  expressions
    .filter(one => one.start <= start && end <= one.end)
    .reduce<Span | undefined>(
      (best, one) => (best && best.end - best.start <= one.end - one.start ? best : one),
      undefined,
    );

/** What may stand in brackets with a choice around it: neither a key nor a part of a chain (`a?.b.c()`). */
function expressionsIn(file: string, text: string): ESTree.Node[] {
  const { program } = parseSync(file, text);
  const found: ESTree.Node[] = [];
  const parts = new Set<ESTree.Node>();
  const add = (node: ESTree.Node): void => void found.push(node);
  new Visitor({
    ChainExpression: node => {
      add(node);
      let part: ESTree.Node = node.expression;
      while (
        part.type === 'CallExpression' ||
        part.type === 'MemberExpression' ||
        part.type === 'TSNonNullExpression'
      ) {
        parts.add(part);
        part =
          part.type === 'CallExpression'
            ? part.callee
            : part.type === 'MemberExpression'
              ? part.object
              : part.expression;
      }
    },
    Property: ({ key, computed }) => void (computed || parts.add(key)),
    IfStatement: ({ test }) => add(test),
    ConditionalExpression: ({ test }) => add(test),
    BinaryExpression: add,
    LogicalExpression: add,
    UnaryExpression: add,
    AssignmentExpression: add,
    CallExpression: add,
    ObjectExpression: add,
    Literal: add,
  }).visit(program);
  return found.filter(node => !parts.has(node));
}
