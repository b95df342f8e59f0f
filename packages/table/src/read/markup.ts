/** Reads the markup that React has written: a tree of elements and texts, nothing else. */

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const VOID: ReadonlySet<string> = new Set(['br', 'img', 'input', 'hr', 'meta', 'link', 'source', 'wbr', 'col']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(#x27|[a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all);

export function treeOf(markup: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, tag = '', written = '', text] of markup.matchAll(/<(\/?)([a-zA-Z0-9-]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decoded(text));
    else if (end === '/') {
      if (open.length > 1) open.pop();
    } else {
      const element: Element = { tag, attributes: attributesOf(written), children: [] };
      parent.children.push(element);
      if (!VOID.has(tag) && !written.endsWith('/')) open.push(element);
    }
  }
  return root;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(written.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [name, decoded(value)]),
  );
