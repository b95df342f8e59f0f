/** `docs/packs-reference.md`: every part of every game's data and every field of it, from the schemas that check packs. */
import { formsOf, type GamePackage, type Registry, shapeWords } from '@carroccio/kernel';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Row {
  field: string;
  words: string;
}

const isSource = (name: string): boolean => /sources?$/i.test(name);

/** Members alike are told once: `{montaperti, benevento, campaldino}`. */
function membersOf(properties: Node): [name: string, node: Node][] {
  const groups = new Map<string, { names: string[]; node: Node }>();
  for (const [name, node] of Object.entries(properties)) {
    if (isSource(name) || !isNode(node)) continue;
    const key = holdsFields(node) ? JSON.stringify(node) : name;
    const group = groups.get(key) ?? { names: [], node };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, node }) => [
    names.length === 1 ? (names[0] ?? '') : `{${names.join(', ')}}`,
    node,
  ]);
}

const holdsFields = (node: Node): boolean =>
  isNode(node.properties) ||
  isNode(node.patternProperties) ||
  (isNode(node.items) && holdsFields(node.items)) ||
  formsOf(node).some(form => holdsFields({ ...form }));

const kindOf = (form: Node): string => {
  const { properties } = form;
  if (!isNode(properties)) return '';
  const named = Object.entries(properties).find(([, node]) => isNode(node) && 'const' in node);
  return named && isNode(named[1]) ? `, ${named[0]} ${JSON.stringify(named[1].const)}` : '';
};

function rowsOf(node: Node, field: string, optional: ReadonlySet<string> = new Set()): Row[] {
  const note = optional.has(field) ? ' (may be left out)' : '';
  const forms = formsOf(node).map((form): Node => ({ ...form }));
  if (forms.some(holdsFields))
    return forms.flatMap(form =>
      holdsFields(form)
        ? rowsOf(form, `${field}${kindOf(form)}`)
        : [{ field, words: `${shapeWords(form, 'en')}, or fields` }],
    );
  if (isNode(node.properties)) {
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    return membersOf(node.properties).flatMap(([name, member]) => {
      const place = field === '' ? name : `${field}.${name}`;
      return rowsOf(
        member,
        place,
        name.startsWith('{') || required.has(name) ? optional : new Set([...optional, place]),
      );
    });
  }
  if (isNode(node.patternProperties))
    return Object.values(node.patternProperties).flatMap(member =>
      isNode(member) ? rowsOf(member, `${field}.NAME`) : [],
    );
  if (isNode(node.items) && holdsFields(node.items)) return rowsOf(node.items, `${field}[]`);
  return [{ field, words: `${shapeWords(node, 'en')}${note}` }];
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function partLines(one: GamePackage, name: string): string[] {
  const part = one.parts[name];
  if (!part) return [];
  return [
    `### ${one.rulebook.id}: \`${name}\``,
    '',
    part.about?.en ?? '',
    '',
    '| field | what may stand there |',
    '| --- | --- |',
    ...rowsOf({ ...part.schema }, '').map(({ field, words }) => `| \`${cell(field)}\` | ${cell(words)} |`),
    '',
  ];
}

export const referenceOf = ({ packages }: Registry): string =>
  [
    '# The data of every game',
    '',
    'Written by `npm run docs` from the schemas that check packs; [packs.md](packs.md) is the guide. `[]` is each item of a',
    'list, `NAME` a name you choose or one of those there are, `{a, b}` several fields alike. Fields that say where a datum',
    'comes from (`source`, `sources`) are left out: in a pack of your own `{"from": "public", "where": "my copy"}` will do.',
    '',
    ...packages.flatMap(one => [
      `## ${one.rulebook.title.en}`,
      '',
      ...Object.keys(one.parts).flatMap(name => partLines(one, name)),
    ]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
