import type { Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Batirnos } from '../src/shape.ts';
import { actions } from './it/actions.ts';
import { events } from './it/events.ts';
import { LEXICON } from './it/lexicon.ts';
import { outcomes } from './it/outcomes.ts';
import { prompts } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { createSpeech } from './speech.ts';

const VALUES = { scenario: 'secondo lo scenario', '2': '2 (più debole)', '3': '3 (normale)', '4': '4 (più forte)' };

export const italian = (names: Names): Words<Batirnos> => {
  const speech = createSpeech(names, LEXICON);
  return {
    about: 'Battaglie di picche e moschetti, combattute con carte ordine che decidono anche la sorte.',
    scenarios: {
      intro: { title: 'La fattoria, 1640', about: 'Due piccole forze pari si contendono una fattoria: per imparare.' },
      rocroi: { title: 'Rocroi, 1643', about: 'Il giovane Condé attacca i tercios delle Fiandre.' },
      lens: { title: 'Lens, 1648', about: 'Condé contro l’arciduca Leopoldo, con l’ordine di battaglia ridotto.' },
      'lens-grande': { title: 'Lens, 1648: armate complete', about: 'La stessa battaglia con tutte le truppe.' },
      rethel: { title: 'Rethel, 1650', about: 'Turenne, con la Fronda e la Spagna, contro l’armata del re.' },
      arras: { title: 'Arras, 1654: le linee', about: 'Assalto notturno alle linee d’assedio; Condé è in marcia.' },
      valenciennes: {
        title: 'Valenciennes, 1656',
        about: 'Assalto ai quartieri di La Ferté; Turenne è tagliato fuori.',
      },
      dunes: { title: 'Le Dune, 1658', about: 'Turenne e le giubbe rosse contro Don Juan e Condé sulla sabbia.' },
      punti: { title: 'Battaglia a punti', about: 'Ognuno arruola dalle liste un esercito entro i punti pattuiti.' },
    },
    seats: {
      french: 'Francesi',
      spanish: 'Spagnoli',
      frondeSpanish: 'Fronda e Spagnoli',
      spanishFronde: 'Spagnoli e Fronda',
      frenchEnglish: 'Francesi e Inglesi',
      north: 'Nord',
      south: 'Sud',
    },
    options: {
      deployment: {
        label: 'Schieramento',
        values: { free: 'nelle zone, nell’ordine deciso dalle carte', historical: 'schieramento storico' },
      },
      firstValue: { label: 'Valore dell’esercito del primo giocatore', values: VALUES },
      secondValue: { label: 'Valore dell’esercito del secondo giocatore', values: VALUES },
      budget: { label: 'Punti', values: { '80': '80 (piccola)', '120': '120', '160': '160 (grande)' } },
      beck: { label: 'La colonna di Beck', values: { true: 'può arrivare dal turno 9', false: 'non arriva' } },
    },
    steps: prompts(speech),
    actions: actions(speech),
    events: events(speech),
    outcomes: outcomes(speech),
    refusals: refusals(speech),
    rolls: {},
    endings: {
      turns: 'la giornata è finita',
      determination: 'un esercito ha esaurito la determinazione',
      broken: 'un esercito non ha più unità efficienti',
      scenario: 'lo scopo della battaglia è raggiunto',
    },
  };
};
