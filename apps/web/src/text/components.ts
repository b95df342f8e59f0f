import { GRAMMAR } from '@carroccio/kernel/text';
import { bilingual } from '@carroccio/table/text/bilingual.ts';

const { en, it } = GRAMMAR;

/** What the checks of a pack say, and the Italian for it. */
const ITALIAN_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^must be integer$/, 'deve essere un numero intero'],
  [/^must be number$/, 'deve essere un numero'],
  [/^must be string$/, 'deve essere un testo'],
  [/^must be boolean$/, 'deve essere true o false'],
  [/^must be array$/, 'deve essere un elenco'],
  [/^must be object$/, 'deve essere un oggetto'],
  [/^must be null$/, 'deve essere null'],
  [/^must be either (.+)$/, 'deve essere uno di questi tipi: $1'],
  [/^must be (>=|<=|>|<) (.+)$/, 'deve essere $1 $2'],
  [/^must be equal to constant$/, 'deve avere il valore stabilito'],
  [/^must be equal to one of the allowed values$/, 'deve essere uno dei valori ammessi'],
  [/^must have required properties (.+)$/, 'mancano i campi: $1'],
  [/^must not have additional properties$/, 'ha campi che qui non esistono'],
  [/^must match pattern (.+)$/, 'non ha la forma giusta: $1'],
  [/^must match a schema in anyOf$/, 'non è nessuna delle forme ammesse'],
  [/^must not have fewer than (\d+) (?:items|characters|properties)$/, 'ne servono almeno $1'],
  [/^must not have more than (\d+) (?:items|characters|properties)$/, 'possono essere al massimo $1'],
  [/^the pack is for "(.+)", not for "(.+)"$/, 'il pacchetto è per «$1», non per «$2»'],
  [/^(\w+) has no such part; it has (.+)$/, 'questa parte non esiste; ci sono $2'],
];

const problemInItalian = (message: string): string => {
  const [pattern, words] = ITALIAN_PROBLEMS.find(([candidate]) => candidate.test(message)) ?? [];
  return pattern && words !== undefined ? message.replace(pattern, words) : message;
};

export const componentsText = bilingual({
  en: {
    about:
      'The printed game has components a rulebook does not show: charts, maps, counters. What the rulebook and public sources say is used as it is; the rest is reconstructed, and every datum says why.',
    toRules: 'To the rules',
    origins: 'Where the data come from',
    counts: 'How many of each',
    originsAbout: 'Every datum of the game, with its source.',
    originName: { rulebook: 'Rulebook', public: 'Public source', reconstructed: 'Reconstructed' },
    partName: 'Part',
    total: 'Together',
    show: 'Show',
    everything: 'Everything',
    datums: (count: number): string => en.count(count, 'datum', 'data'),
    rule: 'Rule',
    packs: 'Data packs',
    packsAbout: [
      'If you own the printed game you can play with its own charts and counters. Download a part below: a text file with our numbers in it. Type the printed numbers over ours, give it a title of your own, and bring the file back here.',
      'It is checked field by field and kept in this browser only. When you set up a match you choose it there. Nothing of it is sent anywhere.',
    ],
    startFrom: 'Our data to start from',
    packTitle: (part: string): string => `My ${part.toLowerCase()}`,
    takePack: 'Bring your pack',
    choosePack: 'Choose a pack file',
    keptNow: (file: string): string => `${file} is sound and kept in this browser.`,
    refused: (file: string): string => `${file} cannot be used.`,
    refusedAbout: 'Nothing was kept or changed. Mend this and choose the file again:',
    moreProblems: (count: number): string => `And ${count} more.`,
    notJson: (line: number | null, column: number | null): string =>
      line === null
        ? 'It is not a JSON file.'
        : `It is not JSON: something is wrong at line ${line}, column ${column}. Often it is a comma or a quotation mark.`,
    emptyPack: 'It has no parts: there is nothing in it to play with.',
    notBuilt: (message: string): string => `The game cannot be set up with it: ${message}`,
    problem: (message: string): string => message,
    keptPacks: 'Packs kept in this browser',
    noPacks: 'None yet.',
    downloadPack: 'Download',
    deletePack: 'Delete',
    keep: 'Keep it',
    deleteAsk: (title: string): string => `Delete “${title}”?`,
    deleteAbout: 'Matches that were begun with it hold its data themselves and can still be played.',
  },
  it: {
    about:
      'Il gioco stampato ha componenti che il regolamento non mostra: tabelle, mappe, pedine. Ciò che dicono il regolamento e le fonti pubbliche è usato com’è; il resto è ricostruito, e ogni dato dice perché.',
    toRules: 'Alle regole',
    origins: 'Da dove vengono i dati',
    counts: 'Quanti per fonte',
    originsAbout: 'Ogni dato del gioco, con la sua fonte.',
    originName: { rulebook: 'Regolamento', public: 'Fonte pubblica', reconstructed: 'Ricostruito' },
    partName: 'Parte',
    total: 'In tutto',
    show: 'Mostra',
    everything: 'Tutto',
    datums: count => it.count(count, 'dato', 'dati'),
    rule: 'Regola',
    packs: 'Pacchetti di dati',
    packsAbout: [
      'Se possiedi il gioco stampato puoi giocare con le sue tabelle e le sue pedine. Scarica qui sotto una parte: è un file di testo con i nostri numeri. Scrivi al loro posto quelli stampati, dagli un titolo tuo e riportalo qui.',
      'Viene controllato campo per campo e resta solo in questo browser. Lo scegli quando prepari una partita. Non viene spedito da nessuna parte.',
    ],
    startFrom: 'I nostri dati, per cominciare',
    packTitle: part => `I miei dati: ${part.toLowerCase()}`,
    takePack: 'Porta il tuo pacchetto',
    choosePack: 'Scegli il file di un pacchetto',
    keptNow: file => `${file} va bene ed è conservato in questo browser.`,
    refused: file => `${file} non si può usare.`,
    refusedAbout: 'Nulla è stato conservato né cambiato. Correggi questo e scegli di nuovo il file:',
    moreProblems: count => `E altri ${count}.`,
    notJson: (line, column) =>
      line === null
        ? 'Non è un file JSON.'
        : `Non è JSON: qualcosa non va alla riga ${line}, colonna ${column}. Spesso è una virgola o una virgoletta.`,
    emptyPack: 'Non ha parti: dentro non c’è nulla con cui giocare.',
    notBuilt: message => `Il gioco non si può preparare con questi dati: ${message}`,
    problem: problemInItalian,
    keptPacks: 'Pacchetti conservati in questo browser',
    noPacks: 'Ancora nessuno.',
    downloadPack: 'Scarica',
    deletePack: 'Cancella',
    keep: 'Conservalo',
    deleteAsk: title => `Cancellare «${title}»?`,
    deleteAbout: 'Le partite iniziate con esso hanno i suoi dati dentro di sé e si possono ancora giocare.',
  },
});
