import { towards } from '@carroccio/table/board/geometry.ts';
import type { BoardPicture, Piece, Spot } from '@carroccio/table/picture.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import type { Together } from './state/use-together.ts';

/** More groups than this are too many to choose from: the largest are offered. */
const MOST = 6;
/** More names than this say less than the first of them. */
const NAMED = 3;

interface InLineProps {
  readonly together: Together;
  readonly picture: BoardPicture;
}

/** Who stands side by side can be sent off together: the group, a place on the board, the way they face. */
export function InLine({ together, picture }: InLineProps) {
  const text = useText(matchText);
  const { groups, held, facings } = together;
  if (groups.length === 0) return null;
  const wayOf = (facing: NonNullable<Spot['facing']>, cell: number): string => {
    const { x, y } = towards(picture.grid, cell, facing.direction, facing.towards);
    return text.sides[(Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8] ?? '';
  };
  const goal = held?.goal;
  return (
    <section className="in-line" aria-label={text.together}>
      <h3>{text.together}</h3>
      <ul>
        {groups.slice(0, MOST).map(group => (
          <li key={group.map(({ id }) => id).join(' ')}>
            <button
              type="button"
              aria-pressed={isSame(held?.group, group)}
              onClick={() => (isSame(held?.group, group) ? together.letGo() : together.take(group))}
            >
              {text.goTogether(namesOf(group), group.length)}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {held && held.reach.length === 0 && <p>{text.nobodyGoes}</p>}
        {held && held.reach.length > 0 && !goal && <p>{text.goTogetherWhere}</p>}
        {held && goal && <p>{text.goTogetherFacing(goal.march.going.length, held.group.length)}</p>}
      </div>
      {goal && (
        <ul>
          {facings.map(facing => (
            <li key={facing.direction}>
              <button type="button" onClick={() => together.send(goal.to, facing)}>
                {wayOf(facing, goal.to)}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => together.send(goal.to)}>
              {text.goAnyhow}
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}

const isSame = (held: readonly Piece[] | undefined, group: readonly Piece[]): boolean =>
  held !== undefined && held.length === group.length && held.every(({ id }, index) => id === group[index]?.id);

/** A label begins with the name. */
const namesOf = (group: readonly Piece[]): string => {
  const names = group.slice(0, NAMED).map(({ label }) => label.split(/[,:(]/)[0]?.trim() ?? label);
  return names.join(', ') + (group.length > NAMED ? '…' : '');
};
