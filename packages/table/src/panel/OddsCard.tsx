import { type Language, type Odds, type Rulebook, ruleText, type Teller, type Way } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useText } from '../text/bilingual.ts';
import { useLanguage } from '../text/language.ts';
import { matchText } from '../text/match.ts';

const MOST_OUTCOMES = 8;

/** Small chances to a tenth: one in a hundred is not one in two hundred. */
const inWords = (probability: number, language: Language): string =>
  GRAMMAR[language].percent(probability, probability < 0.0995 ? 1 : 0);

/** How an outcome may come about: the totals and cards that lead to it, folded away. */
function Ways({ ways, teller }: { ways: readonly Way[]; teller: Teller }) {
  const text = useText(matchText);
  const language = useLanguage();
  return (
    <details className="odds-ways">
      <summary>{text.ways(ways.length)}</summary>
      <ul>
        {ways.map(({ chance, probability, events }) => (
          <li key={JSON.stringify(events)}>
            <span title={chance}>{inWords(probability, language)}</span>{' '}
            {events.map(event => teller.event(event)).join('. ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OddsCardProps {
  readonly odds: Odds;
  readonly teller: Teller;
  readonly rulebook: Rulebook;
  /** For a glance: nothing to unfold, all that bears on it in one line. */
  readonly brief?: boolean;
}

/** What may come of a choice: the number that matters, then the outcomes; what they are made of is unfolded on request. */
export function OddsCard({ odds, teller, rulebook, brief = false }: OddsCardProps) {
  const text = useText(matchText);
  const language = useLanguage();
  const { signed } = GRAMMAR[language];
  const shown = odds.outcomes.slice(0, MOST_OUTCOMES);
  const rest = odds.outcomes.slice(MOST_OUTCOMES);
  const total = odds.modifiers.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={brief ? 'odds odds-brief' : 'odds'}>
      <h3>{text.odds}</h3>
      {odds.success && (
        <p className="odds-success" title={odds.success.chance}>
          {text.succeeds(inWords(odds.success.probability, language))}
        </p>
      )}
      <ul className="odds-outcomes">
        {shown.map(({ chance, probability, events, ways }) => (
          <li key={JSON.stringify(events)}>
            <span className="odds-bar" aria-hidden="true">
              <span style={{ width: `${probability * 100}%` }} />
            </span>
            <span className="odds-chance" title={chance}>
              {inWords(probability, language)}
            </span>
            <span>
              {teller.outcome(events)}
              {!brief && ways.length > 0 && <Ways ways={ways} teller={teller} />}
            </span>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span className="odds-bar" aria-hidden="true" />
            <span className="odds-chance">
              {inWords(
                rest.reduce((sum, { probability }) => sum + probability, 0),
                language,
              )}
            </span>
            <span>{text.otherwise(rest.length)}</span>
          </li>
        )}
      </ul>
      {odds.modifiers.length > 0 && brief && (
        <p className="odds-sum">
          <b>{signed(total)}</b>{' '}
          {odds.modifiers
            .map(({ rule, value }) => `${ruleText(rulebook, rule, language)?.title ?? rule} ${signed(value)}`)
            .join(' · ')}
        </p>
      )}
      {odds.modifiers.length > 0 && !brief && (
        <details className="odds-bearing">
          <summary>
            {text.modifiers}: <b>{signed(total)}</b>
          </summary>
          <ul className="odds-modifiers">
            {odds.modifiers.map(({ rule, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule may bear on a roll twice, and the list never changes
              <li key={`${rule} ${index}`}>
                <b>{signed(value)}</b> {ruleText(rulebook, rule, language)?.title}{' '}
                <RuleLink rule={rule} rulebook={rulebook} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
