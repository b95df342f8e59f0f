import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { CHASES, FOCUS, MARKERS, TESTS } from './lexicon.ts';

const { count, form } = GRAMMAR.it;

const cards = (number: number): string => count(number, 'carta', 'carte');
const losses = (number: number): string => count(number, 'perdita', 'perdite');

/** What happened. */
export const events = (n: Speech): Words<Batirnos>['events'] => ({
  armyMustered: ({ side, points, determination }, s) =>
    say`${n.army(s, side)}: ${points} punti, determinazione ${determination}`,
  deckBuilt: ({ side, cards: size }, s) => say`${n.army(s, side)}: mazzo di ${cards(size)}`,
  swapped: ({ out, into }) => say`Fuori: ${n.cards(out)}. Dentro: ${n.cards(into)}`,
  dealt: ({ division, card }, s) => say`${n.division(s, division)}: si schiera con ${n.card(card)}`,
  starter: ({ side }, s) => say`Schieramento: cominciano ${n.army(s, side)}`,
  deployed: ({ division }, s) => say`Schierata: ${n.division(s, division)}`,
  leaderPlaced: ({ leader, to }, s) => say`${n.leader(s, leader)} si pone in ${n.hex(s, to)}`,
  drew: ({ side, count: number }, s) => say`${n.army(s, side)}: ${cards(number)} dal mazzo`,
  handDrawn: ({ cards: drawn }) => say`In mano: ${n.cards(drawn)}`,
  reshuffled: ({ side }, s) => say`${n.army(s, side)}: gli scarti rimescolati formano un nuovo mazzo`,
  turnBegan: ({ turn, capacity: [first = 0, second = 0] }) =>
    say`Turno ${turn}; capacità di comando ${first} e ${second}`,
  transferred: ({ unit, division }, s) => say`${n.unit(s, unit)} passa dalla riserva a: ${n.division(s, division)}`,
  ordered: ({ division, card, focus }, s) =>
    say`${n.division(s, division)}: ${n.card(card)}${focus ? ', focalizzato' : ''}`,
  returned: ({ side, count: number }, s) => say`${n.army(s, side)}: ${cards(number)} di nuovo nel mazzo`,
  returnedCards: ({ top, bottom }) => say`In cima: ${n.cards(top)}. In fondo: ${n.cards(bottom)}`,
  handedOver: ({ from, to }, s) => say`Scambio di ordini: ${n.division(s, from)} e ${n.division(s, to)}`,
  misled: ({ division }, s) => say`False notizie: l’ordine scende a priorità 1 (${n.division(s, division)})`,
  initiative: ({ side, counts: [first = 0, second = 0] }, s) =>
    say`Iniziativa: ${n.army(s, side)} (ordini di priorità 3: ${first} contro ${second})`,
  focused: ({ division, focus }, s) => say`${n.division(s, division)}: focus su ${FOCUS[focus]}`,
  special: ({ division, card }, s) => say`${n.division(s, division)}: ${n.card(card)} ha effetto ed è scartata`,
  discardedAtRandom: ({ side, card }, s) => say`${n.army(s, side)}: persa dalla mano ${n.card(card)}`,
  orderLost: ({ division }, s) => say`L’ordine è perduto: ${n.division(s, division)}`,
  linkHeld: ({ division }, s) => say`L’ordine arriva comunque: ${n.division(s, division)}`,
  tested: ({ unit, leader, kind, due, cards: drawn, successes }, s) => {
    const who = unit >= 0 ? n.unit(s, unit) : n.leader(s, leader);
    return say`${who}, test (${TESTS[kind]}): ${drawn.length} su ${cards(due)}, ${count(successes, 'successo', 'successi')}`;
  },
  steadied: ({ unit }, s) => say`${n.unit(s, unit)} mantiene i nervi saldi`,
  faltered: ({ unit }, s) => say`${n.unit(s, unit)} esita: non fa nulla`,
  moved: ({ unit, to }, s) => say`${n.unit(s, unit)} muove in ${n.hex(s, to)}`,
  faced: ({ unit, facing }, s) => say`${n.unit(s, unit)}: fronte a ${n.facing(s, facing)}`,
  roadMarch: ({ unit }, s) => say`${n.unit(s, unit)} prende la strada`,
  charging: ({ unit, target }, s) =>
    target < 0 ? say`${n.unit(s, unit)} carica` : say`${n.unit(s, unit)} carica: ${n.unit(s, target)}`,
  chargeFailed: ({ unit }, s) => say`${n.unit(s, unit)}: la carica non parte`,
  limbered: ({ unit }, s) => say`${n.unit(s, unit)} è al traino`,
  unlimbered: ({ unit, facing }, s) => say`${n.unit(s, unit)} è in batteria, fronte a ${n.facing(s, facing)}`,
  mounted: ({ unit }, s) => say`${n.unit(s, unit)} monta a cavallo`,
  dismounted: ({ unit }, s) => say`${n.unit(s, unit)} smonta`,
  traded: ({ unit, other }, s) => say`${n.unit(s, unit)} e ${n.unit(s, other)} si scambiano di posto`,
  entered: ({ unit, to }, s) => say`${n.unit(s, unit)} entra in campo in ${n.hex(s, to)}`,
  leaderEntered: ({ leader, to }, s) => say`${n.leader(s, leader)} entra in campo in ${n.hex(s, to)}`,
  rode: ({ leader, to }, s) => say`${n.leader(s, leader)} va in ${n.hex(s, to)}`,
  leaderPressed: ({ leader, to }, s) =>
    say`${n.leader(s, leader)} ripara presso l’unità più vicina, in ${n.hex(s, to)}`,
  tookCommand: ({ leader }, s) => say`${n.leader(s, leader)} prende il comando dell’esercito`,
  evaded: ({ unit, to }, s) => say`${n.unit(s, unit)} evade in ${n.hex(s, to)}`,
  countercharged: ({ unit, target }, s) => say`${n.unit(s, unit)} controcarica: ${n.unit(s, target)}`,
  chased: ({ unit, target, how }, s) => say`${n.unit(s, unit)} va dietro a ${n.unit(s, target)} con ${CHASES[how]}`,
  aggressed: ({ unit, target }, s) => say`${n.unit(s, unit)} si getta senza ordini su ${n.unit(s, target)}`,
  fired: ({ unit, target, damage, protection, losses: lost }, s) =>
    say`${n.unit(s, unit)} tira su ${n.unit(s, target)}: danni ${damage}, protezione ${protection}, ${losses(lost)}`,
  paralysed: ({ unit }, s) => say`${n.unit(s, unit)} è paralizzata`,
  attacked: ({ unit, target }, s) => say`${n.unit(s, unit)} attacca ${n.unit(s, target)}`,
  overrun: ({ unit, battery }, s) => say`${n.unit(s, unit)} travolge ${n.unit(s, battery)}`,
  joined: ({ unit }, s) => say`${n.unit(s, unit)} si batte`,
  fought: ({ unit, foe, damage, protection, losses: lost }, s) =>
    say`${n.unit(s, unit)} colpisce ${n.unit(s, foe)}: danni ${damage}, protezione ${protection}, ${losses(lost)}`,
  losses: ({ unit, losses: lost, strength }, s) => say`${n.unit(s, unit)}: ${losses(lost)}, forza ${strength}`,
  shaken: ({ unit }, s) => say`${n.unit(s, unit)} è scossa`,
  wentBack: ({ unit, to }, s) => say`${n.unit(s, unit)} arretra in ${n.hex(s, to)}`,
  fellBack: ({ unit, to }, s) => say`${n.unit(s, unit)} ripiega in ${n.hex(s, to)}`,
  stood: ({ unit }, s) => say`${n.unit(s, unit)} resta sul posto`,
  incomplete: ({ unit }, s) => say`${n.unit(s, unit)} trova la ritirata sbarrata`,
  eliminated: ({ unit }, s) => say`${n.unit(s, unit)} è eliminata`,
  pressed: ({ unit, to }, s) => say`${n.unit(s, unit)} incalza in ${n.hex(s, to)}`,
  pursued: ({ unit }, s) => say`${n.unit(s, unit)} insegue`,
  leaderHurt: ({ leader, strength }, s) => say`${n.leader(s, leader)} subisce una perdita: forza ${strength}`,
  leaderFell: ({ leader }, s) => say`${n.leader(s, leader)} cade`,
  replaced: ({ leader }, s) => say`Un altro comandante prende il posto: ${n.leader(s, leader)}`,
  markerCleared: ({ unit, marker }, s) => say`${n.unit(s, unit)} non è più ${MARKERS[marker]}`,
  recovered: ({ unit, ok }, s) =>
    ok ? say`${n.unit(s, unit)} recupera un punto di forza` : say`${n.unit(s, unit)} non recupera`,
  objective: ({ objective, side, points }, s) =>
    say`${n.army(s, side)}: occupato l’obiettivo (${n.objective(s, objective)}); il nemico perde ${points} di determinazione`,
  routed: ({ division }, s) => say`In rotta: ${n.division(s, division)} abbandona il campo`,
  determination: ({ side, determination, lost }, s) =>
    say`${n.army(s, side)}: determinazione −${lost}, ne ${form(determination, 'resta', 'restano')} ${determination}`,
  arrivalTested: ({ division, ok }, s) =>
    ok
      ? say`${n.division(s, division)}: entrerà il prossimo turno`
      : say`${n.division(s, division)}: non è ancora in vista`,
});
