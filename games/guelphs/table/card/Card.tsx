/** The card of the selected counter: its values, its state, what it may do and what not. */
import { heroesWith, unitsAt } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import type { ComponentType } from 'react';
import { capitanoLook, heroLook, standardLook, unitLook } from '../board/looks.ts';
import { cellOfPiece, type PieceRef, pieceRef, unitPiece } from '../board/piece-ids.ts';
import { createSpots } from '../choices/spots.ts';
import { PERSON_SIZE, PersonalityCounter } from '../counters/PersonalityCounter.tsx';
import { UNIT_SIZE, UnitCounter } from '../counters/UnitCounter.tsx';
import { battagliaName, commanderName, Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { CardArms } from './CardArms.tsx';
import { FactList } from './FactList.tsx';
import { factsOf } from './facts.ts';
import { RefusedOrders } from './RefusedOrders.tsx';

export function createCard(lore: Lore): ComponentType<{ sight: BattleSight; piece: string }> {
  const spot = createSpots(lore);
  return function Card({ sight, piece }) {
    const labels = new Labels(lore, sight);
    const ref = pieceRef(labels.battle, piece);
    if (!ref) return null;
    const own = ref.kind === 'unit' ? unitPiece(ref.unit) : piece;
    const teller = lore.teller(sight);
    const may = sight.legal.filter(action => spot(action, sight)?.piece === own).map(action => teller.action(action));
    return (
      <article className="gg-card">
        <header>
          <Picture labels={labels} of={ref} />
          <h3 className="gg-card-title">{titleOf(labels, ref)}</h3>
          <CardArms lore={lore} battle={labels.battle} of={ref} />
        </header>
        <FactList facts={factsOf(labels, ref)} />
        <List title={labels.words.card.stack} items={stackMates(labels, ref)} />
        <List title={labels.words.card.may} items={may} />
        {ref.kind === 'unit' && <RefusedOrders lore={lore} sight={sight} unit={ref.unit} />}
      </article>
    );
  };
}

function titleOf(labels: Labels, ref: PieceRef): string {
  const { battle: b, words } = labels;
  switch (ref.kind) {
    case 'unit':
      return labels.unit(ref.unit);
    case 'capitano': {
      const title = at(b.state.capitani, ref.battaglia).adjutant ? words.said.adjutant : words.said.capitano;
      return title(commanderName(b, words, ref.battaglia), battagliaName(b, words, ref.battaglia));
    }
    case 'standard':
      return words.said.standard(at(words.sides, ref.side));
    case 'hero':
      return words.said.hero(at(b.roster.heroes, ref.hero).name);
  }
}

/** The counter itself, upright. */
function Picture({ labels: { battle: b, words }, of: ref }: { labels: Labels; of: PieceRef }) {
  const size = (ref.kind === 'unit' ? UNIT_SIZE : PERSON_SIZE) + 12;
  return (
    <svg
      className="gg-card-counter"
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      {ref.kind === 'unit' && <UnitCounter {...unitLook(b, ref.unit)} facing={null} />}
      {ref.kind === 'capitano' && <PersonalityCounter {...capitanoLook(b, words, ref.battaglia)} />}
      {ref.kind === 'hero' && <PersonalityCounter {...heroLook(b, ref.hero)} />}
      {ref.kind === 'standard' && <PersonalityCounter {...standardLook(b, words, ref.side)} />}
    </svg>
  );
}

/** Who else is in the hex: units, Capitani, and who rides with the units. */
function stackMates(labels: Labels, ref: PieceRef): string[] {
  const { battle: b } = labels;
  const cell = cellOfPiece(b, ref);
  if (cell < 0) return [];
  const units = unitsAt(b, cell);
  const all: PieceRef[] = [
    ...units.map(unit => ({ kind: 'unit' as const, unit })),
    ...b.state.capitani.flatMap((one, index) =>
      one.cell === cell ? [{ kind: 'capitano' as const, battaglia: index }] : [],
    ),
    ...([0, 1] as const).flatMap(side =>
      units.includes(at(b.state.standards, side)) ? [{ kind: 'standard' as const, side }] : [],
    ),
    ...units.flatMap(unit => heroesWith(b, unit).map(hero => ({ kind: 'hero' as const, hero }))),
  ];
  return all.filter(other => JSON.stringify(other) !== JSON.stringify(ref)).map(other => titleOf(labels, other));
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
