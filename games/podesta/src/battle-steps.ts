/** The turns of a battle (chapters 36 to 38). */
import { at, type Look, type Steps } from '@carroccio/kernel';
import {
  battleOf,
  bribable,
  enemiesNextTo,
  factors,
  isTraitor,
  leader,
  moves,
  mustFight,
  opponents,
  pointsOf,
  put,
  shelters,
  soldierAt,
  stackOf,
  stackOn,
  standing,
  supporters,
  targetsOf,
  tops,
} from './battle.ts';
import {
  checkEnd,
  crossSwords,
  endBattle,
  hasProditor,
  isWorthCapturing,
  noteClash,
  poolOf,
  remove,
  rout,
  strengths,
  tellClash,
  triplets,
  tryTreason,
  wound,
} from './battle-orders.ts';
import { spendToken } from './battle-setup.ts';
import { THIS_BATTLE } from './deals.ts';
import { coinActions, isSealed, laid } from './money.ts';
import type { BattleStep, Podesta } from './shape.ts';
import { type Battle, PRODITOR, type State } from './state.ts';
import type { Live, Table, Tables } from './world.ts';

type BattleSteps = Pick<
  Steps<Podesta>,
  | 'battleTurn'
  | 'battlePhase'
  | 'battleMove'
  | 'moving'
  | 'battleShoot'
  | 'battleFight'
  | 'support'
  | 'resolve'
  | 'duel'
  | 'fates'
  | 'fate'
  | 'reorder'
  | 'withdrawing'
  | 'battleTurnEnd'
  | 'bribe'
  | 'traitorPlace'
  | 'parley'
>;
type Phase = 'move' | 'shoot' | 'fight';

const [SPADE, SCUDO, WARRIOR] = [0, 1, 2];
const MOST_TALKS = 5;
const QUIET_TURNS = 3;

const ask = ({ state }: { state: State }, side: number): number[] => [leader(battleOf(state), side)];

/** Units that can be taken up: whole groupings, or one company of them (R77). */
function pickable(table: Table, battle: Battle, side: number): { soldier: number; whole: boolean }[] {
  return standing(battle, side).flatMap(index => {
    const { moved, top } = soldierAt(battle, index);
    if (moved) return [];
    const grouped = stackOf(battle, index).length > 1;
    const choices = grouped ? (top ? [true, false] : [false]) : [true];
    return choices
      .filter(whole => !whole || stackOf(battle, index).every(one => !soldierAt(battle, one).moved))
      .filter(whole => moves(table, battle, index, whole, pointsOf(battle, index, whole)).size > 0)
      .map(whole => ({ soldier: index, whole }));
  });
}

const shots = (table: Table, battle: Battle, side: number): { soldier: number; target: number }[] =>
  tops(battle, side).flatMap(index => targetsOf(table, battle, index).map(target => ({ soldier: index, target })));

const fights = (table: Table, battle: Battle, side: number): { soldier: number; target: number }[] =>
  tops(battle, side).flatMap(index => opponents(table, battle, index).map(target => ({ soldier: index, target })));

function canAct(table: Table, battle: Battle, phase: Phase, side: number): boolean {
  if (phase === 'move') return pickable(table, battle, side).length > 0;
  return (phase === 'shoot' ? shots : fights)(table, battle, side).length > 0;
}

/** Interrupts of a battle, between any two steps (1.4). */
const bribes = ({ state }: { state: State }, side: number): { type: 'bribe'; company: number }[] => {
  const battle = battleOf(state);
  return battle.failed[side] || !hasProditor(battle, side)
    ? []
    : bribable(battle, side).map(company => ({ type: 'bribe', company }));
};

const robberies = ({ state }: { state: State }, side: number): { type: 'stealToken' }[] => {
  const battle = battleOf(state);
  return hasProditor(battle, side) && at(battle.tokens, 1 - side).length > 0 ? [{ type: 'stealToken' }] : [];
};

/** A random one of the enemy's chosen Benefici changes hands (R50). */
function stealToken(live: Live, side: number): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  spendToken(live, side, PRODITOR, 'theft');
  const enemy = at(battle.tokens, 1 - side);
  const [token] = enemy.splice(flow.draw(enemy.length), 1);
  if (!token) return;
  const [seat, victim] = [leader(battle, side), token.owner];
  at(battle.tokens, side).push({ kind: token.kind, owner: seat });
  flow.emit({ type: 'theft', rule: 'pod.38a', seat, victim, what: 'beneficio' });
  flow.emit({ type: 'stolen', rule: 'pod.38a', seat, victim, kind: token.kind, card: -1, only: [seat, victim] });
}

/** A unit moves; it has to fight if that brought it into contact (R77, R78). */
function moveSoldier(live: Live, index: number, whole: boolean, cell: number): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  const cost = moves(live, battle, index, whole, pointsOf(battle, index, whole)).get(cell) ?? 0;
  const moving = whole ? stackOf(battle, index) : [index];
  put(battle, index, whole, cell);
  const { side, unit } = soldierAt(battle, index);
  const contact = enemiesNextTo(live, battle, side, cell).length > 0;
  for (const one of moving) {
    const soldier = soldierAt(battle, one);
    soldier.left -= cost;
    soldier.moved = true;
    soldier.charged = contact;
  }
  flow.emit({ type: 'soldierMoved', rule: 'pod.36.1a', unit, cell });
}

/** The next side is asked, or the phase is over after two passes (1.4). */
const then = (phase: Phase, side: number, passes: number) => ({ step: 'battlePhase' as const, phase, side, passes });

export function battleSteps({ look, live, world }: Tables): BattleSteps {
  const { contest } = world.data.battlefield;

  const passOffer = (phase: Phase) => ({
    list: (l: Look<Podesta>, { side }: BattleStep) =>
      phase === 'fight' && mustFight(look(l), battleOf(l.state), side) ? [] : [{ type: 'pass' as const }],
    take: (flow: Live['flow'], { side, passes }: BattleStep) => flow.next(then(phase, 1 - side, passes + 1)),
  });
  const bribeOffer = {
    list: (l: { state: State }, { side }: { side: number }) => bribes(l, side),
    take(flow: Live['flow'], frame: { side: number }, _: number, { company }: { company: number }) {
      flow.reveal();
      flow.next({ step: 'bribe', side: frame.side, company });
    },
  };

  return {
    battleTurn: {
      rule: 'pod.36a',
      run(flow) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        battle.turn++;
        battle.wins = [0, 0];
        battle.inflicted = [0, 0];
        battle.played = [0, 0];
        battle.soldiers.forEach((soldier, index) => {
          const left = factors(table, battle, index).M;
          Object.assign(soldier, {
            left,
            hurt: false,
            moved: false,
            charged: false,
            fought: false,
            shot: false,
            supported: false,
            reordered: false,
          });
        });
        flow.emit({ type: 'battleTurn', rule: 'pod.36a', turn: battle.turn });
        const side = battle.initiative;
        flow.next(
          then('move', side, 0),
          then('shoot', side, 0),
          then('fight', side, 0),
          { step: 'reorder', side },
          { step: 'reorder', side: 1 - side },
          { step: 'battleTurnEnd' },
        );
      },
    },

    battlePhase: {
      rule: 'pod.36a',
      run(flow, { phase, side, passes }) {
        if (passes >= 2) return;
        if (!canAct(look(flow), battleOf(flow.state), phase, side)) flow.next(then(phase, 1 - side, passes + 1));
        else if (phase === 'move') flow.next({ step: 'battleMove', side, passes });
        else if (phase === 'shoot') flow.next({ step: 'battleShoot', side, passes });
        else flow.next({ step: 'battleFight', side, passes });
      },
    },

    battleMove: {
      rule: 'pod.36.1a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        pickUp: {
          list: (l, { side }) =>
            pickable(look(l), battleOf(l.state), side).map(choice => ({ type: 'pickUp', ...choice })),
          take: (flow, { side, passes }, _, { soldier, whole }) =>
            flow.next({ step: 'moving', side, passes, soldier, whole }),
        },
        pass: passOffer('move'),
        bribe: {
          ...bribeOffer,
          take(flow, frame, seat, action) {
            flow.next(frame);
            bribeOffer.take(flow, frame, seat, action);
          },
        },
        stealToken: {
          list: (l, { side }) => robberies(l, side),
          take(flow, frame) {
            flow.next(frame);
            stealToken(live(flow), frame.side);
          },
        },
        parley: {
          list: () => [{ type: 'parley' }],
          take: (flow, frame) => flow.next({ step: 'parley', side: frame.side }, frame),
        },
      },
    },

    moving: {
      rule: 'pod.36.1b',
      seats: (l, { side }) => ask(l, side),
      offers: {
        moveTo: {
          list(l, { soldier, whole }) {
            const battle = battleOf(l.state);
            const cells = moves(look(l), battle, soldier, whole, pointsOf(battle, soldier, whole));
            return [...cells.keys()].map(cell => ({ type: 'moveTo', cell }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.36.1b', reason: 'outOfReach', cell }),
          take(flow, { side, soldier, whole }, _, { cell }) {
            moveSoldier(live(flow), soldier, whole, cell);
            flow.next(then('move', 1 - side, 0));
          },
        },
      },
    },

    battleShoot: {
      rule: 'pod.36.2a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        shoot: {
          list: (l, { side }) => shots(look(l), battleOf(l.state), side).map(shot => ({ type: 'shoot', ...shot })),
          why: () => ({ rule: 'pod.36.6a', reason: 'cannot', what: 'shoot' }),
          take(flow, { side }, _, { soldier, target }) {
            const battle = battleOf(flow.state);
            const shooter = soldierAt(battle, soldier);
            shooter.shot = true;
            const spade = at(contest.swords, flow.draw(contest.swords.length));
            const scudi = at(contest.shields, flow.draw(contest.shields.length));
            const hit = spade > scudi;
            const mark = soldierAt(battle, target).unit;
            flow.next(then('shoot', 1 - side, 0));
            flow.emit({ type: 'bolt', rule: 'pod.36.6b', unit: shooter.unit, target: mark, spade, scudi, hit });
            battle.fight = { soldiers: side === 0 ? [soldier, target] : [target, soldier], helpers: [[], []] };
            flow.next({ step: 'fates', damage: [0, 1].map(one => (one !== side && hit ? 1 : 0)), shot: true });
          },
          odds: () => ({ modifiers: [], until: 'bolt' }),
        },
        pass: passOffer('shoot'),
        bribe: {
          ...bribeOffer,
          take(flow, frame, seat, action) {
            flow.next(frame);
            bribeOffer.take(flow, frame, seat, action);
          },
        },
        stealToken: {
          list: (l, { side }) => robberies(l, side),
          take(flow, frame) {
            flow.next(frame);
            stealToken(live(flow), frame.side);
          },
        },
        parley: {
          list: () => [{ type: 'parley' }],
          take: (flow, frame) => flow.next({ step: 'parley', side: frame.side }, frame),
        },
      },
    },

    battleFight: {
      rule: 'pod.36.3a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        fight: {
          list: (l, { side }) => fights(look(l), battleOf(l.state), side).map(fight => ({ type: 'fight', ...fight })),
          why: () => ({ rule: 'pod.36.3a', reason: 'cannot', what: 'fight' }),
          take(flow, { side }, _, { soldier, target }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            for (const index of [...stackOf(battle, soldier), ...stackOf(battle, target)])
              soldierAt(battle, index).fought = true;
            battle.fight = { soldiers: side === 0 ? [soldier, target] : [target, soldier], helpers: [[], []] };
            flow.next(then('fight', 1 - side, 0));
            // pod.38h: traitors who fall on the enemy commander make him flee.
            if (isTraitor(battle, soldier) && stackOf(battle, target).includes(at(battle.commander, 1 - side))) {
              rout(table, at(battle.commander, 1 - side));
              endBattle(
                table,
                side,
                [0, 1].map(one => one !== side && battle.large),
                false,
              );
              return;
            }
            flow.next({ step: 'support', side }, { step: 'support', side: 1 - side }, { step: 'resolve' });
          },
          odds: () => ({ modifiers: [], until: 'clash' }),
        },
        pass: passOffer('fight'),
        bribe: {
          ...bribeOffer,
          take(flow, frame, seat, action) {
            flow.next(frame);
            bribeOffer.take(flow, frame, seat, action);
          },
        },
        stealToken: {
          list: (l, { side }) => robberies(l, side),
          take(flow, frame) {
            flow.next(frame);
            stealToken(live(flow), frame.side);
          },
        },
        parley: {
          list: () => [{ type: 'parley' }],
          take: (flow, frame) => flow.next({ step: 'parley', side: frame.side }, frame),
        },
      },
    },

    support: {
      rule: 'pod.36.8a',
      seats: (l, { side }) => (supporters(look(l), battleOf(l.state), side).length > 0 ? ask(l, side) : []),
      offers: {
        support: {
          list: (l, { side }) =>
            supporters(look(l), battleOf(l.state), side).map(soldier => ({ type: 'support', soldier })),
          take(flow, frame, _, { soldier }) {
            const battle = battleOf(flow.state);
            for (const index of stackOf(battle, soldier)) soldierAt(battle, index).supported = true;
            battle.fight?.helpers[frame.side]?.push(soldier);
            flow.next(frame);
          },
        },
        ready: { list: () => [{ type: 'ready' }], take: () => undefined },
      },
    },

    resolve: {
      rule: 'pod.36.5b',
      run(flow) {
        const { duel } = battleOf(flow.state);
        if (duel) flow.next({ step: 'duel', played: [[], []], damage: [0, 0] });
        else crossSwords(live(flow));
      },
    },

    duel: {
      rule: 'pod.36.5g',
      seats: ({ state }) => [leader(battleOf(state), 0), leader(battleOf(state), 1)],
      offers: {
        duelCard: {
          list({ state }, { played }, seat) {
            const side = battleOf(state).seats.findIndex(seats => seats.includes(seat));
            return [SPADE, SCUDO, WARRIOR]
              .filter(card => !played[side]?.includes(card))
              .map(card => ({ type: 'duelCard', card }));
          },
        },
      },
      reveal(flow, { played, damage }, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        const cards = [0, 1].map(side => choices[leader(battle, side)]?.[0]?.card ?? SCUDO);
        flow.emit({ type: 'duelRound', rule: 'pod.36.5g', cards });
        const { attack, defence } = strengths(table, battle);
        const taken = damage.map((sum, side) => {
          const struck = cards[1 - side] === SPADE && cards[side] === WARRIOR;
          return sum + (struck && at(attack, 1 - side) + contest.duelSword > at(defence, side) ? 1 : 0);
        });
        const now = played.map((hand, side) => [...hand, at(cards, side)]);
        const over = now.every(hand => hand.includes(SPADE)) || now.some(hand => hand.length >= 3);
        if (!over) {
          flow.next({ step: 'duel', played: now, damage: taken });
          return;
        }
        tellClash(table, attack, defence, taken);
        flow.next({ step: 'fates', damage: taken, shot: false });
      },
    },

    fates: {
      rule: 'pod.36.7a',
      run(flow, { damage, shot }) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        if (damage.length === 0) {
          battle.fight = null;
          checkEnd(table);
          return;
        }
        noteClash(battle, damage);
        const struck = (battle.fight?.soldiers ?? []).filter((_, side) => at(damage, side) > 0);
        const gone = struck.filter(index => wound(table, index));
        flow.next({ step: 'fates', damage: [], shot });
        for (const index of gone) {
          if (!shot && isWorthCapturing(battle, index))
            flow.next({ step: 'fate', soldier: index, side: 1 - soldierAt(battle, index).side });
          else remove(table, index, false);
        }
      },
    },

    fate: {
      rule: 'pod.31j',
      seats: (l, { side }) => ask(l, side),
      offers: {
        kill: { list: () => [{ type: 'kill' }], take: (flow, { soldier }) => remove(live(flow), soldier, false) },
        capture: { list: () => [{ type: 'capture' }], take: (flow, { soldier }) => remove(live(flow), soldier, true) },
      },
    },

    reorder: {
      rule: 'pod.36.4a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        swap: {
          list({ state }, { side }) {
            const battle = battleOf(state);
            return standing(battle, side)
              .filter(index => !soldierAt(battle, index).top && !soldierAt(battle, index).reordered)
              .map(soldier => ({ type: 'swap', soldier }));
          },
          take(flow, frame, _, { soldier }) {
            const battle = battleOf(flow.state);
            for (const index of stackOf(battle, soldier)) {
              const one = soldierAt(battle, index);
              one.top = index === soldier;
              one.reordered = true;
            }
            flow.emit({ type: 'swapped', rule: 'pod.36.4a', unit: soldierAt(battle, soldier).unit });
            flow.next(frame);
          },
        },
        withdraw: {
          list(l, { side }) {
            const table = look(l);
            const battle = battleOf(l.state);
            return standing(battle, side).flatMap(index => {
              const { top, reordered } = soldierAt(battle, index);
              if (reordered) return [];
              const grouped = stackOf(battle, index).length > 1;
              return (grouped ? (top ? [true, false] : [false]) : [true])
                .filter(whole => shelters(table, battle, index, whole).length > 0)
                .map(whole => ({ type: 'withdraw' as const, soldier: index, whole }));
            });
          },
          why: () => ({ rule: 'pod.37a', reason: 'cannot', what: 'withdraw' }),
          take: (flow, frame, _, { soldier, whole }) =>
            flow.next({ step: 'withdrawing', side: frame.side, soldier, whole }, frame),
        },
        threeSwords: {
          list({ state }, { side }) {
            const battle = battleOf(state);
            if ((at(battle.played, side) & 1) !== 0) return [];
            const hurt = standing(battle, 1 - side).filter(index => soldierAt(battle, index).hurt);
            return triplets(poolOf(battle, side), true).flatMap(tokens =>
              hurt.map(target => ({ type: 'threeSwords' as const, tokens, target })),
            );
          },
          take(flow, frame, _, { tokens, target }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            battle.played[frame.side] = at(battle.played, frame.side) | 1;
            for (const kind of tokens) spendToken(table, frame.side, kind, 'swords');
            flow.next(frame);
            if (wound(table, target)) remove(table, target, false);
            checkEnd(table);
          },
        },
        threeShields: {
          list({ state }, { side }) {
            const battle = battleOf(state);
            if ((at(battle.played, side) & 2) !== 0) return [];
            const hurt = standing(battle, side).filter(index => soldierAt(battle, index).damage > 0);
            return triplets(poolOf(battle, side), false).flatMap(tokens =>
              hurt.map(soldier => ({ type: 'threeShields' as const, tokens, soldier })),
            );
          },
          take(flow, frame, _, { tokens, soldier }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            const healed = soldierAt(battle, soldier);
            battle.played[frame.side] = at(battle.played, frame.side) | 2;
            for (const kind of tokens) spendToken(table, frame.side, kind, 'shields');
            healed.damage--;
            if (healed.hurt) battle.inflicted[1 - frame.side] = Math.max(0, at(battle.inflicted, 1 - frame.side) - 1);
            flow.emit({ type: 'healed', rule: 'pod.36.4d', unit: healed.unit });
            flow.next(frame);
          },
        },
        rout: {
          list(l, { side }) {
            const table = look(l);
            const battle = battleOf(l.state);
            return standing(battle, side)
              .filter(index => soldierAt(battle, index).damage >= factors(table, battle, index).R)
              .map(soldier => ({ type: 'rout', soldier }));
          },
          take(flow, frame, _, { soldier }) {
            const table = live(flow);
            flow.next(frame);
            rout(table, soldier);
            checkEnd(table);
          },
        },
        bribe: {
          ...bribeOffer,
          take(flow, frame, seat, action) {
            flow.next(frame);
            bribeOffer.take(flow, frame, seat, action);
          },
        },
        stealToken: {
          list: (l, { side }) => robberies(l, side),
          take(flow, frame) {
            flow.next(frame);
            stealToken(live(flow), frame.side);
          },
        },
        parley: {
          list: () => [{ type: 'parley' }],
          take: (flow, frame) => flow.next({ step: 'parley', side: frame.side }, frame),
        },
        ready: { list: () => [{ type: 'ready' }], take: () => undefined },
      },
    },

    withdrawing: {
      rule: 'pod.37a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        moveTo: {
          list: (l, { soldier, whole }) =>
            shelters(look(l), battleOf(l.state), soldier, whole).map(cell => ({ type: 'moveTo', cell })),
          take(flow, { soldier, whole }, _, { cell }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            const moving = whole ? stackOf(battle, soldier) : [soldier];
            moveSoldier(table, soldier, whole, cell);
            for (const index of moving) soldierAt(battle, index).reordered = true;
          },
        },
      },
    },

    battleTurnEnd: {
      rule: 'pod.36.4e',
      run(flow) {
        const battle = battleOf(flow.state);
        const holder = battle.initiative;
        const won = at(battle.wins, holder) - at(battle.wins, 1 - holder);
        const hurt = at(battle.inflicted, holder) - at(battle.inflicted, 1 - holder);
        const any = battle.soldiers.some(soldier => soldier.hurt);
        battle.quiet = any ? 0 : battle.quiet + 1;
        battle.initiative = won > 0 || (won === 0 && hurt > 0) ? holder : 1 - holder;
        if (battle.initiative !== holder)
          flow.emit({ type: 'initiativeGoes', rule: 'pod.36.4f', side: battle.initiative });
        flow.next({ step: 'battleTurn' });
      },
    },

    bribe: {
      rule: 'pod.38c',
      seats: (l, { side }) => ask(l, side),
      done: (_, __, ___, chosen) => isSealed(chosen),
      offers: {
        coin: { list: ({ state }, _, seat, chosen) => coinActions(chosen, at(state.players, seat).purse) },
        seal: { list: () => [{ type: 'seal' }] },
      },
      reveal(flow, { side, company }, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        spendToken(table, side, PRODITOR, 'treason');
        const soldiers = tryTreason(table, side, company, laid(at(choices, leader(battle, side))).sum);
        if (soldiers.length > 0) flow.next({ step: 'traitorPlace', side, soldiers });
      },
    },

    traitorPlace: {
      rule: 'pod.38f',
      seats: (l, { side, soldiers }) => (soldiers.length > 0 ? ask(l, side) : []),
      offers: {
        moveTo: {
          list({ state }, { soldiers }) {
            const battle = battleOf(state);
            return nearestEmpty(battle, soldierAt(battle, at(soldiers, 0)).cell).map(cell => ({
              type: 'moveTo',
              cell,
            }));
          },
          take(flow, { side, soldiers }, _, { cell }) {
            const battle = battleOf(flow.state);
            put(battle, at(soldiers, 0), false, cell);
            const rest = soldiers.slice(1);
            if (rest.length > 0) flow.next({ step: 'traitorPlace', side, soldiers: rest });
          },
        },
      },
    },

    parley: {
      rule: 'pod.42a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        concede: {
          list: () => [{ type: 'concede' }],
          take(flow, { side }) {
            const { large } = battleOf(flow.state);
            flow.emit({ type: 'conceded', rule: 'pod.42a', side });
            // R121: who leaves the field of a large battle leaves the carroccio behind.
            endBattle(
              live(flow),
              1 - side,
              [0, 1].map(one => one === side && large),
              false,
            );
          },
        },
        callOffBattle: {
          list: ({ state }) => (battleOf(state).quiet >= QUIET_TURNS ? [{ type: 'callOffBattle' }] : []),
          why: () => ({ rule: 'pod.42a', reason: 'cannot', what: 'stalemate' }),
          take(flow, { side }) {
            flow.emit({ type: 'calledOff', rule: 'pod.42a', side });
            endBattle(live(flow), -1, [false, false], false);
          },
        },
        offerSurrender: {
          list: ({ state }, { side }) =>
            at(state.talks, leader(battleOf(state), side)) < MOST_TALKS
              ? [
                  { type: 'offerSurrender', giving: true },
                  { type: 'offerSurrender', giving: false },
                ]
              : [],
          take(flow, { side }, seat, { giving }) {
            const { state } = flow;
            const partner = leader(battleOf(state), 1 - side);
            state.talks[seat] = at(state.talks, seat) + 1;
            const [from, to] = giving ? [seat, partner] : [partner, seat];
            const legs = [{ from, to, kind: 'surrender' as const, a: THIS_BATTLE, b: 0, c: 0 }];
            state.deal = { proposer: seat, partner, legs, sent: false, counter: false };
            flow.emit({ type: 'offered', rule: 'pod.42d', seat, partner });
            flow.next({ step: 'draft', seat, place: 'battle' });
          },
        },
        backToBattle: { list: () => [{ type: 'backToBattle' }], take: () => undefined },
      },
    },
  };

  /** The nearest squares where nobody stands. */
  function nearestEmpty(battle: Battle, from: number): number[] {
    const seen = new Set([from]);
    let front = [from];
    while (front.length > 0) {
      const next = front.flatMap(cell => world.fieldAround[cell] ?? []).filter(cell => !seen.has(cell));
      const ring = [...new Set(next)];
      const empty = ring.filter(cell => stackOn(battle, cell).length === 0);
      if (empty.length > 0) return empty;
      for (const cell of ring) seen.add(cell);
      front = ring;
    }
    return [from];
  }
}
