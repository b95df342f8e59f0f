/** What a seat cannot know reaches it in no way at all. */

import { LANGUAGES } from '../books/rulebook.ts';
import type { AnyAction } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { mayKnow, Teller } from '../game/tell.ts';
import { canonical, equal } from '../json/json.ts';
import { type Chance, Generator, pick, startChance } from '../play/chance.ts';
import { forecast } from '../play/odds.ts';
import type { Play } from '../play/play.ts';
import { neighboursOf } from './neighbours.ts';
import { broken } from './walk.ts';

const PROBES = 6;

const seatsOf = (play: Play): Seat[] => Array.from({ length: play.position.seats }, (_, seat) => seat);

/** What the seat sees, may do, is told and is refused does not depend on what it cannot see. */
export function checkViews(play: Play, strangers: readonly AnyAction[], chance: Chance): void {
  for (const seat of seatsOf(play)) {
    const redrawn = play.resample(seat, chance);
    same('a view does not change when what it hides is redrawn', play.view(seat), redrawn.view(seat));
    same('what a seat may do does not depend on what it cannot see', play.legal(seat), redrawn.legal(seat));
    same('what a seat may do does not depend on what it cannot see', play.families(seat), redrawn.families(seat));
    const probes = probesOf(play, seat, strangers, chance);
    for (const probe of probes)
      same(
        'a refusal does not depend on what the seat cannot see',
        [probe, refusalTo(play, seat, probe)],
        [probe, refusalTo(redrawn, seat, probe)],
      );
    if (play.canAct(seat)) {
      const action = play.anyAction(seat, chance);
      same(
        'odds do not depend on what the seat cannot see',
        [action, forecast(play, seat, action)],
        [action, forecast(redrawn, seat, action)],
      );
    }
  }
  const open = play.view(null);
  for (const seat of seatsOf(play))
    same('a spectator sees no more than each seat', open, play.resample(seat, chance).view(null));
}

/** Actions of other moments, of other seats, and beside those that are legal: anybody may ask about them. */
function probesOf(play: Play, seat: Seat, strangers: readonly AnyAction[], chance: Chance): AnyAction[] {
  const others = seatsOf(play).flatMap(other => play.legal(other));
  const known = [
    ...strangers,
    ...(others.length > 0 ? Array.from({ length: PROBES }, () => pick(chance, others)) : []),
  ];
  return [...known, ...neighboursOf(play, seat, known, chance, PROBES).map(({ action }) => action)];
}

function refusalTo(play: Play, seat: Seat, action: AnyAction): unknown {
  const refusal = play.explain(seat, action);
  return refusal && LANGUAGES.map(language => new Teller(play.game, play.scene, language).refusal(refusal));
}

/**
 * Where an action leaves a seat's view the same whatever is hidden from it, what it is told of the action is the same
 * too: an event that names a secret card to everybody is found here. Not so where the rules say that they show it.
 */
export function checkTold(before: Play, actor: Seat, action: AnyAction, chance: Chance): void {
  const seed = String(chance.draw(2 ** 32));
  const told = (play: Play, seat: Seat): { view: string; events: string } | null => {
    const copy = play.clone(new Generator(startChance('sfc32', seed)));
    const applied = copy.apply(actor, action);
    if (!applied.ok || applied.shown) return null;
    return {
      view: canonical(copy.view(seat)),
      events: canonical(applied.events.filter(event => mayKnow(event, seat))),
    };
  };
  for (const seat of seatsOf(before)) {
    const really = told(before, seat);
    const otherwise = really && told(before.resample(seat, chance), seat);
    if (really && otherwise && really.view === otherwise.view && really.events !== otherwise.events)
      broken(
        'events tell a seat nothing that it cannot see',
        `${action.type} to seat ${seat}: ${difference(really.events, otherwise.events)}`,
      );
  }
}

function same(promise: string, one: unknown, other: unknown): void {
  if (equal(one, other)) return;
  const [a, b] = [canonical(one), canonical(other)];
  if (a !== b) broken(promise, difference(a, b));
}

function difference(a: string, b: string): string {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  return `…${a.slice(Math.max(0, start - 160), start + 60)}… against …${b.slice(start, start + 60)}…`;
}
