import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import './board.css';
import type { BoardLine, BoardPicture, CellMark, Cue, Piece, Spot } from '../picture.ts';
import { useText } from '../text/bilingual.ts';
import { boardText } from '../text/board.ts';
import { Icon } from '../ui/icons/icons.tsx';
import { Cues } from './Cues.tsx';
import { cellAt, cellPath, centre, neighbourTowards, sheetSize } from './geometry.ts';
import { listenToGestures } from './gestures.ts';
import { FacingHandles, LegalCells, ReachDots } from './Legal.tsx';
import { Lines, MarkPatterns, Marks } from './Marks.tsx';
import { Minimap } from './Minimap.tsx';
import { Pieces } from './Pieces.tsx';
import { PanZoom, type View } from './pan-zoom.ts';

export interface BoardHandle {
  /** Brings a cell into sight. */
  reveal(cell: number): void;
  /** The first look, on these cells. */
  open(cells: readonly number[]): void;
  /** Something happens in a cell. */
  follow(cell: number): void;
  /** Somebody is to choose among these cells. */
  attend(cells: readonly number[]): void;
  /** Comes closer, with the cell in the middle. */
  approach(cell: number): void;
  focus(): void;
}

interface BoardProps {
  readonly picture: BoardPicture;
  readonly marks: readonly CellMark[];
  readonly lines: readonly BoardLine[];
  /** Where the choices of the moment point. */
  readonly spots: readonly Spot[];
  /** Where the selected piece could go, several steps away perhaps. */
  readonly reach?: readonly number[];
  readonly selected: string | null;
  /** The cell the keyboard's cursor is on, or -1. */
  readonly cursor: number;
  /** Somebody advises, or teaches, to look here. */
  readonly pointed: Spot | null;
  readonly cues: readonly Cue[];
  /** Changes with every moment, so that its cues are shown once. */
  readonly moment: string;
  readonly handle?: Ref<BoardHandle>;
  onPoint(spot: Spot): void;
  /** A pointer hovers over a spot, or over none. */
  onHover(spot: Spot | null): void;
  onCursor(cell: number): void;
  /** A key the board itself has no use for; true when it was taken. */
  onKey?(key: string): boolean;
}

const NOWHERE: readonly number[] = [];

/** A scale at which counters are read with ease. */
const NEAR = 0.5;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Which of its cells is meant by whoever points at a piece: the one under the pointer, if a choice is about it. */
const cellOfPiece = ({ id, cell, also }: Piece, under: number, spots: readonly Spot[]): number =>
  also?.includes(under) && spots.some(spot => spot.piece === id && spot.cell === under) ? under : cell;

/** A board of hexes or squares: the printed map, what layers show, what can be chosen, the pieces. */
export function Board(props: BoardProps) {
  const { picture, marks, lines, spots, selected, cursor, pointed, cues, moment, handle, onPoint, onHover, onCursor } =
    props;
  const { grid, margin, ground, pieces } = picture;
  const text = useText(boardText);
  const size = useMemo(() => sheetSize(grid, margin), [grid, margin]);
  const windowRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<SVGRectElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const [far, setFar] = useState<'far' | 'middle' | 'near'>('far');

  const viewChanged = useCallback(
    ({ x, y, scale }: View, room: { width: number; height: number }) => {
      const frame = frameRef.current;
      if (!frame) return;
      frame.setAttribute('x', String(-x / scale - margin));
      frame.setAttribute('y', String(-y / scale - margin));
      frame.setAttribute('width', String(room.width / scale));
      frame.setAttribute('height', String(room.height / scale));
      // Who sees the whole board needs no second, small one over its corner.
      const whole = room.width >= size.width * scale - 1 && room.height >= size.height * scale - 1;
      frame.ownerSVGElement?.toggleAttribute('data-whole', whole);
    },
    [margin, size],
  );

  /** Where a pointer points: a handle that turns, a piece, or else a cell. */
  const spotUnder = (event: PointerEvent): Spot | null => {
    const target = event.target instanceof Element ? event.target : null;
    const handle = target?.closest('[data-facing]');
    if (handle) {
      const facing = spots.find(
        spot =>
          String(spot.cell) === handle.getAttribute('data-cell') &&
          String(spot.facing?.direction) === handle.getAttribute('data-facing'),
      );
      return facing ?? null;
    }
    const piece = pieces.find(({ id }) => id === target?.closest('[data-piece]')?.getAttribute('data-piece'));
    const point = panZoom.current?.toSheet(event.clientX, event.clientY);
    const under = point ? cellAt(grid, { x: point.x - margin, y: point.y - margin }) : -1;
    const cell = piece ? cellOfPiece(piece, under, spots) : under;
    return cell < 0 ? null : { board: picture.id, cell, ...(piece ? { piece: piece.id } : {}) };
  };
  const tapped = useEffectEvent((event: PointerEvent) => {
    const spot = spotUnder(event);
    if (spot) onPoint(spot);
  });
  // Told only when it is another spot, or when other choices are offered: not with every pixel.
  const hoveredBefore = useRef<{ key: string; spots: readonly Spot[] }>({ key: '', spots });
  const hovered = useEffectEvent((event: PointerEvent | null) => {
    const spot = event && spotUnder(event);
    const key = spot ? `${spot.cell} ${spot.piece ?? ''} ${spot.facing?.direction ?? ''}` : '';
    const before = hoveredBefore.current;
    if (key === before.key && spots === before.spots) return;
    hoveredBefore.current = { key, spots };
    onHover(spot);
  });

  useEffect(() => {
    const { current: window } = windowRef;
    const { current: sheet } = sheetRef;
    if (!window || !sheet) return;
    panZoom.current = new PanZoom(window, sheet, size, {
      moved: viewChanged,
      rested: scale => setFar(scale < 0.28 ? 'far' : scale < 0.5 ? 'middle' : 'near'),
    });
    const watcher = new ResizeObserver(() => panZoom.current?.resized());
    watcher.observe(window);
    const stop = listenToGestures(window, () => panZoom.current, { tapped, hovered });
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [size, viewChanged]);

  const reveal = useCallback(
    (cell: number) => {
      const { x, y } = centre(grid, cell);
      panZoom.current?.reveal(x + margin, y + margin);
    },
    [grid, margin],
  );
  const approach = useCallback(
    (cell: number) => {
      const { x, y } = centre(grid, cell);
      panZoom.current?.centreOn(x + margin, y + margin, NEAR);
    },
    [grid, margin],
  );
  useImperativeHandle(handle, () => {
    const point = (cell: number): { x: number; y: number } => {
      const { x, y } = centre(grid, cell);
      return { x: x + margin, y: y + margin };
    };
    return {
      reveal,
      approach,
      open: cells => panZoom.current?.open(cells.map(point), NEAR),
      follow(cell) {
        const { x, y } = point(cell);
        panZoom.current?.follow(x, y);
      },
      attend: cells => panZoom.current?.attend(cells.map(point), NEAR),
      focus: () => windowRef.current?.focus(),
    };
  }, [reveal, approach, grid, margin]);

  const go = useCallback((x: number, y: number) => panZoom.current?.centreOn(x, y), []);

  const legalCells = useMemo(() => [...new Set(spots.map(({ cell }) => cell))], [spots]);
  const choosable = useMemo(() => new Set(spots.flatMap(({ piece }) => (piece ? [piece] : []))), [spots]);
  const facings = useMemo(() => spots.filter(({ facing }) => facing), [spots]);
  const fanned = pieces.find(({ id }) => id === selected)?.cell ?? -1;

  const move = (cell: number): void => {
    if (cell < 0) return;
    onCursor(cell);
    reveal(cell);
  };
  const nextLegal = (back: boolean): void => {
    const inOrder = legalCells.toSorted((a, b) => a - b);
    const next = back ? inOrder.findLast(cell => cell < cursor) : inOrder.find(cell => cell > cursor);
    move(next ?? (back ? inOrder.at(-1) : inOrder[0]) ?? -1);
  };
  const keyed = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow && event.shiftKey) panZoom.current?.panBy(-arrow[0] * 80, -arrow[1] * 80);
    else if (arrow) move(cursor < 0 ? (legalCells[0] ?? 0) : neighbourTowards(grid, cursor, arrow[0], arrow[1]));
    else if (event.key === '+' || event.key === '=') panZoom.current?.zoom(1.25);
    else if (event.key === '-') panZoom.current?.zoom(0.8);
    else if (event.key === '0') panZoom.current?.showAll();
    else if (event.key === 'n' || event.key === 'N') nextLegal(event.shiftKey);
    else if (event.key === 'Enter' && cursor >= 0) onPoint({ board: picture.id, cell: cursor });
    else if (!props.onKey?.(event.key)) return;
    event.preventDefault();
  };

  return (
    <div className="board">
      <div
        className="board-window"
        ref={windowRef}
        role="application"
        aria-label={text.board(picture.title)}
        aria-roledescription={text.role}
        aria-describedby="board-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        data-zoom={far}
        onKeyDown={keyed}
      >
        <div className="board-sheet" ref={sheetRef}>
          <svg viewBox={`${-margin} ${-margin} ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
            <MarkPatterns />
            {ground}
            <Marks grid={grid} marks={marks} />
            <LegalCells grid={grid} cells={legalCells} part="tint" />
            <ReachDots grid={grid} cells={props.reach ?? NOWHERE} />
            {fanned >= 0 && <path className="selected-cell" d={cellPath(grid, fanned, 4)} />}
            <Pieces grid={grid} pieces={pieces} selected={selected} fanned={fanned} choosable={choosable} />
            <LegalCells grid={grid} cells={legalCells} part="outline" />
            <FacingHandles grid={grid} spots={facings} />
            <Lines grid={grid} lines={lines} />
            {pointed && <path className="pointed" d={cellPath(grid, pointed.cell, -4)} />}
            {cursor >= 0 && <path className="cursor" d={cellPath(grid, cursor, 2)} />}
            <Cues grid={grid} cues={cues} moment={moment} />
          </svg>
        </div>
      </div>
      <p id="board-help" className="hidden-visually">
        {text.help}
      </p>
      <div className="board-controls">
        <button type="button" aria-label={text.zoomIn} onClick={() => panZoom.current?.zoom(1.4)}>
          <Icon name="zoom-in" />
        </button>
        <button type="button" aria-label={text.zoomOut} onClick={() => panZoom.current?.zoom(1 / 1.4)}>
          <Icon name="zoom-out" />
        </button>
        <button type="button" aria-label={text.fit} onClick={() => panZoom.current?.showAll()}>
          <Icon name="fit" />
        </button>
      </div>
      <Minimap picture={picture} size={size} frame={frameRef} onGo={go} />
    </div>
  );
}
