/** Errors, and what a match came of, in words: for whoever shows them. Light enough for any page. */
export { type Facts, factsAbout } from '../problem.ts';
export { afterwardsSaid, chancesSaid, type Names, turningSaid } from './afterwards.ts';
export { errorWords } from './errors.ts';
