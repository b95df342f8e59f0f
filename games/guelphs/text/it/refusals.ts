import type { Words } from '@carroccio/kernel';
import type { Guelphs } from '../../src/shape.ts';
import { type Speech, say } from '../speech.ts';
import { movementPoints, orderPoints, to } from './lexicon.ts';

const remain = (number: number): string => (number === 1 ? 'resta 1' : `restano ${number}`);

/** Why something cannot be done. */
export const refusals = (n: Speech): Words<Guelphs>['refusals'] => ({
  notYourBattaglia: ({ unit }, s) => say`${n.unit(s, unit)} non può ricevere questo Ordine dal Capitano attivo`,
  alreadyOrdered: ({ unit }, s) =>
    n.kind(s, unit) === 'P'
      ? say`${n.unit(s, unit)} ha già avuto il suo Ordine, o lo riceve insieme ai tiratori che protegge`
      : say`${n.unit(s, unit)} ha già avuto il suo Ordine in questa attivazione`,
  tooFewPoints: ({ cost, left }) => `L'Ordine costa ${orderPoints(cost)}: ne ${remain(left)}`,
  outOfCommand: ({ unit }, s) => say`${n.unit(s, unit)} è Fuori Comando e non può ricevere questo Ordine`,
  notMissile: ({ unit, rule }, s) =>
    rule === 'gg.S.8.5.2'
      ? 'Possono ricaricare solo i balestrieri di una Compagnia che hanno già tirato'
      : say`${n.unit(s, unit)} non ha capacità di tiro`,
  hasFired: ({ unit }, s) => say`${n.unit(s, unit)} ha già tirato`,
  noTarget: ({ unit }, s) => say`${n.unit(s, unit)} non avrebbe alcun bersaglio`,
  notDisrupted: ({ unit }, s) => say`${n.unit(s, unit)} non è un'unità Disorganizzata`,
  nextToEnemy: ({ unit }, s) => say`${n.unit(s, unit)} è adiacente al nemico`,
  notCavalry: ({ unit }, s) => say`Può farlo solo la Cavalleria: ${n.unit(s, unit)} non è Cavalleria`,
  isDisrupted: ({ unit }, s) => say`${n.unit(s, unit)} è un'unità Disorganizzata: prima deve riorganizzarsi`,
  noCharge: ({ unit }, s) => say`${to(n.unit(s, unit))} non si può ordinare la Carica!`,
  onlyMoves: ({ unit }, s) => say`${to(n.unit(s, unit))} si può ordinare soltanto di muovere`,
  noRoomBehind: ({ unit }, s) => say`${n.unit(s, unit)} non ha esagoni di retro liberi`,
  noPartner: ({ unit }, s) =>
    say`${n.unit(s, unit)} non ha alle spalle una Cavalleria della sua Battaglia, con lo stesso orientamento e senza Ordini`,
  prohibitedGround: ({ cell }, s) => say`In ${n.hex(s, cell)} non si entra: terreno proibito`,
  enemyThere: ({ cell }, s) => say`In ${n.hex(s, cell)} c'è il nemico`,
  friendInContact: ({ cell }, s) => say`In ${n.hex(s, cell)} c'è un'unità amica a contatto col nemico: non si passa`,
  tooDear: ({ cost, left }) => `${cost === 1 ? 'Serve' : 'Servono'} ${movementPoints(cost)}: ne ${remain(left)}`,
  notInFront: ({ cell }, s) =>
    say`In ${n.hex(s, cell)} l'unità non può entrare: si muove solo in avanti, deve prima girarsi`,
  inZone: ({ unit }, s) => say`${n.unit(s, unit)} è in zona di controllo nemica e non può proseguire`,
  noTurnHere: ({ cell }, s) =>
    say`In ${n.hex(s, cell)} non ci si può girare: c'è una zona di controllo nemica o un'unità amica`,
  cannotStop: ({ cell }, s) => say`Il movimento non può terminare in ${n.hex(s, cell)}`,
  inReserve: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} è in Riserva e non può ancora essere attivata`,
  twiceInARow: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} è già stato attivato due volte di seguito`,
  notEligible: ({ battaglia }, s) =>
    battaglia < 0 ? 'Lo scenario ancora non lo permette' : say`${n.capitano(s, battaglia)} non può essere scelto ora`,
  hasMoved: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} non può andarci: ha già mosso, oppure è troppo lontano`,
  openingFirst: ({ battaglia }, s) =>
    say`Prima viene l'apertura della battaglia: ${n.battaglia(s, battaglia)} deve fare ciò che lo scenario impone`,
  outOfBounds: ({ unit }, s) => say`${n.unit(s, unit)} non può allontanarsi tanto dal suo Capitano`,
});
