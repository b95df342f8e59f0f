import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { SIEGE_ACTIONS } from './lexicon.ts';

const { count } = GRAMMAR.en;

/** What a player is asked. */
export const prompts = (n: Speech): Words<Guiscard>['steps'] => ({
  placing: ({ unit }, s) => say`Place ${n.unit(s, unit)}`,
  facing: ({ unit }, s) => say`Which way does ${n.unit(s, unit)} face?`,
  placeHorse: ({ horse }) => `Place the head of horse ${horse + 1}`,
  faceHorse: ({ horse }) => `Which way does horse ${horse + 1} face?`,
  placeRank: () => 'Place the left end of a rank of three hoplites',
  faceRank: () => 'Choose the front of the formation (this direction and the next one clockwise)',
  placeLadder: ({ ladder }) => `Lay ladder ${ladder + 1} in the camp`,
  placeEngine: ({ engine }) => `Place engine ${engine + 1}: the end with the arrow`,
  faceEngine: ({ engine }) => `Where does the arrow of engine ${engine + 1} point?`,
  giveGrapnel: ({ grapnel }) => `Who carries grapnel ${grapnel + 1}?`,
  placeAnimal: ({ unit }, s) => say`Place ${n.unit(s, unit)}`,
  muster: ({ points }) => `Raise an army: ${count(points, 'point', 'points')} left`,
  mapChoice: () => 'Choose a map',
  edgeChoice: () => 'Choose the edge your army starts from',
  offensive: () => 'Offensive fire: who shoots?',
  aim: ({ unit }, s) => say`${n.unit(s, unit)} shoots: at whom?`,
  lay: ({ engine }) => `Engine ${engine + 1} is laid on which hex?`,
  cover: ({ unit }, s) =>
    say`${n.unit(s, unit)} is covered from one side only: from this shooter, or from the other side?`,
  charges: () => 'Declare a charge, or go on to movement',
  grouping: () => 'Who joins the grouped charge?',
  course: ({ counter }) => (counter ? 'The next hex of the counter-charge' : 'The next hex of the charge'),
  counterCharge: () => 'A charge has been declared: does anybody counter-charge?',
  movement: () => 'Movement: who moves?',
  moving: ({ unit, mp, limit }, s) =>
    limit >= 0
      ? say`${n.unit(s, unit)} may still go ${count(limit, 'hex', 'hexes')}`
      : say`${n.unit(s, unit)} moves: ${count(mp, 'point', 'points')} left`,
  laying: ({ unit }, s) => say`Where does ${n.unit(s, unit)} lay the man he carries?`,
  entering: ({ unit }, s) => say`${n.unit(s, unit)} comes onto the map: where?`,
  ladderParty: ({ mp }) => `The ladder is carried: ${count(mp, 'point', 'points')} left`,
  ladderMate: ({ unit }, s) => say`${n.unit(s, unit)} brings a ladder in: with whom?`,
  ladderEntry: ({ unit, mate }, s) => say`${n.units(s, [unit, mate])} bring a ladder in: where?`,
  ladderTurn: () => 'Where is the ladder set?',
  crewing: ({ picked }) => `The engine is to be served: by whom? ${picked.length} so far`,
  lifting: ({ picked }) => `The engine is to be carried: by whom? ${picked.length} so far`,
  engineParty: ({ mp }) => `The engine is carried: ${count(mp, 'hex', 'hexes')} left`,
  formationMarch: ({ mp }) => `The formation marches: ${count(mp, 'point', 'points')} left`,
  window: ({ target, named }, s) =>
    named.length > 0
      ? say`${count(named.length, 'archer is', 'archers are')} aiming at ${n.unit(s, target)}: more, or loose?`
      : say`Shoot at ${n.unit(s, target)} now?`,
  declare: () => 'Combat: declare attacks and tasks',
  resolving: () => 'Which attack is fought next?',
  answer: () => 'The attack can be refused: break off, or stand?',
  tableChoice: () => 'Horsemen and footmen defend together: on which table is it read?',
  blow: ({ harm }) => `One of yours is ${harm}: who?`,
  testOrder: ({ unit }, s) => say`${n.unit(s, unit)} passes several enemies: whom does he face first?`,
  retreatOrder: () => 'Several of yours must fall back: who goes first?',
  retreatStep: ({ unit, left }, s) => say`${n.unit(s, unit)} must fall back ${count(left, 'hex', 'hexes')}: where?`,
  displace: ({ unit }, s) => say`${n.unit(s, unit)} must make room: where does he go?`,
  fall: ({ unit }, s) => say`Where does ${n.unit(s, unit)} fall?`,
  advance: () => 'Does anybody advance?',
  advancing: ({ unit, mp }, s) => say`${n.unit(s, unit)} advances: ${count(mp, 'point', 'points')} left`,
  ladderFall: () => 'Where does the other half of the ladder fall?',
  tumble: ({ unit }, s) => say`Where does ${n.unit(s, unit)} land?`,
  afflict: ({ left }) => `Who is struck down? ${left} still to choose`,
  garrisonChoice: () => 'The besieged have the initiative: a sortie?',
  besiegerChoice: () => 'What do the besiegers do today?',
  teaming: () => 'Who is put to work?',
  picking: ({ left, action }) => `Who takes part in ${SIEGE_ACTIONS[action]}? Up to ${left} more`,
  siegeSetup: ({ unit }, s) => say`Place ${n.unit(s, unit)}`,
  patrolPick: ({ picked }) => `A patrol comes: who is in it? ${picked.length} so far`,
  entryEdge: () => 'By which side do they come in?',
  callOff: () => 'Break off, or fight on?',
  reliefChoice: () => 'A relief army stands outside while you hold part of the place: what now?',
  insideChoice: () => 'Part of the besiegers has gone out to battle: attack inside at the same time?',
  riposte: () => 'You have been bombarded: storm the refuge behind you?',
});
