import { type Language, type Play, Teller, Trouble } from '@carroccio/kernel';
import type { ErrorCode, ProtocolError } from './messages.ts';
import { type Facts, factsAbout, type Told } from './problem.ts';
import { Denied } from './rooms/denial.ts';
import { errorWords } from './text/errors.ts';

/** What a method throws to answer with an error. */
export class Failure extends Error {
  override name = 'Failure';
  readonly facts: Facts;
  /** The match whose rules refuse. */
  readonly play: Play | undefined;

  constructor(facts: Facts, play?: Play) {
    super(errorWords(facts, 'en'));
    this.facts = facts;
    this.play = play;
  }

  static about(code: ErrorCode, problem: Told): Failure {
    return new Failure(factsAbout(code, problem));
  }
}

/** What is known of anything thrown. */
export function factsOf(thrown: unknown): Facts {
  if (thrown instanceof Failure) return thrown.facts;
  if (thrown instanceof Denied) return factsAbout('denied', thrown.denial);
  if (thrown instanceof Trouble) return factsAbout(thrown.code, thrown.problem);
  return factsAbout('internal', { code: 'internal', why: thrown instanceof Error ? thrown.message : String(thrown) });
}

/** The error answer for anything thrown, with words in the language of whoever asked. */
export function failureOf(thrown: unknown, language: Language): ProtocolError {
  const facts = factsOf(thrown);
  const play = thrown instanceof Failure ? thrown.play : undefined;
  const teller = play && new Teller(play.game, play.scene, language);
  return { ...facts, message: errorWords(facts, language, teller) };
}

/** The language of a request's params, wherever they are whole enough to tell. */
export function languageOf(request: unknown): Language {
  const params = typeof request === 'object' && request !== null && 'params' in request ? request.params : null;
  return typeof params === 'object' && params !== null && 'lang' in params && params.lang === 'it' ? 'it' : 'en';
}
