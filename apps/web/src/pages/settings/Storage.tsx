import { useLanguage } from '@carroccio/table/text/language.ts';
import { Ask } from '@carroccio/table/ui/Ask.tsx';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { forgetEverything } from '../../keep/everything.ts';
import { type Holdings, holdings } from '../../keep/holdings.ts';
import { settingsText } from '../../text/settings.ts';
import { sizeInWords } from './size.ts';

type News = 'refused' | 'deleted' | null;

export function Storage() {
  const language = useLanguage();
  const text = settingsText[language];
  const [held, setHeld] = useState<Holdings | null>(null);
  const [asking, setAsking] = useState(false);
  const [news, setNews] = useState<News>(null);
  const look = () => void holdings().then(setHeld);
  useEffect(look, []);

  const persist = async () => {
    setNews((await navigator.storage.persist()) ? null : 'refused');
    look();
  };
  const forget = async () => {
    await forgetEverything();
    setNews('deleted');
    look();
  };

  return (
    <section aria-labelledby="storage-title">
      <h2 id="storage-title">{text.storage}</h2>
      {held && (
        <>
          <p>
            {text.matches(held.matches)}, {text.packs(held.packs)}
            {held.bytes !== null && `, ${text.size(sizeInWords(held.bytes, language))}`}.
          </p>
          {held.persistent !== null && <p>{held.persistent ? text.persistent : text.temporary}</p>}
        </>
      )}
      <div className="actions">
        {held?.persistent === false && (
          <button type="button" onClick={persist}>
            <Icon name="save" size={18} />
            {text.persist}
          </button>
        )}
        <button type="button" onClick={() => setAsking(true)}>
          <Icon name="trash" size={18} />
          {text.deleteAll}
        </button>
      </div>
      <div role="status">{news && <p>{text[news]}</p>}</div>
      {asking && (
        <Ask
          title={text.deleteTitle}
          yes={text.deleteYes}
          no={text.cancel}
          answer={yes => {
            setAsking(false);
            if (yes) void forget();
          }}
        >
          <p>{text.deleteAbout}</p>
        </Ask>
      )}
    </section>
  );
}
