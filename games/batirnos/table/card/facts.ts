/** Values and state of a piece, name by name. */
import {
  cellOf,
  commandDistance,
  commandOf,
  divisionOf,
  facingOf,
  generalOf,
  inCommand,
  inPlay,
  leaderCard,
  onMap,
  postOf,
  seriesOf,
  strengthOf,
  troopOf,
  typeOf,
  unitAt,
} from '@carroccio/batirnos/survey';
import { divisionOfPiece, type PieceRef } from '../board/piece-ids.ts';
import type { Labels } from '../labels.ts';
import { ABILITIES } from '../text/abilities.ts';

type Fact = readonly [name: string, value: string | null];

export function factsOf(labels: Labels, ref: PieceRef): Fact[] {
  switch (ref.kind) {
    case 'unit':
      return unitFacts(labels, ref.unit);
    case 'leader':
      return leaderFacts(labels, ref.leader);
    case 'order':
      return orderFacts(labels, ref.division);
  }
}

function orderOf(labels: Labels, division: number): string | null {
  if (division < 0) return null;
  const number = labels.battle.state.order[division] ?? 0;
  return number > 0 ? labels.orderCard(number) : labels.words.card.none;
}

function unitFacts(labels: Labels, unit: number): Fact[] {
  const { battle: b, words } = labels;
  const { signed, card } = words;
  const { movement, fire, melee, morale, armour, weakness, abilities } = seriesOf(b, unit);
  const { strength, charge, points } = troopOf(b, unit);
  const rating = (value: number | null): string => (value === null ? card.never : signed(value));
  const states = labels.states(unit);
  const cell = cellOf(b, unit);
  return [
    [card.kind, `${words.types[typeOf(b, unit)]}: ${labels.troop(unit)}`],
    [card.division, labels.division(divisionOf(b, unit))],
    [card.strength, words.tracks.of(strengthOf(b, unit), strength)],
    [card.movement, String(movement)],
    [card.charge, charge > 0 ? signed(charge) : null],
    [card.fire, rating(fire)],
    [card.melee, rating(melee)],
    [card.morale, signed(morale)],
    [card.armour, armour.join(' | ')],
    [card.weakness, weakness.some(value => value !== 0) ? weakness.join(' | ') : null],
    [card.state, states.length > 0 ? states.join(', ') : card.fit],
    [card.facing, cell >= 0 ? labels.facing(facingOf(b, unit)) : null],
    [card.hex, cell >= 0 ? labels.cell(cell) : null],
    [card.command, onMap(b, unit) ? (inCommand(b, unit) ? card.yes : card.no) : null],
    [card.order, orderOf(labels, divisionOf(b, unit))],
    [card.points, String(points)],
    [card.abilities, abilities.map(ability => words.abilities[ability]).join(', ')],
  ];
}

function leaderFacts(labels: Labels, leader: number): Fact[] {
  const { battle: b, words } = labels;
  const { signed, card } = words;
  const { morale, fire, melee, armour, strength, points } = leaderCard(b, leader);
  const division = divisionOfPiece(b, { kind: 'leader', leader });
  const post = postOf(b, leader);
  const unit = post < 0 ? -1 : unitAt(b, post);
  const held = division < 0 || !inPlay(b, generalOf(b, division)) ? null : commandOf(b, division).units;
  return [
    [card.division, division < 0 ? null : labels.division(division)],
    [card.morale, String(morale)],
    [card.fire, fire === null ? card.never : signed(fire)],
    [card.melee, signed(melee)],
    [card.armour, armour.join(' | ')],
    [card.strength, words.tracks.of(b.state.health[leader] ?? 0, strength)],
    [card.reach, division < 0 ? null : String(commandDistance(b, division))],
    [card.command, held && card.inHand(held.filter(one => one.held).length, held.length)],
    [card.order, orderOf(labels, division)],
    [card.with, unit < 0 ? null : labels.unit(unit)],
    [card.hex, post < 0 ? null : labels.cell(post)],
    [card.points, String(points)],
  ];
}

function orderFacts(labels: Labels, division: number): Fact[] {
  const { battle: b, words, sight } = labels;
  const number = b.state.order[division] ?? 0;
  const printed = b.cards[number - 1];
  if (!printed) return [[words.card.division, labels.division(division)]];
  return [
    [words.card.division, labels.division(division)],
    [words.card.order, labels.orderCard(number)],
    [words.tracks.phase, labels.actionsOf(number)],
    [words.card.abilities, printed.ability ? ABILITIES[sight.language][printed.ability] : null],
  ];
}
