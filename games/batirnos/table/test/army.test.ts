/** Armies by points: whole ones are complete, who is given back is gone, and prices have their reason. */
import { batirnos } from '@carroccio/batirnos';
import { parts } from '@carroccio/batirnos/survey';
import { Match } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { raised } from '@carroccio/table/panel/set-up.ts';
import { settingOf } from '@carroccio/table/testing/index.ts';
import { describe, expect, test } from 'vitest';
import { lay } from '../index.tsx';
import { termsOf } from '../muster/worth.ts';

const setting = settingOf(batirnos);
const table = lay(setting);
const { troops } = parts.troops.value;
const { leaders } = parts.generals.value;
const begin = (): Match => new Match(setting.game, { scenario: 'punti', seed: 'an army', stream: 'sfc32' });
const trying = (match: Match): Attempt => Attempt.from(match.play, { seat: 0, language: 'en', asked: true });
const armyOf = (match: Match) => table.army?.(trying(match).sight) ?? null;
const nations = (armyOf(begin())?.ready ?? []).map(({ id }) => id);

describe.each(nations)('a whole army of %s', id => {
  test('is complete, within its points, and led by that nation', () => {
    const match = begin();
    const next = armyOf(match)?.ready.find(one => one.id === id)?.next;
    if (!next) throw new Error('it cannot be taken');
    const actions = raised(trying(match), next);
    expect(match.follow(0, actions)).toMatchObject({ taken: actions.length });
    const { sight } = trying(match);
    expect(sight.legal.some(({ type }) => type === 'mustered')).toBe(true);
    // The rules let nobody spend more than there is; what is left would not buy another division.
    const [cic] = actions;
    expect(leaders[Number(cic?.leader)]?.nation).toBe(id);
    const hired = actions.flatMap(({ type, troop }) => (type === 'hire' ? [troops[Number(troop)]?.points ?? 0] : []));
    expect(hired.length).toBeGreaterThanOrEqual(8);
  });
});

test('whoever is given back is gone, a general with his troops, and nobody else', () => {
  const match = begin();
  const [first] = armyOf(match)?.ready ?? [];
  if (!first) throw new Error('there is no army');
  match.follow(0, raised(trying(match), first.next));
  const army = armyOf(match);
  const chosen = army?.chosen ?? [];
  const troop = army?.members.find(({ without }) => without.length === chosen.length - 1);
  expect(chosen.filter(action => !troop?.without.includes(action))).toMatchObject([{ type: 'hire' }]);
  const division = army?.members.find(({ without }) => without.length < chosen.length - 1);
  const gone = chosen.filter(action => !division?.without.includes(action));
  expect(gone.map(({ type }) => type)).toEqual(['hireDivision', ...gone.slice(1).map(() => 'hire')]);
});

test('what a price is made of comes to the price', () => {
  for (const troop of troops) {
    const terms = termsOf(troop);
    const worth = terms.reduce((sum, [, value]) => sum + value, 0);
    if (terms.length > 0) expect([troop.id, Math.floor(0.5 + worth + 1e-9)]).toEqual([troop.id, troop.points]);
  }
});
