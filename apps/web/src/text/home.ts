import { bilingual } from '@carroccio/table/text/bilingual.ts';
import type { FileProblem } from '../match/files/unreadable-file.ts';

interface HomeText {
  readonly lede: string;
  readonly aside: string;
  readonly continue: string;
  readonly games: string;
  players(fewest: number, most: number): string;
  hours(shortest: string, longest: string): string;
  minutes(shortest: number, longest: number): string;
  readonly newMatch: string;
  readonly learn: string;
  readonly rules: string;
  readonly components: string;
  /** The same word is on every card: a screen reader hears of which game. */
  of(what: string, game: string): string;
  readonly open: string;
  readonly look: string;
  readonly replay: string;
  readonly export: string;
  readonly delete: string;
  readonly analysis: string;
  readonly you: string;
  readonly person: string;
  turn(seat: string): string;
  won(seats: string): string;
  readonly draw: string;
  actions(entries: number): string;
  showAll(matches: number): string;
  readonly deleteTitle: string;
  deleteAbout(match: string): string;
  readonly cancel: string;
  deleted(match: string): string;
  readonly undo: string;
  readonly import: string;
  readonly importAbout: string;
  readonly choose: string;
  readonly drop: string;
  readonly reading: string;
  readonly nothingLost: string;
  readonly problems: Readonly<Record<FileProblem['code'], string>>;
  /** Where a file stops being JSON. */
  place(line: number, column: number): string;
  readonly note: string;
  readonly colophon: string;
}

export const homeText = bilingual<HomeText>({
  en: {
    lede: 'Historical board games played by their rulebooks: every rule enforced, every die traceable, every game replayable.',
    aside:
      'The carroccio was the war wagon around which a medieval Italian commune rallied. This one is for rallying around a game.',
    continue: 'Your matches',
    games: 'The games',
    players: (fewest, most) => (fewest === most ? `${most} players` : `${fewest}–${most} players`),
    hours: (shortest, longest) => `${shortest}–${longest} hours`,
    minutes: (shortest, longest) => `${shortest}–${longest} minutes`,
    newMatch: 'New match',
    learn: 'Learn',
    rules: 'Rules',
    components: 'Components',
    of: (what, game) => `${what}: ${game}`,
    open: 'Continue',
    look: 'Look',
    replay: 'Replay',
    export: 'Export',
    delete: 'Delete',
    analysis: 'Analysis',
    you: 'you',
    person: 'a person',
    turn: seat => `${seat} to decide`,
    won: seats => `Victory: ${seats}`,
    draw: 'A draw',
    actions: entries => ['not begun yet', '1 action'][entries] ?? `${entries} actions`,
    showAll: matches => `Show all ${matches}`,
    deleteTitle: 'Delete this match?',
    deleteAbout: match => `${match} will be removed from this browser. Export it first to keep it as a file.`,
    cancel: 'Cancel',
    deleted: match => `Deleted: ${match}.`,
    undo: 'Put it back',
    import: 'A match from a file',
    importAbout:
      'A file that this page or the terminal saved. It is played again from its first die before it is taken in, so a damaged one is found out.',
    choose: 'Choose a file…',
    drop: 'or drop it here',
    reading: 'Playing it again…',
    nothingLost: 'Your matches are as they were.',
    problems: {
      'not-json': 'This is not a match file: it cannot be read as JSON.',
      'not-a-match': 'This is not a match file: it lacks what one begins with.',
      'unknown-game': 'The match is of a game that is not in this house.',
      'bad-record': 'The match cannot be played again as the file tells it.',
      other: 'The file could not be read.',
    },
    place: (line, column) => `line ${line}, column ${column}`,
    note: 'Maps, charts, counters and cards that the rulebooks came without are reconstructed, openly marked as such, and replaceable by a data pack of your own.',
    colophon:
      'Open source, MIT licence. No cookies, no other servers: your matches stay in this browser, and the table works offline.',
  },
  it: {
    lede: 'Giochi storici da tavolo, regolamento alla mano: nessuna regola saltata, ogni tiro di dado verificabile, ogni partita da rivedere mossa per mossa.',
    aside: 'Attorno al carroccio il Comune si stringeva in battaglia. Attorno a questo ci si trova per giocare.',
    continue: 'Le tue partite',
    games: 'I giochi',
    players: (fewest, most) => (fewest === most ? `${most} giocatori` : `${fewest}–${most} giocatori`),
    hours: (shortest, longest) => `${shortest}–${longest} ore`,
    minutes: (shortest, longest) => `${shortest}–${longest} minuti`,
    newMatch: 'Nuova partita',
    learn: 'Impara',
    rules: 'Regole',
    components: 'Componenti',
    of: (what, game) => `${what}: ${game}`,
    open: 'Riprendi',
    look: 'Guarda',
    replay: 'Rivedi',
    export: 'Esporta',
    delete: 'Elimina',
    analysis: 'Analisi',
    you: 'tu',
    person: 'una persona',
    turn: seat => `Tocca a: ${seat}`,
    won: seats => `Vittoria: ${seats}`,
    draw: 'Patta',
    actions: entries => ['da cominciare', '1 azione'][entries] ?? `${entries} azioni`,
    showAll: matches => `Mostrale tutte (${matches})`,
    deleteTitle: 'Eliminare questa partita?',
    deleteAbout: match => `${match}: sarà tolta da questo browser. Per conservarla in un file, esportala prima.`,
    cancel: 'Annulla',
    deleted: match => `Eliminata: ${match}.`,
    undo: 'Rimettila',
    import: 'Una partita da file',
    importAbout:
      'Un file salvato da questa pagina o dal terminale. Prima di accettarlo lo si rigioca dal primo dado: se è guasto, si scopre.',
    choose: 'Scegli un file…',
    drop: 'o trascinalo qui',
    reading: 'La si rigioca…',
    nothingLost: 'Le tue partite sono come prima.',
    problems: {
      'not-json': 'Non è il file di una partita: non si legge come JSON.',
      'not-a-match': 'Non è il file di una partita: manca ciò con cui comincia.',
      'unknown-game': 'La partita è di un gioco che qui non c’è.',
      'bad-record': 'La partita non si può rigiocare come il file la racconta.',
      other: 'Il file non si è potuto leggere.',
    },
    place: (line, column) => `riga ${line}, colonna ${column}`,
    note: 'Mappe, tabelle, pedine e carte che non erano allegate ai regolamenti sono ricostruite: è segnato apertamente dove, e chiunque può sostituirle con un proprio pacchetto di dati.',
    colophon:
      'Codice aperto, licenza MIT. Niente cookie, nessun altro server: le partite restano in questo browser, e si gioca anche senza rete.',
  },
});
