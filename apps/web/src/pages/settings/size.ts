import type { Language } from '@carroccio/kernel';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Bytes as a person reads them: "3 MB". */
export function sizeInWords(bytes: number, language: Language): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const unit = UNITS[step];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    bytes / 1000 ** step,
  );
}
