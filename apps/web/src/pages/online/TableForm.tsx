import type { Game } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { KeptPack } from '../../keep/database.ts';
import { api, codeOf, type WishedSeat } from '../../online/api.ts';
import type { Pace } from '../../online/pace.ts';
import { clubText } from '../../text/online/clubs.ts';
import { onlineText } from '../../text/online/online.ts';
import { OptionChoices } from '../new-match/OptionChoices.tsx';
import { PackChoice } from '../new-match/PackChoice.tsx';
import { ScenarioChoice } from '../new-match/ScenarioChoice.tsx';
import { chosenOptions, fewestIn, firstWish, inScenario } from '../new-match/wish.ts';
import { Problem } from './Problem.tsx';
import { PaceChoice } from './pace/PaceChoice.tsx';
import { TableSeats } from './TableSeats.tsx';

const usualSeats = (seats: number): WishedSeat[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));

interface TableFormProps {
  readonly game: Game;
  /** The club whose members alone find it. */
  readonly club: string | null;
  readonly packs: readonly KeptPack[];
}

/** What is played at the new table, and who may sit down. */
export function TableForm({ game, club, packs }: TableFormProps) {
  const text = useText(onlineText);
  const clubs = useText(clubText);
  const [, go] = useLocation();
  const [wish, setWish] = useState(() => firstWish(game));
  const [seats, setSeats] = useState(() => usualSeats(fewestIn(game, wish.scenario)));
  const [pace, setPace] = useState<Pace | null>(null);
  const [unlisted, setUnlisted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (scenario: string): void => {
    const next = inScenario(game, wish, scenario);
    setWish(next);
    setSeats(usualSeats(next.sitters.length).map((usual, seat) => seats[seat] ?? usual));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const { id } = game.rulebook;
      const { scenario } = wish;
      const options = chosenOptions(game, wish);
      const pack = packs.find(one => one.id === wish.pack)?.pack ?? null;
      go(`/online/table/${await api.open({ game: id, scenario, options, seats, unlisted, pace, club, pack })}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <form className="match-form" onSubmit={event => void submit(event)}>
      <ScenarioChoice game={game} chosen={wish.scenario} choose={choose} />
      <div className="table-side">
        <TableSeats game={game} scenario={wish.scenario} seats={seats} choose={setSeats} usual={usualSeats} />
        <OptionChoices
          game={game}
          scenario={wish.scenario}
          chosen={wish.options}
          choose={(id, value) => setWish({ ...wish, options: { ...wish.options, [id]: value } })}
        />
        <PackChoice packs={packs} chosen={wish.pack} choose={pack => setWish({ ...wish, pack })} />
        <PaceChoice pace={pace} choose={setPace} />
        {club !== null && <p className="aside">{clubs.of}</p>}
        <label className="unlisted">
          <input
            type="checkbox"
            checked={unlisted}
            onChange={({ currentTarget }) => setUnlisted(currentTarget.checked)}
          />
          {text.unlisted}
        </label>
        <div className="begin">
          <button type="submit" className="primary">
            {text.openTable}
          </button>
        </div>
        <Problem code={problem} />
      </div>
    </form>
  );
}
