import { GRAMMAR } from '@carroccio/kernel/text';
import type { Lexicon } from '../speech.ts';

export const LEXICON: Lexicon = {
  list: GRAMMAR.it.list,
  nobody: 'nessuno',
  sheep: 'una pecora',
  unknown: { unit: 'qualcuno', hex: 'fuori mappa' },
  seats: {
    normans: 'i Normanni',
    germans: 'i Tedeschi',
    arabs: 'gli Arabi',
    byzantines: 'i Bizantini',
    lombards: 'i Longobardi',
    attackers: 'gli assalitori',
    besiegers: 'gli assedianti',
    garrison: 'la guarnigione',
    first: 'il primo esercito',
    second: 'il secondo esercito',
  },
  directions: ['nord', 'nord-est', 'sud-est', 'sud', 'sud-ovest', 'nord-ovest'],
  edges: ['', 'lato 1 (nord)', 'lato 2 (est)', 'lato 3 (sud)', 'lato 4 (ovest)'],
};

export const HARMS = { stunned: 'stordito', wounded: 'ferito', killed: 'ucciso' } as const;
export const CAUSES = {
  fire: 'da un tiro',
  combat: 'in combattimento',
  infiltration: 'passando accanto al nemico',
  flames: 'dal fuoco',
  fall: 'nella caduta',
  siege: 'nell’assedio',
  drowning: 'dall’acqua',
  surrounded: 'circondato dai nemici',
} as const;
export const COVERS: Readonly<Record<string, string>> = {
  none: 'nessun riparo',
  light: 'riparo leggero',
  medium: 'riparo medio',
  strong: 'riparo forte',
};
export const ITEM_NAMES: Readonly<Record<string, string>> = {
  grapnel: 'un grappino',
  ladder: 'una scala',
  stoneThrower: 'una petriera',
  greekFire: 'un sifone di fuoco greco',
  fireArrows: 'sei frecce incendiarie',
  spareHorse: 'un cavallo di riserva',
};
export const SIEGE_ACTIONS = {
  assault: 'l’assalto',
  camp: 'la sortita contro il campo',
  supplies: 'la sortita per i rifornimenti',
  general: 'la sortita generale',
  relief: 'la battaglia con l’esercito di soccorso',
} as const;
export const TASKS = {
  push: 'tenta di rovesciare la scala',
  light: 'appicca il fuoco',
  douse: 'tenta di spegnere le fiamme',
  cut: 'tenta di tagliare la corda',
  pull: 'tira la palizzata con tre compagni',
  gate: 'manovra la porta',
  tear: 'strappa la tela della tenda',
  capture: 'cattura un nemico stordito',
} as const;
export const SIEGE_EVENTS: Readonly<Record<number, string>> = {
  20: 'un messaggero ordina di levare l’assedio',
  19: 'arriva un esercito di soccorso',
  18: 'una pioggia insistente riempie le cisterne',
  17: 'un sicario nel campo degli assedianti',
  16: 'un sabotatore nel campo degli assedianti',
  15: 'dissenteria nel campo degli assedianti',
  14: 'dei profughi raggiungono la guarnigione',
  13: 'una spia apre la via',
  12: 'le provviste vengono rubate',
  11: 'rinforzi per gli assedianti',
  10: 'un ingegnere offre i suoi servigi',
  9: 'un traditore nella guarnigione',
  8: 'il pozzo è avvelenato',
  7: 'fumo in lontananza',
  6: 'il comandante della guarnigione è indisposto',
};
