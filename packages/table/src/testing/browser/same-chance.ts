/**
 * Seeds come out of the browser in the same order at every run, so that a match that was begun on a page is the same
 * match whenever its test is run. Keys stay random: no two of them may be the same.
 *
 * It is run in the browser, from its own text.
 */
function sameChance(): void {
  const random = crypto.getRandomValues.bind(crypto);
  let seeds = 0;
  crypto.getRandomValues = array => {
    if (array.byteLength !== 32) return random(array);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    seeds += 1;
    for (const index of bytes.keys()) bytes[index] = seeds * 31 + index * 7;
    return array;
  };
}

/** To be run before anything else is, in a page or a worker. */
export const SAME_CHANCE = `(${sameChance})();\n`;
