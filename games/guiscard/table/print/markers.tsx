/** Markers and gear, as many as a scenario uses. */
import { Fired, Moved } from '../counters/Badges.tsx';
import { EngineCounter } from '../counters/EngineCounter.tsx';
import { ChargeSign, FlameSign, LadderSign, LootSign, RopeSign, WorkSign } from '../counters/Signs.tsx';
import { copies, type Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

const NORTH = 0;
const APART = 173;
const NOWHERE = { x: 0, y: 0 };
const BEHIND = { x: 0, y: APART };
/** A short course that fits a marker. */
const COURSE = [
  { x: 0, y: 46 },
  { x: 0, y: -6 },
];
/** Chapters of the rulebook from which on a thing is used. */
const [MISSILES, CHARGES, BUILDINGS, CASTLES, FIRE] = [5, 7, 8, 9, 10];
const SIDES = [0, 1];
const OPEN_GEAR = { ladder: 4, grapnel: 4, stoneThrower: 2, greekFire: 1 };

const same = (id: string, label: string, drawn: Piece['front']): Piece => ({ id, label, front: drawn, back: drawn });

/** Of a siege or a free battle nobody knows before what will be built or bought. */
function gearOf({ lore: { grounds }, scenario }: PrintSource, kind: keyof typeof OPEN_GEAR, side: number): number {
  const { equipment, siege } = grounds.scenario(scenario);
  const open = siege ? side === 0 : grounds.rules(scenario).choosesMaps;
  if (open) return OPEN_GEAR[kind];
  return equipment
    .filter(gear => gear.kind === kind && gear.side === side)
    .reduce((sum, { count = 1, at = [] }) => sum + (at.length > 0 ? 1 : count), 0);
}

export function markerPieces(source: PrintSource): Piece[] {
  const { lore, scenario, words, table } = source;
  const { rules, loot, missiles } = lore.grounds.scenario(scenario);
  const from = (chapter: number, count: number): number => (rules >= chapter ? count : 0);
  return [
    ...copies(24, same('moved', words.moved, <g transform="scale(3)">{<Moved />}</g>)),
    ...copies(missiles ? from(MISSILES, 12) : 0, same('fired', words.fired, <g transform="scale(3)">{<Fired />}</g>)),
    ...SIDES.flatMap(side => [
      ...copies(
        from(CHARGES, 4),
        same(`charge ${side}`, words.charge, <ChargeSign side={side} way={COURSE} counter={false} />),
      ),
      ...copies(
        from(CHARGES, 3),
        same(`counter ${side}`, words.counterCharge, <ChargeSign side={side} way={COURSE} counter />),
      ),
    ]),
    ...copies(from(FIRE, 12), same('flames', words.flames, <FlameSign turns={0} lit />)),
    ...copies(from(FIRE, 7), same('naphtha', words.naphtha, <FlameSign turns={0} lit={false} />)),
    ...copies(from(FIRE, 6), same('burnt', words.burnt, <WorkSign kind="burnt" />)),
    ...copies(from(BUILDINGS, 4), same('torn', words.torn, <WorkSign kind="torn" />)),
    ...copies(from(FIRE, 6), same('damaged', words.damaged, <WorkSign kind="damaged" />)),
    ...copies(from(FIRE, 8), same('ruin', words.ruin, <WorkSign kind="ruin" />)),
    ...copies(from(CASTLES, 1), {
      id: 'gate',
      label: `${words.gateOpen} / ${words.gateDestroyed}`,
      front: <WorkSign kind="gateOpen" />,
      back: <WorkSign kind="gateDestroyed" />,
    }),
    ...copies(
      loot.reduce((sum, { count }) => sum + count, 0),
      same('loot', words.loot, <LootSign />),
    ),
    ...SIDES.flatMap(side =>
      copies(
        gearOf(source, 'grapnel', side),
        same(`grapnel ${side}`, table.items.grapnel, <RopeSign side={side} x={0} y={-74} />),
      ),
    ),
  ];
}

export function gearPieces(source: PrintSource): Piece[] {
  const { items } = source.table;
  return SIDES.flatMap(side => [
    ...copies(
      gearOf(source, 'ladder', side),
      same(
        `ladder ${side}`,
        items.ladder,
        <g transform="translate(0 160)">
          <LadderSign side={side} x={0} y={-APART} upright={false} />
        </g>,
      ),
    ),
    ...copies(
      gearOf(source, 'stoneThrower', side),
      same(
        `stone thrower ${side}`,
        items.stoneThrower,
        <EngineCounter kind="stoneThrower" side={side} arrow={NORTH} tail={BEHIND} load="" />,
      ),
    ),
    ...copies(
      gearOf(source, 'greekFire', side),
      same(
        `Greek fire ${side}`,
        items.greekFire,
        <EngineCounter kind="greekFire" side={side} arrow={NORTH} tail={NOWHERE} load="" />,
      ),
    ),
  ]);
}
