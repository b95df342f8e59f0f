import {
  type AnyAction,
  type Decision,
  type Described,
  forecast,
  type ReadSpot,
  ruleText,
  type Seat,
} from '@carroccio/kernel';
import { fileOf, makeRoom, nameOf } from '../matches.ts';
import { ruleLines } from '../print/rule-lines.ts';
import { briefLines } from '../read/brief.ts';
import { chartLines, ruleCharts } from '../read/charts.ts';
import { type Found, Lookups } from '../read/lookups.ts';
import { placeNamed } from '../read/places.ts';
import { READING_TEXT } from '../text/reading.ts';
import { wordsOf } from '../words/complaint-text.ts';
import { Choices } from './choices.ts';
import { fillIn, soleSum } from './families.ts';
import { hint } from './hint.ts';
import { carryOut } from './plan.ts';
import { Left } from './screen/keyboard.ts';
import type { Screen } from './screen/screen.ts';
import { seatNamed } from './seats/seating.ts';
import type { Table } from './session.ts';
import { always, type Kept } from './standing.ts';
import { redo, undo } from './take-back.ts';
import { readLine } from './written.ts';

/** What is being asked of whom. */
export interface Asked {
  decision: Decision;
  seat: Seat;
  actions: readonly AnyAction[];
  /** Numbered after the actions. */
  families: readonly Described[];
  choices: Choices;
  /** Whether the seat may also let it pass. */
  optional: boolean;
}

export interface Shown extends Table {
  screen: Screen;
  /** The answers that people have given beforehand. */
  standing: Kept;
  humans: readonly Seat[];
}

/** What a typed line came to. */
export type Outcome = 'ask-again' | 'changed' | 'let-pass' | 'answered' | { as: Seat };

type Command = (table: Shown, asked: Asked, argument: string) => Outcome | Promise<Outcome>;

/** Does what a line says: a number chooses, a command is obeyed, other words cut the list. */
export async function obey(table: Shown, asked: Asked, line: string): Promise<Outcome> {
  if (line === '') return turnPage(table, asked);
  if (line.includes(';')) return follow(table, asked, line);
  const sole = soleSum(asked.families, asked.actions);
  if (sole && /^\d+$/.test(line)) return compose(table, asked, sole, line);
  const place = placeTyped(table, asked, line);
  if (place) return choosePlace(table, asked, line, place);
  const [, number, more] = /^(\d+)(?:\s+(.+))?$/.exec(line) ?? [];
  if (number !== undefined) return choose(table, asked, Number(number), more ?? '');
  const [word = '', ...rest] = line.split(/\s+/);
  const read = readLine(asked.families, line, table.screen.teller);
  if (read) return 'action' in read ? take(table, asked, read.action) : saysNothing(table, read.unclear);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  return command ? command(table, asked, rest.join(' ')) : filter(table, asked, line);
}

function turnPage({ screen }: Shown, { choices, optional }: Asked): Outcome {
  if (optional && choices.words === '') return 'let-pass';
  choices.turn();
  screen.choices(choices);
  return 'ask-again';
}

function saysNothing({ screen, context }: Shown, words: string): Outcome {
  screen.note(context.text.play.saysNothing(words));
  return 'ask-again';
}

/** Cuts the list to what has the words; what is left alone is taken. */
function filter(table: Shown, asked: Asked, line: string): Outcome | Promise<Outcome> {
  const { screen, context } = table;
  if (asked.choices.filter(line.split(/\s+/))) return takeOnly(table, asked);
  screen.note(context.text.play.nothingMatches(line));
  return 'ask-again';
}

function takeOnly(table: Shown, asked: Asked): Outcome | Promise<Outcome> {
  const { screen, context } = table;
  const [only, second] = asked.choices.hits;
  if (!only || second) {
    screen.choices(asked.choices);
    return 'ask-again';
  }
  screen.surface.event(`  ${context.paint.dim(READING_TEXT[context.language].took(only.label))}`);
  asked.choices.turn();
  return choose(table, asked, only.number, '');
}

/** The place that a line names, unless it is the number of a choice. */
function placeTyped({ reader, match, context }: Shown, { choices, seat }: Asked, line: string): ReadSpot | undefined {
  const isNumber = /^[1-9]\d*$/.test(line) && Number(line) <= choices.count;
  if (!reader || isNumber || /\s/.test(line)) return undefined;
  return placeNamed(reader.read(match.play, seat, context.language), line);
}

/** Does what can be done at a place, or shows what; where there is nothing to do, what is there. */
function choosePlace(table: Shown, asked: Asked, typed: string, place: ReadSpot): Outcome | Promise<Outcome> {
  const { screen, context } = table;
  const lookups = lookupsOf(table, asked);
  const here = asked.actions.flatMap((action, index) => (lookups?.isAt(action, place) ? [index + 1] : []));
  if (asked.choices.only(here, typed)) return takeOnly(table, asked);
  screen.note(READING_TEXT[context.language].nothingToDo(typed.toUpperCase()));
  return lookUp(table, asked, found => found.look(typed, []));
}

function lookupsOf({ reader, match, context, screen }: Shown, { seat }: Asked): Lookups | null {
  return reader && new Lookups(context, reader, reader.read(match.play, seat, context.language), screen.surface.width);
}

function lookUp(table: Shown, asked: Asked, ask: (lookups: Lookups) => Found): Outcome {
  const { screen, context } = table;
  const lookups = lookupsOf(table, asked);
  const found = lookups ? ask(lookups) : { note: READING_TEXT[context.language].noTable };
  if ('lines' in found) screen.show(found.lines);
  else screen.note(found.note);
  return 'ask-again';
}

async function choose(table: Shown, asked: Asked, number: number, more: string): Promise<Outcome> {
  const { actions, families, choices } = asked;
  const action = actions[number - 1];
  if (action) return take(table, asked, action);
  const family = families[number - 1 - actions.length];
  if (family) return compose(table, asked, family, more);
  table.screen.note(table.context.text.play.noSuchChoice(choices.count));
  return 'ask-again';
}

async function compose(table: Shown, asked: Asked, family: Described, typed: string): Promise<Outcome> {
  const action = await composed(table, family, typed);
  return action ? take(table, asked, action) : 'ask-again';
}

/** A choice that is not listed: what it says is typed, field by field. */
function composed({ screen, context, keyboard }: Shown, family: Described, typed: string): Promise<AnyAction | null> {
  return fillIn(family, typed, {
    teller: screen.teller,
    text: context.text,
    ask(question, names) {
      if (names.length > 0) screen.choices(new Choices(names, screen.surface.page));
      return keyboard.ask(`${question}: `);
    },
    note: words => screen.note(words),
  });
}

function take({ screen, match }: Shown, { seat }: Asked, action: AnyAction): Outcome {
  const applied = match.act(seat, action);
  if (applied.ok) return 'changed';
  screen.note(`${screen.teller.refusal(applied.refusal)} ${applied.refusal.rule}`);
  return 'ask-again';
}

function follow(table: Shown, { seat }: Asked, line: string): Outcome {
  const { screen, match, context } = table;
  const { text } = context;
  const parts = line.split(';').map(words => words.trim());
  const { taken, unclear } = carryOut(match, seat, table, screen.teller, parts);
  if (unclear !== null)
    screen.note(taken > 0 ? text.play.unclear(taken, parts.length, unclear) : text.play.notOne(unclear));
  else if (taken < parts.length) screen.note(text.play.stopped(taken, parts.length));
  return taken > 0 ? 'changed' : 'ask-again';
}

/** What can be looked up while others decide. */
const LOOK_UPS: ReadonlySet<string> = new Set([
  '?',
  'help',
  'rule',
  'board',
  'look',
  'units',
  'hand',
  'card',
  'chart',
  'brief',
  'log',
]);

/** Answers what is only looked up, though nobody at the keyboard is asked; whether a line was of that kind. */
export async function lookUpMeanwhile(table: Shown, decision: Decision, seat: Seat, line: string): Promise<boolean> {
  const [word = '', ...rest] = line.split(/\s+/);
  const command = LOOK_UPS.has(word) ? COMMANDS[word] : undefined;
  const asked = { decision, seat, actions: [], families: [], choices: new Choices([]), optional: false };
  await command?.(table, asked, rest.join(' '));
  return command !== undefined;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': help,
  help,

  async odds(table, { actions, families, seat, choices }, argument): Promise<Outcome> {
    const { screen, match, context } = table;
    const { text } = context;
    const [, number, more = ''] = /^(\d+)(?:\s+(.+))?$/.exec(argument) ?? [];
    const listed = actions[Number(number) - 1];
    const family = families[Number(number) - 1 - actions.length];
    if (!listed && !family) {
      screen.note(argument === '' ? text.play.oddsNeedNumber : text.play.noSuchChoice(choices.count));
      return 'ask-again';
    }
    const action = listed ?? (family && (await composed(table, family, more)));
    const refusal = action && match.play.explain(seat, action);
    if (!action) return 'ask-again';
    if (refusal) screen.note(`${screen.teller.refusal(refusal)} ${refusal.rule}`);
    else {
      const odds = forecast(match.play, seat, action);
      if (typeof odds === 'string') screen.note(screen.teller.noOdds(odds));
      else screen.odds(screen.teller.action(action), odds);
    }
    return 'ask-again';
  },

  rule({ screen, context, reader }, { decision }, argument) {
    const id = argument || decision.rule;
    const rulebook = context.registry.rulebookOf(id);
    const rule = rulebook && ruleText(rulebook, id, context.language);
    const width = screen.surface.width - 2;
    const charts = rule && rule.table === undefined ? ruleCharts(reader?.charts(context.language) ?? [], rule) : [];
    if (rule)
      screen.show([
        ...ruleLines(context, rule, width),
        ...charts.flatMap(chart => ['', ...chartLines(context, chart, Math.min(width, 100))]),
      ]);
    else screen.note(context.text.play.noSuchRule(id));
    return 'ask-again';
  },

  board(table, asked, argument) {
    const { screen, reader, match, context } = table;
    const place =
      reader && argument !== '' && placeNamed(reader.read(match.play, asked.seat, context.language), argument);
    if (place) screen.surface.centre(place);
    else if (argument !== '') screen.note(READING_TEXT[context.language].nothingLike(argument));
    else screen.wholeBoard(asked.seat);
    return 'ask-again';
  },

  look(table, asked, argument) {
    const choices = asked.actions.map(action => ({ action, label: table.screen.teller.action(action) }));
    return lookUp(table, asked, found => found.look(argument, choices));
  },

  units(table, asked, argument) {
    return lookUp(table, asked, found => found.units(argument, seat => table.screen.teller.seat(seat)));
  },

  hand(table, asked) {
    return lookUp(table, asked, found => found.hand());
  },

  card(table, asked, argument) {
    return lookUp(table, asked, found => found.card(argument));
  },

  chart(table, asked, argument) {
    return lookUp(table, asked, found => found.chart(argument));
  },

  always,
  hint,

  brief({ screen, match, context, reader }, { seat }) {
    const told = reader?.read(match.play, seat, context.language).brief() ?? [];
    screen.show(briefLines(context, match.play, screen.teller, told, Math.min(100, screen.surface.width) - 2));
    return 'ask-again';
  },

  log({ screen }, { seat }) {
    screen.log(seat);
    return 'ask-again';
  },

  undo,
  redo,

  as({ screen, match, humans, context }, _, argument) {
    const able = humans.filter(seat => match.play.canAct(seat));
    const seat = seatNamed(match.game, match.play.scene, argument);
    if (seat !== undefined && able.includes(seat)) return { as: seat };
    screen.note(context.text.play.mayNotAct(argument, able.map(one => screen.teller.seat(one)).join(', ')));
    return 'ask-again';
  },

  save({ screen, saving, match, context }, _, argument) {
    const { saveNeedsFile, keptIn } = context.text.play;
    if (argument === '') screen.note(saving.file === undefined ? saveNeedsFile : keptIn(nameOf(saving.file)));
    else {
      try {
        const file = fileOf(argument);
        makeRoom(file);
        saving.moveTo(file, match);
        screen.note(context.text.play.saved(argument));
      } catch (error) {
        screen.note(wordsOf(error, context.language));
      }
    }
    return 'ask-again';
  },

  quit() {
    throw new Left();
  },
};

function help({ screen }: Shown): Outcome {
  screen.help();
  return 'ask-again';
}
