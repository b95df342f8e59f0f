/** What the one who looks holds: Mercator cards, Benefici, companies that still wait to be placed. */
import type { Action } from '@carroccio/kernel';
import { type Podesta, UNDEPLOYED } from '@carroccio/podesta/survey';
import { useNarrow } from '@carroccio/table/ui/use-narrow.ts';
import type { ComponentType, ReactNode } from 'react';
import { lookOf } from './board/field-pieces.tsx';
import { Beneficio } from './cards/Beneficio.tsx';
import { MercatorCard } from './cards/MercatorCard.tsx';
import { SOLDIER_SIZE, SoldierCounter } from './counters/SoldierCounter.tsx';
import { Labels } from './labels.ts';
import type { Lore, PodestaSight } from './lore.ts';

type Chosen = Action<Podesta>;

interface HandProps {
  readonly sight: PodestaSight;
  choose(action: Chosen): void;
}

export const createHand = (lore: Lore): ComponentType<HandProps> =>
  function Hand({ sight, choose }) {
    const narrow = useNarrow();
    const { seat, state, legal } = sight;
    const player = seat === null ? undefined : state.players[seat];
    if (!player) return null;
    const labels = new Labels(lore, sight);
    const waiting = waitingCompanies(labels);
    if (player.mercator.length + player.benefici.length + waiting.length === 0) return null;
    return (
      <details className="pod-hand" open={!narrow}>
        <summary>{labels.words.hand.title(player.mercator.length, player.benefici.length)}</summary>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {waiting}
          {player.benefici.map((kind, index) => {
            const use = legal.find(
              action => (action.type === 'choose' || action.type === 'commit') && action.token === kind,
            );
            return (
              <Held key={`${kind} ${index.toString()}`} name={labels.names.token(kind)} use={use} choose={choose}>
                <Beneficio labels={labels} kind={kind} />
                <span className="pod-held-name">{labels.names.token(kind)}</span>
              </Held>
            );
          })}
          {player.mercator.map(card => {
            const use = legal.find(action => action.type === 'showCard' && action.card === card);
            return (
              <Held key={card} name={labels.names.mercator(card)} use={use} choose={choose}>
                <MercatorCard labels={labels} card={card} />
              </Held>
            );
          })}
        </ul>
      </details>
    );
  };

interface HeldProps {
  readonly name: string;
  readonly use: Chosen | undefined;
  choose(action: Chosen): void;
  readonly children: ReactNode;
}

/** Something held: a button while it can be used. */
function Held({ name, use, choose, children }: HeldProps) {
  return (
    <li>
      {use ? (
        <button type="button" className="pod-held" aria-label={name} onClick={() => choose(use)}>
          {children}
        </button>
      ) : (
        <div className="pod-held">{children}</div>
      )}
    </li>
  );
}

/** Companies of one's own side that are not on the field yet, while the lines are drawn up. */
function waitingCompanies(labels: Labels): ReactNode[] {
  const { battle } = labels.sight.state;
  const { seat, chosen = [] } = labels.sight;
  const placed = new Set(chosen.flatMap(action => (action.type === 'deploy' ? [action.soldier] : [])));
  return (battle?.soldiers ?? []).flatMap((soldier, index) => {
    const mine = seat !== null && battle?.seats[soldier.side]?.includes(seat);
    const look = lookOf(labels, index, soldier, false);
    if (!mine || !look || soldier.cell !== UNDEPLOYED || placed.has(index)) return [];
    const half = SOLDIER_SIZE / 2 + 6;
    return [
      <li key={`company ${index.toString()}`}>
        <div className="pod-held">
          <svg
            className="pod-held-company"
            viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
            aria-hidden="true"
            focusable="false"
          >
            <SoldierCounter {...look} />
          </svg>
          <span className="pod-held-name">{labels.company(soldier.unit)}</span>
        </div>
      </li>,
    ];
  });
}
