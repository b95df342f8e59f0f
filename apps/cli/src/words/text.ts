import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { HELP } from '../text/help.ts';

const { en, it } = GRAMMAR;

type Kinds = Readonly<Record<string, string>>;

const ENGLISH_KINDS: Kinds = {
  component: 'component',
  definition: 'definition',
  example: 'example',
  modifier: 'modifier',
  optional: 'optional rule',
  procedure: 'procedure',
  restriction: 'restriction',
  ruling: 'ruling',
  scenario: 'scenario',
  sequence: 'sequence of play',
  setup: 'set-up',
  table: 'table',
  victory: 'victory',
};

const ITALIAN_KINDS: Kinds = {
  component: 'componente',
  definition: 'definizione',
  example: 'esempio',
  modifier: 'modificatore',
  optional: 'regola facoltativa',
  procedure: 'procedura',
  restriction: 'restrizione',
  ruling: 'interpretazione',
  scenario: 'scenario',
  sequence: 'sequenza di gioco',
  setup: 'preparazione',
  table: 'tabella',
  victory: 'vittoria',
};

const numbers = (most: number): string => (most === 1 ? '1' : `1-${most}`);

const english = {
  yes: 'y',
  rules: {
    count: (rules: number) => en.count(rules, 'rule', 'rules'),
    howToGoOn:
      'carroccio rules ID shows a rule, carroccio rules --search WORDS finds rules, --game GAME lists them all',
    see: 'see also',
    rulings: 'rulings',
    concerns: 'concerns',
    why: 'why',
    otherReadings: 'other readings that were possible',
    switchedBy: 'switched by the option',
    below: 'below it',
    citedBy: 'cited by',
    citedNowhere: 'not cited yet by code or tests',
    nothingFound: (query: string) => `no rule has the words "${query}"`,
    kinds: ENGLISH_KINDS,
  },
  games: {
    playable: 'playable',
    notYet: 'not playable yet',
    scenarios: 'scenarios',
    seats: 'seats',
    fewest: (fewest: number, most: number) => `${fewest} to ${most} play`,
    options: 'options',
    preset: 'default',
    bots: 'bots',
  },
  play: {
    human: 'human',
    bot: (name: string) => `bot ${name}`,
    commitment: 'The dice are sealed by',
    thinking: (seat: string) => `${seat} is thinking…`,
    hasChosen: (seat: string) => `${seat} has chosen`,
    passKeyboard: (seat: string) => `Pass the keyboard to ${seat}, press Enter`,
    mayActToo: (seats: string) => `${seats} may act too: type "as NAME"`,
    guest: (decider: string) => `You may act before ${decider} decides; Enter lets ${decider} go on`,
    chosen: (choices: string) => `Chosen so far: ${choices}`,
    choicesHidden: (shown: string, all: number) =>
      `${shown} of ${all} choices: Enter shows more, words show those that have them`,
    filtered: (hits: number, all: number, words: string) =>
      `${hits} of ${all} choices have "${words}"; Enter shows all`,
    nothingMatches: (words: string) => `No choice has "${words}"; ? for help`,
    saysNothing: (words: string) => `Not understood: ${words}`,
    noSuchChoice: (most: number) => `The choices are ${numbers(most)}`,
    notOne: (part: string) => `"${part}" is not one choice: give its number, or words that it alone has`,
    unclear: (taken: number, wanted: number, part: string) =>
      `${taken} of ${wanted} done: "${part}" is not one choice now`,
    stopped: (taken: number, wanted: number) => `${taken} of ${wanted} done: somebody else decides first`,
    prompt: (seat: string, most: number) => `${seat} ${numbers(most)} or ? > `,
    promptSum: (seat: string, range: string) => `${seat}, a sum: ${range}, or ? > `,
    between: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
    enterGivesUp: 'Enter gives up',
    enterIsAll: 'Enter: that is all',
    help: HELP.en,
    oddsNeedNumber: 'odds N: the number of a choice',
    succeeds: (percent: string) => `succeeds: ${percent}`,
    hint: (bot: string, what: string) => `Bot ${bot} would: ${what}`,
    noHint: 'There is advice for whoever must choose, not for whoever only may act',
    aboutSo: (chance: string, error: string) => `${chance}, give or take ${error}`,
    noSuchRule: (id: string) => `There is no rule "${id}"`,
    consent: (seat: string) => `${seat}, do you agree to take that back? [y/n] `,
    refusedUndo: (seat: string) => `${seat} does not agree`,
    undone: (choices: string) => `Taken back: ${choices}`,
    redone: (choices: string) => `Done again: ${choices}`,
    nothingToUndo: 'There is nothing to take back',
    nothingToRedo: 'There is nothing to do again',
    mayNotAct: (name: string, may: string) => `"${name}" has nothing to choose now at this keyboard; ${may} may act`,
    saveNeedsFile: 'save NAME: a name, or a file',
    saved: (file: string) => `Saved in ${file}`,
    keptIn: (file: string) => `Kept in ${file} after every action; save NAME goes on in another`,
    notSaved: 'This match was not saved: "save NAME" while playing, or --save NAME, keeps it',
    goOn: 'To go on:',
    checkIt: 'To check every die of it:',
  },
  panes: {
    more: (left: number) => `${en.count(left, 'more line', 'more lines')}: Enter goes on`,
    left: (lines: number) => `… ${en.count(lines, 'more line', 'more lines')}: "board" shows all`,
    part: 'This is a part of the map: "board PLACE" goes there, "board" shows all of it.',
    places: (names: string) => `Choices at: ${names}`,
  },
  replay: {
    start: 'start',
    scripted: (dice: string) => `results scripted: ${dice}`,
    edited: (changes: number) => `position edited: ${en.count(changes, 'change', 'changes')}`,
  },
  analyse: {
    start: 'Chances at the start',
    turned: 'Where the match turned',
    never: 'The match never turned by more than can be told.',
    every: 'Every entry that changed the chances',
    luck: 'luck',
    better: (better: string, points: string) => `better: ${better} (it would have kept ${points} points of a hundred)`,
  },
  result: {
    unfinished: 'The match is not over.',
    scores: 'Scores',
  },
  verify: {
    seed: (commitment: string) => `the seed is the one committed to, ${commitment}`,
    replayed: (game: string, scenario: string, entries: number) =>
      `${game}, ${scenario}; entries re-played: ${entries}`,
    dice: (dice: number, drawn: number) => `dice checked against the seed: ${dice}; results drawn in all: ${drawn}`,
    hashes: (hashes: number) => `state hashes checked: ${hashes}`,
    result: 'the result is the one the match gives',
    noResult: 'the match is not over, and the record claims no result',
    genuine: 'Genuine.',
  },
  validate: {
    record: 'a well-formed match record; "carroccio verify" replays it',
    fits: (game: string, played: number) =>
      `fits ${game}; ${en.count(played, 'random match', 'random matches')} played with it, of every scenario`,
    untried: (game: string) => `fits ${game}, which is not playable yet: it was not tried`,
  },
  simulate: {
    failed: (number: number, seed: string, why: string) => `match ${number} (seed "${seed}") failed: ${why}`,
    endless: 'it does not end',
    scenario: 'scenario',
    games: 'games',
    finished: 'finished',
    draws: 'draws',
    length: 'length',
    all: 'all',
    decided: 'what decided',
    speed: (perSecond: string, threads: number) =>
      `${perSecond} matches/s on ${en.count(threads, 'thread', 'threads')}`,
    speedOfWorkers: (perSecond: string, workers: number) =>
      `${perSecond} matches/s by ${en.count(workers, 'process', 'processes')} of carroccio work`,
    asked: (games: number, seed: string) =>
      `${en.count(games, 'match waits', 'matches wait')} for carroccio work; cut off, the same command with --seed ${seed} goes on`,
    seed: 'seed',
    mean: 'mean',
    score: 'score',
  },
  work: {
    ready: (host: string, threads: number) =>
      `Plays what ${host} asks, on ${en.count(threads, 'thread', 'threads')}; Ctrl+C lets the matches in hand end`,
    done: (matches: number) => `${en.count(matches, 'match', 'matches')} played`,
  },
};

export type Text = typeof english;

const italian: Text = {
  yes: 's',
  rules: {
    count: rules => it.count(rules, 'regola', 'regole'),
    howToGoOn:
      'carroccio rules ID mostra una regola, carroccio rules --search PAROLE le cerca, --game GIOCO le elenca tutte',
    see: 'vedi anche',
    rulings: 'interpretazioni',
    concerns: 'riguarda',
    why: 'perché',
    otherReadings: 'altre letture possibili',
    switchedBy: 'la cambia l’opzione',
    below: 'sotto di essa',
    citedBy: 'citata da',
    citedNowhere: 'non ancora citata dal codice o dalle prove',
    nothingFound: query => `nessuna regola ha le parole "${query}"`,
    kinds: ITALIAN_KINDS,
  },
  games: {
    playable: 'giocabile',
    notYet: 'non ancora giocabile',
    scenarios: 'scenari',
    seats: 'posti',
    fewest: (fewest, most) => `si gioca da ${fewest} a ${most}`,
    options: 'opzioni',
    preset: 'di norma',
    bots: 'bot',
  },
  play: {
    human: 'umano',
    bot: name => `bot ${name}`,
    commitment: 'I dadi sono sigillati da',
    thinking: seat => `${seat} sta pensando…`,
    hasChosen: seat => `${seat} ha scelto`,
    passKeyboard: seat => `Passa la tastiera a ${seat}, poi premi Invio`,
    mayActToo: seats => `Può agire anche ${seats}: scrivi "as NOME"`,
    guest: decider => `Puoi agire prima che ${decider} decida; Invio lascia fare a ${decider}`,
    chosen: choices => `Scelto finora: ${choices}`,
    choicesHidden: (shown, all) =>
      `${shown} di ${all} scelte: Invio ne mostra altre, delle parole mostrano quelle che le hanno`,
    filtered: (hits, all, words) => `${hits} di ${all} scelte hanno "${words}"; Invio le mostra tutte`,
    nothingMatches: words => `Nessuna scelta ha "${words}"; ? per l'aiuto`,
    saysNothing: words => `Non si capisce: ${words}`,
    noSuchChoice: most => `Le scelte sono ${numbers(most)}`,
    notOne: part => `"${part}" non è una scelta sola: dai il numero, o parole che ha soltanto lei`,
    unclear: (taken, wanted, part) => `fatte ${taken} di ${wanted}: "${part}" adesso non è una scelta sola`,
    stopped: (taken, wanted) => `fatte ${taken} di ${wanted}: prima decide qualcun altro`,
    prompt: (seat, most) => `${seat} ${numbers(most)} o ? > `,
    promptSum: (seat, range) => `${seat}, una somma: ${range}, o ? > `,
    between: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
    enterGivesUp: 'Invio rinuncia',
    enterIsAll: 'Invio: è tutto',
    help: HELP.it,
    oddsNeedNumber: 'odds N: il numero di una scelta',
    succeeds: (percent: string) => `riesce: ${percent}`,
    hint: (bot, what) => `Il bot ${bot} farebbe: ${what}`,
    noHint: 'Il consiglio è per chi deve scegliere, non per chi soltanto può agire',
    aboutSo: (chance, error) => `${chance}, con un margine di ${error}`,
    noSuchRule: id => `Non c'è una regola "${id}"`,
    consent: seat => `${seat}, sei d'accordo a ritirarla? [s/n] `,
    refusedUndo: seat => `${seat} non è d'accordo`,
    undone: choices => `Ritirato: ${choices}`,
    redone: choices => `Rifatto: ${choices}`,
    nothingToUndo: 'Non c’è niente da ritirare',
    nothingToRedo: 'Non c’è niente da rifare',
    mayNotAct: (name, may) => `"${name}" adesso non ha niente da scegliere a questa tastiera; può agire ${may}`,
    saveNeedsFile: 'save NOME: un nome, o un file',
    saved: file => `Salvata in ${file}`,
    keptIn: file => `Conservata in ${file} dopo ogni azione; save NOME continua in un altro`,
    notSaved: 'Questa partita non è stata salvata: "save NOME" giocando, o --save NOME, la conserva',
    goOn: 'Per continuare:',
    checkIt: 'Per controllarne ogni dado:',
  },
  panes: {
    more: left => (left === 1 ? 'ancora 1 riga: Invio continua' : `ancora ${left} righe: Invio continua`),
    left: lines => `… ${lines === 1 ? 'ancora 1 riga' : `ancora ${lines} righe`}: "board" le mostra tutte`,
    part: 'È una parte della mappa: "board LUOGO" ci va, "board" la mostra tutta.',
    places: names => `Scelte a: ${names}`,
  },
  replay: {
    start: 'inizio',
    scripted: dice => `risultati imposti: ${dice}`,
    edited: changes => `posizione modificata: ${it.count(changes, 'cambio', 'cambi')}`,
  },
  analyse: {
    start: 'Probabilità all’inizio',
    turned: 'Dove la partita è girata',
    never: 'La partita non è mai girata di quanto si possa dire.',
    every: 'Ogni voce che ha cambiato le probabilità',
    luck: 'fortuna',
    better: (better, points) => `meglio: ${better} (avrebbe conservato ${points} punti su cento)`,
  },
  result: {
    unfinished: 'La partita non è finita.',
    scores: 'Punteggi',
  },
  verify: {
    seed: commitment => `il seme è quello promesso, ${commitment}`,
    replayed: (game, scenario, entries) => `${game}, ${scenario}; voci rigiocate: ${entries}`,
    dice: (dice, drawn) => `dadi controllati con il seme: ${dice}; risultati estratti in tutto: ${drawn}`,
    hashes: hashes => `impronte dello stato controllate: ${hashes}`,
    result: 'il risultato è quello della partita',
    noResult: 'la partita non è finita, e la registrazione non dà un risultato',
    genuine: 'Autentica.',
  },
  validate: {
    record: 'la registrazione di una partita, ben formata; «carroccio verify» la rigioca',
    fits: (game, played) =>
      `va bene per ${game}; ${it.count(played, 'partita a caso giocata', 'partite a caso giocate')} con questi dati, di ogni scenario`,
    untried: game => `va bene per ${game}, che non è ancora giocabile: non è stato provato`,
  },
  simulate: {
    failed: (number, seed, why) => `la partita ${number} (seme «${seed}») non è riuscita: ${why}`,
    endless: 'non finisce',
    scenario: 'scenario',
    games: 'partite',
    finished: 'finite',
    draws: 'pareggi',
    length: 'durata',
    all: 'tutti',
    decided: 'che cosa ha deciso',
    speed: (perSecond, threads) => `${perSecond} partite/s con ${threads} thread`,
    speedOfWorkers: (perSecond, workers) =>
      `${perSecond} partite/s da ${it.count(workers, 'processo', 'processi')} di carroccio work`,
    asked: (games, seed) =>
      `${it.count(games, 'partita aspetta', 'partite aspettano')} carroccio work; se s’interrompe, lo stesso comando con --seed ${seed} continua`,
    seed: 'seme',
    mean: 'media',
    score: 'punteggio',
  },
  work: {
    ready: (host, threads) =>
      `Gioca ciò che chiede ${host}, con ${threads} thread; Ctrl+C lascia finire le partite in corso`,
    done: matches => it.count(matches, 'partita giocata', 'partite giocate'),
  },
};

/** What the commands themselves say. The games' words are the games'. */
export const TEXT: Readonly<Record<Language, Text>> = { en: english, it: italian };
