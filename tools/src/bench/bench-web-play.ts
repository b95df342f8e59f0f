/// <reference lib="dom" />
/** How quick a match of the largest battle is under a person's hands. */
import type { CDPSession, Page } from 'playwright-core';
import type { Battle, Deed } from './bench-web-battle.ts';
import { type AimedFigure, sitDown, type Visited, visitor } from './bench-web-visit.ts';

const MOVES = 40;
const OPENING_MS = 1000;
const OPENINGS = 5;
const FRAMES = 60;
const ONE_FRAME_MS = 16.7;
const SCRIPT_AIM_MS = 16;

/** Notes, in the page, when the first choice appears, when an action has been kept, and what goes to and from the engine. */
const WATCH = `
  addEventListener('DOMContentLoaded', () => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('.panel .choices button')) return;
      performance.mark('first choice');
      watcher.disconnect();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  addEventListener('click', () => performance.mark('click'), { capture: true });
  globalThis.between = { messages: 0, characters: 0 };
  const count = message => {
    between.messages++;
    between.characters += JSON.stringify(message).length;
  };
  // The engine answers when what it tells of is on disk.
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        count(data);
        if (data.result && 'taken' in data.result) performance.mark('kept');
      });
    }
    postMessage(message, ...more) {
      count(message);
      super.postMessage(message, ...more);
    }
  };
`;

export async function playFigures(visited: Visited, battle: Battle): Promise<AimedFigure[]> {
  return [...(await openingFigures(visited, battle)), ...(await movingFigures(visited, battle))];
}

/** A match is opened as quickly at its end as at its beginning. */
async function openingFigures(visited: Visited, { short, long }: Battle): Promise<AimedFigure[]> {
  const figures: AimedFigure[] = [];
  for (const record of [short, long]) {
    const context = await visitor(visited);
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    await page.goto(visited.origin);
    await sitDown(page, record);
    await page.locator('.panel .choices button').first().waitFor({ state: 'attached' });
    const openings: number[] = [];
    for (let time = 0; time < OPENINGS; time++) openings.push(await openAgain(page));
    figures.push(
      ...spread(`Montaperti: opening a kept match of ${record.history.length} actions`, openings, OPENING_MS),
    );
    await context.close();
  }
  return figures;
}

async function movingFigures(visited: Visited, { record, deeds }: Battle): Promise<AimedFigure[]> {
  const context = await visitor(visited);
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(visited.origin);
  await sitDown(page, record);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  const moves = await play(page, session, deeds);
  const zooming = await framesWhile(page, session, step => page.mouse.wheel(0, step % 30 < 15 ? -60 : 60), false);
  await comeCloser(page);
  const panning = await framesWhile(page, session, step => page.mouse.move(500 + 4 * step, 400 + 2 * step), true);
  await context.close();

  const on = (what: string): string => `Montaperti: ${what}`;
  return [
    ...spread(
      on('scripting for one move of a counter'),
      moves.map(({ script }) => script),
      SCRIPT_AIM_MS,
    ),
    ...spread(
      on('all work of the page for one move'),
      moves.map(({ work }) => work),
    ),
    ...spread(
      on('from a choice to its being kept'),
      moves.map(({ kept }) => kept),
    ),
    { name: on('messages to and from the engine for one move'), value: mean(moves, 'messages'), unit: '', aim: 2 },
    { name: on('characters to and from the engine for one move'), value: mean(moves, 'characters'), unit: '' },
    ...spread(on('a frame while zooming'), zooming.frames, ONE_FRAME_MS),
    { name: on('scripting for a frame while zooming'), value: zooming.script, unit: 'ms' },
    ...spread(on('a frame while panning close up'), panning.frames, ONE_FRAME_MS),
    { name: on('scripting for a frame while panning'), value: panning.script, unit: 'ms' },
  ];
}

const mean = (costs: readonly Cost[], what: 'messages' | 'characters'): number =>
  Math.round((10 * costs.reduce((sum, cost) => sum + cost[what], 0)) / costs.length) / 10;

async function openAgain(page: Page): Promise<number> {
  await page.reload();
  await page.locator('.panel .choices button').first().waitFor({ state: 'attached' });
  return page.evaluate(() => performance.getEntriesByName('first choice')[0]?.startTime ?? 0);
}

interface Cost {
  script: number;
  work: number;
  kept: number;
  messages: number;
  characters: number;
}

/** Does one deed after the other, and measures those that move a counter. */
async function play(page: Page, session: CDPSession, deeds: readonly Deed[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const { type, words } of deeds) {
    const before = await spent(session);
    await choose(page, words);
    const kept = await keptAfter(page);
    const after = await spent(session);
    const between = await sinceLast(page);
    const [script, work] = [after.script - before.script, after.work - before.work];
    if (type === 'step') costs.push({ kept, script, work, ...between });
    if (costs.length === MOVES) break;
  }
  return costs;
}

/** What has gone between page and engine since this was last asked. */
const sinceLast = (page: Page): Promise<{ messages: number; characters: number }> =>
  page.evaluate('(() => { const was = between; globalThis.between = { messages: 0, characters: 0 }; return was; })()');

/** Presses the button with these words, be it folded away or not. */
const choose = (page: Page, words: string): Promise<void> =>
  page.evaluate(wanted => {
    performance.clearMarks();
    const buttons = [...document.querySelectorAll<HTMLElement>('.panel .choices button')];
    // Where the heading above says a part of it, the whole is what the button is called.
    const button = buttons.find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === wanted);
    if (!button) throw new Error(`there is no choice "${wanted}"`);
    button.click();
  }, words);

/** Waits until the choice is kept and shown; tells how long the keeping took. */
const keptAfter = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = (): void => {
          const [click] = performance.getEntriesByName('click');
          const [kept] = performance.getEntriesByName('kept');
          if (click && kept) requestAnimationFrame(() => setTimeout(() => resolve(kept.startTime - click.startTime)));
          else setTimeout(look, 5);
        };
        look();
      }),
  );

/** What the page's own thread has done so far, in milliseconds. */
async function spent(session: CDPSession): Promise<{ script: number; work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), work: of('TaskDuration') };
}

/** To where counters are read with ease, and until the map has been painted. */
async function comeCloser(page: Page): Promise<void> {
  for (let step = 0; step < 15; step++) await page.mouse.wheel(0, -60);
  await page.waitForTimeout(1000);
}

/** The time between frames while a hand moves the map. */
async function framesWhile(
  page: Page,
  session: CDPSession,
  move: (step: number) => Promise<void>,
  pressed: boolean,
): Promise<{ frames: number[]; script: number }> {
  await page.mouse.move(500, 400);
  if (pressed) await page.mouse.down();
  const before = await spent(session);
  await page.evaluate(() => {
    const next = (at: number): void => {
      performance.mark('frame', { startTime: at });
      if (performance.getEntriesByName('stop').length === 0) requestAnimationFrame(next);
    };
    performance.clearMarks();
    requestAnimationFrame(next);
  });
  for (let step = 0; step < FRAMES; step++) await move(step);
  const after = await spent(session);
  const times = await page.evaluate(() => {
    performance.mark('stop');
    return performance.getEntriesByName('frame').map(({ startTime }) => startTime);
  });
  if (pressed) await page.mouse.up();
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { frames, script: round((after.script - before.script) / frames.length) };
}

function spread(name: string, values: readonly number[], aim?: number): AimedFigure[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return [
    { name: `${name}, median of ${values.length}`, value: at(0.5), unit: 'ms', ...(aim === undefined ? {} : { aim }) },
    { name: `${name}, 95 of 100`, value: at(0.95), unit: 'ms', ...(aim === undefined ? {} : { aim }) },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
