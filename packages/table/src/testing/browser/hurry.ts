import type { Page } from 'playwright-core';

/** What somebody at the table could press. */
interface Offered {
  readonly over: boolean;
  readonly handOver: boolean;
  readonly choices: readonly string[];
}

/** What somebody in a hurry presses: a choice by its number, or the button that takes the screen. */
type Pressed = number | 'hand-over' | null;

const MOST_CLICKS = 2000;

/** Which of the choices somebody takes. */
export type Wish = (offered: readonly string[]) => number;

/** The last choice of the list mostly ends something. */
const last: Wish = offered => offered.length - 1;

/**
 * Somebody in a hurry presses on until the match is over, or until he has had enough. One request to the browser a
 * click: it looks, presses and waits there. How a click feels, other tests try.
 */
export async function hurry(page: Page, enough?: () => Promise<boolean>, wish: Wish = last): Promise<void> {
  let pressed: Pressed = null;
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const offered = await press(page, pressed);
    if (offered.over || (await enough?.())) return;
    pressed = offered.handOver ? 'hand-over' : Math.max(0, wish(offered.choices));
  }
  throw new Error(`after ${MOST_CLICKS} clicks the match is not over`);
}

const press = (page: Page, pressed: Pressed): Promise<Offered> =>
  page.evaluate(async wanted => {
    const all = (within: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${within} button`)];
    const buttons = (within: string): HTMLElement[] => all(within).filter(button => button.checkVisibility());
    /** Where nothing is listed, what is to be filled in is sent as it stands; places on the board are listed folded. */
    const choices = (): HTMLElement[] =>
      [
        buttons('.panel-decision > .choices'),
        buttons('.panel-decision .family'),
        all('.panel-decision > .choices'),
      ].find(found => found.length > 0) ?? [];
    /** Whatever changes on the page; nothing may, where the click came too late. */
    const change = (): Promise<unknown> =>
      new Promise(resolve => {
        const observer = new MutationObserver(resolve);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(resolve, 1000);
      });
    if (wanted !== null) {
      const changed = change();
      (wanted === 'hand-over' ? buttons('.hand-over')[0] : choices()[wanted])?.click();
      await changed;
    }
    for (;;) {
      const over = document.querySelector('.toolbar a[href*="/summary/"]') !== null;
      const handOver = buttons('.hand-over').length > 0;
      const texts = choices().map(choice => choice.innerText);
      if (over || handOver || texts.length > 0) return { over, handOver, choices: texts };
      await change();
    }
  }, pressed);
