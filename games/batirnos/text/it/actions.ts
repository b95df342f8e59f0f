import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { CHASES, FOCUS, MARKERS } from './lexicon.ts';

export const actions = (n: Speech): Words<Batirnos>['actions'] => ({
  hireCic: ({ leader }) => say`${n.hired(leader)} comandante in capo`,
  hireWing: ({ leader }) => say`${n.hired(leader)} generale intermedio`,
  hireDivision: ({ leader, wing }) =>
    wing < 0
      ? say`Nuova divisione agli ordini di ${n.hired(leader)}`
      : say`Nuova divisione agli ordini di ${n.hired(leader)}, sotto il generale intermedio ${wing + 1}`,
  hireReserve: () => 'Una riserva agli ordini del comandante in capo',
  hire: ({ troop }) => say`Arruola ${n.troop(troop)}`,
  hireCharacter: ({ leader }) => say`Arruola ${n.hired(leader)}`,
  mustered: () => 'L’esercito è al completo',
  swap: ({ out, into }) => say`${n.card(into)} al posto di ${n.card(out)}`,
  deal: ({ division, card }, s) => say`${n.card(card)} a: ${n.division(s, division)}`,
  pickDivision: ({ division }, s) => say`${n.division(s, division)}`,
  placeLeader: ({ leader, to }, s) => say`${n.leader(s, leader)} in ${n.hex(s, to)}`,
  placeUnit: ({ unit, to, facing, second }, s) =>
    second
      ? say`${n.unit(s, unit)} in ${n.hex(s, to)}, al traino o appiedata, fronte a ${n.facing(s, facing)}`
      : say`${n.unit(s, unit)} in ${n.hex(s, to)}, fronte a ${n.facing(s, facing)}`,
  transfer: ({ unit, division }, s) => say`${n.unit(s, unit)} passa a: ${n.division(s, division)}`,
  assign: ({ division, card, focus }, s) =>
    focus
      ? say`${n.card(card)} a: ${n.division(s, division)}, focalizzato`
      : say`${n.card(card)} a: ${n.division(s, division)}`,
  toTop: ({ card }) => say`${n.card(card)} in cima al mazzo`,
  toBottom: ({ card }) => say`${n.card(card)} in fondo al mazzo`,
  ready: () => 'Fatto',
  handOver: ({ division }, s) => say`Scambia la carta con: ${n.division(s, division)}`,
  mislead: ({ division }, s) => say`False notizie a: ${n.division(s, division)}; l’ordine scende a priorità 1`,
  nameFocus: ({ division, focus }, s) => say`${n.division(s, division)}: focus su ${FOCUS[focus]}`,
  takeCard: () => 'Pesca una carta',
  decline: () => 'Rinuncia',
  route: ({ through }) => (through ? 'Attraverso il generale intermedio' : 'Direttamente dal comandante in capo'),
  freeze: ({ unit }, s) => say`${n.unit(s, unit)} resta paralizzata`,
  stopTest: () => 'Interrompi il test',
  drawOn: () => 'Continua a pescare',
  march: ({ unit, road, alone }, s) =>
    say`${n.unit(s, unit)} muove${road ? ' su strada' : ''}${alone ? ' senza il comandante aggregato' : ''}`,
  charge: ({ unit, target, alone }, s) =>
    say`${n.unit(s, unit)} carica: ${n.unit(s, target)}${alone ? ', senza il comandante aggregato' : ''}`,
  rotate: ({ unit, facing }, s) => say`${n.unit(s, unit)} ruota, fronte a ${n.facing(s, facing)}`,
  limber: ({ unit }, s) => say`${n.unit(s, unit)} aggancia i traini`,
  unlimber: ({ unit, facing }, s) => say`${n.unit(s, unit)} va in batteria, fronte a ${n.facing(s, facing)}`,
  mount: ({ unit }, s) => say`${n.unit(s, unit)} monta a cavallo`,
  dismount: ({ unit }, s) => say`${n.unit(s, unit)} smonta`,
  trade: ({ units: [unit = -1, other = -1] }, s) => say`${n.unit(s, unit)} e ${n.unit(s, other)} si scambiano di posto`,
  enter: ({ unit, to }, s) => say`${n.unit(s, unit)} entra in ${n.hex(s, to)}`,
  ride: ({ leader, to }, s) => say`${n.leader(s, leader)} va in ${n.hex(s, to)}`,
  endMoves: () => 'Termina i movimenti',
  step: ({ to }, s) => say`In ${n.hex(s, to)}`,
  halt: ({ facing }, s) => say`Alt, fronte a ${n.facing(s, facing)}`,
  evade: ({ unit, to, via }, s) =>
    via
      ? say`${n.unit(s, unit)} evade in ${n.hex(s, to)} passando per ${n.hexes(s, via)}`
      : say`${n.unit(s, unit)} evade in ${n.hex(s, to)}`,
  countercharge: ({ unit }, s) => say`${n.unit(s, unit)} controcarica`,
  stand: ({ unit, target }, s) => say`Fermezza: ${n.unit(s, unit)} tira su ${n.unit(s, target)}`,
  chase: ({ unit, how }, s) => say`${n.unit(s, unit)} gli va dietro con ${CHASES[how]}`,
  partingShot: ({ unit }, s) => say`${n.unit(s, unit)} tira su chi si allontana`,
  hold: () => 'Non reagire',
  shoot: ({ unit, target }, s) => say`${n.unit(s, unit)} tira su ${n.unit(s, target)}`,
  ceaseFire: () => 'Cessate il fuoco',
  fireBack: () => 'Rispondi al fuoco',
  counterFire: ({ charge }) =>
    charge ? 'Controcarica chi ha tirato, con il test di carica' : 'Controcarica chi ha tirato',
  retarget: ({ target }, s) => say`Tira su ${n.unit(s, target)}`,
  giveUp: () => 'Rinuncia al tiro',
  attack: ({ target }, s) => say`Attacca ${n.unit(s, target)}`,
  join: ({ unit }, s) => say`${n.unit(s, unit)} si batte`,
  pair: ({ unit, enemy }, s) => say`${n.unit(s, unit)} contro ${n.unit(s, enemy)}`,
  combat: ({ unit }, s) => say`Il combattimento di ${n.unit(s, unit)}`,
  principal: ({ unit }, s) => say`Unità principale: ${n.unit(s, unit)}`,
  fallBack: ({ to, via }, s) =>
    via ? say`Indietro in ${n.hex(s, to)} passando per ${n.hexes(s, via)}` : say`Indietro in ${n.hex(s, to)}`,
  stay: () => 'Resta sul posto',
  goBack: ({ unit, foe }, s) => say`${n.unit(s, unit)} indietreggia davanti a ${n.unit(s, foe)}`,
  press: ({ facing }, s) => say`Incalza, fronte a ${n.facing(s, facing)}`,
  pursue: ({ charge }) => (charge ? 'Insegui con una carica' : 'Insegui'),
  clear: ({ unit, marker }, s) => say`${n.unit(s, unit)} non è più ${MARKERS[marker]}`,
  recover: ({ unit }, s) => say`${n.unit(s, unit)} tenta di recuperare forza`,
  endRally: () => 'Termina il riordino',
});
