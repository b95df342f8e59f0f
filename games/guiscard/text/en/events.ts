import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import { COLUMN_NAMES, type Speech, tally } from '../speech.ts';
import { CAUSES, COVERS, HARMS, ITEM_NAMES, SIEGE_ACTIONS, SIEGE_EVENTS } from './lexicon.ts';

const { count, signed } = GRAMMAR.en;

type Told = Words<Guiscard>['events'];

/** What happened. */
export const events = (n: Speech): Told => ({
  ...fireEvents(n),
  ...movementEvents(n),
  ...combatEvents(n),
  ...gearEvents(n),
  ...siegeEvents(n),
});

const TESTS: Readonly<Record<string, string>> = {
  none: 'gets by',
  stop: 'is stopped',
  wound: 'is wounded',
  kill: 'is killed',
};

const rolled = (die: number, armour: number): string =>
  `die ${die}${armour > 0 ? ` and armour ${signed(armour)}` : ''}`;

const fireEvents = (n: Speech) =>
  ({
    deployed: ({ unit, to }, s) => say`${n.unit(s, unit)} is placed in ${n.hex(s, to)}`,
    turnBegan: ({ turn }) => `Turn ${turn}`,
    phaseBegan: ({ side }, s) => say`Phase of ${n.side(s, side)}`,
    shot: ({ unit, cell, impact, modifiers }, s) => {
      const total = modifiers.reduce((sum, { value }) => sum + value, 0);
      const where = impact === cell ? 'it comes down there' : `it comes down in ${n.hex(s, impact)}`;
      return say`${n.unit(s, unit)} shoots at ${n.hex(s, cell)} (${signed(total)}): ${where}`;
    },
    fired: ({ unit, cover, die, armour, result }, s) =>
      say`${n.unit(s, unit)} is shot at with ${COVERS[cover] ?? cover}, ${rolled(die, armour)}: ${result === '-' ? 'missed' : `result ${result}`}`,
    fireArrow: ({ unit, cell, caught }, s) =>
      say`${n.unit(s, unit)} sends a burning arrow into ${n.hex(s, cell)}: ${caught ? 'it catches fire' : 'nothing happens'}`,
    hurled: ({ engine, impact }, s) => say`Engine ${engine + 1} shoots: the stone falls in ${n.hex(s, impact)}`,
    sprayed: ({ engine, cell, works }, s) =>
      works
        ? say`Siphon ${engine + 1} covers ${n.hex(s, cell)} and the hexes around it with naphtha`
        : `Siphon ${engine + 1} fails`,
    malfunction: ({ exploded }) => (exploded ? 'The siphon explodes' : 'The siphon jams'),
    ignited: ({ cell }, s) => say`${n.hex(s, cell)} is on fire`,
    doused: ({ cell, unit }, s) => say`${n.unit(s, unit)} puts out the fire in ${n.hex(s, cell)}`,
    burntOut: ({ cell }, s) => say`What stood in ${n.hex(s, cell)} has burnt down`,
    harmed: ({ unit, harm, cause }, s) => say`${n.unit(s, unit)} is ${HARMS[harm]} ${CAUSES[cause]}`,
    drowned: ({ unit }, s) => say`${n.unit(s, unit)} sinks and drowns`,
    horseKilled: ({ horse }) => `Horse ${horse + 1} is killed`,
    unhorsed: ({ unit }, s) => say`${n.unit(s, unit)} is thrown from his horse`,
    lies: ({ unit, to }, s) => say`${n.unit(s, unit)} lies in ${n.hex(s, to)}`,
    slowed: ({ unit, mp }, s) => say`${n.unit(s, unit)} is checked: ${count(mp, 'point', 'points')} left`,
  }) satisfies Partial<Told>;

const movementEvents = (n: Speech) =>
  ({
    chargeDeclared: ({ unit, target, hexes }, s) =>
      say`${n.unit(s, unit)} charges ${n.unit(s, target)} over ${hexes} hexes`,
    counterDeclared: ({ unit, against }, s) => say`${n.unit(s, unit)} counter-charges ${n.unit(s, against)}`,
    chargeLost: ({ unit }, s) => say`The charge of ${n.unit(s, unit)} comes to nothing`,
    groupFormed: ({ units }, s) => say`${n.units(s, units)} charge together`,
    entered: ({ unit, to }, s) => say`${n.unit(s, unit)} goes to ${n.hex(s, to)}`,
    turned: ({ unit }, s) => say`${n.unit(s, unit)} turns about`,
    mounted: ({ unit }, s) => say`${n.unit(s, unit)} mounts`,
    dismounted: ({ unit, to }, s) => say`${n.unit(s, unit)} dismounts into ${n.hex(s, to)}`,
    bridled: ({ unit, horse }, s) => say`${n.unit(s, unit)} takes horse ${horse + 1} by the bridle`,
    bridleMissed: ({ unit, horse }, s) => say`${n.unit(s, unit)} misses the bridle of horse ${horse + 1}`,
    released: ({ horse }) => `Horse ${horse + 1} is let go`,
    lifted: ({ unit, by }, s) => say`${n.unit(s, by)} shoulders ${n.unit(s, unit)}`,
    laid: ({ unit, to }, s) => say`${n.unit(s, unit)} is laid down in ${n.hex(s, to)}`,
    loot: ({ unit, taken }, s) => say`${n.unit(s, unit)} ${taken ? 'picks up' : 'drops'} loot`,
    left: ({ unit, side }, s) => say`${n.unit(s, unit)} leaves the map by ${n.edge(side)}`,
    cleared: ({ from, to, sunk }, s) =>
      say`Bodies are cleared from ${n.hex(s, from)} ${sunk ? 'and sink' : `to ${n.hex(s, to)}`}`,
    arrowsPassed: ({ unit, to, count: arrows }, s) =>
      say`${n.unit(s, unit)} hands ${count(arrows, 'fire arrow', 'fire arrows')} to ${n.unit(s, to)}`,
    tested: ({ unit, enemy, die, modifiers, result }, s) =>
      say`${n.unit(s, enemy)} strikes at ${n.unit(s, unit)} in passing (${tally(GRAMMAR.en, die, modifiers)}): he ${TESTS[result] ?? result}`,
    stopped: ({ unit }, s) => say`${n.unit(s, unit)} goes no further`,
    formed: ({ units, front }, s) => say`${n.units(s, units)} stand in formation, front ${n.direction(front)}`,
    dissolved: ({ units }, s) => say`The formation of ${n.units(s, units)} is no more`,
    foulkon: ({ on }) => (on ? 'The formation closes into a foulkon' : 'The foulkon opens'),
  }) satisfies Partial<Told>;

const combatEvents = (n: Speech) =>
  ({
    attacked: ({ attackers, defenders, charge }, s) =>
      say`${n.units(s, attackers)} ${charge ? 'charge' : 'against'} ${n.units(s, defenders)}`,
    refused: ({ units }, s) => say`${n.units(s, units)} will not fight and break off`,
    fought: ({ attackers, defenders, column, die, armour, result, modifiers }, s) => {
      const shift = modifiers.reduce((sum, { value }) => sum + value, 0);
      return say`${n.units(s, attackers)} against ${defenders.length > 0 ? n.units(s, defenders) : 'a horse'}: column ${COLUMN_NAMES[column] ?? column} (${signed(shift)}), ${rolled(die, armour)}: ${result === '' ? 'no effect' : result}`;
    },
    drivenBack: ({ unit, hexes, wound }, s) =>
      say`${n.unit(s, unit)} must fall back ${count(hexes, 'hex', 'hexes')}${wound ? ', wounded' : ''}`,
    blowFalls: ({ units, harm, unhorse, horse }, s) =>
      say`One of ${n.units(s, units)} is struck: ${HARMS[harm]}${horse ? ', unhorsed, the horse killed' : unhorse ? ', unhorsed' : ''}`,
    retreated: ({ unit, to }, s) => say`${n.unit(s, unit)} falls back to ${n.hex(s, to)}`,
    stood: ({ unit }, s) => say`${n.unit(s, unit)} does not give ground`,
    displaced: ({ unit, to }, s) => say`${n.unit(s, unit)} makes room and goes to ${n.hex(s, to)}`,
    advanced: ({ unit, to }, s) => say`${n.unit(s, unit)} advances to ${n.hex(s, to)}`,
    recovered: ({ unit }, s) => say`${n.unit(s, unit)} is on his feet again`,
  }) satisfies Partial<Told>;

const gearEvents = (n: Speech) =>
  ({
    ladderCarried: ({ ladder, to }, s) => say`Ladder ${ladder + 1} is carried to ${n.hex(s, to)}`,
    ladderRaised: ({ ladder, cell }, s) => say`Ladder ${ladder + 1} stands in ${n.hex(s, cell)}`,
    ladderFell: ({ ladder, ok }) => `Ladder ${ladder + 1} ${ok ? 'is thrown down' : 'stands firm'}`,
    climbed: ({ unit, up }, s) => say`${n.unit(s, unit)} climbs ${up ? 'up' : 'down'}`,
    vaulted: ({ unit, to, ok }, s) =>
      say`${n.unit(s, unit)} leaps into ${n.hex(s, to)}${ok ? '' : ' and comes down badly'}`,
    grapnelThrown: ({ unit, ok }, s) => say`${n.unit(s, unit)} throws the grapnel: it ${ok ? 'holds' : 'falls back'}`,
    ropeCut: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'cuts the rope' : 'fails to cut the rope'}`,
    ropeSeized: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'catches the rope' : 'misses the rope'}`,
    pulled: ({ cell, ok }, s) => say`The palisade in ${n.hex(s, cell)} ${ok ? 'is pulled down' : 'holds'}`,
    gateWorked: ({ open }) => (open ? 'The gate is opened' : 'The gate is shut'),
    torn: ({ unit }, s) => say`${n.unit(s, unit)} tears the tent open`,
    captured: ({ unit, by }, s) => say`${n.unit(s, by)} takes ${n.unit(s, unit)} prisoner`,
    freed: ({ unit }, s) => say`${n.unit(s, unit)} is free`,
    engineMoved: ({ engine, to }, s) => say`Engine ${engine + 1} is carried to ${n.hex(s, to)}`,
    ruined: ({ cell }, s) => say`The works in ${n.hex(s, cell)} come down`,
    engineDestroyed: ({ engine }) => `Engine ${engine + 1} is destroyed`,
  }) satisfies Partial<Told>;

const BUILT: Readonly<Record<string, string>> = {
  stoneThrowerLost: 'A stone thrower is destroyed',
  ladderLost: 'A ladder is destroyed',
};

const siegeEvents = (n: Speech) =>
  ({
    day: ({ day, left }) => `Day ${day} of the siege: food for ${count(left, 'day', 'days')}`,
    provisions: ({ days }) => `The garrison has food for ${count(days, 'day', 'days')}`,
    siegeEvent: ({ event, total, happens }) =>
      say`Event ${total}: ${SIEGE_EVENTS[event] ?? 'nothing happens'}${happens ? '' : ' (it has happened before: nothing)'}`,
    initiative: ({ side, besieger, garrison }, s) =>
      say`The initiative is with ${n.side(s, side)} (${besieger} to ${garrison})`,
    actionChosen: ({ action }) => say`The day sees ${SIEGE_ACTIONS[action]}`,
    actionEnded: ({ action }) => say`${SIEGE_ACTIONS[action]} is over`,
    healed: ({ unit }, s) => say`${n.unit(s, unit)} is healed`,
    heals: ({ unit, days }, s) => say`${n.unit(s, unit)} will be well in ${count(days, 'day', 'days')}`,
    lost: ({ unit }, s) => say`${n.unit(s, unit)} is out for months`,
    built: ({ item }) => BUILT[item] ?? say`${ITEM_NAMES[item] ?? item} is built`,
    bombarded: ({ cell, points, result }, s) =>
      say`${n.hex(s, cell)} is bombarded with ${count(points, 'point', 'points')}: ${result}`,
    negotiated: ({ die, modifiers, ok }) =>
      `Terms are offered (${tally(GRAMMAR.en, die, modifiers)}): ${ok ? 'the garrison surrenders' : 'refused'}`,
    reinforced: ({ side, units }, s) => say`${n.units(s, units)} join ${n.side(s, side)}`,
    regained: () => 'The garrison has won back the whole place',
    reliefGone: () => 'The army of relief is gone: those it had shut in are besiegers again',
    fellBack: () => 'The garrison shuts itself in its last refuge and loses half its food',
    patrol: ({ units }, s) => say`A patrol: ${n.units(s, units)}`,
    supplied: ({ days }) => `Food for ${count(days, 'more day', 'more days')} comes in`,
    restocking: ({ days }) => `The burnt camp costs the besiegers ${count(days, 'day', 'days')}`,
    prisoners: ({ units }, s) => say`${n.units(s, units)} are cut off and taken`,
    edge: ({ side, edge }, s) => say`${n.side(s, side)} come by ${n.edge(edge)}`,
  }) satisfies Partial<Told>;
