/** Breaks prose into lines of a width, at spaces. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Lower case without accents, one character for each: places in it are places in the text. */
export const folded = (text: string): string =>
  Array.from(text, letter => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter).join('');

/** Whether a text has all these words, whatever their case and accents. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const plain = folded(text);
  return words.every(word => plain.includes(folded(word)));
};

/** Paints every place where one of the words occurs. */
export function highlighted(text: string, words: readonly string[], paint: (found: string) => string): string {
  const letters = Array.from(text);
  const plain = folded(text);
  const marked = new Set<number>();
  for (const word of words.map(folded).filter(Boolean)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (let place = at; place < at + word.length; place++) marked.add(place);
    }
  }
  let painted = '';
  for (let place = 0; place < letters.length; ) {
    let end = place + 1;
    while (end < letters.length && marked.has(end) === marked.has(place)) end++;
    const run = letters.slice(place, end).join('');
    painted += marked.has(place) ? paint(run) : run;
    place = end;
  }
  return painted;
}
