/** The toolkit of words: for the texts of games, tables and apps. Light enough for the first page a browser opens. */
export { tellFaults } from './faults.ts';
export * from './grammar.ts';
export { KERNEL_TEXT } from './kernel.ts';
export { known } from './known.ts';
export * from './pack-words.ts';
export * from './problems.ts';
export * from './sentences.ts';
