/** What a step offers a seat: actions that are listed, and families of actions that are described. */
import type {
  AnyAction,
  AnyAskingStep,
  AnyFrame,
  AnyLook,
  AnyOffer,
  AnyRefusal,
  AnySealedOffer,
  AnySealedStep,
} from '../game/erased.ts';
import { seals } from '../game/erased.ts';
import type { Described } from '../game/family.ts';
import type { Seat } from '../game/shape.ts';
import { type Chance, pick } from './chance.ts';

/** A seat before a step that asks it. */
export interface Asked {
  readonly look: AnyLook;
  readonly step: AnyAskingStep | AnySealedStep;
  readonly frame: AnyFrame;
  readonly seat: Seat;
  /** What it has already chosen, where it chooses in secret. */
  readonly chosen: readonly AnyAction[];
}

/** The offers of both kinds of steps, spoken to in one way. */
interface Spoken {
  list(): readonly AnyAction[];
  describe(): readonly Described[];
  draw(chance: Chance): AnyAction | null;
  /** Whether a well-formed action is a member of a family. */
  contains(action: AnyAction): boolean;
  why(action: AnyAction): AnyRefusal | undefined;
}

function spoken({ look, step, frame, seat, chosen }: Asked, type: string): Spoken | null {
  if (seals(step)) {
    const offer: AnySealedOffer | undefined = Object.hasOwn(step.offers, type) ? step.offers[type] : undefined;
    if (!offer) return null;
    if ('list' in offer)
      return {
        ...NO_FAMILY,
        list: () => offer.list(look, frame, seat, chosen),
        why: action => offer.why?.(look, frame, seat, action, chosen),
      };
    return {
      list: () => [],
      describe: () => offer.describe(look, frame, seat, chosen),
      draw: chance => offer.draw(look, frame, seat, chance, chosen),
      contains: action => offer.contains(look, frame, seat, action, chosen) === null,
      why: action => offer.contains(look, frame, seat, action, chosen) ?? undefined,
    };
  }
  const offer: AnyOffer | undefined = Object.hasOwn(step.offers, type) ? step.offers[type] : undefined;
  if (!offer) return null;
  if ('list' in offer)
    return {
      ...NO_FAMILY,
      list: () => offer.list(look, frame, seat),
      why: action => offer.why?.(look, frame, seat, action),
    };
  return {
    list: () => [],
    describe: () => offer.describe(look, frame, seat),
    draw: chance => offer.draw(look, frame, seat, chance),
    contains: action => offer.contains(look, frame, seat, action) === null,
    why: action => offer.contains(look, frame, seat, action) ?? undefined,
  };
}

const NO_FAMILY = { describe: () => [], draw: () => null, contains: () => false };

/** Every action that can be listed. */
export function listed(asked: Asked): AnyAction[] {
  const { look, step, frame, seat, chosen } = asked;
  const all: AnyAction[] = [];
  // Without `spoken`: this is done at every decision.
  if (seals(step)) {
    for (const offer of Object.values(step.offers))
      if ('list' in offer) all.push(...offer.list(look, frame, seat, chosen));
  } else {
    for (const offer of Object.values(step.offers)) if ('list' in offer) all.push(...offer.list(look, frame, seat));
  }
  return all;
}

/** Those of one kind. */
export const listedOf = (asked: Asked, type: string): readonly AnyAction[] => spoken(asked, type)?.list() ?? [];

/** What else can be chosen. */
export const described = (asked: Asked): Described[] =>
  Object.entries(asked.step.offers).flatMap(([type, offer]) =>
    'describe' in offer ? (spoken(asked, type)?.describe() ?? []) : [],
  );

/** The type of each family there is, in the order in which they are described; what is in them is not worked out. */
export function typesOfFamilies(asked: Asked): string[] {
  const types: string[] = [];
  for (const type in asked.step.offers) {
    const many = familiesOf(asked, type);
    for (let i = 0; i < many; i++) types.push(type);
  }
  return types;
}

function familiesOf(asked: Asked, type: string): number {
  const { look, step, frame, seat } = asked;
  const offer: AnyOffer | AnySealedOffer | undefined = step.offers[type];
  if (!offer || !('describe' in offer)) return 0;
  if ('many' in offer && offer.many) return offer.many(look, frame, seat);
  return spoken(asked, type)?.describe().length ?? 0;
}

/** Any action: one of those listed, or a member of a family, which weighs as much as one of them. */
export function drawn(
  asked: Asked,
  list: readonly AnyAction[],
  families: readonly string[],
  chance: Chance,
): AnyAction {
  if (families.length === 0) return pick(chance, list);
  const number = chance.draw(list.length + families.length);
  const one = list[number];
  if (one) return one;
  const type = pick(chance, families);
  const member = spoken(asked, type)?.draw(chance);
  if (!member) throw new Error(`nothing can be drawn of "${type}"`);
  return member;
}

/** Whether a well-formed action is a member of one of the step's families. */
export const contains = (asked: Asked, action: AnyAction): boolean =>
  spoken(asked, action.type)?.contains(action) ?? false;

/** The rule's own reason for refusing a well-formed action. */
export const reasonAgainst = (asked: Asked, action: AnyAction): AnyRefusal | undefined =>
  spoken(asked, action.type)?.why(action);
