/** Every error answer in words, in both languages: from its code and its data, wherever it is shown. */
import type { AnyRefusal, Fault, Language, NoOdds, Problem } from '@carroccio/kernel';
import { isProblem, KERNEL_TEXT, problemWords, tellFaults } from '@carroccio/kernel/text';
import type { Facts, Told, ToldOf } from '../problem.ts';

type OwnCode = Exclude<Told['code'], Problem['code']>;
type OwnWords = { [C in OwnCode]: (problem: ToldOf<C>) => string };

/** More faults than these nobody reads in one sentence. */
const FAULTS_TOLD = 3;
const faultsIn = (faults: readonly Fault[], language: Language): string =>
  tellFaults(faults.slice(0, FAULTS_TOLD), language);

const WORDS: Readonly<Record<Language, OwnWords>> = {
  en: {
    'long-line': ({ limit }) => `a line may be ${limit} characters long at most`,
    'long-answer': () => 'the answer is too long to be written',
    deep: ({ limit }) => `a request may be nested ${limit} levels deep at most`,
    'not-json': () => 'the line is not JSON',
    malformed: ({ method, faults }) => (method === undefined ? '' : `${method}: `) + faultsIn(faults, 'en'),
    'unknown-method': ({ method }) => `there is no method "${method}"; see "hello" and the protocol's page`,
    'no-seat': ({ seat, seats }) => `/seat: the match has seats 0 to ${seats - 1}, not ${seat}`,
    'no-entry': ({ entry, entries }) => `/entry: the match has ${entries} entries, not ${entry}`,
    'unknown-match': ({ match }) => `there is no match "${match}"`,
    'no-room': ({ room }) => `nobody has joined the room "${room}"`,
    'unknown-rule': ({ id }) => `there is no rule "${id}"`,
    'nothing-to-decide': ({ seat }) => `seat ${seat} has nothing to decide`,
    imagined: () => 'a copy with other chance has no record, and no beginning to branch from',
    cancelled: () => 'the match was closed while this was being thought about',
    'needs-consent': () =>
      'dice were rolled, something hidden was shown or another seat acted since: the others must consent',
    'too-many-matches': ({ most }) => `${most} matches are open already; close some`,
    internal: ({ why }) => `a fault of the program: ${why}`,
    'not-your-seat': ({ seat }) => (seat === null ? 'onlookers do not act' : `seat ${seat} is not played from here`),
    'nothing-to-undo': () => 'there is nothing to take back',
    'nothing-to-redo': () => 'there is nothing to do again',
    elsewhere: () => 'the match has gone on in another window; open it again',
    'not-begun': () => 'the match has not begun: somebody is missing at the table',
    'other-rules': () =>
      'the rules have changed since this match began: it waits until the house has those of then again',
    'too-fast': () => 'too much is asked at once; wait a little',
    'unknown-offer': ({ offer }) => `proposal ${offer} is not open, or this seat has not to answer it`,
    'already-offered': ({ offer }) => `the same is being asked already, by proposal ${offer}`,
    'unknown-answer': ({ answer }) => `no answer ${answer} was given beforehand`,
    'too-many-answers': ({ most }) => `a seat may give ${most} answers beforehand at most`,
  },
  it: {
    'long-line': ({ limit }) => `una riga può avere al massimo ${limit} caratteri`,
    'long-answer': () => 'la risposta è troppo lunga per essere scritta',
    deep: ({ limit }) => `una richiesta può avere al massimo ${limit} livelli, uno dentro l’altro`,
    'not-json': () => 'la riga non è JSON',
    malformed: ({ method, faults }) => (method === undefined ? '' : `${method}: `) + faultsIn(faults, 'it'),
    'unknown-method': ({ method }) => `non c’è un metodo «${method}»; vedi «hello» e la pagina del protocollo`,
    'no-seat': ({ seat, seats }) => `/seat: la partita ha i posti da 0 a ${seats - 1}, non ${seat}`,
    'no-entry': ({ entry, entries }) => `/entry: la partita ha ${entries} mosse, non ${entry}`,
    'unknown-match': ({ match }) => `non c’è una partita «${match}»`,
    'no-room': ({ room }) => `nella stanza «${room}» non è entrato nessuno`,
    'unknown-rule': ({ id }) => `non c’è una regola «${id}»`,
    'nothing-to-decide': ({ seat }) => `il posto ${seat} non ha nulla da decidere`,
    imagined: () => 'una copia con un altro caso non ha una registrazione né un inizio da cui ripartire',
    cancelled: () => 'la partita è stata chiusa mentre ci si pensava',
    'needs-consent': () =>
      'da allora si sono tirati dadi, è stato mostrato qualcosa di nascosto o ha agito un altro posto: gli altri devono acconsentire',
    'too-many-matches': ({ most }) => `sono già aperte ${most} partite; chiudine qualcuna`,
    internal: ({ why }) => `un guasto del programma: ${why}`,
    'not-your-seat': ({ seat }) => (seat === null ? 'chi guarda non agisce' : `il posto ${seat} non si gioca da qui`),
    'nothing-to-undo': () => 'non c’è niente da ritirare',
    'nothing-to-redo': () => 'non c’è niente da rifare',
    elsewhere: () => 'la partita è andata avanti in un’altra finestra; aprila di nuovo',
    'not-begun': () => 'la partita non è cominciata: al tavolo manca qualcuno',
    'other-rules': () =>
      'da quando la partita è cominciata le regole sono cambiate: aspetta che la casa abbia di nuovo quelle di allora',
    'too-fast': () => 'troppe richieste in una volta; aspetta un poco',
    'unknown-offer': ({ offer }) => `la proposta ${offer} non è aperta, o non tocca a questo posto rispondere`,
    'already-offered': ({ offer }) => `la stessa cosa è già chiesta dalla proposta ${offer}`,
    'unknown-answer': ({ answer }) => `nessuna risposta ${answer} è stata data in anticipo`,
    'too-many-answers': ({ most }) => `un posto può dare in anticipo al massimo ${most} risposte`,
  },
};

/** Tells refusals in a game's own words. */
interface Teller {
  refusal(refusal: AnyRefusal): string;
}

/** What an error answer says. Whoever knows the game of a refusal gives its teller; without it the rule is named. */
export function errorWords(facts: Facts, language: Language, teller?: Teller): string {
  const { code, rule = '', reason = '', data } = facts;
  if (code === 'refused')
    return teller?.refusal({ ...data, rule, reason }) ?? problemWords({ code, rule, reason }, language);
  if (code === 'no-odds' && isNoOdds(reason)) return KERNEL_TEXT[language].noOdds[reason];
  const problem: unknown = { ...data, code: reason || code };
  if (isProblem(problem)) return problemWords(problem, language);
  return isOwn(problem) ? wordsOf(WORDS[language], problem.code, problem) : `${code} ${reason}`.trim();
}

const isNoOdds = (reason: string): reason is NoOdds => Object.hasOwn(KERNEL_TEXT.en.noOdds, reason);

type Own = Extract<Told, { code: OwnCode }>;
const isOwn = (value: unknown): value is Own =>
  typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(WORDS.en, String(value.code));

const isOf = <C extends OwnCode>(problem: Own, code: C): problem is ToldOf<C> & Own => problem.code === code;
function wordsOf<C extends OwnCode>(words: OwnWords, code: C, problem: Own): string {
  return isOf(problem, code) ? words[code](problem) : '';
}
