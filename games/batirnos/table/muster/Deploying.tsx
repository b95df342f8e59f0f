/** Beside the choices of a deployment: who is placed now, with his values, and who of the division comes after him. */
import { awaited, type Battle, divisionSlot } from '@carroccio/batirnos/survey';
import type { ComponentType } from 'react';
import type { PieceRef } from '../board/piece-ids.ts';
import { Picture } from '../card/Card.tsx';
import { factsOf } from '../card/facts.ts';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';

/** Who can be placed now: all the choices are about one. */
function nowOf({ legal, decision }: BattleSight): PieceRef | null {
  if (decision?.step !== 'placing' && decision?.step !== 'placingLeaders') return null;
  const [first] = legal;
  if (first?.type === 'placeUnit') return { kind: 'unit', unit: first.unit };
  return first?.type === 'placeLeader' ? { kind: 'leader', leader: first.leader } : null;
}

const unitsOf = (b: Battle, { decision }: BattleSight): readonly number[] =>
  decision?.frame.step === 'placing' ? divisionSlot(b, decision.frame.division).units : [];

export const createDeploying = (lore: Lore): ComponentType<{ sight: BattleSight }> =>
  function Deploying({ sight }) {
    const now = nowOf(sight);
    if (!now) return null;
    const labels = new Labels(lore, sight);
    const { battle: b, words } = labels;
    const { deploying } = words;
    const units = unitsOf(b, sight);
    const waiting = units.filter(unit => awaited(b, unit));
    const next = waiting.filter(unit => now.kind !== 'unit' || unit !== now.unit);
    const name = now.kind === 'unit' ? labels.unit(now.unit) : now.kind === 'leader' ? labels.leader(now.leader) : '';
    return (
      <section className="nq-piece-card nq-deploying" aria-label={deploying.title}>
        <header>
          <Picture labels={labels} of={now} />
          <h3>
            {deploying.now}: {name}
          </h3>
        </header>
        <dl>
          {factsOf(labels, now).map(([fact, value]) =>
            value === null ? null : (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        {units.length > 0 && <p>{deploying.standing(units.length - waiting.length, units.length)}</p>}
        {next.length > 0 && <p>{deploying.next(next.map(unit => labels.unit(unit)).join(', '))}</p>}
      </section>
    );
  };
