/** Draws the icons of the installed table from apps/web/public/icon.svg: run by hand when that picture changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from './bootstrap.mjs';
import { ARGUMENTS, requireChromium } from './chromium.mjs';

const PUBLIC = join(ROOT, 'apps', 'web', 'public');
const PAPER = '#f4ecd8';

/** A maskable icon is cut to any shape: its picture keeps to the middle, on paper that reaches the edge. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, ground: 'none' },
  { name: 'icon-512.png', size: 512, share: 1, ground: 'none' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.74, ground: PAPER },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: requireChromium(), args: ARGUMENTS });
for (const { name, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const body = `margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}`;
  await page.setContent(`<body style="${body}">${svg.replace('<svg', `<svg width="${Math.round(size * share)}"`)}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
}
await browser.close();
