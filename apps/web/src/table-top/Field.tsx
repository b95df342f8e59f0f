import { isOwn } from '@carroccio/kernel';
import { Board, type BoardHandle } from '@carroccio/table/board/Board.tsx';
import { choicesAt } from '@carroccio/table/panel/choosing.ts';
import { LastResult } from '@carroccio/table/panel/LastResult.tsx';
import { LastResultHandle } from '@carroccio/table/panel/LastResultHandle.tsx';
import { OddsCard } from '@carroccio/table/panel/OddsCard.tsx';
import { resultsOf } from '@carroccio/table/panel/results.ts';
import { useResults } from '@carroccio/table/panel/use-results.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useNarrow } from '@carroccio/table/ui/use-narrow.ts';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ChartsCard } from './ChartsCard.tsx';
import { cursorWords } from './cursor-words.ts';
import { LayerList } from './LayerList.tsx';
import { SpotMenu } from './SpotMenu.tsx';
import { type Boards, useHappened } from './state/use-boards.ts';
import { useCamera } from './state/use-camera.ts';
import type { Choosing } from './state/use-choosing.ts';
import { useLayers } from './state/use-layers.ts';
import type { Together } from './state/use-together.ts';
import type { TableTopProps } from './TableTop.tsx';

const NOTHING: readonly never[] = [];
const PRESSED_BY_SPACE = 'button, a, summary, select, input, textarea, [contenteditable], dialog *';
/** The key that shows the charts. */
const CHARTS = 't';
const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

interface FieldProps extends TableTopProps, Boards {
  readonly choosing: Choosing;
  readonly together: Together;
  /** How long the log was at the last decision of whoever looks. */
  readonly decided: number;
  readonly handle: RefObject<BoardHandle | null>;
}

/** The board in front with all that lies on it: layers, dice, hands, what is asked at a spot. */
export function Field({ choosing, together, handle, boards, picture, bring, ...props }: FieldProps) {
  const { laid, sight, teller, fresh, log, moment, pointed = null, near, onSkip, decided } = props;
  const { table, game } = laid;
  const text = useText(matchText);
  const language = useLanguage();
  const { selected, cursor, menu, considered } = choosing;
  const narrow = useNarrow();
  const [reading, setReading] = useState(false);
  const layers = useLayers(table, game.rulebook.id, sight, picture?.id, selected);
  const { cues } = useHappened(table, sight, fresh, picture?.id);
  const results = useMemo(() => resultsOf(log, table), [log, table]);
  const seen = useMemo(() => resultsOf(log.slice(0, decided), table).length, [log, decided, table]);
  const shownResults = useResults(results, seen);
  // The cards of a test lie there until one decides again.
  const last = results.length > seen ? results.at(-1) : undefined;
  const shownPoint = considered?.spot ?? pointed;

  useCamera(handle, { picture, choices: choosing.choices, cues, moment, near });

  const keyed = (key: string): boolean => {
    if (key === ' ' && onSkip) {
      onSkip();
      return true;
    }
    if (key === CHARTS && table.charts) {
      setReading(true);
      return true;
    }
    const layer = table.layers?.find(one => one.key === key);
    if (layer) layers.toggle(layer.id);
    return layer !== undefined;
  };

  // The letters of the layers are for whoever looks at the table, wherever the focus is: in their own menu, too.
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const writes = event.target instanceof HTMLElement && event.target.matches(WRITTEN_IN);
    const presses = event.key === ' ' && event.target instanceof HTMLElement && event.target.matches(PRESSED_BY_SPACE);
    if (writes || presses || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && menu) choosing.closeMenu();
    else if (event.key === 'Escape' && together.held) together.letGo();
    else if (keyed(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return (
    <section className="field" aria-label={text.boards}>
      {boards.length > 1 && (
        <fieldset className="board-tabs" aria-label={text.boards}>
          {boards.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === picture?.id} onClick={() => bring(id)}>
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {/* What lies over the board lies over it alone: a hand of cards below is never hidden. */}
      <div className="board-place">
        {picture && (
          <Board
            key={picture.id}
            picture={picture}
            marks={together.held ? together.marks : layers.marks}
            lines={layers.lines}
            spots={together.held ? together.spots : choosing.spots}
            reach={together.held ? together.reach : choosing.reach}
            selected={selected}
            cursor={cursor}
            pointed={shownPoint && shownPoint.board === picture.id ? shownPoint : null}
            cues={cues}
            moment={moment}
            handle={handle}
            onPoint={choosing.point}
            onHover={choosing.lookAt}
            onCursor={cell => {
              choosing.setCursor(cell);
              choosing.lookAt({ board: picture.id, cell });
            }}
            onKey={keyed}
          />
        )}
        <div className="field-tools">
          <LastResultHandle results={shownResults} />
          <LayerList {...layers} />
          {table.charts && (
            <button type="button" onClick={() => setReading(true)}>
              <Icon name="rules" size={16} /> {text.charts} <kbd>{CHARTS}</kbd>
            </button>
          )}
        </div>
        {reading && <ChartsCard table={table} sight={sight} close={() => setReading(false)} />}
        <LastResult
          results={shownResults}
          teller={teller}
          name={roll => game.text[language].rolls[roll.why] ?? roll.why}
        />
        {table.Tray && <table.Tray key={last?.entry} sight={sight} fresh={last?.outcome.filter(isOwn) ?? NOTHING} />}
        {choosing.preview && !choosing.pending && (
          <div className="odds-place">
            <OddsCard odds={choosing.preview.odds} teller={teller} rulebook={game.rulebook} brief />
          </div>
        )}
        {menu && picture && (
          <SpotMenu
            title={text.at(picture.cellName(menu.spot.cell))}
            choices={menu.choices}
            plans={menu.plans}
            table={table}
            sight={sight}
            teller={teller}
            choosing={choosing}
          />
        )}
      </div>
      {table.Hand && !narrow && <table.Hand sight={sight} choose={choosing.choose} hold={choosing.hold} />}
      <p className="hidden-visually" aria-live="polite">
        {picture &&
          cursor >= 0 &&
          cursorWords(picture, cursor, choicesAt(choosing.choices, { board: picture.id, cell: cursor }).length, text)}
      </p>
    </section>
  );
}
