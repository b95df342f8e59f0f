export * from './afterwards.ts';
export * from './types.ts';
