/** A troop card in small: its counter and its points. */
import type { Troop } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import { UnitCounter } from '../counters/UnitCounter.tsx';
import type { TableWords } from '../text/index.ts';

interface TroopCardProps {
  readonly troop: Troop;
  readonly side: 0 | 1;
  readonly division: number;
  readonly words: TableWords;
  readonly language: Language;
}

export function TroopCard({ troop, side, division, words, language }: TroopCardProps) {
  const { type, nation, name, strength, points, series } = troop;
  return (
    <span className="nq-troop">
      <svg viewBox="-66 -66 132 132" aria-hidden="true" focusable="false">
        <UnitCounter
          side={side}
          type={type}
          code={words.codes[type]}
          nation={nation}
          name={name[language]}
          division={division}
          facing={null}
          strength={strength}
          full={strength}
          second={false}
          open={series[0]?.abilities.includes('open') ?? false}
          shaken={false}
          paralysed={false}
          ambushed={false}
          moved={false}
          fired={false}
        />
      </svg>
      <small aria-hidden="true">{words.muster.points(points)}</small>
    </span>
  );
}
