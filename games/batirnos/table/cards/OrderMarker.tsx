/** An order card beside its general on the map. */
import { memo } from 'react';
import { BLOOD, INK, PAPER } from '../counters/colours.ts';
import { ActionSign, PHASES } from './icons.tsx';

const CARD = 'M-25-33Q-25-38-20-38H20Q25-38 25-33V33Q25 38 20 38H-20Q-25 38-25 33Z';
const BACK = 'M-18-31L18 31M18-31L-18 31M-18 0L0-31L18 0L0 31Z';

export interface OrderLook {
  readonly side: 0 | 1;
  readonly faceDown: boolean;
  readonly priority: number;
  readonly actions: readonly (typeof PHASES)[number][];
  readonly focused: boolean;
}

/** A focused order lies across. */
export const OrderMarker = memo(function OrderMarker({ side, faceDown, priority, actions, focused }: OrderLook) {
  const back = side === 0 ? '#24508f' : '#8a2a1a';
  return (
    <g className="nq-counter" transform={focused ? 'rotate(90)' : undefined}>
      <path d={CARD} transform="translate(3 4)" fill={INK} fillOpacity="0.32" />
      <path d={CARD} fill={faceDown ? back : PAPER} stroke={INK} strokeWidth="1.8" />
      {faceDown ? (
        <path d={BACK} fill="none" stroke={PAPER} strokeWidth="2" strokeOpacity="0.8" />
      ) : (
        <g transform={focused ? 'rotate(-90)' : undefined}>
          <text y="-13" className="nq-morale" fill={priority === 3 ? BLOOD : INK}>
            {priority === 0 ? '–' : priority}
          </text>
          {PHASES.map((phase, index) => (
            <g
              key={phase}
              transform={`translate(${index % 2 === 0 ? -11 : 11} ${index < 2 ? 3 : 23}) scale(0.62)`}
              opacity={actions.includes(phase) ? 1 : 0.16}
            >
              <ActionSign phase={phase} ink={INK} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
});
