import { bilingual } from '@carroccio/table/text/bilingual.ts';

export const diceText = bilingual({
  en: {
    title: 'Are the dice genuine?',
    about:
      'Before anybody sat down the server committed itself to a secret; each browser that sat down added one of its own. Now that the match is over everything is open.',
    check: 'Check the dice',
    download: 'Download the record',
    genuine: (dice: number) => `Genuine: the match was played again, and all ${dice} dice are as they must be.`,
    withOwn: 'What your browser added is among them, and the secret is the one you were shown before.',
    foreign:
      'But what your browser added, or the secret you were shown, is not this one: the server has not kept to it.',
    notGenuine: 'Not genuine: played again, the match does not come out like this.',
  },
  it: {
    title: 'I dadi sono autentici?',
    about:
      'Prima che qualcuno si sedesse il server si è impegnato su un segreto; ogni browser che si è seduto ne ha aggiunto uno suo. Ora che la partita è finita tutto è scoperto.',
    check: 'Verifica i dadi',
    download: 'Scarica il resoconto',
    genuine: (dice: number) =>
      `Autentici: la partita è stata rigiocata, e tutti i ${dice} dadi sono come devono essere.`,
    withOwn: 'Ciò che il tuo browser ha aggiunto c’è, e il segreto è quello che ti era stato mostrato prima.',
    foreign:
      'Ma ciò che il tuo browser ha aggiunto, o il segreto che ti era stato mostrato, non è questo: il server non ha tenuto fede.',
    notGenuine: 'Non autentici: rigiocata, la partita non viene così.',
  },
});
