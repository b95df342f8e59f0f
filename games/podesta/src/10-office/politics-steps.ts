/** The political phase (chapters 10 to 20). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { inTurn } from '../05-month/phase-offers.ts';
import { BANK, governed, pay } from '../09-money/money.ts';
import { beginCivilWar } from '../13-civil-war/civil-war.ts';
import { breakLeague, coupSucceeds, coupThinkable, risings, whyNoRising } from '../13-civil-war/uprising.ts';
import { dueWorks } from '../14-taxes-and-works/works.ts';
import { banish, hostings, takeIn, waiting, whyNoHosting } from '../16-factions-and-exile/exile.ts';
import { whyNoChange } from '../16-factions-and-exile/faction.ts';
import { breakPromise, NO_COURTING } from '../20-agreements/promises.ts';
import { speakers, talkOffers } from '../20-agreements/talks.ts';
import { has, isScudo, isSpada, kindsHeld, lacking, proof, steal, useToken } from '../21-trade/hands.ts';
import { inForce, leagued } from '../24-annales/lasting.ts';
import { recallStranger } from '../26-armies/army.ts';
import { riders, rideTo, whyNoRide } from '../26-armies/counters.ts';
import { destinations, isBesieged } from '../26-armies/movement.ts';
import type { Podesta } from '../shape.ts';
import { FIRST_MERCENARY, NOBODY, PRODITOR, type State } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import { communalOffers, MOST_TRANSFERS } from './communal-offers.ts';
import { alive, leaveLeague, quarterCompanies, settleTrust } from './office.ts';
import { factionOf, giveTrust, isUnrepresented, quote, whyNoContribution, whyNoTrust, wrongedBy } from './trust.ts';

type PoliticsSteps = Pick<Steps<Podesta>, 'turn' | 'political' | 'journey'>;

/**
 * Contributions a player can pay now, each with or without a Beneficio (R24). Opponents left in town can be won, with a
 * Proditor if they are loyal to another (pod.17b).
 */
function contributions(table: Table, seat: number): { type: 'win'; sestiere: number; token: number }[] {
  const { state } = table;
  const swords = kindsHeld(state, seat, isSpada);
  const shields = kindsHeld(state, seat, isScudo);
  const proditor = has(state, seat, PRODITOR);
  const found: { type: 'win'; sestiere: number; token: number }[] = [];
  for (let sestiere = 0; sestiere < FIRST_MERCENARY; sestiere++) {
    if (state.holder[sestiere] === seat || whyNoTrust(table, seat, sestiere)) continue;
    const { strip, proditor: needed } = quote(table, seat, sestiere);
    if (needed && !proditor) continue;
    for (const token of [-1, ...(strip ? swords : shields)])
      if (quote(table, seat, sestiere, token).florins <= at(state.players, seat).purse)
        found.push({ type: 'win', sestiere, token });
  }
  return found;
}

/**
 * A contribution is paid: Beneficio and Proditor, the agitator (pod.23n), are spent, the sestiere changes hands
 * (pod.10a, pod.12d, pod.12g).
 */
function win(live: Live, seat: number, sestiere: number, token: number): void {
  const { state, flow } = live;
  const { strip, proditor, florins } = quote(live, seat, sestiere, token);
  const commune = at(state.place, sestiere);
  const rule = strip ? 'pod.12d' : proditor ? 'pod.12g' : 'pod.10a';
  const holder = at(state.holder, sestiere);
  for (const wronged of new Set([holder, at(state.communes, commune).podesta]))
    breakPromise(live, seat, wronged, NO_COURTING);
  if (proditor) {
    const by = wrongedBy(state, seat, sestiere);
    useToken(live, seat, PRODITOR, 'strip', rule);
    if (proof(state, by, commune)) {
      flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by });
      return;
    }
  }
  if (token >= 0) useToken(live, seat, token, strip ? 'strip' : 'win', strip ? 'pod.23e' : 'pod.23t');
  const once = inForce(state, 'once', seat);
  if (once && !strip && once.commune === commune && state.face[sestiere] !== at(state.players, seat).faction)
    state.lasting = state.lasting.filter(one => one !== once);
  pay(live, seat, BANK, florins, 'pod.10a');
  giveTrust(live, sestiere, seat, rule, florins);
  recallStranger(live, sestiere);
  settleTrust(live, commune, seat);
}

/** A coup: checked first, so that nothing is spent on what the rules refuse (R131). */
function coup(live: Live, seat: number, commune: number): void {
  const { state, flow } = live;
  const victim = at(state.communes, commune).podesta;
  flow.reveal();
  if (!coupSucceeds(live, seat, commune)) {
    state.turn.coups.push(commune);
    flow.emit({ type: 'coupFailed', rule: 'pod.13e', seat, commune });
    return;
  }
  useToken(live, seat, PRODITOR, 'coup', 'pod.13e');
  if (proof(state, victim, commune)) flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
  else {
    breakLeague(live, seat, victim);
    flow.next({ step: 'conquest', seat, commune });
  }
}

/** Whom a player may rob with a Proditor (pod.23r, R50). */
export function thefts(
  table: Table,
  seat: number,
): { type: 'steal'; victim: number; what: 'beneficio' | 'mercator' }[] {
  const { state } = table;
  if (!has(state, seat, PRODITOR)) return [];
  return alive(state)
    .filter(victim => victim !== seat && !leagued(state, seat, victim))
    .flatMap(victim => {
      const { benefici, mercator } = at(state.players, victim);
      return [
        ...(benefici.length > 0 ? [{ type: 'steal' as const, victim, what: 'beneficio' as const }] : []),
        ...(mercator.length > 0 ? [{ type: 'steal' as const, victim, what: 'mercator' as const }] : []),
      ];
    });
}

/** Why a player cannot be robbed: no Proditor, a partner, or nothing there to take. */
export const whyNoTheft = (state: State, seat: number, victim: number): Refusal<Podesta> =>
  lacking(
    state,
    seat,
    PRODITOR,
    'pod.23r',
    leagued(state, seat, victim)
      ? { rule: 'pod.23r', reason: 'partners', seat: victim }
      : { rule: 'pod.23r', reason: 'cannot', what: 'moot' },
  );

export function rob(live: Live, seat: number, victim: number, what: 'beneficio' | 'mercator'): void {
  useToken(live, seat, PRODITOR, 'theft', 'pod.23r');
  if (proof(live.state, victim, NOBODY)) live.flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
  else steal(live, seat, victim, what);
}

/** Communes that shelter an exile freely: unrepresented ones of his faction (R34). */
const shelters = (table: Table, seat: number): number[] =>
  table.state.communes.flatMap((_, commune) => (whyNoShelter(table, seat, commune) ? [] : [commune]));

function whyNoShelter(table: Table, seat: number, commune: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const { exiled, faction, host } = at(state.players, seat);
  const place = state.communes[commune];
  if (!exiled || !place) return { rule: 'pod.19b', reason: 'cannot', what: 'moot' };
  if (commune === host) return { rule: 'pod.19b', reason: 'doneAlready', commune };
  if (factionOf(table, commune) !== faction) return { rule: 'pod.19b', reason: 'cannot', what: 'faction' };
  if (place.podesta >= 0) return { rule: 'pod.19b', reason: 'cannot', what: 'consent' };
  if (!isUnrepresented(state, commune)) return { rule: 'pod.18a', reason: 'notElected', commune };
  return state.turn.transfers < MOST_TRANSFERS
    ? undefined
    : { rule: 'pod.19b', reason: 'lotsLimit', most: MOST_TRANSFERS };
}

export function politicsSteps(tables: Tables): PoliticsSteps {
  const { look, live, world } = tables;
  return {
    turn: {
      rule: 'pod.5e',
      run(flow, { seat }) {
        const table = live(flow);
        const { state } = table;
        if (at(state.players, seat).out) return;
        for (const army of state.armies) if (army.seat === seat) army.stays = false;
        const due = dueWorks(table, seat).map(({ commune, work }) => ({
          step: 'labour' as const,
          seat,
          commune,
          work,
        }));
        flow.next(
          ...due,
          { step: 'political', seat },
          { step: 'commercial', seat },
          { step: 'military', seat },
          { step: 'turnEnd', seat },
        );
      },
    },

    political: {
      rule: 'pod.5f',
      seats: (_, { seat }) => [seat],
      invites: (l, { seat }) => speakers(l, seat),
      offers: {
        ride: inTurn({
          list: (l, { seat }) => riders(look(l), seat).map(counter => ({ type: 'ride', counter })),
          why: (l, { seat }, _, { counter }) => whyNoRide(look(l), seat, counter),
          take: (flow, frame, seat, { counter }) => flow.next({ step: 'journey', seat, counter }, frame),
        }),
        win: inTurn({
          list: (l, { seat }) => contributions(look(l), seat),
          why: (l, { seat }, _, { sestiere, token }) => whyNoContribution(look(l), seat, sestiere, token),
          take(flow, frame, seat, { sestiere, token }) {
            flow.next(frame);
            win(live(flow), seat, sestiere, token);
          },
        }),
        rise: inTurn({
          list: (l, { seat }) =>
            whyNoRising(look(l), seat) ? [] : risings(look(l), seat).map(sestieri => ({ type: 'rise', sestieri })),
          why(l, { seat }, _, { sestieri }) {
            const { most } = world.data.battlefield.rebels;
            return (
              whyNoRising(look(l), seat) ??
              (sestieri.length > most
                ? { rule: 'pod.13a', reason: 'noMore', most }
                : { rule: 'pod.13a', reason: 'cannot', what: 'rise' })
            );
          },
          take(flow, frame, seat, { sestieri }) {
            flow.next(frame);
            beginCivilWar(live(flow), seat, sestieri);
          },
          // Whether anybody defends the town is seen when it comes to blows.
          odds: () => 'hidden',
        }),
        coup: inTurn({
          list: (l, { seat }) =>
            whyNoRising(look(l), seat)
              ? []
              : l.state.communes.flatMap((_, commune) =>
                  coupThinkable(look(l), seat, commune) ? [{ type: 'coup' as const, commune }] : [],
                ),
          why: (l, { seat }) => whyNoRising(look(l), seat) ?? { rule: 'pod.13e', reason: 'cannot', what: 'coup' },
          take(flow, frame, seat, { commune }) {
            flow.next(frame);
            coup(live(flow), seat, commune);
          },
          odds: () => 'hidden',
        }),
        ...communalOffers(tables),
        changeFaction: inTurn({
          list: (l, { seat }) => (!whyNoChange(look(l), seat) ? [{ type: 'changeFaction' }] : []),
          why: (l, { seat }) => whyNoChange(look(l), seat),
          take: (flow, frame, seat) => flow.next({ step: 'declaration', seat, keep: [], take: [] }, frame),
        }),
        // pod.17a: he may exile any opponent, and need not.
        exile: inTurn({
          list(l, { seat }) {
            const { state } = l;
            const { faction } = at(state.players, seat);
            return governed(state, seat)
              .filter(commune => !isBesieged(state, commune))
              .flatMap(commune =>
                state.place.flatMap((place, sestiere) =>
                  place === commune && state.face[sestiere] !== faction ? [{ type: 'exile' as const, sestiere }] : [],
                ),
              );
          },
          why({ state }, { seat }, __, { sestiere }) {
            const commune = state.place[sestiere] ?? -1;
            if (commune >= 0 && state.communes[commune]?.podesta !== seat)
              return { rule: 'pod.17c', reason: 'notGoverned', commune };
            if (commune >= 0 && state.face[sestiere] === at(state.players, seat).faction)
              return { rule: 'pod.17c', reason: 'cannot', what: 'ownSide' };
            if (commune >= 0 && isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
            return { rule: 'pod.17c', reason: 'absent', sestiere };
          },
          take(flow, frame, seat, { sestiere }) {
            const table = live(flow);
            const commune = at(flow.state.place, sestiere);
            flow.next(frame);
            settleAfterExile(table, sestiere, seat, commune);
          },
        }),
        takeIn: inTurn({
          list: (l, { seat }) =>
            waiting(l.state).flatMap(sestiere =>
              hostings(look(l), seat, sestiere).map(({ commune, from }) => ({
                type: 'takeIn' as const,
                sestiere,
                commune,
                from,
              })),
            ),
          why: (l, { seat }, _, { sestiere, commune }) => whyNoHosting(look(l), seat, sestiere, commune),
          take(flow, frame, seat, { sestiere, commune, from }) {
            flow.next(frame);
            takeIn(live(flow), seat, sestiere, commune, from);
          },
        }),
        leaveLeague: inTurn({
          list: ({ state }, { seat }) => (at(state.players, seat).league >= 0 ? [{ type: 'leaveLeague' }] : []),
          why: () => ({ rule: 'pod.20a', reason: 'cannot', what: 'alone' }),
          take(flow, frame, seat) {
            flow.next(frame);
            leaveLeague(live(flow), seat, 'pod.20a');
          },
        }),
        ...talkOffers(tables),
        steal: inTurn({
          list: (l, { seat }) => thefts(look(l), seat),
          why: ({ state }, { seat }, _, { victim }) => whyNoTheft(state, seat, victim),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
          odds: ({ state }, _, __, { victim }) => (proof(state, victim, NOBODY) ? null : 'hidden'),
        }),
        lodge: inTurn({
          list: (l, { seat }) => shelters(look(l), seat).map(commune => ({ type: 'lodge', commune })),
          why: (l, { seat }, _, { commune }) => whyNoShelter(look(l), seat, commune),
          take(flow, frame, seat, { commune }) {
            flow.state.turn.transfers++;
            at(flow.state.players, seat).host = commune;
            flow.emit({ type: 'lodged', rule: 'pod.19b', seat, commune });
            quarterCompanies(live(flow), seat);
            flow.next(frame);
          },
        }),
        endPhase: inTurn({ list: () => [{ type: 'endPhase' }], take: () => undefined }),
      },
    },

    journey: {
      rule: 'pod.26a',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        rideTo: {
          list(l, { counter }) {
            const { cell, left } = at(l.state.communes, counter);
            return destinations(look(l), cell, left).map(to => ({ type: 'rideTo', cell: to }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.26e', reason: 'outOfReach', cell }),
          take(flow, { counter }, _, { cell }) {
            rideTo(live(flow), counter, cell);
          },
        },
      },
    },
  };
}

/** An opponent is sent away; the commune is left with fewer sestieri (pod.17c). */
function settleAfterExile(live: Live, sestiere: number, seat: number, commune: number): void {
  banish(live, sestiere, live.world.data.contributions.confiscation.times, seat, 'pod.17d');
  settleTrust(live, commune, NOBODY);
}
