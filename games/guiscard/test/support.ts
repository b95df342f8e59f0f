export { rule, the } from './data/support.ts';
