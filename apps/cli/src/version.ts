import { readFileSync } from 'node:fs';

/** The version in the package's own description. */
export function version(): string {
  const description: { version?: unknown } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return String(description.version);
}
