import { bilingual } from '@carroccio/table/text/bilingual.ts';

export const programsText = bilingual({
  en: {
    title: 'Programs that play for me',
    lede: 'A program of yours plays in your name with a token. It cannot change your account.',
    none: 'No token yet.',
    name: 'Name of the program',
    draw: 'Draw a token',
    drawn: 'Copy the token now, it is not shown again:',
    remove: 'Delete',
    api: 'What programs may ask',
    back: 'Online',
  },
  it: {
    title: 'Programmi che giocano per me',
    lede: 'Un tuo programma gioca a nome tuo con un gettone. Non può modificare il tuo account.',
    none: 'Ancora nessun gettone.',
    name: 'Nome del programma',
    draw: 'Crea un gettone',
    drawn: 'Copia subito il gettone, non sarà più mostrato:',
    remove: 'Elimina',
    api: 'Che cosa possono chiedere i programmi',
    back: 'Online',
  },
});
