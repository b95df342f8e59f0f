/** Finds where a mistake can be planted in a file of rules. */
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Change, Kind } from './mistake.ts';

const BOUNDARIES = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const EQUALITIES = new Map([
  ['===', '!=='],
  ['!==', '==='],
]);
const SIGNS = new Map([
  ['+', '-'],
  ['-', '+'],
  ['+=', '-='],
  ['-=', '+='],
]);
const CONNECTIVES = new Map([
  ['&&', '||'],
  ['||', '&&'],
]);
const METHODS = new Map<string, [Kind, string]>([
  ['min', ['extreme', 'max']],
  ['max', ['extreme', 'min']],
  ['floor', ['rounding', 'ceil']],
  ['ceil', ['rounding', 'floor']],
  ['some', ['quantifier', 'every']],
  ['every', ['quantifier', 'some']],
]);
/** Functions of the games that turn a side into the other one. */
const OTHER_SIDE = new Set(['enemyOf', 'other']);
const AUDIENCES = new Set(['only', 'except']);

interface Span {
  start: number;
  end: number;
}

/** Every mistake that the kinds below allow in a text, in the order of the text. */
export function plantInCode(file: string, text: string): Change[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const changes: Change[] = [];
  const spared = sparedIn(program, text);
  const marks = marksIn(program);
  new Visitor({
    BinaryExpression: node => changes.push(...inBinary(node, text)),
    AssignmentExpression: node => changes.push(...inOperator('sign', SIGNS, node, text)),
    LogicalExpression: node => changes.push(...inOperator('connective', CONNECTIVES, node, text)),
    IfStatement: node => changes.push(...negated(node.test, text), ...unguarded(node)),
    ConditionalExpression: node => changes.push(...negated(node.test, text)),
    Literal: node => changes.push(...inLiteral(node, text, marks)),
    CallExpression: node => changes.push(...inCall(node, text)),
    ObjectExpression: node => changes.push(...inObject(node, text)),
  }).visit(program);
  const toldByBoundary = boundaryTwins(program, text);
  return changes
    .filter(change => !spared.some(({ start, end }) => start <= change.start && change.end <= end))
    .filter(({ kind, start, replacement }) => kind !== 'number' || toldByBoundary.get(start) !== replacement)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Places where a mistake would say nothing of the rules: types, schemas, and what throws because it cannot happen. */
function sparedIn(program: ESTree.Program, text: string): Span[] {
  const spared: Span[] = [];
  new Visitor({
    TSTypeAnnotation: node => void spared.push(node),
    TSTypeAliasDeclaration: node => void spared.push(node),
    TSInterfaceDeclaration: node => void spared.push(node),
    TSLiteralType: node => void spared.push(node),
    TSTypeParameterInstantiation: node => void spared.push(node),
    ThrowStatement: node => void spared.push(node),
    CallExpression: node => {
      if (isSchema(node, text)) spared.push(node);
    },
    IfStatement: node => {
      if (onlyThrows(node.consequent)) spared.push(node.test, { start: node.start, end: node.consequent.end });
    },
    LogicalExpression: node => {
      if (isIndexFallback(node, text)) spared.push(node.right);
    },
    ArrayPattern: node => {
      for (const element of node.elements) if (element?.type === 'AssignmentPattern') spared.push(element.right);
    },
    BinaryExpression: node => {
      if (isOtherSeat(node, text)) spared.push(node.left);
    },
  }).visit(program);
  return spared;
}

/** `Type.Integer({ maximum: 5 })`: what can be said at all; whatever is legal is checked against it by the generic suite. */
const isSchema = ({ callee }: ESTree.CallExpression, text: string): boolean =>
  callee.type === 'MemberExpression' && text.slice(callee.object.start, callee.object.end) === 'Type';

const onlyThrows = (node: ESTree.Statement): boolean =>
  node.type === 'ThrowStatement' || (node.type === 'BlockStatement' && node.body[0]?.type === 'ThrowStatement');

const TAKES_ONE = new Set(['at', 'pop', 'shift']);

/** `list[index] ?? 0`, `list.pop() ?? 0`: the compiler asks for the fallback, as for `[x = 0]` in a pattern; the rules never reach it. */
const isIndexFallback = ({ operator, left, right }: ESTree.LogicalExpression, text: string): boolean =>
  operator === '??' &&
  ((left.type === 'MemberExpression' && left.computed) || takesOne(left, text)) &&
  (right.type === 'Literal' || right.type === 'UnaryExpression' || right.type === 'ArrayExpression');

const takesOne = (node: ESTree.Node, text: string): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  TAKES_ONE.has(text.slice(node.callee.property.start, node.callee.property.end));

/** `1 - side`: the other of two seats. */
const isOtherSeat = (node: ESTree.BinaryExpression, text: string): boolean =>
  node.operator === '-' &&
  text.slice(node.left.start, node.left.end) === '1' &&
  (node.right.type === 'Identifier' || node.right.type === 'MemberExpression') &&
  /(side|seat|own|from|winner|loser)$/i.test(text.slice(node.right.start, node.right.end));

interface TwoSided extends Span {
  operator: string;
  left: Span;
  right: Span;
}

function inOperator(kind: Kind, swaps: ReadonlyMap<string, string>, node: TwoSided, text: string): Change[] {
  const replacement = swaps.get(node.operator);
  if (replacement === undefined) return [];
  const start = text.indexOf(node.operator, node.left.end);
  return [{ kind, start, end: start + node.operator.length, replacement }];
}

function inBinary(node: ESTree.BinaryExpression, text: string): Change[] {
  const { start, end } = node;
  if (isOtherSeat(node, text))
    return [{ kind: 'seat', start, end, replacement: text.slice(node.right.start, node.right.end) }];
  const joinsWords = node.operator === '+' && [node.left, node.right].some(isWords);
  return [
    ...inOperator('boundary', BOUNDARIES, node, text),
    ...inOperator('equality', EQUALITIES, node, text),
    ...(joinsWords ? [] : inOperator('sign', SIGNS, node, text)),
  ];
}

const isWords = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** A comparison is negated by its own kind of mistake, and a `!` by leaving it out. */
function negated(test: ESTree.Expression, text: string): Change[] {
  const { start, end } = test;
  if (test.type === 'BinaryExpression' && EQUALITIES.has(test.operator)) return [];
  const inner = test.type === 'UnaryExpression' && test.operator === '!' ? test.argument : undefined;
  const replacement = inner ? text.slice(inner.start, inner.end) : `!(${text.slice(start, end)})`;
  return [{ kind: 'condition', start, end, replacement }];
}

function unguarded({ start, end, consequent, alternate }: ESTree.IfStatement): Change[] {
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
  const leaves =
    last?.type === 'ReturnStatement' || last?.type === 'ContinueStatement' || last?.type === 'BreakStatement';
  return leaves && !alternate ? [{ kind: 'guard', start, end, replacement: '{}' }] : [];
}

/** What stands for somebody, somewhere or some state is a mark; what is added up is an amount. */
const AMOUNT = /\b(value|points): -$/;

function inLiteral({ start, end, value }: Span & { value: unknown }, text: string, marks: Marks): Change[] {
  if (typeof value === 'boolean') return [{ kind: 'truth', start, end, replacement: String(!value) }];
  if (typeof value !== 'number') return [];
  const before = text.slice(0, start);
  const mark = marks.places.has(start);
  const sign = before.endsWith('-') ? -1 : 1;
  // `-1` for nobody and nowhere: any other number below zero says the same. As a modifier it is a number like others.
  const nobody = value === 1 && /(?:[=?>:]|\breturn) -$/.test(before) && !AMOUNT.test(before);
  // Before the first of a list there is nothing to come by.
  const fromFirst = value === 0 && /\bfor \(let \w+ = $/.test(before);
  const others = !mark && nobody ? [value - 1] : fromFirst ? [value + 1] : [value + 1, value - 1];
  return others
    .filter(other => !mark || marks.values.has(sign * other) || (sign < 0 && other <= 1))
    .map(other =>
      other === 0 && sign < 0
        ? { kind: 'number', start: start - 1, end, replacement: '0' }
        : { kind: 'number', start, end, replacement: written(other) },
    );
}

const written = (value: number): string => (value < 0 ? `(${value})` : String(value));

interface Marks {
  /** Where the numbers of marks stand. */
  places: ReadonlySet<number>;
  values: ReadonlySet<number>;
}

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '|', '&']);

interface Named {
  name: string;
  place: number;
  value: number;
}

/**
 * `const ROUTED = -3`, `const OPEN = 0; const WOOD = 1; const AREA = 2;`: marks that are only ever compared. Another
 * number that marks nothing would say the same; the mistake is to take the number of another mark, of nobody, or of the
 * first of those that are counted from zero. A name that is reckoned with is an amount.
 */
function marksIn(program: ESTree.Program): Marks {
  const named: Named[] = [];
  const reckoned = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z_]*$/.test(id.name)) return;
      const below = init?.type === 'UnaryExpression' && init.operator === '-';
      const literal = below ? init.argument : init;
      if (literal?.type !== 'Literal' || typeof literal.value !== 'number') return;
      named.push({ name: id.name, place: literal.start, value: below ? -literal.value : literal.value });
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (!ARITHMETIC.has(operator)) return;
      for (const side of [left, right]) if (side.type === 'Identifier') reckoned.add(side.name);
    },
    AssignmentExpression: ({ operator, right }) => {
      if (operator !== '=' && right.type === 'Identifier') reckoned.add(right.name);
    },
  }).visit(program);
  const marks = [...named.filter(({ value }) => value < 0), ...countedUp(named)].filter(
    ({ name }) => !reckoned.has(name),
  );
  return { places: new Set(marks.map(({ place }) => place)), values: new Set(marks.map(({ value }) => value)) };
}

/** Names that follow each other and are numbered 0, 1, 2 and perhaps on: the kinds of one thing. */
function countedUp(named: readonly Named[]): Named[] {
  return named.flatMap((first, start) => {
    if (first.value !== 0) return [];
    const after = named.slice(start);
    const end = after.findIndex(({ value }, nth) => value !== nth);
    const run = end < 0 ? after : after.slice(0, end);
    return run.length > 2 ? run : [];
  });
}

/** By how much a number moves for a whole number to be compared as with the other boundary. */
const TWINS = new Map([
  ['<', 1],
  ['<=', -1],
  ['>', -1],
  ['>=', 1],
]);

/** `x > 0` as `x > -1` is noticed by whoever notices `x >= 0`: one of the two is enough. */
function boundaryTwins(program: ESTree.Program, text: string): Map<number, string> {
  const twins = new Map<number, string>();
  new Visitor({
    BinaryExpression: ({ operator, left, right }) => {
      const step = TWINS.get(operator);
      if (step === undefined) return;
      const add = ({ start, end }: Span, by: number): void => {
        const value = Number(text.slice(start, end));
        if (Number.isInteger(value)) twins.set(start, written(value + by));
      };
      if (right.type === 'Literal') add(right, step);
      if (left.type === 'Literal') add(left, -step);
    },
  }).visit(program);
  return twins;
}

function inCall({ start, end, callee, arguments: given }: ESTree.CallExpression, text: string): Change[] {
  const asWritten = ({ start, end }: Span) => text.slice(start, end);
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const [first, second] = given;
  if (asWritten(name) === 'next' && first && second) {
    const replacement = asWritten(second) + text.slice(first.end, second.start) + asWritten(first);
    return [{ kind: 'order of frames', start: first.start, end: second.end, replacement }];
  }
  const lastGiven = given.at(-1);
  if (callee.type === 'Identifier' && OTHER_SIDE.has(callee.name) && lastGiven)
    return [{ kind: 'seat', start, end, replacement: asWritten(lastGiven) }];
  const swap = callee.type === 'MemberExpression' ? METHODS.get(asWritten(name)) : undefined;
  return swap ? [{ kind: swap[0], start: name.start, end: name.end, replacement: swap[1] }] : [];
}

/** An event that says who may know it: a mistake tells everybody. */
function inObject({ properties }: ESTree.ObjectExpression, text: string): Change[] {
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property' || !AUDIENCES.has(text.slice(property.key.start, property.key.end))) return [];
    const before = properties[index - 1];
    const after = properties[index + 1];
    const start = before ? before.end : property.start;
    const end = before || !after ? property.end : after.start;
    return [{ kind: 'audience' as const, start, end, replacement: '' }];
  });
}
