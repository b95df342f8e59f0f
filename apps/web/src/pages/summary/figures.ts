import type { Language } from '@carroccio/kernel';

/** Numbers as a language writes them. */
export interface Figures {
  plain(value: number): string;
  /** Always with its sign. */
  signed(value: number): string;
}

export function figuresIn(language: Language): Figures {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return {
    plain: value => withMinus(plain.format(value)),
    signed: value => withMinus(signed.format(value)),
  };
}

/** A minus sign is as wide as a plus; a hyphen is not. */
const withMinus = (written: string): string => written.replace('-', '−');
