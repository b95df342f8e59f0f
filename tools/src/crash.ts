/** `npm run crash -- --kills N`: kills the server again and again while matches are played; nothing answered may be lost, or done twice. */
import { parseArgs } from 'node:util';
import { crash } from './crash/crash.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    tables: { type: 'string', default: '8' },
    between: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

const report = await crash({
  kills: Number(options.kills),
  tables: Number(options.tables),
  between: Number(options.between),
  seed: options.seed,
});
console.log(JSON.stringify(report));
process.exitCode = report.lost + report.twice === 0 ? 0 : 1;
