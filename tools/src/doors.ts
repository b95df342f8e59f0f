/** Checks that imports go through the allowed doors only and that rules stay pure (docs/architecture.md). */
import { violationsIn } from './door-rules.ts';
import { read, sourcesIn } from './repository.ts';

const files = ['packages', 'games', 'examples', 'apps', 'tools'].flatMap(folder => sourcesIn(folder));
const violations = files.flatMap(file => violationsIn(file, read(file)));

for (const violation of violations) console.error(violation);
console.log(`doors: ${files.length} files, ${violations.length} violations`);
if (files.length === 0 || violations.length > 0) process.exitCode = 1;
