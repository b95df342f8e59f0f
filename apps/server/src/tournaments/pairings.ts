/** Who plays whom in a tournament, and how it stands. Pure. */

export const FORMS = ['round-robin', 'swiss', 'knock-out'] as const;
export type Form = (typeof FORMS)[number];

/** Who sits on the first seat, and who on the second; nobody on the second: a round without a match. */
export interface Pairing {
  readonly first: string;
  readonly second: string | null;
}

/** A pairing that was played: what the first got, 1, ½ or 0. */
export interface Game extends Pairing {
  readonly round: number;
  readonly score: number;
}

export interface Standing {
  readonly player: string;
  readonly points: number;
  /** What those got against whom he played: of equals, whoever had the harder way is first. */
  readonly strength: number;
}

/** The points of each, the best first. A round without a match is a point. */
export function standingsOf(players: readonly string[], games: readonly Game[]): Standing[] {
  const points = new Map(players.map(player => [player, pointsOf(player, games)]));
  return players
    .map(player => ({
      player,
      points: points.get(player) ?? 0,
      strength: opponentsOf(player, games).reduce((all, other) => all + (points.get(other) ?? 0), 0),
    }))
    .sort((a, b) => b.points - a.points || b.strength - a.strength);
}

/** How many rounds it takes; of each round of matches both sides are played where it is wished. */
export function roundsOf(form: Form, players: number): number {
  if (form === 'round-robin') return players % 2 === 0 ? players - 1 : players;
  const halvings = Math.max(1, Math.ceil(Math.log2(players)));
  return form === 'swiss' ? Math.min(halvings + 1, players - 1) : halvings;
}

/** The pairings of a round (from 1), when all earlier ones are played. `players` are in the order of their seeds. */
export function pairingsOf(form: Form, players: readonly string[], round: number, games: readonly Game[]): Pairing[] {
  if (form === 'round-robin') return circle(players, round);
  return form === 'swiss' ? swiss(players, games) : knockOut(players, round, games);
}

/** The circle: the first stays, the others move on by one each round. */
function circle(players: readonly string[], round: number): Pairing[] {
  const [fixed, ...rest]: (string | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const turned = [...rest.slice(-(round - 1) || rest.length), ...rest.slice(0, -(round - 1) || rest.length)];
  const ring = [fixed ?? null, ...turned.slice(0, rest.length)];
  return Array.from({ length: ring.length / 2 }, (_, table) => {
    const pair = [ring[table] ?? null, ring[ring.length - 1 - table] ?? null] as const;
    const [one, other] = table === 0 && round % 2 === 0 ? [pair[1], pair[0]] : pair;
    return seated(one, other);
  });
}

/** Whoever stands alike plays each other, nobody twice if it can be helped; the last who had no free round has it. */
function swiss(players: readonly string[], games: readonly Game[]): Pairing[] {
  const order = standingsOf(players, games).map(({ player }) => player);
  const free =
    order.length % 2 === 0 ? null : (order.findLast(player => !hadFree(player, games)) ?? order.at(-1) ?? null);
  const paired = pairUp(
    order.filter(player => player !== free),
    games,
  );
  return [...paired.map(([a, b]) => balanced(a, b, games)), ...(free === null ? [] : [{ first: free, second: null }])];
}

/** The first with the next whom he has not met, and so on; where that leads nowhere, with the one after. */
function pairUp(order: readonly string[], games: readonly Game[]): [string, string][] {
  return search(order, games) ?? neighbours(order);
}

function search([top, ...rest]: readonly string[], games: readonly Game[]): [string, string][] | null {
  if (top === undefined) return [];
  const met = new Set(opponentsOf(top, games));
  for (const other of rest) {
    if (met.has(other)) continue;
    const others = search(
      rest.filter(player => player !== other),
      games,
    );
    if (others) return [[top, other], ...others];
  }
  return null;
}

function neighbours(order: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let place = 0; place + 1 < order.length; place += 2) {
    const [a, b] = [order[place], order[place + 1]];
    if (a !== undefined && b !== undefined) pairs.push([a, b]);
  }
  return pairs;
}

/** The first against the last of those who are left; where there are too few, the first have a free round. */
function knockOut(players: readonly string[], round: number, games: readonly Game[]): Pairing[] {
  const left = players.filter(player => !isOut(player, players, games));
  const places = 2 ** (roundsOf('knock-out', players.length) - round + 1);
  return Array.from({ length: places / 2 }, (_, table): Pairing[] => {
    const [better, worse] = [left[table], left[places - 1 - table]];
    if (better === undefined) return [];
    return [worse === undefined ? { first: better, second: null } : balanced(better, worse, games)];
  }).flat();
}

/** Whoever got less than half of what there was in a round; of a draw, the better seeded goes on. */
function isOut(player: string, seeds: readonly string[], games: readonly Game[]): boolean {
  return [...new Set(games.map(({ round }) => round))].some(round => {
    const own = games.filter(one => one.round === round && (one.first === player || one.second === player));
    const other = opponentsOf(player, own)[0];
    if (other === undefined) return false;
    const points = pointsOf(player, own);
    return points < own.length / 2 || (points === own.length / 2 && seeds.indexOf(other) < seeds.indexOf(player));
  });
}

/** Whoever sat first less often sits first. */
function balanced(a: string, b: string, games: readonly Game[]): Pairing {
  const first = (player: string): number => games.filter(one => one.first === player && one.second !== null).length;
  return first(a) <= first(b) ? { first: a, second: b } : { first: b, second: a };
}

const seated = (one: string | null, other: string | null): Pairing =>
  one === null ? { first: other ?? '', second: null } : { first: one, second: other };

const pointsOf = (player: string, games: readonly Game[]): number =>
  games.reduce((all, { first, second, score }) => {
    if (first === player) return all + score;
    return second === player ? all + 1 - score : all;
  }, 0);

const opponentsOf = (player: string, games: readonly Game[]): string[] =>
  games.flatMap(({ first, second }) => {
    if (second === null) return [];
    if (first === player) return [second];
    return second === player ? [first] : [];
  });

const hadFree = (player: string, games: readonly Game[]): boolean =>
  games.some(({ first, second }) => first === player && second === null);
