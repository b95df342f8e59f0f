import { GRAMMAR } from '@carroccio/kernel/text';
import { bilingual } from '@carroccio/table/text/bilingual.ts';

const { en, it } = GRAMMAR;

export const diceText = bilingual({
  en: {
    title: 'Is the match genuine?',
    about:
      'Before anybody sat down the server committed itself to a secret; each browser that sat down added one of its own. Now that the match is over everything is open.',
    check: 'Check it',
    download: 'Download the record',
    genuine: (dice: number) =>
      `Genuine: the match was played again, and ${dice > 0 ? `${en.count(dice, 'die is', 'dice are')} as they must be` : 'all that chance decided is as it must be'}.`,
    withOwn: 'What your browser added is among them, and the secret is the one you were shown before.',
    foreign:
      'But what your browser added, or the secret you were shown, is not this one: the server has not kept to it.',
    notGenuine: 'Not genuine: played again, the match does not come out like this.',
  },
  it: {
    title: 'La partita è autentica?',
    about:
      'Prima che qualcuno si sedesse il server si è impegnato su un segreto; ogni browser che si è seduto ne ha aggiunto uno suo. Ora che la partita è finita tutto è scoperto.',
    check: 'Verifica',
    download: 'Scarica il resoconto',
    genuine: (dice: number) =>
      `Autentica: la partita è stata rigiocata, e ${dice > 0 ? `${it.count(dice, 'dado', 'dadi')}: tutto è` : 'tutto ciò che ha deciso il caso è'} come deve essere.`,
    withOwn: 'Ciò che il tuo browser ha aggiunto c’è, e il segreto è quello che ti era stato mostrato prima.',
    foreign:
      'Ma ciò che il tuo browser ha aggiunto, o il segreto che ti era stato mostrato, non è questo: il server non ha tenuto fede.',
    notGenuine: 'Non autentica: rigiocata, la partita non viene così.',
  },
});
