/** The army builder of a points battle: what has been hired, and what may still be. */
import { type Batirnos, costOf, draftOf } from '@carroccio/batirnos/survey';
import { type Action, at, type Teller } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';
import type { BattleSight } from '../lore.ts';
import './muster.css';
import { Offers } from './Offers.tsx';
import { TroopCard } from './TroopCard.tsx';

interface MusterBoardProps {
  readonly labels: Labels;
  readonly sight: BattleSight;
  readonly teller: Teller;
  choose(action: Action<Batirnos>): void;
}

export function MusterBoard({ labels, sight, teller, choose }: MusterBoardProps) {
  const { battle: b, words } = labels;
  const { language } = sight;
  const side = sight.seat === 1 ? 1 : 0;
  const chosen = sight.chosen ?? [];
  const draft = draftOf(chosen);
  const budget = Number(b.options.budget);
  const spent = costOf(b, draft);
  const name = (leader: number): string =>
    leader < 0 ? words.muster.none : `${at(b.leaders, leader).name[language]} (${at(b.leaders, leader).points})`;
  const done = sight.legal.find(action => action.type === 'mustered');
  /** With what it costs. */
  const say = (action: Action<Batirnos>): string => {
    const points = costOf(b, draftOf([...chosen, action])) - spent;
    const kind = action.type === 'hire' ? `, ${words.types[at(b.troops, action.troop).type]}` : '';
    return `${teller.action(action)}${kind}, ${words.muster.points(points)}`;
  };
  return (
    <section className="nq-muster" aria-label={words.muster.title}>
      <header>
        <b>{words.muster.title}</b>
        <span>{words.muster.spent(spent, budget)}</span>
        <progress value={spent} max={budget} aria-label={words.muster.spent(spent, budget)} />
        {done && (
          <button type="button" className="primary" onClick={() => choose(done)}>
            {words.muster.complete}
          </button>
        )}
      </header>
      <div className="nq-muster-columns">
        <ul className="nq-muster-army">
          <li>
            <b>{words.muster.cic}</b> {name(draft.cic)}
          </li>
          {draft.wings.map((leader, nth) => (
            <li key={leader}>
              <b>{words.muster.wing(nth + 1)}</b> {name(leader)}
            </li>
          ))}
          {draft.divisions.map(({ leader, reserve, wing, units, characters }, nth) => (
            <li key={reserve ? 'reserve' : leader}>
              <b>{reserve ? words.muster.reserve : words.muster.division(nth + 1)}</b> {name(leader)}
              {wing >= 0 && `, ${words.muster.under(name(draft.wings[wing] ?? -1))}`}
              <span className="nq-muster-units">
                {units.length === 0 && words.muster.empty}
                {units.map((troop, place) => (
                  <TroopCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same troops may be hired twice
                    key={place}
                    troop={at(b.troops, troop)}
                    side={side}
                    division={nth}
                    words={words}
                    language={language}
                  />
                ))}
                {characters.map(one => (
                  <i key={one}>{name(one)}</i>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Offers labels={labels} draft={draft} side={side} legal={sight.legal} say={say} choose={choose} />
      </div>
    </section>
  );
}
