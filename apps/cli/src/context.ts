import type { Language, Registry } from '@carroccio/kernel';
import type { Paint } from './print/paint.ts';
import type { Text } from './words/text.ts';

/** What every command is handed. */
export interface Context {
  registry: Registry;
  /** Where the registry came from, for worker threads to import. */
  registryUrl: URL;
  language: Language;
  text: Text;
  paint: Paint;
}
