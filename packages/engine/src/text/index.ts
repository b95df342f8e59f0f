/** Errors in words: for whoever shows them. Light enough for any page. */
export { type Facts, factsAbout } from '../problem.ts';
export { errorWords } from './errors.ts';
