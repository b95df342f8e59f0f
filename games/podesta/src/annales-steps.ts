/** The Annales (chapter 24): who an event falls on, and what it does. */
import { at, type Steps } from '@carroccio/kernel';
import type { Effect } from './data/cards.ts';
import { GOODS } from './data/shapes.ts';
import { banish, hostings, takeIn } from './exile.ts';
import { drawToken, has, useToken } from './hands.ts';
import { leave } from './lasting.ts';
import { allLots, held, priceFollows, sellable, takeLots } from './market.ts';
import { BANK, PURSE, pay, payers, payUpTo, spend, treasury } from './money.ts';
import { alive, leaveLeague, settleTrust } from './office.ts';
import type { Podesta } from './shape.ts';
import { GOOD_KINDS, GUELPH, now, PRODITOR, SESTIERI, type State } from './state.ts';
import { giveTrust, isUnrepresented, loseTrust, loyal, mayTurn, present } from './trust.ts';
import { moveBonus } from './works.ts';
import type { Live, Table, Tables } from './world.ts';
import { exilesInOrder } from './year-steps.ts';

type AnnalesSteps = Pick<
  Steps<Podesta>,
  | 'annales'
  | 'window'
  | 'assign'
  | 'effects'
  | 'payOrLose'
  | 'takeTrust'
  | 'ban'
  | 'spies'
  | 'losingLots'
  | 'foreignOrder'
  | 'arms'
  | 'hosting'
>;
const RULE = 'pod.24d';

/** Who the draw can fall on: players not in exile (R7). */
const inTheDraw = ({ players }: State): number[] =>
  players.flatMap(({ out, exiled }, seat) => (out || exiled ? [] : [seat]));

/** The commune a card speaks of: the home of the player, or the commune he was assigned. */
const homeOf = ({ players }: State, seat: number): number => {
  const { home, assigned } = at(players, seat);
  return home >= 0 ? home : assigned;
};

const isClass = ({ world }: Table, sestiere: number, name: string): boolean =>
  name === 'any' || world.className[sestiere % SESTIERI] === name;

/** A card falls on a player: its text, or the one for players who govern nothing. */
function fall(live: Live, card: number, seat: number): void {
  const { world, state, flow } = live;
  const { effects, without } = at(world.data.annales.cards, card);
  const list = at(state.players, seat).home < 0 && without ? without.effects : effects;
  flow.emit({ type: 'annalesFalls', rule: RULE, seat, card });
  if (list.length === 0) flow.emit({ type: 'noEffect', rule: RULE, seat });
  else flow.next({ step: 'effects', card, seat, list });
}

/** What one effect does at once, or asks the player for. */
function carryOut(live: Live, card: number, seat: number, effect: Effect): void {
  const { state, flow, world } = live;
  const home = homeOf(state, seat);
  const player = at(state.players, seat);
  const then = (list: Effect[]): void => {
    if (list.length > 0) flow.next({ step: 'effects', card, seat, list });
  };
  switch (effect.op) {
    case 'pay':
      payUpTo(
        live,
        effect.from === 'purse' ? seat : treasury(home),
        effect.to === 'bank' ? BANK : treasury(home),
        effect.amount,
        RULE,
      );
      return;
    case 'gain':
      pay(live, BANK, effect.to === 'purse' ? seat : treasury(home), effect.amount, RULE);
      return;
    case 'price': {
      const good = GOODS.indexOf(effect.good);
      state.deferred[good] = at(state.deferred, good) + effect.delta;
      return;
    }
    case 'payOrLoseTrust':
      payOrLose(live, card, seat, effect);
      return;
    case 'byFaction':
      then(player.faction === GUELPH ? effect.guelph : effect.ghibelline);
      return;
    case 'ifBonusBelow':
      if (at(state.communes, home).upper < effect.limit) then(effect.effects);
      return;
    case 'ifGoverns': {
      const governs = effect.communes.some(id => state.communes[world.communeIndex.get(id) ?? -1]?.podesta === seat);
      then(governs ? effect.effects : effect.otherwise);
      return;
    }
    case 'gainTrust': {
      const options = trustOptions(live, seat, effect);
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'takeTrust', seat, options });
      return;
    }
    case 'exile': {
      const options = exileOptions(live, seat, effect);
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'ban', seat, options, optional: effect.optional, times: effect.times });
      return;
    }
    case 'leaveLeague':
      if (player.league < 0) then(effect.otherwise);
      else leaveLeague(live, seat, RULE);
      return;
    case 'cancelInterest': {
      const loans = state.loans.filter(loan => loan.seat === seat && loan.commune < 0);
      if (loans.length === 0) then(effect.otherwise);
      for (const loan of loans) loan.interest = 0;
      return;
    }
    case 'setArmed': {
      const options = present(state, home).filter(
        sestiere => state.back[sestiere] === 0 && (state.armed[sestiere] === 1) !== effect.armed,
      );
      if (options.length === 0) then(effect.otherwise);
      else flow.next({ step: 'arms', seat, options, armed: effect.armed });
      return;
    }
    case 'contributionDelta':
      leave(live, 'delta', seat, { value: effect.amount });
      return;
    case 'contributionOnce':
      leave(live, 'once', seat, { commune: home, value: effect.times });
      return;
    case 'bonus':
      moveBonus(live, home, effect.upper, effect.lower);
      return;
    case 'drawBeneficio':
      drawToken(live, seat, RULE, effect.company);
      return;
    case 'showBenefici':
      if (effect.whose === 'own') showHand(live, seat);
      else flow.next({ step: 'spies', seat });
      return;
    case 'loseLots':
      loseLots(live, seat, effect.lots, effect.which);
      return;
    case 'payPerLot':
      payUpTo(live, seat, BANK, effect.amount * allLots(state, seat), RULE);
      return;
    case 'foreignOrder':
      flow.next({ step: 'foreignOrder', seat, lots: effect.lots, price: effect.price });
      return;
    case 'playLast':
      playLast(live, seat);
      return;
    case 'postponeBattles':
      postpone(live, seat);
      return;
    default:
      lasts(live, seat, home, effect);
  }
}

/** Effects that only change what may be done for a while. */
function lasts(live: Live, seat: number, home: number, effect: Effect): void {
  const { state } = live;
  switch (effect.op) {
    case 'proditorProof':
      leave(live, 'proof', seat, { commune: home });
      return;
    case 'lockTrust':
      leave(live, 'lock', seat, { commune: home });
      return;
    case 'allowance':
      leave(live, 'allowance', seat, { value: effect.points });
      for (const commune of state.communes) if (commune.podesta === seat) commune.left = effect.points;
      for (const army of state.armies) if (army.seat === seat) army.left = effect.points;
      return;
    case 'truce':
      leave(live, 'truce', seat, { months: 1 });
      return;
    case 'freeFair':
      leave(live, 'fair', seat);
      return;
    case 'forbid':
      leave(live, effect.what === 'trust' ? 'noTrust' : 'noWar', seat);
      return;
    case 'extraFeast':
      leave(live, 'feast', seat, { commune: home });
      return;
    case 'fevers':
      leave(live, 'fevers', seat);
      return;
    case 'knights':
      leave(live, 'knights', seat);
      return;
    case 'trebuchet':
      leave(live, 'trebuchet', seat, { value: effect.attack });
      return;
    case 'walls':
      leave(live, 'walls', seat, { commune: home, value: effect.D, more: effect.R, months: 1 });
      return;
    case 'terrain':
      leave(live, effect.terrain, seat, { value: effect.cost ?? 0 });
      return;
    default:
      return;
  }
}

/** Two events that threaten a loyal sestiere of the home commune, never the last one. */
function payOrLose(live: Live, card: number, seat: number, effect: Effect & { op: 'payOrLoseTrust' }): void {
  const { state, flow } = live;
  const commune = homeOf(state, seat);
  const own = loyal(state, seat, commune);
  const options = own.length > 1 ? own.filter(sestiere => isClass(live, sestiere, effect.class)) : [];
  if (options.length === 0) {
    flow.emit({ type: 'noEffect', rule: RULE, seat });
    return;
  }
  flow.next({
    step: 'payOrLose',
    card,
    seat,
    commune,
    amount: effect.amount,
    either: effect.from === 'either',
    options,
  });
}

function trustOptions(table: Table, seat: number, effect: Effect & { op: 'gainTrust' }): number[] {
  const { state } = table;
  const home = homeOf(state, seat);
  const faction = at(state.players, seat).faction;
  return state.place.flatMap((commune, sestiere) => {
    if (commune < 0 || state.holder[sestiere] !== -1 || !isClass(table, sestiere, effect.class)) return [];
    if (effect.where === 'home' ? commune !== home : !isUnrepresented(state, commune)) return [];
    const fits = effect.face === 'own' ? state.face[sestiere] === faction : mayTurn(table, seat, sestiere);
    return fits ? [sestiere] : [];
  });
}

function exileOptions(table: Table, seat: number, effect: Effect & { op: 'exile' }): number[] {
  const { state } = table;
  return present(state, homeOf(state, seat)).filter(
    sestiere =>
      state.face[sestiere] !== at(state.players, seat).faction &&
      isClass(table, sestiere, effect.class) &&
      (!effect.free || state.holder[sestiere] === -1),
  );
}

function showHand({ state, flow }: Live, seat: number): void {
  flow.reveal();
  flow.emit({ type: 'handShown', rule: RULE, seat, kinds: at(state.players, seat).benefici.slice() });
}

function loseLots(live: Live, seat: number, lots: number, which: 'any' | 'most'): void {
  const { state, flow } = live;
  const counts = Array.from({ length: GOOD_KINDS }, (_, good) => held(state, seat, good));
  const most = Math.max(...counts);
  if (most === 0) return;
  const goods = counts.flatMap((count, good) => ((which === 'most' ? count === most : count > 0) ? [good] : []));
  flow.next({ step: 'losingLots', seat, left: lots, goods, whole: which === 'most' });
}

/** The player moves to the end of this month's order, before exiles. */
function playLast({ state, flow }: Live, seat: number): void {
  if (at(state.players, seat).exiled) return;
  const exiles = state.order.filter(one => at(state.players, one).exiled);
  state.order = [...state.order.filter(one => one !== seat && !exiles.includes(one)), seat, ...exiles];
  flow.emit({ type: 'playsLast', rule: RULE, seat });
}

function postpone({ state, flow }: Live, seat: number): void {
  for (const war of state.wars) {
    if (war.month !== now(state) || !war.sides.some(side => side.includes(seat))) continue;
    war.month++;
    const { attacker, defender, month } = war;
    flow.emit({ type: 'postponed', rule: RULE, attacker, defender, month });
  }
}

export function annalesSteps({ look, live }: Tables): AnnalesSteps {
  return {
    annales: {
      rule: 'pod.24c',
      run(flow) {
        const { state } = flow;
        const card = state.annales.pop();
        if (card === undefined) return;
        flow.reveal();
        // R112: nobody took part in the auction.
        if (state.order.length === 0) state.order = exilesInOrder(live(flow));
        state.annalesSeen.push(card);
        flow.emit({ type: 'annalesShown', rule: 'pod.24c', card });
        flow.next({ step: 'window', card, left: state.order.slice() });
      },
    },

    window: {
      rule: 'pod.24e',
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        seize: {
          list: ({ state }, _, seat) =>
            has(state, seat, PRODITOR) ? alive(state).map(target => ({ type: 'seize', target })) : [],
          why: () => ({ rule: 'pod.24e', reason: 'noBeneficio', kind: PRODITOR }),
          take(flow, { card }, seat, { target }) {
            const table = live(flow);
            useToken(table, seat, PRODITOR, 'annales', 'pod.23q');
            flow.emit({ type: 'annalesSeized', rule: 'pod.24g', seat, target });
            fall(table, card, target);
          },
        },
        letFall: {
          list: () => [{ type: 'letFall' }],
          take(flow, { card, left }) {
            if (left.length > 1) flow.next({ step: 'window', card, left: left.slice(1) });
            else flow.next({ step: 'assign', card });
          },
        },
      },
    },

    assign: {
      rule: 'pod.24d',
      run(flow, { card }) {
        const table = live(flow);
        const drawn = inTheDraw(table.state);
        if (drawn.length === 0) flow.emit({ type: 'annalesDiscarded', rule: 'pod.24d', card });
        else fall(table, card, at(drawn, flow.draw(drawn.length)));
      },
    },

    effects: {
      rule: 'pod.24d',
      run(flow, { card, seat, list }) {
        const [first, ...rest] = list;
        if (rest.length > 0) flow.next({ step: 'effects', card, seat, list: rest });
        if (first) carryOut(live(flow), card, seat, first);
      },
    },

    payOrLose: {
      rule: 'pod.24d',
      seats: (_, { seat }) => [seat],
      offers: {
        payOff: {
          list: (l, { amount, commune, either }, seat) =>
            (either ? payers(look(l), seat, commune, amount) : [PURSE])
              .filter(from => from !== PURSE || at(l.state.players, seat).purse >= amount)
              .map(from => ({ type: 'payOff', from })),
          why: (_, { amount }) => ({ rule: 'pod.24d', reason: 'tooDear', florins: amount }),
          take: (flow, { amount }, seat, { from }) => spend(live(flow), seat, from, BANK, amount, RULE),
        },
        loseTrust: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'loseTrust', sestiere })),
          take(flow, { commune }, _, { sestiere }) {
            const table = live(flow);
            loseTrust(table, sestiere, RULE);
            settleTrust(table, commune, -1);
          },
        },
      },
    },

    takeTrust: {
      rule: 'pod.24d',
      seats: (_, { seat }) => [seat],
      offers: {
        takeTrust: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'takeTrust', sestiere })),
          take(flow, { seat }, _, { sestiere }) {
            const table = live(flow);
            giveTrust(table, sestiere, seat, 0, RULE);
            settleTrust(table, at(table.state.place, sestiere), seat);
          },
        },
      },
    },

    ban: {
      rule: 'pod.17c',
      seats: (_, { seat }) => [seat],
      offers: {
        banish: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'banish', sestiere })),
          take(flow, { seat, times }, _, { sestiere }) {
            const table = live(flow);
            const commune = at(table.state.place, sestiere);
            banish(table, sestiere, times, seat, 'pod.17d');
            settleTrust(table, commune, -1);
          },
        },
        banishNobody: {
          list: (_, { optional }) => (optional ? [{ type: 'banishNobody' }] : []),
          take: () => undefined,
        },
      },
    },

    spies: {
      rule: 'pod.24d',
      seats: (_, { seat }) => [seat],
      offers: {
        spy: {
          list: ({ state }, { seat }) =>
            alive(state)
              .filter(victim => victim !== seat)
              .map(victim => ({ type: 'spy', victim })),
          take(flow, { seat }, _, { victim }) {
            const kinds = at(flow.state.players, victim).benefici.slice();
            flow.reveal();
            flow.emit({ type: 'handSeen', rule: RULE, seat: victim, by: seat });
            flow.emit({ type: 'handShown', rule: RULE, seat: victim, kinds, only: [seat] });
          },
        },
      },
    },

    losingLots: {
      rule: 'pod.24d',
      seats: ({ state }, { seat, goods }) => (goods.some(good => held(state, seat, good) > 0) ? [seat] : []),
      offers: {
        loseLot: {
          list: ({ state }, { goods }, seat) =>
            goods.filter(good => held(state, seat, good) > 0).map(good => ({ type: 'loseLot', good })),
          take(flow, frame, seat, { good }) {
            const table = live(flow);
            const lots = frame.whole ? Math.min(frame.left, held(table.state, seat, good)) : 1;
            takeLots(table, seat, -1, good, lots, RULE);
            if (!frame.whole && frame.left > 1) flow.next({ ...frame, left: frame.left - 1 });
          },
        },
      },
    },

    foreignOrder: {
      rule: 'pod.24d',
      seats: (_, { seat }) => [seat],
      offers: {
        sellAbroad: {
          list: ({ state }, { lots }, seat) =>
            Array.from({ length: GOOD_KINDS }, (_, good) => good).flatMap(good =>
              Array.from({ length: Math.min(lots, sellable(state, seat, good)) }, (_, index) => ({
                type: 'sellAbroad' as const,
                good,
                lots: index + 1,
              })),
            ),
          why: (_, __, ___, { good }) => ({ rule: 'pod.21g', reason: 'tooFresh', good }),
          take(flow, { price }, seat, { good, lots }) {
            const table = live(flow);
            takeLots(table, seat, -1, good, lots, RULE);
            pay(table, BANK, seat, lots * price, RULE);
            priceFollows(table, good, -lots);
          },
        },
        noSale: { list: () => [{ type: 'noSale' }], take: () => undefined },
      },
    },

    arms: {
      rule: 'pod.24d',
      seats: (_, { seat }) => [seat],
      offers: {
        setArms: {
          list: (_, { options }) => options.map(unit => ({ type: 'setArms', unit })),
          take(flow, { armed }, _, { unit }) {
            flow.state.armed[unit] = armed ? 1 : 0;
            flow.emit({ type: 'armed', rule: RULE, unit, armed });
          },
        },
      },
    },

    hosting: {
      rule: 'pod.47a',
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        host: {
          list: (l, { sestiere }, seat) =>
            hostings(look(l), seat, sestiere).map(({ commune, from }) => ({ type: 'host', commune, from })),
          take: (flow, { sestiere }, seat, { commune, from }) => takeIn(live(flow), seat, sestiere, commune, from),
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, { sestiere, left }, seat) {
            flow.emit({ type: 'declined', rule: 'pod.47a', seat });
            if (left.length > 1) flow.next({ step: 'hosting', sestiere, left: left.slice(1) });
          },
        },
      },
    },
  };
}
