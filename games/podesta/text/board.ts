/** The table as text, for the terminal: the map, the communes, the merchants, the field of battle. */
import { at, type Language, type Scene } from '@carroccio/kernel';
import { TERRAINS } from '../src/data/map.ts';
import type { Podesta } from '../src/shape.ts';
import { SESTIERI } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { cellAt, kindOf, type World } from '../src/world.ts';
import { createNames } from './names.ts';

const GROUND: Record<(typeof TERRAINS)[number], string> = {
  plain: '·',
  hill: 'h',
  mountain: '^',
  river: '~',
  commune: '@',
  sea: ' ',
};

const LABELS: Record<
  Language,
  {
    communes: string;
    purse: string;
    points: string;
    league: string;
    exile: string;
    cards: string;
    price: string;
    field: string;
    legend: string;
    year: string;
    out: string;
  }
> = {
  en: {
    communes: 'Communes (sestieri I to VI: capital Guelph, small Ghibelline; the number is the merchant they trust)',
    purse: 'florins',
    points: 'running points',
    league: 'league',
    exile: 'in exile',
    cards: 'Benefici/Mercator',
    price: 'Prices',
    field: 'Campo della contesa (attackers in capitals)',
    legend: 'Map: two letters a commune, digits armies by merchant, P a Podestà abroad, ~ river, h hill, ^ mountain',
    year: 'Year',
    out: 'out of the game',
  },
  it: {
    communes:
      'Comuni (sestieri da I a VI: maiuscolo guelfo, minuscolo ghibellino; il numero è il mercante cui sono fedeli)',
    purse: 'fiorini',
    points: 'punti in corso',
    league: 'lega',
    exile: 'in esilio',
    cards: 'Benefici/Mercator',
    price: 'Prezzi',
    field: 'Campo della contesa (attaccanti in maiuscolo)',
    legend:
      'Mappa: due lettere per Comune, cifre gli eserciti per mercante, P un Podestà in viaggio, ~ fiume, h colle, ^ monte',
    year: 'Anno',
    out: 'fuori dal gioco',
  },
};

function mapLines(world: World, view: View): string[] {
  const { grid } = world;
  const mark = (cell: number): string => {
    const commune = world.communeAt[cell] ?? -1;
    if (commune >= 0) return (world.data.map.communes[commune]?.name ?? '').slice(0, 2).padEnd(2);
    const army = view.armies.find(one => one.cell === cell);
    if (army) return `${army.seat + 1}!`;
    if (view.communes.some(one => one.cell === cell)) return 'P ';
    return `${GROUND[TERRAINS[world.terrain[cell] ?? 0] ?? 'plain']} `;
  };
  return Array.from({ length: grid.rows }, (_, row) => {
    const squares = Array.from({ length: grid.columns }, (_, column) => mark(cellAt(grid, column, row)));
    return `${String(row + 1).padStart(2)} ${squares.join('')}`.trimEnd();
  });
}

function communeLines(world: World, view: View): string[] {
  return view.communes.map((commune, index) => {
    const sestieri = view.place.flatMap((place, sestiere) => {
      if (place !== index) return [];
      const letter = view.face[sestiere] === 0 ? 'G' : 'g';
      const holder = at(view.holder, sestiere);
      const kind = ['B', 'M', 'M', 'L', 'L', 'L'][sestiere % SESTIERI] ?? '';
      return [
        `${letter === 'G' ? kind : kind.toLowerCase()}${holder >= 0 ? holder + 1 : '-'}${view.armed[sestiere] === 1 ? '*' : ''}`,
      ];
    });
    const works = commune.works.map(work => (work < 0 ? '#' : work > 0 ? '+' : '.')).join('');
    const name = (world.data.map.communes[index]?.name ?? '').padEnd(13);
    const podesta = commune.podesta >= 0 ? `${commune.podesta + 1}` : '-';
    return `${name} ${podesta} ${sestieri.join(' ').padEnd(24)} ${String(commune.treasury).padStart(6)} ${works} ${commune.upper}/${commune.lower}`;
  });
}

function fieldLines(world: World, view: View): string[] {
  const { battle } = view;
  if (!battle) return [];
  const { field } = world;
  const mark = (cell: number): string => {
    const there = battle.soldiers.filter(one => one.cell === cell);
    const top = there.find(one => one.top) ?? there[0];
    if (!top) return battle.houses.includes(cell) ? ' ⌂ ' : ' · ';
    const letter = { feditori: 'f', capitano: 'c', 'fanti-palvese': 'p', fanti: 'i' }[kindOf(world, top.unit)];
    const shown = top.side === 0 ? letter.toUpperCase() : letter;
    return `${there.length > 1 ? '2' : ' '}${shown}${top.damage > 0 ? top.damage : ' '}`;
  };
  return Array.from({ length: field.rows }, (_, row) => {
    const squares = Array.from({ length: field.columns }, (_, column) => mark(cellAt(field, column, row)));
    return `${row + 1} ${squares.join('')}`.trimEnd();
  });
}

export function printBoard(world: World, view: View, scene: Scene<Podesta>, language: Language): string {
  const names = createNames(world, language);
  const label = LABELS[language];
  const players = view.players.map((player, seat) => {
    const state = player.out ? label.out : player.exiled ? label.exile : names.faction(player.faction);
    const league = player.league >= 0 ? `, ${label.league} ${player.league + 1}` : '';
    const goods = player.lots.map((lots, good) => lots + at(player.fresh, good)).join(' ');
    return `${seat + 1} ${names.seat(scene, seat)}: ${state}${league}, ${player.purse} ${label.purse}, [${goods}], ${label.cards} ${player.beneficiCount}/${player.mercatorCount}, ${label.points} ${player.points}`;
  });
  const prices = view.prices.map((price, good) => `${names.good(good)} ${price}`).join(', ');
  const battle = fieldLines(world, view);
  return [
    `${label.year} ${view.year}, ${view.month}/12`,
    ...mapLines(world, view),
    label.legend,
    label.communes,
    ...communeLines(world, view),
    ...players,
    `${label.price}: ${prices}`,
    ...(battle.length > 0 ? [label.field, ...battle] : []),
  ].join('\n');
}
