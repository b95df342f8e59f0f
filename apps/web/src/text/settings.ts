import { GRAMMAR } from '@carroccio/kernel/text';
import { bilingual } from '@carroccio/table/text/bilingual.ts';

const { en, it } = GRAMMAR;

export const settingsText = bilingual({
  en: {
    title: 'Settings',
    language: 'Language',
    look: 'Light',
    themes: { system: 'As the device', light: 'Day', dark: 'Night' },
    letters: 'Size of letters',
    sizes: { usual: 'Usual', large: 'Large', largest: 'Very large' },
    tones: 'Colours of the sides',
    toneNames: { printed: 'As printed', apart: 'Told apart by every eye' },
    sound: 'Let me hear what happens',
    pace: 'Moves of bots',
    paces: { 0: 'At once', 250: 'Brisk: a whole turn within five seconds', 600: 'Slow enough to follow' },
    confirm: 'Ask once more, with the odds, before dice are thrown',
    asked: 'Ask me even where only one thing can be done',
    offline: 'Offline',
    offlineStates: {
      absent:
        'This browser, or this address, does not let pages be kept for offline play. It works on https and on localhost.',
      preparing: 'The table is being kept for offline play…',
      ready: 'The table plays without a network, and can be installed like an app from the browser’s menu.',
    },
    storage: 'What is kept in this browser',
    matches: (number: number) => en.count(number, 'match', 'matches'),
    packs: (number: number) => en.count(number, 'data pack', 'data packs'),
    size: (size: string) => `about ${size} in all`,
    persistent: 'The browser has promised not to throw it away by itself.',
    temporary: 'The browser may throw it away when space runs short.',
    persist: 'Ask it to keep it',
    refused:
      'The browser did not promise it. Installing the table as an app often helps; exported files are safe in any case.',
    deleteAll: 'Delete everything…',
    deleteTitle: 'Delete everything?',
    deleteAbout:
      'All matches, data packs, finished lessons and settings of this browser will be gone. It cannot be taken back.',
    deleteYes: 'Delete everything',
    cancel: 'Cancel',
    deleted: 'Everything was deleted.',
    about: 'About',
    version: (version: string) => `Carroccio ${version}`,
    licence: 'Open source under the MIT licence.',
    fonts: 'Set in Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.',
    privacy: 'No cookies, no counting of visits, no other servers.',
  },
  it: {
    title: 'Impostazioni',
    language: 'Lingua',
    look: 'Luce',
    themes: { system: 'Come il dispositivo', light: 'Giorno', dark: 'Notte' },
    letters: 'Grandezza dei caratteri',
    sizes: { usual: 'Normale', large: 'Grande', largest: 'Molto grande' },
    tones: 'Colori delle parti',
    toneNames: { printed: 'Come stampati', apart: 'Distinguibili da ogni occhio' },
    sound: 'Fammi sentire che cosa succede',
    pace: 'Mosse dei bot',
    paces: { 0: 'Subito', 250: 'Svelte: un turno intero in cinque secondi', 600: 'Lente, da seguire' },
    confirm: 'Chiedi conferma, con le probabilità, prima di tirare i dadi',
    asked: 'Chiedimelo anche dove si può fare una cosa sola',
    offline: 'Senza rete',
    offlineStates: {
      absent:
        'Questo browser, o questo indirizzo, non permette di tenere la pagina per giocare senza rete. Funziona con https e su localhost.',
      preparing: 'Si mette da parte il tavolo per giocare senza rete…',
      ready: 'Si gioca anche senza rete, e dal menu del browser il tavolo si può installare come un’app.',
    },
    storage: 'Cosa è conservato in questo browser',
    matches: (number: number) => it.count(number, 'partita', 'partite'),
    packs: (number: number) => it.count(number, 'pacchetto di dati', 'pacchetti di dati'),
    size: (size: string) => `circa ${size} in tutto`,
    persistent: 'Il browser ha promesso di non buttarlo via da sé.',
    temporary: 'Se manca spazio, il browser può buttarlo via.',
    persist: 'Chiedigli di conservarlo',
    refused:
      'Il browser non l’ha promesso. Spesso aiuta installare il tavolo come app; i file esportati sono comunque al sicuro.',
    deleteAll: 'Elimina tutto…',
    deleteTitle: 'Eliminare tutto?',
    deleteAbout:
      'Spariranno tutte le partite, i pacchetti di dati, le lezioni fatte e le impostazioni di questo browser. Non si torna indietro.',
    deleteYes: 'Elimina tutto',
    cancel: 'Annulla',
    deleted: 'Tutto è stato eliminato.',
    about: 'Informazioni',
    version: (version: string) => `Carroccio ${version}`,
    licence: 'Codice aperto, licenza MIT.',
    fonts:
      'Composto in Alegreya e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.',
    privacy: 'Niente cookie, nessun conteggio delle visite, nessun altro server.',
  },
});
