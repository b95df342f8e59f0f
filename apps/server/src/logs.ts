/** What the server tells whoever hosts it: lines of JSON, one for each fault, without anything that is a secret of somebody. */

/** Takes one line, without its end. */
export type Log = (line: string) => void;

export const toStandardError: Log = line => {
  process.stderr.write(`${line}\n`);
};

/** Addresses of letters, and what opens a database or a mail server in an address of theirs. */
const BEFORE_AN_AT = /[^\s/<>"'(),;@]+@[^\s/<>"'(),;@]+/g;
/** Tokens, seeds and hashes; nothing that people read is one word so long. */
const LONG_WORD = /[\w-]{40,}/g;

const HIDDEN = '…';

export function faultLine(what: string, error: unknown, time: number): string {
  const why = error instanceof Error ? error.message : JSON.stringify(error);
  const stack = error instanceof Error && error.stack ? framesOf(error.stack) : [];
  return JSON.stringify({
    level: 'error',
    time: new Date(time).toISOString(),
    what: withoutSecrets(what),
    why: withoutSecrets(why),
    at: stack,
  });
}

const withoutSecrets = (text: string): string => text.replace(BEFORE_AN_AT, HIDDEN).replace(LONG_WORD, HIDDEN);

/** Only where it came from: the message stands above it. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .map(line => line.trim().slice('at '.length));
