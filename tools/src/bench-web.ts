/**
 * `npm run bench:web`: how light and how quick the table in the browser is, with what we aim for beside it. With
 * --json, an array of {name, value, unit, aim}; --root names another folder with a built table.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '@carroccio/server';
import { chromium } from 'playwright-core';
import { ARGUMENTS, requireChromium } from '../../scripts/chromium.mjs';
import { fightTheFirst } from './bench/bench-web-battle.ts';
import { loadFigures } from './bench/bench-web-load.ts';
import { playFigures } from './bench/bench-web-play.ts';
import { machine } from './common/machine.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('../../apps/web/dist/', import.meta.url)) },
  },
});

const battle = fightTheFirst();
const server = await startServer({ port: 0, root: options.root, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: requireChromium(), args: ARGUMENTS });
const visited = { browser, origin: `http://127.0.0.1:${server.port}` };
try {
  const figures = [...(await loadFigures(visited, battle)), ...(await playFigures(visited, battle))];
  if (options.json) console.log(JSON.stringify(figures));
  else {
    console.log(`${machine()}, Chromium ${browser.version()} without a graphics card`);
    const widest = Math.max(...figures.map(({ name }) => name.length));
    for (const { name, value, unit, aim } of figures) {
      const beside = aim === undefined ? '' : `  (aim: ${aim.toLocaleString('en')})`;
      console.log(`${name.padEnd(widest)}  ${value.toLocaleString('en').padStart(9)} ${unit}${beside}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
