import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { ActivationKind, Guelphs } from '../../src/shape.ts';
import { type Speech, tableResult } from '../speech.ts';
import { adjective, army, hitsOf, ORDER_NAMES, orderPoints } from './lexicon.ts';

const { count, signed } = GRAMMAR.en;

const KINDS: Readonly<Record<ActivationKind, string>> = {
  basic: 'Basic Activation',
  continuum: 'Continuum',
  interruptio: 'Interruptio',
};

export const SKIES: Readonly<Record<string, string>> = {
  fair: 'a clear sky',
  hazy: 'haze',
  veiled: 'a veiled sun',
  cloudy: 'clouds',
  overcast: 'an overcast sky',
  lowering: 'low clouds',
  dark: 'a dark sky',
  drizzle: 'drizzle',
  rain: 'rain',
  storm: 'the storm',
};

type Told = Words<Guelphs>['events'];

/** What happened. */
export const events = (n: Speech): Told => ({
  ...commandEvents(n),
  ...movementEvents(n),
  ...combatEvents(n),
  ...personalityEvents(n),
  ...scenarioEvents(n),
});

const commandEvents = (n: Speech) =>
  ({
    deployed: ({ side }) => say`${army(side)} are deployed`,
    activated: ({ battaglia, kind, points }, s) =>
      say`${n.capitano(s, battaglia)} is activated (${KINDS[kind]}): ${orderPoints(points)}`,
    released: ({ battaglia, contact }, s) =>
      contact
        ? say`The enemy draws ${n.battaglia(s, battaglia)} out of Reserve`
        : say`${n.battaglia(s, battaglia)} is released from Reserve`,
    capacity: ({ battaglia, from, to }, s) =>
      say`${n.capitano(s, battaglia)}: Command Capacity ${to < from ? 'down' : 'up'} from ${from} to ${to}`,
    confusion: () => 'Confusion in battle: every other Capitano loses Command Capacity too',
    continuum: ({ battaglia, ok }, s) => say`${n.capitano(s, battaglia)} ${ok ? 'succeeds in' : 'fails'} his Continuum`,
    interruptio: ({ battaglia, ok }, s) =>
      say`${n.capitano(s, battaglia)} ${ok ? 'succeeds in' : 'fails'} his Interruptio`,
    passed: ({ side }) => say`${army(side)} pass`,
    ordered: ({ unit, order, cost }, s) =>
      say`${n.unit(s, unit)} is ordered: ${ORDER_NAMES[order]} (${orderPoints(cost)})`,
    recovered: ({ battaglia, spaces }, s) =>
      spaces > 0
        ? say`${n.capitano(s, battaglia)} orders Recovery: ${signed(spaces)}`
        : say`${n.capitano(s, battaglia)} orders Recovery, in vain`,
    rallied: ({ battaglia, units }, s) =>
      units > 0
        ? say`${n.capitano(s, battaglia)} orders Rally: up to ${count(units, 'unit', 'units')} can come back`
        : say`${n.capitano(s, battaglia)} orders Rally, but nobody comes back`,
    cameBack: ({ unit, to, hits }, s) => say`${n.unit(s, unit)} comes back in ${n.hex(s, to)} with ${hitsOf(hits)}`,
    points: ({ side, points }) =>
      points < 0
        ? say`${army(side)} lose ${count(-points, 'Victory Point', 'Victory Points')} again`
        : say`${army(side)} gain ${count(points, 'Victory Point', 'Victory Points')}`,
    level: ({ side, level }) => `The ${adjective(side)} Victory Level rises to ${level}`,
  }) satisfies Partial<Told>;

const movementEvents = (n: Speech) =>
  ({
    entered: ({ unit, from, to }, s) => say`${n.unit(s, unit)} moves from ${n.hex(s, from)} to ${n.hex(s, to)}`,
    turned: ({ unit, facing }, s) => say`${n.unit(s, unit)} turns to face ${n.facing(s, facing)}`,
    withdrew: ({ unit, to }, s) => say`${n.unit(s, unit)} withdraws to ${n.hex(s, to)}`,
    swapped: ({ front, rear }, s) => say`${n.unit(s, rear)} comes up in place of ${n.unit(s, front)}`,
    personalityMoved({ who, battaglia, to }, s) {
      const rider = { capitano: n.capitano(s, battaglia), standard: 'the Standard', hero: 'the Hero' }[who];
      return say`${rider} moves to ${n.hex(s, to)}`;
    },
    reorganized: ({ unit }, s) => say`${n.unit(s, unit)} reorganizes`,
    reloaded: ({ unit }, s) => say`${n.unit(s, unit)} reloads`,
    coordinated: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} is spared the Ghibelline confusion`,
    written: () => 'The place where Arras will come in is written down',
    renounced: () => 'Arras renounces the ambush; his men join Anglano',
    battleOffered: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} opens the battle`,
    paced: ({ side, tired }, s) =>
      tired.length === 0
        ? say`${army(side)} may march without loss of Command Capacity`
        : `To march costs Command Capacity: ${tired.map(battaglia => n.capitano(s, battaglia)).join(', ')}`,
    papersOpened: ({ guelph, ghibelline }) =>
      `The papers are opened: the Guelphs spent ${guelph}, the Ghibellines ${ghibelline}`,
    arrived: ({ unit, to }, s) => say`${n.unit(s, unit)} appears in ${n.hex(s, to)}`,
  }) satisfies Partial<Told>;

const combatEvents = (n: Speech) =>
  ({
    shot({ unit, target, needed, total, hit }, s) {
      const volley = say`${n.unit(s, unit)} shoots at ${n.unit(s, target)}`;
      if (hit && total < needed) return `${volley}: on target, a natural 12`;
      return `${volley}: ${hit ? 'on target' : 'a miss'}, ${total} (${needed} needed)`;
    },
    aimed: ({ unit, target, charge }, s) =>
      say`${n.unit(s, unit)} ${charge ? 'charges' : 'attacks'} ${n.unit(s, target)}`,
    calledOff: ({ unit }, s) => say`${n.unit(s, unit)} calls off its attack`,
    downgraded: ({ unit }, s) => say`${n.unit(s, unit)} attacks without its Carica!`,
    morale: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'holds firm' : 'fails its check'}`,
    countercharged: ({ unit, ok }, s) =>
      ok
        ? say`${n.unit(s, unit)} countercharges: the Carica! becomes a plain attack`
        : say`${n.unit(s, unit)} fails to countercharge`,
    fought({ target, lead, column, modifier, roll, result }, s) {
      const added = modifier === 0 ? '' : ` (${signed(modifier)} included)`;
      const fight = say`${n.unit(s, lead)} fights ${n.unit(s, target)}`;
      return `${fight}: column ${signed(column)}, ${roll} on the dice${added}, result ${tableResult(result)}`;
    },
    hits: ({ unit, hits }, s) => say`${n.unit(s, unit)} now has ${hitsOf(hits)}`,
    disrupted: ({ unit }, s) => say`${n.unit(s, unit)} is Disrupted`,
    routed: ({ unit }, s) => say`${n.unit(s, unit)} routs`,
    removed: ({ unit }, s) =>
      n.kind(s, unit) === 'W' ? 'The Carroccio is lost' : say`${n.unit(s, unit)} is removed from play`,
    retreated: ({ unit, to }, s) => say`${n.unit(s, unit)} retreats to ${n.hex(s, to)}`,
    stood: ({ unit }, s) => say`${n.unit(s, unit)} does not retreat`,
    advanced: ({ unit, to }, s) => say`${n.unit(s, unit)} advances to ${n.hex(s, to)}`,
  }) satisfies Partial<Told>;

const personalityEvents = (n: Speech) =>
  ({
    wounded: ({ battaglia, loss }, s) => say`${n.capitano(s, battaglia)} is wounded: Command Capacity ${signed(-loss)}`,
    unharmed: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} is unharmed`,
    killed: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} is killed`,
    captured: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} is captured`,
    escaped: ({ battaglia, to }, s) => say`${n.capitano(s, battaglia)} escapes to ${n.hex(s, to)}`,
    replaced: ({ battaglia }, s) => say`An Adjutant takes command of ${n.battaglia(s, battaglia)}`,
    withdrawn: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} leaves play: he has no units left`,
    heroGrazed: ({ hero }, s) => say`Hero grazed, no more: ${n.hero(s, hero)}`,
    heroKilled: ({ hero, rule }, s) =>
      rule === 'gg.S.8.6.1' ? say`Hero weakened: ${n.hero(s, hero)}` : say`Hero lost: ${n.hero(s, hero)}`,
    standardLost: ({ side, radius }) =>
      `The ${adjective(side)} Standard is lost: Disruption within ${count(radius, 'hex', 'hexes')}`,
  }) satisfies Partial<Told>;

const scenarioEvents = (n: Speech) =>
  ({
    weather: ({ box }) => `The weather worsens: ${SKIES[box] ?? box}`,
    tradimento: ({ ok }) =>
      ok
        ? 'Tradimento! The Ghibellines in the Guelph army strike'
        : 'The Ghibellines in the Guelph army do not move yet',
    donati: ({ ok }) => (ok ? 'Corso Donati attacks against his orders' : 'Corso Donati obeys and stays where he is'),
    novello: ({ ok }) => (ok ? 'Guido Novello joins the battle' : 'Guido Novello leaves the field with all his men'),
    baron: ({ unit, rating }, s) => say`${n.unit(s, unit)} fights for Manfredi: Cohesion Rating ${rating}`,
    deserted: ({ unit }, s) => say`${n.unit(s, unit)} deserts Manfredi`,
  }) satisfies Partial<Told>;
