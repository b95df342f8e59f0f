/** What a merchant holds: Benefici, lots of goods, coins. */
import { Beneficio } from '../cards/Beneficio.tsx';
import { GoodSign } from '../cards/goods.tsx';
import type { CardLabels } from '../cards/labels.ts';
import { INK } from '../counters/tones.ts';
import { copies, type Piece } from './cut.tsx';
import { MarkerFace } from './faces.tsx';
import type { PrintSource } from './source.ts';

const BACK = '#7a5a2e';
const LOT = '#f6efdd';
/** By order of magnitude: tin, copper, bronze, silver, gold (pod.9a). */
const METALS = ['#8f9296', '#d98a4b', '#a1703c', '#d3d5d8', '#e9c44a'];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Of every value; one prints the page as often as the table needs it. */
const COINS = 4;

export const beneficiOf = (source: PrintSource, labels: CardLabels): Piece[] =>
  source.lore.data.benefici.tokens.flatMap(({ id, count }, kind) =>
    copies(count, {
      id,
      label: source.names.token(kind),
      front: (
        <g transform="translate(-50 -50)">
          <Beneficio labels={labels} kind={kind} />
        </g>
      ),
      back: <circle r="46" fill={BACK} stroke={INK} strokeWidth="3" />,
    }),
  );

/** pod.21b: the product on one face, on the other what it is destined for. */
export const lotsOf = ({ lore, names, words }: PrintSource): Piece[] => {
  const { goods, work, feast, arming } = lore.data.goods;
  return goods.flatMap(({ id, counters }, good) => {
    const uses = [
      ...(work.lots[id] ? [words.works] : []),
      ...(feast.lots[id] ? [words.feasts] : []),
      ...(arming.bellatores.lots[id] ? [words.arming] : []),
    ];
    return counters.flatMap((count, index) => {
      const lots = 'I'.repeat(index + 1);
      const face = (said: string) => (
        <MarkerFace ground={LOT} words={said}>
          <g transform="translate(-38 -24)">
            <GoodSign good={good} size={46} />
          </g>
          <text x="28" y="4" className="pod-print-number">
            {lots}
          </text>
        </MarkerFace>
      );
      return copies(count, {
        id: `${id} ${lots}`,
        label: names.lots(index + 1, good),
        front: face(names.good(good)),
        back: face(uses.join(', ')),
      });
    });
  });
};

export const coinsOf = ({ words }: PrintSource): Piece[] =>
  METALS.flatMap((metal, magnitude) =>
    DIGITS.flatMap(digit => {
      const value = digit * 10 ** magnitude;
      const florins = words.figure(value);
      const face = (
        <>
          <circle r="47" fill={metal} stroke={INK} strokeWidth="2" />
          <circle r="40" fill="none" stroke={INK} strokeWidth="1" />
          <text y="2" className="pod-print-coin" {...(florins.length > 5 ? { textLength: 70 } : {})}>
            {florins}
          </text>
        </>
      );
      return copies(COINS, { id: `coin ${florins}`, label: words.coin(value), front: face, back: face });
    }),
  );
