export * from './contest.ts';
export { doThink, type ThinkJob } from './jobs.ts';
export * from './random.ts';
export * from './thinking.ts';
