/** Whoever asks for anything at all is answered, and learns nothing he may not know. */
import { type AnyAction, type Chance, equal, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { game, rule } from './position.ts';

const MOMENTS = 1500;
const ONE_IN = 15;
const NUMBERS = [-999, -2, -1, 0, 1, 2, 3, 5, 6, 12, 19, 23, 47, 60, 100, 113, 114, 500, 566, 999, 100_000];

interface Field {
  type?: string;
  enum?: readonly unknown[];
  items?: Field;
  minimum?: number;
  properties?: Record<string, Field>;
}

function forgedValue(chance: Chance, { type, enum: values, items, minimum = -Infinity }: Field): unknown {
  if (values) return pick(chance, values);
  if (type === 'boolean') return chance.draw(2) === 0;
  if (type === 'array') return Array.from({ length: 1 + chance.draw(2) }, () => forgedValue(chance, items ?? {}));
  const number = chance.draw(3) === 0 ? pick(chance, NUMBERS) : chance.draw(24);
  return Math.max(number, minimum);
}

/** An action of this kind, with numbers out of nowhere. */
function forged(chance: Chance, type: string): AnyAction {
  const schema: Field | undefined = game.actions[type];
  const fields = Object.entries(schema?.properties ?? {});
  return { type, ...Object.fromEntries(fields.map(([name, field]) => [name, forgedValue(chance, field)])) };
}

/** What the decision's step offers, to anybody. */
function kindsAt(play: Play): string[] {
  const step = game.steps[play.decision()?.step ?? ''];
  return step && 'offers' in step ? Object.keys(step.offers) : [];
}

const AT_ONCE = 6;

/** What the seat is told, with whatever went wrong in telling it. */
function answerTo(play: Play, seat: number, action: AnyAction): object {
  try {
    return play.explain(seat, action) ?? { listed: true };
  } catch (error) {
    return { failed: String(error) };
  }
}

/** Every seat asks for things it may not have; the answers are those of any position that looks the same to it. */
function leaks(play: Play, chance: Chance): string[] {
  const decision = play.decision();
  const found: string[] = [];
  for (const seat of [...(decision?.seats ?? []), ...(decision?.invited ?? [])]) {
    const redrawn = [play.resample(seat, chance), play.resample(seat, chance)];
    const others = (decision?.seats ?? []).flatMap(other => play.legal(other).slice(0, 200));
    for (const type of kindsAt(play)) {
      const same = others.filter(action => action.type === type);
      const tried = Array.from({ length: AT_ONCE }, () => forged(chance, type));
      if (same.length > 0) tried.push(pick(chance, same), pick(chance, same));
      for (const action of tried) {
        const answer = answerTo(play, seat, action);
        if (redrawn.some(other => !equal(answerTo(other, seat, action), answer)) || 'failed' in answer)
          found.push(`${decision?.step}: seat ${seat} asks ${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
      }
    }
  }
  return found;
}

describe('whatever is asked for', () => {
  rule('pod.23b', 'the answer tells nothing of what others hold', () => {
    const found: string[] = [];
    for (const seats of [2, 4]) {
      const chance = new Generator(startChance('sfc32', `forged ${seats}`));
      const { play } = Play.begin(game, { scenario: 'short', seats, stream: 'sfc32', seed: `forged ${seats}` });
      for (let moment = 0; !play.result && moment < MOMENTS; moment++) {
        if (chance.draw(ONE_IN) === 0) found.push(...leaks(play, chance));
        const seat = pick(chance, play.decision()?.seats ?? []);
        play.apply(seat, play.anyAction(seat, chance));
      }
    }
    expect(found).toEqual([]);
  });
});
