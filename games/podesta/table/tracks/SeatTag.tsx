import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { memo } from 'react';
import { merchantArms } from '../arms.ts';
import type { Labels } from '../labels.ts';

/** Arms are drawn once: tags stand everywhere, and change with every choice. */
const SmallArms = memo(function SmallArms({ seat }: { seat: number }) {
  return <Shield blazon={merchantArms(seat)} size={15} />;
});

/** A merchant in a word: his arms, his number, his first name. */
export function SeatTag({ labels, seat }: { labels: Labels; seat: number }) {
  if (seat < 0) return <span className="pod-tag">{labels.words.nobody}</span>;
  return (
    <span className="pod-tag">
      <SmallArms seat={seat} /> {seat + 1} {labels.nick(seat)}
    </span>
  );
}
