import type {
  Action,
  ActionType,
  AnyAction,
  AnyShape,
  ChartMark,
  Described,
  Frame,
  GameEvent,
  Language,
  Patch,
  RollEvent,
  Scene,
  Seat,
  Shape,
  Stock,
  Told,
} from '@carroccio/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BoardLine, BoardPicture, CellMark, Cue, Spot } from './picture.ts';
import type { Setting, Sight } from './sight.ts';

/** A layer that can be laid over a board: zones of control, command, sight. */
export interface Layer<G extends Shape> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** The letter that switches it. */
  readonly key: string;
  /** Whether it is about the selected piece and shows nothing without one. */
  readonly ofPiece: boolean;
  /** Whether it is on until somebody switches it off: what a move costs. */
  readonly usual?: true;
  marks(sight: Sight<G>, board: string, piece: string | null): readonly CellMark[];
  lines?(sight: Sight<G>, board: string, piece: string | null): readonly BoardLine[];
}

/** A line of a plot over the match: victory points, losses. */
export interface Series<G extends Shape> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** What an event adds, and to whom, after all that was told before it; nothing when it does not count. */
  counts(
    event: Told<G>,
    scene: Scene<G>,
    earlier: readonly Told<G>[],
  ): { readonly seat: Seat; readonly amount: number } | null;
}

/** A chart of the game, shown as a chart. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The rules it belongs to. */
  readonly rules: readonly string[];
  /** Whether it is from the rulebook or reconstructed, in words. */
  readonly origin: string;
  readonly body: ReactNode;
}

/** A figure that no piece shows and that can be set by hand: a purse, a price, whom a quarter of a town trusts. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** What it may be; without it, any whole number from `least` (0) to `most`. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  set(value: number): Patch;
}

/** The figures of one owner: a merchant, a commune. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** How a position is set up by hand, as patches of the state. */
export interface PositionEditor<G extends Shape> {
  move?(sight: Sight<G>, piece: string, cell: number): Patch;
  turn?(sight: Sight<G>, piece: string, by: 1 | -1): Patch;
  damage?(sight: Sight<G>, piece: string, by: 1 | -1): Patch;
  /** Other states of a piece that can be switched: disrupted, fired. */
  readonly marks?: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
    toggle(sight: Sight<G>, piece: string): Patch;
  }[];
  remove?(sight: Sight<G>, piece: string): Patch;
  /** Pieces that are not on the board and can be put there; `place` says where they are instead. */
  absent?(sight: Sight<G>): readonly { piece: string; label: string; seat: Seat; place?: string }[];
  /** What can be set beside the pieces. */
  books?(sight: Sight<G>): readonly Book[];
  /** Lets a seat begin a turn of its own: what is being decided starts anew. */
  turnOf?(sight: Sight<G>, seat: Seat): Patch;
}

/** What is always in sight: when it is, what wins or pays, and how it stands. */
export interface Bar {
  /** The turn, or the month. */
  readonly when: string;
  readonly phases: readonly string[];
  /** Which of them it is, or -1. */
  readonly phase: number;
  /** By seat: the numbers that win or pay. */
  readonly scores: readonly string[];
}

/** What somebody must know who has never read the rules: beside the words of the scenario itself. */
export interface Briefing {
  /** By seat: with what they fight. */
  readonly forces: readonly (readonly string[])[];
  /** What is played for, and how victory is judged. */
  readonly aims: readonly string[];
  readonly length: string;
  /** Rules one may read more in. */
  readonly rules: readonly string[];
}

type ActionTypeOf<A> = A extends { readonly type: infer T } ? T : never;

/** A reaction that can be refused beforehand, for a while. */
export interface Refusable<A> {
  /** What refuses it. */
  readonly no: A;
  /** What is refused then: "No shots at whoever leaves". */
  readonly name: Readonly<Record<Language, string>>;
  /** What it is answered with otherwise, where one can say so without knowing whom it meets. */
  readonly yes?: { readonly type: ActionTypeOf<A>; readonly name: Readonly<Record<Language, string>> };
  /** The fields of the frame that stay the same through one move of the other side; without them, it is asked once a move. */
  readonly move?: readonly string[];
}

/** How a deed is counted: one of them, several of them. */
interface Deed<Event> extends Readonly<Record<Language, readonly [one: string, several: string]>> {
  /** Whose deed it is, where several events of one piece after the other are one: a move over many hexes. */
  by?(event: Event): number;
}

export type Deeds<G extends Shape> = {
  readonly [type in keyof G['events'] & string]?: Deed<Extract<GameEvent<G>, { type: type }>>;
};

/** An army that is being raised. */
export interface Army<S, A> {
  /** What has been chosen for it, in order. */
  readonly chosen: readonly A[];
  /** Who can be given back, and what would be chosen then. */
  readonly members: readonly { readonly id: string; readonly label: string; readonly without: readonly A[] }[];
  /** By where they come from: what is offered can be looked at one nation at a time. */
  readonly nations: readonly { readonly id: string; readonly name: string; has(action: A): boolean }[];
  /** Armies that can be taken whole: what to choose next for each, until there is nothing more to choose. */
  readonly ready: readonly { readonly id: string; readonly name: string; next(sight: S): A | null }[];
}

/** A page of things to cut out: counters, cards. */
export interface PrintSheet {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What a form of a table's own gets: the families of one kind of action, and how one of them is tried and chosen. */
export interface FormProps<S> {
  readonly sight: S;
  readonly families: readonly Described[];
  /** Why an action is refused, in words; `null` when it is not. */
  refusal(action: AnyAction): Promise<string | null>;
  choose(action: AnyAction): void;
}

/** What a hand of cards gets. */
export interface HandProps<S, A> {
  readonly sight: S;
  choose(action: A): void;
  /** A card is lifted: where the choices it allows point, they can be pressed on the board. `null` puts it back. */
  hold?(choices: readonly A[] | null): void;
}

/** What only one game shows: its board, its pieces, its tracks. Everything else at the table is the same for all. */
export interface TableDefinition<G extends Shape> {
  /** The boards to show; the first is in front. A battle inside a month comes first while it lasts. */
  boards(sight: Sight<G>): readonly BoardPicture[];
  /** Where an action points on a board; `null` when it is a matter of words only. */
  spot(action: Action<G>, sight: Sight<G>): Spot | null;
  /** What a person may have meant, with this piece selected, who points where nothing is offered: the first refusal is told. */
  meant?(spot: Spot, sight: Sight<G>, selected: string | null): readonly Action<G>[];
  /** The actions, one after the other, that lead to a far cell. */
  journey?(spot: Spot, sight: Sight<G>): readonly Action<G>[];
  /** How a piece can be taken in hand: it is ordered to move, to shoot; where it goes is said next. */
  begins?(piece: string, sight: Sight<G>): readonly Action<G>[];
  /** The decisions in which pieces that stand side by side can be sent off together. */
  readonly inLine?: readonly (keyof G['steps'] & string)[];
  /** What a piece in hand turns its front to, where it has one: pieces that go together are then turned together. */
  front?(piece: string, sight: Sight<G>): 'corner' | 'side' | null;
  /** The decisions in which pieces are placed before play begins: their rest can be placed as proposed. */
  readonly setUp?: readonly (keyof G['steps'] & string)[];
  /** What closes a set-up, by its decision; while it may not be chosen, the table says what is missing. */
  readonly closing?: { readonly [step in keyof G['steps'] & string]?: Action<G> };
  /** What ends a move under way where it has come to, if it can end there. */
  ends?(sight: Sight<G>): Action<G> | null;
  /** The cells to which a move under way can lead, by a journey. */
  reach?(sight: Sight<G>): readonly number[];
  /** Ways for a move under way up to whoever stands at a spot, the best first. */
  approaches?(spot: Spot, sight: Sight<G>): readonly (readonly Action<G>[])[];
  /** While an army is raised: what it has, and what it could be. */
  army?(sight: Sight<G>): Army<Sight<G>, Action<G>> | null;
  readonly layers?: readonly Layer<G>[];
  /** Values and state of a piece, what it may do and what not. */
  readonly Card?: ComponentType<{ sight: Sight<G>; piece: string }>;
  bar?(sight: Sight<G>): Bar;
  briefing?(scenario: G['scenarios'], language: Language): Briefing;
  readonly Tracks?: ComponentType<{ sight: Sight<G> }>;
  /** Cards in hand and the like, below the board. */
  readonly Hand?: ComponentType<HandProps<Sight<G>, Action<G>>>;
  /** What has just happened, shown as the things it happened with: the cards drawn for a test. */
  readonly Tray?: ComponentType<{ sight: Sight<G>; fresh: readonly GameEvent<G>[] }>;
  /** Choices of the panel stand under headings: the heading of an action. */
  heading?(action: Action<G>, sight: Sight<G>): string;
  /** Below its heading an action may need fewer words; `null`: its own. */
  short?(action: Action<G>, sight: Sight<G>): string | null;
  /** What there is to be spent or sent by such an action, in words: a purse, a treasury. */
  means?(action: Action<G>, sight: Sight<G>): string | null;
  /** Forms of the table's own for actions that are described and not listed, by their kind; the others have a plain one. */
  readonly forms?: { readonly [T in ActionType<G>]?: ComponentType<FormProps<Sight<G>>> };
  /** The reactions that can be refused beforehand, by the decision that asks for them. */
  readonly refusable?: { readonly [step in keyof G['steps'] & string]?: Refusable<Action<G>> };
  /** In the panel, above the choices: what is being decided about, where that is more than a sentence. */
  readonly Matter?: ComponentType<{ sight: Sight<G> }>;
  /** Whether the seats that decide need what only they may see; without it, whenever they know more than a spectator. */
  needsSecrets?(frame: Frame<G>): boolean;
  /** Whether offering an action tells what only its seat may know: on a shared screen it waits until the seat looks alone. */
  betrays?(action: Action<G>): boolean;
  /** What an event shows on a board; `sight` is the match before it, when those whom it struck still stood there. */
  cues?(event: GameEvent<G>, sight: Sight<G>): readonly Cue[];
  /** The events beside rolls that decide something, and are given their time: a test of cards, a clash. */
  readonly blows?: readonly (keyof G['events'] & string)[];
  /** The events that only say what begins, a turn or a phase: what was decided just before has not brought them. */
  readonly openings?: readonly (keyof G['events'] & string)[];
  /** What is counted when it is told what others have done: singular and plural of "move", "shot". */
  readonly deeds?: Deeds<G>;
  readonly series?: readonly Series<G>[];
  /** On the summary: where the points came from, after all that was told. */
  readonly Account?: ComponentType<{ sight: Sight<G>; told: readonly Told<G>[] }>;
  /** Whether high results of a roll are good for whom they are booked to; 0 when they are neither. */
  luck?(roll: RollEvent<G['rolls']>): { seat: Seat; good: 1 | -1 } | null;
  charts?(language: Language): readonly Chart[];
  /** The charts that are looked at turn after turn: they stand on the two pages of the player aid, in this order. */
  readonly aid?: readonly string[];
  /** What the one who looks can spend now: florins, points. What a choice costs is what is gone of it afterwards. */
  stock?(sight: Sight<G>, frames: readonly Frame<G>[]): readonly Stock[];
  /** The cells of the charts that apply now: the weather, the columns of the combat that is being fought. */
  marks?(sight: Sight<G>): readonly ChartMark[];
  readonly editor?: PositionEditor<G>;
  sheets?(scenario: G['scenarios'], language: Language): readonly PrintSheet[];
}

/** A table with its game's types forgotten: what the pages hold. */
export type Table = TableDefinition<AnyShape>;
export type AnySight = Sight<AnyShape>;

/** Checks a table against its game's types and forgets them. */
export function defineTable<G extends Shape>(
  lay: (setting: Setting) => TableDefinition<G>,
): (setting: Setting) => Table;
export function defineTable(lay: (setting: Setting) => Table): (setting: Setting) => Table {
  return lay;
}
