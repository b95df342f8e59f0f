import { type Flaw, read, under } from '@carroccio/kernel';
import Type from 'typebox';
import { flaw } from '../../text/data/flaws.ts';
import type { BattleModule } from '../scenarios/module.ts';
import { SPECIAL, type Special } from '../scenarios/special.ts';
import type { Battaglia } from './armies.ts';
import type { Data } from './index.ts';
import { factFlaws, isPlayable, letterAt } from './map-check.ts';
import type { InRows, Setup, Start } from './setups.ts';

const hexesOf = (start: Start): string[] => {
  if (start.kind === 'rows') return start.rows.flatMap(({ hexes }) => hexes);
  return start.kind === 'arras-historical' ? [start.of] : start.hexes;
};

const COMPANIONS = ['capitano', 'standard', 'hero', 'carroccio', 'religiosi'] as const;

/** What one list has and the other has not, either way. */
function unlike(at: string, army: readonly { id: string }[], placed: readonly string[]): Flaw[] {
  const known = army.map(({ id }) => id);
  return [
    ...known.filter(id => !placed.includes(id)).map(id => flaw(at, 'unit-not-set-up', { id })),
    ...placed.filter(id => !known.includes(id)).map(id => flaw(at, 'unit-not-in-army', { id, known })),
  ];
}

function battagliaFlaws(battaglia: Battaglia, start: InRows): Flaw[] {
  const { units, palvesari } = battaglia;
  const placed = new Map(start.rows.flatMap(row => Object.entries(row.default)));
  const isMissile = (id: string | undefined) => units.some(unit => unit.id === id && 'XA'.includes(unit.type));
  return [
    ...unlike(
      '/rows',
      units,
      start.rows.flatMap(row => row.units),
    ),
    ...unlike('/palvesari', palvesari, Object.keys(start.palvesari)),
    ...COMPANIONS.filter(kind => Boolean(battaglia[kind]) !== Boolean(start[kind])).map(kind =>
      flaw(`/${kind}`, start[kind] ? 'no-counter' : 'no-hex', { counter: kind }),
    ),
    ...Object.entries(start.palvesari)
      .filter(([, hex]) => !isMissile(placed.get(hex)))
      .map(([id]) => flaw(`/palvesari/${id}`, 'no-missile-unit', { id })),
  ];
}

function setupFlaws({ maps, armies }: Data, { battle, battaglie }: Setup): Flaw[] {
  const map = maps[battle];
  const army = armies[battle];
  if (!map || !army) return [flaw('/battle', 'no-battle', { battle, known: Object.keys(maps) })];
  const known = army.battaglie.map(({ id }) => id);
  const left = known.filter(id => !battaglie[id]).map(id => flaw('/battaglie', 'no-battaglia', { id }));
  const placed = Object.entries(battaglie).flatMap(([id, { start }]) => {
    const battaglia = army.battaglie.find(one => one.id === id);
    if (!battaglia) return [flaw('/battaglie', 'strange-battaglia', { id, known })];
    return under(`/battaglie/${id}/start`, [
      ...hexesOf(start)
        .filter(hex => !isPlayable(map, hex))
        .map(hex => flaw('', 'impassable', { hex, letter: letterAt(map, hex) })),
      ...(start.kind === 'rows' ? battagliaFlaws(battaglia, start) : []),
    ]);
  });
  return [...left, ...placed];
}

/** What all battles may have; a battle's own schema is closed, this one is not. */
const Common = Type.Object(SPECIAL);

const namedIn = ({ openings, reserves, together, run, withHisMen, march }: Special): string[] => [
  ...openings.map(({ battaglia }) => battaglia),
  ...Object.entries(reserves).flatMap(([id, { after = [] }]) => [id, ...after]),
  ...together.flat(),
  ...run,
  ...withHisMen,
  ...(march ? [...march.freed.guelph, ...march.freed.ghibelline] : []),
];

/** Battaglie the special rules name and the army does not have, hexes that are not as they say. */
function specialFlaws({ maps, armies, specials }: Data, { id, names }: BattleModule): Flaw[] {
  const special = read(Common, specials[id]);
  const map = maps[id];
  const known = (armies[id]?.battaglie ?? []).map(battaglia => battaglia.id);
  const named = new Set([...namedIn(special), ...(names?.(specials[id]) ?? [])]);
  const rallies = special.rally ? Object.values(special.rally) : [];
  return [
    ...(map ? under(`/maps/${id}`, factFlaws(map, special.map)) : []),
    ...[...named]
      .filter(one => !known.includes(one))
      .map(one => flaw(`/specials/${id}`, 'strange-battaglia', { id: one, known })),
    ...rallies.flatMap(point =>
      'hex' in point && map && letterAt(map, point.hex) === ''
        ? [flaw(`/specials/${id}/rally`, 'off-map', { hex: point.hex, columns: map.columns, rows: map.rows })]
        : [],
    ),
  ];
}

/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
export const disagreementsOf =
  (battles: readonly BattleModule[]) =>
  (data: Data): Flaw[] => [
    ...Object.entries(data.setups).flatMap(([id, setup]) => under(`/setups/${id}`, setupFlaws(data, setup))),
    ...battles.flatMap(battle => specialFlaws(data, battle)),
  ];
