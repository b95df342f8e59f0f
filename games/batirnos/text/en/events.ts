import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { CHASES, FOCUS, MARKERS, TESTS } from './lexicon.ts';

const { count } = GRAMMAR.en;

const cards = (number: number): string => count(number, 'card', 'cards');
const losses = (number: number): string => count(number, 'loss', 'losses');

/** What happened. */
export const events = (n: Speech): Words<Batirnos>['events'] => ({
  armyMustered: ({ side, points, determination }, s) =>
    say`${n.army(s, side)}: ${points} points, Determination ${determination}`,
  deckBuilt: ({ side, cards: size }, s) => say`${n.army(s, side)}: a deck of ${cards(size)}`,
  swapped: ({ out, into }) => say`Out: ${n.cards(out)}. In: ${n.cards(into)}`,
  dealt: ({ division, card }, s) => say`${n.division(s, division)} is deployed by ${n.card(card)}`,
  starter: ({ side }, s) => say`${n.army(s, side)} deploy first`,
  deployed: ({ division }, s) => say`${n.division(s, division)} is in place`,
  leaderPlaced: ({ leader, to }, s) => say`${n.leader(s, leader)} takes his post in ${n.hex(s, to)}`,
  drew: ({ side, count: number }, s) => say`${n.army(s, side)} draw ${cards(number)}`,
  handDrawn: ({ cards: drawn }) => say`Drawn: ${n.cards(drawn)}`,
  reshuffled: ({ side }, s) => say`${n.army(s, side)} shuffle the discards into a new deck`,
  turnBegan: ({ turn, capacity: [first = 0, second = 0] }) =>
    say`Turn ${turn}; command capacity ${first} and ${second}`,
  transferred: ({ unit, division }, s) => say`${n.unit(s, unit)} passes from the reserve to ${n.division(s, division)}`,
  ordered: ({ division, card, focus }, s) =>
    say`${n.division(s, division)}: ${n.card(card)}${focus ? ', focused' : ''}`,
  returned: ({ side, count: number }, s) => say`${n.army(s, side)} put ${cards(number)} back into the deck`,
  returnedCards: ({ top, bottom }) => say`On top: ${n.cards(top)}. At the bottom: ${n.cards(bottom)}`,
  handedOver: ({ from, to }, s) => say`${n.division(s, from)} and ${n.division(s, to)} exchange their orders`,
  misled: ({ division }, s) => say`False news: the order of ${n.division(s, division)} sinks to priority 1`,
  initiative: ({ side, counts: [first = 0, second = 0] }, s) =>
    say`${n.army(s, side)} have the initiative (${first} orders of priority 3 against ${second})`,
  focused: ({ division, focus }, s) => say`${n.division(s, division)} concentrates on ${FOCUS[focus]}`,
  special: ({ division, card }, s) => say`${n.division(s, division)}: ${n.card(card)} takes effect and is discarded`,
  discardedAtRandom: ({ side, card }, s) => say`${n.army(s, side)} lose ${n.card(card)} from the hand`,
  orderLost: ({ division }, s) => say`The order for ${n.division(s, division)} goes astray`,
  linkHeld: ({ division }, s) => say`The order reaches ${n.division(s, division)} all the same`,
  tested: ({ unit, leader, kind, due, cards: drawn, successes }, s) => {
    const who = unit >= 0 ? n.unit(s, unit) : n.leader(s, leader);
    const hits = count(successes, 'success', 'successes');
    return say`${who}, test (${TESTS[kind]}): ${drawn.length} of ${cards(due)}, ${hits}`;
  },
  steadied: ({ unit }, s) => say`${n.unit(s, unit)} keeps its nerve`,
  faltered: ({ unit }, s) => say`The nerve of ${n.unit(s, unit)} fails: nothing is done`,
  moved: ({ unit, to }, s) => say`${n.unit(s, unit)} moves to ${n.hex(s, to)}`,
  faced: ({ unit, facing }, s) => say`${n.unit(s, unit)} faces ${n.facing(s, facing)}`,
  roadMarch: ({ unit }, s) => say`${n.unit(s, unit)} takes the road`,
  charging: ({ unit, target }, s) =>
    target < 0 ? say`${n.unit(s, unit)} charges` : say`${n.unit(s, unit)} charges ${n.unit(s, target)}`,
  chargeFailed: ({ unit }, s) => say`${n.unit(s, unit)} does not charge home`,
  limbered: ({ unit }, s) => say`${n.unit(s, unit)} limbers up`,
  unlimbered: ({ unit, facing }, s) => say`${n.unit(s, unit)} is in battery, facing ${n.facing(s, facing)}`,
  mounted: ({ unit }, s) => say`${n.unit(s, unit)} mounts`,
  dismounted: ({ unit }, s) => say`${n.unit(s, unit)} dismounts`,
  traded: ({ unit, other }, s) => say`${n.unit(s, unit)} and ${n.unit(s, other)} change places`,
  entered: ({ unit, to }, s) => say`${n.unit(s, unit)} enters the field in ${n.hex(s, to)}`,
  leaderEntered: ({ leader, to }, s) => say`${n.leader(s, leader)} enters the field in ${n.hex(s, to)}`,
  rode: ({ leader, to }, s) => say`${n.leader(s, leader)} rides to ${n.hex(s, to)}`,
  leaderPressed: ({ leader, to }, s) => say`${n.leader(s, leader)} flees to the nearest unit, in ${n.hex(s, to)}`,
  tookCommand: ({ leader }, s) => say`${n.leader(s, leader)} takes command of the army`,
  evaded: ({ unit, to }, s) => say`${n.unit(s, unit)} evades to ${n.hex(s, to)}`,
  countercharged: ({ unit, target }, s) => say`${n.unit(s, unit)} countercharges ${n.unit(s, target)}`,
  chased: ({ unit, target, how }, s) => say`${n.unit(s, unit)} goes after ${n.unit(s, target)} with ${CHASES[how]}`,
  aggressed: ({ unit, target }, s) => say`${n.unit(s, unit)} rushes at ${n.unit(s, target)} without orders`,
  fired: ({ unit, target, damage, protection, losses: lost }, s) =>
    say`${n.unit(s, unit)} fires at ${n.unit(s, target)}: damage ${damage}, protection ${protection}, ${losses(lost)}`,
  paralysed: ({ unit }, s) => say`${n.unit(s, unit)} is paralysed`,
  attacked: ({ unit, target }, s) => say`${n.unit(s, unit)} attacks ${n.unit(s, target)}`,
  overrun: ({ unit, battery }, s) => say`${n.unit(s, unit)} overruns ${n.unit(s, battery)}`,
  joined: ({ unit }, s) => say`${n.unit(s, unit)} fights`,
  fought: ({ unit, foe, damage, protection, losses: lost }, s) =>
    say`${n.unit(s, unit)} strikes ${n.unit(s, foe)}: damage ${damage}, protection ${protection}, ${losses(lost)}`,
  losses: ({ unit, losses: lost, strength }, s) => say`${n.unit(s, unit)}: ${losses(lost)}, strength ${strength}`,
  shaken: ({ unit }, s) => say`${n.unit(s, unit)} is shaken`,
  wentBack: ({ unit, to }, s) => say`${n.unit(s, unit)} gives ground, to ${n.hex(s, to)}`,
  fellBack: ({ unit, to }, s) => say`${n.unit(s, unit)} falls back to ${n.hex(s, to)}`,
  stood: ({ unit }, s) => say`${n.unit(s, unit)} stands its ground`,
  incomplete: ({ unit }, s) => say`${n.unit(s, unit)} finds its way back barred`,
  eliminated: ({ unit }, s) => say`${n.unit(s, unit)} is eliminated`,
  pressed: ({ unit, to }, s) => say`${n.unit(s, unit)} presses on into ${n.hex(s, to)}`,
  pursued: ({ unit }, s) => say`${n.unit(s, unit)} pursues`,
  leaderHurt: ({ leader, strength }, s) => say`${n.leader(s, leader)} is hurt: strength ${strength}`,
  leaderFell: ({ leader }, s) => say`${n.leader(s, leader)} falls`,
  replaced: ({ leader }, s) => say`Another commander takes the place of ${n.leader(s, leader)}`,
  markerCleared: ({ unit, marker }, s) => say`${n.unit(s, unit)} is no longer ${MARKERS[marker]}`,
  recovered: ({ unit, ok }, s) =>
    ok ? say`${n.unit(s, unit)} recovers a point of strength` : say`${n.unit(s, unit)} fails to recover`,
  objective: ({ objective, side, points }, s) =>
    say`${n.army(s, side)} hold ${n.objective(s, objective)}: the enemy loses ${points} Determination`,
  routed: ({ division }, s) => say`${n.division(s, division)} routs and leaves the field`,
  determination: ({ side, determination, lost }, s) =>
    say`${n.army(s, side)} lose ${lost} Determination: ${determination} left`,
  arrivalTested: ({ division, ok }, s) =>
    ok ? say`${n.division(s, division)} will enter next turn` : say`${n.division(s, division)} is not here yet`,
});
