import { bilingual } from '@carroccio/table/text/bilingual.ts';

export const careText = bilingual({
  en: {
    title: 'What is kept of me',
    about: 'Name, matches, what you said, notes, results: no more than what playing needs, and nobody else gets it.',
    download: 'Download all of it',
    forget: 'Delete me',
    sure: 'Really delete everything?',
    sureAbout:
      'You give up the matches you are playing. Finished ones stay, under “a former player”. This cannot be taken back.',
    yes: 'Yes, delete everything',
    no: 'Cancel',
    former: 'a former player',
  },
  it: {
    title: 'Che cosa si conserva di me',
    about:
      'Nome, partite, ciò che hai detto, appunti, risultati: solo quanto serve per giocare, e non lo riceve nessun altro.',
    download: 'Scarica tutto',
    forget: 'Cancellami',
    sure: 'Cancellare davvero tutto?',
    sureAbout:
      'Abbandoni le partite in corso. Quelle finite restano, sotto «un ex giocatore». Non si può tornare indietro.',
    yes: 'Sì, cancella tutto',
    no: 'Annulla',
    former: 'un ex giocatore',
  },
});
