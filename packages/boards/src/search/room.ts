/**
 * The room a search works in, kept for the next one: fresh tables would cost more than most searches. A search that is
 * begun while another one runs gets a room of its own, and nothing of what was in it before can be seen.
 */
export interface Room {
  /** By node: `base` and its place in the list of what was reached; less than `base` when it was not. */
  places: Int32Array;
  base: number;
  /** The queue. By cost: the first and the last entry of that cost, -1 for none. */
  firsts: Int32Array;
  lasts: Int32Array;
  /** The highest cost that has been queued. */
  dearest: number;
  /** By entry: the place that waits, and the next entry of the same cost. */
  waiting: Int32Array;
  nexts: Int32Array;
}

const FIRST_BASE = 1;
const LAST_BASE = 0x3fffffff;

const idle: Room[] = [];

export function lend(size: number): Room {
  const room = idle.pop() ?? {
    places: new Int32Array(size),
    base: FIRST_BASE,
    firsts: new Int32Array(64).fill(-1),
    lasts: new Int32Array(64),
    dearest: 0,
    waiting: new Int32Array(256),
    nexts: new Int32Array(256),
  };
  if (room.places.length < size) {
    room.places = new Int32Array(size);
    room.base = FIRST_BASE;
  }
  return room;
}

/** What was written is forgotten by raising the base above it. */
export function takeBack(room: Room): void {
  room.firsts.fill(-1, 0, room.dearest + 1);
  room.dearest = 0;
  room.base += room.places.length;
  if (room.base > LAST_BASE) {
    room.places.fill(0);
    room.base = FIRST_BASE;
  }
  idle.push(room);
}

/** Makes room for a cost and for an entry. */
export function makeRoom(room: Room, cost: number, entry: number): void {
  if (cost >= room.firsts.length) {
    const length = Math.max(room.firsts.length * 2, cost + 1);
    room.firsts = longer(room.firsts, length, -1);
    room.lasts = longer(room.lasts, length, -1);
  }
  if (entry >= room.waiting.length) {
    room.waiting = longer(room.waiting, room.waiting.length * 2, 0);
    room.nexts = longer(room.nexts, room.waiting.length, -1);
  }
}

function longer(old: Int32Array, length: number, filling: number): Int32Array {
  const array = new Int32Array(length).fill(filling);
  array.set(old);
  return array;
}
