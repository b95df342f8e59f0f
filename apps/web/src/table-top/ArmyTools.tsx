import { type AnyAction, equal } from '@carroccio/kernel';
import { raised } from '@carroccio/table/panel/set-up.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Actor } from './state/actor.ts';

interface ArmyToolsProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly actor: Actor;
  /** The nation that is looked at, or all of them. */
  readonly nation: string | null;
  look(nation: string | null): void;
}

/** While an army is raised: whole ones to be taken, one nation at a time, and who can be given back. */
export function ArmyTools({ table, sight, actor, nation, look }: ArmyToolsProps) {
  const text = useText(matchText);
  const army = table.army?.(sight);
  const { imagine, undo } = actor;
  if (!army || !imagine) return null;
  const take = async (next: (sight: AnySight) => AnyAction | null): Promise<void> => {
    const from = await imagine();
    const actions = from ? raised(from, next) : [];
    if (actions.length > 0) await actor.actAll(actions);
  };
  /** What was chosen since is taken back, and chosen again without the one. */
  const exchange = async (without: readonly AnyAction[]): Promise<void> => {
    for (;;) {
      const now = await imagine();
      const chosen = now ? table.army?.(now.sight)?.chosen : undefined;
      if (!chosen) return;
      if (chosen.every((action, index) => equal(action, without[index]))) {
        const rest = without.slice(chosen.length);
        if (rest.length > 0) await actor.actAll(rest);
        return;
      }
      if (!(await undo?.())) return;
    }
  };
  return (
    <>
      {army.ready.length > 0 && (
        <fieldset className="army-tools">
          <legend>{text.readyArmies}</legend>
          {army.ready.map(({ id, name, next }) => (
            <button key={id} type="button" onClick={() => void take(next)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {army.nations.length > 1 && (
        <fieldset className="army-tools">
          <legend>{text.fromWhere}</legend>
          <button type="button" aria-pressed={nation === null} onClick={() => look(null)}>
            {text.fromEverywhere}
          </button>
          {army.nations.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={nation === id} onClick={() => look(id)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {undo && army.members.length > 0 && (
        <details className="army-members">
          <summary>{text.raised(army.members.length)}</summary>
          <ul>
            {army.members.map(({ id, label, without }) => (
              <li key={id}>
                {label}
                <button
                  type="button"
                  className="quiet"
                  aria-label={text.giveBack(label)}
                  onClick={() => void exchange(without)}
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
