/** Armies by points: whole ones are of one people and within their points; who is given back is gone; prices have their reason. */
import { guiscard } from '@carroccio/guiscard';
import { parts } from '@carroccio/guiscard/survey';
import { equal, Match } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { raised } from '@carroccio/table/panel/set-up.ts';
import { settingOf } from '@carroccio/table/testing/index.ts';
import { describe, expect, test } from 'vitest';
import { lay } from '../index.tsx';
import { WORDS } from '../text/index.ts';

const setting = settingOf(guiscard);
const table = lay(setting);
const { characters } = parts.characters.value;

/** The free battle, up to where the first army is raised. */
function begin(): { match: Match; seat: number } {
  const match = new Match(setting.game, { scenario: 'libera', seed: 'an army', stream: 'sfc32' });
  for (;;) {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    if (match.play.decision()?.step === 'muster') return { match, seat };
    const [first] = match.play.legal(seat);
    if (!first || !match.act(seat, first).ok) throw new Error('nobody raises an army');
  }
}
const trying = ({ match, seat }: ReturnType<typeof begin>): Attempt =>
  Attempt.from(match.play, { seat, language: 'en', asked: true });
const armyOf = (begun: ReturnType<typeof begin>) => table.army?.(trying(begun).sight) ?? null;
const peoples = (armyOf(begin())?.ready ?? []).map(({ id }) => id);

describe.each(peoples)('a whole army of %s', id => {
  test('is of one people, spends most of its points, and can be called ready', () => {
    const begun = begin();
    const { match, seat } = begun;
    const next = armyOf(begun)?.ready.find(one => one.id === id)?.next;
    if (!next) throw new Error('it cannot be taken');
    const actions = raised(trying(begun), next);
    expect(match.follow(seat, actions)).toMatchObject({ taken: actions.length });
    const { sight } = trying(begun);
    for (const action of actions) {
      expect(action.type).toBe('recruit');
      expect(characters[Number(action.unit)]?.code.startsWith(id)).toBe(true);
    }
    expect(sight.legal).toContainEqual({ type: 'ready' });
    const frame = match.play.decision()?.frame;
    const left = frame && 'points' in frame ? Number(frame.points) : 250;
    expect(left).toBeLessThan(100);
  });
});

test('whoever is given back is gone, and nobody else', () => {
  const begun = begin();
  const { match, seat } = begun;
  const [first] = armyOf(begun)?.ready ?? [];
  if (!first) throw new Error('there is no army');
  match.follow(seat, raised(trying(begun), first.next));
  match.follow(seat, [{ type: 'equip', item: 'ladder' }]);
  const army = armyOf(begun);
  const one = army?.members[2];
  const chosen = army?.chosen ?? [];
  const gone = chosen.filter(action => !one?.without.some(other => equal(other, action)));
  expect(gone).toHaveLength(1);
  expect(gone[0]?.type).toBe('recruit');
  // Played again without him, the army stands as it was.
  const other = begin();
  expect(other.match.follow(other.seat, one?.without ?? [])).toMatchObject({ taken: chosen.length - 1 });
});

test('a price says what it is made of', () => {
  const { worth } = WORDS.en.said;
  expect(worth(25, true, null, 27)).toBe('on foot: attack 25 + armour 2');
  expect(worth(5, false, 'short bow', 10)).toBe('on foot: attack 5 + short bow 5');
});
