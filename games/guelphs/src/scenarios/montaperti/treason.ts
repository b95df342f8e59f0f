/** Tradimento at Montaperti (gg.S.3.4, gg.S.3.5). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { passTurn } from '../../03-activations/turns.ts';
import { unitsInCommand } from '../../05-orders/command.ts';
import { addHits, type Frames } from '../../10-combat/losses.ts';
import { loseReserve } from '../../16-reserve/reserve.ts';
import { type Battle, type BattleOf, battaglia, card, cellOf, unitsWhere } from '../../battle.ts';
import { battagliaNamed } from '../../roster.ts';
import type { Guelphs } from '../../shape.ts';
import { GHIBELLINE, GUELPH } from '../../state.ts';
import { activatedOrGone } from '../by-data.ts';
import type { ScenarioRules, Treason } from '../scenario.ts';
import type { Montaperti } from './special.ts';

type TreasonData = Montaperti['treason'];

const traitors = (b: Battle): number[] => unitsWhere(b, unit => card(b, unit).traitor);

const pending = ({ state }: Battle): boolean => state.events.tradimento === 'pending';

/** gg.S.3.5.2, gg.S.3.5.1c, R113: the die for the Standard and all that follows; the hits come after. */
function strikeTraitors(b: Battle, flow: Flow<Guelphs>, { battaglia: id, standardFrom }: TreasonData): Frames {
  const unit = at(traitors(b), 0);
  b.state.events.tradimento = 'done';
  loseReserve(b, flow, battagliaNamed(b.roster, id), 'gg.S.3.5.1c');
  const [die = 0] = flow.roll({ rule: 'gg.S.3.5.2', why: 'traitors', sides: 6, seat: GHIBELLINE });
  if (die < standardFrom || b.state.standards[GUELPH] !== unit) return [{ step: 'traitorHits', unit }];
  b.state.standards[GUELPH] = -1;
  return [
    { step: 'standardLost', side: GUELPH, cell: cellOf(b, unit) },
    { step: 'traitorHits', unit },
  ];
}

/** gg.S.3.5.1a, R112: the traitors' unit is attacked before the event. */
export function tradimentoByAttack(b: Battle, flow: Flow<Guelphs>, target: number, data: TreasonData): Frames {
  if (!card(b, target).traitor || !pending(b)) return [];
  flow.emit({ type: 'tradimento', rule: 'gg.S.3.5.1a', ok: true });
  return strikeTraitors(b, flow, data);
}

export const treasonOf = (data: TreasonData): Treason => ({
  /** gg.S.3.5b */
  mayTry: b =>
    b.state.active === GHIBELLINE &&
    pending(b) &&
    at(b.state.levels, GHIBELLINE) >= at(b.state.levels, GUELPH) &&
    activatedOrGone(b, data.after) &&
    traitors(b).length > 0,
  /** Not by this side, not any more, not yet. */
  forbiddenBy({ state }) {
    if (state.active !== GHIBELLINE) return 'gg.S.3.5a';
    return state.events.tradimento === 'done' ? 'gg.S.3.5.3' : 'gg.S.3.5b';
  },
  attempt(b, flow) {
    const [die = 0] = flow.roll({ rule: 'gg.S.3.5c', why: 'tradimento', sides: 6, seat: GHIBELLINE });
    const ok = die <= data.atMost;
    flow.emit({ type: 'tradimento', rule: 'gg.S.3.5c', ok });
    if (!ok) passTurn(b, flow);
    // gg.S.3.5.4: then he may try a Continuum, or pass.
    else flow.next(...strikeTraitors(b, flow, data), { step: 'continuing' });
  },
});

const inCommand = (b: Battle, unit: number): boolean => unitsInCommand(b, card(b, unit).battaglia).has(unit);

type Restraints = Pick<ScenarioRules, 'onlyMoves' | 'standardStays' | 'isBound' | 'mayStand' | 'boundBy' | 'routed'>;

/** What holds for the traitors, and for the Battaglia that keeps an eye on them, as long as the event may come. */
export function restraintsOf(data: TreasonData, base: Restraints): Restraints {
  const watched = (b: Battle, unit: number): boolean => battaglia(b, card(b, unit).battaglia).id === data.battaglia;
  return {
    /** gg.S.3.4.1: until Tradimento the traitors' unit only moves. */
    onlyMoves: (b, unit) => card(b, unit).traitor && pending(b),
    /** R111: until Tradimento the Guelph Standard stays with the traitors. */
    standardStays: (b, side) => side === GUELPH && pending(b),
    /** gg.S.3.4.2, R117: one that is out of command already cannot move out of it. */
    isBound: (b, unit) => (watched(b, unit) ? pending(b) && inCommand(b, unit) : base.isBound(b, unit)),
    mayStand: (there, unit) => (watched(there, unit) ? inCommand(there, unit) : base.mayStand(there, unit)),
    boundBy: (b, unit) => (watched(b, unit) ? 'gg.S.3.4.2' : base.boundBy(b, unit)),
    /** R114: without the traitors' unit Tradimento can no longer happen. */
    routed(b, unit) {
      if (card(b, unit).traitor && pending(b)) b.state.events.tradimento = 'never';
    },
  };
}

export const treasonSteps = (battle: BattleOf): Pick<Steps<Guelphs>, 'traitorHits'> => ({
  /** gg.S.3.5.3: whatever became of the Standard, the Firenze unit suffers a die of hits. */
  traitorHits: {
    rule: 'gg.S.3.5.3',
    run(flow, { unit }) {
      const [hits = 0] = flow.roll({ rule: 'gg.S.3.5.3', why: 'traitorHits', sides: 6, seat: GHIBELLINE });
      flow.next(...addHits(battle(flow), flow, unit, hits, 'gg.S.3.5.3'));
    },
  },
});
