import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import { canBePushed, type News, news, ownPush } from '../../../online/news.ts';
import { newsText } from '../../../text/online/news.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import { AddressForm } from './AddressForm.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import '../online.css';

/** Where one is told what happens while one is elsewhere. */
export default function NewsPage() {
  const text = useText(newsText);
  const asked = useAsked(
    useCallback(async () => ((await api.me()) ? news.get() : 'nobody'), []),
    always,
  );
  const { answer, again } = asked;
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={asked.problem} />
      {answer === 'nobody' && <NameForm onKnown={again} />}
      {answer !== null && answer !== 'nobody' && <Places first={answer} />}
      <p>
        <Link href="/online">{text.back}</Link>
      </p>
    </div>
  );
}

const always = (): boolean => true;

function Places({ first }: { first: News }) {
  const text = useText(newsText);
  const language = useLanguage();
  const [known, setKnown] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [never, setNever] = useState(false);
  const change = async (done: Promise<News>): Promise<boolean> => {
    try {
      setKnown(await done);
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(codeOf(error));
      return false;
    }
  };
  const push = async (): Promise<void> => {
    const own = await ownPush(known.publicKey).catch(() => null);
    setNever(own === null);
    if (own) await change(news.add(own, language));
  };
  return (
    <>
      <section aria-labelledby="places-title">
        <h2 id="places-title">{text.places}</h2>
        {known.channels.length === 0 && <p>{text.none}</p>}
        <ul className="places">
          {known.channels.map(channel => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              want={wanted => void change(news.want(channel.id, wanted))}
              remove={() => void change(news.remove(channel.id))}
            />
          ))}
        </ul>
        <Problem code={problem} />
      </section>
      {canBePushed() && (
        <section>
          <p className="aside">{text.pushAbout}</p>
          <button type="button" className="primary" onClick={() => void push()}>
            {text.byPush}
          </button>
          {never && <p role="alert">{text.pushNever}</p>}
        </section>
      )}
      {known.mail && (
        <AddressForm
          title={text.byMail}
          label={text.mailAddress}
          about={text.mailAbout}
          type="email"
          add={address => change(news.add({ way: 'mail', address }, language))}
        />
      )}
      <AddressForm
        title={text.byHook}
        label={text.hookAddress}
        about={text.hookAbout}
        type="url"
        add={address => change(news.add({ way: 'hook', address }, language))}
      />
    </>
  );
}
