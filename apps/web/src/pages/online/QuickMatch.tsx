import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../match/known-games.ts';
import { api, codeOf } from '../../online/api.ts';
import type { Pace } from '../../online/pace.ts';
import { paceText } from '../../text/online/pace.ts';
import { standingText } from '../../text/online/standing.ts';
import { fewestIn, firstWish } from '../new-match/wish.ts';
import { Problem } from './Problem.tsx';

const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  live: { kind: 'live', minutes: 60, increment: 15, late: 'loss' },
  letter: { kind: 'letter', days: 3, late: 'bot' },
};

/** A seat somewhere, with two choices. */
export function QuickMatch() {
  const text = useText(standingText);
  const times = useText(paceText);
  const [, go] = useLocation();
  const [game, setGame] = useState<string>(SHELVES[0]?.id ?? '');
  const [kind, setKind] = useState<Pace['kind']>('live');
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const rules = await gameOf(game);
      const { scenario } = firstWish(rules);
      go(`/online/table/${await api.quick({ game, scenario, seats: fewestIn(rules, scenario), pace: PACES[kind] })}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <form className="introduce quick" onSubmit={event => void play(event)} aria-label={text.quick}>
      <h2>{text.quick}</h2>
      <select aria-label={text.anyGame} value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
        {SHELVES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={times.pace}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value === 'live' ? 'live' : 'letter')}
      >
        <option value="live">{times.live}</option>
        <option value="letter">{times.letter}</option>
      </select>
      <button type="submit" className="primary">
        {text.play}
      </button>
      <p className="aside">{text.quickAbout}</p>
      <Problem code={problem} />
    </form>
  );
}
