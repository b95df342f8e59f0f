/** What lies on the sheet: the men with their state, and on the calendar what the days will bring. */
import { DEAD, daysLeft, man, type Siege, sideOf } from '@carroccio/guiscard/survey';
import type { Piece } from '@carroccio/table/picture.ts';
import { manLook } from '../board/looks.ts';
import { unitPiece } from '../board/piece-ids.ts';
import { FootCounter } from '../counters/FootCounter.tsx';
import { type ManLook, manLookKey } from '../counters/look.ts';
import type { Labels } from '../labels.ts';
import type { SkirmishSight } from '../lore.ts';
import { DaySign } from './DaySign.tsx';
import type { SheetPlan } from './plan.ts';

const SMALL = 0.76;
const HERE = { x: 0, y: 0 };

/** Men already chosen for what is being decided. */
function chosen({ decision }: SkirmishSight): readonly number[] {
  const frame = decision?.frame;
  return frame && 'picked' in frame ? frame.picked : [];
}

function badgeOf(sight: SkirmishSight, unit: number): ManLook['badge'] | null {
  if (chosen(sight).includes(unit)) return 'picked';
  return sight.state.siege?.items.some(({ builders }) => builders.includes(unit)) ? 'builder' : null;
}

/** Whoever may still be hired is shown, and whoever belongs to a side; others are not there yet. */
function menPieces(labels: Labels, sight: SkirmishSight, plan: SheetPlan): Piece[] {
  const { battle: b, words } = labels;
  const hiring = plan.days === 0 || sight.decision?.frame.step === 'muster';
  const heals = new Map(b.state.siege?.heals.map(({ unit, day }) => [unit, day]));
  return b.roster.men.flatMap((_, unit) => {
    const cell = plan.manCell(unit);
    const side = sideOf(b, unit);
    if (cell < 0 || (side < 0 && !hiring)) return [];
    const badge = badgeOf(sight, unit);
    const look: ManLook = {
      ...manLook(b, unit, labels.name(unit)),
      riding: -1,
      moved: false,
      fired: false,
      badge: badge ?? 'none',
    };
    const { foot, mounted } = man(b, unit).points;
    const healed = heals.get(unit);
    const notes = [
      b.state.health[unit] === DEAD ? '' : words.said.price(foot, mounted),
      badge === 'picked' ? words.said.picked : '',
      badge === 'builder' ? words.said.builds : '',
      healed ? words.said.heals(healed) : '',
    ].filter(Boolean);
    return [
      {
        id: unitPiece(unit),
        cell,
        ...(side >= 0 ? { seat: side } : {}),
        look: `small|${manLookKey(look)}`,
        draw: () => (
          <g transform={`scale(${SMALL})`}>
            <FootCounter {...look} />
          </g>
        ),
        label: [labels.piece({ kind: 'unit', unit }), ...notes].join(', '),
        rank: 1,
        shift: HERE,
      },
    ];
  });
}

/** What is written on the days: today, the end of the food, relief. */
function dayPieces({ words }: Labels, siege: Siege, relief: number | null, plan: SheetPlan): Piece[] {
  const sign = (id: string, day: number, kind: Parameters<typeof DaySign>[0]['kind'], label: string): Piece[] => {
    const cell = day >= 1 && day <= plan.days ? plan.dayCell(day) : -1;
    if (cell < 0) return [];
    return [
      {
        id,
        cell,
        look: kind,
        draw: () => <DaySign kind={kind} />,
        label: `${label}: ${words.said.day(day)}`,
        rank: 0,
        shift: HERE,
        fixed: true,
      },
    ];
  };
  const past = Array.from({ length: Math.max(0, siege.day - 1) }, (_, index) => index + 1);
  return [
    ...past.flatMap(day => sign(`past${day}`, day, 'past', words.said.over)),
    ...(siege.provisions > 0
      ? sign('food', Math.max(1, siege.day) + daysLeft(siege), 'food', words.said.foodEnds)
      : []),
    ...(relief === null ? [] : sign('relief', relief, 'relief', words.said.reliefDue)),
    ...siege.heals.flatMap(({ unit, day }) => sign(`heal${unit}`, day, 'heal', words.said.heals(day))),
    ...sign('today', siege.day, 'today', words.said.today),
  ];
}

export function sheetPieces(labels: Labels, sight: SkirmishSight, plan: SheetPlan): Piece[] {
  const { siege } = sight.state;
  const relief = labels.battle.scenario.siege?.relief ?? null;
  return [...(siege ? dayPieces(labels, siege, relief, plan) : []), ...menPieces(labels, sight, plan)];
}
