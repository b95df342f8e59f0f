import type { AnyAction, Odds, Teller } from '@carroccio/kernel';
import {
  type Choice,
  choicesAt,
  choicesOf,
  choicesOfPiece,
  spotsToShow,
  withPiece,
} from '@carroccio/table/panel/choosing.ts';
import type { BoardPicture, Spot } from '@carroccio/table/picture.ts';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../../keep/settings.ts';
import type { Actor } from './actor.ts';
import { useConsidered } from './use-considered.ts';
import { useHand } from './use-hand.ts';

interface Around {
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly moment: string;
  readonly actor: Actor | null;
  readonly picture: BoardPicture | undefined;
  readonly onSpot: ((spot: Spot) => boolean) | undefined;
  readonly onSelect: ((piece: string | null) => void) | undefined;
}

/** What is asked back where a press could mean several things. */
interface Menu {
  readonly moment: string;
  readonly spot: Spot;
  readonly choices: readonly Choice[];
  readonly plans: readonly (readonly AnyAction[])[];
}

/** More than this is not asked back over the board: it stands in the panel, once the piece is selected. */
const MOST_ASKED = 8;

const isOf =
  (piece: string | null) =>
  ({ spot }: Choice): boolean =>
    piece !== null && spot?.of === piece;

/** How a person comes from a press on the board or in the panel to an action: selecting, asking back, being refused. */
export function useChoosing({ table, sight, teller, moment, actor, picture, onSpot, onSelect }: Around) {
  const { confirm } = useSettings();
  const [selected, setSelected] = useState<string | null>(null);
  const [cursor, setCursor] = useState(-1);
  const [lifted, setLifted] = useState<{ moment: string; choices: readonly AnyAction[] } | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [refused, setRefused] = useState<{ moment: string; words: string; rule: string } | null>(null);
  const [pending, setPending] = useState<{ moment: string; action: AnyAction; odds: Odds } | null>(null);
  const { considered, consider, preview } = useConsidered(actor);

  const choices = useMemo(() => choicesOf(table, sight), [table, sight]);
  const held = lifted?.moment === moment ? lifted.choices : null;
  const onBoard = useMemo(
    () => (held ? choices.filter(({ action }) => held.includes(action)) : withPiece(choices, selected)),
    [choices, selected, held],
  );
  const ofSelected = useMemo(() => choicesOfPiece(choices, selected), [choices, selected]);
  const hand = useHand(table, actor, moment, selected, picture);
  const spots = useMemo(
    () => (picture && actor ? spotsToShow(onBoard, picture.id, cursor) : []),
    [onBoard, picture, cursor, actor],
  );

  const select = (piece: string | null): void => {
    setSelected(piece);
    onSelect?.(piece);
  };

  const choose = async (action: AnyAction): Promise<void> => {
    if (!actor) return;
    setMenu(null);
    consider(null);
    const odds = confirm ? await actor.odds(action) : null;
    if (odds && odds.outcomes.length > 1) setPending({ moment, action, odds });
    else await actor.act(action);
  };

  const explain = async (spot: Spot): Promise<void> => {
    for (const action of table.meant?.(spot, sight, selected) ?? []) {
      const refusal = await actor?.refusal(action);
      if (!refusal) continue;
      setRefused({ moment, words: teller.refusal(refusal), rule: refusal.rule });
      return;
    }
  };

  /** What the piece in hand has to do to get there, as one thing; asked back where there are several ways to begin. */
  const follow = async (spot: Spot, pressed: string | null): Promise<void> => {
    const plans = actor?.imagine ? (await hand.plans(spot)).map(({ actions }) => actions) : journeys(spot);
    const [only, ...others] = plans;
    if (only && others.length === 0) await actor?.actAll(only);
    else if (only) setMenu({ moment, spot, choices: [], plans });
    else {
      select(pressed);
      await explain(spot);
    }
  };
  const journeys = (spot: Spot): readonly (readonly AnyAction[])[] => {
    const journey = table.journey?.(spot, sight) ?? [];
    return journey.length > 0 ? [journey] : [];
  };

  /** Who looks at a spot with a single choice considers it. */
  const lookAt = (spot: Spot | null): void => {
    const [only, ...others] = spot ? choicesAt(onBoard, spot) : [];
    consider(only && others.length === 0 ? only : null);
  };

  const point = (spot: Spot): void => {
    setCursor(spot.cell);
    consider(null);
    setRefused(null);
    if (onSpot?.(spot)) return;
    const here = picture?.pieces.filter(({ cell }) => cell === spot.cell) ?? [];
    const top = here.toSorted((a, b) => b.rank - a.rank)[0];
    const pressed = spot.piece ?? top?.id ?? null;
    const own = isOwn(pressed);
    const meant = choicesAt(onBoard, spot);
    const [only] = meant;
    setMenu(null);
    // Whoever presses a place or an enemy keeps in hand what he has.
    const sends = !own && isOwn(selected) && (meant.length === 0 || meant.some(isOf(selected)));
    if (!sends) select(pressed);
    if (!actor || (own && !held && looksFirst(pressed))) return;
    if (meant.length > 1 || only?.spot?.offered) setMenu({ moment, spot, choices: meant, plans: [] });
    else if (only) void choose(only.action);
    else if (!own) void follow(spot, pressed);
  };
  const isOwn = (piece: string | null): boolean => {
    const owner = piece === null ? undefined : picture?.pieces.find(({ id }) => id === piece)?.seat;
    return owner !== undefined && (sight.decision?.seats.includes(owner) ?? false);
  };
  /** Looking is not acting: the first press on a piece of one's own that acts selects it and spends nothing. */
  const looksFirst = (pressed: string | null): boolean =>
    pressed !== null &&
    pressed !== selected &&
    actor?.imagine !== undefined &&
    (choicesOfPiece(choices, pressed).length < 2 ||
      choicesOfPiece(choices, pressed).length > MOST_ASKED ||
      (table.begins?.(pressed, sight) ?? []).length > 0);

  // What belongs to another moment is over.
  const now = <T extends { moment: string }>(one: T | null): T | null => (one?.moment === moment ? one : null);
  return {
    choices,
    ofSelected,
    spots,
    selected,
    cursor,
    considered,
    preview,
    menu: now(menu),
    refused: now(refused),
    pending: now(pending),
    select,
    /** A card is lifted from the hand, with what it allows; or put back. */
    hold: useCallback(
      (allowed: readonly AnyAction[] | null) => setLifted(allowed && { moment, choices: allowed }),
      [moment],
    ),
    setCursor,
    consider,
    lookAt,
    point,
    choose: (action: AnyAction) => void choose(action),
    /** Where the selected piece could go. */
    reach: hand.cells,
    followPlan: (actions: readonly AnyAction[]) => {
      setMenu(null);
      void actor?.actAll(actions);
    },
    closeMenu: () => setMenu(null),
    /** What was asked back is answered: it is done, or it is not. */
    settle: (yes: boolean) => {
      setPending(null);
      if (yes && pending) void actor?.act(pending.action);
    },
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
