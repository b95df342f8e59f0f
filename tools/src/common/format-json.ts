/** How data and rulebooks are laid out: what fits on a line stands on one, what does not is broken at its outermost. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const WIDTH = 140;
const STEP = '  ';

export const formatJson = (value: Json): string => `${laid(value, '', 0)}\n`;

/** `taken`: how much of the first line is already used up, by a key before it and a comma after it. */
function laid(value: Json, indent: string, taken: number): string {
  const line = inline(value);
  if (indent.length + taken + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = indent + STEP;
  if (isList(value)) {
    if (value.every(isSmall)) return `[\n${filled(value.map(inline), inner)}\n${indent}]`;
    return `[\n${value.map(item => inner + laid(item, inner, 1)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + laid(member, inner, name.length + 1);
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function inline(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Numbers and hexes fill their lines; rows of a map, which are longer, have one each. */
const isSmall = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && value.length <= 5);

function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= WIDTH) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(indent + item);
  }
  return lines.join(',\n');
}
