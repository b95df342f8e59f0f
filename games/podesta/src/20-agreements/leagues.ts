/** Leagues of communes (chapter 20, R45): who may join whom, and who has met whom. */
import { at, type Refusal } from '@carroccio/kernel';
import { leagued } from '../24-annales/lasting.ts';
import { endMootSieges } from '../43-sieges/siege-end.ts';
import type { Podesta } from '../shape.ts';
import type { Deal, State } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** Whether a Podestà of one party stands in a commune of the other (pod.20d, pod.26a). */
export function haveMet({ world, state }: Table, one: number, other: number): boolean {
  const visits = (guest: number, host: number): boolean =>
    state.communes.some(
      ({ podesta, cell, captor }) =>
        podesta === guest && captor < 0 && state.communes[world.communeAt[cell] ?? -1]?.podesta === host,
    );
  return visits(one, other) || visits(other, one);
}

/** Why the two parties cannot join in a league (pod.20a, pod.20d, R45). */
export function whyNoLeague(
  table: Table,
  { proposer, partner }: Pick<Deal, 'proposer' | 'partner'>,
): Refusal<Podesta> | undefined {
  const { state } = table;
  const [one, other] = [at(state.players, proposer), at(state.players, partner)];
  const homeless = [proposer, partner].find(seat => at(state.players, seat).home < 0);
  if (homeless !== undefined) return { rule: 'pod.20e', reason: 'exilesMayNot', seat: homeless };
  if (one.faction !== other.faction) return { rule: 'pod.20a', reason: 'cannot', what: 'faction' };
  if (one.league >= 0 && other.league >= 0) return { rule: 'pod.20a', reason: 'partners', seat: partner };
  return haveMet(table, proposer, partner)
    ? undefined
    : { rule: 'pod.20d', reason: 'counterNeeded', commune: other.home };
}

export const whyNoLeaving = ({ players }: State, seat: number): Refusal<Podesta> | undefined =>
  at(players, seat).league < 0 ? { rule: 'pod.20c', reason: 'cannot', what: 'league' } : undefined;

export function joinLeague(live: Live, one: number, other: number): void {
  const { state, flow } = live;
  const [first, second] = [at(state.players, one), at(state.players, other)];
  const used = state.players.map(({ league }) => league);
  const fresh = [0, 1, 2].find(league => !used.includes(league)) ?? 3;
  const league = first.league >= 0 ? first.league : second.league >= 0 ? second.league : fresh;
  for (const seat of [one, other])
    if (at(state.players, seat).league !== league) {
      at(state.players, seat).league = league;
      flow.emit({ type: 'leagueJoined', rule: 'pod.20a', seat, league });
    }
  endMootSieges(live);
  // Two who have made friends have made peace (R155).
  state.wars = state.wars.filter(({ attacker, defender }) => !leagued(state, attacker, defender));
}
