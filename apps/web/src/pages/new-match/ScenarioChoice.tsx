import type { Game } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { newMatchText } from '../../text/new-match.ts';
import { recommendedIn, scenariosOf } from './wish.ts';

interface ScenarioChoiceProps {
  readonly game: Game;
  readonly chosen: string;
  choose(scenario: string): void;
}

export function ScenarioChoice({ game, chosen, choose }: ScenarioChoiceProps) {
  const language = useLanguage();
  const text = newMatchText[language];
  const words = game.text[language].scenarios;
  return (
    <fieldset className="scenarios">
      <legend className="rubric">{text.scenario}</legend>
      {scenariosOf(game).map(id => (
        <label key={id} className="scenario">
          <input type="radio" name="scenario" checked={id === chosen} onChange={() => choose(id)} />
          <span>
            <span className="name">{words[id]?.title}</span>
            {id === recommendedIn(game) && <span className="tag">{text.recommended}</span>}
            <span className="about">{words[id]?.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
