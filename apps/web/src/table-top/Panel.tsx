import type { AnyAction } from '@carroccio/kernel';
import { Choices } from '@carroccio/table/panel/Choices.tsx';
import { isVerb } from '@carroccio/table/panel/choosing.ts';
import { Families } from '@carroccio/table/panel/FamilyForm.tsx';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { Recap } from '@carroccio/table/panel/Recap.tsx';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useNarrow } from '@carroccio/table/ui/use-narrow.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ArmyTools } from './ArmyTools.tsx';
import { Confirm } from './Confirm.tsx';
import { Holds } from './Holds.tsx';
import { InLine } from './InLine.tsx';
import { Missing } from './Missing.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { Proposal } from './Proposal.tsx';
import type { Choosing } from './state/use-choosing.ts';
import type { Together } from './state/use-together.ts';
import type { TableTopProps } from './TableTop.tsx';

export interface PanelProps extends TableTopProps {
  readonly picture: BoardPicture | undefined;
  readonly choosing: Choosing;
  readonly together: Together;
  /** What others did while whoever looks had nothing to decide. */
  readonly meanwhile: readonly LogLine[];
  reveal(cell: number): void;
}

/** Beside the board: who decides what, the choices, what is selected, the log. */
export function Panel(props: PanelProps) {
  const { laid, sight, teller, moment, actor, stopped, heading, tools, children, picture, choosing, showAgain } = props;
  const { table, game } = laid;
  const { rulebook } = game;
  const { choices, ofSelected, selected, pending, refused } = choosing;
  const text = useText(matchText);
  const [raised, setRaised] = useState(false);
  const [nation, setNation] = useState<string | null>(null);
  const narrow = useNarrow();

  // Whoever plays by keyboard goes on where the next choice is, when the last one is gone with its button.
  const body = useRef<HTMLDivElement>(null);
  const deciding = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment the choices are new
  useEffect(() => {
    if (!body.current || !deciding.current) return;
    // On a phone the whole sheet scrolls, elsewhere only what is decided.
    body.current.scrollTop = 0;
    deciding.current.scrollTop = 0;
    // Nobody has gone anywhere by himself while the focus is on the page, or on the whole of it.
    if (!document.activeElement?.contains(body.current)) return;
    deciding.current
      // Not the search: letters typed there would not be heard as keys, and a phone would raise its keyboard.
      .querySelector<HTMLElement>('.choices :is(input:not([type="search"]), select, summary, button)')
      ?.focus({ preventScroll: true });
  }, [moment]);

  const refusal = refused ?? (stopped ? { words: teller.refusal(stopped), rule: stopped.rule } : null);
  const whyNot = useCallback(
    async (action: AnyAction) => {
      const why = await actor?.refusal(action);
      return why ? teller.refusal(why) : null;
    },
    [actor, teller],
  );

  const offered = { table, sight, teller, choose: choosing.choose, onConsider: choosing.consider };
  const looked = table.army?.(sight)?.nations.find(({ id }) => id === nation);
  const listed = looked ? choices.filter(({ action }) => looked.has(action)) : choices;
  // Whatever is selected, what ends the phase stays where it is.
  const verbs = choices.filter(choice => isVerb(choice) && !ofSelected.includes(choice));
  const some = ofSelected.length > 0 && ofSelected.length < choices.length;
  return (
    <aside className="panel" aria-label={text.panel} data-raised={raised || undefined}>
      <div className="panel-top">
        <button
          type="button"
          className="panel-grip"
          aria-expanded={raised}
          aria-label={raised ? text.lower : text.raise}
          onClick={() => setRaised(!raised)}
        >
          <Icon name={raised ? 'chevron-down' : 'chevron-up'} />
        </button>
        {narrow && tools}
      </div>
      <div className="panel-body" ref={body}>
        <div className="panel-decision" ref={deciding}>
          {heading}
          {actor && <h2 className="hidden-visually">{text.decision}</h2>}
          {!narrow && tools}
          {actor && (
            <Recap
              lines={props.meanwhile}
              table={table}
              sight={sight}
              teller={teller}
              {...(showAgain ? { show: showAgain } : {})}
            />
          )}
          {refusal && (
            <p className="refusal" role="alert">
              <b>{text.refused}.</b> {refusal.words}. <RuleLink rule={refusal.rule} rulebook={rulebook} />
            </p>
          )}
          {pending && <Confirm {...pending} teller={teller} rulebook={rulebook} settle={choosing.settle} />}
          {children}
          {/* On a phone the board keeps its room: the hand lies in the sheet below it. */}
          {table.Hand && narrow && <table.Hand sight={sight} choose={choosing.choose} hold={choosing.hold} />}
          {actor && !pending && <Proposal table={table} sight={sight} teller={teller} actor={actor} />}
          {actor && !pending && (
            <ArmyTools table={table} sight={sight} actor={actor} nation={nation} look={setNation} />
          )}
          {actor && !pending && <Missing table={table} sight={sight} teller={teller} whyNot={whyNot} />}
          {table.Matter && <table.Matter sight={sight} />}
          {actor && !pending && <Families {...offered} refusal={whyNot} />}
          {actor && !pending && picture && <InLine together={props.together} picture={picture} />}
          {actor && !pending && (
            <Choices key={moment} {...offered} choices={some ? [...ofSelected, ...verbs] : listed} />
          )}
          {actor && !pending && <Holds table={table} sight={sight} actor={actor} />}
          {actor && !pending && some && (
            <details className="all-choices">
              <summary>{text.all}</summary>
              <Choices {...offered} choices={choices} />
            </details>
          )}
          {selected !== null && table.Card && picture?.pieces.some(({ id }) => id === selected) && (
            <section className="piece-card" aria-label={text.selected}>
              <table.Card sight={sight} piece={selected} />
            </section>
          )}
        </div>
        <PanelTabs {...props} />
      </div>
    </aside>
  );
}
