/** People and tables of the server that these pages came from. */
import type { MatchRecord, OptionValue, Pack } from '@carroccio/kernel';
import { forgetRooms } from '../keep/rooms.ts';
import { isRemembered, newEntropy, remember } from './dice.ts';
import type { Holiday, Pace } from './pace.ts';
import type { Leader, Profile } from './standing.ts';
import type { Tournament, TournamentRow, TournamentWish } from './tournaments.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** Whether he looks after the house. */
  readonly steward?: boolean;
}

type OnlineSitter =
  | { readonly kind: 'person'; readonly name: string; readonly person: string }
  | { readonly kind: 'bot'; readonly bot: string }
  /** Kept for somebody, or for whoever comes. */
  | { readonly kind: 'open'; readonly invited?: string };

export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly unlisted: boolean;
  /** How much time there is; `null` where it is no matter. */
  readonly pace: Pace | null;
  /** The club whose members alone sit down here. */
  readonly club: string | null;
  /** The data pack it is played with. */
  readonly pack: { readonly title: string } | null;
  /** The hash of the server's seed, which is shown when the match is over. */
  readonly commitment: string;
  readonly created: number;
  readonly began: boolean;
  readonly over: boolean;
  /** Whether the rules of the game have changed since it was opened. */
  readonly olderRules: boolean;
  /** Seats of whoever asks. */
  readonly mine: readonly number[];
  /** Seats that are kept for him. */
  readonly invited: readonly number[];
  readonly hosting: boolean;
  /** Whether he must choose now. */
  readonly turn: boolean;
  /** When his time for it is up. */
  readonly due: number | null;
  /** Of one that is over: the table where they play once more. */
  readonly next?: string | null;
  readonly sitters: readonly OnlineSitter[];
}

export interface Said {
  readonly line: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface TableWish extends Pick<OnlineTable, 'game' | 'scenario' | 'options' | 'unlisted' | 'pace'> {
  readonly seats: readonly WishedSeat[];
  readonly club: string | null;
  readonly pack: Pack | null;
}
export type WishedSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'invited'; readonly name: string };

export interface QuickWish extends Pick<TableWish, 'game' | 'scenario' | 'pace'> {
  readonly seats: number;
}

/** Why the server does not do what it is asked; `unreachable` when it does not answer, or is none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

export const api = {
  me: async (): Promise<Person | null> => {
    const { person, steward = false } = await get<{ person: Person | null; steward?: boolean }>('me');
    return person && { ...person, steward };
  },
  signOut: async (): Promise<void> => {
    await remove<object>('me');
    await forgetRooms().catch(() => undefined);
  },
  introduce: (name: string) => post<{ person: Person }>('guests', { name }),
  account: (name: string, password: string) => post<{ person: Person }>('accounts', { name, password }),
  enter: (name: string, password: string) => post<object>('sessions', { name, password }),
  heard: async (id: string): Promise<readonly Said[]> =>
    (await get<{ talk: readonly Said[] }>(`tables/${encodeURIComponent(id)}/talk`)).talk,
  say: (id: string, text: string) => post<object>(`tables/${encodeURIComponent(id)}/talk`, { text }),
  tables: async (game: string | null): Promise<readonly OnlineTable[]> =>
    (await get<Tables>(game === null ? 'tables' : `tables?game=${encodeURIComponent(game)}`)).tables,
  quick: async (wish: QuickWish): Promise<string> => {
    const entropy = newEntropy();
    const { table } = await post<{ table: string }>('quick', { ...wish, entropy });
    remember(table, { entropy, commitment: null });
    return table;
  },
  notes: async (id: string): Promise<string> =>
    (await get<{ text: string }>(`tables/${encodeURIComponent(id)}/notes`)).text,
  keepNotes: (id: string, text: string) => post<object>(`tables/${encodeURIComponent(id)}/notes`, { text }),
  profile: (id: string) => get<Profile>(`people/${encodeURIComponent(id)}`),
  leaders: async (game: string): Promise<readonly Leader[]> =>
    (await get<{ leaders: readonly Leader[] }>(`leaders/${encodeURIComponent(game)}`)).leaders,
  matches: async (): Promise<readonly OnlineTable[]> => (await get<Tables>('matches')).tables,
  table: (id: string) => get<OnlineTable>(`tables/${encodeURIComponent(id)}`),
  /** The table is opened with something of this browser's for its dice. */
  open: async (wish: TableWish): Promise<string> => {
    const entropy = newEntropy();
    const { table } = await post<{ table: string }>('tables', { ...wish, entropy });
    remember(table, { entropy, commitment: null });
    return table;
  },
  /** Sits down, after the server has committed itself to its seed. */
  sit: async ({ id, commitment }: OnlineTable, seat: number): Promise<OnlineTable> => {
    const entropy = newEntropy();
    const table = await post<OnlineTable>(`tables/${encodeURIComponent(id)}/sit`, { seat, entropy });
    remember(id, { entropy, commitment });
    return table;
  },
  pack: (id: string) => get<Pack>(`tables/${encodeURIComponent(id)}/pack`),
  record: (id: string) => get<MatchRecord>(`tables/${encodeURIComponent(id)}/record`),
  leave: (id: string) => post<object>(`tables/${encodeURIComponent(id)}/leave`, {}),
  tournaments: async (): Promise<readonly TournamentRow[]> =>
    (await get<{ tournaments: readonly TournamentRow[] }>('tournaments')).tournaments,
  tournament: (id: string) => get<Tournament>(`tournaments/${encodeURIComponent(id)}`),
  openTournament: async (wish: TournamentWish): Promise<string> =>
    (await post<{ tournament: string }>('tournaments', wish)).tournament,
  inTournament: (id: string, deed: 'enter' | 'withdraw' | 'start') =>
    post<object>(`tournaments/${encodeURIComponent(id)}/${deed}`, {}),
  /** All that is kept of whoever asks is deleted. */
  forgetMe: async (): Promise<void> => {
    await post<object>('me/delete', { sure: true });
    await forgetRooms().catch(() => undefined);
  },
  claim: (id: string, seat: number, claim: 'win' | 'bot') =>
    post<object>(`tables/${encodeURIComponent(id)}/claim`, { seat, claim }),
  holiday: () => get<Holiday>('me/holiday'),
  goAway: (days: number) => post<Holiday>('me/holiday', { days }),
  /** The same once more: whoever asks first opens the table, whoever asks later sits down at it. */
  again: async (id: string): Promise<string> => {
    const entropy = newEntropy();
    const { table } = await post<{ table: string }>(`tables/${encodeURIComponent(id)}/again`, { entropy });
    const next = await api.table(table);
    if (next.mine.length > 0 && !isRemembered(table)) remember(table, { entropy, commitment: null });
    for (const seat of next.invited) await api.sit(next, seat);
    return table;
  },
};

interface Tables {
  readonly tables: readonly OnlineTable[];
}

export const get = <T extends object>(path: string): Promise<T> => request<T>(path, {});
export const remove = <T extends object>(path: string): Promise<T> => request<T>(path, { method: 'DELETE' });
export const post = <T extends object>(path: string, body: object): Promise<T> =>
  request<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function request<T extends object>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(`/api/${path}`, options).catch(() => {
    throw new ApiError('unreachable');
  });
  const answer: unknown = await response.json().catch(() => {
    throw new ApiError('unreachable');
  });
  if (response.ok && isAnswer<T>(answer)) return answer;
  throw new ApiError(codeIn(answer));
}

/** The server that the pages came from is trusted to answer as it says. */
const isAnswer = <T extends object>(answer: unknown): answer is T => typeof answer === 'object' && answer !== null;

function codeIn(answer: unknown): string {
  const error = isAnswer<{ error?: unknown }>(answer) ? answer.error : null;
  return isAnswer<{ code?: unknown }>(error) && typeof error.code === 'string' ? error.code : 'internal';
}
