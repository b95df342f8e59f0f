/** Places in data, written as pointers: "/diagrams/oneHex/atVertex/N~1NE/7". A slash in a name is written ~1, a tilde ~0. */

export const placed = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

export const namesOf = (place: string): string[] =>
  place
    .split('/')
    .filter(name => name !== '')
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'));
