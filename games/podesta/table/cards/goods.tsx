/** The six goods as small signs, in a box of 24. */
const GOODS: readonly string[] = [
  // A gem in its setting.
  'M12 3L20 9L12 21L4 9ZM4 9H20M9 9L12 21L15 9M9 9L12 3L15 9',
  // An ox's head.
  'M4 5Q4 10 8 10H16Q20 10 20 5M8 10Q7 17 10 20H14Q17 17 16 10M10 13H10.1M14 13H14.1M10.500 17.500H13.500',
  // A bolt of cloth.
  'M5 7A4 3 0 0 1 13 7V17A4 3 0 0 1 5 17ZM13 7H20V20H9M9 7A1.500 1 0 1 1 9 7.100',
  // Trunks.
  'M3 17A3.500 3.500 0 1 1 10 17A3.500 3.500 0 1 1 3 17ZM14 17A3.500 3.500 0 1 1 21 17A3.500 3.500 0 1 1 14 17ZM8.500 9A3.500 3.500 0 1 1 15.500 9A3.500 3.500 0 1 1 8.500 9Z',
  // A wall of squared stones.
  'M3 5H21V19H3ZM3 9.700H21M3 14.300H21M9 5V9.700M15 9.700V14.300M9 14.300V19M15 5V9.700M6 9.700V14.300',
  // Ingots.
  'M3 20L5 14H11L13 20ZM11 20L13 14H19L21 20ZM7 12L9 6H15L17 12Z',
];

export function GoodSign({ good, size = 22 }: { good: number; size?: number }) {
  return (
    <svg className="pod-good" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={GOODS[good] ?? ''} />
    </svg>
  );
}
