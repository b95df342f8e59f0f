import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';
import { actions } from './it/actions.ts';
import { events } from './it/events.ts';
import { LEXICON } from './it/lexicon.ts';
import { outcomes } from './it/outcomes.ts';
import { prompts } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { createSpeech } from './speech.ts';

export const italian = (names: Names): Omit<Words<Guiscard>, 'scenarios'> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Scaramucce uomo contro uomo e assedi dei Normanni nell’Italia del Sud e in Sicilia.',
    seats: {
      normans: 'Normanni',
      germans: 'Tedeschi',
      arabs: 'Arabi',
      byzantines: 'Bizantini',
      lombards: 'Longobardi',
      attackers: 'Assalitori',
      besiegers: 'Assedianti',
      garrison: 'Guarnigione',
      first: 'Primo esercito',
      second: 'Secondo esercito',
    },
    options: {
      early: {
        label: 'Avvenimenti dei primi giorni',
        values: { true: '+5 al tiro fino al quinto giorno', false: 'nessun modificatore nei primi giorni' },
      },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {
      impact: 'Esagono di impatto',
      fire: 'Tiro',
      infiltration: 'Infiltrazione',
      bridle: 'Briglie al volo',
      combat: 'Combattimento',
      jump: 'Salto',
      ladder: 'Rovesciare la scala',
      fireArrow: 'Freccia incendiaria',
      spread: 'L’incendio si estende',
      douse: 'Spegnere l’incendio',
      stun: 'Riprendersi tra le fiamme',
      stone: 'Petriera',
      siphon: 'Fuoco greco',
      naphtha: 'Nafta in fiamme',
      grapnel: 'Lancio del grappino',
      rope: 'Tagliare la corda',
      ropeGrab: 'Afferrare la corda',
      pull: 'Abbattere la palizzata',
      bombardment: 'Bombardamento',
      provisions: 'Provviste',
      event: 'Avvenimento del giorno',
      eventEffect: 'Effetto dell’avvenimento',
      initiative: 'Iniziativa',
      healing: 'Guarigione',
      surrender: 'Trattativa di resa',
      patrol: 'Pattuglia',
      packHorses: 'Rifornimenti',
      victim: 'Chi è il traditore?',
      edge: 'Scelta del campo',
    },
    endings: {
      score: 'punteggio più alto',
      objective: 'obiettivo dello scenario',
      destroyed: 'l’avversario non ha più nessuno',
      draw: 'parità',
      surrender: 'la guarnigione ha accettato la resa',
      hunger: 'la guarnigione non ha più viveri',
      noCommander: 'la guarnigione non ha più chi la comandi',
      captured: 'la piazza, o l’uomo, è stata presa',
      raised: 'l’assedio è stato levato',
      broken: 'l’assedio è stato spezzato',
      calendar: 'i giorni dell’assedio sono finiti',
    },
  };
};
