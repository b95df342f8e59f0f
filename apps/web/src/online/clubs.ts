/** Clubs as the server tells of them. */
import { get, type OnlineTable, post } from './api.ts';
import type { TournamentRow } from './tournaments.ts';

export interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Whoever likes joins; otherwise he asks. */
  readonly free: boolean;
  readonly members: number;
}

type Role = 'host' | 'member' | 'asked';

export interface ClubMember {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
}

export interface Club extends Omit<ClubRow, 'members'> {
  /** What whoever looks is in it. */
  readonly role: Role | null;
  readonly members: readonly ClubMember[];
  readonly tables: readonly OnlineTable[];
  readonly tournaments: readonly TournamentRow[];
}

export type MemberDeed = 'admit' | 'dismiss' | 'hand-over';

const path = (club: string): string => `clubs/${encodeURIComponent(club)}`;

export const clubs = {
  list: async () => (await get<{ clubs: readonly ClubRow[] }>('clubs')).clubs,
  get: (club: string) => get<Club>(path(club)),
  found: async (name: string, about: string, free: boolean) =>
    (await post<{ club: string }>('clubs', { name, about, free })).club,
  change: (club: string, about: string, free: boolean) => post<object>(path(club), { about, free }),
  inClub: (club: string, deed: 'join' | 'leave') => post<object>(`${path(club)}/${deed}`, {}),
  member: (club: string, person: string, deed: MemberDeed) =>
    post<object>(`${path(club)}/members/${encodeURIComponent(person)}/${deed}`, {}),
};
