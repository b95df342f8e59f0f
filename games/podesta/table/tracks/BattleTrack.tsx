/** The battle under way: who fights, who commands, with which Benefici, and what it has cost. */
import { CAPTURED, ELIMINATED, ROUTED } from '@carroccio/podesta/survey';
import { Beneficio } from '../cards/Beneficio.tsx';
import type { Labels } from '../labels.ts';
import { SeatTag } from './SeatTag.tsx';

const SIDES = [0, 1] as const;

export function BattleTrack({ labels }: { labels: Labels }) {
  const { battle } = labels.sight.state;
  const { words, names } = labels;
  if (!battle) return null;
  return (
    <section>
      <h3>{words.battle.title(words.battle.kinds[battle.kind], names.square(battle.cell))}</h3>
      <p className="pod-note">
        {[
          battle.turn > 0 && words.battle.turn(battle.turn),
          battle.turn > 0 && words.battle.initiative(labels.nick(battle.seats[battle.initiative]?.[0] ?? -1)),
          battle.duel ? words.battle.duel : words.battle.cards,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="pod-sides">
        {SIDES.map(side => (
          <Side key={side} labels={labels} side={side} />
        ))}
      </div>
    </section>
  );
}

function Side({ labels, side }: { labels: Labels; side: number }) {
  const { battle } = labels.sight.state;
  const { words, names } = labels;
  if (!battle) return null;
  const own = battle.soldiers.filter(soldier => soldier.side === side);
  const count = (places: readonly number[]): number => own.filter(({ cell }) => places.includes(cell)).length;
  const tokens = battle.tokens[side] ?? [];
  const hidden = (battle.tokenCounts[side] ?? 0) - tokens.length;
  const commander = battle.soldiers[battle.commander[side] ?? -1];
  const facts: readonly (readonly [string, string])[] = [
    [words.battle.companies, String(own.length - count([ELIMINATED, ROUTED, CAPTURED]))],
    [words.battle.lost, String(count([ELIMINATED, CAPTURED]))],
    [words.battle.routed, String(count([ROUTED]))],
    ...(commander && commander.unit >= 0 ? [[words.battle.commander, labels.company(commander.unit)] as const] : []),
  ];
  return (
    <div className="pod-side" data-side={side}>
      <h4>{side === 0 ? words.field.attackers : words.field.defenders}</h4>
      <p>
        {(battle.seats[side] ?? []).map(seat => (
          <SeatTag key={seat} labels={labels} seat={seat} />
        ))}
      </p>
      <dl className="pod-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tokens.length > 0 && (
        <ul className="pod-tokens" aria-label={words.tracks.benefici}>
          {tokens.map(({ kind }, index) => (
            <li key={`${kind} ${index.toString()}`}>
              <Beneficio labels={labels} kind={kind} />
              <span className="hidden-visually">{names.token(kind)}</span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="pod-note">{words.battle.hidden(hidden)}</p>}
    </div>
  );
}
