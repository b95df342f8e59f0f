import { bilingual } from './bilingual.ts';

export const briefingText = bilingual({
  en: {
    briefing: 'Briefing',
    open: 'Briefing (B)',
    aims: 'What is played for',
    sides: 'The sides and their forces',
    special: 'Rules of this scenario',
    length: 'How long it lasts',
    more: 'More in the rules:',
    close: 'Close',
    home: 'Home',
    state: 'How it stands',
    phases: 'Phases',
  },
  it: {
    briefing: 'In breve',
    open: 'In breve (B)',
    aims: 'Per che cosa si gioca',
    sides: 'Le parti e le loro forze',
    special: 'Regole di questo scenario',
    length: 'Quanto dura',
    more: 'Di più nelle regole:',
    close: 'Chiudi',
    home: 'Inizio',
    state: 'A che punto siamo',
    phases: 'Fasi',
  },
});
