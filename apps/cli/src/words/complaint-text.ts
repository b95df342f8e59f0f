/** What goes wrong in the terminal, in both languages. */
import type { Language } from '@carroccio/kernel';
import { GRAMMAR, isProblem, problemWords, tellFaults } from '@carroccio/kernel/text';
import type { Complaint, ComplaintCode, ComplaintOf } from './complaint.ts';
import { complaintOf } from './failure.ts';

type ComplaintWords = { [C in ComplaintCode]: (complaint: ComplaintOf<C>) => string };

/** What the system says of files, by its codes. */
const SYSTEM: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'its folder is a file',
    EISDIR: 'it is a folder',
    EEXIST: 'a file is in its place',
    EACCES: 'that is not permitted',
    EPERM: 'that is not permitted',
    EROFS: 'nothing can be written there',
    ENOSPC: 'there is no room left',
  },
  it: {
    ENOENT: 'non c’è un file o una cartella con questo nome',
    ENOTDIR: 'la sua cartella è un file',
    EISDIR: 'è una cartella',
    EEXIST: 'al suo posto c’è un file',
    EACCES: 'non è permesso',
    EPERM: 'non è permesso',
    EROFS: 'lì non si può scrivere',
    ENOSPC: 'non c’è più spazio',
  },
};
const systemWords = (why: string, language: Language): string => SYSTEM[language][why] ?? why;

/** Ten of them are enough to look at. */
const listed = (entries: readonly number[]): string =>
  `${entries.slice(0, 10).join(', ')}${entries.length > 10 ? ', …' : ''}`;

/** More faults than these nobody reads in one line. */
const FAULTS_TOLD = 3;

const meantEnglish = (meant: readonly string[]): string =>
  meant.length > 0 ? ` (did you mean ${meant.join(', ')}?)` : '';
const meantItalian = (meant: readonly string[]): string => (meant.length > 0 ? ` (forse ${meant.join(', ')}?)` : '');

const WORDS: Readonly<Record<Language, ComplaintWords>> = {
  en: {
    'not-json': ({ path, line, column }) => `${path} is not JSON: line ${line}, column ${column}`,
    'large-file': ({ path, mebibytes }) => `cannot read ${path}: it is larger than ${mebibytes} MiB`,
    'cannot-read': ({ path, why }) => `cannot read ${path}: ${systemWords(why, 'en')}`,
    'csv-first-line': ({ path, wanted }) =>
      `${path}: the first line of such a file is ${wanted}, with commas or semicolons`,
    'is-a-pack': ({ path, check }) => `${path} is a data pack and no match; to check it: ${check}`,
    'csv-beyond': ({ path, place, value }) => `${path}: in the line of ${place}, "${value}" stands below no head`,
    'csv-twice': ({ path, place }) => `${path}: ${place} has two lines`,
    'no-match': ({ name, meant, list }) =>
      `no match is saved as "${name}"${meantEnglish(meant)}, and there is no such file; "${list}" lists them`,
    'cannot-save': ({ path, why }) => `cannot save ${path}: ${systemWords(why, 'en')}`,
    'written-elsewhere': ({ path }) =>
      `${path} was written by another meanwhile: this match is kept there no more; "save NAME" keeps it elsewhere`,
    'half-written': ({ path, entries }) =>
      `the last line of ${path} was cut short while it was written, and is left out: ${GRAMMAR.en.count(entries, 'entry is', 'entries are')} whole`,
    'cannot-make-folder': ({ path, why }) => `cannot make the folder ${path}: ${systemWords(why, 'en')}`,
    'not-a-pack': ({ path, faults }) => `${path} is not a data pack: ${tellFaults(faults.slice(0, FAULTS_TOLD), 'en')}`,
    'no-entries': ({ from, to, entries }) =>
      `there is nothing to tell from entry ${from} to ${to}: the match has ${entries}`,
    exists: ({ path }) => `${path} exists already: go on with it by --load, or name another file`,
    'file-exists': ({ path }) => `${path} exists already: name another file`,
    'no-part': ({ game, part, meant, parts }) =>
      `${game} has no part "${part}"${meantEnglish(meant)}; it has ${parts.join(', ')}`,
    'in-file': ({ path, why }) => `${path}: ${wordsOf(why, 'en')}`,
    'not-as-played': ({ path, entries }) =>
      `${path}: not as it was played: results were scripted or the position was edited (entry ${listed(entries)})`,
    'no-chronicle': ({ path, game }) => `${path}: nobody has written how to tell a match of "${game}"`,
    'has-problems': ({ path, count }) => `${path} has ${GRAMMAR.en.count(count, 'problem', 'problems')}`,
    'no-game': ({ game, meant, games }) =>
      `there is no game "${game}"${meantEnglish(meant)}; there are ${games.join(', ')}`,
    'not-playable': ({ game, title }) =>
      `${title.en} is not playable yet; its rules can be read: carroccio rules --game ${game}`,
    'nothing-playable': () => 'no game is playable yet; "carroccio games" lists them',
    'which-game': ({ games }) => `which game? ${games.join(', ')} can be played`,
    'no-scenario': ({ game, scenario, meant, scenarios }) =>
      `${game} has no scenario "${scenario}"${meantEnglish(meant)}; it has ${scenarios.join(', ')}`,
    'no-seat': ({ seat, meant, seats }) =>
      `there is no seat "${seat}"${meantEnglish(meant)}; there are ${seats.join(', ')}`,
    'no-program': ({ given }) => `"${given}" is not a program: write it as ./${given}, or as a command with its words`,
    'few-players': () => 'a tournament needs two players or more: name each with --player',
    'no-database': () =>
      'matches are shared out by a PostgreSQL, at an address such as postgres://user:password@host:5432/database',
    'database-fails': ({ host, why }) => `the database at ${host} cannot be used: ${why}`,
    'under-way': ({ seed }) => `somebody waits already for this simulation (seed "${seed}")`,
    'no-pair': ({ option, given }) => `${option} ${given}: write it as name=value`,
    'other-game': ({ recorded, asked }) => `the record is a match of ${recorded}, not ${asked}`,
    'other-scenario': ({ recorded, asked }) => `the record is of the scenario ${recorded}, not ${asked}`,
    'no-rule': ({ id, nearest }) => `there is no rule "${id}"; the nearest are ${nearest.join(', ')}`,
    'id-or-search': () => 'give either the id of a rule or --search, not both',
    'where-needs-id': () => '--where needs the id of a rule',
  },
  it: {
    'not-json': ({ path, line, column }) => `${path} non è JSON: riga ${line}, colonna ${column}`,
    'large-file': ({ path, mebibytes }) => `non si può leggere ${path}: supera i ${mebibytes} MiB`,
    'cannot-read': ({ path, why }) => `non si può leggere ${path}: ${systemWords(why, 'it')}`,
    'csv-first-line': ({ path, wanted }) =>
      `${path}: la prima riga di un file così è ${wanted}, con virgole o punti e virgola`,
    'is-a-pack': ({ path, check }) => `${path} è un pacchetto di dati e non una partita; per controllarlo: ${check}`,
    'csv-beyond': ({ path, place, value }) => `${path}: nella riga di ${place}, «${value}» non sta sotto nessun titolo`,
    'csv-twice': ({ path, place }) => `${path}: ${place} ha due righe`,
    'no-match': ({ name, meant, list }) =>
      `nessuna partita è salvata come «${name}»${meantItalian(meant)}, né c’è un file così; «${list}» le elenca`,
    'cannot-save': ({ path, why }) => `non si può salvare ${path}: ${systemWords(why, 'it')}`,
    'written-elsewhere': ({ path }) =>
      `${path} nel frattempo è stato scritto da altri: questa partita non vi si conserva più; «save NOME» la conserva altrove`,
    'half-written': ({ path, entries }) =>
      `l’ultima riga di ${path} è stata troncata mentre la si scriveva, e si tralascia: ${GRAMMAR.it.count(entries, 'voce è intera', 'voci sono intere')}`,
    'cannot-make-folder': ({ path, why }) => `non si può creare la cartella ${path}: ${systemWords(why, 'it')}`,
    'not-a-pack': ({ path, faults }) =>
      `${path} non è un pacchetto di dati: ${tellFaults(faults.slice(0, FAULTS_TOLD), 'it')}`,
    'no-entries': ({ from, to, entries }) =>
      `non c’è niente da raccontare dalla voce ${from} alla ${to}: la partita ne ha ${entries}`,
    exists: ({ path }) => `${path} esiste già: continuala con --load, o scegli un altro file`,
    'file-exists': ({ path }) => `${path} esiste già: scegli un altro file`,
    'no-part': ({ game, part, meant, parts }) =>
      `${game} non ha una parte «${part}»${meantItalian(meant)}; ha ${parts.join(', ')}`,
    'in-file': ({ path, why }) => `${path}: ${wordsOf(why, 'it')}`,
    'not-as-played': ({ path, entries }) =>
      `${path}: non è come fu giocata: sono stati fissati dei risultati o è stata modificata la posizione (mossa ${listed(entries)})`,
    'no-chronicle': ({ path, game }) => `${path}: nessuno ha scritto come raccontare una partita di «${game}»`,
    'has-problems': ({ path, count }) => `${path} ha ${GRAMMAR.it.count(count, 'problema', 'problemi')}`,
    'no-game': ({ game, meant, games }) =>
      `non c’è un gioco «${game}»${meantItalian(meant)}; ci sono ${games.join(', ')}`,
    'not-playable': ({ game, title }) =>
      `${title.it} non è ancora giocabile; se ne possono leggere le regole: carroccio rules --game ${game}`,
    'nothing-playable': () => 'nessun gioco è ancora giocabile; «carroccio games» li elenca',
    'which-game': ({ games }) => `quale gioco? si può giocare a ${games.join(', ')}`,
    'no-scenario': ({ game, scenario, meant, scenarios }) =>
      `${game} non ha uno scenario «${scenario}»${meantItalian(meant)}; ha ${scenarios.join(', ')}`,
    'no-seat': ({ seat, meant, seats }) =>
      `non c’è un posto «${seat}»${meantItalian(meant)}; ci sono ${seats.join(', ')}`,
    'no-program': ({ given }) =>
      `«${given}» non è un programma: va scritto ./${given}, o come comando con le sue parole`,
    'few-players': () => 'per un torneo servono almeno due giocatori: ciascuno con --player',
    'no-database': () =>
      'le partite si dividono con un PostgreSQL, a un indirizzo come postgres://utente:password@host:5432/database',
    'database-fails': ({ host, why }) => `la base di dati su ${host} non si può usare: ${why}`,
    'under-way': ({ seed }) => `qualcuno aspetta già questa simulazione (seme «${seed}»)`,
    'no-pair': ({ option, given }) => `${option} ${given}: va scritto nome=valore`,
    'other-game': ({ recorded, asked }) => `la registrazione è di una partita di ${recorded}, non di ${asked}`,
    'other-scenario': ({ recorded, asked }) => `la registrazione è dello scenario ${recorded}, non di ${asked}`,
    'no-rule': ({ id, nearest }) => `non c’è una regola «${id}»; le più vicine sono ${nearest.join(', ')}`,
    'id-or-search': () => 'si dà o l’id di una regola o --search, non tutti e due',
    'where-needs-id': () => '--where vuole l’id di una regola',
  },
};

/** What is said of anything thrown. What nobody foresaw has the words of whoever threw it. */
export function wordsOf(error: unknown, language: Language): string {
  const complaint = complaintOf(error);
  if (complaint) return said(WORDS[language], complaint.code, complaint);
  // By its form: what only complains of its arguments need not load the machine that plays.
  if (error instanceof Error && 'problem' in error && isProblem(error.problem))
    return problemWords(error.problem, language);
  return error instanceof Error ? error.message : String(error);
}

const isOf = <C extends ComplaintCode>(complaint: Complaint, code: C): complaint is ComplaintOf<C> & Complaint =>
  complaint.code === code;
function said<C extends ComplaintCode>(words: ComplaintWords, code: C, complaint: Complaint): string {
  return isOf(complaint, code) ? words[code](complaint) : '';
}
