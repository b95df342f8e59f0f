/** The toolkit of words: for the texts of games, tables and apps. Light enough for the first page a browser opens. */
export * from './grammar.ts';
export * from './sentences.ts';
