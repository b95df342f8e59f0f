import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type Fault, faultsOf } from '../books/fault.ts';
import {
  type AnyAction,
  type AnyEvent,
  type AnyFrame,
  type AnyLook,
  type AnyRefusal,
  type AnyScene,
  type AnySealedStep,
  type AnyStep,
  type Game,
  type Options,
  runs,
  seals,
} from '../game/erased.ts';
import type { Described } from '../game/family.ts';
import { Enough, PositionFlow } from '../game/flow.ts';
import type { Case, Stakes, Unforeseen } from '../game/game.ts';
import type { EndEvent, KernelReason, Seat } from '../game/shape.ts';
import { Trouble } from '../game/trouble.ts';
import { at } from '../json/at.ts';
import { equal, hashOf } from '../json/json.ts';
import { inOrder, sameInAnyOrder, unorderedFields } from '../json/unordered.ts';
import { type Chance, type Stream, startChance } from './chance.ts';
import { type Asked, contains, described, drawn, listed, listedOf, reasonAgainst, typesOfFamilies } from './offers.ts';
import { clonePosition, type Position } from './position.ts';

/** What is being decided, as everybody may know it. */
export interface Decision {
  step: string;
  rule: string;
  /** Whether several choose in secret at the same time. */
  sealed: boolean;
  /** Who must still choose. */
  seats: readonly Seat[];
  /** Who may act as well. */
  invited: readonly Seat[];
  frame: AnyFrame;
}

export interface Applied {
  ok: true;
  action: AnyAction;
  events: AnyEvent[];
  irrevocable: boolean;
  /** Whether dice were rolled or cards drawn before the next decision. */
  drew: boolean;
  /** Whether the rules said that something hidden was shown. */
  shown: boolean;
  /** Whether nobody else may know that it was done: a choice of a secret decision that stays closed. */
  secret: boolean;
}
export type Refused = { ok: false; refusal: AnyRefusal };

/** What a seat (or, as `null`, a spectator) may know of a match. */
export interface SeatView {
  game: string;
  version: number;
  scenario: string;
  options: Options;
  seatNames: readonly string[];
  decision: Decision | null;
  /** The number of the decision for this seat, to send with its action; `null` when it has nothing to decide. */
  at: number | null;
  /** What this seat has already chosen in the secret decision under way. */
  chosen: readonly AnyAction[];
  result: Omit<EndEvent, 'type'> | null;
  state: object;
}

export interface Beginning {
  scenario: string;
  options?: Options;
  /** How many seats; the fewest the scenario allows without it. */
  seats?: number;
  stream?: Stream;
  seed: string;
  entropy?: readonly string[];
}

/** A beginning that the game cannot have: an unknown scenario, an option's value that does not exist. */
export class BadBeginning extends Trouble {
  override name = 'BadBeginning';
  readonly code = 'invalid-params';
}

/** More steps in a row than any rulebook has: rules that run in a circle. */
const RUNAWAY = 100_000;

/** More actions than one seat's secret choice takes: the numbers of a secret decision belong to no other. */
const MOST_IN_SECRET = 1000;

/**
 * A position and the rules that play it on. It is changed in place by `apply`; what its decision offers is worked
 * out once. Cheap to clone: search does it all the time.
 */
export class Play {
  readonly game: Game;
  readonly position: Position;
  readonly #flow: PositionFlow;
  #decision: Decision | null | undefined;
  #lists: (readonly AnyAction[] | undefined)[] = [];
  #families: (readonly Described[] | undefined)[] = [];
  #familyTypes: (readonly string[] | undefined)[] = [];
  /** Who must choose, as it was found when the rules came to ask. */
  #asks: readonly Seat[] | undefined;
  /** What was drawn last: the rules made it, so its form need not be looked at when it comes back. */
  #drawn: AnyAction | undefined;

  constructor(game: Game, position: Position, chance?: Chance, until?: string) {
    this.game = game;
    this.position = position;
    this.#flow = new PositionFlow(position, chance, until);
  }

  /** A new match, played on to its first decision. */
  static begin(game: Game, beginning: Beginning): { play: Play; events: AnyEvent[] } {
    const { scenario, seats, options } = checkBeginning(game, beginning);
    const position: Position = {
      scenario,
      options,
      seats,
      state: {},
      stack: [],
      sealed: null,
      chance: startChance(beginning.stream ?? 'hmac-sha256', beginning.seed, beginning.entropy),
      ply: 0,
      opened: 0,
      result: null,
    };
    const play = new Play(game, position);
    const opening = game.setup({ scenario, options, seats, chance: play.#flow });
    position.state = opening.state;
    play.#flow.next(...opening.frames);
    play.settle();
    return { play, events: play.#flow.events };
  }

  get result(): Omit<EndEvent, 'type'> | null {
    return this.position.result;
  }

  get scene(): AnyScene {
    const { scenario, options, seats } = this.position;
    return { scenario, options, seatNames: this.game.scenarios[scenario]?.seats.slice(0, seats) ?? [] };
  }

  /** What the rules can see, for evaluations and invariants. */
  get look(): AnyLook {
    return this.#flow;
  }

  /** What is being decided; `null` when the match is over. */
  decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = this.#openDecision();
    return this.#decision;
  }

  /** Every legal action of this seat that can be listed. */
  legal(seat: Seat): readonly AnyAction[] {
    const known = this.#lists[seat];
    if (known) return known;
    const asked = this.#asked(seat);
    const list = asked ? listed(asked) : [];
    this.#lists[seat] = list;
    return list;
  }

  /** What else this seat can choose: families with more members than anybody would list. */
  families(seat: Seat): readonly Described[] {
    const known = this.#families[seat];
    if (known) return known;
    const asked = this.#asked(seat);
    const families = asked ? described(asked) : [];
    this.#families[seat] = families;
    return families;
  }

  /** Whether the seat can do anything at all. */
  canAct(seat: Seat): boolean {
    return this.legal(seat).length > 0 || this.familyTypes(seat).length > 0;
  }

  /** Any legal action, listed or not. */
  anyAction(seat: Seat, chance: Chance): AnyAction {
    const asked = this.#asked(seat);
    if (!asked) throw new Error(`seat ${seat} has nothing to decide`);
    const action = drawn(asked, this.legal(seat), this.familyTypes(seat), chance);
    this.#drawn = action;
    return action;
  }

  /** The type of each of them, in their order: sooner found than what is in them. */
  familyTypes(seat: Seat): readonly string[] {
    const known = this.#familyTypes[seat];
    if (known) return known;
    const asked = this.#asked(seat);
    const types = asked ? typesOfFamilies(asked) : [];
    this.#familyTypes[seat] = types;
    return types;
  }

  /** The only thing that can be done, where everybody may know that it is the only one. */
  forced(): { seat: Seat; action: AnyAction } | null {
    const decision = this.decision();
    const seat = decision?.seats[0];
    if (!decision || seat === undefined || decision.sealed || decision.seats.length > 1) return null;
    const step = this.#step(decision.frame);
    if (runs(step) || seals(step) || !(this.game.open || step.open)) return null;
    if (step.hides?.(this.#flow, decision.frame)) return null;
    if (decision.invited.some(other => this.canAct(other))) return null;
    const [action, second] = this.legal(seat);
    return action && !second && this.familyTypes(seat).length === 0 ? { seat, action } : null;
  }

  /** What this seat has already chosen in the secret decision under way. */
  chosen(seat: Seat): readonly AnyAction[] {
    return this.position.sealed?.[seat] ?? [];
  }

  /** The number a seat's next action belongs to: `act` with an older one is stale. */
  at(seat: Seat): number | null {
    const decision = this.decision();
    if (!decision || !this.#mayAct(decision, seat)) return null;
    return this.position.opened + this.chosen(seat).length;
  }

  /** Why the seat may not do this; `null` when it may. */
  explain(seat: Seat, action: unknown, number?: number): AnyRefusal | null {
    const found = this.#find(seat, action, number);
    return found.ok ? null : found.refusal;
  }

  /** The action of this seat's that is meant: as it is listed, a set in its order. */
  find(seat: Seat, action: unknown): { ok: true; action: AnyAction } | Refused {
    return this.#find(seat, action, undefined);
  }

  /** The seat acts; refused, nothing changes. */
  apply(seat: Seat, action: unknown, number?: number): Applied | Refused {
    const found = this.#find(seat, action, number);
    if (!found.ok) return found;
    const { decision } = found;
    this.#flow.begin();
    const step = this.#step(decision.frame);
    if (seals(step)) this.#seal(step, decision.frame, seat, found.action);
    else if (!runs(step)) {
      this.position.ply++;
      this.position.stack.pop();
      step.offers[found.action.type]?.take(this.#flow, decision.frame, seat, found.action);
    }
    const secret = this.position.sealed !== null;
    this.settle();
    return {
      ok: true,
      secret,
      action: found.action,
      events: this.#flow.events,
      irrevocable: this.#flow.irrevocable || this.#toldOthers(seat),
      drew: this.#flow.drew,
      shown: this.#flow.shown,
    };
  }

  /** Plays on until somebody must choose or the match is over; tells what happened since the action before. */
  settle(): AnyEvent[] {
    this.#forget();
    this.#playOn(0);
    if (!this.position.result && this.position.stack.length === 0)
      throw new Error('the sequence of play ran out without an ending');
    return this.#flow.events;
  }

  /** Plays on until somebody must choose, the match is over, or no more frames wait than these. */
  #playOn(frames: number): void {
    const { position } = this;
    for (let steps = 0; position.result === null; steps++) {
      if (steps > RUNAWAY) throw new Error(`the rules run in a circle at step "${position.stack.at(-1)?.step}"`);
      const frame = position.stack.at(-1);
      if (!frame || position.stack.length <= frames) return;
      const step = this.#step(frame);
      if (runs(step)) {
        position.stack.pop();
        step.run(this.#flow, frame);
        continue;
      }
      if (seals(step) && position.sealed) {
        if (this.#unsealed(step, frame).length > 0) break;
        this.#open(step, frame, position.sealed);
        continue;
      }
      const asks = step.seats(this.#flow, frame);
      if (asks.length === 0) {
        position.stack.pop();
        continue;
      }
      this.#asks = asks;
      position.opened = position.ply;
      if (seals(step)) position.sealed = Array.from({ length: position.seats }, () => []);
      break;
    }
  }

  /** What this action hangs on, or why nobody can say; `null` when the game says that it hangs on nothing. */
  stakes(seat: Seat, action: AnyAction): Stakes | Unforeseen | null {
    const decision = this.decision();
    if (!decision) return null;
    const step = this.#step(decision.frame);
    if (runs(step)) return null;
    return step.offers[action.type]?.odds?.(this.#flow, decision.frame, seat, action) ?? null;
  }

  /** What a legal action would lead to with these results, on a copy in which the case has been laid out. */
  foresee(seat: Seat, action: AnyAction, chance: Chance, { until, instead }: Stakes, lay: Case['lay']): AnyEvent[] {
    const copy = new Play(this.game, clonePosition(this.game, this.position), chance, until);
    copy.#lists = this.#lists.slice();
    lay(copy.position.state);
    try {
      if (instead) return copy.#playOut(instead);
      const applied = copy.apply(seat, action);
      return applied.ok ? applied.events : [];
    } catch (error) {
      if (error instanceof Enough) return error.events;
      throw error;
    }
  }

  /** One frame played out on a copy with these results; it is `over` where nobody decides before its end. */
  foreseeFrame(
    frame: AnyFrame,
    chance: Chance,
    until: Stakes['until'],
    lay: Case['lay'],
  ): { play: Play; events: AnyEvent[]; over: boolean } {
    const copy = new Play(this.game, clonePosition(this.game, this.position), chance, until);
    lay(copy.position.state);
    const waiting = copy.position.stack.length;
    try {
      const events = copy.#playOut([frame]);
      return { play: copy, events, over: copy.position.stack.length === waiting && !copy.position.result };
    } catch (error) {
      if (error instanceof Enough) return { play: copy, events: error.events, over: false };
      throw error;
    }
  }

  #playOut(frames: readonly AnyFrame[]): AnyEvent[] {
    const waiting = this.position.stack.length;
    this.#flow.begin();
    this.#flow.next(...frames);
    this.#playOn(waiting);
    return this.#flow.events;
  }

  view(seat: Seat | null): SeatView {
    const { position, game } = this;
    return {
      game: game.rulebook.id,
      version: game.version,
      ...this.scene,
      decision: this.decision(),
      at: seat === null ? null : this.at(seat),
      chosen: seat === null ? [] : this.chosen(seat),
      result: position.result,
      state: game.view(this.#flow, seat),
    };
  }

  /** A copy that shares nothing that can change. With `chance` its results come from there. */
  clone(chance?: Chance): Play {
    const copy = new Play(this.game, clonePosition(this.game, this.position), chance);
    copy.#lists = this.#lists.slice();
    return copy;
  }

  /** A copy in which everything hidden from the seat is drawn again, the coming dice too. */
  resample(seat: Seat, chance: Chance): Play {
    const position = clonePosition(this.game, this.position);
    position.chance = {
      stream: 'sfc32',
      words: [chance.draw(2 ** 32) | 0, chance.draw(2 ** 32) | 0, chance.draw(2 ** 32) | 0, 1],
      script: [],
    };
    const copy = new Play(this.game, position);
    this.game.resample(copy.#flow, seat, chance);
    copy.#redrawSealed(seat, chance);
    return copy;
  }

  hash(): string {
    return hashOf(this.position);
  }

  #step(frame: AnyFrame): AnyStep {
    const step = this.game.steps[frame.step];
    if (!step) throw new Error(`${this.game.rulebook.id} has no step "${frame.step}"`);
    return step;
  }

  #forget(): void {
    this.#decision = undefined;
    this.#asks = undefined;
    this.#lists = [];
    this.#families = [];
    this.#familyTypes = [];
  }

  #openDecision(): Decision | null {
    const frame = this.position.stack.at(-1);
    if (this.position.result || !frame) return null;
    const step = this.#step(frame);
    if (runs(step)) throw new Error(`step "${frame.step}" does not ask`);
    const sealed = seals(step);
    return {
      step: frame.step,
      rule: step.cites?.(this.#flow, frame) ?? step.rule,
      sealed,
      seats: sealed ? this.#unsealed(step, frame) : (this.#asks ?? step.seats(this.#flow, frame)),
      invited: (!sealed && step.invites?.(this.#flow, frame)) || [],
      frame,
    };
  }

  #mayAct(decision: Decision, seat: Seat): boolean {
    return decision.seats.includes(seat) || decision.invited.includes(seat);
  }

  /** The seat before what is being decided; `null` when it has nothing to say. */
  #asked(seat: Seat): Asked | null {
    const decision = this.decision();
    if (!decision || !this.#mayAct(decision, seat)) return null;
    return this.#askedAbout(decision, seat);
  }

  #askedAbout({ frame }: Decision, seat: Seat): Asked | null {
    const step = this.#step(frame);
    return runs(step) ? null : { look: this.#flow, step, frame, seat, chosen: this.chosen(seat) };
  }

  /** What of this kind the seat may do: to play a record on, nobody needs all the rest. */
  #listOf(decision: Decision, seat: Seat, action: unknown): readonly AnyAction[] {
    const asked = this.#askedAbout(decision, seat);
    return asked && isAction(action) ? listedOf(asked, action.type) : [];
  }

  #find(
    seat: Seat,
    action: unknown,
    number: number | undefined,
  ): { ok: true; action: AnyAction; decision: Decision } | Refused {
    const decision = this.decision();
    if (!decision) return refuse(this.position.result?.rule ?? '', 'over');
    const { rule } = decision;
    if (!this.#mayAct(decision, seat)) return refuse(rule, 'not-your-decision');
    if (number !== undefined && number !== this.at(seat)) return refuse(rule, 'stale', { at: this.at(seat) });
    const list = this.#lists[seat] ?? this.#listOf(decision, seat, action);
    const same =
      list.find(candidate => candidate === action) ??
      list.find(candidate => equal(candidate, action)) ??
      this.#inAnotherOrder(list, action);
    if (same) return { ok: true, action: same, decision };
    return this.#inFamily(decision, seat, action) ?? this.#refusal(decision, seat, action);
  }

  /** A member of a family, with its sets in one order. */
  #inFamily(
    decision: Decision,
    seat: Seat,
    action: unknown,
  ): { ok: true; action: AnyAction; decision: Decision } | null {
    const asked = this.#askedAbout(decision, seat);
    const form = asked && this.#wellFormed(action);
    if (!form || !contains(asked, form.action)) return null;
    return { ok: true, action: inOrder(form.action, unorderedFields(form.schema)), decision };
  }

  #wellFormed(action: unknown): { action: AnyAction; schema: TSchema } | null {
    if (!isAction(action)) return null;
    const schema = Object.hasOwn(this.game.actions, action.type) ? this.game.actions[action.type] : undefined;
    if (action === this.#drawn) return schema ? { action, schema } : null;
    const { type: _, ...data } = action;
    return schema && Check(schema, data) ? { action, schema } : null;
  }

  /** The listed action that says the same where the order of a list means nothing. */
  #inAnotherOrder(list: readonly AnyAction[], action: unknown): AnyAction | undefined {
    if (!isAction(action) || !Object.hasOwn(this.game.actions, action.type)) return undefined;
    const schema = this.game.actions[action.type];
    const fields = schema ? unorderedFields(schema) : [];
    return fields.length === 0 ? undefined : list.find(candidate => sameInAnyOrder(candidate, action, fields));
  }

  /** Why an action that is not listed is refused: the rule's own reason where the step can tell it. */
  #refusal(decision: Decision, seat: Seat, action: unknown): Refused {
    const { rule } = decision;
    if (!isAction(action))
      return refuse(rule, 'malformed', { faults: [{ path: '', code: 'no-action' }] satisfies Fault[] });
    const schema = Object.hasOwn(this.game.actions, action.type) ? this.game.actions[action.type] : undefined;
    if (!schema) return refuse(rule, 'unknown-action', { type: action.type.slice(0, 100) });
    const { type, ...data } = action;
    if (!Check(schema, data)) return refuse(rule, 'malformed', { faults: faultsOf(schema, data) });
    const asked = this.#askedAbout(decision, seat);
    if (!asked || !Object.hasOwn(asked.step.offers, type)) return refuse(rule, 'not-now', { type });
    const refusal = reasonAgainst(asked, action);
    return refusal ? { ok: false, refusal } : refuse(rule, 'not-offered');
  }

  #sealedDone(step: AnySealedStep, frame: AnyFrame, seat: Seat): boolean {
    const chosen = this.chosen(seat);
    return step.done ? step.done(this.#flow, frame, seat, chosen) : chosen.length > 0;
  }

  #unsealed(step: AnySealedStep, frame: AnyFrame): Seat[] {
    return step.seats(this.#flow, frame).filter(seat => !this.#sealedDone(step, frame, seat));
  }

  #seal(step: AnySealedStep, frame: AnyFrame, seat: Seat, action: AnyAction): void {
    const { sealed } = this.position;
    if (!sealed) throw new Error('no secret choice is under way');
    at(sealed, seat).push(action);
    if (this.#unsealed(step, frame).length === 0) this.#open(step, frame, sealed);
  }

  #open(step: AnySealedStep, frame: AnyFrame, choices: readonly (readonly AnyAction[])[]): void {
    this.position.sealed = null;
    this.position.ply = this.position.opened + MOST_IN_SECRET;
    this.position.stack.pop();
    this.#flow.reveal();
    step.reveal(this.#flow, frame, choices);
  }

  /** Whether this action told a secret to somebody else than its own seat. */
  #toldOthers(actor: Seat): boolean {
    return this.#flow.events.some(event => 'only' in event && event.only?.some(seat => seat !== actor));
  }

  /** Other seats' secret choices are unknown: the same seats have chosen, something else. */
  #redrawSealed(viewer: Seat, chance: Chance): void {
    const { sealed } = this.position;
    const decision = this.decision();
    if (!sealed || !decision) return;
    const step = this.#step(decision.frame);
    if (!seals(step)) return;
    for (const seat of this.#flow.others(viewer)) {
      if (at(sealed, seat).length === 0) continue;
      const wasDone = this.#sealedDone(step, decision.frame, seat);
      sealed[seat] = [];
      while (wasDone && !this.#sealedDone(step, decision.frame, seat)) {
        const asked = this.#askedAbout(decision, seat);
        if (!asked) break;
        at(sealed, seat).push(drawn(asked, listed(asked), typesOfFamilies(asked), chance));
      }
    }
    this.#forget();
  }
}

const refuse = (rule: string, reason: KernelReason, details: object = {}): Refused => ({
  ok: false,
  refusal: { rule, reason, ...details },
});

const isAction = (value: unknown): value is AnyAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function checkBeginning(game: Game, beginning: Beginning): { scenario: string; seats: number; options: Options } {
  const { scenario } = beginning;
  const spec = Object.hasOwn(game.scenarios, scenario) ? game.scenarios[scenario] : undefined;
  if (!spec)
    throw new BadBeginning({
      code: 'unknown-scenario',
      game: game.rulebook.id,
      scenario,
      scenarios: Object.keys(game.scenarios),
    });
  const fewest = spec.min ?? spec.seats.length;
  const seats = beginning.seats ?? fewest;
  if (!Number.isInteger(seats) || seats < fewest || seats > spec.seats.length)
    throw new BadBeginning({ code: 'number-of-seats', scenario, seats, fewest, most: spec.seats.length });
  return { scenario, seats, options: checkOptions(game, scenario, beginning.options ?? {}) };
}

function checkOptions(game: Game, scenario: string, given: Options): Options {
  const offered = Object.entries(game.options).filter(([, spec]) => spec.scenarios?.includes(scenario) ?? true);
  for (const [name, value] of Object.entries(given)) {
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    // A record names every option; one that is not the scenario's stands at its default.
    if (known && value === known.default) continue;
    if (!offered.some(([option]) => option === name))
      throw new BadBeginning({
        code: 'unknown-option',
        scenario,
        option: name,
        options: offered.map(([option]) => option),
      });
  }
  const options: Options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
  for (const [name, spec] of offered) {
    const value = given[name];
    if (value === undefined) continue;
    if (!spec.values.includes(value))
      throw new BadBeginning({ code: 'option-value', option: name, value, values: spec.values });
    options[name] = value;
  }
  return options;
}
