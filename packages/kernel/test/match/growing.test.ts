/** A match written as it is played: a record, and lines after it. */
import { grownLine, heldIn, Match, readRecord, replay } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');

/** The file of a match in which some things are done, one line for each. */
function written(...deeds: ((match: Match) => void)[]): { match: Match; text: string } {
  const match = new Match(ford, { scenario: 'ford', seed: 'growing' });
  let text = `${JSON.stringify(match.record())}\n`;
  match.takeStayed();
  for (const deed of deeds) {
    const entries = match.length;
    deed(match);
    const stayed = match.takeStayed();
    if (stayed !== null) text += grownLine(match, entries, stayed);
  }
  return { match, text };
}

function act(match: Match): void {
  const seat = match.play.decision()?.seats[0] ?? 0;
  match.act(seat, match.play.legal(seat)[0]);
}
const rest = (match: Match): void => {
  const seat = match.play.decision()?.seats[0] ?? 0;
  match.act(seat, { type: 'rest' });
};
/** An entry of analysis: there can be any number of them. */
const script = (match: Match): void => {
  match.script([1]);
};
const takeBack = (match: Match): void => match.takeBack(match.length - 1);
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const valueIn = (text: string): unknown => {
  const held = heldIn(text);
  if ('wrong' in held) throw new Error(`line ${held.wrong.line}, column ${held.wrong.column}`);
  return held.value;
};

describe('a file that grows', () => {
  test('holds the record of the match, whatever was taken back and done anew', () => {
    const { match, text } = written(act, act, takeBack, rest, act, takeBack, takeBack, rest, ...times(40, script));
    expect(text.trimEnd().split('\n').length).toBe(49);
    expect(valueIn(text)).toEqual(match.record());
    expect(match.record().checkpoints).toHaveLength(1);
    expect(replay(ford, readRecord(valueIn(text))).play.hash()).toBe(match.play.hash());
  });

  test('forgets the hashes of what was taken back', () => {
    const { match, text } = written(...times(33, script), ...times(10, takeBack));
    expect(match.record().checkpoints).toEqual([]);
    expect(valueIn(text)).toEqual(match.record());
  });

  test('cut off anywhere, it holds all that was whole, and says that something was cut', () => {
    const { text } = written(act, rest, takeBack, rest);
    const begin = text.indexOf('\n') + 1;
    for (let end = begin; end <= text.length; end++) {
      const held = heldIn(text.slice(0, end));
      if ('wrong' in held) throw new Error(`unreadable at ${end}`);
      const whole = text.slice(0, end).split('\n').length - 2;
      const last = text.slice(0, end).split('\n').at(-1) ?? '';
      // A line to which nothing but its end is wanting is whole.
      const finished = last.endsWith('}') && !text.slice(end).split('\n')[0];
      expect(held.torn, `cut at ${end}`).toBe(last !== '' && !finished);
      const lines = whole + (finished ? 1 : 0);
      expect(readRecord(held.value).history).toHaveLength([0, 1, 2, 1, 2][lines] ?? 0);
    }
  });

  test('one line, or laid out over many, it is a record like any', () => {
    const { match } = written(act);
    expect(heldIn(JSON.stringify(match.record()))).toEqual({ value: match.record(), torn: false });
    expect(heldIn(JSON.stringify(match.record(), null, 2))).toEqual({ value: match.record(), torn: false });
  });

  test('says where it stops being what it should be', () => {
    const { text } = written(act, rest);
    const [first = '', second = '', third = ''] = text.split('\n');
    expect(heldIn(`${first}\n${second.slice(0, -1)}\n${third}\n`)).toEqual({
      wrong: { line: 2, column: second.length },
    });
    expect(heldIn(`${first}\n{"other":1}\n`)).toMatchObject({ wrong: { line: 2 } });
    expect(heldIn('{"format":"carroccio-pack/1"}\n{}\n')).toEqual({ wrong: { line: 2, column: 1 } });
    expect(heldIn('no\nJSON')).toEqual({ wrong: { line: 1, column: 1 } });
  });
});
