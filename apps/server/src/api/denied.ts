import type { LobbyCode } from '../online/lobby.ts';
import type { TournamentCode } from '../tournaments/denied.ts';

/** Why a request is not even looked at: it comes from elsewhere, too fast, or from nobody; and what is wrong with a name. */
type ApiCode =
  | 'foreign'
  | 'too-fast'
  | 'nobody'
  | 'has-account'
  | 'name-taken'
  | 'wrong-password'
  | 'unknown-person'
  | 'no-pack'
  | WayInCode
  | TokenCode
  | CareCode
  | ClubCode
  | PaceCode
  | NewsCode;

/** What clocks and calendars do not allow. */
type PaceCode = 'not-late' | 'no-days-left';

/** Tokens for programs: there is none, there are enough, or it does not suffice. */
type TokenCode = 'no-token' | 'too-many-tokens' | 'not-by-token';

/** Ways in that lead nowhere. */
type WayInCode = 'account-closed' | 'no-account' | 'wrong-passkey' | 'too-many-passkeys' | 'last-way-in' | 'no-reset';

/** What people may not do about each other, and only stewards may. */
type CareCode =
  | 'too-many-blocked'
  | 'too-many-reports'
  | 'unknown-report'
  | 'not-a-steward'
  | 'steward-stays'
  | 'no-such-table';

/** What clubs do not allow. */
type ClubCode = 'unknown-club' | 'not-a-member' | 'not-your-club' | 'too-many-clubs' | 'club-full';

/** Where nobody can be told anything. */
type NewsCode = 'no-address' | 'no-channel' | 'too-many-channels';

export class ApiDenied extends Error {
  override name = 'ApiDenied';
  readonly code: ApiCode;

  constructor(code: ApiCode) {
    super(code);
    this.code = code;
  }
}

export const STATUS: Readonly<Record<ApiCode | LobbyCode | TournamentCode, number>> = {
  foreign: 403,
  'too-fast': 429,
  nobody: 401,
  'has-account': 409,
  'name-taken': 409,
  'wrong-password': 403,
  'not-late': 409,
  'no-days-left': 409,
  'no-address': 400,
  'no-channel': 404,
  'too-many-channels': 409,
  'no-token': 404,
  'too-many-tokens': 409,
  'not-by-token': 403,
  'account-closed': 403,
  'no-account': 409,
  'wrong-passkey': 403,
  'too-many-passkeys': 409,
  'last-way-in': 409,
  'no-reset': 404,
  'too-many-blocked': 409,
  'too-many-reports': 429,
  'unknown-report': 404,
  'not-a-steward': 403,
  'steward-stays': 409,
  'no-such-table': 404,
  'not-wanted': 403,
  'no-pack': 404,
  'unknown-club': 404,
  'not-a-member': 403,
  'not-your-club': 403,
  'too-many-clubs': 409,
  'club-full': 409,
  'unknown-table': 404,
  'kept-for-another': 403,
  'unknown-person': 404,
  'unknown-tournament': 404,
  'tournament-begun': 409,
  'tournament-full': 409,
  'not-your-tournament': 403,
  'too-few-entrants': 409,
  'too-many-tournaments': 429,
  'no-seat': 400,
  taken: 409,
  begun: 409,
  'not-over': 409,
  'not-yours': 403,
  'no-host': 400,
  'too-many-tables': 429,
};
