/** The turn of a battle: movement, shooting and combat (chapter 36). */
import { at, type Look, type Refusal, type Steps } from '@carroccio/kernel';
import { endOutlook, fightOutlook } from '../outlook.ts';
import type { BattleStep, Podesta } from '../shape.ts';
import type { Battle } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import {
  attackOf,
  battleOf,
  defenceOf,
  factors,
  isTraitor,
  moveSoldier,
  moves,
  mustFight,
  opponents,
  pointsOf,
  soldierAt,
  stackOf,
  standing,
  targetsOf,
  tops,
} from './battle.ts';
import { endBattle, rout } from './battle-orders.ts';
import { ask, interrupts } from './interrupt-steps.ts';

type BattleSteps = Pick<
  Steps<Podesta>,
  'battleTurn' | 'battlePhase' | 'battleMove' | 'moving' | 'battleShoot' | 'bolt' | 'battleFight'
>;
type Phase = 'move' | 'shoot' | 'fight';

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

/** A fight that one side begins. */
const between = (side: number, soldier: number, target: number): NonNullable<Battle['fight']> => ({
  soldiers: side === 0 ? [soldier, target] : [target, soldier],
  helpers: [[], []],
});

/** pod.38h: traitors who fall on the enemy commander make him flee. */
const routsCommander = (battle: Battle, soldier: number, target: number): boolean =>
  isTraitor(battle, soldier) && stackOf(battle, target).includes(at(battle.commander, soldierAt(battle, target).side));

function canAct(table: Table, battle: Battle, phase: Phase, side: number): boolean {
  if (phase === 'move') return pickable(table, battle, side).length > 0;
  return (phase === 'shoot' ? shots : fights)(table, battle, side).length > 0;
}

/** The next side is asked, or the phase is over after two passes (pod.R147). */
const then = (phase: Phase, side: number, passes: number) => ({ step: 'battlePhase' as const, phase, side, passes });

export function battleSteps(tables: Tables): BattleSteps {
  const { look, live, world } = tables;
  const interrupting = interrupts(tables);
  const { contest } = world.data.battlefield;

  const passOffer = (phase: Phase) => ({
    list: (l: Look<Podesta>, { side }: BattleStep) =>
      phase === 'fight' && mustFight(look(l), battleOf(l.state), side) ? [] : [{ type: 'pass' as const }],
    why: (): Refusal<Podesta> => ({ rule: 'pod.36.3a', reason: 'cannot', what: 'contact' }),
    take: (flow: Live['flow'], { side, passes }: BattleStep) => flow.next(then(phase, 1 - side, passes + 1)),
  });
  return {
    // Every turn begins anew for all, also for those in contact (pod.36.9a).
    battleTurn: {
      rule: 'pod.36a',
      run(flow) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        battle.turn++;
        battle.wins = [0, 0];
        battle.inflicted = [0, 0];
        battle.played = [0, 0];
        battle.hesitated = [0, 0];
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
          why: () => ({ rule: 'pod.36.1a', reason: 'cannot', what: 'acted' }),
          take: (flow, { side, passes }, _, { soldier, whole }) =>
            flow.next({ step: 'moving', side, passes, soldier, whole }),
        },
        pass: passOffer('move'),
        ...interrupting,
      },
    },

    moving: {
      rule: 'pod.36.1b',
      open: true,
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
          take: (flow, { side }, _, { soldier, target }) =>
            flow.next({ step: 'bolt', side, soldier, target }, then('shoot', 1 - side, 0)),
          odds: (_, { side }, __, { soldier, target }) => ({
            modifiers: [],
            instead: [{ step: 'bolt', side, soldier, target }],
            succeeds: told => told.some(event => event.type === 'bolt' && event.hit),
          }),
        },
        pass: passOffer('shoot'),
        ...interrupting,
      },
    },

    bolt: {
      rule: 'pod.36.6b',
      run(flow, { side, soldier, target }) {
        const battle = battleOf(flow.state);
        const shooter = soldierAt(battle, soldier);
        shooter.shot = true;
        const spade = at(contest.swords, flow.draw(contest.swords.length));
        const scudi = at(contest.shields, flow.draw(contest.shields.length));
        const hit = spade > scudi;
        const mark = soldierAt(battle, target).unit;
        flow.emit({ type: 'bolt', rule: 'pod.36.6b', unit: shooter.unit, target: mark, spade, scudi, hit });
        battle.fight = between(side, soldier, target);
        flow.next({ step: 'fates', damage: [0, 1].map(one => (one !== side && hit ? 1 : 0)), shot: true });
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
            battle.fight = between(side, soldier, target);
            flow.next(then('fight', 1 - side, 0));
            const [unit, other] = [soldierAt(battle, soldier).unit, soldierAt(battle, target).unit];
            flow.emit({ type: 'engaged', rule: 'pod.36.3a', unit, target: other });
            if (routsCommander(battle, soldier, target)) {
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
          odds(l, { side }, _, { soldier, target }) {
            const table = look(l);
            const battle = battleOf(l.state);
            if (routsCommander(battle, soldier, target)) return endOutlook(l, side);
            const modifiers = [
              { rule: 'pod.33d', value: attackOf(table, battle, soldier) },
              isTraitor(battle, soldier)
                ? { rule: 'pod.38g', value: 0 }
                : { rule: 'pod.33e', value: -defenceOf(table, battle, target) },
            ];
            return fightOutlook(l, side, between(side, soldier, target), modifiers);
          },
        },
        pass: passOffer('fight'),
        ...interrupting,
      },
    },
  };
}
