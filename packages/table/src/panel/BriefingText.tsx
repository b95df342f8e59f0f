import type { Game } from '@carroccio/kernel';
import { ownRules } from '../rules/own-rules.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Table } from '../table.ts';
import { useText } from '../text/bilingual.ts';
import { briefingText } from '../text/briefing.ts';
import { useLanguage } from '../text/language.ts';

interface BriefingTextProps {
  readonly game: Game;
  readonly table: Table;
  readonly scenario: string;
  /** Who plays, where that is known: of some games not everybody who could. */
  readonly seats?: readonly string[];
}

/** What is played for, by whom, with what and for how long. */
export function BriefingText({ game, table, scenario, seats: inPlay }: BriefingTextProps) {
  const text = useText(briefingText);
  const language = useLanguage();
  const words = game.text[language];
  const briefing = table.briefing?.(scenario, language);
  const own = ownRules(game, scenario, language);
  // What the aims have said already, in words of their own, is not said twice.
  const victory = own.victory.filter(({ id }) => !briefing?.rules.includes(id));
  const seats = inPlay ?? game.scenarios[scenario]?.seats ?? [];
  return (
    <div className="briefing">
      <p>{words.scenarios[scenario]?.about}</p>
      {briefing && (
        <>
          <h3>{text.aims}</h3>
          <ul>
            {briefing.aims.map(aim => (
              <li key={aim}>{aim}</li>
            ))}
            {victory.map(({ id, says }) => (
              <li key={id}>
                {says} <RuleLink rule={id} rulebook={game.rulebook} />
              </li>
            ))}
          </ul>
          <h3>{text.sides}</h3>
          <dl>
            {seats.map((seat, index) => (
              <div key={seat} className={`tone-seat${index}`}>
                <dt>{words.seats[seat] ?? seat}</dt>
                {briefing.forces[index]?.map(force => (
                  <dd key={force}>{force}</dd>
                ))}
              </div>
            ))}
          </dl>
          {own.special.length > 0 && (
            <>
              <h3>{text.special}</h3>
              <ul>
                {own.special.map(({ id, title }) => (
                  <li key={id}>
                    {title} <RuleLink rule={id} rulebook={game.rulebook} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>{text.length}</h3>
          <p>{briefing.length}</p>
          <p>
            {text.more}{' '}
            {briefing.rules.map(rule => (
              <span key={rule}>
                <RuleLink rule={rule} rulebook={game.rulebook} />{' '}
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
