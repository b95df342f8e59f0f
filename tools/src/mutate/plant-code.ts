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
  new Visitor({
    BinaryExpression: node => changes.push(...inBinary(node, text)),
    AssignmentExpression: node => changes.push(...inOperator('sign', SIGNS, node, text)),
    LogicalExpression: node => changes.push(...inOperator('connective', CONNECTIVES, node, text)),
    IfStatement: node => changes.push(...negated(node.test, text), ...unguarded(node)),
    ConditionalExpression: node => changes.push(...negated(node.test, text)),
    Literal: node => changes.push(...inLiteral(node, text)),
    CallExpression: node => changes.push(...inCall(node, text)),
    ObjectExpression: node => changes.push(...inObject(node, text)),
  }).visit(program);
  return changes
    .filter(change => !spared.some(({ start, end }) => start <= change.start && change.end <= end))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Places where a mistake would say nothing of the rules: types, and what throws because it cannot happen. */
function sparedIn(program: ESTree.Program, text: string): Span[] {
  const spared: Span[] = [];
  new Visitor({
    TSTypeAnnotation: node => void spared.push(node),
    TSTypeAliasDeclaration: node => void spared.push(node),
    TSInterfaceDeclaration: node => void spared.push(node),
    TSTypeParameterInstantiation: node => void spared.push(node),
    ThrowStatement: node => void spared.push(node),
    IfStatement: node => {
      if (onlyThrows(node.consequent)) spared.push(node.test, { start: node.start, end: node.consequent.end });
    },
    LogicalExpression: node => {
      if (isIndexFallback(node)) spared.push(node.right);
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

const onlyThrows = (node: ESTree.Statement): boolean =>
  node.type === 'ThrowStatement' || (node.type === 'BlockStatement' && node.body[0]?.type === 'ThrowStatement');

/** `list[index] ?? 0`: the compiler asks for the fallback, as for `[x = 0]` in a pattern; the rules never reach it. */
const isIndexFallback = ({ operator, left, right }: ESTree.LogicalExpression): boolean =>
  operator === '??' &&
  left.type === 'MemberExpression' &&
  left.computed &&
  (right.type === 'Literal' || right.type === 'UnaryExpression' || right.type === 'ArrayExpression');

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

function inLiteral({ start, end, value }: Span & { value: unknown }, text: string): Change[] {
  if (typeof value === 'boolean') return [{ kind: 'truth', start, end, replacement: String(!value) }];
  if (typeof value !== 'number') return [];
  // `-1` for nobody and nowhere: any other number below zero says the same. As a modifier it is a number like others.
  const nobody = value === 1 && /(?:[=?>]| :|\breturn) -$/.test(text.slice(0, start));
  const others = nobody ? [value - 1] : [value + 1, value - 1];
  return others.map(other => ({
    kind: 'number',
    start,
    end,
    replacement: other < 0 ? `(${other})` : String(other),
  }));
}

function inCall({ start, end, callee, arguments: given }: ESTree.CallExpression, text: string): Change[] {
  const written = ({ start, end }: Span) => text.slice(start, end);
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const [first, second] = given;
  if (written(name) === 'next' && first && second) {
    const replacement = written(second) + text.slice(first.end, second.start) + written(first);
    return [{ kind: 'order of frames', start: first.start, end: second.end, replacement }];
  }
  const lastGiven = given.at(-1);
  if (callee.type === 'Identifier' && OTHER_SIDE.has(callee.name) && lastGiven)
    return [{ kind: 'seat', start, end, replacement: written(lastGiven) }];
  const swap = callee.type === 'MemberExpression' ? METHODS.get(written(name)) : undefined;
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
