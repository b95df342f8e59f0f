/** The news in words, in the language of whoever is told. */
import type { Kind, NewsLanguage } from './kinds.ts';

export interface Words {
  readonly subject: string;
  readonly text: string;
}

interface Sentences {
  readonly news: Readonly<Record<Kind, (match: string) => Words>>;
  readonly confirm: Words;
  readonly reset: Words;
  /** What stands below a letter. */
  readonly stop: string;
}

const SENTENCES: Readonly<Record<NewsLanguage, Sentences>> = {
  en: {
    news: {
      turn: match => ({ subject: `Your turn: ${match}`, text: 'The others have moved. It is your turn.' }),
      short: match => ({ subject: `Your time grows short: ${match}`, text: 'Your time for this turn is nearly up.' }),
      began: match => ({ subject: `It begins: ${match}`, text: 'Every seat is taken. The match begins.' }),
      over: match => ({ subject: `It is over: ${match}`, text: 'The match is over.' }),
      invited: match => ({
        subject: `A seat is kept for you: ${match}`,
        text: 'Somebody would like to play with you. Sit down, or leave the seat to others.',
      }),
      asked: match => ({
        subject: `You are asked something: ${match}`,
        text: 'Another player asks whether you agree: to take something back, to adjourn, or to end the match.',
      }),
    },
    confirm: {
      subject: 'Shall Carroccio write to you?',
      text: 'Somebody who plays at Carroccio wants to be told here what happens at his tables. If it is you, open this link and say so; if not, do nothing and you will hear no more.',
    },
    reset: {
      subject: 'Another password for Carroccio',
      text: 'Somebody said that he has forgotten your password at Carroccio. If it was you, choose another by this link within an hour; if not, do nothing and all stays as it is.',
    },
    stop: 'No more of these letters:',
  },
  it: {
    news: {
      turn: match => ({ subject: `Tocca a te: ${match}`, text: 'Gli altri hanno mosso. Ora tocca a te.' }),
      short: match => ({ subject: `Il tempo stringe: ${match}`, text: 'Il tempo per questo turno sta per scadere.' }),
      began: match => ({ subject: `Si comincia: ${match}`, text: 'Tutti i posti sono presi. La partita comincia.' }),
      over: match => ({ subject: `È finita: ${match}`, text: 'La partita è finita.' }),
      invited: match => ({
        subject: `Un posto per te: ${match}`,
        text: 'Qualcuno vorrebbe giocare con te. Siediti, oppure lascia il posto ad altri.',
      }),
      asked: match => ({
        subject: `Ti chiedono qualcosa: ${match}`,
        text: 'Un altro giocatore chiede se sei d’accordo: a ritirare una mossa, a sospendere o a finire la partita.',
      }),
    },
    confirm: {
      subject: 'Possiamo scriverti da Carroccio?',
      text: 'Qualcuno che gioca a Carroccio vuole ricevere qui le notizie dei suoi tavoli. Se sei tu, apri questo link e confermalo; se non sei tu, non fare nulla e non scriveremo più.',
    },
    reset: {
      subject: 'Un’altra password per Carroccio',
      text: 'Qualcuno ha detto di aver dimenticato la tua password su Carroccio. Se sei tu, scegline un’altra con questo link entro un’ora; se non sei tu, non fare nulla e tutto resta com’è.',
    },
    stop: 'Per non ricevere più queste lettere:',
  },
};

export const newsWords = (kind: Kind, match: string, language: NewsLanguage): Words =>
  SENTENCES[language].news[kind](match);

export const confirmWords = (language: NewsLanguage): Words => SENTENCES[language].confirm;

export const resetWords = (language: NewsLanguage): Words => SENTENCES[language].reset;

export const stopWords = (language: NewsLanguage): string => SENTENCES[language].stop;
