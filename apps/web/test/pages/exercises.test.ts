/** An exercise in a real browser: a wrong answer is told so with the figures, the best one is kept as solved. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expect, test } from 'vitest';

test('begin an exercise, answer it, and go on to the next', async () => {
  const { page, troubles } = await visit({}, '/#/exercises/guelphs');
  await page.getByRole('link', { name: 'Begin' }).first().click();
  const choices = page.locator('.panel .choices').getByRole('button');
  await choices.first().waitFor();
  // Nothing tells the odds before the answer.
  await choices.first().hover();
  expect(await page.locator('.odds').count()).toBe(0);
  const words = page.locator('.lesson');
  await page
    .getByRole('button', { name: /^Shoot at/ })
    .first()
    .click();
  await words.getByText(/^(Right|There is a better one)/).waitFor();
  const figures = await words.locator('ol > li').allInnerTexts();
  expect(figures.length).toBeGreaterThan(1);
  const shares = figures.map(line => Number(/(\d+)%/.exec(line)?.[1]));
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  await expectAccessible(page);
  await words.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Choose your answer').waitFor();
  expect(troubles).toEqual([]);
}, 120_000);
