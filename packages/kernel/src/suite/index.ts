/** The promises every game makes, checked without a test runner: the tests and the soak both use them. */
export { anyChoice } from './any-choice.ts';
export * from './books.ts';
export * from './match.ts';
export { checkSecrecy } from './secrecy.ts';
export { Broken, sampledTables, tablesOf, type Walk } from './walk.ts';
