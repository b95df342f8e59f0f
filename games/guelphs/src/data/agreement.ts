import { read } from '@carroccio/kernel';
import Type from 'typebox';
import type { BattleModule } from '../scenarios/module.ts';
import { SPECIAL, type Special } from '../scenarios/special.ts';
import type { Battaglia } from './armies.ts';
import type { Data } from './index.ts';
import { factProblems, isPlayable, letterAt } from './map-check.ts';
import type { InRows, Setup, Start } from './setups.ts';
import { difference } from './shapes.ts';

const hexesOf = (start: Start): string[] => {
  if (start.kind === 'rows') return start.rows.flatMap(({ hexes }) => hexes);
  return start.kind === 'arras-historical' ? [start.of] : start.hexes;
};

const COMPANIONS = ['capitano', 'standard', 'hero', 'carroccio', 'religiosi'] as const;

function battagliaProblems(battaglia: Battaglia, start: InRows): string[] {
  const { units, palvesari } = battaglia;
  const placed = new Map(start.rows.flatMap(row => Object.entries(row.default)));
  const isMissile = (id: string | undefined) => units.some(unit => unit.id === id && 'XA'.includes(unit.type));
  return [
    ...difference(
      units.map(({ id }) => id),
      start.rows.flatMap(row => row.units),
    ),
    ...difference(
      palvesari.map(({ id }) => id),
      Object.keys(start.palvesari),
    ),
    ...COMPANIONS.filter(kind => Boolean(battaglia[kind]) !== Boolean(start[kind])).map(
      kind => `its ${kind} has ${start[kind] ? 'a hex but no counter' : 'no hex'}`,
    ),
    ...Object.entries(start.palvesari)
      .filter(([, hex]) => !isMissile(placed.get(hex)))
      .map(([id]) => `${id} is not with a missile unit`),
  ];
}

function setupProblems({ maps, armies }: Data, { battle, battaglie }: Setup): string[] {
  const map = maps[battle];
  const army = armies[battle];
  if (!map || !army) return [`there is no ${battle}`];
  const left = army.battaglie.filter(({ id }) => !battaglie[id]).map(({ id }) => `the Battaglia ${id} is missing`);
  const placed = Object.entries(battaglie).flatMap(([id, { start }]) => {
    const battaglia = army.battaglie.find(one => one.id === id);
    if (!battaglia) return [`${id} is not in the army`];
    return [
      ...hexesOf(start)
        .filter(hex => !isPlayable(map, hex))
        .map(hex => `${hex} cannot be stood in`),
      ...(start.kind === 'rows' ? battagliaProblems(battaglia, start) : []),
    ].map(problem => `${id}: ${problem}`);
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
function specialProblems({ maps, armies, specials }: Data, { id, names }: BattleModule): string[] {
  const special = read(Common, specials[id]);
  const map = maps[id];
  const known = (armies[id]?.battaglie ?? []).map(battaglia => battaglia.id);
  const named = new Set([...namedIn(special), ...(names?.(specials[id]) ?? [])]);
  const rallies = special.rally ? Object.values(special.rally) : [];
  return [
    ...(map ? factProblems(map, special.map) : []).map(problem => `maps: ${id}: ${problem}`),
    ...[...named].filter(one => !known.includes(one)).map(one => `specials: ${id}: ${one} is not in the army`),
    ...rallies
      .filter(point => 'hex' in point && map && letterAt(map, point.hex) === '')
      .map(point => `specials: ${id}: ${'hex' in point ? point.hex : ''} is not on the map`),
  ];
}

/** Where parts contradict each other, as they may once a data pack has replaced one of them. */
export const disagreementsOf =
  (battles: readonly BattleModule[]) =>
  (data: Data): string[] => [
    ...Object.entries(data.setups).flatMap(([id, setup]) =>
      setupProblems(data, setup).map(problem => `setups: ${id}: ${problem}`),
    ),
    ...battles.flatMap(battle => specialProblems(data, battle)),
  ];
