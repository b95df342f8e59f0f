/** `docs/games/<game>.md`: one game's vocabulary for people who write programs. */
import { type Game, Interpreter } from '@carroccio/kernel';
import { exampleOf } from './example.ts';
import type { GameSchema } from './game-schema.ts';
import { heardIn, type Said } from './heard.ts';
import { madeUp } from './made-up.ts';
import { numbering } from './numbering.ts';
import { PRINTED } from './printed.ts';
import type { JsonSchema } from './shape-schema.ts';

/** The fields that all of a kind have: the page of the protocol explains them. */
const COMMON: ReadonlySet<string> = new Set(['type', 'rule', 'reason', 'step', 'only', 'except']);

export function gamePage(game: Game, schema: GameSchema): string {
  const { rulebook, version } = game;
  const { id } = rulebook;
  const heard = heardIn(game);
  return `${[
    `# ${rulebook.title.en}, for programs`,
    `Written by \`npm run docs\` from the game's own types, rules version ${version}; the same as JSON Schema is in [\`${id}.schema.json\`](${id}.schema.json), and tests check it against live play. [protocol.md](../protocol.md) explains the messages around it. Game id: \`${id}\`.`,
    '## Scenarios and options',
    scenarios(game),
    options(game),
    '## Kinds of numbers',
    'Units, places, cards and so on are numbers in states, frames, actions and events. [`data`](../protocol.md#data) tells what each number is; `view` with `readable` has names in their place. Below, "of the kind" names one of these. A negative number without a word of its own means *none*.',
    kinds(game),
    '## Maps',
    'Tried on every cell of every map. What moving there costs is another matter: see the charts.',
    numbering(game),
    '## An example',
    example(game),
    '## Decisions',
    'Each step that asks, the actions it offers, and the fields of its `frame`. A step marked *secret* is chosen by its seats at the same time. Here and below, what stands in quotation marks is what people are told, from real matches.',
    decisions(game, schema, heard.steps),
    '## What ends them',
    'Some steps are asked of a seat again and again: the Orders of a turn, the steps of a march. In those matches these actions ended them.',
    endings(schema, heard),
    '## Actions',
    'An action that none of those matches had is told with numbers made up for it.',
    entries(schema.actions, new Map([...madeUp(game, schema), ...heard.actions])),
    '## Events',
    'Beside their `rule`, and `only` or `except` where not everybody may know.',
    entries(schema.events, heard.events),
    '## Refusals',
    "The game's own reasons, beside the [engine's](../protocol.md#act).",
    entries(schema.refusals, heard.refusals),
    '## The view',
    'The `state` of a [`view`](../protocol.md#view): what a seat may know.',
    table(schema.view),
    '## Forms',
    'Objects that the tables above name.',
    entries(schema.$defs),
    '## The state',
    'What `state` gives for analysis, where it differs from the view.',
    table(differing(schema.state, schema.view)),
    '## Other frames',
    'Of steps that ask nobody; they wait in the `stack`.',
    entries(Object.fromEntries(Object.entries(schema.frames).filter(([step]) => !schema.offers[step]))),
  ].join('\n\n')}\n`;
}

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (word: string): string => `\`${word}\``;

function scenarios({ scenarios: all, text }: Game): string {
  const rows = Object.entries(all).map(
    ([id, { seats, min }]) =>
      `| \`${id}\` | ${cell(text.en.scenarios[id]?.title ?? '')} | ${min === undefined || min === seats.length ? '' : `${min} to ${seats.length} of `}${seats.map(code).join(', ')} |`,
  );
  return ['| Scenario | | Seats, in order |', '| --- | --- | --- |', ...rows].join('\n');
}

function options({ options: all, text }: Game): string {
  const rows = Object.entries(all).map(
    ([id, { values, default: preset, rule }]) =>
      `| \`${id}\` | ${cell(text.en.options[id]?.label ?? '')} | ${values.map(value => (value === preset ? `**${value}**` : String(value))).join(', ')} | ${rule} |`,
  );
  return ['| Option | | Values (default in bold) | Rule |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function printedOn(game: string, kind: string): string[] {
  const printed = PRINTED[game]?.[kind] ?? {};
  if (typeof printed === 'string') return [`  - ${printed}`];
  return Object.entries(printed).map(([field, says]) => `  - \`${field}\`: ${says}`);
}

function kinds(game: Game): string {
  const { id } = game.rulebook;
  const { inventory } = new Interpreter(exampleOf(game).play, null, 'en');
  const maps = inventory.maps.map(
    ({ kind, shape, directions, cells }) =>
      `- \`${kind}\`: ${cells.length} cells (${shape}), directions ${directions.join(' ')}; the first is ${JSON.stringify({ ...cells[0] })}`,
  );
  const things = Object.entries(inventory.things).map(([kind, all]) => {
    const [first] = all;
    const line = `- \`${kind}\`: ${all.length}${first ? `; number ${first.id} is ${shortened(JSON.stringify(first), 400)}` : ''}`;
    return [line, ...printedOn(id, kind)].join('\n');
  });
  const codes = Object.entries(inventory.codes).map(([kind, { values, bits, of }]) => {
    const words = Object.entries(values ?? bits ?? {}).map(([value, word]) => `${value} ${word}`);
    const line = `- \`${kind}\`: ${bits ? 'bits ' : ''}${words.join(', ')}${of ? `; other numbers are \`${of}\`` : ''}`;
    return [line, ...printedOn(id, kind)].join('\n');
  });
  return [...maps, ...things, ...codes].join('\n');
}

function decisions({ steps }: Game, { frames, offers }: GameSchema, asked: ReadonlyMap<string, Said>): string {
  return Object.entries(offers)
    .map(([step, actions]) => {
      const secret = steps[step] && 'reveal' in steps[step] ? ', *secret*' : '';
      const fields = table(frames[step] ?? {});
      return `**\`${step}\`** (${steps[step]?.rule ?? ''}${secret}): ${actions.map(code).join(', ')}${saidOf(asked.get(step))}${fields === '' ? '' : `\n\n${fields}`}`;
    })
    .join('\n\n');
}

/** Whether an action says nothing but what it is. */
const isBare = ({ actions }: GameSchema, type: string): boolean => {
  const { properties = {}, anyOf } = actions[type] ?? {};
  return !anyOf && Object.keys(properties).every(name => name === 'type');
};

function endings(schema: GameSchema, { rounds, steps, actions }: ReturnType<typeof heardIn>): string {
  const told = (type: string): string => `\`${type}\` (“${actions.get(type)?.words ?? ''}”)`;
  const rows = [...rounds.ends(type => isBare(schema, type))].map(
    ([step, types]) => `| \`${step}\` | ${cell(steps.get(step)?.words ?? '')} | ${cell(types.map(told).join(', '))} |`,
  );
  return ['| Step | As it was asked | What ended it |', '| --- | --- | --- |', ...rows].join('\n');
}

const entries = (all: Readonly<Record<string, JsonSchema>>, said: ReadonlyMap<string, Said> = NOTHING): string =>
  Object.entries(all)
    .map(([name, schema]) => {
      const fields = table(schema);
      const heard = said.get(name);
      const head = `**\`${name}\`**${schema.description ? `: ${schema.description}` : ''}${saidOf(heard)}`;
      const example = heard && fields !== '' ? `\n\n\`${shortened(JSON.stringify(heard.one), 400)}\`` : '';
      return `${head}${fields === '' ? '' : `\n\n${fields}`}${example}`;
    })
    .join('\n\n');

const NOTHING: ReadonlyMap<string, Said> = new Map();

/** The words people are told, where any were heard. */
const saidOf = (heard: Said | undefined): string => (heard ? `: “${heard.words}”` : '');

/** The fields of an object that are its own. */
function table(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(table).join('\n\nor\n\n');
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties)
    .filter(([name, { const: fixed }]) => !(COMMON.has(name) && (fixed !== undefined || name !== 'type')))
    .map(
      ([name, of]) =>
        `| \`${name}\`${required.includes(name) ? '' : ' (may be absent)'} | ${cell(formOf(of))} | ${cell(of.description ?? '')} |`,
    );
  return rows.length === 0 ? '' : ['| Field | Form | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** "list of number", "`one` or `other`". */
function formOf(schema: JsonSchema): string {
  if (schema.$ref) return `\`${schema.$ref.replace('#/$defs/', '')}\``;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map(value => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(formOf).join(' or ');
  if (schema.type === 'array') return schema.items ? `list of ${formOf(schema.items)}` : 'list';
  if (schema.properties)
    return `{${Object.entries(schema.properties)
      .map(([name, of]) => `${name}: ${formOf(of)}`)
      .join(', ')}}`;
  if (typeof schema.additionalProperties === 'object') return `by name: ${formOf(schema.additionalProperties)}`;
  return schema.type ?? 'anything';
}

/** The fields of one object that the other does not have alike. */
function differing(one: JsonSchema, other: JsonSchema): JsonSchema {
  const own = Object.entries(one.properties ?? {}).filter(
    ([name, of]) => JSON.stringify(of) !== JSON.stringify(other.properties?.[name]),
  );
  return { ...one, properties: Object.fromEntries(own) };
}

const shortened = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most)}…` : words);

function example(game: Game): string {
  const { play, seat, events, scenario } = exampleOf(game);
  const { teller, reader } = { teller: events.teller, reader: new Interpreter(play, seat, 'en') };
  const decision = play.decision();
  const listed = play.legal(seat).slice(0, 3);
  const view = JSON.stringify(reader.state(play.view(seat).state));
  return [
    `From a match of \`${scenario}\` played at random. The decision: ${decision ? teller.prompt(decision) : ''}`,
    fenced(JSON.stringify(decision)),
    `Some of what is legal, with its \`text\`:`,
    fenced(listed.map(action => `${JSON.stringify(action)}   ${teller.action(action)}`).join('\n')),
    'What the last action brought, with its `text`:',
    fenced(events.told.map(event => `${JSON.stringify(event)}   ${teller.event(event)}`).join('\n')),
    'The beginning of the view with `readable`:',
    fenced(shortened(view, 1500)),
  ].join('\n\n');
}

const fenced = (words: string): string => `\`\`\`\n${words}\n\`\`\``;
