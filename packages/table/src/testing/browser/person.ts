/** Somebody at the table who counts his presses: of a button, of a counter, of a place, of a key. */
import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Person {
  readonly page: Page;
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(button: Locator): Promise<void> {
    this.presses++;
    await button.click();
  }

  /** With the mouse, where the counter can be seen: nothing may lie over it. */
  async pressPiece(piece: string): Promise<void> {
    this.presses++;
    const { x, y } = await this.#seen(`.piece[data-piece="${piece}"]`);
    await this.page.mouse.click(x, y);
  }

  async pressAt({ x, y }: Point): Promise<void> {
    this.presses++;
    await this.page.mouse.click(x, y);
  }

  /** What is typed in one go is one press, as a sum is one thing to say. */
  async type(words: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.type(words);
  }

  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }

  /** A place of the board within reach of what is in hand, on which nothing lies. */
  async freePlace(): Promise<Point> {
    await this.page.locator('.reach-dots circle').first().waitFor({ state: 'attached' });
    return this.#seen('.reach-dots circle', true);
  }

  #seen(selector: string, bare = false): Promise<Point> {
    return this.page.evaluate(
      ([wanted, empty]) => {
        for (const element of document.querySelectorAll(wanted)) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          const there = document.elementFromPoint(middle.x, middle.y);
          if (!there?.closest('.board-sheet')) continue;
          if (empty ? !there.closest('[data-piece]') : element.contains(there)) return middle;
        }
        throw new Error(`nothing of ${wanted} can be pressed`);
      },
      [selector, bare] as const,
    );
  }
}
