export * from './contest.ts';
export * from './random.ts';
export * from './thinking.ts';
