/** Tradimento at Montaperti (gg.S.3.5). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { addHits, type Frames } from '../10-combat/losses.ts';
import { loseReserve } from '../16-reserve/reserve.ts';
import { type Battle, type BattleOf, card, cellOf, unitsWhere } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, GUELPH } from '../state.ts';
import { activatedOrGone, indexOf } from './scenario-rules.ts';

const traitors = (b: Battle): number[] => unitsWhere(b, unit => card(b, unit).traitor);

/** gg.S.3.5b */
export const mayTryTradimento = (b: Battle): boolean =>
  b.battle === 'montaperti' &&
  b.state.active === GHIBELLINE &&
  b.state.events.tradimento === 'pending' &&
  at(b.state.levels, GHIBELLINE) >= at(b.state.levels, GUELPH) &&
  activatedOrGone(b, 'bigozzi') &&
  traitors(b).length > 0;

/** Why Tradimento cannot be tried now: not in this battle, not by this side, not any more, not yet. */
export function whatForbidsTradimento({ battle, state }: Battle): string {
  if (battle !== 'montaperti') return 'gg.S.1.5';
  if (state.active !== GHIBELLINE) return 'gg.S.3.5a';
  return state.events.tradimento === 'done' ? 'gg.S.3.5.3' : 'gg.S.3.5b';
}

/** gg.S.3.5.2, gg.S.3.5.1c, R113: the die for the Standard and all that follows; the hits come after. */
export function strikeTraitors(b: Battle, flow: Flow<Guelphs>): Frames {
  const unit = at(traitors(b), 0);
  b.state.events.tradimento = 'done';
  loseReserve(b, flow, indexOf(b, 'rangoni'), 'gg.S.3.5.1c');
  const [die = 0] = flow.roll({ rule: 'gg.S.3.5.2', why: 'traitors', sides: 6, seat: GHIBELLINE });
  if (die < 2 || b.state.standards[GUELPH] !== unit) return [{ step: 'traitorHits', unit }];
  b.state.standards[GUELPH] = -1;
  return [
    { step: 'standardLost', side: GUELPH, cell: cellOf(b, unit) },
    { step: 'traitorHits', unit },
  ];
}

/** gg.S.3.5.1a, R112: the traitors' unit is attacked before the event. */
export function tradimentoByAttack(b: Battle, flow: Flow<Guelphs>, target: number): Frames {
  if (!card(b, target).traitor || b.state.events.tradimento !== 'pending') return [];
  flow.emit({ type: 'tradimento', rule: 'gg.S.3.5.1a', ok: true });
  return strikeTraitors(b, flow);
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
