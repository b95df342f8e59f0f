import { type Battle, levelStep, ROUTED, type Side, WINNING_LEVEL } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

const SIDES = [0, 1] as const;

const routedOf = ({ roster, state }: Battle, side: Side): number =>
  roster.units.filter((unit, index) => unit.side === side && unit.rated && state.cell[index] === ROUTED).length;

/** Whether a side has a Standard, has lost it, or never had one. */
function standardOf({ battle: b, words }: Labels, side: Side): string {
  if (at(b.state.standards, side) >= 0) return words.tracks.flies;
  const had = b.roster.battaglie.some(one => one.side === side && one.standard);
  return had ? words.tracks.fallen : words.tracks.none;
}

/** Levels and points of both sides, and what they have lost. */
export function VictoryTrack({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  return (
    <section>
      <h3>{tracks.victory}</h3>
      <div className="gg-victory">
        {SIDES.map(side => {
          const pending = b.state.combat?.points[side] ?? 0;
          const level = at(b.state.levels, side);
          return (
            <div key={side} className="gg-side" data-side={side}>
              <h4>{at(words.sides, side)}</h4>
              <Steps of={level} most={WINNING_LEVEL} />
              <dl>
                <dt>{tracks.level}</dt>
                <dd>{tracks.levelOf(level, WINNING_LEVEL)}</dd>
                <dt>{tracks.points}</dt>
                <dd>
                  {tracks.pointsOf(at(b.state.points, side), levelStep(b, side))}
                  {pending > 0 && <small>{tracks.pending(pending)}</small>}
                </dd>
                <dt>{tracks.routed}</dt>
                <dd>{routedOf(b, side)}</dd>
                <dt>{tracks.standard}</dt>
                <dd>{standardOf(labels, side)}</dd>
              </dl>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** The boxes of the Level track; what they show is said in words below. */
function Steps({ of, most }: { of: number; most: number }) {
  return (
    <div className="gg-steps" aria-hidden="true">
      {Array.from({ length: most }, (_, box) => (
        <i key={box.toString()} data-on={box < of || undefined} />
      ))}
    </div>
  );
}
