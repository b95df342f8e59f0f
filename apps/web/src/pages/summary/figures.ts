import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

/** Numbers to a tenth, as a language writes them. */
export interface Figures {
  plain(value: number): string;
  /** Always with its sign. */
  signed(value: number): string;
}

const toATenth = (value: number): number => Math.round(value * 10) / 10;

export function figuresIn(language: Language): Figures {
  const { figure, signed } = GRAMMAR[language];
  return { plain: value => figure(toATenth(value)), signed: value => signed(toATenth(value)) };
}
