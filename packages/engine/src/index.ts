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
export { PROTOCOL } from './protocol.ts';
export type { Around, AroundPush } from './rooms/around.ts';
export { Denied } from './rooms/denial.ts';
export type { Told } from './rooms/desk.ts';
export type { Standing, StandingAnswer } from './rooms/standing.ts';
export type { Eyes, Window } from './rooms/window.ts';
export { meantAction, readSeatLine, unreadable, type WrongAnswer } from './seats/answer.ts';
export type { SeatAnswer, SeatMessage, SeatReply } from './seats/messages.ts';
export { SEAT_MESSAGES, SeatReplySchema } from './seats/messages.ts';
export { type SeatTerms, SeatVoice } from './seats/moment.ts';
