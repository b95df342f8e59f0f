import type { Facts } from '@carroccio/engine';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { Nowhere } from '../../app/Nowhere.tsx';
import { factsOf } from '../../engine/facts.ts';
import { beginMatch } from '../../match/begin.ts';
import { exportMatch } from '../../match/files/files.ts';
import { tellerOf } from '../../match/laid.ts';
import { PackNote } from '../../match/PackNote.tsx';
import { summaryText } from '../../text/summary.ts';
import { type Account, useAccount } from './account.ts';
import { Chronicle } from './Chronicle.tsx';
import { Course } from './Course.tsx';
import { figuresIn } from './figures.ts';
import { LuckOfDice } from './LuckOfDice.tsx';
import { Numbers } from './Numbers.tsx';
import { Outcome } from './Outcome.tsx';
import { Points } from './Points.tsx';
import { SkillAndLuck } from './SkillAndLuck.tsx';
import { Verify } from './Verify.tsx';
import './summary.css';

export default function SummaryPage({ id }: { id: string }) {
  const account = useAccount(id);
  return account ? <Summary account={account} /> : <Nowhere />;
}

function Summary({ account }: { account: Account }) {
  const language = useLanguage();
  const text = summaryText[language];
  const { laid, view } = account;
  const teller = useMemo(() => tellerOf(laid, view, language), [laid, view, language]);
  const figures = useMemo(() => figuresIn(language), [language]);
  return (
    <div className="leaf summary-page" data-game={laid.game.rulebook.id}>
      <p className="kicker">
        {laid.game.rulebook.title[language]} · {text.title}
      </p>
      <h1>{laid.game.text[language].scenarios[view.scenario]?.title}</h1>
      <PackNote laid={laid} />
      <Outcome account={account} teller={teller} />
      <Points account={account} />
      <Tools account={account} />
      <SkillAndLuck account={account} teller={teller} />
      <Chronicle account={account} />
      <Course account={account} teller={teller} figures={figures} />
      <LuckOfDice account={account} teller={teller} figures={figures} />
      <Numbers account={account} teller={teller} figures={figures} />
      <Verify account={account} />
    </div>
  );
}

function Tools({ account: { kept, record, view } }: { account: Account }) {
  const language = useLanguage();
  const text = summaryText[language];
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Facts | null>(null);
  const trying = async (deed: () => Promise<void>): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      setProblem(factsOf(error));
    }
  };
  const again = async (): Promise<void> => {
    const { game, scenario, sitters } = kept;
    const { options, pack } = record;
    go(`/match/${await beginMatch({ game, scenario, options, sitters, pack, kind: 'match' })}`);
  };
  return (
    <>
      <div className="actions summary-tools">
        {view.result === null && (
          <Link className="button primary" href={`/match/${kept.id}`}>
            {text.goOn}
          </Link>
        )}
        <Link className="button" href={`/replay/${kept.id}`}>
          <Icon name="play" /> {text.replay}
        </Link>
        <button type="button" onClick={() => void trying(() => exportMatch(kept.id))}>
          <Icon name="export" /> {text.export}
        </button>
        <button type="button" onClick={() => void trying(again)}>
          <Icon name="flag" /> {text.again}
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className="refusal">
          {text.problem}: <ErrorWords facts={problem} />
        </p>
      )}
    </>
  );
}
