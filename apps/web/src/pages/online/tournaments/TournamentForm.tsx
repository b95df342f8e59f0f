import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { type FormEvent, Suspense, use, useState } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../../match/known-games.ts';
import { api, codeOf } from '../../../online/api.ts';
import type { Pace } from '../../../online/pace.ts';
import { FORMS, type Form } from '../../../online/tournaments.ts';
import { tournamentText } from '../../../text/online/tournaments.ts';
import { fewestIn, scenariosOf } from '../../new-match/wish.ts';
import { Problem } from '../Problem.tsx';
import { PaceChoice } from '../pace/PaceChoice.tsx';
import '../../new-match/new-match.css';

const FIRST_PACE: Pace = { kind: 'letter', days: 3, late: 'loss' };
const SEATS = 2;

/** What is played in the new tournament, and how. */
export function TournamentForm({ club = null }: { club?: string | null }) {
  const text = useText(tournamentText);
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState<string>(SHELVES[0]?.id ?? '');
  const [scenario, setScenario] = useState('');
  const [form, setForm] = useState<Form>('swiss');
  const [both, setBoth] = useState(false);
  const [pace, setPace] = useState<Pace>(FIRST_PACE);
  const [days, setDays] = useState(30);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      go(`/online/tournament/${await api.openTournament({ name, game, scenario, form, both, pace, days, club })}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <details>
      <summary>{text.open}</summary>
      <form className="tournament-form" onSubmit={event => void submit(event)}>
        <label>
          {text.name}
          <input value={name} required maxLength={40} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <label>
          {text.game}
          <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
            {SHELVES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Suspense>
          <Scenarios key={game} game={game} chosen={scenario} choose={setScenario} />
        </Suspense>
        <label>
          {text.form}
          <select
            value={form}
            onChange={({ currentTarget }) => setForm(FORMS.find(one => one === currentTarget.value) ?? form)}
          >
            {FORMS.map(one => (
              <option key={one} value={one}>
                {text.forms[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="unlisted">
          <input type="checkbox" checked={both} onChange={({ currentTarget }) => setBoth(currentTarget.checked)} />
          {text.both}
        </label>
        <PaceChoice bounded pace={pace} choose={chosen => setPace(chosen ?? FIRST_PACE)} />
        <label>
          {text.days}
          <input
            type="number"
            min={1}
            max={365}
            required
            value={Number.isNaN(days) ? '' : days}
            onChange={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
          />
        </label>
        <button type="submit" className="primary" disabled={name.trim() === '' || scenario === ''}>
          {text.open}
        </button>
        <Problem code={problem} />
      </form>
    </details>
  );
}

interface ScenariosProps {
  readonly game: string;
  readonly chosen: string;
  choose(scenario: string): void;
}

/** Those that two can play. */
function Scenarios({ game, chosen, choose }: ScenariosProps) {
  const text = useText(tournamentText);
  const language = useLanguage();
  const rules = use(gameOf(game));
  const able = scenariosOf(rules).filter(scenario => fewestIn(rules, scenario) <= SEATS);
  return (
    <label>
      {text.scenario}
      <select
        required
        value={able.includes(chosen) ? chosen : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="" />
        {able.map(scenario => (
          <option key={scenario} value={scenario}>
            {rules.text[language].scenarios[scenario]?.title ?? scenario}
          </option>
        ))}
      </select>
    </label>
  );
}
