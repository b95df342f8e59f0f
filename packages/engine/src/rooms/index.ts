/** Rooms, for whoever keeps them: a server, which has many clients. */
export { Failure } from '../failure.ts';
export type { Around, AroundPush } from './around.ts';
export { type Aside, NOTHING_ASIDE } from './aside.ts';
export { Denied, type RoomDenial } from './denial.ts';
export type { Desk, Told } from './desk.ts';
export { ROOM_MESSAGES } from './messages.ts';
export { type Places, type RoomMethod, type RoomResults, roomMethods } from './methods.ts';
export { Room, type RoomTerms } from './room.ts';
export type { Settled } from './talks.ts';
export type { Eyes } from './window.ts';
