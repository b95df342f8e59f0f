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

export const italian = (names: Names): Words<Guiscard> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Scaramucce uomo contro uomo e assedi dei Normanni nell’Italia del Sud e in Sicilia.',
    scenarios: {
      civitate: {
        title: 'La vigilia di Civitate, 1053',
        about: 'Fanti svevi isolati su un poggio boscoso: i Normanni devono batterli prima che arrivino i soccorsi.',
      },
      scalinata: {
        title: 'La scalinata verso il cielo, 1061',
        about: 'I Normanni sbarcati salgono scale e scarpate contro gli Arabi che tengono la terrazza.',
      },
      cerami: {
        title: 'Solo il fiume da passare!, 1063',
        about:
          'Quattordici cavalieri normanni devono aprirsi la strada oltre il guado e uscire dalla mappa più lontana.',
      },
      montemaggiore: {
        title: 'Una foresta di picche, 1041',
        about: 'La cavalleria normanna contro opliti in formazione, catafratti e arcieri.',
      },
      fattoria: {
        title: 'Appena si esce di casa…, 1047',
        about: 'I Longobardi piombano su una fattoria tenuta da pochi Normanni: in palio stanze, cavalli e pecore.',
      },
      'pio-normanno': {
        title: 'Il pio normanno, 1063',
        about: 'Ruggero prega nella cappella mentre gli Arabi arrivano da due lati.',
      },
      larissa: {
        title: 'Il bottino di Boemondo, 1083',
        about: 'I cavalieri bizantini passano il fiume per saccheggiare le tende normanne.',
      },
      funerale: {
        title: 'Mai fidarsi di un normanno morto, 1058',
        about: 'Un finto funerale porta i Normanni nel castello; gli amici aspettano alla porta.',
      },
      imperatore: {
        title: 'Il favore dell’imperatore, 1042',
        about: 'Scale e grappini contro un castello: il governatore va preso vivo, o chiuso nella sua torre.',
      },
      messina: {
        title: 'Fiaccole nella notte, 1061',
        about: 'Incursione notturna araba contro tende, scale, una petriera e il molo.',
      },
      'fuoco-greco': {
        title: 'Fuoco greco, 1071',
        about: 'Assalto a un castello con scale e petriera, difeso dal fuoco greco.',
      },
      'nido-d-aquila': {
        title: 'L’assedio del Nido d’Aquila',
        about: 'Un assedio di quaranta giorni al massimo: un castello, la sua guarnigione e la fame.',
      },
      masseria: {
        title: 'La masseria, un assedio',
        about: 'Una masseria fortificata resiste fino a venti giorni.',
      },
      'san-giorgio': {
        title: 'La cappella di San Giorgio, un assedio',
        about: 'Un pugno di Normanni in una cappella, e i soccorsi in cammino.',
      },
      libera: {
        title: 'Battaglia libera',
        about: 'Due eserciti acquistati a punti su due mappe scelte dai giocatori.',
      },
    },
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
