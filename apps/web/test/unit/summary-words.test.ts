/** A game without dice does not speak of dice. */
import { expect, test } from 'vitest';
import { diceText } from '../../src/text/online/dice.ts';
import { summaryText } from '../../src/text/summary.ts';

const OF_DICE = /\b(dice|die|dad[io])\b/i;

test.each(['en', 'it'] as const)('where no die was rolled, the proof of a match names none: %s', language => {
  const summary = summaryText[language];
  const online = diceText[language];
  const said = [
    ...[summary.verify, summary.verifyAbout, summary.seedHidden, summary.changed, summary.genuine(12, 0)],
    ...[online.title, online.about, online.check, online.notGenuine, online.genuine(0)],
  ];
  for (const words of said) expect(words).not.toMatch(OF_DICE);
  expect(summary.genuine(12, 30)).toContain('30');
  expect(online.genuine(30)).toContain('30');
});
