/** The political phase (chapters 10 to 20). */
import { at, type Look, type Steps } from '@carroccio/kernel';
import { borrow, loanPayers, loansOffered, repay, repayable } from './bank.ts';
import { beginCivilWar } from './civil-war.ts';
import { canTalk, MOST_OFFERS } from './deals.ts';
import { banish, hostings, takeIn, waiting } from './exile.ts';
import { whyNoChange } from './faction.ts';
import { has, isScudo, isSpada, kindsHeld, proof, steal, useToken } from './hands.ts';
import { inForce, leagued } from './lasting.ts';
import { BANK, governed, pay, payers } from './money.ts';
import { destinations, isBesieged, reach } from './movement.ts';
import { alive, leaveLeague, settleTrust } from './office.ts';
import type { Podesta } from './shape.ts';
import { FIRST_MERCENARY, PRODITOR } from './state.ts';
import { factionOf, giveTrust, isUnrepresented, quote, whyNoContribution, whyNoTrust } from './trust.ts';
import { breakLeague, coupSucceeds, coupThinkable, risings, whyNoRising } from './uprising.ts';
import {
  costOf,
  dueWorks,
  feastPurchase,
  finishWork,
  labourPayers,
  moveTreasury,
  purchasePayers,
  rebuild,
  rebuildings,
  transfers,
  whyNoFeast,
  whyNoWork,
  workPurchase,
} from './works.ts';
import type { Live, Table, Tables } from './world.ts';

type PoliticsSteps = Pick<Steps<Podesta>, 'turn' | 'political' | 'journey'>;

const MOST_TRANSFERS = 4;

/** Contributions a player can pay now, each with or without a Beneficio (R24). */
function contributions(table: Table, seat: number): { type: 'win'; sestiere: number; token: number }[] {
  const { state } = table;
  const swords = kindsHeld(state, seat, isSpada);
  const shields = kindsHeld(state, seat, isScudo);
  const proditor = has(state, seat, PRODITOR);
  const found: { type: 'win'; sestiere: number; token: number }[] = [];
  for (let sestiere = 0; sestiere < FIRST_MERCENARY; sestiere++) {
    const holder = state.holder[sestiere] ?? -1;
    if (holder === seat || (holder >= 0 && !proditor) || whyNoTrust(table, seat, sestiere)) continue;
    for (const token of [-1, ...(holder >= 0 ? swords : shields)])
      if (quote(table, seat, sestiere, token).florins <= at(state.players, seat).purse)
        found.push({ type: 'win', sestiere, token });
  }
  return found;
}

/** A contribution is paid: Beneficio and Proditor are spent, the sestiere changes hands (pod.10a, pod.12d). */
function win(live: Live, seat: number, sestiere: number, token: number): void {
  const { state, flow } = live;
  const { strip, florins } = quote(live, seat, sestiere, token);
  const commune = at(state.place, sestiere);
  const holder = at(state.holder, sestiere);
  if (strip) {
    useToken(live, seat, PRODITOR, 'strip', 'pod.12d');
    if (proof(state, holder, commune)) {
      flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: holder });
      return;
    }
  }
  if (token >= 0) useToken(live, seat, token, strip ? 'strip' : 'win', strip ? 'pod.23e' : 'pod.23t');
  const once = inForce(state, 'once', seat);
  if (once && !strip && once.commune === commune && state.face[sestiere] !== at(state.players, seat).faction)
    state.lasting = state.lasting.filter(one => one !== once);
  pay(live, seat, BANK, florins, 'pod.10a');
  giveTrust(live, sestiere, seat, florins, strip ? 'pod.12d' : 'pod.10a');
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

export function rob(live: Live, seat: number, victim: number, what: 'beneficio' | 'mercator'): void {
  useToken(live, seat, PRODITOR, 'theft', 'pod.23r');
  if (proof(live.state, victim, -1)) live.flow.emit({ type: 'inVain', rule: 'pod.24d', seat, by: victim });
  else steal(live, seat, victim, what);
}

/** In somebody's phase the others may speak to him (part 2 of the interpretation). */
export const speakers = (look: Pick<Look<Podesta>, 'state' | 'others'>, seat: number): number[] =>
  look.others(seat).filter(other => canTalk(look.state, other));

export const partners = (table: Table, active: number, seat: number): number[] =>
  canTalk(table.state, seat)
    ? alive(table.state).filter(other => other !== seat && (seat === active || other === active))
    : [];

export function openTalks({ state, flow }: Live, seat: number, partner: number): void {
  state.talks[seat] = at(state.talks, seat) + 1;
  state.deal = { proposer: seat, partner, legs: [], sent: false, counter: false };
  flow.emit({ type: 'offered', rule: 'pod.20c', seat, partner });
}

/** Podestà counters a player can still move (pod.26a, R57). */
const riders = (table: Table, seat: number): number[] =>
  governed(table.state, seat).filter(commune => {
    const { cell, left, captor } = at(table.state.communes, commune);
    return cell >= 0 && captor < 0 && left > 0 && destinations(table, cell, left).length > 0;
  });

/** Communes that shelter an exile freely: unrepresented ones of his faction (R34). */
const shelters = (table: Table, seat: number): number[] => {
  const { exiled, faction, host } = at(table.state.players, seat);
  if (!exiled || table.state.turn.transfers >= MOST_TRANSFERS) return [];
  return table.state.communes.flatMap((_, commune) =>
    commune !== host && isUnrepresented(table.state, commune) && factionOf(table, commune) === faction ? [commune] : [],
  );
};

export function politicsSteps(tables: Tables): PoliticsSteps {
  const { look, live, world } = tables;
  const sixWorks = world.data.works.works.map((_, work) => work);
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
        ride: {
          list: (l, { seat }, who) =>
            who === seat ? riders(look(l), seat).map(counter => ({ type: 'ride', counter })) : [],
          take: (flow, frame, seat, { counter }) => flow.next({ step: 'journey', seat, counter }, frame),
        },
        win: {
          list: (l, { seat }, who) => (who === seat ? contributions(look(l), seat) : []),
          why: (l, { seat }, _, { sestiere, token }) => whyNoContribution(look(l), seat, sestiere, token),
          take(flow, frame, seat, { sestiere, token }) {
            flow.next(frame);
            win(live(flow), seat, sestiere, token);
          },
        },
        rise: {
          list: (l, { seat }, who) =>
            who !== seat || whyNoRising(look(l), seat)
              ? []
              : risings(look(l), seat).map(sestieri => ({ type: 'rise', sestieri })),
          why: (l, { seat }) => whyNoRising(look(l), seat) ?? { rule: 'pod.13a', reason: 'cannot', what: 'rise' },
          take(flow, frame, seat, { sestieri }) {
            flow.next(frame);
            beginCivilWar(live(flow), seat, sestieri);
          },
        },
        coup: {
          list: (l, { seat }, who) =>
            who !== seat || whyNoRising(look(l), seat)
              ? []
              : l.state.communes.flatMap((_, commune) =>
                  coupThinkable(look(l), seat, commune) ? [{ type: 'coup' as const, commune }] : [],
                ),
          why: (l, { seat }) => whyNoRising(look(l), seat) ?? { rule: 'pod.13e', reason: 'cannot', what: 'coup' },
          take(flow, frame, seat, { commune }) {
            flow.next(frame);
            coup(live(flow), seat, commune);
          },
        },
        build: {
          list(l, { seat }, who) {
            const table = look(l);
            if (who !== seat) return [];
            return governed(l.state, seat).flatMap(commune =>
              sixWorks
                .filter(work => !whyNoWork(table, seat, commune, work))
                .flatMap(work =>
                  payers(table, seat, commune, costOf(workPurchase(table, seat, commune, work, commune))).map(from => ({
                    type: 'build' as const,
                    commune,
                    work,
                    from,
                  })),
                ),
            );
          },
          why: (l, { seat }, _, { commune, work }) =>
            whyNoWork(look(l), seat, commune, work) ?? {
              rule: 'pod.15f',
              reason: 'tooDear',
              florins: world.data.works.material,
            },
          take(flow, frame, seat, { commune, work, from }) {
            flow.next({ step: 'supplies', ...workPurchase(look(flow), seat, commune, work, from) }, frame);
          },
        },
        payLabour: {
          list(l, { seat }, who) {
            const table = look(l);
            if (who !== seat) return [];
            return dueWorks(table, seat).flatMap(({ commune, work }) =>
              labourPayers(table, seat, commune).map(from => ({ type: 'payLabour' as const, commune, work, from })),
            );
          },
          why: () => ({ rule: 'pod.15f', reason: 'tooDear', florins: world.data.works.labour }),
          take(flow, frame, seat, { commune, work, from }) {
            flow.next(frame);
            finishWork(live(flow), seat, commune, work, from);
          },
        },
        feast: {
          list(l, { seat }, who) {
            const table = look(l);
            if (who !== seat) return [];
            return governed(l.state, seat).flatMap(commune =>
              [false, true]
                .filter(extra => !whyNoFeast(table, seat, commune, extra))
                .flatMap(extra =>
                  purchasePayers(table, feastPurchase(table, seat, commune, extra, commune)).map(from => ({
                    type: 'feast' as const,
                    commune,
                    extra,
                    from,
                  })),
                ),
            );
          },
          why: (l, { seat }, _, { commune, extra }) => whyNoFeast(look(l), seat, commune, extra),
          take(flow, frame, seat, { commune, extra, from }) {
            flow.next({ step: 'supplies', ...feastPurchase(look(flow), seat, commune, extra, from) }, frame);
          },
        },
        changeFaction: {
          list: (l, { seat }, who) => (who === seat && !whyNoChange(look(l), seat) ? [{ type: 'changeFaction' }] : []),
          why: (l, { seat }) => whyNoChange(look(l), seat),
          take: (flow, frame, seat) => flow.next({ step: 'declaration', seat, keep: [], take: [] }, frame),
        },
        exile: {
          list(l, { seat }, who) {
            const { state } = l;
            if (who !== seat) return [];
            const { faction } = at(state.players, seat);
            return governed(state, seat)
              .filter(commune => !isBesieged(state, commune))
              .flatMap(commune =>
                state.place.flatMap((place, sestiere) =>
                  place === commune && state.face[sestiere] !== faction ? [{ type: 'exile' as const, sestiere }] : [],
                ),
              );
          },
          why({ state }, _, __, { sestiere }) {
            const commune = state.place[sestiere] ?? -1;
            if (commune >= 0 && isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
            return { rule: 'pod.17c', reason: 'absent', sestiere };
          },
          take(flow, frame, seat, { sestiere }) {
            const table = live(flow);
            const commune = at(flow.state.place, sestiere);
            flow.next(frame);
            settleAfterExile(table, sestiere, seat, commune);
          },
        },
        takeIn: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : waiting(l.state).flatMap(sestiere =>
                  hostings(look(l), seat, sestiere).map(({ commune, from }) => ({
                    type: 'takeIn' as const,
                    sestiere,
                    commune,
                    from,
                  })),
                ),
          take(flow, frame, seat, { sestiere, commune, from }) {
            flow.next(frame);
            takeIn(live(flow), seat, sestiere, commune, from);
          },
        },
        leaveLeague: {
          list: ({ state }, { seat }, who) =>
            who === seat && at(state.players, seat).league >= 0 ? [{ type: 'leaveLeague' }] : [],
          take(flow, frame, seat) {
            flow.next(frame);
            leaveLeague(live(flow), seat, 'pod.20a');
          },
        },
        propose: {
          list: (l, { seat }, who) => partners(look(l), seat, who).map(partner => ({ type: 'propose', partner })),
          why: () => ({ rule: 'pod.20c', reason: 'talkedEnough', most: MOST_OFFERS }),
          take(flow, frame, who, { partner }) {
            openTalks(live(flow), who, partner);
            flow.next({ step: 'draft', seat: who, place: 'phase' }, frame);
          },
        },
        borrow: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : governed(l.state, seat).flatMap(commune =>
                  loansOffered(look(l), seat, commune).map(florins => ({ type: 'borrow' as const, commune, florins })),
                ),
          why: () => ({ rule: 'pod.25e', reason: 'ceiling', florins: world.data.contributions.bank.ceiling }),
          take(flow, frame, seat, { commune, florins }) {
            flow.next(frame);
            borrow(live(flow), seat, commune, florins);
          },
        },
        repay: {
          list: (l, { seat }, who) =>
            who !== seat
              ? []
              : repayable(look(l), seat, false).flatMap(loan =>
                  loanPayers(look(l), seat, loan).map(from => ({ type: 'repay' as const, loan, from })),
                ),
          take(flow, frame, seat, { loan, from }) {
            flow.next(frame);
            repay(live(flow), seat, loan, from);
          },
        },
        transfer: {
          list(l, { seat }, who) {
            const own = governed(l.state, seat);
            if (who !== seat || own.length < 2 || l.state.turn.transfers >= MOST_TRANSFERS) return [];
            return own.flatMap(from =>
              own
                .filter(to => to !== from)
                .flatMap(to =>
                  transfers(look(l), from).map(florins => ({ type: 'transfer' as const, from, to, florins })),
                ),
            );
          },
          take(flow, frame, _, { from, to, florins }) {
            flow.state.turn.transfers++;
            flow.next(frame);
            moveTreasury(live(flow), from, to, florins);
          },
        },
        rebuild: {
          list(l, { seat }, who) {
            const table = look(l);
            if (who !== seat) return [];
            return governed(l.state, seat).flatMap(commune =>
              rebuildings(table, commune).flatMap(florins =>
                payers(table, seat, commune, florins - at(l.state.communes, commune).rebuilt).map(from => ({
                  type: 'rebuild' as const,
                  commune,
                  florins,
                  from,
                })),
              ),
            );
          },
          take(flow, frame, seat, { commune, florins, from }) {
            flow.next(frame);
            rebuild(live(flow), seat, commune, florins, from);
          },
        },
        steal: {
          list: (l, { seat }, who) => (who === seat ? thefts(look(l), seat) : []),
          why: () => ({ rule: 'pod.23r', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, frame, seat, { victim, what }) {
            flow.next(frame);
            rob(live(flow), seat, victim, what);
          },
        },
        lodge: {
          list: (l, { seat }, who) =>
            who === seat ? shelters(look(l), seat).map(commune => ({ type: 'lodge', commune })) : [],
          take(flow, frame, seat, { commune }) {
            flow.state.turn.transfers++;
            at(flow.state.players, seat).host = commune;
            flow.emit({ type: 'lodged', rule: 'pod.19b', seat, commune });
            flow.next(frame);
          },
        },
        endPhase: {
          list: (_, { seat }, who) => (who === seat ? [{ type: 'endPhase' }] : []),
          take: () => undefined,
        },
      },
    },

    journey: {
      rule: 'pod.26a',
      seats: (_, { seat }) => [seat],
      offers: {
        rideTo: {
          list(l, { counter }) {
            const { cell, left } = at(l.state.communes, counter);
            return destinations(look(l), cell, left).map(to => ({ type: 'rideTo', cell: to }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.26e', reason: 'outOfReach', cell }),
          take(flow, { counter }, _, { cell }) {
            const rider = at(flow.state.communes, counter);
            rider.left -= reach(look(flow), rider.cell, rider.left)[cell] ?? 0;
            rider.cell = cell;
            flow.emit({ type: 'rode', rule: 'pod.26a', commune: counter, cell });
          },
        },
      },
    },
  };
}

/** An opponent is sent away; the commune is left with fewer sestieri (pod.17c). */
function settleAfterExile(live: Live, sestiere: number, seat: number, commune: number): void {
  banish(live, sestiere, live.world.data.contributions.confiscation.times, seat, 'pod.17d');
  settleTrust(live, commune, -1);
}
