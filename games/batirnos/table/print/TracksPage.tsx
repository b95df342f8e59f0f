/** The turns of the battle, and the Determination of both armies. */
import { at } from '@carroccio/kernel';
import type { PrintSource } from './source.ts';

/** Half of the largest budget (nqsb.2.1.3). */
const MUSTERED = 80;

/** Half the points of an army's troops: it never has more Determination than that (nqsb.2.1.3). */
function mostOf({ data, ground }: PrintSource, side: 0 | 1): number {
  if (ground.setup.muster) return MUSTERED;
  const own = ground.roster.units.filter(unit => unit.side === side);
  return Math.floor(own.reduce((sum, { troop }) => sum + at(data.troops.troops, troop).points, 0) / 2);
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

function Boxes({ title, boxes }: { title: string; boxes: readonly number[] }) {
  return (
    <section className="nq-print-track">
      <h3>{title}</h3>
      <ol>
        {boxes.map(box => (
          <li key={box}>{box}</li>
        ))}
      </ol>
    </section>
  );
}

export function TracksPage({ source }: { source: PrintSource }) {
  const { ground, words, army } = source;
  return (
    <>
      <Boxes title={words.turns} boxes={numbers(1, ground.setup.turns)} />
      {([0, 1] as const).map(side => (
        <Boxes key={side} title={words.determination(army(side))} boxes={numbers(0, mostOf(source, side))} />
      ))}
    </>
  );
}
