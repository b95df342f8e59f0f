import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { army, movementPoints, orderPoints, to } from './lexicon.ts';

const { count, form } = GRAMMAR.it;

const remain = (number: number): string => form(number, 'resta 1', `restano ${number}`);

/** Why something cannot be done. */
export const refusals = (n: Speech): Words<Guelphs>['refusals'] => ({
  notYourBattaglia: ({ unit }, s) => say`${n.unit(s, unit)} non può ricevere questo Ordine dal Capitano attivo`,
  alreadyOrdered: ({ unit }, s) =>
    n.kind(s, unit) === 'P'
      ? say`${n.unit(s, unit)} ha già avuto il suo Ordine, o lo riceve insieme ai tiratori che protegge`
      : say`${n.unit(s, unit)} ha già avuto il suo Ordine in questa attivazione`,
  tooFewPoints: ({ cost, left }) => `L'Ordine costa ${orderPoints(cost)}: ne ${remain(left)}`,
  outOfCommand: ({ unit }, s) => say`${n.unit(s, unit)} è Fuori Comando e non può ricevere questo Ordine`,
  notMissile: ({ unit }, s) => say`${n.unit(s, unit)} non ha capacità di tiro`,
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
  tooDear: ({ cost, left }) => `${form(cost, 'Serve', 'Servono')} ${movementPoints(cost)}: ne ${remain(left)}`,
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
  hasMoved: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} ha già mosso in questa attivazione`,
  openingFirst: ({ battaglia }, s) =>
    say`Prima viene l'apertura della battaglia: ${n.battaglia(s, battaglia)} deve fare ciò che lo scenario impone`,
  outOfBounds: ({ unit }, s) => say`${n.unit(s, unit)} non può allontanarsi tanto dal suo Capitano`,
  oneCompagnia: ({ unit }, s) =>
    say`In un'attivazione un Capitano ordina una sola Compagnia: ${n.unit(s, unit)} è dell'altra`,
  noReload: ({ unit, rule }, s) =>
    rule === 'gg.S.1.5'
      ? 'In questa battaglia non esiste l’Ordine di Ricarica'
      : say`Possono ricaricare solo i balestrieri di una Compagnia che hanno già tirato, non ${n.unit(s, unit)}`,
  outOfReach: ({ cell }, s) => say`${n.hex(s, cell)} è fuori portata`,
  withHisMen: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} raggiunge solo unità sue, e mai più lontane dal nemico`,
  mustFollow: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} deve prima seguire l'unità che lo ha lasciato, o raggiungerne un'altra sua`,
  notNext: ({ cell }, s) => say`${n.hex(s, cell)} non è adiacente all'unità`,
  campStops: ({ cell }, s) => say`Il Campo in ${n.hex(s, cell)} ferma chi lo assale`,
  alreadyTurned: ({ cell }, s) => say`In ${n.hex(s, cell)} l'unità si è già girata`,
  noFacing: ({ unit }, s) => say`${n.unit(s, unit)} ha il fronte da ogni lato e non si gira`,
  marchApart: ({ unit }, s) => say`In marcia ${n.unit(s, unit)} non può arrivare accanto al nemico`,
  notBasic: ({ battaglia }, s) => say`Un Ordine Speciale richiede un'Attivazione Basica: ${n.battaglia(s, battaglia)}`,
  notAlone: ({ battaglia }, s) =>
    say`Un Ordine Speciale richiede tutti i punti: ${n.capitano(s, battaglia)} ne ha già spesi`,
  stillStrong: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} ha una Capacità di Comando superiore a 5`,
  nobodyRouted: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} non ha unità in rotta che possano tornare`,
  noCarroccio: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} non ha un Carroccio presso cui raccogliersi`,
  hasRidden: ({ who, battaglia }, s) =>
    who === 'hero'
      ? say`L'Eroe ha già avuto l'ordine di muovere: ${n.battaglia(s, battaglia)}`
      : say`Lo Stendardo ha già avuto l'ordine di muovere: ${n.battaglia(s, battaglia)}`,
  staysWith: ({ unit }, s) => say`Fino al Tradimento lo Stendardo resta con ${n.unit(s, unit)}`,
  cannotEngage: ({ battaglia }, s) =>
    say`${n.battaglia(s, battaglia)} non ha nessuno che possa subito caricare, attaccare o tirare`,
  hasMarched: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} ha già marciato in questo turno`,
  notYetDue: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} non ha unità che possano marciare in questo turno`,
  notAwaited: ({ unit }, s) => say`${n.unit(s, unit)} non è tra le unità che possono entrare ora`,
  noEntry: ({ cell }, s) => say`Nessuna unità di questa Battaglia può entrare ora sulla mappa in ${n.hex(s, cell)}`,
  notBefore: ({ unit }, s) => say`${n.unit(s, unit)} non è un nemico attaccabile da qui`,
  cannotShootAt: ({ unit }, s) => say`${n.unit(s, unit)} non è un nemico a portata e in vista da questo orientamento`,
  notToPlace: ({ unit }, s) => say`${n.unit(s, unit)} non è l'unità da schierare ora`,
  notInRow: ({ unit, cell }, s) =>
    say`${n.hex(s, cell)} non è un esagono libero della fila: ${n.unit(s, unit)} non può starci`,
  mustActivate: ({ side }) => say`${army(side)} devono attivare un Capitano e non possono passare`,
  unitMarched: ({ unit }, s) => say`${n.unit(s, unit)} ha già marciato in questo turno`,
  notInColumn: ({ unit }, s) => say`${n.unit(s, unit)} non marcia con questa Battaglia`,
  goesAlong: ({ unit }, s) => say`${n.unit(s, unit)} va insieme ai tiratori che protegge`,
  notAttacking: ({ unit, target }, s) =>
    say`${n.unit(s, unit)} non ha dichiarato un attacco contro ${n.unit(s, target)}`,
  nobodyAlong: ({ unit }, s) => say`${n.unit(s, unit)} non ha con sé Palvesari da lasciare`,
  hasSetOut: ({ unit }, s) => say`${n.unit(s, unit)} è già in moto con i suoi Palvesari e non può più lasciarli`,
  oneVertex: ({ unit }, s) => say`${n.unit(s, unit)} può girarsi al massimo di un vertice`,
  alreadyFaces: ({ unit }, s) => say`${n.unit(s, unit)} ha già quell'orientamento`,
  notBehind: ({ cell }, s) => say`${n.hex(s, cell)} non è un esagono di retro dell'unità`,
  occupied: ({ cell }, s) => say`${n.hex(s, cell)} non è vuoto`,
  cannotJoin: ({ unit }, s) =>
    say`${n.unit(s, unit)} non è un'unità di questa Battaglia in mappa: l'Aiutante non può raggiungerla`,
  notShaken: ({ unit }, s) => say`La perdita dello Stendardo non tocca ${n.unit(s, unit)}, o l'ha già scossa`,
  takesNoHit: ({ unit }, s) => say`${n.unit(s, unit)} non prende nessuna delle perdite rimaste`,
  notSaved: ({ unit }, s) => say`${n.unit(s, unit)} non è tra gli attaccanti di questa mischia: non si può salvare`,
  notRallied: ({ unit }, s) =>
    say`${n.unit(s, unit)} non è un'unità in rotta di questa Battaglia che possa tornare ora`,
  noRallyHere: ({ cell }, s) => say`In ${n.hex(s, cell)} non può tornare nessuno`,
  noRoom: ({ cell }, s) => say`In ${n.hex(s, cell)} non c'è posto per l'unità`,
  cannotComeUp: ({ unit }, s) =>
    say`${n.unit(s, unit)} non è una Cavalleria della stessa Battaglia subito dietro, con lo stesso orientamento e senza Ordini`,
  notBeset: ({ unit }, s) => say`${n.unit(s, unit)} non ha un nemico appena giunto sul fianco o alle spalle`,
  turnedBefore: ({ unit }, s) => say`${n.unit(s, unit)} si è già girata contro questo nemico`,
  heldInZone: ({ unit }, s) => say`${n.unit(s, unit)} è nella zona di controllo di un altro nemico e non può girarsi`,
  notBeforeIt: ({ unit }, s) => say`${n.unit(s, unit)} non è un nemico che abbia quell'esagono di fronte`,
  notOnEdge: ({ cell }, s) => say`${n.hex(s, cell)} non è sui lati da cui può entrare Arras`,
  levelsAtMost: ({ most }) => `Si possono spendere da 0 a ${count(most, 'Livello', 'Livelli')}`,
  mustAttack: ({ unit }, s) => say`${n.unit(s, unit)} è tenuta ad attaccare`,
  chargeBarred: ({ unit, rule }, s) =>
    rule === 'gg.12.1c'
      ? say`Il terreno non permette da qui una Carica! contro ${n.unit(s, unit)}`
      : say`${n.unit(s, unit)} non può essere caricata da chi si è girato accanto a lei`,
  goesWithUnit: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} va dove va la sua unità`,
});
