import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { ActivationKind, Guelphs } from '../../src/shape.ts';
import { type Speech, tableResult } from '../speech.ts';
import { adjective, army, losses, ORDER_NAMES, orderPoints, to } from './lexicon.ts';

const { count, form, signed } = GRAMMAR.it;

const KINDS: Readonly<Record<ActivationKind, string>> = {
  basic: 'Attivazione Basica',
  continuum: 'Continuum',
  interruptio: 'Interruptio',
};

export const SKIES: Readonly<Record<string, string>> = {
  fair: 'cielo sereno',
  hazy: 'foschia',
  veiled: 'sole velato',
  cloudy: 'nuvole',
  overcast: 'cielo coperto',
  lowering: 'nubi basse',
  dark: 'cielo nero',
  drizzle: 'pioviggina',
  rain: 'pioggia',
  storm: 'scoppia il temporale',
};

type Told = Words<Guelphs>['events'];

/** What happened. */
export const events = (n: Speech): Told => ({
  ...commandEvents(n),
  ...movementEvents(n),
  ...combatEvents(n),
  ...personalityEvents(n),
  ...scenarioEvents(n),
});

const commandEvents = (n: Speech) =>
  ({
    deployed: ({ side }) => say`${army(side)} sono schierati`,
    activated: ({ battaglia, kind, points }, s) =>
      say`${n.capitano(s, battaglia)} è attivato (${KINDS[kind]}): ${orderPoints(points)}`,
    released: ({ battaglia, contact }, s) =>
      contact
        ? say`Il nemico costringe ${n.battaglia(s, battaglia)} a lasciare la Riserva`
        : say`${n.battaglia(s, battaglia)} lascia la Riserva`,
    capacity: ({ battaglia, from, to }, s) =>
      say`${n.capitano(s, battaglia)}: la Capacità di Comando ${to < from ? 'scende' : 'sale'} da ${from} a ${to}`,
    confusion: () => 'Confusione in battaglia: anche tutti gli altri Capitani perdono Capacità di Comando',
    continuum: ({ battaglia, ok }, s) =>
      say`${n.capitano(s, battaglia)} ${ok ? 'riesce nel' : 'fallisce il'} Continuum`,
    interruptio: ({ battaglia, ok }, s) =>
      say`${n.capitano(s, battaglia)} ${ok ? "riesce nell'" : "fallisce l'"}Interruptio`,
    passed: ({ side }) => say`${army(side)} passano`,
    ordered: ({ unit, order, cost }, s) =>
      say`Ordine ${to(n.unit(s, unit))}: ${ORDER_NAMES[order]} (${orderPoints(cost)})`,
    recovered: ({ battaglia, spaces }, s) =>
      spaces > 0
        ? say`${n.capitano(s, battaglia)} ordina il Recupero: ${signed(spaces)}`
        : say`${n.capitano(s, battaglia)} ordina il Recupero, ma senza frutto`,
    rallied: ({ battaglia, units }, s) =>
      units > 0
        ? say`${n.capitano(s, battaglia)} ordina la Raccolta: ${form(units, 'può tornare 1', `possono tornare ${units}`)} unità`
        : say`${n.capitano(s, battaglia)} ordina la Raccolta, ma non torna nessuno`,
    cameBack: ({ unit, to, hits }, s) => say`${n.unit(s, unit)} torna in campo in ${n.hex(s, to)} con ${losses(hits)}`,
    points: ({ side, points }) =>
      points < 0
        ? say`${army(side)} perdono di nuovo ${count(-points, 'Punto Vittoria', 'Punti Vittoria')}`
        : say`${army(side)} guadagnano ${count(points, 'Punto Vittoria', 'Punti Vittoria')}`,
    level: ({ side, level }) => `Il Livello di Vittoria ${adjective(side)} sale a ${level}`,
  }) satisfies Partial<Told>;

const movementEvents = (n: Speech) =>
  ({
    entered: ({ unit, from, to }, s) => say`${n.unit(s, unit)} muove da ${n.hex(s, from)} a ${n.hex(s, to)}`,
    turned: ({ unit, facing }, s) => say`${n.unit(s, unit)} si gira verso ${n.facing(s, facing)}`,
    withdrew: ({ unit, to }, s) => say`${n.unit(s, unit)} arretra in ${n.hex(s, to)}`,
    swapped: ({ front, rear }, s) => say`${n.unit(s, rear)} prende il posto di ${n.unit(s, front)}`,
    personalityMoved({ who, battaglia, to }, s) {
      const rider = { capitano: n.capitano(s, battaglia), standard: 'lo Stendardo', hero: "l'Eroe" }[who];
      return say`${rider} muove in ${n.hex(s, to)}`;
    },
    reorganized: ({ unit }, s) => say`${n.unit(s, unit)} si riorganizza`,
    reloaded: ({ unit }, s) => say`${n.unit(s, unit)} ricarica le balestre`,
    coordinated: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} sfugge alla confusione ghibellina`,
    written: () => 'Il luogo da cui entrerà Arras è stato annotato',
    renounced: () => 'Arras rinuncia all’aggiramento: i suoi si uniscono ad Anglano',
    battleOffered: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} apre la battaglia`,
    paced: ({ side, tired }, s) =>
      tired.length === 0
        ? say`${army(side)} possono marciare senza perdere Capacità di Comando`
        : `Marciare costa Capacità di Comando: ${tired.map(battaglia => n.capitano(s, battaglia)).join(', ')}`,
    papersOpened: ({ guelph, ghibelline }) =>
      `Si aprono i biglietti: i Guelfi hanno speso ${guelph}, i Ghibellini ${ghibelline}`,
    arrived: ({ unit, to }, s) => say`${n.unit(s, unit)} appare in ${n.hex(s, to)}`,
  }) satisfies Partial<Told>;

const combatEvents = (n: Speech) =>
  ({
    shot({ unit, target, needed, total, hit }, s) {
      const volley = say`${n.unit(s, unit)} tira contro ${n.unit(s, target)}`;
      if (hit && total < needed) return `${volley}: a segno, 12 naturale`;
      return `${volley}: ${hit ? 'a segno' : 'a vuoto'}, ${total} (serviva ${needed})`;
    },
    aimed: ({ unit, target, charge }, s) =>
      say`${n.unit(s, unit)} ${charge ? 'carica' : 'attacca'} ${n.unit(s, target)}`,
    calledOff: ({ unit }, s) => say`${n.unit(s, unit)} rinuncia all'attacco`,
    downgraded: ({ unit }, s) => say`${n.unit(s, unit)} attacca senza la Carica!`,
    morale: ({ unit, ok }, s) => say`${n.unit(s, unit)} ${ok ? 'regge' : 'non regge'} alla prova`,
    countercharged: ({ unit, ok }, s) =>
      ok
        ? say`${n.unit(s, unit)} controcarica: la Carica! diventa un semplice attacco`
        : say`${n.unit(s, unit)} fallisce la controcarica`,
    fought({ target, lead, column, modifier, roll, result }, s) {
      const added = modifier === 0 ? '' : ` (compreso ${signed(modifier)})`;
      const fight = say`Mischia di ${n.unit(s, lead)} contro ${n.unit(s, target)}`;
      return `${fight}: colonna ${signed(column)}, dadi ${roll}${added}, risultato ${tableResult(result)}`;
    },
    hits: ({ unit, hits }, s) => say`${n.unit(s, unit)} ha ora ${losses(hits)}`,
    disrupted: ({ unit }, s) => say`${n.unit(s, unit)} subisce una Disorganizzazione`,
    routed: ({ unit }, s) => say`${n.unit(s, unit)} va in rotta`,
    removed: ({ unit }, s) =>
      n.kind(s, unit) === 'W' ? 'Il Carroccio è perduto' : say`${n.unit(s, unit)} esce dal gioco`,
    retreated: ({ unit, to }, s) => say`${n.unit(s, unit)} si ritira in ${n.hex(s, to)}`,
    stood: ({ unit }, s) => say`${n.unit(s, unit)} non si ritira`,
    advanced: ({ unit, to }, s) => say`${n.unit(s, unit)} avanza in ${n.hex(s, to)}`,
  }) satisfies Partial<Told>;

const personalityEvents = (n: Speech) =>
  ({
    wounded: ({ battaglia, loss }, s) =>
      say`${n.capitano(s, battaglia)} è ferito: Capacità di Comando ${signed(-loss)}`,
    unharmed: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} è illeso`,
    killed: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} è ucciso`,
    captured: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} è catturato`,
    escaped: ({ battaglia, to }, s) => say`${n.capitano(s, battaglia)} fugge in ${n.hex(s, to)}`,
    replaced: ({ battaglia }, s) => say`Un Aiutante prende il comando: ${n.battaglia(s, battaglia)} ora segue lui`,
    withdrawn: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} esce dal gioco: non ha più unità`,
    heroGrazed: ({ hero }, s) => say`Eroe ferito di striscio: ${n.hero(s, hero)}`,
    heroKilled: ({ hero, rule }, s) =>
      rule === 'gg.S.8.6.1' ? say`Eroe indebolito: ${n.hero(s, hero)}` : say`Eroe perduto: ${n.hero(s, hero)}`,
    standardLost: ({ side, radius }) =>
      `Lo Stendardo ${adjective(side)} è perduto: Disorganizzazione entro ${count(radius, 'esagono', 'esagoni')}`,
  }) satisfies Partial<Told>;

const scenarioEvents = (n: Speech) =>
  ({
    weather: ({ box }) => `Il tempo peggiora: ${SKIES[box] ?? box}`,
    tradimento: ({ ok }) =>
      ok
        ? "Tradimento! I Ghibellini nell'esercito guelfo gettano la maschera"
        : "I Ghibellini nell'esercito guelfo non si muovono ancora",
    donati: ({ ok }) => (ok ? 'Corso Donati attacca contro gli ordini' : 'Corso Donati obbedisce e resta fermo'),
    novello: ({ ok }) =>
      ok ? 'Guido Novello entra in battaglia' : 'Guido Novello abbandona il campo con tutti i suoi',
    baron: ({ unit, rating }, s) => say`${n.unit(s, unit)} combatte per Manfredi: Qualità ${rating}`,
    deserted: ({ unit }, s) => say`${n.unit(s, unit)} abbandona Manfredi`,
  }) satisfies Partial<Told>;
