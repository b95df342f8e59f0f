/** A horse as a counter: a head in profile, in the colour of its seat. */
export function Horse({ seat, fallen }: { seat: number; fallen: boolean }) {
  return (
    <g className={`pal-horse tone-seat${seat}`} transform={fallen ? 'rotate(90)' : undefined}>
      <circle r={34} />
      <path d="M-16 22C-14 2-10-10 2-20L4-28 10-20C20-12 24-2 22 6L12 8 4 0 2 22Z" />
    </g>
  );
}
