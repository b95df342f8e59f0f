import { AWAITED, DEAD, isAble, LEFT, man, STUNNED, WOUNDED } from '@carroccio/guiscard/survey';
import { FactList } from '../card/FactList.tsx';
import type { Labels } from '../labels.ts';

/** How many of each side stand, are hurt, are gone. */
export function MenTrack({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  const captives = new Set(b.state.prisoners.map(({ unit }) => unit));
  return (
    <section>
      <h3>{tracks.men}</h3>
      <div className="gui-sides">
        {[0, 1].map(side => {
          const men = b.roster.men.flatMap((_, unit) =>
            b.state.side[unit] === side && (b.state.fielded[unit] ?? -1) >= 0 && !man(b, unit).animal ? [unit] : [],
          );
          const count = (test: (unit: number) => boolean): string => String(men.filter(test).length);
          /** Not worth a line while there is nobody. */
          const some = (test: (unit: number) => boolean): string | null => (men.some(test) ? count(test) : null);
          const health = (state: number): string => count(unit => b.state.health[unit] === state);
          return (
            <div key={side} className="gui-side" data-side={side}>
              <h4>{labels.side(side)}</h4>
              <FactList
                facts={[
                  [tracks.standing, count(unit => isAble(b, unit))],
                  [tracks.wounded, health(WOUNDED)],
                  [tracks.stunned, health(STUNNED)],
                  [tracks.dead, health(DEAD)],
                  [tracks.taken, some(unit => captives.has(unit))],
                  [tracks.awaited, some(unit => b.state.cell[unit] === AWAITED)],
                  [tracks.away, some(unit => b.state.cell[unit] === LEFT)],
                ]}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
