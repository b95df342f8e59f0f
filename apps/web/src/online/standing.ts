/** Who plays how well, as the server keeps it. */
interface Figures {
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

export interface Leader extends Figures {
  readonly name: string;
  readonly person: string;
}

export interface Result {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
  /** What the seat got of all others: 1 won, 0 lost. */
  readonly share: number | null;
  readonly ended: number;
}

export interface Profile {
  readonly name: string;
  readonly guest: boolean;
  readonly ratings: readonly (Figures & { readonly game: string })[];
  readonly results: readonly Result[];
  /** Those that whoever asks has played with him. */
  readonly together: readonly Result[];
}
