import type { Facts } from '@carroccio/engine';
import type { Game } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { factsOf } from '../../engine/facts.ts';
import type { KeptMatch, KeptPack } from '../../keep/database.ts';
import { beginMatch } from '../../match/begin.ts';
import { newMatchText } from '../../text/new-match.ts';
import { OptionChoices } from './OptionChoices.tsx';
import { PackChoice } from './PackChoice.tsx';
import { ScenarioBriefing } from './ScenarioBriefing.tsx';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import { SeatChoices } from './SeatChoices.tsx';
import { chosenOptions, firstWish, inScenario, newcomersWish, withSeats } from './wish.ts';

type Progress = 'idle' | 'starting' | { problem: Facts };

interface MatchFormProps {
  readonly game: Game;
  readonly packs: readonly KeptPack[];
  /** Whether whoever sits here has played this game before. */
  readonly played: boolean;
}

export function MatchForm({ game, packs, played }: MatchFormProps) {
  const text = useText(newMatchText);
  const [, go] = useLocation();
  const [wish, setWish] = useState(() => (played ? firstWish(game) : newcomersWish(game)));
  const [progress, setProgress] = useState<Progress>('idle');

  const begin = async (kind: KeptMatch['kind']) => {
    setProgress('starting');
    try {
      const id = await beginMatch({
        game: game.rulebook.id,
        scenario: wish.scenario,
        options: chosenOptions(game, wish),
        sitters: kind === 'analysis' ? wish.sitters.map(() => ({ kind: 'person' })) : wish.sitters,
        pack: packs.find(({ id }) => id === wish.pack)?.pack,
        kind,
      });
      go(`/match/${id}`);
    } catch (error) {
      setProgress({ problem: factsOf(error) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin('match');
  };

  return (
    <form className="match-form" onSubmit={submit}>
      <ScenarioChoice
        game={game}
        chosen={wish.scenario}
        choose={scenario => setWish(inScenario(game, wish, scenario))}
      />
      <div className="table-side">
        {!played && (
          <p className="aside">
            {text.firstTime} <Link href="/learn">{text.lessons}</Link>
          </p>
        )}
        <SeatChoices
          game={game}
          scenario={wish.scenario}
          sitters={wish.sitters}
          seat={sitters => setWish({ ...wish, sitters })}
          setSeats={seats => setWish({ ...wish, sitters: withSeats(game, wish.sitters, seats) })}
        />
        <PackChoice packs={packs} chosen={wish.pack} choose={pack => setWish({ ...wish, pack })} />
        <OptionChoices
          game={game}
          scenario={wish.scenario}
          chosen={wish.options}
          choose={(id, value) => setWish({ ...wish, options: { ...wish.options, [id]: value } })}
        />
        <div className="begin">
          <button type="submit" className="primary" disabled={progress === 'starting'}>
            <Icon name="flag" />
            {progress === 'starting' ? text.starting : text.start}
          </button>
          <button type="button" disabled={progress === 'starting'} onClick={() => begin('analysis')}>
            <Icon name="branch" />
            {text.analyse}
          </button>
          <p className="aside">{text.analyseAbout}</p>
        </div>
        <ScenarioBriefing game={game} scenario={wish.scenario} />
        {typeof progress === 'object' && (
          <div role="alert" className="problem">
            <Icon name="warning" />
            <div>
              <p>{text.failed}</p>
              <code>
                <ErrorWords facts={progress.problem} />
              </code>
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
