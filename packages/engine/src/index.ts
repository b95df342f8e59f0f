export * from './engine.ts';
export { factsOf, failureOf } from './failure.ts';
export * from './lines.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  MESSAGES,
  type Method,
  type Params,
  protocolSchema,
  type Response,
  ResponseSchema,
  type ResultOf,
} from './messages.ts';
export type { Facts } from './problem.ts';
export { Denied } from './rooms/denial.ts';
export type { Told } from './rooms/desk.ts';
export type { Standing, StandingAnswer } from './rooms/standing.ts';
export type { Eyes, Window } from './rooms/window.ts';
