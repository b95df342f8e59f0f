/** The map as text, for the terminal: four characters a hex, even rows half a hex to the right. */
import { at, type Glyph, type Language, MapSheet, type PrintedBoard } from '@carroccio/kernel';
import { cardsOf, deckSize } from '../src/02-armies/decks.ts';
import {
  type Battle,
  exists,
  leaderCard,
  leaderSlot,
  leadersWhere,
  onMap,
  postOf,
  sideOf,
  troopOf,
  typeOf,
  unitAt,
} from '../src/battle.ts';
import { PARALYSED, SECOND, SHAKEN } from '../src/state.ts';

const GROUND: Readonly<Record<string, string>> = {
  '.': ' ·  ',
  w: ' ♣  ',
  a: ' ⌂  ',
  d: ' ~  ',
  h: ' ^  ',
  H: ' ▲  ',
  n: ' ∩  ',
  N: ' ⋂  ',
  b: ' :  ',
  '~': ' ≈  ',
  f: ' #  ',
};

/** By facing: the corner of the hex a unit points at, clockwise from the north-east. */
const ARROWS = ['↗', '↘', '↓', '↙', '↖', '↑'];
const LETTERS: Readonly<Record<string, string>> = {
  PM: 'P',
  Q: 'Q',
  FL: 'L',
  FP: 'F',
  CP: 'C',
  CM: 'M',
  R: 'R',
  CL: 'V',
  Dr: 'D',
  AL: 'A',
  AP: 'B',
};

const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'First side in capitals, second in small letters: P pike and musket, Q square, L light infantry, F heavy infantry, C heavy, M medium, V light cavalry, R reiter, D dragoons, A light, B heavy artillery; @ a leader alone (@´ of the second side).',
    'The arrow is the facing (-: limbered), the number the strength, ! shaken, * paralysed, + a leader with the unit.',
    'Ground: · open, ♣ wood, ⌂ buildings, # field works, ~ difficult, ^ slope, ▲ crest, ∩ dune, ⋂ high dune, : beach, ≈ impassable. A hex is called by its column and its row: 0503 is column 05, row 03.',
  ],
  it: [
    'Primo giocatore in maiuscolo, secondo in minuscolo: P picche e moschetti, Q quadrato, L fanteria leggera, F fanteria pesante, C cavalleria pesante, M media, V leggera, R reiter, D dragoni, A artiglieria leggera, B pesante; @ un comandante da solo (@´ del secondo).',
    'La freccia è il fronte (-: al traino), il numero la forza, ! scossa, * paralizzata, + comandante aggregato.',
    'Terreno: · aperto, ♣ bosco, ⌂ edifici, # trinceramenti, ~ difficile, ^ pendio, ▲ cresta, ∩ duna, ⋂ duna alta, : spiaggia, ≈ intransitabile. Un esagono si chiama con la colonna e la riga: 0503 è la colonna 05, riga 03.',
  ],
};

function counterAt(b: Battle, cell: number): Glyph | null {
  const unit = unitAt(b, cell);
  const leaders = leadersWhere(b, leader => postOf(b, leader) === cell);
  const [leader] = leaders;
  if (unit < 0) {
    if (leader === undefined) return null;
    const { side } = leaderSlot(b, leader);
    return { sign: side === 0 ? ' @  ' : ' @´ ', seat: side };
  }
  const letter = LETTERS[typeOf(b, unit)] ?? '?';
  const marks = at(b.state.marks, unit);
  const limbered = ['AL', 'AP'].includes(typeOf(b, unit)) && (marks & SECOND) !== 0;
  const state = marks & SHAKEN ? '!' : marks & PARALYSED ? '*' : leaders.length > 0 ? '+' : ' ';
  const arrow = limbered ? '-' : (ARROWS[at(b.state.facing, unit)] ?? ' ');
  const side = sideOf(b, unit);
  return {
    sign: `${side === 0 ? letter : letter.toLowerCase()}${arrow}${at(b.state.strength, unit)}${state}`,
    seat: side,
  };
}

const TRACKS: Readonly<
  Record<Language, { turn: string; det: string; hand: string; deck: string; discards: string; initiative: string }>
> = {
  en: {
    turn: 'Turn',
    det: 'Determination',
    hand: 'hand',
    deck: 'deck',
    discards: 'discards',
    initiative: 'initiative',
  },
  it: {
    turn: 'Turno',
    det: 'Determinazione',
    hand: 'mano',
    deck: 'mazzo',
    discards: 'scarti',
    initiative: 'iniziativa',
  },
};

/** Beside the map: Determination, cards, the divisions with their orders and the troops in them. */
function tracks(b: Battle, language: Language): string[] {
  const words = TRACKS[language];
  const { state } = b;
  const lines = [`${words.turn} ${state.turn}/${b.setup.turns}`];
  for (const side of [0, 1] as const) {
    const cards = cardsOf(state, side);
    const hand = cards.hand.filter(number => number > 0).join(' ') || cards.hand.length;
    const first = state.initiative === side ? `, ${words.initiative}` : '';
    lines.push(
      `${side + 1}: ${words.det} ${at(state.determination, side)}, ${words.hand} ${hand}, ${words.deck} ${deckSize(cards)}, ${words.discards} ${cards.discard.length}${first}`,
    );
    b.roster.divisions.forEach((division, index) => {
      if (division.side !== side || !division.units.some(unit => exists(b, unit))) return;
      const card = at(state.leader, division.leader);
      const general = card >= 0 ? leaderCard(b, division.leader).name[language] : '–';
      const order = at(state.order, index);
      const troops = division.units
        .filter(unit => exists(b, unit) && onMap(b, unit))
        .map(unit => troopOf(b, unit).name[language]);
      const shown = order > 0 ? ` [${at(b.cards, order - 1).name[language]}]` : '';
      lines.push(`   ${general}${shown}: ${troops.join(', ')}`);
    });
  }
  return lines;
}

/** What the numbers of the rows take. */
const MARGIN = 3;
const WIDTH = 4;

const two = (number: number): string => String(number).padStart(2, '0');

export function printBoard(b: Battle, language: Language): PrintedBoard {
  const { grid, letters } = b.field;
  const sheet = new MapSheet();
  for (let row = 0; row < grid.rows; row++) {
    sheet.write(row, 0, two(row + 1));
    for (let column = 0; column < grid.columns; column++) {
      const cell = grid.idsByName.get(`${two(column + 1)}${two(row + 1)}`) ?? -1;
      const glyph = counterAt(b, cell) ?? { sign: GROUND[letters[cell] ?? '.'] ?? '    ' };
      sheet.put(cell, row, MARGIN + (row % 2 === 1 ? 2 : 0) + WIDTH * column, glyph);
    }
  }
  const heads = Array.from({ length: grid.columns }, (_, column) => ` ${two(column + 1)} `);
  return {
    maps: [sheet.map({ board: 'field', head: ' '.repeat(MARGIN) + heads.join(''), margin: MARGIN })],
    tracks: tracks(b, language),
    legend: LEGEND[language],
  };
}
