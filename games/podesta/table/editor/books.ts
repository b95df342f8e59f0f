/** What is no counter and can be set by hand: florins, lots, prices, whom a sestiere trusts, who governs. */
import { at, type Patch } from '@carroccio/kernel';
import { type Army, GOOD_KINDS, held, nearbyCommunes, newSiege, now, present, stock } from '@carroccio/podesta/survey';
import type { Book, Entry } from '@carroccio/table/table.ts';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { set, setArmyOf, setFlorins, setPodesta } from './patches.ts';

const MOST_FLORINS = 50_000;
const SIX = Array.from({ length: GOOD_KINDS }, (_, good) => good);

type Choice = NonNullable<Entry['choices']>[number];

const figure = (id: string, label: string, value: number, most: number, put: (value: number) => Patch): Entry => ({
  id,
  label,
  value,
  most,
  set: put,
});

const choice = (
  id: string,
  label: string,
  value: number,
  choices: readonly Choice[],
  put: (value: number) => Patch,
): Entry => ({ id, label, value, choices, set: put });

const options = (labels: readonly string[]): Choice[] => labels.map((label, value) => ({ value, label }));

/** Nobody, or one of the merchants still in the game. */
const seats = (labels: Labels): Choice[] => [
  { value: -1, label: labels.words.nobody },
  ...labels.table.state.players.flatMap(({ out }, seat) => (out ? [] : [{ value: seat, label: labels.seat(seat) }])),
];

/** Month and year, and what goods cost. */
function marketBook(labels: Labels): Book {
  const { table, words, names } = labels;
  const { state, world } = table;
  const { lowest, highest, step } = world.data.goods;
  return {
    id: 'market',
    title: words.tracks.market,
    entries: SIX.map(good => ({
      ...figure(`price${good}`, names.good(good), at(state.prices, good), highest, value =>
        value < lowest || value % step !== 0 ? [] : [set(`prices/${good}`, value)],
      ),
      step,
    })),
  };
}

function merchantBook(labels: Labels, seat: number): Book {
  const { table, words, names } = labels;
  const { purse, points, lots, fresh } = at(table.state.players, seat);
  const goods = SIX.map(good =>
    figure(
      `lots${good}`,
      names.good(good),
      held(table.state, seat, good),
      held(table.state, seat, good) + stock(table, good),
      value => [set(`players/${seat}/lots/${good}`, Math.max(0, value - at(fresh, good))), ...fewer(value, good)],
    ),
  );
  /** Lots bought this month go before what can be sold is less than nothing. */
  const fewer = (value: number, good: number): Patch =>
    value < at(fresh, good) ? [set(`players/${seat}/fresh/${good}`, value)] : [];
  return {
    id: `merchant${seat}`,
    title: labels.seat(seat),
    entries: [
      figure('purse', words.tracks.purse, purse, MOST_FLORINS, value =>
        setFlorins(table, `players/${seat}/purse`, purse, value),
      ),
      ...goods.slice(0, lots.length),
      {
        ...figure('points', words.tracks.points, points, 200, value => [set(`players/${seat}/points`, value)]),
        least: -200,
      },
    ],
  };
}

const [UNARMED, ARMED, LOST] = [0, 1, 2];

/** A lost company comes back in a year, and marches with nobody. */
function setCompany({ table }: Labels, unit: number, state: number): Patch {
  const back = state === LOST ? now(table.state) + 12 : 0;
  const home = state === LOST && at(table.state.armyOf, unit) >= 0 ? setArmyOf(table, unit, -1) : [];
  return [set(`armed/${unit}`, state === ARMED ? 1 : 0), set(`back/${unit}`, back), ...home];
}

function sestiereEntries(labels: Labels, sestiere: number): Entry[] {
  const { table, words } = labels;
  const { holder, face, armed, back, turns } = table.state;
  const name = labels.sestiere(sestiere);
  const company = at(back, sestiere) > 0 ? LOST : armed[sestiere] === 1 ? ARMED : UNARMED;
  return [
    choice(`holder${sestiere}`, words.editor.loyalTo(name), at(holder, sestiere), seats(labels), value => [
      set(`holder/${sestiere}`, value),
      // Its first adhesion is behind it (R22).
      ...(value >= 0 && at(turns, sestiere) < 0 ? [set(`turns/${sestiere}`, 0)] : []),
    ]),
    choice(`face${sestiere}`, words.editor.faction(name), at(face, sestiere), options(words.factions), value => [
      set(`face/${sestiere}`, value),
    ]),
    choice(`company${sestiere}`, words.editor.company(name), company, options(words.editor.companies), value =>
      setCompany(labels, sestiere, value),
    ),
  ];
}

const [NOT_BEGUN, FINISHED] = [0, 1];

/** A work not begun, or finished; one that is being built stays so until something else is chosen. */
function workEntry(labels: Labels, commune: number, work: number): Entry {
  const { table, words, names } = labels;
  const now = at(at(table.state.communes, commune).works, work);
  const done = options([words.tracks.notBegun, words.tracks.done]);
  const value = now === 0 ? NOT_BEGUN : now < 0 ? FINISHED : 2;
  const building = value === 2 ? [{ value, label: words.tracks.due(labels.month(now)) }] : [];
  return choice(`work${work}`, names.work(work), value, [...done, ...building], chosen =>
    chosen === value ? [] : [set(`communes/${commune}/works/${work}`, chosen === FINISHED ? -1 : 0)],
  );
}

function communeBook(labels: Labels, commune: number): Book {
  const { table, words, names } = labels;
  const { podesta, treasury, upper, lower, works } = at(table.state.communes, commune);
  const { most } = table.world.data.contributions.bonus;
  const path = `communes/${commune}`;
  return {
    id: `commune${commune}`,
    title: names.commune(commune),
    entries: [
      choice('podesta', words.editor.governs, podesta, seats(labels), value => setPodesta(table, commune, value)),
      figure('treasury', words.tracks.treasury, treasury, MOST_FLORINS, value =>
        setFlorins(table, `${path}/treasury`, treasury, value),
      ),
      ...present(table.state, commune).flatMap(sestiere => sestiereEntries(labels, sestiere)),
      figure('upper', words.editor.upper, upper, most.upper, value => [set(`${path}/upper`, value)]),
      figure('lower', words.editor.lower, lower, most.lower, value => [set(`${path}/lower`, value)]),
      ...works.map((_, work) => workEntry(labels, commune, work)),
    ],
  };
}

/** Who marches with an army, how far it can still go, and which walls it stands before. */
function armyBook(labels: Labels, army: Army, index: number): Book {
  const { table, words, names } = labels;
  const { id, left, siege } = army;
  const units = table.state.armyOf.flatMap((one, unit) => (one === id ? [unit] : []));
  const walls = nearbyCommunes(table, army)
    .filter(commune => at(table.state.communes, commune).podesta !== army.seat)
    .map(commune => ({ value: commune, label: names.commune(commune) }));
  return {
    id: `army${id}`,
    title: words.said.army(id, labels.seat(army.seat)),
    entries: [
      figure('left', words.editor.left, left, table.world.data.map.allowance, value => [
        set(`armies/${index}/left`, value),
      ]),
      choice(
        'siege',
        words.editor.besieges,
        siege?.commune ?? -1,
        [{ value: -1, label: words.editor.none }, ...walls],
        value => [set(`armies/${index}/siege`, value < 0 ? null : newSiege(value)), set(`armies/${index}/shown`, true)],
      ),
      ...units.map(unit =>
        choice(`unit${unit}`, labels.company(unit), 1, options(words.editor.marching), value =>
          value === 1 ? [] : setArmyOf(table, unit, -1),
        ),
      ),
    ],
  };
}

export const createBooks =
  (lore: Lore) =>
  (sight: PodestaSight): readonly Book[] => {
    const labels = new Labels(lore, sight);
    const { players, communes, armies } = labels.table.state;
    return [
      ...players.flatMap(({ out }, seat) => (out ? [] : [merchantBook(labels, seat)])),
      ...communes.map((_, commune) => communeBook(labels, commune)),
      ...armies.map((army, index) => armyBook(labels, army, index)),
      marketBook(labels),
    ];
  };
