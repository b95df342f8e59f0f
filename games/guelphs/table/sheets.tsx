/** Counters to cut out: a page of fronts and a page of their backs for each side, and a page of markers. */
import { type Ground, type Guelphs, groundOf, type Side, type UnitCard } from '@carroccio/guelphs/survey';
import { at, type Language } from '@carroccio/kernel';
import type { PrintSheet } from '@carroccio/table/table.ts';
import { type Marker, markersOf } from './board/markers.tsx';
import type { PersonalityLook, UnitLook } from './counters/look.ts';
import { MARKER_SIZE, MarkerCounter } from './counters/MarkerCounter.tsx';
import { PERSON_SIZE, PersonalityCounter } from './counters/PersonalityCounter.tsx';
import { UNIT_SIZE, UnitCounter } from './counters/UnitCounter.tsx';
import { called } from './labels.ts';
import type { Lore } from './lore.ts';
import { type TableWords, WORDS } from './text/index.ts';

/** Counters in a row of the page, which is that wide in the style sheet too. */
const UNITS_ACROSS = 11;
const PERSONS_ACROSS = 12;

/** A counter's two sides; one without a printed back has the same on both. */
interface TwoSided<Look> {
  readonly id: string;
  readonly front: Look;
  readonly back: Look;
}

const SIDES = [0, 1] as const;

function unitsOf({ roster, battle }: Ground, side: Side): TwoSided<UnitLook>[] {
  const face = (unit: UnitCard, disrupted: boolean): UnitLook => ({
    unit,
    battle,
    stripe: at(roster.battaglie, unit.battaglia).stripe,
    facing: null,
    printed: unit.rating,
    rating: unit.rating,
    hits: 0,
    disrupted,
    fired: false,
    ordered: false,
  });
  return roster.units
    .filter(unit => unit.side === side)
    .map(unit => ({ id: unit.id, front: face(unit, false), back: face(unit, unit.rated) }));
}

function personsOf({ roster, battle }: Ground, side: Side, words: TableWords): TwoSided<PersonalityLook>[] {
  return roster.battaglie
    .filter(one => one.side === side)
    .flatMap(({ id, stripe, capitano, hero, standard }) => {
      const printed = { side, battle, stripe };
      const counters: TwoSided<PersonalityLook>[] = [];
      if (capitano) {
        const { name, combat, range, capacity, king, adjutant } = capitano;
        const front = {
          kind: 'capitano' as const,
          ...printed,
          name: called(words, name),
          combat,
          range,
          capacity,
          king,
          adjutant: false,
        };
        const back = adjutant && {
          ...front,
          name: called(words, adjutant.name),
          combat: adjutant.combat,
          range: adjutant.range,
          king: false,
          adjutant: true,
        };
        counters.push({ id: `${id} capitano`, front, back: back ?? front });
      }
      if (standard) {
        const banner = { kind: 'standard' as const, ...printed, name: words.tracks.standard };
        counters.push({ id: `${id} standard`, front: banner, back: banner });
      }
      if (hero >= 0) {
        const { name, combat, reduced } = at(roster.heroes, hero);
        const front = { kind: 'hero' as const, ...printed, name, combat, wounded: false };
        counters.push({
          id: `${id} hero`,
          front,
          back: reduced === null ? front : { ...front, combat: reduced, wounded: true },
        });
      }
      return counters;
    });
}

/** Backs lie mirrored, row by row, so that they fall on their fronts when the page is turned over its long edge. */
function mirrored<T>(items: readonly T[], across: number): (T | null)[] {
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  );
  return rows.flatMap(row => [...Array.from({ length: across - row.length }, () => null), ...row.toReversed()]);
}

interface GridProps<Look> {
  readonly counters: readonly TwoSided<Look>[];
  readonly backs: boolean;
}

function UnitGrid({ counters, backs }: GridProps<UnitLook>) {
  const laid = backs ? mirrored(counters, UNITS_ACROSS) : counters;
  return (
    <ul className="gg-cut gg-cut-units">
      {laid.map((counter, place) => (
        <li key={counter?.id ?? `empty ${place}`}>
          {counter && (
            <svg viewBox={viewOf(UNIT_SIZE)} role="img" aria-label={counter.front.unit.name}>
              <UnitCounter {...(backs ? counter.back : counter.front)} />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

function PersonGrid({ counters, backs }: GridProps<PersonalityLook>) {
  const laid = backs ? mirrored(counters, PERSONS_ACROSS) : counters;
  return (
    <ul className="gg-cut gg-cut-persons">
      {laid.map((counter, place) => (
        <li key={counter?.id ?? `empty ${place}`}>
          {counter && (
            <svg viewBox={viewOf(PERSON_SIZE)} role="img" aria-label={counter.front.name}>
              <PersonalityCounter {...(backs ? counter.back : counter.front)} />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

function MarkerGrid({ markers }: { markers: readonly Marker[] }) {
  return (
    <ul className="gg-cut gg-cut-persons">
      {markers.flatMap(({ id, count, words, ground, sign }) =>
        Array.from({ length: count }, (_, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a marker are all the same
          <li key={`${id} ${copy}`}>
            <svg viewBox={viewOf(MARKER_SIZE)} role="img" aria-label={words}>
              <MarkerCounter ground={ground} words={words} sign={sign} />
            </svg>
          </li>
        )),
      )}
    </ul>
  );
}

const viewOf = (size: number): string => `${-size / 2} ${-size / 2} ${size} ${size}`;

export const createSheets =
  ({ ground }: Lore) =>
  (scenario: Guelphs['scenarios'], language: Language): readonly PrintSheet[] => {
    const words = WORDS[language];
    const laid = groundOf(ground, scenario);
    const markers: PrintSheet = {
      id: `${scenario}-markers`,
      title: words.sheets.markers.title,
      body: (
        <div className="gg-sheet">
          <p className="gg-sheet-note">{words.sheets.scale}</p>
          <MarkerGrid markers={markersOf(laid, words)} />
        </div>
      ),
    };
    const counters = SIDES.flatMap(side => {
      const units = unitsOf(laid, side);
      const persons = personsOf(laid, side, words);
      const title = words.sheets.units(at(words.sides, side));
      return [false, true].map(backs => ({
        id: `${scenario}-${side}-${backs ? 'backs' : 'fronts'}`,
        title: `${title}: ${backs ? words.sheets.backs : words.sheets.fronts}`,
        body: (
          <div className="gg-sheet">
            <p className="gg-sheet-note">{words.sheets.scale}</p>
            <UnitGrid counters={units} backs={backs} />
            <PersonGrid counters={persons} backs={backs} />
          </div>
        ),
      }));
    });
    return [...counters, markers];
  };
