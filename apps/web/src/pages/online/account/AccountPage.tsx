import { useText } from '@carroccio/table/text/bilingual.ts';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../../online/api.ts';
import { waysIn } from '../../../online/ways-in.ts';
import { newsText } from '../../../text/online/news.ts';
import { onlineText } from '../../../text/online/online.ts';
import { waysInText } from '../../../text/online/ways-in.ts';
import { AccountForm } from '../AccountForm.tsx';
import { BlockedPeople } from '../care/BlockedPeople.tsx';
import { MyData } from '../care/MyData.tsx';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import '../online.css';

const once = (): boolean => true;

async function account() {
  const person = await api.me();
  return { person, ways: person ? await waysIn.get() : null };
}

/** One's own account: how one comes in, whom one does not meet, what is kept. */
export default function AccountPage() {
  const text = useText(waysInText);
  const online = useText(onlineText);
  const news = useText(newsText);
  const [, go] = useLocation();
  const [version, setVersion] = useState(0);
  const { answer, problem, again } = useAsked(useCallback(account, []), once);
  const changed = (): void => {
    setVersion(version + 1);
    again();
  };
  const signOut = async (): Promise<void> => {
    await api.signOut();
    go('/online');
  };
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={problem} />
      {answer && !answer.person && <NameForm onKnown={changed} />}
      {answer?.person && answer.ways && (
        <>
          <p>
            {online.hello(answer.person.name)}{' '}
            <button type="button" onClick={() => void signOut()}>
              {text.signOut}
            </button>
          </p>
          {answer.person.guest && <AccountForm kind="make" name={answer.person.name} onDone={changed} />}
          <Passkeys key={`keys ${version}`} guest={answer.person.guest} first={answer.ways} onChange={changed} />
          {!answer.person.guest && <PasswordForm has={answer.ways.password} onDone={changed} />}
          <p className="aside">
            {text.mailAbout} <Link href="/online/news">{news.title}</Link>
          </p>
          <BlockedPeople />
          <MyData onGone={changed} />
        </>
      )}
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}
