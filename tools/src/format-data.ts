/** `npm run format` and `npm test`: data and rulebooks of all games in one layout. `--check` only says which are not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from './common/format-json.ts';
import { ROOT, read, sourcesIn } from './common/repository.ts';

const check = process.argv.includes('--check');
const files = ['games', 'examples']
  .flatMap(folder => sourcesIn(folder, /\.json$/))
  .filter(file => /\/(data|rules)\//.test(file));
const astray = files.filter(file => formatJson(JSON.parse(read(file))) !== read(file));

for (const file of astray) {
  if (check) console.error(`${file} is not laid out as \`npm run format\` does it`);
  else writeFileSync(join(ROOT, file), formatJson(JSON.parse(read(file))));
}
console.log(`data: ${files.length} files, ${astray.length} ${check ? 'astray' : 'laid out anew'}`);
if (files.length === 0 || (check && astray.length > 0)) process.exitCode = 1;
