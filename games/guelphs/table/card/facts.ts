/** Values and state of a counter, name by name. */
import {
  allowance,
  battaglia,
  card,
  cellOf,
  currentRating,
  DISRUPTED,
  FIRED,
  facingOf,
  heroValue,
  isRated,
  marked,
  ORDERED,
  onMap,
  printedRating,
  REORGANIZED,
  ratingsOf,
  unitsInCommand,
} from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import { battagliaOfPiece, type PieceRef, unitOf } from '../board/piece-ids.ts';
import { battagliaName, facingName, type Labels } from '../labels.ts';

type Fact = readonly [name: string, value: string | null];

export function factsOf(labels: Labels, ref: PieceRef): Fact[] {
  switch (ref.kind) {
    case 'unit':
      return unitFacts(labels, ref.unit);
    case 'capitano':
      return capitanoFacts(labels, ref.battaglia);
    case 'hero':
      return [
        [labels.words.card.combat, labels.words.charts.signed(heroValue(labels.battle, ref.hero))],
        ...riderFacts(labels, ref),
      ];
    case 'standard':
      return riderFacts(labels, ref);
  }
}

function unitFacts(labels: Labels, unit: number): Fact[] {
  const { battle: b, words } = labels;
  const { type, battaglia: index, armour } = card(b, unit);
  const rated = isRated(b, unit);
  const cell = cellOf(b, unit);
  const commander = battaglia(b, index).capitano !== null && at(b.state.capitani, index).cell >= 0;
  return [
    [words.card.kind, words.kinds[type]],
    [words.card.battaglia, battagliaName(b, words, index)],
    [words.card.rating, rated ? ratingOf(labels, unit) : null],
    [words.card.armour, rated ? words.armours[armour] : null],
    [words.card.movement, String(allowance(b, type))],
    [words.card.hits, rated ? String(at(b.state.hits, unit)) : null],
    [words.card.state, stateOf(labels, unit)],
    [words.card.facing, cell >= 0 ? facingName(b, words, facingOf(b, unit)) : null],
    [words.card.hex, cell >= 0 ? labels.cell(cell) : null],
    [
      words.card.inCommand,
      commander && onMap(b, unit) ? (unitsInCommand(b, index).has(unit) ? words.card.yes : words.card.no) : null,
    ],
  ];
}

function ratingOf({ battle: b, words }: Labels, unit: number): string {
  const printed = printedRating(b, unit);
  return printed > 0 ? words.card.ratingOf(currentRating(b, unit), printed) : words.card.unknown;
}

function stateOf({ battle: b, words }: Labels, unit: number): string {
  const states = [
    marked(b, unit, DISRUPTED) && words.said.disrupted,
    marked(b, unit, FIRED) && words.said.fired,
    marked(b, unit, REORGANIZED) && words.said.reorganized,
    marked(b, unit, ORDERED) && words.said.ordered,
  ].filter(Boolean);
  return states.length > 0 ? states.join(', ') : words.card.fit;
}

function capitanoFacts(labels: Labels, index: number): Fact[] {
  const { battle: b, words } = labels;
  const { capitano, units } = battaglia(b, index);
  const { cell, capacity, reserve } = at(b.state.capitani, index);
  const { combat, range } = ratingsOf(b, index);
  const standing = units.filter(unit => onMap(b, unit));
  return [
    [words.card.battaglia, battagliaName(b, words, index)],
    [words.card.combat, words.charts.signed(combat)],
    [words.card.range, String(range)],
    [words.card.capacity, words.tracks.capacityOf(capacity, capitano?.capacity ?? 0)],
    [words.card.state, reserve ? words.said.reserve : null],
    [words.card.hex, cell >= 0 ? labels.cell(cell) : null],
    [words.card.inCommand, words.card.commands(unitsInCommand(b, index).size, standing.length)],
  ];
}

function riderFacts(labels: Labels, ref: PieceRef): Fact[] {
  const { battle: b, words } = labels;
  const unit = unitOf(b, ref);
  return [
    [words.card.battaglia, battagliaName(b, words, battagliaOfPiece(b, ref))],
    [words.card.rides, unit >= 0 ? labels.unit(unit) : null],
    [words.card.hex, unit >= 0 && onMap(b, unit) ? labels.cell(cellOf(b, unit)) : null],
  ];
}
