import { botsOf } from '@carroccio/bots';
import { botWords } from '@carroccio/games/text';
import type { Game } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Sitter } from '../../keep/database.ts';
import { newMatchText } from '../../text/new-match.ts';
import { PlayerNames } from './PlayerNames.tsx';
import { SeatArms } from './SeatArms.tsx';
import { fewestIn, mostIn } from './wish.ts';

interface SeatChoicesProps {
  readonly game: Game;
  readonly scenario: string;
  readonly sitters: readonly Sitter[];
  seat(sitters: readonly Sitter[]): void;
  setSeats(seats: number): void;
}

export function SeatChoices({ game, scenario, sitters, seat: sit, setSeats }: SeatChoicesProps) {
  const language = useLanguage();
  const text = newMatchText[language];
  const words = game.text[language].seats;
  const names = game.scenarios[scenario]?.seats ?? [];
  const [fewest, most] = [fewestIn(game, scenario), mostIn(game, scenario)];
  return (
    <fieldset className="seats">
      <legend className="rubric">{text.players}</legend>
      {fewest < most && (
        <label className="seat">
          <span className="name">{text.howMany}</span>
          <select value={sitters.length} onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}>
            {Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).map(seats => (
              <option key={seats} value={seats}>
                {text.seats(seats)}
              </option>
            ))}
          </select>
        </label>
      )}
      {sitters.map((sitter, seat) => (
        <SeatChoice
          key={names[seat]}
          game={game}
          seat={seat}
          side={names[seat] ?? ''}
          name={words[names[seat] ?? ''] ?? names[seat] ?? ''}
          sitter={sitter}
          sit={next => sit(sitters.map((old, place) => (place === seat ? next : old)))}
        />
      ))}
      <PlayerNames sitters={sitters} seat={sit} />
    </fieldset>
  );
}

const PERSON = 'person';

interface SeatChoiceProps {
  readonly game: Game;
  readonly seat: number;
  /** As the scenario calls it. */
  readonly side: string;
  readonly name: string;
  readonly sitter: Sitter;
  sit(sitter: Sitter): void;
}

function SeatChoice({ game, seat, side, name, sitter, sit }: SeatChoiceProps) {
  const language = useLanguage();
  const text = newMatchText[language];
  const chosen = sitter.kind === 'bot' ? sitter.bot : PERSON;
  const wordsOf = (bot: string) => botWords(game.rulebook.id, bot, language);
  const about = sitter.kind === 'bot' ? wordsOf(sitter.bot).about : '';
  return (
    <label className="seat">
      <span className="name">
        <SeatArms game={game.rulebook.id} seat={seat} side={side} />
        {name}
        <Icon name={sitter.kind} />
      </span>
      <select
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          sit(value === PERSON ? { kind: PERSON } : { kind: 'bot', bot: value })
        }
      >
        <option value={PERSON}>{text.person}</option>
        {botsOf(game)
          .toReversed()
          .map(bot => (
            <option key={bot.name} value={bot.name}>
              {text.bot(wordsOf(bot.name).name)}
            </option>
          ))}
      </select>
      {about && <span className="about">{about}</span>}
    </label>
  );
}
