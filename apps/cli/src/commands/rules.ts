import {
  allRules,
  type GamePackage,
  type Language,
  type ReadChart,
  type RuleText,
  searchRules,
} from '@carroccio/kernel';
import { Citations } from '../citations.ts';
import type { Context } from '../context.ts';
import { nearest } from '../nearest.ts';
import { columns, indented } from '../print/columns.ts';
import { lineWidth, out } from '../print/io.ts';
import { highlighted, wrapped } from '../print/prose.ts';
import { ruleLines } from '../print/rule-lines.ts';
import { chartLines, ruleCharts } from '../read/charts.ts';
import { readerOf } from '../read/reader.ts';
import { packageNamed } from '../registry.ts';
import { OK, WrongUsage } from '../words/failure.ts';

export interface RulesOptions {
  search?: readonly string[];
  game?: string;
  where?: true;
  json?: true;
}

export async function rules(context: Context, id: string | undefined, options: RulesOptions): Promise<number> {
  if (options.search && id !== undefined) throw new WrongUsage({ code: 'id-or-search' });
  if (options.where && id === undefined) throw new WrongUsage({ code: 'where-needs-id' });
  const { data, lines } = await answerTo(context, id, options);
  out(options.json ? JSON.stringify(data, null, 2) : lines.join('\n'));
  return OK;
}

interface Answer {
  data: object;
  lines: readonly string[];
}

interface Found extends RuleText {
  game: string;
}

async function answerTo(
  context: Context,
  id: string | undefined,
  { search, game, where, json }: RulesOptions,
): Promise<Answer> {
  const { registry, language } = context;
  const packages = game === undefined ? registry.packages : [packageNamed(registry, game)];
  if (search) return searched(context, packages, search.join(' '));
  if (id !== undefined) {
    const found = await lookedUp(context, packages, id, json ?? false);
    return where ? places(context, packages, id) : found;
  }
  return game === undefined ? overview(context) : listed(context, rulesOf(packages, language));
}

const rulesOf = (packages: readonly GamePackage[], language: Language): Found[] =>
  packages.flatMap(({ rulebook }) => allRules(rulebook, language).map(text => ({ ...text, game: rulebook.id })));

function overview({ registry, language, text, paint }: Context): Answer {
  const games = registry.packages.map(({ rulebook }) => ({
    id: rulebook.id,
    title: rulebook.title[language],
    prefix: rulebook.prefix,
    rules: rulebook.entries.length,
  }));
  const rows = games.map(({ id, title, prefix, rules: count }) => [id, title, text.rules.count(count), `${prefix}.…`]);
  return {
    data: { games },
    lines: [...columns(rows, ['left', 'left', 'right']), '', paint.dim(text.rules.howToGoOn)],
  };
}

async function lookedUp(
  context: Context,
  packages: readonly GamePackage[],
  id: string,
  json: boolean,
): Promise<Answer> {
  const known = rulesOf(packages, context.language);
  const rule = known.find(candidate => candidate.id === id);
  const below = known.filter(candidate => isBelow(candidate.id, id));
  if (rule) return oneRule(context, rule, below, json);
  if (below.length > 0) return listed(context, below);
  const ids = known.map(candidate => candidate.id);
  throw new WrongUsage({ code: 'no-rule', id, nearest: nearest(id, ids, 3) });
}

/** gg.10.6 and gg.10a are below gg.10; gg.100 is not. */
function isBelow(id: string, prefix: string): boolean {
  if (!id.startsWith(prefix)) return false;
  const rest = id.slice(prefix.length);
  return /^[.-]/.test(rest) || (/\d$/.test(prefix) && /^[A-Za-z]/.test(rest));
}

/** A rule as players read it, with the numbers of its charts; programs also get the places that cite it. */
async function oneRule(context: Context, rule: Found, below: readonly Found[], json: boolean): Promise<Answer> {
  const { text, paint, language } = context;
  const citedBy = json ? new Citations().of(rule.game, rule.id) : [];
  const charts = await chartsOf(context, rule);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `  ${paint.dim(`${title}:`)}`, ...indented(lines, 4)];
  return {
    data: {
      ...rule,
      below: below.map(({ id }) => id),
      charts: charts.map(({ id, title, origin, body }) => ({ id, title, origin, body })),
      citedBy,
    },
    lines: [
      ...ruleLines(context, rule),
      ...charts.flatMap(chart => [
        '',
        ...indented(chartLines({ language, paint }, chart, Math.min(lineWidth(), 100) - 4), 4),
      ]),
      ...section(text.rules.below, titles(context, below)),
    ],
  };
}

async function chartsOf({ registry, language }: Context, rule: Found): Promise<readonly ReadChart[]> {
  const found = registry.packages.find(({ rulebook }) => rulebook.id === rule.game);
  if (!found?.build || rule.table !== undefined) return [];
  const reader = await readerOf(registry, registry.game(rule.game), undefined);
  return ruleCharts(reader?.charts(language) ?? [], rule);
}

/** Only where a rule is cited, one place a line, for editors and scripts. */
function places({ text, paint }: Context, packages: readonly GamePackage[], id: string): Answer {
  const citations = new Citations();
  const citedBy = packages.flatMap(({ rulebook }) =>
    id.startsWith(`${rulebook.prefix}.`) ? citations.of(rulebook.id, id) : [],
  );
  return { data: { id, citedBy }, lines: citedBy.length > 0 ? citedBy : [paint.dim(text.rules.citedNowhere)] };
}

function titles({ paint }: Context, found: readonly Found[]): string[] {
  const width = Math.max(...found.map(({ id }) => id.length));
  return found.map(({ id, title }) => `${paint.cyan(id.padEnd(width))}  ${title}`);
}

const listed = (context: Context, found: readonly Found[]): Answer => ({
  data: { rules: found },
  lines: titles(context, found),
});

function searched(context: Context, packages: readonly GamePackage[], query: string): Answer {
  const { language, text, paint } = context;
  const groups = packages
    .map(({ rulebook }) => ({ rulebook, hits: searchRules(rulebook, query, language) }))
    .filter(({ hits }) => hits.length > 0);
  const words = query.split(/\s+/).filter(Boolean);
  const lit = (line: string): string => highlighted(line, words, found => paint.bold(paint.yellow(found)));
  const groupLines = groups.map(({ rulebook, hits }) => [
    `${paint.bold(rulebook.title[language])}  ${paint.dim(text.rules.count(hits.length))}`,
    ...hits.flatMap(hit => [
      `  ${paint.cyan(hit.id)}  ${lit(hit.title)}`,
      ...indented(wrapped(hit.says, lineWidth() - 6).map(lit), 6),
    ]),
  ]);
  return {
    data: { query, rules: groups.flatMap(({ rulebook, hits }) => hits.map(hit => ({ ...hit, game: rulebook.id }))) },
    lines:
      groups.length === 0
        ? [text.rules.nothingFound(query)]
        : groupLines.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
  };
}
