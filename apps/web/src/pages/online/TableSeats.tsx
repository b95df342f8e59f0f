import { botsOf } from '@carroccio/bots';
import { botWords } from '@carroccio/games/text';
import type { Game } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import type { WishedSeat } from '../../online/api.ts';
import { newMatchText } from '../../text/new-match.ts';
import { onlineText } from '../../text/online/online.ts';
import { standingText } from '../../text/online/standing.ts';
import { SeatArms } from '../new-match/SeatArms.tsx';
import { fewestIn, mostIn } from '../new-match/wish.ts';

interface TableSeatsProps {
  readonly game: Game;
  readonly scenario: string;
  readonly seats: readonly WishedSeat[];
  choose(seats: WishedSeat[]): void;
  usual(seats: number): WishedSeat[];
}

const ME = 'me';
const OPEN = 'open';
const INVITED = 'invited';
const BOT = 'bot ';

const seatOf = (value: string): WishedSeat => {
  if (value === ME || value === OPEN) return { kind: value };
  if (value === INVITED) return { kind: value, name: '' };
  return { kind: 'bot', bot: value.slice(BOT.length) };
};

/** Oneself, somebody who comes, or a bot for each seat. */
export function TableSeats({ game, scenario, seats, choose, usual }: TableSeatsProps) {
  const language = useLanguage();
  const text = useText(onlineText);
  const standings = useText(standingText);
  const counts = useText(newMatchText);
  const words = game.text[language].seats;
  const names = game.scenarios[scenario]?.seats ?? [];
  const [fewest, most] = [fewestIn(game, scenario), mostIn(game, scenario)];
  return (
    <fieldset className="seats">
      <legend className="rubric">{text.who}</legend>
      {fewest < most && (
        <label className="seat">
          <span className="name">{counts.howMany}</span>
          <select
            value={seats.length}
            onChange={({ currentTarget }) =>
              choose(usual(Number(currentTarget.value)).map((one, seat) => seats[seat] ?? one))
            }
          >
            {Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).map(count => (
              <option key={count} value={count}>
                {counts.seats(count)}
              </option>
            ))}
          </select>
        </label>
      )}
      {seats.map((chosen, seat) => (
        <label key={names[seat]} className="seat">
          <span className="name">
            <SeatArms game={game.rulebook.id} seat={seat} side={names[seat] ?? ''} />
            {words[names[seat] ?? ''] ?? names[seat]}
          </span>
          <select
            value={chosen.kind === 'bot' ? BOT + chosen.bot : chosen.kind}
            onChange={({ currentTarget: { value } }) =>
              choose(seats.map((old, place) => (place === seat ? seatOf(value) : old)))
            }
          >
            <option value={ME}>{text.me}</option>
            <option value={OPEN}>{text.open}</option>
            <option value={INVITED}>{standings.invite}</option>
            {botsOf(game)
              .toReversed()
              .map(({ name }) => (
                <option key={name} value={BOT + name}>
                  {text.bot(botWords(game.rulebook.id, name, language).name)}
                </option>
              ))}
          </select>
          {chosen.kind === 'invited' && (
            <input
              aria-label={standings.invitedName}
              placeholder={standings.invitedName}
              required
              maxLength={40}
              value={chosen.name}
              onChange={({ currentTarget: { value: name } }) =>
                choose(seats.map((old, place) => (place === seat ? { kind: 'invited', name } : old)))
              }
            />
          )}
        </label>
      ))}
    </fieldset>
  );
}
