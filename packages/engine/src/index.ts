export * from './engine.ts';
export * from './lines.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  MESSAGES,
  type Method,
  protocolSchema,
  type Response,
  ResponseSchema,
} from './messages.ts';
