import type { Game, OptionSpec, OptionValue } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Link } from 'wouter';
import { newMatchText } from '../../text/new-match.ts';
import { optionsOf } from './wish.ts';

interface OptionChoicesProps {
  readonly game: Game;
  readonly scenario: string;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  choose(id: string, value: OptionValue): void;
}

export function OptionChoices({ game, scenario, chosen, choose }: OptionChoicesProps) {
  const language = useLanguage();
  const text = newMatchText[language];
  const options = optionsOf(game, scenario);
  if (options.length === 0) return null;
  return (
    <details className="option-choices">
      <summary className="rubric">{text.choices}</summary>
      {options.map(([id, spec]) => (
        <OptionChoice
          key={id}
          game={game}
          id={id}
          spec={spec}
          chosen={chosen[id] ?? spec.default}
          choose={value => choose(id, value)}
        />
      ))}
    </details>
  );
}

interface OptionChoiceProps {
  readonly game: Game;
  readonly id: string;
  readonly spec: OptionSpec;
  readonly chosen: OptionValue;
  choose(value: OptionValue): void;
}

function OptionChoice({ game, id, spec, chosen, choose }: OptionChoiceProps) {
  const language = useLanguage();
  const text = newMatchText[language];
  const words = game.text[language].options[id];
  return (
    <fieldset>
      <legend>{words?.label ?? id}</legend>
      {spec.values.map(value => (
        <label key={String(value)} className="value">
          <input type="radio" name={id} checked={value === chosen} onChange={() => choose(value)} />
          <span>
            {words?.values[String(value)] ?? String(value)}
            {value === spec.default && <span className="tag">{text.preset}</span>}
          </span>
        </label>
      ))}
      <Link className="rule" href={`/rules/${game.rulebook.id}/${spec.rule}`}>
        {text.rule(spec.rule)}
      </Link>
    </fieldset>
  );
}
