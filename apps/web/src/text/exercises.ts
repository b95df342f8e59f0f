import { GRAMMAR } from '@carroccio/kernel/text';
import { bilingual } from '@carroccio/table/text/bilingual.ts';

export const exercisesText = bilingual({
  en: {
    title: (game: string) => `Exercises: ${game}`,
    about:
      'Positions from matches that were played, each with a question. The engine judges: it counts the odds of every answer.',
    begin: 'Begin',
    solved: 'Solved',
    answer: 'Choose your answer on the board or in the list.',
    right: 'Right: this is the best.',
    wrong: 'There is a better one.',
    yours: 'your answer',
    figure: (share: number, does: string) => `${GRAMMAR.en.percent(share)} ${does}`,
    best: 'From the best to the worst:',
    next: 'Next',
    all: 'All exercises',
    another: 'That is another kind of choice. The question is about these only: look at the list.',
  },
  it: {
    title: (game: string) => `Esercizi: ${game}`,
    about:
      'Posizioni da partite giocate, ciascuna con una domanda. Giudica il motore: calcola le probabilità di ogni risposta.',
    begin: 'Comincia',
    solved: 'Risolto',
    answer: 'Scegli la risposta sulla mappa o nella lista.',
    right: 'Giusto: è la migliore.',
    wrong: 'Ce n’è una migliore.',
    yours: 'la tua risposta',
    figure: (share: number, does: string) => `${GRAMMAR.it.percent(share)} ${does}`,
    best: 'Dalla migliore alla peggiore:',
    next: 'Avanti',
    all: 'Tutti gli esercizi',
    another: 'È una scelta d’altro genere. La domanda riguarda solo queste: guarda la lista.',
  },
});
