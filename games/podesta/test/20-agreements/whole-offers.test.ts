/** An offer made whole says exactly what could be written clause by clause: nothing more, nothing less (pod.R134). */
import { at, type Chance, equal, Generator, Match, pick, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { legsOf, MOST_LEGS, thinkable, wayOf, whyNoLeg, whyNoOffer } from '../../src/20-agreements/clauses.ts';
import { KINDS, kindsIn, type Pact } from '../../src/20-agreements/kinds.ts';
import type { Leg, LegKind, Terms } from '../../src/20-agreements/terms.ts';
import { canOffer, drawLegs, drawOffer } from '../../src/20-agreements/ways.ts';
import type { DealPlace } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import type { Table } from '../../src/world.ts';
import { game, position, rule, sestiere, square, world } from '../position.ts';

/** The coins, chests and lots by which a clause was once written, and grew. */
const PIECES: Partial<Record<LegKind, readonly number[]>> = {
  florins: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
  treasury: [100, 200, 500, 1000, 2000, 5000],
  goods: [1, 2, 3, 5],
};
/** A part in a card was named at once. */
const lotsOf = (table: Table, leg: Leg): readonly number[] =>
  leg.kind === 'share'
    ? Array.from({ length: at(table.world.data.mercator.cards, leg.card).lots }, (_, index) => index + 1)
    : (PIECES[leg.kind] ?? []);

const legOf = <K extends LegKind>(pact: Pact, give: boolean, kind: K, terms: Terms[K]): Leg<K> => ({
  ...wayOf(pact, give),
  kind,
  ...terms,
});
const amountOf = <K extends LegKind>(leg: Leg<K>): number => KINDS[leg.kind].sum?.of(leg) ?? 1;
function ofAmount<K extends LegKind>(leg: Leg<K>, amount: number): Leg<K> {
  const { sum } = KINDS[leg.kind];
  return sum ? { ...leg, ...sum.with(leg, amount) } : leg;
}
const isGrowing = ({ kind }: Leg): boolean => PIECES[kind] !== undefined;
const same = (one: Leg, other: Leg): boolean => equal(ofAmount(one, 1), ofAmount(other, 1));
/** A clause as text, its fields always in the same order. */
const asText = ({ from, to, kind, ...terms }: Leg): string => JSON.stringify({ from, to, kind, ...terms });

/** A clause put to those already written: it joins one that is about the same thing, or stands by itself. */
function written(table: Table, pact: Pact, leg: Leg): Pact | null {
  const grown = pact.legs.find(one => isGrowing(leg) && same(one, leg));
  if (!grown && pact.legs.length >= MOST_LEGS) return null;
  if (whyNoLeg(table, pact, leg, leg.from === pact.proposer)) return null;
  const legs = grown
    ? pact.legs.map(one => (one === grown ? ofAmount(one, amountOf(one) + amountOf(leg)) : one))
    : [...pact.legs, leg];
  return { ...pact, legs };
}

/** Everything that could be written next, piece by piece. */
const pieces = (table: Table, pact: Pact, place: DealPlace): Leg[] =>
  kindsIn(place === 'battle').flatMap(kind =>
    [true, false].flatMap(give =>
      thinkable(table, pact, give, kind)
        .map(terms => legOf(pact, give, kind, terms))
        .flatMap(leg => (KINDS[kind].sum ? lotsOf(table, leg).map(amount => ofAmount(leg, amount)) : [leg])),
    ),
  );

/** Whether an offer can be written piece by piece: public money last, since something communal has to stand there. */
function canBeWritten(table: Table, offer: Pact): boolean {
  const inOrder = offer.legs.toSorted((a, b) => Number(a.kind === 'treasury') - Number(b.kind === 'treasury'));
  let pact: Pact | null = { ...offer, legs: [] };
  for (const leg of inOrder)
    for (let left = amountOf(leg); left > 0 && pact; ) {
      const piece = isGrowing(leg) ? (lotsOf(table, leg).findLast(some => some <= left) ?? 0) : left;
      if (piece === 0 || (leg.kind === 'share' && !lotsOf(table, leg).includes(piece))) return false;
      pact = written(table, pact, ofAmount(leg, piece));
      left -= piece;
    }
  return pact !== null && equal(pact.legs, inOrder);
}

const isState = (state: object): state is State => 'offers' in state && 'players' in state;

/** Tables on the way of random matches. */
function* tables(seeds: readonly string[], every: number): Iterable<Table> {
  for (const seed of seeds) {
    const match = new Match(game, { scenario: 'normal', seats: 3, seed, stream: 'sfc32' });
    const chance = new Generator(startChance('sfc32', seed));
    for (let count = 0; count < 500 && !match.play.result; count++) {
      const seat = match.play.decision()?.seats[0] ?? 0;
      match.act(seat, match.play.anyAction(seat, chance));
      const { state } = match.play.position;
      if (count % every === 0 && isState(state))
        yield { world, state, options: position().options, seats: state.players.length };
    }
  }
}

/** What comes of every possible sequence of draws. */
function everyDraw<T>(run: (chance: Chance) => T): T[] {
  const results: T[] = [];
  let script: number[] = [];
  for (let going = true; going; ) {
    const sizes: number[] = [];
    let next = 0;
    const draw = (size: number, from = 0): number => {
      sizes.push(size);
      return from + (script[next++] ?? 0);
    };
    results.push(run({ draw }));
    script = sizes.map((_, index) => script[index] ?? 0);
    while (script.length > 0 && at(script, script.length - 1) + 1 >= at(sizes, script.length - 1)) script.pop();
    going = script.length > 0;
    if (going) script.push((script.pop() ?? 0) + 1);
  }
  return results;
}

const SUMS = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 60, 100, 150, 200, 300, 400];
const PLACES: readonly DealPlace[] = ['phase', 'siege', 'battle'];

describe('an offer made whole', () => {
  rule('pod.20c', 'whatever is drawn is legal, and could be written piece by piece', () => {
    const chance = new Generator(startChance('sfc32', 'whole'));
    const seen = new Set<string>();
    for (const table of tables(['one', 'two'], 40))
      for (const place of PLACES) {
        const [proposer, partner] = [chance.draw(2), 2];
        const parties = { proposer, partner };
        if (!canOffer(table, parties, place)) continue;
        for (let count = 0; count < 6; count++) {
          const { give, take } = drawOffer(table, parties, place, chance);
          const offer = { ...parties, legs: legsOf(parties, give, take) };
          expect([offer, whyNoOffer(table, offer, place)]).toEqual([offer, null]);
          expect([offer, canBeWritten(table, offer)]).toEqual([offer, true]);
          for (const { kind } of offer.legs) seen.add(kind);
          seen.add(String(offer.legs.length));
        }
      }
    for (const one of ['florins', 'goods', 'beneficio', 'promise', 'troops', 'share', '1', '6'])
      expect([one, seen.has(one)]).toEqual([one, true]);
  });

  rule('pod.20c', 'whatever could be written piece by piece, in any order, can be offered', () => {
    const chance = new Generator(startChance('sfc32', 'pieces'));
    let offers = 0;
    for (const table of tables(['three'], 40))
      for (const place of PLACES) {
        let pact: Pact = { proposer: chance.draw(2), partner: 2, legs: [] };
        for (let tries = 0; tries < 40; tries++) {
          pact = written(table, pact, pick(chance, pieces(table, pact, place))) ?? pact;
          const due = place === 'phase' || pact.legs.some(({ kind }) => kind === 'surrender');
          if (!due || pact.legs.length === 0) continue;
          // The order in which it was written means nothing.
          const { proposer, partner, legs } = pact;
          const shuffled = legs.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1));
          for (const order of [legs, shuffled])
            expect([legs, whyNoOffer(table, { proposer, partner, legs: order }, place)]).toEqual([legs, null]);
          offers++;
        }
      }
    expect(offers).toBeGreaterThan(200);
  });

  rule('pod.20c', 'the next clause drawn is any that could stand there, and no other', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').purse(0, 45).purse(1, 20).goods(0, { stoffe: 2 });
    p.mercator(0, 'MC62').mercator(1).treasury('firenze', 350).tokens(0, 'spada-1').commune('siena').cell =
      square('N6');
    const { table } = p;
    const parties = { proposer: 0, partner: 1 };
    const troops: Leg = { from: 0, to: 1, kind: 'troops', sestiere: sestiere('firenze', 3) };
    const sum: Leg = { from: 0, to: 1, kind: 'florins', florins: 20 };
    for (const legs of [[], [sum], [troops], [troops, sum]]) {
      const pact: Pact = { ...parties, legs };
      /** By the rule: every clause one could name, with sums beyond what there is and between the steps. */
      const named = kindsIn(false).flatMap(kind =>
        [true, false].flatMap(give =>
          thinkable(table, parties, give, kind)
            .map(terms => legOf(pact, give, kind, terms))
            .flatMap(leg => (KINDS[kind].sum ? SUMS.map(many => ofAmount(leg, many)) : [leg])),
        ),
      );
      const legal = named.filter(leg => !whyNoOffer(table, { ...pact, legs: [...legs, leg] }, 'phase'));
      const drawn = new Set(
        everyDraw(chance => asText(at(drawLegs(table, pact, 'phase', legs.length + 1, chance), legs.length))),
      );
      expect([...drawn].toSorted()).toEqual(legal.map(asText).toSorted());
      expect(legal.length).toBeGreaterThan(60);
    }
  });
});
