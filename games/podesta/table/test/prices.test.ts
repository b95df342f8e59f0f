/** What a choice costs and brings stands on its button. */

import { Match } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
import { choiceTowards, sameChance } from '@carroccio/table/testing/walk.ts';
import { expect, test } from 'vitest';
import { communeNamed, position, sestiere } from '../../test/position.ts';
import { lay } from '../index.tsx';

const setting = settingOf(podesta);
const table = lay(setting);

/** The few words of the first such choice that a match played towards it comes to. */
function firstOf(type: string): string {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const match = new Match(setting.game, { scenario: 'short', seed: `prices ${attempt}`, seats: 2, stream: 'sfc32' });
    const chance = sameChance(31 * attempt);
    for (let count = 0; count < 400 && match.play.decision(); count++) {
      const sight = sightOf(match.play);
      const found = sight.legal.find(action => action.type === type);
      if (found) return table.short?.(found, sight) ?? '';
      const [seat = 0] = match.play.decision()?.seats ?? [];
      match.act(seat, choiceTowards(match.play, seat, ['win', type], chance));
    }
  }
  throw new Error(`nobody comes to ${type}`);
}

test('a work says what material and labour cost, and what it brings', () => {
  expect(firstOf('build')).toMatch(/· 900 fl\., later 300 fl\. · (walls \+1|taxes \+1,000 fl\. a year|bonus ×2)$/);
});

test('an arming says the most that may be offered for it, a Beneficio its price', () => {
  expect(firstOf('callArming')).toMatch(/^Arm .*: at most \d+ fl\./);
  expect(firstOf('buyBeneficio')).toBe('Buy a Beneficio: 100 fl.');
});

const FIRENZE = communeNamed('firenze');
const governing = () =>
  position(2)
    .govern(0, 'firenze')
    .treasury('firenze', 3000)
    .price('stoffe', 200)
    .price('preziosi', 300)
    .price('animali', 50);

/** The few words of the first choice of a kind, in both languages. */
function saidOf(match: ReturnType<ReturnType<typeof governing>['political']>, type: string): (string | null)[] {
  return (['en', 'it'] as const).map(language => {
    const sight = sightOf(match.play, language);
    const found = sight.legal.find(action => action.type === type);
    return found ? (table.short?.(found, sight) ?? null) : null;
  });
}

test('an exile says what the treasury seizes', () => {
  const match = governing().political(0);
  expect(saidOf(match, 'exile')).toEqual([
    'Exile Mercatores II · treasury of Firenze +1800 fl. · their taxes end',
    'Esilia Mercatores II · cassa di Firenze +1800 fior. · niente più tasse da loro',
  ]);
  match.act({ type: 'exile', sestiere: sestiere('firenze', 2) });
  expect(match.treasury('firenze')).toBe(3000 + 1800);
});

test('so does one by an event, which seizes four taxes instead of three', () => {
  const match = governing().annales(0, 'AN08');
  expect(saidOf(match, 'banish')).toEqual([
    'Exile Mercatores II · treasury of Firenze +2400 fl. · their taxes end',
    'Esilia Mercatores II · cassa di Firenze +2400 fior. · niente più tasse da loro',
  ]);
  match.act({ type: 'banish', sestiere: sestiere('firenze', 2) });
  expect(match.treasury('firenze')).toBe(3000 + 2400);
});

test('a feast says what it costs at today’s prices, and which goods it makes dearer', () => {
  expect(saidOf(governing().date(1, 2).political(0), 'feast')).toEqual([
    'Feast, Firenze: treasury of Firenze · 550 fl. · dearer: precious goods, animals, cloth',
    'Festa, Firenze: cassa di Firenze · 550 fior. · rincara: preziosi, animali, stoffe',
  ]);
});

test('a loan paid back says what was lent and the interest', () => {
  const p = governing().purse(0, 1000);
  p.state.loans = [{ seat: 0, commune: -1, capital: 500, interest: 100, due: 12 }];
  const match = p.commercial(0);
  expect(saidOf(match, 'repay')).toEqual([
    'Repay the loan (your own): purse · 600 fl. (500 fl. + 100 fl.)',
    'Rimborsa il prestito (in proprio): di tasca · 600 fior. (500 fior. + 100 fior.)',
  ]);
  match.act({ type: 'repay', loan: 0, from: -1 });
  expect(match.purse(0)).toBe(400);
});

test('arms bought on the market say their price, and what they make dearer', () => {
  const match = governing().price('metalli', 250).military(0);
  match.act({ type: 'callArming', sestiere: sestiere('firenze', 4) });
  while (match.step === 'arming') match.act({ type: 'noOffer' }, match.seats[0]);
  expect(saidOf(match, 'buyArms')).toEqual([
    'Arm Laboratores IV: treasury of Firenze · 250 fl. · dearer: metals',
    'Arma Laboratores IV: cassa di Firenze · 250 fior. · rincara: metalli',
  ]);
  match.act({ type: 'buyArms', from: FIRENZE });
  expect(match.treasury('firenze')).toBe(3000 - 250);
});
