/** A page without its looks: headings, lines, items, facts and tables, in the order in which they are read. */
import type { Block } from '@carroccio/kernel';
import { type Element, treeOf } from './markup.ts';

type Node = Element | string;

/** What stands on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'article section header footer div p ul ol li dl dt dd table thead tbody tr caption h1 h2 h3 h4 h5 h6 details summary figure figcaption fieldset legend form main aside nav'.split(
    ' ',
  ),
);
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend', 'figcaption']);
/** What is drawn, pressed or hidden and says nothing. */
const SILENT: ReadonlySet<string> = new Set(['svg', 'style', 'script', 'input', 'select', 'img']);

const isElement = (node: Node): node is Element => typeof node !== 'string';
const isSilent = ({ tag, attributes }: Element): boolean =>
  attributes['aria-hidden'] === 'true' || (SILENT.has(tag) && attributes['aria-label'] === undefined);

/** The words of an element, blocks inside it apart from each other. */
export function wordsOf(node: Node): string {
  if (!isElement(node)) return node;
  if (isSilent(node)) return '';
  const read = node.attributes['data-read'];
  if (read !== undefined) return read;
  const label = node.attributes['aria-label'];
  if (label !== undefined && ['svg', 'img', 'button', 'meter', 'progress'].includes(node.tag)) {
    const inside = joined(node);
    return inside === '' || label.includes(inside) ? label : inside;
  }
  return joined(node);
}

/** What is set side by side is told apart: blocks by a semicolon, other elements by a comma. */
function joined({ children }: Element): string {
  let all = '';
  let last: Node = '';
  for (const child of children) {
    const words = wordsOf(child);
    if (words.trim() === '') {
      if (words !== '') all += ' ';
      continue;
    }
    const blocks = isElement(child) && (BLOCKS.has(child.tag) || child.tag === 'br');
    const apart = isElement(child) && (isElement(last) || child.tag === 'small');
    const siblings = apart && /\p{L}|\d/u.test(words.charAt(0)) && !/\s$/.test(all);
    if (all.trim() === '' || !(blocks || siblings)) all += words;
    else all = `${all.trimEnd()}${/[.:;,!?(]$/.test(all.trimEnd()) ? '' : blocks ? ';' : ','} ${words}`;
    last = child;
  }
  return all;
}

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();
const said = (node: Node): string => tidy(wordsOf(node));

const childrenOf = (element: Element): Element[] => element.children.filter(isElement);
const within = (element: Element, tag: string): Element[] =>
  childrenOf(element).flatMap(child => (child.tag === tag ? [child] : within(child, tag)));

export const blocksIn = (markup: string): Block[] => blocksOf(treeOf(markup));

function blocksOf(element: Element): Block[] {
  if (isSilent(element)) return [];
  const { tag } = element;
  if (tag === 'table') return [tableOf(element)];
  if (tag === 'dl') return factsOf(element);
  if (HEADINGS.has(tag)) return block('heading', said(element));
  if (tag === 'li') return itemOf(element);
  if (!element.children.some(child => isElement(child) && holdsBlocks(child))) return block('line', said(element));
  const found: Block[] = [];
  let inline: Node[] = [];
  const flush = (): void => {
    found.push(...block('line', tidy(inline.map(wordsOf).join(''))));
    inline = [];
  };
  for (const child of element.children) {
    if (!isElement(child) || !holdsBlocks(child)) inline.push(child);
    else {
      flush();
      found.push(...blocksOf(child));
    }
  }
  flush();
  return found;
}

const holdsBlocks = (element: Element): boolean =>
  BLOCKS.has(element.tag) || childrenOf(element).some(child => !isSilent(child) && holdsBlocks(child));

const block = (kind: 'heading' | 'line' | 'item', words: string): Block[] => (words === '' ? [] : [{ kind, words }]);

/** An item is read as one, whatever it is made of; one with facts, a list or a table of its own, part by part. */
function itemOf(element: Element): Block[] {
  const parts = ['dl', 'table', 'ul', 'ol'].flatMap(tag => within(element, tag));
  if (parts.length === 0) return block('item', said(element));
  const inner = childrenOf(element).flatMap(blocksOf);
  const [first, ...rest] = inner;
  return first && 'words' in first && first.kind !== 'fact' ? [...block('item', first.words), ...rest] : inner;
}

function factsOf(list: Element): Block[] {
  const facts: Block[] = [];
  let name = '';
  for (const one of childrenOf(list).flatMap(child => (child.tag === 'div' ? childrenOf(child) : [child]))) {
    if (one.tag === 'dt') name = said(one);
    else if (one.tag === 'dd') {
      const words = said(one);
      if (words !== '') facts.push({ kind: 'fact', name, words });
    }
  }
  return facts;
}

/** What stands out in a chart does so in words too. */
const isStrong = ({ attributes }: Element): boolean => attributes.class === 'chart-strong';

function tableOf(table: Element): Block {
  const cellsOf = (row: Element): string[] =>
    childrenOf(row)
      .filter(({ tag }) => tag === 'th' || tag === 'td')
      .map(cell => (isStrong(cell) ? `*${said(cell)}*` : said(cell)));
  const rows = within(table, 'tr');
  const isHead = (row: Element): boolean =>
    childrenOf(row).every(({ tag, attributes }) => tag === 'th' && attributes.scope !== 'row');
  const [first, ...others] = rows;
  const caption = within(table, 'caption')[0];
  const head = first && isHead(first) ? cellsOf(first) : [];
  const body = head.length > 0 ? others : rows;
  return { kind: 'table', caption: caption ? said(caption) : '', head, rows: body.map(cellsOf) };
}
