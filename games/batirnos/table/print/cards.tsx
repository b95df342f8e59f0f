/** Cards: orders, troops, commanders. */
import type { Leader, Troop } from '@carroccio/batirnos/survey';
import { CardBack, CardFace, cardWords } from '../cards/CardFace.tsx';
import type { Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

export const ordersOf = ({ data, language, words, army }: PrintSource, side: 0 | 1): Piece[] =>
  data.orders.cards.map(card => ({
    id: String(card.number),
    front: (
      <div role="img" aria-label={cardWords(card, language)}>
        <CardFace card={card} language={language} />
      </div>
    ),
    back: (
      <div role="img" aria-label={words.backOf(army(side))}>
        <CardBack side={side} />
      </div>
    ),
  }));

/** The troops that fight in this battle; all of them where armies are mustered. */
export function troopCards(source: PrintSource): Piece[] {
  const { data, ground } = source;
  const present = new Set(ground.roster.units.map(({ troop }) => troop));
  return data.troops.troops
    .filter((_, index) => ground.setup.muster || present.has(index))
    .map(troop => ({ id: troop.id, front: <TroopFace source={source} troop={troop} />, back: null }));
}

function seriesName({ words: { series } }: PrintSource, { type }: Troop, nth: number): string {
  const names = type === 'Q' ? series.square : type === 'Dr' ? series.dragoons : series.artillery;
  return names[nth] ?? '';
}

const NONE = '–';

function TroopFace({ source, troop }: { source: PrintSource; troop: Troop }) {
  const { data, table, language } = source;
  const text = source.words.card;
  const { signed } = table;
  const nation = data.armies.nations.find(({ id }) => id === troop.nation);
  const two = troop.series.length > 1;
  const rating = (value: number | null): string => (value === null ? NONE : signed(value));
  const abilities = new Set(troop.series.flatMap(series => series.abilities.map(one => table.abilities[one])));
  const sectors = new Set(troop.series.flatMap(({ sector }) => (sector ? [data.sectors[sector].name[language]] : [])));
  return (
    <article className="nq-print-card">
      <header>
        <b>{troop.name[language]}</b>
        <span>{[table.types[troop.type], ...(nation ? [nation.name[language]] : [])].join(', ')}</span>
      </header>
      <table>
        <thead>
          <tr>
            {two && <td />}
            <th scope="col">{text.movement}</th>
            <th scope="col">{text.fire}</th>
            <th scope="col">{text.melee}</th>
            <th scope="col">{text.morale}</th>
            <th scope="col">{text.protection}</th>
            <th scope="col">{text.weakness}</th>
          </tr>
        </thead>
        <tbody>
          {troop.series.map((series, nth) => (
            <tr key={seriesName(source, troop, nth)}>
              {two && <th scope="row">{seriesName(source, troop, nth)}</th>}
              <td>{series.movement}</td>
              <td>{rating(series.fire)}</td>
              <td>{rating(series.melee)}</td>
              <td>{signed(series.morale)}</td>
              <td>{series.armour.join('/')}</td>
              <td>{series.weakness.join('/')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {[
          text.strengthIs(troop.strength),
          ...(troop.charge > 0 ? [text.chargeIs(troop.charge)] : []),
          text.pointsIs(troop.points),
          ...abilities,
          ...sectors,
        ].join(', ')}
      </p>
    </article>
  );
}

/** The commanders of this battle and who may replace them; all where armies are mustered. */
export function leaderCards(source: PrintSource): Piece[] {
  const { data, ground } = source;
  const present = new Set(ground.roster.leaders.map(({ card }) => card));
  return data.generals.leaders
    .filter(({ role }, index) => ground.setup.muster || role === 'replacement' || present.has(index))
    .map(leader => ({ id: leader.id, front: <LeaderFace source={source} leader={leader} />, back: null }));
}

function LeaderFace({ source, leader }: { source: PrintSource; leader: Leader }) {
  const { table, words, language } = source;
  const { card } = words;
  const { signed } = table;
  const { name, morale, fire, melee, armour, strength, points, adds = [], removes = [] } = leader;
  const deck = [...removes.map(number => `−${number}`), ...adds.map(number => `+${number}`)];
  return (
    <article className="nq-print-card">
      <header>
        <b>{name[language]}</b>
        <span>{card.pointsIs(points)}</span>
      </header>
      <table>
        <thead>
          <tr>
            {[card.morale, card.fire, card.melee, card.protection, card.strength].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{morale}</td>
            <td>{fire === null ? NONE : signed(fire)}</td>
            <td>{signed(melee)}</td>
            <td>{armour.join('/')}</td>
            <td>{strength}</td>
          </tr>
        </tbody>
      </table>
      {deck.length > 0 && <p>{deck.join(', ')}</p>}
    </article>
  );
}
