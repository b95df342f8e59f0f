/** Donati, who must be persuaded, and Novello, who must make up his mind (gg.S.8.7, gg.S.8.8). */
import { at, type Flow, type Modifier } from '@carroccio/kernel';
import { capacityOf, commanded } from '../../03-activations/capacity.ts';
import { activate, passTurn } from '../../03-activations/turns.ts';
import { releaseVoluntarily } from '../../16-reserve/reserve.ts';
import { checkDestroyed, gainLevels } from '../../17-victory/scoring.ts';
import { type Battle, battaglia, inPlay, setCell } from '../../battle.ts';
import { battagliaNamed } from '../../roster.ts';
import type { Guelphs } from '../../shape.ts';
import { GHIBELLINE, GUELPH, REMOVED } from '../../state.ts';
import { activatedOrGone } from '../by-data.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { Campaldino } from './special.ts';

/** A Victory Level that bears on a die. */
const byLevel = (rule: string, value: number): Modifier[] => (value === 0 ? [] : [{ rule, value }]);

/** gg.S.8.7.1: a die plus the Ghibelline Level, 6 or more; a natural 1 fails. */
export function donatiRules(data: Campaldino['donati']): Pick<ScenarioRules, 'persuaded' | 'persuasionStakes'> {
  const isDonati = (b: Battle, index: number): boolean => battaglia(b, index).id === data.battaglia;
  return {
    persuaded(b, flow, index) {
      if (!isDonati(b, index)) return true;
      const [die = 0] = flow.roll({ rule: 'gg.S.8.7.1', why: 'donati', sides: 6, seat: GUELPH });
      const ok = die !== data.failsOn && die + at(b.state.levels, GHIBELLINE) >= data.atLeast;
      flow.emit({ type: 'donati', rule: ok ? 'gg.S.8.7.1' : 'gg.S.8.7.1b', ok });
      return ok;
    },
    persuasionStakes: (b, index) =>
      isDonati(b, index)
        ? {
            modifiers: byLevel('gg.S.8.7.1', at(b.state.levels, GHIBELLINE)),
            until: 'donati',
            succeeds: told => told.some(event => event.type === 'donati' && event.ok),
          }
        : null,
  };
}

type Novello = Campaldino['novello'];

/** gg.S.8.8, gg.S.8.8.1a (R136, R159): whether, Donati having come, the Ghibelline must try to activate Novello now. */
function isDue(b: Battle, { battaglia: id, after }: Novello): boolean {
  if (b.state.events.novelloFree) return false;
  const novello = battagliaNamed(b.roster, id);
  const waiting = at(b.state.capitani, novello).reserve && commanded(b, novello);
  return waiting && activatedOrGone(b, after) && !b.state.events.novelloTried;
}

/** gg.S.8.8.1: the compulsory attempt on Novello. */
function tryNovello(b: Battle, flow: Flow<Guelphs>, { battaglia: id, atLeast, succeedsOn, levels }: Novello): void {
  const index = battagliaNamed(b.roster, id);
  b.state.events.novelloTried = true;
  const [die = 0] = flow.roll({ rule: 'gg.S.8.8.1b', why: 'novello', sides: 6, seat: GHIBELLINE });
  // gg.S.8.8.1b: a die minus the Guelph Level, 3 or more; a natural 6 succeeds.
  const ok = die === succeedsOn || die - at(b.state.levels, GUELPH) >= atLeast;
  flow.emit({ type: 'novello', rule: ok ? 'gg.S.8.8.1b' : 'gg.S.8.8.1c', ok });
  if (ok) {
    releaseVoluntarily(b, flow, [index]);
    flow.next(activate(index, 'basic', capacityOf(b, index)), { step: 'continuing' });
    return;
  }
  for (const unit of battaglia(b, index).units) if (inPlay(b, unit)) setCell(b, unit, REMOVED);
  const capitano = at(b.state.capitani, index);
  capitano.cell = REMOVED;
  capitano.capacity = 0;
  passTurn(b, flow);
  // R104: without him the army may be gone, which ends the battle as surely as the Levels.
  if (!gainLevels(b, flow, GUELPH, levels, 'gg.S.8.8.1c')) checkDestroyed(b, flow);
}

export const novelloRules = (data: Novello): Pick<ScenarioRules, 'beginTurn' | 'turnStakes'> => ({
  beginTurn(b, flow) {
    if (b.state.active !== GHIBELLINE || !isDue(b, data)) return false;
    tryNovello(b, flow, data);
    return true;
  },
  /** gg.S.8.8.1a: the enemy may have to try Novello at once. */
  turnStakes: (b, side) =>
    side === GHIBELLINE && isDue(b, data)
      ? { modifiers: byLevel('gg.S.8.8.1b', -at(b.state.levels, GUELPH)), until: 'novello' }
      : null,
});
