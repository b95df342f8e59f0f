import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guiscard } from '../../src/shape.ts';
import { COLUMN_NAMES, type Speech, tally } from '../speech.ts';
import { CAUSES, COVERS, HARMS, ITEM_NAMES, SIEGE_ACTIONS, SIEGE_EVENTS } from './lexicon.ts';

const { count, signed } = GRAMMAR.it;

type Told = Words<Guiscard>['events'];

/** Che cosa è successo. */
export const events = (n: Speech): Told => ({
  ...fireEvents(n),
  ...movementEvents(n),
  ...combatEvents(n),
  ...gearEvents(n),
  ...siegeEvents(n),
});

const TESTS: Readonly<Record<string, string>> = {
  none: 'passa',
  stop: 'viene fermato',
  wound: 'viene ferito',
  kill: 'viene ucciso',
};

const rolled = (die: number, armour: number): string =>
  `dado ${die}${armour > 0 ? ` e armatura ${signed(armour)}` : ''}`;

const fireEvents = (n: Speech) =>
  ({
    deployed: ({ unit, to }, s) => say`${n.unit(s, unit)} è piazzato in ${n.hex(s, to)}`,
    turnBegan: ({ turn }) => `Turno ${turn}`,
    phaseBegan: ({ side }, s) => say`Fase: ${n.side(s, side)}`,
    shot: ({ unit, cell, impact, modifiers }, s) => {
      const total = modifiers.reduce((sum, { value }) => sum + value, 0);
      const where = impact === cell ? 'va a segno nell’esagono' : `il colpo cade in ${n.hex(s, impact)}`;
      return say`${n.unit(s, unit)} tira a ${n.hex(s, cell)} (${signed(total)}): ${where}`;
    },
    fired: ({ unit, cover, die, armour, result }, s) =>
      say`Tiro contro ${n.unit(s, unit)}, ${COVERS[cover] ?? cover}, ${rolled(die, armour)}: ${result === '-' ? 'mancato' : `risultato ${result}`}`,
    fireArrow: ({ unit, cell, caught }, s) =>
      say`${n.unit(s, unit)} scocca una freccia incendiaria in ${n.hex(s, cell)}: ${caught ? 'il fuoco prende' : 'niente'}`,
    hurled: ({ engine, impact }, s) => say`La macchina ${engine + 1} tira: la pietra cade in ${n.hex(s, impact)}`,
    sprayed: ({ engine, cell, works }, s) =>
      works
        ? say`Il sifone ${engine + 1} cosparge di nafta ${n.hex(s, cell)} e gli esagoni attorno`
        : `Il sifone ${engine + 1} non funziona`,
    malfunction: ({ exploded }) => (exploded ? 'Il sifone esplode' : 'Il sifone si blocca'),
    ignited: ({ cell }, s) => say`${n.hex(s, cell)} è in fiamme`,
    doused: ({ cell, unit }, s) => say`${n.unit(s, unit)} spegne il fuoco in ${n.hex(s, cell)}`,
    burntOut: ({ cell }, s) => say`Quel che stava in ${n.hex(s, cell)} è bruciato`,
    harmed: ({ unit, harm, cause }, s) => say`${n.unit(s, unit)} viene ${HARMS[harm]} ${CAUSES[cause]}`,
    drowned: ({ unit }, s) => say`${n.unit(s, unit)} va a fondo e annega`,
    horseKilled: ({ horse }) => `Il cavallo ${horse + 1} è ucciso`,
    unhorsed: ({ unit }, s) => say`${n.unit(s, unit)} è disarcionato`,
    lies: ({ unit, to }, s) => say`${n.unit(s, unit)} giace in ${n.hex(s, to)}`,
    slowed: ({ unit, mp }, s) => say`${n.unit(s, unit)} è rallentato: ${count(mp, 'punto rimasto', 'punti rimasti')}`,
  }) satisfies Partial<Told>;

const movementEvents = (n: Speech) =>
  ({
    chargeDeclared: ({ unit, target, hexes }, s) =>
      say`${n.unit(s, unit)} carica ${n.unit(s, target)} su ${hexes} esagoni`,
    counterDeclared: ({ unit, against }, s) => say`${n.unit(s, unit)} contro-carica ${n.unit(s, against)}`,
    chargeLost: ({ unit }, s) => say`La carica di ${n.unit(s, unit)} va a vuoto`,
    groupFormed: ({ units }, s) => say`${n.units(s, units)} caricano insieme`,
    entered: ({ unit, to }, s) => say`${n.unit(s, unit)} va in ${n.hex(s, to)}`,
    turned: ({ unit }, s) => say`${n.unit(s, unit)} fa dietrofront`,
    mounted: ({ unit }, s) => say`${n.unit(s, unit)} monta a cavallo`,
    dismounted: ({ unit, to }, s) => say`${n.unit(s, unit)} smonta in ${n.hex(s, to)}`,
    bridled: ({ unit, horse }, s) => say`${n.unit(s, unit)} prende per le briglie il cavallo ${horse + 1}`,
    bridleMissed: ({ unit, horse }, s) => say`${n.unit(s, unit)} manca le briglie del cavallo ${horse + 1}`,
    released: ({ horse }) => `Il cavallo ${horse + 1} è lasciato libero`,
    lifted: ({ unit, by }, s) => say`${n.unit(s, by)} si carica in spalla ${n.unit(s, unit)}`,
    laid: ({ unit, to }, s) => say`${n.unit(s, unit)} viene deposto in ${n.hex(s, to)}`,
    loot: ({ unit, taken }, s) => say`${n.unit(s, unit)} ${taken ? 'raccoglie' : 'perde'} il bottino`,
    left: ({ unit, side }, s) => say`${n.unit(s, unit)} esce dal ${n.edge(side)}`,
    cleared: ({ from, to, sunk }, s) =>
      say`I corpi in ${n.hex(s, from)} ${sunk ? 'finiscono in acqua' : `vengono spostati in ${n.hex(s, to)}`}`,
    arrowsPassed: ({ unit, to, count: arrows }, s) =>
      say`${n.unit(s, unit)} passa ${count(arrows, 'freccia incendiaria', 'frecce incendiarie')} a ${n.unit(s, to)}`,
    tested: ({ unit, enemy, die, modifiers, result }, s) =>
      say`${n.unit(s, enemy)} colpisce ${n.unit(s, unit)} al passaggio (${tally(GRAMMAR.it, die, modifiers)}): ${TESTS[result] ?? result}`,
    stopped: ({ unit }, s) => say`${n.unit(s, unit)} non va oltre`,
    formed: ({ units, front }, s) => say`${n.units(s, units)} sono in formazione, fronte ${n.direction(front)}`,
    dissolved: ({ units }, s) => say`La formazione di ${n.units(s, units)} si scioglie`,
    foulkon: ({ on }) => (on ? 'La formazione si chiude a foulkon' : 'Il foulkon si apre'),
  }) satisfies Partial<Told>;

const combatEvents = (n: Speech) =>
  ({
    attacked: ({ attackers, defenders, charge }, s) =>
      say`${n.units(s, attackers)} ${charge ? 'in carica ' : ''}contro ${n.units(s, defenders)}`,
    refused: ({ units }, s) => say`${n.units(s, units)}: combattimento rifiutato`,
    fought: ({ attackers, defenders, column, die, armour, result, modifiers }, s) => {
      const shift = modifiers.reduce((sum, { value }) => sum + value, 0);
      return say`${n.units(s, attackers)} contro ${defenders.length > 0 ? n.units(s, defenders) : 'un cavallo'}: colonna ${COLUMN_NAMES[column] ?? column} (${signed(shift)}), ${rolled(die, armour)}: ${result === '' ? 'nessun effetto' : result}`;
    },
    drivenBack: ({ unit, hexes, wound }, s) =>
      say`${n.unit(s, unit)} deve indietreggiare di ${count(hexes, 'esagono', 'esagoni')}${wound ? ', ferito' : ''}`,
    blowFalls: ({ units, harm, unhorse, horse }, s) =>
      say`Uno tra ${n.units(s, units)} è colpito: ${HARMS[harm]}${horse ? ', disarcionato, il cavallo ucciso' : unhorse ? ', disarcionato' : ''}`,
    retreated: ({ unit, to }, s) => say`${n.unit(s, unit)} indietreggia in ${n.hex(s, to)}`,
    stood: ({ unit }, s) => say`${n.unit(s, unit)} non cede terreno`,
    displaced: ({ unit, to }, s) => say`${n.unit(s, unit)} fa posto e va in ${n.hex(s, to)}`,
    advanced: ({ unit, to }, s) => say`${n.unit(s, unit)} avanza in ${n.hex(s, to)}`,
    recovered: ({ unit }, s) => say`${n.unit(s, unit)} si rialza`,
  }) satisfies Partial<Told>;

const gearEvents = (n: Speech) =>
  ({
    ladderCarried: ({ ladder, to }, s) => say`La scala ${ladder + 1} è portata in ${n.hex(s, to)}`,
    ladderRaised: ({ ladder, cell }, s) => say`La scala ${ladder + 1} è in piedi in ${n.hex(s, cell)}`,
    ladderFell: ({ ladder, ok }) => `La scala ${ladder + 1} ${ok ? 'viene rovesciata' : 'resta in piedi'}`,
    climbed: ({ unit, up }, s) => say`${n.unit(s, unit)} ${up ? 'sale' : 'scende'}`,
    vaulted: ({ unit, to, ok }, s) => say`${n.unit(s, unit)} salta in ${n.hex(s, to)}${ok ? '' : ' e atterra male'}`,
    grapnelThrown: ({ unit, ok }, s) => say`${n.unit(s, unit)} lancia il grappino: ${ok ? 'tiene' : 'ricade'}`,
    ropeCut: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'taglia la corda' : 'non riesce a tagliare la corda'}`,
    ropeSeized: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'afferra la corda' : 'manca la corda'}`,
    pulled: ({ cell, ok }, s) => say`La palizzata in ${n.hex(s, cell)} ${ok ? 'viene abbattuta' : 'resiste'}`,
    gateWorked: ({ open }) => (open ? 'La porta si apre' : 'La porta si chiude'),
    torn: ({ unit }, s) => say`${n.unit(s, unit)} strappa la tela della tenda`,
    captured: ({ unit, by }, s) => say`${n.unit(s, by)} cattura ${n.unit(s, unit)}`,
    freed: ({ unit }, s) => say`${n.unit(s, unit)} è libero`,
    engineMoved: ({ engine, to }, s) => say`La macchina ${engine + 1} è portata in ${n.hex(s, to)}`,
    ruined: ({ cell }, s) => say`Le difese in ${n.hex(s, cell)} crollano`,
    engineDestroyed: ({ engine }) => `La macchina ${engine + 1} è distrutta`,
  }) satisfies Partial<Told>;

const BUILT: Readonly<Record<string, string>> = {
  stoneThrowerLost: 'Una petriera è distrutta',
  ladderLost: 'Una scala è distrutta',
};

const siegeEvents = (n: Speech) =>
  ({
    day: ({ day, left }) => `Giorno ${day} d’assedio: viveri per ${count(left, 'giorno', 'giorni')}`,
    provisions: ({ days }) => `La guarnigione ha viveri per ${count(days, 'giorno', 'giorni')}`,
    siegeEvent: ({ event, total, happens }) =>
      say`Avvenimento ${total}: ${SIEGE_EVENTS[event] ?? 'non succede nulla'}${happens ? '' : ' (già accaduto: nessun effetto)'}`,
    initiative: ({ side, besieger, garrison }, s) =>
      say`Hanno l’iniziativa: ${n.side(s, side)} (${besieger} a ${garrison})`,
    actionChosen: ({ action }) => say`È il giorno di un’azione: ${SIEGE_ACTIONS[action]}`,
    actionEnded: ({ action }) => say`${SIEGE_ACTIONS[action]} è conclusa per oggi`,
    healed: ({ unit }, s) => say`${n.unit(s, unit)} è guarito`,
    heals: ({ unit, days }, s) => say`${n.unit(s, unit)} guarirà in ${count(days, 'giorno', 'giorni')}`,
    lost: ({ unit }, s) => say`${n.unit(s, unit)} è fuori gioco per mesi`,
    built: ({ item }) => BUILT[item] ?? say`Pronto: ${ITEM_NAMES[item] ?? item}`,
    bombarded: ({ cell, points, result }, s) =>
      say`Bombardamento di ${n.hex(s, cell)} con ${count(points, 'punto', 'punti')}: ${result}`,
    negotiated: ({ die, modifiers, ok }) =>
      `Trattativa (${tally(GRAMMAR.it, die, modifiers)}): ${ok ? 'la guarnigione si arrende' : 'respinta'}`,
    reinforced: ({ side, units }, s) => say`Si aggiungono (${n.side(s, side)}): ${n.units(s, units)}`,
    regained: () => 'La guarnigione ha ripreso tutta la piazza',
    reliefGone: () => 'L’esercito di soccorso non c’è più: chi era rinchiuso torna ad assediare',
    fellBack: () => 'La guarnigione si chiude nell’ultimo ridotto e perde metà dei viveri',
    patrol: ({ units }, s) => say`Una pattuglia: ${n.units(s, units)}`,
    supplied: ({ days }) => `Entrano viveri per ${count(days, 'altro giorno', 'altri giorni')}`,
    restocking: ({ days }) => `Il campo bruciato costa agli assedianti ${count(days, 'giorno', 'giorni')}`,
    prisoners: ({ units }, s) => say`Tagliati fuori e presi: ${n.units(s, units)}`,
    edge: ({ side, edge }, s) => say`Dal ${n.edge(edge)}: ${n.side(s, side)}`,
  }) satisfies Partial<Told>;
