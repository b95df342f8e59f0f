import type { Words } from '@carroccio/kernel';
import type { Guiscard } from '../../src/shape.ts';
import { count, type Speech, say } from '../speech.ts';

/** Perché qualcosa non si può fare. */
export const refusals = (n: Speech): Words<Guiscard>['refusals'] => ({
  noSuchMan: ({ unit }) => `Non c’è un personaggio numero ${unit}`,
  noSuchHex: ({ cell }) => `Non c’è un esagono numero ${cell} su questa mappa`,
  inAnArmy: ({ unit }, s) => say`${n.unit(s, unit)} serve già in un esercito`,
  notForHire: ({ unit }, s) => say`${n.unit(s, unit)} non si può avere per questo esercito`,
  tooManyLords: ({ unit }, s) => say`${n.unit(s, unit)} sarebbe un signore di troppo`,
  notAtEngine: ({ unit }, s) => say`${n.unit(s, unit)} non è pronto accanto alla macchina`,
  notYours: ({ unit }, s) => say`Non tocca a ${n.unit(s, unit)}`,
  alreadyMoved: ({ unit }, s) => say`${n.unit(s, unit)} ha già mosso, o è occupato`,
  noMovement: ({ unit }, s) => say`${n.unit(s, unit)} non può muovere`,
  tooDear: ({ cost, left }) => `Costa ${count(cost, 'punto movimento', 'punti movimento')}; ne restano ${left}`,
  closedHex: ({ cell }, s) => say`Non c’è passaggio verso ${n.hex(s, cell)}`,
  enemyThere: ({ cell }, s) => say`In ${n.hex(s, cell)} c’è un nemico`,
  occupied: ({ cell }, s) => say`Oltre ${n.hex(s, cell)} il movimento non potrebbe finire: c’è qualcuno`,
  noHorse: ({ unit }, s) => say`${n.unit(s, unit)} non ha cavalli a portata di mano`,
  enemyNear: ({ unit }, s) => say`Un nemico è troppo vicino perché ${n.unit(s, unit)} monti a cavallo`,
  inContact: ({ unit }, s) => say`${n.unit(s, unit)} è impegnato da un nemico, o comunque non libero di tirare`,
  noWeapon: ({ unit }, s) => say`${n.unit(s, unit)} non ha nulla da tirare`,
  hasFired: ({ unit }, s) => say`${n.unit(s, unit)} ha già tirato`,
  movedTooFar: ({ unit }, s) => say`${n.unit(s, unit)} ha mosso troppo per tirare`,
  noTarget: ({ unit }, s) => say`${n.unit(s, unit)} non ha bersagli`,
  noLine: ({ cell }, s) => say`Nessuna linea di tiro verso ${n.hex(s, cell)}`,
  tooClose: ({ unit }, s) => say`${n.unit(s, unit)} è troppo vicino`,
  noCharge: ({ unit }, s) => say`${n.unit(s, unit)} non ha spazio, o bersaglio, per quella carica`,
  cannotAttack: ({ unit, target }, s) => say`${n.unit(s, unit)} non può attaccare ${n.unit(s, target)}`,
  hasAttacked: ({ unit }, s) => say`${n.unit(s, unit)} non può più attaccare in questa fase`,
  stunned: ({ unit }, s) => say`${n.unit(s, unit)} è stordito`,
  notInZone: ({ cell }, s) => say`${n.hex(s, cell)} non è tra gli esagoni di schieramento`,
  tooManyPoints: ({ cost, left }) => `Costa ${cost} punti; ne restano ${left}`,
  notSettled: ({ unit }, s) => say`${n.unit(s, unit)} non è rimasto qui un turno completo, o non può farlo da qui`,
  mustStop: ({ cell }, s) => say`Il movimento non può finire in ${n.hex(s, cell)}`,
});
