/** What the battles and their scenarios are called, and how their chronicles begin. */
import type { BattleWords } from '../../src/scenarios/module.ts';

export const montaperti: BattleWords = {
  heading:
    'Qui si racconta la battaglia di Montaperti, che fu sull’Arbia il quarto giorno di settembre dell’anno 1260, tra i Guelfi di Firenze con tutti i loro amici e i Ghibellini di Siena con i Tedeschi di re Manfredi.',
  scenarios: {
    montaperti: {
      title: 'Montaperti, 1260',
      about: "Siena e i cavalieri tedeschi sorprendono l'esercito di Firenze, più grande ma covo di traditori.",
    },
    'montaperti-free': {
      title: 'Montaperti, schieramento libero',
      about:
        'Gli eserciti marciano sul campo prima di combattere; Riserve e Tradimento si possono comprare e impedire.',
    },
  },
};

export const benevento: BattleWords = {
  heading:
    'Qui si racconta la battaglia di Benevento, che fu il ventisei di febbraio dell’anno 1266, tra Carlo d’Angiò, campione della Chiesa, e Manfredi re di Sicilia, per la corona di quel Regno.',
  scenarios: {
    benevento: {
      title: 'Benevento, 1266',
      about: "Carlo d'Angiò affronta Manfredi per il regno di Sicilia: chi perde il Re perde tutto.",
    },
    'benevento-free': {
      title: 'Benevento, schieramento libero',
      about: 'Carlo e Manfredi portano avanti le loro schiere come credono.',
    },
  },
};

export const campaldino: BattleWords = {
  heading:
    'Qui si racconta la battaglia di Campaldino, che fu nel piano del Casentino il dì di san Barnaba, undici di giugno dell’anno 1289, tra i Guelfi di Firenze con i loro alleati e i Ghibellini di Arezzo.',
  scenarios: {
    campaldino: {
      title: 'Campaldino, 1289',
      about: 'La cavalleria aretina si getta sullo schieramento fiorentino, mentre il cielo si fa nero.',
    },
    'campaldino-free': {
      title: 'Campaldino, schieramento libero',
      about: 'I due eserciti marciano nella piana; la voglia di combattere del Novello ha un prezzo.',
    },
    'campaldino-fast': {
      title: 'Campaldino, 1289: scenario rapido',
      about: 'La stessa battaglia in meno tempo: i Capitani si logorano prima e i Livelli di Vittoria corrono.',
    },
  },
};
