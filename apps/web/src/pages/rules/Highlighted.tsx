import { Fragment } from 'react';

/** A letter without its accent, in lower case. */
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text at the words one searches for; every second piece is one of them. */
function splitAt(text: string, words: readonly string[]): string[] {
  const letters = [...text];
  const folded = letters.map(plain);
  const pieces = [''];
  for (let at = 0; at < letters.length; ) {
    const word = words.find(candidate => folded.slice(at, at + candidate.length).join('') === candidate);
    if (word) pieces.push(letters.slice(at, at + word.length).join(''), '');
    else pieces[pieces.length - 1] += letters[at] ?? '';
    at += word?.length ?? 1;
  }
  return pieces;
}

/** A text in which the words one searches for are marked. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean).map(plain);
  if (words.length === 0) return text;
  return splitAt(text, words).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their places
    <Fragment key={place}>{place % 2 === 1 ? <mark>{piece}</mark> : piece}</Fragment>
  ));
}
