export * from './fit.ts';
export * from './samples.ts';
