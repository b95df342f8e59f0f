import type {
  Action,
  AnyShape,
  Decision,
  Described,
  EndEvent,
  Frame,
  Game,
  Language,
  Pack,
  Play,
  Scene,
  Seat,
  Shape,
} from '@carroccio/kernel';

/** A match at one moment, as the person at the screen may see it. */
export interface Sight<G extends Shape> {
  readonly state: G['view'];
  readonly scene: Scene<G>;
  /** Through whose eyes; `null` is a spectator. */
  readonly seat: Seat | null;
  readonly decision: (Omit<Decision, 'frame'> & { frame: Frame<G> }) | null;
  /** What the one who looks may do now; nothing when it is not for him to decide, or in a replay. */
  readonly legal: readonly Action<G>[];
  /** What else he may do: actions that are described and not listed. */
  readonly families?: readonly Described[];
  /** What he has already chosen in the secret decision under way. */
  readonly chosen?: readonly Action<G>[];
  readonly result: Omit<EndEvent<G['endings']>, 'type'> | null;
  readonly language: Language;
}

/** A position through the eyes of a seat, or (`null`) of a spectator. */
export function lookThrough(play: Play, seat: Seat | null, language: Language): Sight<AnyShape> {
  const { scenario, options, seatNames, decision, chosen, result, state } = play.view(seat);
  return {
    state,
    scene: { scenario, options, seatNames },
    seat,
    decision,
    legal: seat === null ? [] : play.legal(seat),
    families: seat === null ? [] : play.families(seat),
    chosen,
    result,
    language,
  };
}

/** What a table is set with: the game, on its own data or with a pack's. */
export interface Setting {
  readonly game: Game;
  /** The data the game was built on, part by part. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly pack: Pack | undefined;
}
