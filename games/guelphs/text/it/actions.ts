import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { ORDER_NAMES, to } from './lexicon.ts';

const { count } = GRAMMAR.it;

/** What the player can choose. */
export const actions = (n: Speech): Words<Guelphs>['actions'] => ({
  place: ({ unit, to }, s) => `Piazza ${n.unit(s, unit)} in ${n.hex(s, to)}`,
  deploy: () => 'Accetta lo schieramento pronto per il resto',
  activate: ({ battaglia }, s) => `Attiva ${n.capitano(s, battaglia)}`,
  tradimento: () => 'Tenta il Tradimento',
  continuum: ({ battaglia }, s) => `Tenta il Continuum con ${n.capitano(s, battaglia)}`,
  pass: () => 'Passa',
  interrupt: ({ battaglia }, s) => `Tenta l'Interruptio con ${n.capitano(s, battaglia)}`,
  decline: () => 'Rinuncia',
  order: ({ order, unit }, s) => say`${n.unit(s, unit)}: ${ORDER_NAMES[order]}`,
  moveCapitano: ({ to }, s) => `Muovi il Capitano in ${n.hex(s, to)}`,
  movePersonality: ({ who, to: unit }, s) =>
    who === 'standard' ? `Affida lo Stendardo ${to(n.unit(s, unit))}` : `Unisci l'Eroe ${to(n.unit(s, unit))}`,
  recovery: () => 'Recupero, con tutti i Punti Ordine',
  rally: () => 'Raccolta, con tutti i Punti Ordine',
  endOrders: () => 'Nessun altro Ordine',
  step: ({ to }, s) => `Muovi in ${n.hex(s, to)}`,
  turn: ({ facing }, s) => `Gira verso ${n.facing(s, facing)}`,
  stop: () => 'Termina qui il movimento',
  back: ({ to }, s) => `Arretra in ${n.hex(s, to)}`,
  leaveBehind: () => 'Lascia indietro i Palvesari',
  comeUp: ({ unit }, s) => `Fai avanzare ${n.unit(s, unit)}`,
  attack: ({ target }, s) => `Attacca ${n.unit(s, target)}`,
  noAttack: () => 'Non attaccare',
  react: ({ unit, facing }, s) => `Gira ${n.unit(s, unit)} verso ${n.facing(s, facing)}`,
  shoot: ({ unit }, s) => `Tira con ${n.unit(s, unit)}`,
  fireAt: ({ target, facing }, s) => `Tira contro ${n.unit(s, target)}, fronte a ${n.facing(s, facing)}`,
  hold: () => 'Fermi: non fare altro',
  countercharge: () => 'Tenta la controcarica',
  press: () => 'Attacca senza la Carica!',
  callOff: () => "Rinuncia all'attacco",
  combat: ({ target, lead }, s) => `Mischia contro ${n.unit(s, target)}, unità guida ${n.unit(s, lead)}`,
  takeHit: ({ unit }, s) => `Assegna la perdita ${to(n.unit(s, unit))}`,
  keep: ({ unit }, s) => `Tieni sulla mappa ${n.unit(s, unit)}`,
  face: ({ facing }, s) => `Fronte a ${n.facing(s, facing)}`,
  follow: () => "Avanza con l'unità",
  stay: () => 'Resta indietro',
  escape: ({ to }, s) => `Fuggi in ${n.hex(s, to)}`,
  adjutant: ({ unit }, s) => `Unisci l'Aiutante ${to(n.unit(s, unit))}`,
  shake: ({ unit }, s) => `Ora la Disorganizzazione di ${n.unit(s, unit)}`,
  emerge: ({ unit, to, facing }, s) =>
    `Fai apparire ${n.unit(s, unit)} in ${n.hex(s, to)}, fronte a ${n.facing(s, facing)}`,
  comeBack: ({ unit, to, facing }, s) =>
    `Richiama ${n.unit(s, unit)} in ${n.hex(s, to)}, fronte a ${n.facing(s, facing)}`,
  free: ({ battaglia }, s) => say`Togli dalla Riserva ${n.battaglia(s, battaglia)}`,
  coordinate: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} potrà tentare Continuum e Interruptio, al prezzo di 2 Livelli ai Guelfi`,
  ready: () => 'Pronto',
  edge: ({ cell }, s) => say`Arras entrerà da ${n.hex(s, cell)}`,
  renounce: () => 'Rinuncia all’aggiramento: i suoi si uniscono ad Anglano',
  spend: ({ levels }) =>
    levels === 0 ? 'Non spendi nulla' : `Spendi ${count(levels, 'Livello di Vittoria', 'Livelli di Vittoria')}`,
  declareBattle: ({ battaglia }, s) => say`Apri la battaglia con ${n.battaglia(s, battaglia)}`,
  marchOn: () => 'Continua la marcia',
  march: ({ battaglia }, s) => say`Fai marciare ${n.battaglia(s, battaglia)}`,
  endMarch: () => 'Concludi il turno di movimento',
  marchUnit: ({ unit }, s) => say`Fai marciare ${n.unit(s, unit)}`,
  enterMap: ({ unit, to }, s) => say`Fai entrare ${n.unit(s, unit)} in ${n.hex(s, to)}`,
  endRally: () => 'Non richiamare altre unità',
});
