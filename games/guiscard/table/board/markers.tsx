/** What is drawn over the men: fire, breaches, pikes, the courses of charges, attacks. */
import type { Battle, Guiscard } from '@carroccio/guiscard/survey';
import { cellOf, pikeHexesOf, sideCells, sideOf } from '@carroccio/guiscard/survey';
import type { Frame } from '@carroccio/kernel';
import type { Piece } from '@carroccio/table/picture.ts';
import { AttackSign, ChargeSign, FlameSign, PikeSign, WorkSign } from '../counters/Signs.tsx';
import type { Labels } from '../labels.ts';
import { offset, RANKS } from './pieces.tsx';

const HERE = { x: 0, y: 0 };
const over = { shift: HERE, fixed: true } as const;

function firePieces(labels: Labels): Piece[] {
  const { battle: b, words } = labels;
  const { flames, naphtha } = b.state.works;
  const hexOf = (cell: number): string => words.said.hex(labels.hex(cell));
  const burning = flames.map(
    ({ cell, turns }): Piece => ({
      id: `f${cell}`,
      cell,
      look: `flame|${turns}`,
      draw: () => <FlameSign turns={turns} lit />,
      label: `${words.said.flames}: ${hexOf(cell)}`,
      rank: RANKS.marker,
      ...over,
    }),
  );
  const pools = naphtha.flatMap(({ cells, lit }, index) =>
    cells.map(
      (cell): Piece => ({
        id: `n${index}-${cell}`,
        cell,
        look: `naphtha|${lit}`,
        draw: () => <FlameSign turns={0} lit={lit} />,
        label: `${words.said.naphtha}: ${lit ? words.said.alight : words.said.unlit}, ${hexOf(cell)}`,
        rank: RANKS.marker,
        ...over,
      }),
    ),
  );
  return [...burning, ...pools];
}

function workPieces(labels: Labels): Piece[] {
  const { battle: b, words } = labels;
  const { ruins, burnt, gate } = b.state.works;
  const sign = (id: string, cell: number, kind: Parameters<typeof WorkSign>[0]['kind'], label: string): Piece => ({
    id,
    cell,
    look: kind,
    draw: () => <WorkSign kind={kind} />,
    label: `${label}: ${words.said.hex(labels.hex(cell))}`,
    rank: -1,
    ...over,
  });
  const torn = b.state.works.torn.flatMap(side => {
    const [cell = -1, beyond = -1] = sideCells(b.field.grid, side);
    if (cell < 0 || beyond < 0) return [];
    const { x, y } = offset(b, cell, beyond);
    return [{ ...sign(`t${side}`, cell, 'torn', words.said.torn), shift: { x: x / 2, y: y / 2 } }];
  });
  const damaged = (b.state.siege?.damage ?? [])
    .filter(({ cell }) => b.state.ground === null && !ruins.includes(cell))
    .map(({ cell }) => sign(`d${cell}`, cell, 'damaged', words.said.damaged));
  return [
    ...torn,
    ...damaged,
    ...ruins.map(cell => sign(`r${cell}`, cell, 'ruin', words.said.fallen)),
    ...burnt.map(cell => sign(`b${cell}`, cell, 'burnt', words.said.burnt)),
    ...(gate === 'closed' || b.field.gate < 0
      ? []
      : [
          sign(
            'gate',
            b.field.gate,
            gate === 'open' ? 'gateOpen' : 'gateDestroyed',
            words.said.gate(words.said.gates[gate]),
          ),
        ]),
  ];
}

/** The course chosen so far belongs to the frame until it is complete. */
function coursesOf(
  b: Battle,
  frame: Frame<Guiscard> | null,
): { unit: number; target: number; cells: number[]; counter: boolean }[] {
  const { charges } = b.state;
  const open = frame?.step === 'course' ? frame : null;
  return charges.flatMap((charge, index) => {
    const { unit, target, path, counter, route, stage } = charge;
    if (stage !== 'declared') return [];
    const own = open?.charge === index && !open.counter ? open.path : path;
    const theirs = open?.charge === index && open.counter ? open.path : route;
    return [
      { unit, target, cells: own, counter: false },
      ...(counter >= 0 ? [{ unit: counter, target: unit, cells: theirs, counter: true }] : []),
    ];
  });
}

function chargePieces(labels: Labels, frame: Frame<Guiscard> | null): Piece[] {
  const { battle: b, words } = labels;
  return coursesOf(b, frame).flatMap(({ unit, target, cells, counter }) => {
    const start = cellOf(b, unit);
    const ahead = cells.slice(cells.lastIndexOf(start) + 1).filter(cell => cell >= 0);
    if (start < 0 || ahead.length === 0) return [];
    const way = [HERE, ...ahead.map(cell => offset(b, start, cell))];
    const said = counter ? words.said.counters : words.said.charges;
    return [
      {
        id: `c${unit}`,
        cell: start,
        look: ['charge', sideOf(b, unit), counter, ...way.map(({ x, y }) => `${x},${y}`)].join('|'),
        draw: () => <ChargeSign side={sideOf(b, unit)} way={way} counter={counter} />,
        label: said(labels.name(unit), labels.name(target)),
        rank: RANKS.marker,
        ...over,
      },
    ];
  });
}

function attackPieces(labels: Labels): Piece[] {
  const { battle: b, words } = labels;
  return b.state.attacks.flatMap(({ attackers, defenders, horse, done }, index) => {
    if (done) return [];
    const loose = b.state.horses[horse];
    const to = loose ? loose.head : cellOf(b, defenders[0] ?? -1);
    return attackers.flatMap((unit): Piece[] => {
      const from = cellOf(b, unit);
      if (from < 0 || to < 0) return [];
      const { x, y } = offset(b, from, to);
      return [
        {
          id: `a${index}-${unit}`,
          cell: from,
          look: `attack|${x}|${y}`,
          draw: () => <AttackSign x={x} y={y} />,
          label: words.said.attack(labels.name(unit), loose ? labels.horseName(horse) : labels.names(defenders)),
          rank: RANKS.marker,
          ...over,
        },
      ];
    });
  });
}

/** gui.7.3.1d: the hexes the pikes of a formation hold. */
const pikePieces = ({ battle: b, words }: Labels): Piece[] =>
  b.state.formations.flatMap((formation, index) => {
    const held = new Set(pikeHexesOf(b, formation));
    return formation.units.flatMap(unit =>
      [...held]
        .filter(cell => {
          const { x, y } = offset(b, cellOf(b, unit), cell);
          return Math.hypot(x, y) < 180;
        })
        .map((cell): Piece => {
          const { x, y } = offset(b, cellOf(b, unit), cell);
          return {
            id: `p${index}-${unit}-${cell}`,
            cell: cellOf(b, unit),
            look: `pike|${x}|${y}`,
            draw: () => <PikeSign x={x} y={y} />,
            label: words.said.pikes,
            rank: RANKS.lying,
            ...over,
          };
        }),
    );
  });

export const markerPieces = (labels: Labels, frame: Frame<Guiscard> | null): Piece[] => [
  ...workPieces(labels),
  ...pikePieces(labels),
  ...firePieces(labels),
  ...chargePieces(labels, frame),
  ...attackPieces(labels),
];
