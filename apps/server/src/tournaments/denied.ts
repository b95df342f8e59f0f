/** Why something cannot be done in a tournament. */
export type TournamentCode =
  | 'unknown-tournament'
  | 'tournament-begun'
  | 'tournament-full'
  | 'not-your-tournament'
  | 'too-few-entrants'
  | 'too-many-tournaments';

export class TournamentDenied extends Error {
  override name = 'TournamentDenied';
  readonly code: TournamentCode;

  constructor(code: TournamentCode) {
    super(code);
    this.code = code;
  }
}
