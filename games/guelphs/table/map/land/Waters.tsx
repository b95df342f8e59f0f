import { num } from '@carroccio/table/ground/unit.ts';
import type { Plan } from '../plan.ts';

/** A humped deck with parapets, across a river that runs along x. */
const DECK = 'M-82-20Q0-30 82-20V20Q0 30-82 20Z';
const JOINTS = 'M-82-12Q0-21 82-12M-82 12Q0 21 82 12M-50-15V15M-25-17V17M0-18V18M25-17V17M50-15V15';

export function Waters({ plan: { rivers, streams, bridge } }: { plan: Plan }) {
  return (
    <>
      {streams.map(({ name, path }) => (
        <g key={name}>
          <path d={path} className="stream-bank" />
          <path d={path} className="stream-water" />
        </g>
      ))}
      {rivers.map(({ water, banks, waterlines, bankStrokes }) => (
        <g key={water}>
          <path d={bankStrokes} className="bank-strokes" />
          <path d={water} className="water" />
          <path d={waterlines} className="water-line" />
          <path d={banks} className="water-bank" />
        </g>
      ))}
      {bridge && (
        <g transform={`translate(${num(bridge.x)} ${num(bridge.y)}) rotate(${num(bridge.turned)})`}>
          <path d={DECK} className="bridge-deck" />
          <path d={JOINTS} className="bridge-joints" />
        </g>
      )}
    </>
  );
}
