/** What a match came to, for comparing many: how long it took, and what each side lost. */
import type { Told } from '@carroccio/kernel';
import type { Grounds } from './03-ground/grounds.ts';
import type { Guiscard } from './shape.ts';

/** Men by what became of them in the end, horses, and the game turns and days they took. */
export function figuresOf(told: readonly Told<Guiscard>[], grounds: Grounds, id: string): Record<string, number[]> {
  const { groups, siege } = grounds.scenario(id);
  const { men } = grounds.roster(id);
  const sides = men.map(({ group }) => groups[group]?.side ?? -1);
  const dead = new Set<number>();
  const taken = new Set<number>();
  let [turns, days, horses] = [0, 0, 0];
  for (const event of told) {
    if (event.type === 'turnBegan') turns += 1;
    else if (event.type === 'day') days = event.day;
    else if (event.type === 'reinforced') for (const unit of event.units) sides[unit] = event.side;
    else if (event.type === 'drowned' || (event.type === 'harmed' && event.harm === 'killed')) dead.add(event.unit);
    else if (event.type === 'horseKilled') horses += 1;
    else if (event.type === 'captured') taken.add(event.unit);
    else if (event.type === 'freed') taken.delete(event.unit);
    else if (event.type === 'prisoners') for (const unit of event.units) taken.add(unit);
  }
  const bySide = (among: (unit: number) => boolean): number[] =>
    [0, 1].map(side => men.filter(({ animal }, unit) => !animal && sides[unit] === side && among(unit)).length);
  return {
    men: bySide(() => true),
    dead: bySide(unit => dead.has(unit)),
    taken: bySide(unit => taken.has(unit) && !dead.has(unit)),
    horses: [horses, horses],
    turns: [turns, turns],
    ...(siege ? { days: [days, days] } : {}),
  };
}
