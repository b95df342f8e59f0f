import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { HARMS, SIEGE_ACTIONS } from './lexicon.ts';

const { count, form } = GRAMMAR.it;

/** Che cosa si chiede al giocatore. */
export const prompts = (n: Speech): Words<Guiscard>['steps'] => ({
  placing: ({ unit }, s) => say`Piazza ${n.unit(s, unit)}`,
  facing: ({ unit }, s) => say`Da che parte guarda ${n.unit(s, unit)}?`,
  placeHorse: ({ horse }) => `Piazza la testa del cavallo ${horse + 1}`,
  faceHorse: ({ horse }) => `Da che parte guarda il cavallo ${horse + 1}?`,
  placeRank: () => 'Piazza l’estremità sinistra di un rango di tre opliti',
  faceRank: () => 'Scegli il fronte della formazione (questa direzione e la successiva in senso orario)',
  placeLadder: ({ ladder }) => `Posa la scala ${ladder + 1} nel campo`,
  placeEngine: ({ engine }) => `Piazza la macchina ${engine + 1}: l’estremità con la freccia`,
  faceEngine: ({ engine }) => `Dove punta la freccia della macchina ${engine + 1}?`,
  giveGrapnel: ({ grapnel }) => `Chi porta il grappino ${grapnel + 1}?`,
  placeAnimal: ({ unit }, s) => say`Piazza ${n.unit(s, unit)}`,
  muster: ({ points }) => `Raduna un esercito: ${form(points, 'resta', 'restano')} ${count(points, 'punto', 'punti')}`,
  mapChoice: () => 'Scegli una mappa',
  edgeChoice: () => 'Scegli il lato da cui parte il tuo esercito',
  offensive: () => 'Tiro offensivo: chi tira?',
  aim: ({ unit }, s) => say`${n.unit(s, unit)} tira: a chi?`,
  lay: ({ engine }) => `Su quale esagono tira la macchina ${engine + 1}?`,
  cover: ({ unit }, s) => say`${n.unit(s, unit)} è coperto da un lato solo: da questo tiratore o dall’altro lato?`,
  charges: () => 'Dichiara una carica, o passa al movimento',
  grouping: () => 'Chi si unisce alla carica di gruppo?',
  course: ({ counter }) => (counter ? 'Il prossimo esagono della contro-carica' : 'Il prossimo esagono della carica'),
  counterCharge: () => 'È stata dichiarata una carica: qualcuno contro-carica?',
  movement: () => 'Movimento: chi muove?',
  moving: ({ unit, mp, limit }, s) =>
    limit >= 0
      ? say`${n.unit(s, unit)} può ancora percorrere ${count(limit, 'esagono', 'esagoni')}`
      : say`${n.unit(s, unit)} muove: ${count(mp, 'punto rimasto', 'punti rimasti')}`,
  laying: ({ unit }, s) => say`Dove depone ${n.unit(s, unit)} l’uomo che porta?`,
  entering: ({ unit }, s) => say`${n.unit(s, unit)} entra in mappa: dove?`,
  ladderParty: ({ mp }) => `La scala è in spalla: ${count(mp, 'punto rimasto', 'punti rimasti')}`,
  ladderMate: ({ unit }, s) => say`${n.unit(s, unit)} porta una scala: con chi?`,
  ladderEntry: ({ unit, mate }, s) => say`${n.units(s, [unit, mate])} portano una scala: da dove?`,
  ladderTurn: () => 'Dove va appoggiata la scala?',
  crewing: ({ picked }) => `La macchina va servita: da chi? Finora ${picked.length}`,
  lifting: ({ picked }) => `La macchina va trasportata: da chi? Finora ${picked.length}`,
  engineParty: ({ mp }) => `La macchina viene trasportata: ancora ${count(mp, 'esagono', 'esagoni')}`,
  formationMarch: ({ mp }) => `La formazione marcia: ${count(mp, 'punto rimasto', 'punti rimasti')}`,
  window: ({ target, named }, s) =>
    named.length > 0
      ? say`${count(named.length, 'tiratore mira', 'tiratori mirano')} a ${n.unit(s, target)}: altri, o si tira?`
      : say`Tirare ora a ${n.unit(s, target)}?`,
  declare: () => 'Combattimento: dichiara attacchi e altre azioni',
  resolving: () => 'Quale attacco si risolve ora?',
  answer: () => 'Il combattimento si può rifiutare: ritirarsi o restare?',
  tableChoice: () => 'Difendono insieme cavalieri e fanti: su quale tabella si legge?',
  blow: ({ harm }) => `Uno dei tuoi viene ${HARMS[harm]}: chi?`,
  testOrder: ({ unit }, s) => say`${n.unit(s, unit)} passa accanto a più nemici: chi affronta per primo?`,
  retreatOrder: () => 'Più d’uno dei tuoi deve indietreggiare: chi va per primo?',
  retreatStep: ({ unit, left }, s) =>
    say`${n.unit(s, unit)} deve indietreggiare di ${count(left, 'esagono', 'esagoni')}: dove?`,
  displace: ({ unit }, s) => say`${n.unit(s, unit)} deve fare posto: dove va?`,
  fall: ({ unit }, s) => say`Dove cade ${n.unit(s, unit)}?`,
  advance: () => 'Qualcuno avanza?',
  advancing: ({ unit, mp }, s) => say`${n.unit(s, unit)} avanza: ${count(mp, 'punto rimasto', 'punti rimasti')}`,
  ladderFall: () => 'Dove cade l’altra metà della scala?',
  tumble: ({ unit }, s) => say`Dove cade ${n.unit(s, unit)}?`,
  afflict: ({ left }) => `Chi è colpito? Ne ${form(left, 'resta', 'restano')} ${left} da scegliere`,
  garrisonChoice: () => 'Gli assediati hanno l’iniziativa: una sortita?',
  besiegerChoice: () => 'Che cosa fanno oggi gli assedianti?',
  teaming: () => 'Chi viene messo al lavoro?',
  picking: ({ left, action }) => say`${SIEGE_ACTIONS[action]}: chi vi prende parte? Ancora ${left} al massimo`,
  siegeSetup: ({ unit }, s) => say`Piazza ${n.unit(s, unit)}`,
  patrolPick: ({ picked }) => `Arriva una pattuglia: chi ne fa parte? Finora ${picked.length}`,
  entryEdge: () => 'Da quale lato entrano?',
  callOff: () => 'Interrompere o continuare?',
  reliefChoice: () => 'Un esercito di soccorso è alle porte e tieni parte della piazza: che fare?',
  insideChoice: () => 'Una parte degli assedianti è uscita a dare battaglia: attaccare nello stesso tempo all’interno?',
  riposte: () => 'Sei stato bombardato: dare l’assalto al ridotto alle tue spalle?',
});
