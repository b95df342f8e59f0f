/** The suite is only worth something if it finds the faults it is there for: each of these games has one. */
import { type AnyFlow, type AnyLook, at, type Bot, defineMind, type Game, type Play } from '@carroccio/kernel';
import { catalogueProblems, checkWalk, citedUnknown, dataProblems, sampledTables } from '@carroccio/kernel/suite';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { ford, registry } from '../tiny/index.ts';

const fordGame = registry.game('ford');
const relicsGame = registry.game('relics');

function walks(game: Game, scenario: string, seats = 2): () => void {
  return () => {
    for (let number = 0; number < 10; number++) checkWalk(game, { scenario, seats, seed: `fault ${number}` });
  };
}

/** What is found lacking in ten walks. */
const lacksOf = (game: Game): string[] => {
  const found = Array.from({ length: 10 }, (_, number) =>
    Object.keys(checkWalk(game, { scenario: 'ford', seats: 2, seed: `lack ${number}` }).lacks),
  );
  return [...new Set(found.flat())];
};

/** A game with some of a step's parts replaced. */
const withStep = (game: Game, name: string, change: object): Game => {
  const step = game.steps[name];
  if (!step) throw new Error(`no step ${name}`);
  return { ...game, steps: { ...game.steps, [name]: { ...step, ...change } } };
};

const field = (look: AnyLook, name: string): unknown => new Map(Object.entries(look.state)).get(name);

/** All hands as a number, such as nobody may know. */
const handsOf = ({ look }: Play): number =>
  [...JSON.stringify(field(look, 'hands'))].reduce((sum, sign, place) => sum + place * sign.charCodeAt(0), 0);

const mindOf = (figures: (play: Play) => number[]) =>
  defineMind({
    name: null,
    quick: { name: 'first', choose: (play, seat) => ({ action: at(play.legal(seat), 0) }) },
    value: null,
    figureNames: ['seats', 'hand'],
    candidates: (play: Play, seat) => play.legal(seat),
    rests: () => true,
    figures,
  });

describe('a fault is found', () => {
  test('a view that shows a hidden hand', () => {
    const leaky: Game = { ...relicsGame, view: look => ({ hands: field(look, 'hands') }) };
    expect(walks(leaky, 'abbey')).toThrow('a view does not change when what it hides is redrawn');
  });

  test('a mind that judges by a hidden hand', () => {
    const figures = (play: Play): number[] => [play.position.seats, handsOf(play)];
    const peeping: Game = { ...relicsGame, mind: mindOf(figures) };
    expect(walks(peeping, 'abbey')).toThrow('how a match stands is told by what everybody may know: hand');
    expect(walks({ ...relicsGame, mind: mindOf(() => [0, 0]) }, 'abbey')).not.toThrow();
    expect(walks({ ...relicsGame, mind: mindOf(() => [0]) }, 'abbey')).toThrow('a mind has a figure for each name');
  });

  test('a bot that looks into the hand of another', () => {
    const cheat: Bot = {
      name: 'cheat',
      choose: (play, seat) => ({
        action: play.anyAction(seat, { draw: (n, from = 0) => from + (handsOf(play) % n) }),
      }),
    };
    expect(walks({ ...relicsGame, bots: [cheat] }, 'abbey')).toThrow('a bot chooses by what its seat may know');
    const honest: Bot = {
      name: 'honest',
      choose: (play, seat, thinking) => ({ action: play.anyAction(seat, thinking) }),
    };
    expect(walks({ ...relicsGame, bots: [honest] }, 'abbey')).not.toThrow();
  });

  test('a spectator who sees more than a player', () => {
    const leaky: Game = {
      ...relicsGame,
      view: (look, seat) => (seat === null ? { deck: field(look, 'deck') } : relicsGame.view(look, seat)),
    };
    expect(walks(leaky, 'abbey')).toThrow('a spectator sees no more than each seat');
  });

  test('an action that shows a card and could be taken back', () => {
    const silent: Game = {
      ...relicsGame,
      view(look, seat) {
        const shown = look.inside('sale') ? { shown: field(look, 'hands') } : {};
        return { ...relicsGame.view(look, seat), ...shown };
      },
    };
    expect(walks(silent, 'abbey')).toThrow(/redrawn|shows nothing hidden/);
  });

  test('a decision that offers nothing', () => {
    const stuck = withStep(fordGame, 'reaction', { offers: {} });
    expect(walks(stuck, 'ford')).toThrow('no dead ends');
  });

  test('a list that changes the state', () => {
    let looks = 0;
    const restless = withStep(fordGame, 'advance', {
      seats(look: AnyLook) {
        Object.assign(look.state, { looks: ++looks });
        return [0];
      },
    });
    expect(walks(restless, 'ford')).toThrow();
  });

  test('a step that names no rule', () => {
    expect(walks(withStep(fordGame, 'turn', { rule: 'ford.99' }), 'ford')).toThrow('every step names a rule');
    expect(citedUnknown(withStep(fordGame, 'turn', { rule: 'ford.99' }))).toEqual(['step turn names "ford.99"']);
  });

  test('an event without words in one language', () => {
    const { marched: _, ...events } = fordGame.text.it.events;
    const mute: Game = { ...fordGame, text: { ...fordGame.text, it: { ...fordGame.text.it, events } } };
    expect(walks(mute, 'ford')).toThrow('no it words for "marched"');
  });

  test('words with a hole in them', () => {
    const holed: Game = {
      ...fordGame,
      text: {
        ...fordGame.text,
        en: { ...fordGame.text.en, actions: { ...fordGame.text.en.actions, rest: action => `Rest ${action.name}` } },
      },
    };
    expect(walks(holed, 'ford')).toThrow('everything has words');
  });

  test('a match that never ends', () => {
    const endless = withStep(fordGame, 'turnEnd', {
      run: (flow: { next(frame: object): void }, frame: { seat: number }) =>
        flow.next({ step: 'turn', seat: 1 - frame.seat }),
    });
    expect(() =>
      checkWalk(endless, { scenario: 'footbridge', seats: 2, seed: 'x' }, { oneIn: 100, longest: 500, replayed: 1 }),
    ).toThrow();
  });

  test('a clone that shares what changes', () => {
    const shallow: Game = { ...fordGame, clone: state => ({ ...state }) };
    expect(walks(shallow, 'ford')).toThrow();
  });

  test('a broken invariant', () => {
    const strict: Game = { ...fordGame, invariants: look => (field(look, 'turn') === 4 ? ['it is turn 4'] : []) };
    expect(walks(strict, 'ford')).toThrow('invariants hold: it is turn 4');
  });

  test('state that JSON would lose', () => {
    const dated: Game = {
      ...fordGame,
      setup: call => {
        const opening = fordGame.setup(call);
        return { ...opening, state: { ...opening.state, when: new Map() } };
      },
    };
    expect(walks(dated, 'ford')).toThrow('the state is plain JSON');
  });

  test('a refusal that tells what is in another hand', () => {
    const bids = relicsGame.steps.bids;
    const card = bids && 'reveal' in bids ? bids.offers.card : undefined;
    if (!bids || !('reveal' in bids) || !card) throw new Error('relics has lost its bids');
    const nosy = withStep(relicsGame, 'bids', {
      offers: {
        ...bids.offers,
        card: {
          ...card,
          why: (look: AnyLook, _: object, seat: number, action: { card: number }) => {
            const hands = field(look, 'hands');
            const theirs = Array.isArray(hands) ? hands[1 - seat] : [];
            return { rule: theirs.includes(action.card) ? 'relics.2' : 'relics.4', reason: 'notInHand', ...action };
          },
        },
      },
    });
    // The rule alone would not be read: what the words say is compared.
    const words = (card: unknown, rule: string): string => `The card ${card} is not in your hand, by ${rule}`;
    const telling: Game = {
      ...nosy,
      text: {
        en: {
          ...nosy.text.en,
          refusals: { ...nosy.text.en.refusals, notInHand: ({ card: one, rule }) => words(one, rule) },
        },
        it: nosy.text.it,
      },
    };
    expect(walks(telling, 'abbey')).toThrow('a refusal does not depend on what the seat cannot see');
  });

  test('a secret told to everybody', () => {
    const round = relicsGame.steps.bids;
    if (!round || !('reveal' in round)) throw new Error('relics has lost its bids');
    const loud = withStep(relicsGame, 'sale', {
      offers: {
        keep: {
          list: (_: AnyLook, { owner }: { owner: number }, seat: number) => (seat === owner ? [{ type: 'keep' }] : []),
          odds: () => 'sequence',
          take(flow: AnyFlow, { owner }: { owner: number }) {
            const hands = field(flow, 'hands');
            const cards = Array.isArray(hands) ? hands[owner] : [];
            flow.emit({ type: 'dealt', rule: 'relics.2', seat: owner, cards });
          },
        },
      },
      invites: () => [],
    });
    expect(walks(loud, 'abbey')).toThrow('events tell a seat nothing that it cannot see');
  });

  test('chance that decides and has neither odds nor a reason', () => {
    const turn = fordGame.steps.reaction;
    const brace = turn && 'offers' in turn ? turn.offers.brace : undefined;
    if (!turn || !('offers' in turn) || !brace) throw new Error('ford has lost its reaction');
    const { odds: _, ...silent } = brace;
    const mute = withStep(fordGame, 'reaction', { offers: { ...turn.offers, brace: silent } });
    expect(lacksOf(mute)).toEqual(['odds of reaction.brace']);
  });

  test('outcomes that nobody can tell apart, or whose words are not true of all their ways', () => {
    const say = (hit: () => string): Game => ({
      ...fordGame,
      text: { ...fordGame.text, en: { ...fordGame.text.en, outcomes: { hit } } },
    });
    expect(lacksOf(say(() => 'Somebody is hit'))).toContain('one outcome for one sentence at reaction.brace');
    const merged: Game = { ...fordGame, details: { hit: ['unit', 'rule'], reacted: true } };
    expect(lacksOf(merged)).toContain('words true of every way at reaction.brace');
  });

  test('an exception in place of a refusal', () => {
    const turn = fordGame.steps.turn;
    const march = turn && 'offers' in turn ? turn.offers.march : undefined;
    if (!turn || !('offers' in turn) || !march) throw new Error('ford has lost its turn');
    const why = (_: AnyLook, __: object, ___: number, action: { unit: number }) => {
      if (action.unit > 90) throw new Error('no such soldier');
      return { rule: 'ford.2', reason: 'notYours', unit: action.unit };
    };
    const brittle = withStep(fordGame, 'turn', { offers: { ...turn.offers, march: { ...march, why } } });
    expect(walks(brittle, 'ford')).toThrow('every well-formed action gets an answer');
  });

  test('a rule of another scenario', () => {
    const elsewhere: Game = {
      ...fordGame,
      belongs: (rule, scenario) => rule !== 'ford.2.1' || scenario !== 'footbridge',
    };
    expect(walks(elsewhere, 'footbridge')).toThrow('every rule cited is of this scenario');
    expect(walks(elsewhere, 'ford')).not.toThrow();
  });

  test('a refusal without a reason is noted with its offer and an example', () => {
    const turn = fordGame.steps.turn;
    const march = turn && 'offers' in turn ? turn.offers.march : undefined;
    if (!turn || !('offers' in turn) || !march || !('list' in march)) throw new Error('ford has lost its turn');
    const { why: _, ...plain } = march;
    const curt = withStep(fordGame, 'turn', { offers: { ...turn.offers, march: plain } });
    expect(lacksOf(curt)).toEqual(['a reason at turn.march']);
    expect(lacksOf(fordGame)).toEqual([]);
  });

  test('chance from anywhere but the match', () => {
    let calls = 0;
    const cheat = withStep(fordGame, 'turnEnd', {
      run(flow: AnyLook & { next(frame: object): void; end(ending: object): void }, frame: { seat: number }) {
        Object.assign(flow.state, { turn: calls++ });
        if (calls % 40 === 0) flow.end({ rule: 'ford.1', why: 'crossed', winners: [], scores: [] });
        else flow.next({ step: 'turn', seat: 1 - frame.seat });
      },
    });
    expect(walks(cheat, 'ford')).toThrow();
  });
});

test('a sample of tables has every scenario and every number of seats', () => {
  const many = { seats: ['a', 'b', 'c', 'd', 'e', 'f'], min: 2 };
  const game = { ...fordGame, scenarios: { one: many, two: many, three: many, pair: { seats: ['a', 'b'] } } };
  const tables = sampledTables(game);
  expect(tables).toEqual([
    { scenario: 'one', seats: 2 },
    { scenario: 'one', seats: 6 },
    { scenario: 'two', seats: 3 },
    { scenario: 'three', seats: 4 },
    { scenario: 'pair', seats: 2 },
  ]);
});

describe('books', () => {
  const { rulebook } = ford;

  test('a sound catalogue has no problems', () => {
    expect(catalogueProblems(rulebook)).toEqual([]);
  });

  test('problems are named', () => {
    const { 'ford.1': _, ...italian } = rulebook.italian;
    const [first] = rulebook.entries;
    const problems = catalogueProblems({
      ...rulebook,
      italian: { ...italian, 'ford.77': { title: 'x', says: 'y' } },
      entries: [
        ...rulebook.entries,
        ...(first ? [first] : []),
        { id: 'other.1', title: '', says: 'x', kind: 'whim', see: ['ford.nothing'] },
      ],
    });
    for (const expected of [
      'ford.1 has no Italian',
      'ford.77 is Italian only',
      'an id stands twice',
      'other.1 does not begin with ford.',
      'other.1 refers to ford.nothing',
      '/13/kind',
      '/13/title',
    ])
      expect(problems.join('\n')).toContain(expected.replace('/13/', `/${rulebook.entries.length + 1}/`));
  });

  test('rulings concern rules that exist, and texts speak of rulings that exist', () => {
    const said = { en: 'x', it: 'y' };
    const ruling = { id: 'ford.R1', title: said, asks: said, says: said, why: said, others: [], concerns: ['ford.1'] };
    const entry = { id: 'ford.8', title: 'x', says: 'As R1 and ford.R1 say, but see R3.', kind: 'procedure' };
    const italian = { ...rulebook.italian, 'ford.8': { title: 'x', says: 'y' } };
    const entries = [...rulebook.entries, entry];
    expect(catalogueProblems({ ...rulebook, entries, italian, rulings: [ruling] })).toEqual([
      'ford.8 speaks of R3, which does not exist',
    ]);
    const astray = { ...ruling, id: 'ford.R2', concerns: ['ford.99'], says: { en: 'See ford.R7.', it: 'y' } };
    expect(catalogueProblems({ ...rulebook, rulings: [ruling, ruling, astray] })).toEqual([
      'rulings.json: an id stands twice',
      'ford.R2 concerns ford.99, which does not exist',
      'ford.R2 speaks of ford.R7, which does not exist',
    ]);
    const switched = { ...fordGame, rulebook: { ...rulebook, rulings: [{ ...ruling, option: 'mild' }] } };
    expect(citedUnknown(switched)).toEqual(['ford.R1 names the option "mild"']);
  });

  test('data without provenance, or against its schema, is named', () => {
    expect(dataProblems(ford.parts)).toEqual([]);
    expect(dataProblems({ odd: { schema: Type.Object({ n: Type.Integer() }), value: { n: 'x' } } })).toEqual([
      'odd/n: must be a whole number, not "x"',
      'odd does not say where it comes from',
    ]);
  });
});
