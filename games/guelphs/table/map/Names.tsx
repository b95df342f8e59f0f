import type { HexGrid } from '@carroccio/boards';
import type { BattleMap } from '@carroccio/guelphs/survey';
import { calm } from '@carroccio/table/ground/calm.ts';
import { NameAlong } from '@carroccio/table/ground/furniture/NameAlong.tsx';
import { MapName } from './MapName.tsx';
import { setNames } from './names.ts';
import type { Plan } from './plan.ts';

interface NamesProps {
  readonly grid: HexGrid;
  readonly map: BattleMap;
  readonly plan: Plan;
  readonly language: 'en' | 'it';
  readonly id: string;
}

/** Where along a river its name is printed, in hundredths of its course. */
const ON_RIVER = [30, 74];

/** The names of the ground, each along what it names. */
export function Names({ grid, map, plan: { width, rivers, streams, bridge }, language, id }: NamesProps) {
  const riverNames = map.names.filter(({ kind }) => kind === 'river').map(({ name }) => name[language]);
  return (
    <>
      {rivers.flatMap(({ water, course }, index) =>
        ON_RIVER.map(middle => (
          <NameAlong
            key={`${water} ${middle}`}
            id={`${id}-river-${index}-${middle}`}
            text={riverNames[index] ?? ''}
            line={course.map(({ point }) => point)}
            className="map-name map-name-water map-name-river"
            middle={middle}
            drop={22}
          />
        )),
      )}
      {streams.map(({ name, lines }, index) => (
        <NameAlong
          key={name}
          id={`${id}-stream-${index}`}
          text={name}
          line={calm(lines[0] ?? [], 4)}
          className="map-name map-name-water map-name-stream"
          middle={40}
          drop={-42}
        />
      ))}
      {setNames(grid, map, { language, width, bridge }).map(name => (
        <MapName key={name.key} name={name} />
      ))}
    </>
  );
}
