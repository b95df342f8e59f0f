/** The card of the selected piece: a commune's board, an army's companies, a company's values. */
import { attackOf, defenceOf } from '@carroccio/podesta/survey';
import { Banner, Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import type { ComponentType } from 'react';
import { communeArms, merchantArms } from './arms.ts';
import { armsOf } from './board/field-pieces.tsx';
import { type PieceRef, pieceRef } from './board/piece-ids.ts';
import { Labels } from './labels.ts';
import type { Lore, PodestaSight } from './lore.ts';
import { CommuneBoard } from './tracks/CommuneBoard.tsx';

export const createCard = (lore: Lore): ComponentType<{ sight: PodestaSight; piece: string }> =>
  function Card({ sight, piece }) {
    const labels = new Labels(lore, sight);
    const ref = pieceRef(piece);
    if (!ref) return null;
    return (
      <article className="pod-piece-card">
        <header>
          <CardArms labels={labels} of={ref} />
          <h3>{titleOf(labels, ref)}</h3>
        </header>
        <Body labels={labels} of={ref} />
      </article>
    );
  };

function titleOf(labels: Labels, ref: PieceRef): string {
  const { names, words, sight } = labels;
  switch (ref.kind) {
    case 'commune':
      return words.said.commune(
        names.commune(ref.commune),
        labels.seat(sight.state.communes[ref.commune]?.podesta ?? -1),
      );
    case 'army': {
      const army = sight.state.armies.find(({ id }) => id === ref.army);
      return army ? words.said.army(army.id, labels.seat(army.seat)) : '';
    }
    case 'soldier': {
      const soldier = sight.state.battle?.soldiers[ref.soldier];
      return soldier && soldier.unit >= 0
        ? words.said.soldier(ref.soldier + 1, labels.company(soldier.unit), labels.nick(soldier.owner))
        : words.said.unknown;
    }
    default:
      return labels.piece(ref);
  }
}

function CardArms({ labels, of: ref }: { labels: Labels; of: PieceRef }) {
  const { state } = labels.sight;
  const communeId = (commune: number): string => labels.lore.data.map.communes[commune]?.id ?? '';
  switch (ref.kind) {
    case 'commune':
      return <Banner className="pod-card-arms" blazon={communeArms(communeId(ref.commune))} cut="gonfalon" />;
    case 'podesta':
      return <Shield className="pod-card-arms" blazon={communeArms(communeId(ref.commune))} />;
    case 'army': {
      const army = state.armies.find(({ id }) => id === ref.army);
      return army ? <Banner className="pod-card-arms" blazon={merchantArms(army.seat)} cut="gonfalon" /> : null;
    }
    case 'soldier': {
      const unit = state.battle?.soldiers[ref.soldier]?.unit ?? -1;
      return unit < 0 ? null : <Shield className="pod-card-arms" blazon={armsOf(labels, unit)} />;
    }
    default:
      return null;
  }
}

function Body({ labels, of: ref }: { labels: Labels; of: PieceRef }) {
  switch (ref.kind) {
    case 'commune':
      return <CommuneBoard labels={labels} commune={ref.commune} />;
    case 'podesta': {
      const place = labels.sight.state.communes[ref.commune];
      return place ? (
        <ul>
          <li>{labels.words.said.left(place.left)}</li>
          {place.captor >= 0 && <li>{labels.words.said.captive(labels.seat(place.captor))}</li>}
        </ul>
      ) : null;
    }
    case 'army':
      return <ArmyBody labels={labels} army={ref.army} />;
    case 'soldier':
      return <SoldierBody labels={labels} index={ref.soldier} />;
    default:
      return null;
  }
}

function ArmyBody({ labels, army: id }: { labels: Labels; army: number }) {
  const { sight } = labels;
  const army = sight.state.armies.find(one => one.id === id);
  if (!army) return null;
  const units = sight.state.armyOf.flatMap((own, unit) => (own === id ? [unit] : []));
  const known = labels.companies(army) >= 0;
  return (
    <ul>
      {labels
        .army(army)
        .split('; ')
        .slice(1)
        .map(words => (
          <li key={words}>{words}</li>
        ))}
      {known && units.map(unit => <li key={`unit ${unit}`}>{labels.company(unit)}</li>)}
    </ul>
  );
}

function SoldierBody({ labels, index }: { labels: Labels; index: number }) {
  const { battle } = labels.table.state;
  const soldier = battle?.soldiers[index];
  if (!battle || !soldier || soldier.unit < 0) return null;
  const lines = labels.soldier(index, soldier).split('; ').slice(1);
  const onField = soldier.cell >= 0;
  return (
    <ul>
      {lines.map(words => (
        <li key={words}>{words}</li>
      ))}
      {onField && (
        <li>
          {labels.words.battle.group(attackOf(labels.table, battle, index), defenceOf(labels.table, battle, index))}
        </li>
      )}
    </ul>
  );
}
