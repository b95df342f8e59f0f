/** The words of the exercises, by kind of question. */
import type { KindWords } from '@carroccio/table/exercise.ts';
import type { Bilingual } from '@carroccio/table/text/bilingual.ts';

export const exerciseWords: Readonly<Record<string, Bilingual<KindWords>>> = {
  shot: {
    en: {
      title: 'The best shot',
      question: 'Which shot is likeliest to strike home? Mind range, armour and shields, and what a turn costs.',
      figure: 'hits',
      reason:
        'Range and armour give the number to reach; a turn before the shot and shield-bearers take from the dice.',
    },
    it: {
      title: 'Il tiro migliore',
      question:
        'Quale tiro ha più probabilità di andare a segno? Guarda distanza, armatura e palvesi, e il costo di girarsi.',
      figure: 'colpisce',
      reason: 'Distanza e armatura danno il numero da raggiungere; girarsi prima del tiro e i palvesi tolgono ai dadi.',
    },
  },
  drive: {
    en: {
      title: 'Drive him back',
      question: 'Which combat, and with whom in the lead, most likely drives the enemy back or routs him?',
      figure: 'drives him back',
      reason: 'The lead unit’s Cohesion Rating, type and armour count; flank, numbers and charge shift the column.',
    },
    it: {
      title: 'Ricaccialo',
      question:
        'Quale combattimento, e con chi in testa, ha più probabilità di ricacciare il nemico o metterlo in rotta?',
      figure: 'lo ricaccia',
      reason: 'Contano Coesione, tipo e armatura di chi guida; fianco, numero e carica spostano la colonna.',
    },
  },
  attack: {
    en: {
      title: 'Whom to attack',
      question:
        'Several enemies stand before this unit. Attacking which of them most likely drives him back or routs him?',
      figure: 'drives him back',
      reason: 'A flank or rear is worth columns; disorder, wounds and a Capitano beside him change the dice.',
    },
    it: {
      title: 'Chi attaccare',
      question:
        'Davanti a questa unità ci sono più nemici. Attaccandone uno, chi ha più probabilità di essere ricacciato o messo in rotta?',
      figure: 'lo ricaccia',
      reason: 'Fianco e spalle valgono colonne; disordine, ferite e un Capitano accanto cambiano i dadi.',
    },
  },
  continuum: {
    en: {
      title: 'Go on, but with whom?',
      question: 'You try a Continuum. With which Capitano does it most likely succeed?',
      figure: 'succeeds',
      reason: 'Two dice must not exceed his Command Capacity as it stands now.',
    },
    it: {
      title: 'Proseguire, ma con chi?',
      question: 'Tenti un Continuum. Con quale Capitano ha più probabilità di riuscire?',
      figure: 'riesce',
      reason: 'Due dadi non devono superare la sua Capacità di Comando di adesso.',
    },
  },
};
