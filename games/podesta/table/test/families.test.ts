/** Forms for what is not listed: every field is there, with its words, and the button says what is done. */
import { type Described, sampleOf, Teller } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { FamilyForm } from '@carroccio/table/panel/FamilyForm.tsx';
import { byKind, isWritten, itemFirst } from '@carroccio/table/panel/families.ts';
import { markupOf } from '@carroccio/table/testing/markup.tsx';
import { settingOf } from '@carroccio/table/testing/walk.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';

const { game } = settingOf(podesta);
const scene = { scenario: 'short', options: {}, seatNames: Object.keys(game.text.en.seats).slice(0, 2) };
const teller = new Teller(game, scene, 'en');

const buy = (good: number, most: number): Described => ({
  type: 'buy',
  same: { good },
  fields: [{ field: 'lots', kind: 'sum', least: 1, most, step: 1 }],
});
const hire: Described = {
  type: 'hire',
  same: { from: -1 },
  fields: [
    { field: 'company', kind: 'one', of: [0, 2] },
    { field: 'station', kind: 'one', of: [0] },
    { field: 'florins', kind: 'sum', least: 500, most: 900, step: 1 },
  ],
};

const drawn = (...families: Described[]): string =>
  markupOf(
    createElement(FamilyForm, {
      families,
      teller,
      means: () => 'Purse: 900',
      refusal: async () => null,
      choose: () => undefined,
    }),
  );

describe('a form', () => {
  it('has a number for a sum, a choice for one of several, the purse, and a button in words', () => {
    const form = drawn(hire);
    expect(form).toMatch(/<input type="number"[^>]* min="500" max="900" step="1"/);
    expect(form.match(/<select/g)).toHaveLength(2);
    for (const words of ['Florins', 'Company', 'Quartered in', 'Purse: 900', teller.action(sampleOf(hire))])
      expect(form).toContain(words);
  });

  it('asks which, where several families are of one kind', () => {
    expect(byKind([buy(0, 3), hire, buy(1, 5)])).toEqual(
      new Map([
        ['buy', [buy(0, 3), buy(1, 5)]],
        ['hire', [hire]],
      ]),
    );
    expect(drawn(buy(0, 3), buy(1, 5))).toContain(teller.value('good', 1));
    expect(drawn(buy(0, 3))).not.toContain('<select');
  });

  it('has boxes for a set, with how many are ticked, and a place to add things of a list', () => {
    const form = drawn({
      type: 'rise',
      same: {},
      fields: [
        { field: 'sestieri', kind: 'set', of: [0, 1, 2], least: 1, most: 2 },
        { field: 'things', kind: 'items', of: [{ kind: 'florins', fields: [] }], least: 0, most: 3 },
      ],
    });
    expect(form.match(/type="checkbox"/g)).toHaveLength(3);
    expect(form.match(/checked=""/g)).toHaveLength(1);
    expect(form).toContain(teller.value('sestieri', 2));
    expect(form).toMatch(/<option value="0">[^<]*florins/);
  });

  it('sends nothing that is not written', () => {
    expect([isWritten({ florins: 3 }), isWritten({ florins: Number.NaN })]).toEqual([true, false]);
    expect(itemFirst({ kind: 'florins', fields: buy(0, 3).fields })).toEqual({ kind: 'florins', lots: 1 });
  });
});
