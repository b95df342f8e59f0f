/** The course as text, for the terminal. */
import type { Language } from '@carroccio/kernel';
import type { Course } from '../src/02-course/course.ts';
import type { View } from '../src/shape.ts';

const WORDS = {
  en: { round: 'Round', lap: 'lap', fallen: 'fallen', hand: 'Hand' },
  it: { round: 'Turno', lap: 'giro', fallen: 'a terra', hand: 'Mano' },
} as const;

export function printCourse({ ring }: Course, view: View, seatNames: readonly string[], language: Language): string {
  const words = WORDS[language];
  const lines = view.come.map((come, seat) => {
    const square = come % ring.length;
    const track = ring.map((_, index) => (index === square ? '@' : '.')).join('');
    const fallen = view.fallen[seat] ? ` (${words.fallen})` : '';
    return `${track} ${words.lap} ${Math.floor(come / ring.length) + 1} ${seatNames[seat]}${fallen}`;
  });
  const hand = view.hand.length > 0 ? [`${words.hand}: ${view.hand.join(' ')}`] : [];
  return [`${words.round} ${view.round}`, ...lines, ...hand].join('\n');
}
