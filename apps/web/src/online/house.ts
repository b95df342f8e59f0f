/** What those see and do who look after the house. */
import { get, post } from './api.ts';

export interface Report {
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  readonly table: string | null;
  readonly about: string;
  readonly aboutName: string;
  readonly byName: string | null;
}

export interface HousePerson {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly steward: boolean;
  readonly closed: boolean;
}

export interface HouseTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly began: boolean;
  readonly over: boolean;
  readonly played: number;
}

export interface HouseStatus {
  readonly status: Readonly<Record<string, number>>;
  readonly reports: readonly Report[];
}

export const house = {
  status: () => get<HouseStatus>('house'),
  people: async (like: string) =>
    (await get<{ people: readonly HousePerson[] }>(`house/people?like=${encodeURIComponent(like)}`)).people,
  tables: async () => (await get<{ tables: readonly HouseTable[] }>('house/tables')).tables,
  settle: (report: string) => post<object>(`house/reports/${encodeURIComponent(report)}/settle`, {}),
  account: (person: string, deed: 'close' | 'open') =>
    post<object>(`house/people/${encodeURIComponent(person)}/${deed}`, {}),
  closeTable: (table: string) => post<object>(`house/tables/${encodeURIComponent(table)}/close`, {}),
};
