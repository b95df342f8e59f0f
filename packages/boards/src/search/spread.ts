import { lend, makeRoom, type Room, takeBack } from './room.ts';

/** Tells of a step to a node, at a whole cost of 0 or more; a step to -1, as off the board, leads nowhere. */
export type Go = (to: number, cost: number) => void;

/** The least cost at which a node has been reached so far, infinite for none: a step that cannot be cheaper need not be told. */
export type Known = (node: number) => number;

export interface SpreadQuery {
  /** Nodes are the whole numbers below this: cells, or whatever a game packs into a number with them. */
  readonly size: number;
  readonly from: number | readonly number[];
  /** What a way may cost; without it, anything. */
  readonly most?: number;
  /** The steps from a node that has been reached at this cost, told one by one; asked once for each node, the cheapest first. */
  readonly steps: (node: number, spent: number, go: Go, known: Known) => void;
  /** Ends the search at the first node of which this holds; asked of each before its steps. */
  readonly until?: (node: number, spent: number) => boolean;
}

/** What was reached, in the order in which it was first come upon. */
export interface Spread {
  readonly nodes: readonly number[];
  /** By place in `nodes`: the least cost, and the place of the node before on the way; -1 at a start. */
  readonly costs: readonly number[];
  readonly before: readonly number[];
  /** The place in `nodes` of the node that ended the search; -1 when none did. */
  readonly end: number;
}

/**
 * Goes out from some nodes to all that can be reached, each by its cheapest way. Of equally cheap ways the first found
 * stays: nodes are left in the order of their costs, those of one cost in the order in which they came to it.
 */
export function spread({ size, from, most = Number.POSITIVE_INFINITY, steps, until }: SpreadQuery): Spread {
  const room = lend(size);
  try {
    return search(room, from, most, steps, until);
  } finally {
    takeBack(room);
  }
}

function search(
  room: Room,
  from: SpreadQuery['from'],
  most: number,
  steps: SpreadQuery['steps'],
  until: SpreadQuery['until'],
): Spread {
  const { places, base } = room;
  const nodes: number[] = [];
  const costs: number[] = [];
  const before: number[] = [];
  let here = -1;
  let spent = 0;
  let queued = 0;

  const go: Go = (to, cost) => {
    const total = spent + cost;
    if (to < 0 || total > most) return;
    if (cost < 0 || total !== (total | 0)) throw new Error(`a step cannot cost ${cost}: costs are whole numbers`);
    let place = places[to]! - base;
    if (place < 0) {
      place = nodes.length;
      places[to] = base + place;
      nodes.push(to);
      costs.push(total);
      before.push(here);
    } else if (total < costs[place]!) {
      costs[place] = total;
      before[place] = here;
    } else return;
    if (total >= room.firsts.length || queued >= room.waiting.length) makeRoom(room, total, queued);
    if (total > room.dearest) room.dearest = total;
    room.waiting[queued] = place;
    room.nexts[queued] = -1;
    if (room.firsts[total]! < 0) room.firsts[total] = queued;
    else room.nexts[room.lasts[total]!] = queued;
    room.lasts[total] = queued++;
  };

  const known: Known = node => {
    const place = places[node]! - base;
    return place < 0 ? Number.POSITIVE_INFINITY : costs[place]!;
  };

  if (typeof from === 'number') go(from, 0);
  else for (const start of from) go(start, 0);
  for (let taken = 0; taken < queued; spent++)
    for (let entry = room.firsts[spent]!; entry >= 0; entry = room.nexts[entry]!) {
      taken++;
      here = room.waiting[entry]!;
      // A cheaper way here was found after this one was queued.
      if (costs[here] !== spent) continue;
      const node = nodes[here]!;
      if (until?.(node, spent)) return { nodes, costs, before, end: here };
      steps(node, spent, go, known);
    }
  return { nodes, costs, before, end: -1 };
}

/** The nodes of the way to the one at a place, both ends included. */
export function wayTo({ nodes, before }: Spread, place: number): number[] {
  const way: number[] = [];
  for (let at = place; at >= 0; at = before[at]!) way.push(nodes[at]!);
  return way.reverse();
}

/** The first node after the start on the way to the one at a place; -1 at a start. */
export function firstTo({ nodes, before }: Spread, place: number): number {
  if (before[place]! < 0) return -1;
  let at = place;
  while (before[before[at]!]! >= 0) at = before[at]!;
  return nodes[at]!;
}
