/** Somebody who plays by nothing but keys: Tab to a choice, Enter to take it, Enter to unfold a list. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { entriesIn } from './kept.ts';

const MOST_CHOICES = 120;
const MOST_LOOKS = 20;

type Aim = 'hand-over' | 'choice' | 'fold' | 'sum' | 'nothing';

/** Marks what he aims at: what ends something, or else the last choice there is; a folded list has to be opened first. */
const aimAt = (page: Page): Promise<Aim> =>
  page.evaluate((): Aim => {
    for (const old of document.querySelectorAll('[data-aimed]')) old.removeAttribute('data-aimed');
    const seen = (within: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(within)].filter(element => element.checkVisibility());
    const wishes: readonly (readonly [Aim, string])[] = [
      ['hand-over', '.hand-over button'],
      ['choice', '.panel-decision > .choices .choice-verbs button'],
      ['choice', '.panel-decision > .choices button'],
      ['fold', '.panel-decision > .choices details:not([open]) > summary'],
      ['sum', '.panel-decision .family input'],
    ];
    for (const [aim, within] of wishes) {
      const last = seen(within).at(-1);
      if (!last) continue;
      last.setAttribute('data-aimed', '');
      return aim;
    }
    return 'nothing';
  });

/** How many places on the keyboard is before what was aimed at; less than none where it is behind it. */
const stepsTo = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const places = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(element => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]'));
    const at = (which: string): number => places.findIndex(place => place.matches(which));
    const aimed = at('[data-aimed]');
    return aimed < 0 ? 0 : aimed - at(':focus');
  });

/** There may be fewer places than it seems: one looks again on the way. */
async function tabThere(page: Page): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const steps = await stepsTo(page);
    if (steps === 0) return;
    for (let tab = 0; tab < Math.abs(steps); tab++) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error('by Tab one does not come there');
}

/** Takes choice after choice by keys alone, until it is enough. */
export async function playByKeys(page: Page, enough: () => Promise<boolean>): Promise<void> {
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    if (await enough()) return;
    await expect.poll(async () => (await aimAt(page)) !== 'nothing' || (await enough())).toBe(true);
    if (await enough()) return;
    const aim = await aimAt(page);
    const before = await entriesIn(page);
    await tabThere(page);
    await page.keyboard.press('Enter');
    if (aim === 'choice' || aim === 'sum')
      await expect.poll(async () => (await entriesIn(page)) > before || (await enough())).toBe(true);
  }
  throw new Error(`after ${MOST_CHOICES} choices it is not enough`);
}
