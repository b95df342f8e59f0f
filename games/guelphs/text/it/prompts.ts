import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { adjective, losses, movementPoints, orderPoints } from './lexicon.ts';

const { count } = GRAMMAR.it;

/** What the player is asked. */
export const prompts = (n: Speech): Words<Guelphs>['steps'] => ({
  deployment: ({ side }) =>
    `Schiera l'esercito ${adjective(side)} un'unità alla volta, o accetta lo schieramento già pronto`,
  freeing: () => 'Quali Battaglie togli dalla Riserva prima della marcia?',
  ambush: () => 'Annota da dove entrerà Arras',
  papers: () => 'Annota in segreto quanti Livelli di Vittoria spendi',
  marchTurn: ({ turn }) => `Turno di movimento ${turn}: apri la battaglia o continui la marcia?`,
  marching: ({ roll }) => `Tiro di marcia ${roll}: quale Battaglia marcia adesso?`,
  column: ({ battaglia }, s) => say`Quale unità di ${n.battaglia(s, battaglia)} marcia adesso?`,
  basic: ({ optional }) => (optional ? 'Quale Capitano attivi ora, se ne attivi uno?' : 'Quale Capitano attivi?'),
  arrival: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} esce allo scoperto: dove appare la prossima unità?`,
  orders: ({ battaglia, points }, s) => say`${n.capitano(s, battaglia)} dà gli Ordini: ancora ${orderPoints(points)}`,
  move: ({ unit, order, points }, s) =>
    order === 'charge'
      ? say`Carica! di ${n.unit(s, unit)}: ancora ${movementPoints(points)}`
      : say`Dove muove ${n.unit(s, unit)}? Ancora ${movementPoints(points)}`,
  exitFire: ({ mover, cell }, s) => say`${n.unit(s, mover)} lascia ${n.hex(s, cell)}: chi tira?`,
  facingReaction: ({ mover }, s) => say`${n.unit(s, mover)} si ferma sul tuo fianco o alle tue spalle: chi si gira?`,
  target: ({ unit }, s) => say`Contro chi va all'attacco ${n.unit(s, unit)}?`,
  entryFire: ({ mover }, s) => say`${n.unit(s, mover)} si ferma davanti ai tuoi tiratori: chi tira?`,
  countercharge: ({ unit }, s) => say`Arriva la Carica! di ${n.unit(s, unit)}: tenti la controcarica?`,
  brokenCharge: ({ unit }, s) => say`${n.unit(s, unit)} ha perso la Carica!: attacca lo stesso?`,
  fireOrder: ({ unit }, s) => say`Contro chi tira ${n.unit(s, unit)}?`,
  withdraw: ({ unit }, s) => say`In quale esagono arretra ${n.unit(s, unit)}?`,
  echelon: ({ unit }, s) => say`Quale unità prende il posto di ${n.unit(s, unit)}?`,
  combats: () => 'Quale mischia si combatte adesso, e con quale unità guida?',
  afterCombats: ({ battaglia }, s) => say`Le mischie sono finite: ${n.capitano(s, battaglia)} si muove ancora?`,
  lead: ({ target }, s) => say`Quale unità guida l'attacco contro ${n.unit(s, target)}?`,
  share: ({ left }) => `A quale attaccante va la prossima perdita? ${losses(left)} da ripartire`,
  turnAfter: ({ unit }, s) => say`Verso dove si orienta ${n.unit(s, unit)}?`,
  mutualRout: () => 'Andrebbero tutti in rotta: quale attaccante resta, se vuoi tenerne uno?',
  followAdvance: ({ battaglia, to }, s) => say`${n.capitano(s, battaglia)} avanza in ${n.hex(s, to)} con la sua unità?`,
  escape: ({ battaglia }, s) => say`Dove fugge ${n.capitano(s, battaglia)}?`,
  adjutant: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} passa all'Aiutante: a quale unità si unisce?`,
  panic: ({ units }) =>
    `Lo Stendardo è perduto: quale unità subisce ora la Disorganizzazione? Ancora ${count(units.length, 'unità', 'unità')}`,
  comingBack: ({ battaglia, left }, s) =>
    say`Raccolta per ${n.battaglia(s, battaglia)}: chi torna in campo? Fino a ${count(left, 'unità', 'unità')}`,
  continuing: () => 'Tenti un Continuum o passi?',
  interruption: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} è riuscito nel Continuum: tenti un Interruptio?`,
});
