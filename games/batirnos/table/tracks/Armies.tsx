import { armyValue } from '@carroccio/batirnos/survey';
import { at } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

/** Determination and its ledger, command, cards: a column for each army. */
export function Armies({ labels }: { labels: Labels }) {
  return (
    <section className="nq-armies">
      <Army labels={labels} side={0} />
      <Army labels={labels} side={1} />
    </section>
  );
}

function Army({ labels, side }: { labels: Labels; side: 0 | 1 }) {
  const { battle: b, words } = labels;
  const { state } = b;
  const ledger = at(state.ledger, side);
  const cards = at(state.cards, side);
  const { tracks } = words;
  const deck = cards.top.length + cards.pile.length + cards.bottom.length;
  return (
    <article className="nq-army" data-side={side}>
      <h4>
        {labels.army(side)}
        {state.turn > 0 && state.initiative === side && <small>{tracks.initiative}</small>}
      </h4>
      {state.turn > 0 && <Determination labels={labels} side={side} />}
      <dl>
        <dt>{tracks.shaken}</dt>
        <dd>{words.signed(-ledger.shaken)}</dd>
        <dt>{tracks.units}</dt>
        <dd>{words.signed(-ledger.units)}</dd>
        <dt>{tracks.generals}</dt>
        <dd>{words.signed(-ledger.generals)}</dd>
        <dt>{tracks.objectives}</dt>
        <dd>{words.signed(-ledger.objectives)}</dd>
        <dt>{tracks.armyValue}</dt>
        <dd>{armyValue(b, side)}</dd>
        <dt>{tracks.capacity}</dt>
        <dd>{state.capacity[side] ?? 0}</dd>
        <dt>{tracks.hand}</dt>
        <dd>{cards.hand.length}</dd>
        <dt>{tracks.deck}</dt>
        <dd>{deck}</dd>
        <dt>{tracks.discard}</dt>
        <dd>{cards.discard.length}</dd>
      </dl>
    </article>
  );
}

/** What is left of it; before the armies stand there is none to lose. */
function Determination({ labels, side }: { labels: Labels; side: 0 | 1 }) {
  const { words, sight } = labels;
  const { state } = labels.battle;
  const { start } = at(state.ledger, side);
  const left = state.determination[side] ?? 0;
  const { tracks } = words;
  return (
    <>
      <p className="nq-determination">
        <span>{tracks.determination}</span> <b>{tracks.of(left, start)}</b>
      </p>
      <meter
        min={0}
        max={Math.max(1, start)}
        value={Math.max(0, left)}
        aria-label={`${tracks.determination}, ${sight.scene.seatNames[side] ?? ''}`}
      />
    </>
  );
}
