import { type Described, Registry, Teller } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { describe, expect, test } from 'vitest';
import { familyLabel, fillIn, soleSum } from '../../src/play/families.ts';
import { TEXT } from '../../src/words/text.ts';

const game = new Registry([podesta]).game('podesta');
const scene = { scenario: 'short', options: {}, seatNames: Object.keys(game.text.en.seats).slice(0, 2) };
const teller = new Teller(game, scene, 'en');
const text = TEXT.en;

const lay: Described = {
  type: 'lay',
  same: {},
  fields: [{ field: 'florins', kind: 'sum', least: 0, most: 1600, step: 1 }],
};
const hire: Described = {
  type: 'hire',
  same: { from: -1 },
  fields: [
    { field: 'company', kind: 'one', of: [0, 2] },
    { field: 'station', kind: 'one', of: [0] },
    { field: 'florins', kind: 'sum', least: 500, most: 900, step: 1 },
  ],
};
const sent: Described = {
  type: 'sent',
  same: {},
  fields: [{ field: 'units', kind: 'set', of: [0, 2, 3], least: 1, most: 2 }],
};

/** Fills a family in with these lines; what was asked for comes back too. */
async function typed(family: Described, first: string, ...lines: string[]) {
  const asked: string[] = [];
  const notes: string[] = [];
  const action = await fillIn(family, first, {
    teller,
    text,
    async ask(question) {
      asked.push(question);
      return lines.shift() ?? '';
    },
    note: words => notes.push(words),
  });
  return { action, asked, notes };
}

describe('choices that are not listed', () => {
  test('are one line of the list, with what can be said', () => {
    expect(familyLabel(lay, teller, text)).toBe('Lay 0 florins … (Florins 0 to 1600)');
  });

  test('where a sum is all there is to choose, a number is that sum', () => {
    expect(soleSum([lay], [])).toBe(lay);
    expect([soleSum([lay], [{ type: 'noOffer' }]), soleSum([lay, lay], []), soleSum([hire], [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a sum is typed as a number, with the choice or when it is asked for', async () => {
    expect(await typed(lay, '350')).toEqual({ action: { type: 'lay', florins: 350 }, asked: [], notes: [] });
    const question = 'Florins 0 to 1600 (Enter gives up)';
    const { action, asked, notes } = await typed(lay, '', 'much', '20');
    expect([action, asked]).toEqual([{ type: 'lay', florins: 20 }, [question, question]]);
    expect(notes).toEqual(['Not understood: much']);
    expect((await typed(lay, '', '')).action).toBeNull();
  });

  test('one of several is typed as a number or by its name; one alone is not asked', async () => {
    const name = teller.value('company', 2);
    const company = name.split(' ').at(-1) ?? '';
    expect((await typed(hire, '', company, '520')).action).toEqual({
      type: 'hire',
      from: -1,
      company: 2,
      station: 0,
      florins: 520,
    });
  });

  test('a set is typed as numbers or names; a dash is none', async () => {
    expect((await typed(sent, '1, 3')).action).toEqual({ type: 'sent', units: [0, 3] });
    expect((await typed(sent, '', '2 3')).action).toEqual({ type: 'sent', units: [2, 3] });
    expect((await typed(sent, '-')).action).toEqual({ type: 'sent', units: [] });
    expect((await typed(sent, '', '9', '1')).action).toEqual({ type: 'sent', units: [0] });
  });

  test('things of one kind are told apart by what differs in words', async () => {
    const promises: Described = {
      type: 'propose',
      same: {},
      fields: [
        {
          field: 'give',
          kind: 'items',
          least: 0,
          most: 3,
          of: [
            { kind: 'florins', fields: [{ field: 'florins', kind: 'sum', least: 10, most: 930, step: 1 }] },
            {
              kind: 'promise',
              fields: [
                { field: 'what', kind: 'one', of: [0, 1] },
                { field: 'florins', kind: 'one', of: [0] },
              ],
            },
            {
              kind: 'promise',
              fields: [
                { field: 'what', kind: 'one', of: [2] },
                { field: 'florins', kind: 'one', of: [100, 200] },
              ],
            },
          ],
        },
      ],
    };
    const offered: (readonly string[])[] = [];
    await fillIn(promises, '', {
      teller,
      text,
      async ask(question, names) {
        offered.push([question, ...names]);
        return '';
      },
      note: () => undefined,
    });
    expect(offered).toEqual([
      ['Given 1 (Enter: that is all)', 'florins', 'a promise: peace / aid in war', 'a promise: a payment'],
    ]);
  });
});
