/** Choices of a list that may lie folded: places of the board are, since one presses them there. */
import type { Locator, Page } from 'playwright-core';

/** The choices of the decision, those in a folded list too. */
export const choicesIn = (page: Page): Locator => page.locator('.panel-decision > .choices button');

/** Presses a choice; unfolds its list before, where it is folded. */
export async function pressChoice(choice: Locator): Promise<void> {
  await choice.waitFor({ state: 'attached' });
  const summary = choice.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await summary.count()) > 0) await summary.click();
  await choice.click();
}
