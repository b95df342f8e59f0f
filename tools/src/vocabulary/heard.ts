/** What a game says in real matches: for each kind of decision, action, event and refusal one example. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { thinkingChance } from '@carroccio/bots';
import { type AnyAction, type Game, isOwn, Match, type MatchRecord, pick, readRecord, Teller } from '@carroccio/kernel';
import { ROOT } from '../common/repository.ts';
import { Rounds, Watch } from './rounds.ts';

/** One of its kind, and what it is in words. */
export interface Said {
  readonly one: object;
  readonly words: string;
}

type ByKind = Map<string, Said>;

interface Heard {
  readonly steps: ByKind;
  readonly actions: ByKind;
  readonly events: ByKind;
  readonly refusals: ByKind;
  readonly rounds: Rounds;
}

/** Entries of kept matches that are gone through, all scenarios together. */
const KEPT = 8000;
/** Actions of each scenario that are played at random, for what nobody does who plays well. */
const RANDOM = 200;
/** Earlier actions that are tried again at each decision. */
const TRIED = 4;

export function heardIn(game: Game): Heard {
  const heard: Heard = {
    steps: new Map(),
    actions: new Map(),
    events: new Map(),
    refusals: new Map(),
    rounds: new Rounds(),
  };
  const kept = keptMatches(game);
  for (const record of kept) hearKept(new Listener(game, record, heard), record, KEPT / kept.length);
  for (const scenario of Object.keys(game.scenarios))
    hearRandom(new Listener(game, { scenario, seed: `heard in ${scenario}`, stream: 'sfc32' }, heard), scenario);
  return heard;
}

/** The matches that the tests replay, one of each scenario; a new game has none yet. */
function keptMatches(game: Game): MatchRecord[] {
  const folder = join(ROOT, 'games', game.rulebook.id, 'test', 'golden');
  if (!existsSync(folder)) return [];
  const matches = readdirSync(folder)
    .filter(file => file.endsWith('.json.gz'))
    .sort()
    .map(file => readRecord(JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString())));
  return [...new Map(matches.map(record => [record.scenario, record])).values()];
}

function hearKept(listener: Listener, { history }: MatchRecord, most: number): void {
  for (const entry of history.slice(0, most)) {
    listener.hearDecision();
    if ('action' in entry) {
      listener.hearAction(entry.action);
      listener.watch.does(listener.match, entry.action.type);
    }
    listener.match.enter(entry);
  }
  listener.hearEvents();
}

function hearRandom(listener: Listener, scenario: string): void {
  const { match } = listener;
  const chance = thinkingChance(scenario);
  /** The last action of each kind: at another moment it is often refused. */
  const before = new Map<string, AnyAction>();
  while (match.length < RANDOM && !match.play.result) {
    const seat = listener.hearDecision();
    const earlier = [...before.values()];
    for (let tried = 0; tried < Math.min(TRIED, earlier.length); tried++)
      listener.hearRefusal(seat, pick(chance, earlier));
    const action = match.play.anyAction(seat, chance);
    for (const one of [action, ...match.play.legal(seat)]) {
      listener.hearAction(one);
      before.set(one.type, one);
    }
    listener.watch.does(match, action.type);
    match.act(seat, action);
  }
  listener.watch.asked(match);
  listener.hearEvents();
}

/** Notes the first of each kind. */
class Listener {
  readonly match: Match;
  readonly watch: Watch;
  readonly #teller: Teller;
  readonly #heard: Heard;

  constructor(game: Game, beginning: ConstructorParameters<typeof Match>[1], heard: Heard) {
    const { scenario, options, seats, seed, stream, entropy } = { options: {}, entropy: [], ...beginning };
    this.match = new Match(game, {
      scenario,
      options,
      seed,
      entropy,
      ...(seats && { seats }),
      ...(stream && { stream }),
    });
    this.#teller = new Teller(game, this.match.play.scene, 'en');
    this.#heard = heard;
    this.watch = new Watch(heard.rounds);
  }

  /** What is asked; tells of whom. */
  hearDecision(): number {
    const decision = this.match.play.decision();
    if (!decision) throw new Error('nobody is asked');
    this.watch.asked(this.match);
    note(this.#heard.steps, decision.step, decision.frame, () => this.#teller.prompt(decision));
    return decision.seats[0] ?? 0;
  }

  hearAction(action: AnyAction): void {
    note(this.#heard.actions, action.type, action, () => this.#teller.action(action));
  }

  hearRefusal(seat: number, action: AnyAction): void {
    const refusal = this.match.play.explain(seat, action);
    if (refusal) note(this.#heard.refusals, refusal.reason, refusal, () => this.#teller.refusal(refusal));
  }

  hearEvents(): void {
    for (const { event } of this.match.log)
      if (isOwn(event)) note(this.#heard.events, event.type, event, () => this.#teller.event(event));
  }
}

function note(said: ByKind, kind: string, one: object, words: () => string): void {
  if (!said.has(kind)) said.set(kind, { one, words: words() });
}
