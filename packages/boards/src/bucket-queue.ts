/**
 * A queue of states by small whole costs, first in first out among equal costs. Every cost has a bucket, a chain of
 * entries; whoever empties the queue follows the chains from cost 0 up, while more entries may be pushed at the
 * cost in hand or above.
 */
export interface BucketQueue {
  /** The first and the last entry of each bucket; -1 when there is none. */
  firsts: Int32Array;
  lasts: Int32Array;
  /** Of each entry: its state and the next entry of its bucket. */
  states: Int32Array;
  nexts: Int32Array;
  /** How many entries were pushed. */
  pushed: number;
}

/** A queue for as many entries as will ever be pushed between two clearings. */
export function createQueue(capacity: number): BucketQueue {
  return {
    firsts: new Int32Array(64).fill(-1),
    lasts: new Int32Array(64),
    states: new Int32Array(capacity),
    nexts: new Int32Array(capacity),
    pushed: 0,
  };
}

export function clearQueue(queue: BucketQueue): void {
  queue.firsts.fill(-1);
  queue.pushed = 0;
}

export function push(queue: BucketQueue, state: number, cost: number): void {
  if (cost >= queue.firsts.length) addBuckets(queue, cost);
  const entry = queue.pushed++;
  queue.states[entry] = state;
  queue.nexts[entry] = -1;
  if (queue.firsts[cost]! < 0) queue.firsts[cost] = entry;
  else queue.nexts[queue.lasts[cost]!] = entry;
  queue.lasts[cost] = entry;
}

/** Makes room for a cost. */
export function addBuckets(queue: BucketQueue, cost: number): void {
  const length = Math.max(queue.firsts.length * 2, cost + 1);
  queue.firsts = longer(queue.firsts, length, -1);
  queue.lasts = longer(queue.lasts, length, -1);
}

function longer(old: Int32Array, length: number, filling: number): Int32Array {
  const array = new Int32Array(length).fill(filling);
  array.set(old);
  return array;
}
