import { bilingual } from '../text/bilingual.ts';

export const ORIGIN_WORDS = bilingual({
  en: {
    rulebook: (rules: string): string => `From the rulebook (${rules}).`,
    public: (where: string): string => `From a public source: ${where}.`,
    reconstructed: (why: string): string => `Reconstructed: ${why}.`,
  },
  it: {
    rulebook: rules => `Dal regolamento (${rules}).`,
    public: where => `Da una fonte pubblica: ${where}.`,
    reconstructed: why => `Ricostruito: ${why}.`,
  },
});
