import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { PHASES, TESTS } from './lexicon.ts';

const { count, form } = GRAMMAR.it;

/** What a seat is asked. */
export const prompts = (n: Speech): Words<Batirnos>['steps'] => ({
  muster: () => 'Arruola in segreto il tuo esercito, entro i punti pattuiti',
  decks: () => 'Migliora il mazzo: scambia le carte dovute ai tuoi generali',
  dealing: () => 'Dai una carta a ogni divisione: la priorità decide quando si schiera',
  choosing: () => 'Quale divisione si schiera ora?',
  placing: ({ division }, s) => say`Schiera: ${n.division(s, division)}`,
  placingLeaders: () => 'Dove si mettono gli altri comandanti?',
  reserve: () => 'Quali unità della riserva passano ad altre divisioni?',
  orders: () => 'Assegna gli ordini coperti, poi riponi nel mazzo ciò che vuoi',
  exchanging: ({ division }, s) => say`Colpo d’occhio: ${n.division(s, division)} può scambiare la carta: lo fa?`,
  misleading: () => 'False notizie: quale ordine nemico si abbassa?',
  focusing: () => 'Per quale azione valgono gli ordini focalizzati?',
  heartened: () => 'Rinfrancati: peschi una carta?',
  frightening: () => 'Voci di rotta: quale unità resta paralizzata?',
  routing: ({ division }, s) => say`Per quale via arriva l’ordine? (${n.division(s, division)})`,
  enough: ({ kind, left }) =>
    say`Test (${TESTS[kind]}): successi decisivi; continuare? (${count(left, 'carta', 'carte')})`,
  ordering: ({ phase }) => say`${PHASES[phase]}: quale divisione agisce ora?`,
  arriving: ({ division }, s) => say`${n.division(s, division)}: quale pezzo entra?`,
  moving: ({ division }, s) => say`${n.division(s, division)}: quale unità muove? Il generale per ultimo`,
  marching: ({ unit, points }, s) => say`${n.unit(s, unit)} muove: ${form(points, 'resta', 'restano')} ${points} PM`,
  evasion: ({ mover }, s) => say`${n.unit(s, mover)} è arrivata a contatto: evadere?`,
  counter: ({ mover }, s) => say`${n.unit(s, mover)} avanza: controcaricare?`,
  rivalStep: ({ unit }, s) => say`${n.unit(s, unit)} controcarica: in quale esa?`,
  rivalHalt: ({ unit }, s) => say`${n.unit(s, unit)} ha incontrato il nemico: dove rivolge il fronte?`,
  firmness: ({ mover }, s) => say`${n.unit(s, mover)} è a contatto: tirare prima della mischia (Fermezza)?`,
  departures: ({ mover }, s) => say`${n.unit(s, mover)} si è allontanata: inseguirla o tirare?`,
  secondMove: ({ unit }, s) => say`${n.unit(s, unit)} può muovere una seconda volta: lo fa?`,
  rush: ({ unit }, s) => say`${n.unit(s, unit)} si getta sul nemico più vicino: quale?`,
  riding: () => 'Quali comandanti senza ordine di movimento si spostano?',
  firing: ({ division, barrage }, s) =>
    barrage
      ? say`${n.division(s, division)}, tiro di sbarramento: chi tira, e su chi?`
      : say`${n.division(s, division)}: chi tira, e su chi?`,
  answer: ({ unit, target }, s) => say`${n.unit(s, unit)} tira su ${n.unit(s, target)}: come reagisce?`,
  evaded: ({ target }, s) => say`${n.unit(s, target)} è sfuggita: altro bersaglio?`,
  caracole: ({ unit }, s) => say`Caracollo: ${n.unit(s, unit)} può tornare indietro di un esa: lo fa?`,
  declare: ({ unit }, s) => say`${n.unit(s, unit)} deve battersi: contro chi?`,
  joining: () => 'Quali delle tue unità si battono?',
  separating: () => 'Quali unità si battono per conto loro?',
  nextFight: () => 'Quale combattimento si risolve ora?',
  leading: () => 'Quale unità è la principale?',
  retreating: ({ unit, must }, s) =>
    must
      ? say`${n.unit(s, unit)} deve indietreggiare: dove?`
      : say`${n.unit(s, unit)} può indietreggiare: lo fa o resta?`,
  whoGoes: () => 'Quale unità indietreggia per prima?',
  pressing: ({ unit }, s) => say`${n.unit(s, unit)} ha vinto: incalza o insegue?`,
  late: () => 'Quali unità muovono dopo la mischia?',
  rallying: ({ division }, s) => say`${n.division(s, division)} si riordina: quale unità si riprende?`,
});
