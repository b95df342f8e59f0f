/** The siege sheet of Guiscard: what is shown only once an army of relief has come. */
import { guiscard } from '@carroccio/guiscard';
import { type Language, Match, Registry } from '@carroccio/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lay } from '../index.tsx';

const game = new Registry([guiscard]).game('guiscard');
const data = Object.fromEntries(Object.entries(guiscard.parts).map(([name, { value }]) => [name, value]));
const { Tracks } = lay({ game, data, pack: undefined });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The facts of the sheet, by their names, in a siege in which these things are so. */
function sheet(language: Language, so: Readonly<Record<string, unknown>>): Map<string, string> {
  const match = new Match(game, { scenario: 'nido-d-aquila', seed: 'sheet', stream: 'sfc32' });
  const { scenario, options, seatNames, decision, result, state } = match.play.view(0);
  if (!Tracks || !isRecord(state) || !isRecord(state.siege)) throw new Error('no siege sheet');
  const scene = { scenario, options, seatNames };
  const shown = { ...state, siege: { ...state.siege, ...so } };
  const sight = { state: shown, scene, seat: 0, decision, legal: match.play.legal(0), result, language };
  const page = renderToStaticMarkup(createElement(Tracks, { sight }));
  return new Map([...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', fact = '']) => [name, fact]));
}

const RELIEF = {
  shutIn: true,
  larder: 4,
  outer: [266, 267],
  reliefGear: { ladders: 2, grapnels: 1, stoneThrowers: 0 },
};

it('shows nothing of relief before it comes', () => {
  const facts = sheet('en', {});
  expect(facts.has('Day')).toBe(true);
  expect(['Shut in', 'The relief has', 'Fought at the same time'].filter(name => facts.has(name))).toEqual([]);
});

it('shows what those shut in live on, what the refuge still holds and what the relief has built', () => {
  const english = sheet('en', RELIEF);
  expect(english.get('Shut in')).toMatch(/food for 4 days$/);
  expect(english.get('Outer works the garrison still holds')).toBe('Q11, Q12');
  expect(english.get('The relief has')).toMatch(/2 ladders/);
  const italian = sheet('it', { ...RELIEF, larder: 1 });
  expect(italian.get('Rinchiusi')).toMatch(/viveri per 1 giorno$/);
  expect(italian.get('I soccorsi hanno')).toMatch(/2 scale/);
});

it('names the action fought on the other table', () => {
  const aside = { table: null, men: [], action: 'relief', parties: [[], []], quiet: 0, edge: -1 };
  expect(sheet('en', { aside }).get('Fought at the same time')).toBe('battle with the relief army');
});
