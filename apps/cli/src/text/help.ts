/** What can be typed while a match is played. */
import type { Language } from '@carroccio/kernel';

type Help = readonly (readonly [string, string])[];

const english: Help = [
  ['N', 'take choice N; where it has fields, they are asked for'],
  ['N SUM', 'take choice N with this sum, or with these (numbers or names, with commas)'],
  ['PLACE', 'a printed number or name (1405, C6): what can be chosen there'],
  ['words', 'show only the choices that have these words; one alone is taken'],
  ['A; B; C', 'several choices as one, each by its number or its words; undo takes them back together'],
  ['Enter', 'show the next choices, or all of them again'],
  ['odds N', 'the exact odds of choice N; where it has fields, with what was asked for'],
  ['hint', 'what the strongest bot would choose here; nothing is done'],
  ['look X', 'what is at a place, or all about a piece'],
  ['units', 'every piece, by side; units WORDS those that have them'],
  ['hand', 'the cards you hold, with what they say'],
  ['card X', 'a card by words of its name'],
  ['chart', 'the charts, and what of them applies now; chart X shows one'],
  ['brief', 'the scenario, who plays, how it is won'],
  ['rule ID', 'read a rule; without ID, the rule of this decision'],
  ['board', 'the whole board and what its signs mean; board PLACE goes there'],
  ['log', 'everything that has happened'],
  ['always N', 'answer so whenever this is asked (until other: until something else is); always stop takes it back'],
  ['undo', 'take back your last action (after dice, if the others agree)'],
  ['redo', 'do again what was taken back'],
  ['as NAME', 'act for another seat at this keyboard'],
  ['save NAME', 'save the match, from now on after every action'],
  ['quit', 'leave'],
  ['Ctrl-C', 'while a bot thinks, it stops; what is looked up it answers at once. At a question, leave'],
];

const italian: Help = [
  ['N', 'prende la scelta N; se ha dei campi, vengono chiesti'],
  ['N SOMMA', 'prende la scelta N con questa somma, o con questi (numeri o nomi, con virgole)'],
  ['LUOGO', 'un numero o un nome stampato (1405, C6): che cosa vi si può scegliere'],
  ['parole', 'mostra solo le scelte che hanno queste parole; se è una sola, la prende'],
  ['A; B; C', 'più scelte come una sola, ognuna con il numero o le sue parole; undo le riprende insieme'],
  ['Invio', 'mostra le scelte seguenti, o di nuovo tutte'],
  ['odds N', 'le probabilità esatte della scelta N; se ha dei campi, con quello che si è chiesto'],
  ['hint', 'che cosa sceglierebbe qui il bot più forte; non si fa nulla'],
  ['look X', 'che cosa c’è in un luogo, o tutto di un pezzo'],
  ['units', 'ogni pezzo, per parte; units PAROLE quelli che le hanno'],
  ['hand', 'le carte che hai, con quello che dicono'],
  ['card X', 'una carta, con parole del suo nome'],
  ['chart', 'le tabelle, e che cosa ne vale adesso; chart X ne mostra una'],
  ['brief', 'lo scenario, chi gioca, come si vince'],
  ['rule ID', 'legge una regola; senza ID, quella di questa decisione'],
  ['board', 'tutto il tabellone e che cosa dicono i segni; board LUOGO ci va'],
  ['log', 'tutto quello che è successo'],
  [
    'always N',
    'risponde così ogni volta che lo si chiede (until other: finché non si chiede altro); always stop lo ritira',
  ],
  ['undo', 'ritira la tua ultima azione (dopo i dadi, se gli altri accettano)'],
  ['redo', 'rifà ciò che è stato ritirato'],
  ['as NOME', 'agisce un altro posto di questa tastiera'],
  ['save NOME', 'salva la partita, da ora dopo ogni azione'],
  ['quit', 'esce'],
  ['Ctrl-C', 'mentre un bot pensa, lo ferma; quello che si consulta ha subito risposta. A una domanda, esce'],
];

export const HELP: Readonly<Record<Language, Help>> = { en: english, it: italian };
