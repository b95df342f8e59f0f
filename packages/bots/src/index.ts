export * from './contest.ts';
export { doRollout, doThink, type RolloutJob, type ThinkJob } from './jobs.ts';
export * from './random.ts';
export * from './rollout.ts';
export * from './thinking.ts';
