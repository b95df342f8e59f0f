import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { BattleWords } from '../src/scenarios/module.ts';
import type { Guelphs } from '../src/shape.ts';
import { actions } from './it/actions.ts';
import { events } from './it/events.ts';
import { LEXICON } from './it/lexicon.ts';
import { outcomes } from './it/outcomes.ts';
import { prompts } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { ownEndings } from './own-endings.ts';
import { createSpeech } from './speech.ts';

export const italian = (names: Names, battles: readonly BattleWords[]): Words<Guelphs> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: "Tre battaglie dell'Italia del Duecento, dove ogni Capitano guida la sua Battaglia come meglio crede.",
    scenarios: Object.assign({}, ...battles.map(battle => battle.scenarios)),
    seats: { guelph: 'Guelfo', ghibelline: 'Ghibellino' },
    options: {
      length: {
        label: 'Durata',
        values: {
          long: 'gioco lungo: un Livello ogni 5 punti guelfi o 10 ghibellini',
          short: 'gioco breve: un Livello ogni 4 punti guelfi o 8 ghibellini',
        },
      },
      volterra: {
        label: 'Contingente di Volterra',
        values: { true: 'di malavoglia: non attacca mai e fugge presto', false: 'combatte come gli altri' },
      },
      capitani: {
        label: 'Capitani in Mischia',
        values: {
          any: 'aiutano qualsiasi unità amica con cui sono impilati',
          own: 'aiutano solo unità della propria Battaglia',
        },
      },
      palvesari: {
        label: 'Palvesari in Mischia',
        values: { front: 'proteggono dagli attacchi frontali', all: 'proteggono da ogni lato' },
      },
      freed: {
        label: 'Riserve che il Guelfo può liberare prima della marcia',
        values: { maghinardo: 'Maghinardo', donati: 'Maghinardo e Donati' },
      },
      religiosi: {
        label: 'Religiosi armati',
        values: { true: 'con il Carroccio di Siena', false: 'non in gioco' },
      },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {
      freeing: 'Prezzo di una Battaglia tolta dalla Riserva',
      march: 'Marcia',
      continuum: 'Continuum',
      interruptio: 'Interruptio',
      victory: 'Verifica della Vittoria',
      fire: 'Tiro',
      morale: "Morale dell'unità a piedi caricata",
      footMorale: "Morale dell'unità a piedi che attacca Cavalleria",
      reactionFacing: 'Orientamento di reazione',
      countercharge: 'Controcarica',
      shock: 'Mischia',
      disruption: 'Ulteriore Disorganizzazione',
      wound: 'Tabella delle ferite del Capitano',
      woundCheck: 'Verifica del ferimento del Capitano',
      heroCheck: "Verifica del ferimento dell'Eroe",
      heroFate: "Sorte dell'Eroe",
      capitanoPoints: 'Punti Vittoria per il Capitano',
      heroPoints: "Punti Vittoria per l'Eroe",
      standard: 'Sgomento per lo Stendardo perduto, in esagoni',
      recovery: 'Recupero',
      rally: 'Raccolta',
      rallyHits: "Perdite dell'unità che torna",
      tradimento: 'Tradimento',
      traitors: 'Attacco a tradimento dello Stendardo',
      traitorHits: 'Perdite inflitte dai traditori',
      donati: 'Corso Donati',
      novello: 'Guido Novello',
      baron: 'Fedeltà dei Feudatari del Regno',
    },
    endings: {
      levels: 'raggiunto il Livello di Vittoria 12',
      suddenEnd: 'i due eserciti non hanno più la forza di continuare',
      carroccio: 'il Carroccio nemico è caduto',
      king: 'il Re nemico è caduto',
      storm: 'il temporale è scoppiato in tempo, vittoria marginale',
      destroyed: 'un esercito non ha più unità di combattimento',
      frozen: 'nessuno dei due eserciti può più attivare un Capitano',
      ...ownEndings(battles),
    },
  };
};
