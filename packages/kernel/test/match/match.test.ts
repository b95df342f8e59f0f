import {
  at,
  clone,
  Generator,
  Match,
  type MatchRecord,
  readRecord,
  replay,
  startChance,
  verify,
} from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');
const relics = registry.game('relics');

const fordMatch = (): Match => new Match(ford, { scenario: 'ford', seed: 'a match' });

function playOut(match: Match): Match {
  const chance = new Generator(startChance('sfc32', 'player'));
  for (;;) {
    const seat = match.play.decision()?.seats[0];
    if (seat === undefined) return match;
    match.act(seat, match.play.anyAction(seat, chance));
  }
}

const opening = (match: Match): void => {
  match.act(0, { type: 'march', unit: 2 });
  match.act(1, { type: 'march', unit: 5 });
  match.act(0, { type: 'charge', unit: 2, target: 5 });
};

describe('undo', () => {
  test('takes back one’s own last action while nobody else acted and nothing was rolled', () => {
    const match = fordMatch();
    const before = match.play.hash();
    match.act(0, { type: 'march', unit: 2 });
    const after = match.play.hash();
    expect(match.undo(0)).toEqual({ ok: true });
    expect([match.play.hash(), match.length, match.log.length]).toEqual([before, 0, 0]);
    expect(match.redo()).toEqual({ ok: true });
    expect([match.play.hash(), match.length, match.log.length]).toEqual([after, 1, 1]);
    expect(match.redo()).toEqual({ ok: false, denial: 'nothing-to-redo' });
  });

  test('needs the other’s consent once the other has acted', () => {
    const match = fordMatch();
    opening(match);
    match.act(1, { type: 'brace' });
    expect(match.undo(0)).toEqual({ ok: false, denial: 'needs-consent' });
    expect(match.undo(0, [0])).toEqual({ ok: false, denial: 'needs-consent' });
    expect(match.undo(0, [1])).toEqual({ ok: true });
    expect(match.length).toBe(2);
    expect(match.play.decision()?.step).toBe('turn');
  });

  test('needs consent beyond dice, even for one’s own action', () => {
    const match = fordMatch();
    opening(match);
    match.act(1, { type: 'brace' });
    expect(match.undo(1)).toEqual({ ok: false, denial: 'needs-consent' });
    const rolled = JSON.stringify(match.log);
    expect(match.undo(1, [0])).toEqual({ ok: true });
    match.act(1, { type: 'brace' });
    expect(JSON.stringify(match.log)).toBe(rolled);
  });

  test('withdraws a secret choice without touching the others’', () => {
    const match = new Match(relics, { scenario: 'abbey', seats: 3, seed: 'x' });
    const first = (seat: number) => at(match.play.legal(seat), 0);
    match.act(0, first(0));
    match.act(1, first(1));
    match.act(2, first(2));
    const chosen = clone(match.play.position.sealed);
    expect(match.undo(0)).toEqual({ ok: true });
    expect(match.play.position.sealed).toEqual([[], chosen?.[1], chosen?.[2]]);
    expect(match.redo()).toEqual({ ok: true });
    expect(match.play.position.sealed).toEqual(chosen);
  });

  test('without a seat takes back the last entry, whatever it was', () => {
    const match = fordMatch();
    const start = match.play.hash();
    expect(match.undo()).toEqual({ ok: false, denial: 'nothing-to-undo' });
    opening(match);
    match.script([6, 6, 1]);
    match.act(1, { type: 'brace' });
    const end = match.play.hash();
    while (match.undo().ok);
    expect(match.play.hash()).toBe(start);
    while (match.redo().ok);
    expect(match.play.hash()).toBe(end);
  });

  test('reaches back over any number of entries', () => {
    const match = playOut(fordMatch());
    const hashes: string[] = [];
    const again = fordMatch();
    for (const entry of match.record().history) {
      hashes.push(again.play.hash());
      again.enter(entry);
    }
    while (hashes.length > 0) {
      again.undo();
      expect(again.play.hash()).toBe(hashes.pop());
    }
  });

  test('a new action forgets what was undone', () => {
    const match = fordMatch();
    match.act(0, { type: 'march', unit: 2 });
    match.undo(0);
    match.act(0, { type: 'rest' });
    expect(match.redo()).toEqual({ ok: false, denial: 'nothing-to-redo' });
  });
});

describe('analysis', () => {
  test('scripted dice come next; an impossible one changes nothing', () => {
    const match = fordMatch();
    opening(match);
    match.script([2, 9]);
    const before = match.play.hash();
    expect(() => match.act(1, { type: 'brace' })).toThrow('scripted result 9 is not between 1 and 6');
    expect(match.play.hash()).toBe(before);
    match.script([1]);
    expect(match.act(1, { type: 'brace' }).ok).toBe(true);
    expect(replay(ford, readRecord(match.record())).play.hash()).toBe(match.play.hash());
    for (let entries = match.length; entries > 0; entries--) expect(match.undo()).toEqual({ ok: true });
  });

  test('an edit is checked against the invariants', () => {
    const match = fordMatch();
    const before = match.play.hash();
    const edit = (path: string, value: unknown) => match.edit([{ op: 'replace', path, value }]);
    expect(edit('/state/units/0/cell', 1)).toEqual({
      ok: false,
      denial: { problem: { code: 'impossible', says: ['two soldiers share a cell'] } },
    });
    expect(edit('/state/units/0/cell', 99)).toMatchObject({ ok: false });
    expect(edit('/state/units/99/cell', 3)).toMatchObject({ ok: false });
    expect(edit('/chance/key', 'ff')).toEqual({
      ok: false,
      denial: { problem: { code: 'outside', path: '/chance/key' } },
    });
    expect(edit('/state/__proto__/polluted', true)).toMatchObject({ ok: false });
    expect(edit('/stack/0/step', 'constructor')).toMatchObject({ ok: false });
    expect(edit('/stack/0/seat', 7)).toEqual({
      ok: false,
      denial: { problem: { code: 'nobody-asked', step: 'turn', seat: 7 } },
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(match.play.hash()).toBe(before);
    expect(edit('/state/units/2/cell', 5)).toEqual({ ok: true });
    expect(match.play.legal(0)).toContainEqual({ type: 'charge', unit: 2, target: 5 });
    match.undo();
    expect(match.play.hash()).toBe(before);
  });
});

describe('records', () => {
  const record = playOut(fordMatch()).record();
  const changed = (change: (copy: MatchRecord) => void): MatchRecord => {
    const copy = clone(record);
    change(copy);
    return copy;
  };

  test('replay to the same state, bit for bit, through JSON', () => {
    const again = replay(ford, readRecord(JSON.parse(JSON.stringify(record))));
    expect(again.record()).toEqual(record);
    expect(record.checkpoints.length).toBeGreaterThan(0);
  });

  test('verify tells what it checked', () => {
    const found = verify(ford, record);
    if (!found.genuine) throw new Error('it was played');
    expect(found.entries).toBe(record.history.length);
    expect(found.dice).toBeGreaterThan(0);
    expect(found.drawn).toBeGreaterThanOrEqual(found.dice);
  });

  test('tell scripted dice and edits apart from a genuine match', () => {
    const match = fordMatch();
    match.script([3]);
    match.edit([{ op: 'replace', path: '/state/turn', value: 3 }]);
    expect(verify(ford, playOut(match).record())).toEqual({ genuine: false, changed: [1, 2] });
  });

  test.each<[string, (copy: MatchRecord) => void, string]>([
    ['another seed', copy => (copy.seed = 'other'), 'the seed is not the one that was committed to'],
    [
      'an illegal action',
      copy => copy.history.splice(0, 1, { seat: 1, action: { type: 'rest' } }),
      'entry 1 cannot be played',
    ],
    ['a missing action', copy => copy.history.pop(), 'the final state differs'],
    ['another result', copy => (copy.result = null), 'the result is not the one the match gives'],
    ['other rules', copy => (copy.version = 99), 'the record is of rules version 99'],
    ['a scenario that does not exist', copy => (copy.scenario = 'sea'), 'ford has no scenario "sea"'],
    ['another game', copy => (copy.game = 'relics'), 'the record is of "relics"'],
  ])('%s is found out', (_, change, message) => {
    expect(() => verify(ford, changed(change))).toThrow(message);
  });

  test('another action is found out', () => {
    const match = fordMatch();
    match.act(0, { type: 'march', unit: 2 });
    const short = match.record();
    const tampered = { ...short, history: [{ seat: 0, action: { type: 'rest' } }] };
    expect(() => verify(ford, short)).not.toThrow();
    expect(() => verify(ford, tampered)).toThrow('the final state differs');
  });

  test('of a scenario that lacks some of the game’s options replay too', () => {
    const { fierce } = ford.options;
    const limited = { ...ford, options: { ...(fierce ? { fierce: { ...fierce, scenarios: ['ford'] } } : {}) } };
    const match = new Match(limited, { scenario: 'footbridge', seed: 's' });
    expect(replay(limited, match.record()).play.hash()).toBe(match.play.hash());
    expect(() => new Match(limited, { scenario: 'footbridge', seed: 's', options: { fierce: true } })).toThrow(
      'footbridge has no option "fierce"; it has none',
    );
  });

  test('what is not a record says why', () => {
    expect(() => readRecord({ ...record, seats: 'two' })).toThrow(/not a match record: \/seats/);
    expect(() => readRecord('nonsense')).toThrow('not a match record');
  });

  test('keep the data pack they were played with', () => {
    const pack = {
      format: 'carroccio-pack/1' as const,
      game: 'ford',
      title: 'A longer ford',
      parts: {
        waters: { ford: { length: 12, soldiers: 2, source: 0 }, footbridge: { length: 6, soldiers: 2, source: 0 } },
      },
    };
    const match = new Match(registry.game('ford', pack), { scenario: 'ford', seed: 's' }, pack);
    const kept = readRecord(match.record());
    expect(kept.pack).toEqual(pack);
    expect(replay(registry.game('ford', kept.pack), kept).play.position.state).toMatchObject({ length: 12 });
  });
});

test('a rule that throws leaves the match as it was', () => {
  const faulty = {
    ...ford,
    steps: {
      ...ford.steps,
      morale: {
        rule: 'ford.3.2',
        run() {
          throw new Error('a bug');
        },
      },
    },
  };
  const match = new Match(faulty, { scenario: 'ford', seed: 's' });
  opening(match);
  const before = match.play.hash();
  expect(() => match.act(1, { type: 'brace' })).toThrow('a bug');
  expect(match.play.hash()).toBe(before);
  expect(match.length).toBe(3);
});

describe('moments and branches', () => {
  test('every moment of a match can be looked at again, scripted dice and edits included', () => {
    const match = new Match(relics, { scenario: 'abbey', seed: 'moments' });
    const hashes = [match.play.hash()];
    const chance = new Generator(startChance('sfc32', 'player'));
    for (let entry = 1; entry <= 40; entry++) {
      const seat = match.play.decision()?.seats[0];
      if (seat === undefined) break;
      if (entry === 5) match.script([1]);
      else if (entry === 6) match.script([]);
      else if (entry === 19) match.edit([{ op: 'test', path: '/state', value: match.play.position.state }]);
      else match.act(seat, match.play.anyAction(seat, chance));
      hashes.push(match.play.hash());
    }
    const now = match.play.hash();
    expect(match.length).toBeGreaterThan(17);
    expect(hashes.map((_, entry) => match.moment(entry).hash())).toEqual(hashes);
    match.moment(3).apply(0, { type: 'nothing' });
    expect(match.play.hash()).toBe(now);
  });

  test('a branch goes its own way', () => {
    const match = playOut(fordMatch());
    const half = Math.floor(match.length / 2);
    const branch = match.branch(half);
    expect([branch.length, branch.play.hash()]).toEqual([half, match.moment(half).hash()]);
    const over = match.play.hash();
    const seat = branch.play.decision()?.seats[0] ?? -1;
    branch.act(seat, at(branch.play.legal(seat), 0));
    expect([branch.length, match.play.hash()]).toEqual([half + 1, over]);
    expect(replay(ford, branch.record()).play.hash()).toBe(branch.play.hash());
  });
});
