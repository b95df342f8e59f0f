/** A general or character who can be hired: his medallion and his points. */
import type { Leader } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import { LeaderCounter } from '../counters/LeaderCounter.tsx';
import type { TableWords } from '../text/index.ts';

interface LeaderOfferProps {
  readonly leader: Leader;
  readonly side: 0 | 1;
  readonly kind: 'cic' | 'division' | 'wing' | 'character';
  /** The place of the division he would lead; -1 without one. */
  readonly division: number;
  readonly words: TableWords;
  readonly language: Language;
}

export function LeaderOffer({ leader, side, kind, division, words, language }: LeaderOfferProps) {
  const { nation, name, morale, strength, points } = leader;
  return (
    <span className="nq-troop">
      <svg viewBox="-58 -58 116 116" aria-hidden="true" focusable="false">
        <LeaderCounter
          side={side}
          kind={kind}
          nation={nation}
          name={name[language]}
          division={division}
          morale={morale}
          strength={strength}
          full={strength}
        />
      </svg>
      <small aria-hidden="true">{words.muster.points(points)}</small>
    </span>
  );
}
