import type { Language } from '@carroccio/kernel';

/** Each language in its own words: who reads it finds it. */
export const LANGUAGE_NAMES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'it', name: 'Italiano' },
];
