import type { Language } from '@carroccio/kernel';
import { speak } from '@carroccio/table/text/language.ts';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** Milliseconds between the moves of a bot; 0 shows only where they end. */
  readonly pace: 0 | 250 | 600;
  /** Whether a choice that dice will decide is asked for once more, with its odds. */
  readonly confirm: boolean;
  /** Whether people are asked even where only one thing can be done. */
  readonly asked: boolean;
  /** Whether what happens is heard. */
  readonly sound: boolean;
  readonly size: 'usual' | 'large' | 'largest';
  /** The colours of the sides: as printed, or such as every eye tells apart. */
  readonly tones: 'printed' | 'apart';
  /** Layers laid over the board, by game. */
  readonly layers: Readonly<Record<string, readonly string[]>>;
}

const MEMORY = 'carroccio.settings';

/** Said here again: the kernel, which has them too, is not loaded before a game is. */
const LANGUAGES: readonly Language[] = ['en', 'it'];

const firstTime = (): Settings => ({
  language: LANGUAGES.find(language => navigator.language.startsWith(language)) ?? 'en',
  theme: 'system',
  pace: 250,
  confirm: true,
  asked: false,
  sound: false,
  size: 'usual',
  tones: 'printed',
  layers: {},
});

/** Browsers that refuse to store anything still get the switches; they just forget them. */
function remembered(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? '{}');
    return { ...firstTime(), ...sane(stored) };
  } catch {
    return firstTime();
  }
}

function sane(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { language, theme, pace, confirm, asked, sound, size, tones, layers }: Partial<Settings> = stored;
  return {
    ...(language === 'en' || language === 'it' ? { language } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(pace === 0 || pace === 600 ? { pace } : {}),
    ...(typeof confirm === 'boolean' ? { confirm } : {}),
    ...(typeof asked === 'boolean' ? { asked } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(size === 'large' || size === 'largest' ? { size } : {}),
    ...(tones === 'apart' ? { tones } : {}),
    ...(typeof layers === 'object' && layers !== null ? { layers } : {}),
  };
}

let settings = remembered();
const listeners = new Set<() => void>();
const night = matchMedia('(prefers-color-scheme: dark)');

/** Shows the settings on the page itself. */
function show(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  speak(settings.language);
  document.documentElement.lang = settings.language;
  const { dataset } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  dataset.size = settings.size;
  dataset.tones = settings.tones;
}
show();
night.addEventListener('change', show);

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(MEMORY, JSON.stringify(settings));
  } catch {}
  show();
  for (const listener of listeners) listener();
}

/** As on the first visit. */
export function forgetSettings(): void {
  try {
    localStorage.removeItem(MEMORY);
  } catch {}
  settings = firstTime();
  show();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSettings = (): Settings => settings;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);
