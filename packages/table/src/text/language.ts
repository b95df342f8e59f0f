/** The language a reader has chosen: one for the whole page, kept by whoever keeps settings. */
import type { Language } from '@carroccio/kernel';
import { useSyncExternalStore } from 'react';

let language: Language = 'en';
const listeners = new Set<() => void>();

export function speak(chosen: Language): void {
  if (chosen === language) return;
  language = chosen;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const spoken = (): Language => language;

export const useLanguage = (): Language => useSyncExternalStore(subscribe, spoken, spoken);
