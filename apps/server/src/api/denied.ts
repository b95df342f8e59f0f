import type { LobbyCode } from '../online/lobby.ts';

/** Why a request is not even looked at: it comes from elsewhere, too fast, or from nobody; and what is wrong with a name. */
type ApiCode =
  | 'foreign'
  | 'too-fast'
  | 'nobody'
  | 'has-account'
  | 'name-taken'
  | 'wrong-password'
  | PaceCode
  | NewsCode;

/** What clocks and calendars do not allow. */
type PaceCode = 'not-late' | 'no-days-left';

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

export const STATUS: Readonly<Record<ApiCode | LobbyCode, number>> = {
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
  'unknown-table': 404,
  'no-seat': 400,
  taken: 409,
  begun: 409,
  'not-over': 409,
  'not-yours': 403,
  'no-host': 400,
  'too-many-tables': 429,
};
