import { canonical, Generator, Play, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cloneState } from '../../../src/clone.ts';
import { type Clause, communeNamed, game, good, leg, type Match, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const talking = () =>
  position(4)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .goods(0, { metalli: 3, stoffe: 2 });
const SHORT = [leg(true, { kind: 'florins', florins: 100 })];
const LONG = [
  leg(true, { kind: 'goods', good: good('metalli'), lots: 2 }),
  leg(true, { kind: 'goods', good: good('stoffe'), lots: 1 }),
  leg(true, { kind: 'promise', what: 0, months: 3, florins: 0 }),
  leg(false, { kind: 'florins', florins: 400 }),
  leg(false, { kind: 'promise', what: 1, months: 12, florins: 0 }),
];
/** Whether a seat is told of an event. */
const isFor = (event: object, seat: number | null): boolean =>
  !('only' in event) || (seat !== null && Array.isArray(event.only) && event.only.includes(seat));
/** All that reaches a seat of what has just happened: the position, what was told, what may be done. */
const reaches = (match: Match, seat: number | null) => {
  const told = match.chronicle.filter(event => isFor(event, seat));
  return canonical([match.play.view(seat), told, seat === null ? [] : match.play.legal(seat)]);
};
const offered = (clauses: Clause[], ...then: string[]) =>
  talking()
    .political(0)
    .propose(1, ...clauses)
    .do(...then);

describe('an offer made to somebody else', () => {
  for (const [what, then] of [
    ['made', []],
    ['left standing', ['letStand']],
    ['declined', ['decline']],
  ] as const)
    rule('pod.20c', `is the same to a third, ${what}, whether it has one clause or five`, () => {
      const [short, long] = [offered(SHORT, ...then), offered(LONG, ...then)];
      for (const seat of [2, 3, null]) expect(reaches(short, seat)).toBe(reaches(long, seat));
      if (then.length === 0) expect(reaches(short, 1)).not.toBe(reaches(long, 1));
    });

  // R139: the two of them know what was promised, and how often.
  rule('pod.20c', 'is the same to a third once agreed upon, whether one word was given or three', () => {
    const promise = (give: boolean, what: number) => leg(give, { kind: 'promise', what, months: 3, florins: 0 });
    const one = offered([promise(true, 0)], 'accept');
    const three = offered([promise(true, 0), promise(true, 1), promise(false, 3)], 'accept');
    for (const seat of [2, 3, null]) expect(reaches(one, seat)).toBe(reaches(three, seat));
    // Nor does a promise made later tell by its number how many there were before.
    const later = (match: Match) => {
      match.propose(2, promise(true, 1)).do('accept');
      return match.position.state.promises.filter(({ to }) => to === 2).map(({ id }) => id);
    };
    expect(later(one)).toEqual(later(three));
  });

  rule('pod.20c', 'and so is the answer with another offer', () => {
    const countered = (clauses: Clause[]) => {
      const match = talking()
        .political(1)
        .propose(0, leg(true, { kind: 'florins', florins: 50 }));
      return match.counter(...clauses);
    };
    const [short, long] = [countered(SHORT), countered(LONG)];
    for (const seat of [2, null]) expect(reaches(short, seat)).toBe(reaches(long, seat));
  });

  // R140: in his military phase he can talk of nothing else; in the political one nobody knows what he talks about.
  rule(['pod.20c', 'pod.44p'], 'may be about a surrender, or not: a third cannot tell in the political phase', () => {
    const imagined = (then: string[]) => {
      const p = talking().besieging(
        1,
        'M5',
        'firenze',
        [1, 3, 4].map(number => sestiere('siena', number)),
      );
      const surrender = leg(false, { kind: 'surrender', commune: FIRENZE });
      const match = p
        .political(1)
        .propose(0, surrender)
        .do(...then);
      const chance = new Generator(startChance('sfc32', 'unread'));
      return Array.from({ length: 30 }, () => {
        const state = cloneState(p.state);
        game.resample(new Play(game, { ...match.play.position, state }).look, 2, chance);
        return [...state.offers, ...(state.deal ? [state.deal] : [])].some(({ legs }) =>
          legs.some(({ kind }) => kind === 'surrender'),
        );
      });
    };
    expect(imagined([])).toContain(false);
    expect(imagined(['letStand'])).toContain(false);
  });

  // R135: members of the league are asked, and everybody sees them asked.
  rule(['pod.20c', 'pod.20a'], 'is about a league if others are asked too, and perhaps if nobody is', () => {
    const imagined = (member: boolean) => {
      const p = position(5).govern(0, 'firenze').govern(1, 'prato').govern(2, 'lucca').govern(3, 'pisa');
      for (const seat of [1, 2]) p.player(seat).faction = p.player(0).faction;
      p.commune('firenze').cell = p.commune('prato').cell;
      if (member) p.league(1, 2);
      const match = p.political(0).propose(1, leg(true, { kind: 'league', leaving: false }));
      const chance = new Generator(startChance('sfc32', 'leagues'));
      return Array.from({ length: 30 }, () => {
        const state = cloneState(p.state);
        game.resample(new Play(game, { ...match.play.position, state }).look, 3, chance);
        return state.deal?.legs.some(({ kind }) => kind === 'league');
      });
    };
    expect(imagined(true)).not.toContain(false);
    expect(imagined(false)).toContain(false);
  });
});
