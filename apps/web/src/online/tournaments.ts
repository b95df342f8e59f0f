import type { Pace } from './pace.ts';

/** Tournaments as the server tells of them. */
export const FORMS = ['round-robin', 'swiss', 'knock-out'] as const;
export type Form = (typeof FORMS)[number];

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  /** 0 before it begins. */
  readonly round: number;
  readonly ended: boolean;
}

export interface TournamentWish extends Pick<TournamentRow, 'name' | 'game' | 'scenario'> {
  readonly form: Form;
  /** Each pairing is played twice, with sides changed. */
  readonly both: boolean;
  readonly pace: Pace;
  readonly days: number;
  /** The club whose members alone enter. */
  readonly club: string | null;
}

export interface Tournament extends TournamentRow, Omit<TournamentWish, 'name' | 'game' | 'scenario' | 'club'> {
  readonly rounds: number;
  readonly due: number | null;
  readonly hosting: boolean;
  readonly entered: boolean;
  readonly standings: readonly {
    readonly person: string;
    readonly name: string;
    readonly points: number;
    readonly strength: number;
  }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly first: string;
    readonly second: string | null;
    readonly table: string | null;
    /** What the first got: 1, ½ or 0. */
    readonly score: number | null;
  }[];
}
