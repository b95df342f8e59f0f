import type { Language } from '@carroccio/kernel';

/** The language asked for, or the environment's. */
export function languageOf(asked: Language | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked) return asked;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.startsWith('it') ? 'it' : 'en';
}
