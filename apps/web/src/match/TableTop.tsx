import { type AnyAction, isOwn, type Odds, type Teller } from '@carroccio/kernel';
import { Board, type BoardHandle } from '@carroccio/table/board/Board.tsx';
import { Choices } from '@carroccio/table/panel/Choices.tsx';
import {
  type Choice,
  choicesAt,
  choicesOf,
  choicesOfPiece,
  spotsToShow,
  withPiece,
} from '@carroccio/table/panel/choosing.ts';
import { DiceTray } from '@carroccio/table/panel/DiceTray.tsx';
import { Log } from '@carroccio/table/panel/Log.tsx';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { OddsCard } from '@carroccio/table/panel/OddsCard.tsx';
import { PieceList } from '@carroccio/table/panel/PieceList.tsx';
import { Tabs } from '@carroccio/table/panel/Tabs.tsx';
import type { Spot } from '@carroccio/table/picture.ts';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { changeSettings, useSettings } from '../keep/settings.ts';
import type { Laid } from './laid.ts';
import './table-top.css';

/** The hands at the table: without them one only looks. */
export interface Actor {
  act(action: AnyAction): Promise<void>;
  actAll(actions: readonly AnyAction[]): Promise<void>;
  odds(action: AnyAction): Promise<Odds | null>;
  refusal(action: AnyAction): Promise<{ rule: string; reason: string } | null>;
}

interface TableTopProps {
  readonly laid: Laid;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly log: readonly LogLine[];
  readonly fresh: readonly LogLine[];
  /** Changes with every moment of the match. */
  readonly moment: string;
  readonly actor: Actor | null;
  /** Where advice or a lesson points. */
  readonly pointed?: Spot | null;
  /** The cell to come close to at the beginning. */
  readonly near?: number;
  /** The panel's first words: who decides what. */
  readonly heading: ReactNode;
  /** Between the decision and the tabs: an editor, a lesson. */
  readonly children?: ReactNode;
  /** Takes a press on the board before anything else does; true when it was for it. */
  onSpot?(spot: Spot): boolean;
  onSelect?(piece: string | null): void;
  readonly currentEntry?: number;
  onJump?(entry: number): void;
  /** Lets what is being shown come to its end at once. */
  onSkip?(): void;
}

const CONSIDER_MS = 250;

/** The board with its layers, and the panel beside it. */
export function TableTop(props: TableTopProps) {
  const { laid, sight, teller, log, fresh, moment, actor, pointed = null, heading, children } = props;
  const { table, game } = laid;
  const { rulebook } = game;
  const text = useText(matchText);
  const settings = useSettings();
  const board = useRef<BoardHandle>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [cursor, setCursor] = useState(-1);
  const [raised, setRaised] = useState(false);
  const [front, setFront] = useState<{ board: string; over: string | null } | null>(null);
  const [menu, setMenu] = useState<{ moment: string; spot: Spot; choices: Choice[] } | null>(null);
  const [refused, setRefused] = useState<{ moment: string; words: string; rule: string } | null>(null);
  const [pending, setPending] = useState<{ moment: string; action: AnyAction; odds: Odds } | null>(null);
  const [considered, setConsidered] = useState<Choice | null>(null);
  const [preview, setPreview] = useState<{ action: AnyAction; odds: Odds } | null>(null);

  const boards = useMemo(() => table.boards(sight), [table, sight]);
  // A board that comes to the front by itself, a battle inside a siege, ends what was chosen before.
  const foremost = boards[0]?.id ?? null;
  const picture = boards.find(({ id }) => id === front?.board && front.over === foremost) ?? boards[0];
  const choices = useMemo(() => choicesOf(table, sight), [table, sight]);
  const onBoard = useMemo(() => withPiece(choices, selected), [choices, selected]);
  const spots = useMemo(
    () => (picture && actor ? spotsToShow(onBoard, picture.id, cursor) : []),
    [onBoard, picture, cursor, actor],
  );
  const ofSelected = useMemo(() => choicesOfPiece(choices, selected), [choices, selected]);

  const layersOn = settings.layers[rulebook.id] ?? [];
  const marks = useMemo(
    () =>
      picture
        ? (table.layers ?? [])
            .filter(({ id }) => layersOn.includes(id))
            .flatMap(layer => layer.marks(sight, picture.id, selected))
        : [],
    [table, sight, picture, selected, layersOn],
  );
  const lines = useMemo(
    () =>
      picture
        ? (table.layers ?? [])
            .filter(({ id }) => layersOn.includes(id))
            .flatMap(layer => layer.lines?.(sight, picture.id, selected) ?? [])
        : [],
    [table, sight, picture, selected, layersOn],
  );
  // What happened is shown where it stood when it happened: a unit that routed is on the map no more.
  const before = useRef(sight);
  useEffect(() => {
    before.current = sight;
  }, [sight]);
  const happened = useMemo(() => fresh.flatMap(({ event }) => (isOwn(event) ? [event] : [])), [fresh]);
  const cues = useMemo(
    () => happened.flatMap(event => table.cues?.(event, before.current) ?? []).filter(cue => cue.board === picture?.id),
    [happened, table, picture],
  );

  // What belongs to another moment is over.
  const openMenu = menu?.moment === moment ? menu : null;
  const openRefusal = refused?.moment === moment ? refused : null;
  const openPending = pending?.moment === moment ? pending : null;

  // The odds of what is hovered or focused, after a breath.
  useEffect(() => {
    setPreview(null);
    if (!considered || !actor) return;
    const { action } = considered;
    let current = true;
    const timer = setTimeout(async () => {
      const odds = await actor.odds(action);
      if (current && odds) setPreview({ action, odds });
    }, CONSIDER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [considered, actor]);

  const { near } = props;
  useEffect(() => {
    if (near !== undefined) board.current?.approach(near);
  }, [near]);

  const cueCell = cues[0]?.cell;
  useEffect(() => {
    if (cueCell !== undefined) board.current?.reveal(cueCell);
  }, [cueCell]);

  // Whoever plays by keyboard goes on where the next choice is, when the last one is gone with its button.
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment the choices are new
  useEffect(() => {
    if (!panel.current) return;
    panel.current.scrollTop = 0;
    if (document.activeElement !== document.body) return;
    panel.current.querySelector<HTMLElement>('.choices button')?.focus({ preventScroll: true });
  }, [moment]);

  const select = (piece: string | null): void => {
    setSelected(piece);
    props.onSelect?.(piece);
  };

  const choose = async (action: AnyAction): Promise<void> => {
    if (!actor) return;
    setMenu(null);
    setConsidered(null);
    const odds = settings.confirm ? await actor.odds(action) : null;
    if (odds && odds.outcomes.length > 1) setPending({ moment, action, odds });
    else await actor.act(action);
  };

  const explain = async (spot: Spot): Promise<void> => {
    for (const action of table.meant?.(spot, sight) ?? []) {
      const refusal = await actor?.refusal(action);
      if (!refusal) continue;
      setRefused({ moment, words: teller.refusal(refusal), rule: refusal.rule });
      return;
    }
  };

  /** Who looks at a spot with a single choice considers it. */
  const lookAt = (spot: Spot | null): void => {
    const [only, ...others] = spot ? choicesAt(onBoard, spot) : [];
    setConsidered(only && others.length === 0 ? only : null);
  };

  const point = (spot: Spot): void => {
    setCursor(spot.cell);
    setConsidered(null);
    setRefused(null);
    if (props.onSpot?.(spot)) return;
    const here = picture?.pieces.filter(({ cell }) => cell === spot.cell) ?? [];
    const top = here.toSorted((a, b) => b.rank - a.rank)[0];
    select(spot.piece ?? top?.id ?? null);
    if (!actor) return;
    const meant = choicesAt(onBoard, spot);
    const [only] = meant;
    if (only && meant.length === 1 && !only.spot?.offered) void choose(only.action);
    else if (meant.length > 0) setMenu({ moment, spot, choices: meant });
    else {
      setMenu(null);
      const journey = table.journey?.(spot, sight) ?? [];
      if (journey.length > 0) void actor.actAll(journey);
      else void explain(spot);
    }
  };

  const toggleLayer = (id: string): void => {
    const on = layersOn.includes(id) ? layersOn.filter(other => other !== id) : [...layersOn, id];
    changeSettings({ layers: { ...settings.layers, [rulebook.id]: on } });
  };

  const cursorWords =
    picture && cursor >= 0
      ? describe(picture, cursor, choicesAt(choices, { board: picture.id, cell: cursor }).length, text)
      : '';
  const choosing = {
    table,
    sight,
    teller,
    choose: (action: AnyAction) => void choose(action),
    onConsider: setConsidered,
  };
  const shownPoint = considered?.spot ?? pointed;

  const keyed = (key: string): boolean => {
    if (key === ' ' && props.onSkip) {
      props.onSkip();
      return true;
    }
    const layer = table.layers?.find(one => one.key === key);
    if (layer) toggleLayer(layer.id);
    return layer !== undefined;
  };

  return (
    <div className="table-top" data-game={rulebook.id}>
      <section className="field" aria-label={text.boards}>
        {boards.length > 1 && (
          <fieldset className="board-tabs" aria-label={text.boards}>
            {boards.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === picture?.id}
                onClick={() => setFront({ board: id, over: foremost })}
              >
                {title}
              </button>
            ))}
          </fieldset>
        )}
        {picture && (
          <Board
            key={picture.id}
            picture={picture}
            marks={marks}
            lines={lines}
            spots={spots}
            selected={selected}
            cursor={cursor}
            pointed={shownPoint && shownPoint.board === picture.id ? shownPoint : null}
            cues={cues}
            moment={moment}
            handle={board}
            onPoint={point}
            onHover={lookAt}
            onCursor={cell => {
              setCursor(cell);
              lookAt({ board: picture.id, cell });
            }}
            onKey={keyed}
          />
        )}
        {table.layers && (
          <details className="layers">
            <summary>
              <Icon name="layers" size={16} /> {text.layers}
              {layersOn.length > 0 && ` (${layersOn.length})`}
            </summary>
            {table.layers.map(({ id, name, key }) => (
              <label key={id}>
                <input type="checkbox" checked={layersOn.includes(id)} onChange={() => toggleLayer(id)} />
                {name[settings.language]} <kbd>{key}</kbd>
              </label>
            ))}
          </details>
        )}
        <DiceTray
          fresh={fresh}
          moment={moment}
          name={roll => game.text[settings.language].rolls[roll.why] ?? roll.why}
        />
        {table.Tray && <table.Tray key={moment} sight={sight} fresh={happened} />}
        {openMenu && picture && (
          <div className="spot-menu" role="dialog" aria-label={text.at(picture.cellName(openMenu.spot.cell))}>
            <header>
              <b>{text.at(picture.cellName(openMenu.spot.cell))}</b>
              <button type="button" className="quiet" aria-label={text.close} onClick={() => setMenu(null)}>
                <Icon name="close" />
              </button>
            </header>
            <Choices {...choosing} choices={openMenu.choices} />
          </div>
        )}
        {table.Hand && <table.Hand sight={sight} choose={action => void choose(action)} />}
        <p className="hidden-visually" aria-live="polite">
          {cursorWords}
        </p>
      </section>

      <aside className="panel" aria-label={text.panel} data-raised={raised || undefined}>
        <button type="button" className="panel-grip" aria-expanded={raised} onClick={() => setRaised(!raised)}>
          <Icon name={raised ? 'chevron-down' : 'chevron-up'} /> {raised ? text.lower : text.raise}
        </button>
        <div className="panel-body" ref={panel}>
          {heading}
          {openRefusal && (
            <p className="refusal" role="alert">
              <b>{text.refused}.</b> {openRefusal.words}. <RuleLink rule={openRefusal.rule} rulebook={rulebook} />
            </p>
          )}
          {openPending && (
            <div className="confirm" role="alertdialog" aria-label={text.odds}>
              <h2>{teller.action(openPending.action)}</h2>
              <OddsCard odds={openPending.odds} teller={teller} rulebook={rulebook} />
              <div className="actions">
                <button
                  type="button"
                  className="primary"
                  // biome-ignore lint/a11y/noAutofocus: the question has just been asked by the person's own choice
                  autoFocus
                  onClick={() => {
                    setPending(null);
                    void actor?.act(openPending.action);
                  }}
                >
                  {text.confirm}
                </button>
                <button type="button" onClick={() => setPending(null)}>
                  {text.cancel}
                </button>
              </div>
            </div>
          )}
          {!openPending && preview && <OddsCard odds={preview.odds} teller={teller} rulebook={rulebook} />}
          {children}
          {actor && !openPending && ofSelected.length > 0 && ofSelected.length < choices.length ? (
            <>
              <Choices {...choosing} choices={ofSelected} />
              <details className="all-choices">
                <summary>{text.all}</summary>
                <Choices {...choosing} choices={choices} />
              </details>
            </>
          ) : (
            actor && !openPending && <Choices {...choosing} choices={choices} />
          )}
          {selected !== null && table.Card && picture?.pieces.some(({ id }) => id === selected) && (
            <section className="piece-card" aria-label={text.selected}>
              <table.Card sight={sight} piece={selected} />
            </section>
          )}
          <Tabs
            label={text.menu}
            // A replay is read along its log.
            first={props.currentEntry === undefined ? undefined : 'log'}
            tabs={[
              ...(table.Tracks ? [{ id: 'tracks', name: text.tracks, body: <table.Tracks sight={sight} /> }] : []),
              {
                id: 'log',
                name: text.log,
                body: (
                  <Log
                    log={log}
                    teller={teller}
                    rulebook={rulebook}
                    {...(props.currentEntry === undefined ? {} : { current: props.currentEntry })}
                    {...(props.onJump ? { onJump: props.onJump } : {})}
                  />
                ),
              },
              ...(picture
                ? [
                    {
                      id: 'pieces',
                      name: text.pieces,
                      body: (
                        <PieceList
                          picture={picture}
                          seatNames={sight.scene.seatNames.map((_, seat) => teller.seat(seat))}
                          selected={selected}
                          onSelect={(piece, cell) => {
                            select(piece);
                            setCursor(cell);
                            board.current?.reveal(cell);
                          }}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </aside>
    </div>
  );
}

interface CursorText {
  emptyHere: string;
  choicesHere(count: number): string;
}

/** What stands under the cursor, in words. */
function describe(
  picture: { cellName(cell: number): string; pieces: readonly { cell: number; label: string }[] },
  cell: number,
  choices: number,
  text: CursorText,
): string {
  const labels = picture.pieces.filter(piece => piece.cell === cell).map(({ label }) => label);
  return [
    picture.cellName(cell),
    labels.length > 0 ? labels.join('; ') : text.emptyHere,
    ...(choices > 0 ? [text.choicesHere(choices)] : []),
  ].join('. ');
}
