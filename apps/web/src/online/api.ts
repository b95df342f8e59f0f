/** People and tables of the server that these pages came from. */
import type { OptionValue } from '@carroccio/kernel';
import type { Holiday, Pace } from './pace.ts';

export interface Person {
  readonly name: string;
  readonly guest: boolean;
}

type OnlineSitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly unlisted: boolean;
  /** How much time there is; `null` where it is no matter. */
  readonly pace: Pace | null;
  readonly created: number;
  readonly began: boolean;
  readonly over: boolean;
  /** Seats of whoever asks. */
  readonly mine: readonly number[];
  readonly hosting: boolean;
  /** Whether he must choose now. */
  readonly turn: boolean;
  /** When his time for it is up. */
  readonly due: number | null;
  readonly sitters: readonly OnlineSitter[];
}

export interface Said {
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

export interface TableWish extends Pick<OnlineTable, 'game' | 'scenario' | 'options' | 'unlisted' | 'pace'> {
  readonly seats: readonly WishedSeat[];
}
export type WishedSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** Why the server does not do what it is asked; `unreachable` when it does not answer, or is none. */
class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

export const api = {
  me: async (): Promise<Person | null> => (await get<{ person: Person | null }>('me')).person,
  introduce: (name: string) => post<{ person: Person }>('guests', { name }),
  account: (name: string, password: string) => post<{ person: Person }>('accounts', { name, password }),
  enter: (name: string, password: string) => post<object>('sessions', { name, password }),
  heard: async (id: string): Promise<readonly Said[]> =>
    (await get<{ talk: readonly Said[] }>(`tables/${encodeURIComponent(id)}/talk`)).talk,
  say: (id: string, text: string) => post<object>(`tables/${encodeURIComponent(id)}/talk`, { text }),
  tables: async (): Promise<readonly OnlineTable[]> => (await get<Tables>('tables')).tables,
  matches: async (): Promise<readonly OnlineTable[]> => (await get<Tables>('matches')).tables,
  table: (id: string) => get<OnlineTable>(`tables/${encodeURIComponent(id)}`),
  open: async (wish: TableWish): Promise<string> => (await post<{ table: string }>('tables', wish)).table,
  sit: (id: string, seat: number) => post<OnlineTable>(`tables/${encodeURIComponent(id)}/sit`, { seat }),
  leave: (id: string) => post<object>(`tables/${encodeURIComponent(id)}/leave`, {}),
  claim: (id: string, seat: number, claim: 'win' | 'bot') =>
    post<object>(`tables/${encodeURIComponent(id)}/claim`, { seat, claim }),
  holiday: () => get<Holiday>('me/holiday'),
  goAway: (days: number) => post<Holiday>('me/holiday', { days }),
  again: async (id: string): Promise<string> =>
    (await post<{ table: string }>(`tables/${encodeURIComponent(id)}/again`, {})).table,
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
