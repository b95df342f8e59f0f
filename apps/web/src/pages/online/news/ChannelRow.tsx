import { useText } from '@carroccio/table/text/bilingual.ts';
import { type Channel, KINDS, type Kind } from '../../../online/news.ts';
import { newsText } from '../../../text/online/news.ts';

interface ChannelRowProps {
  readonly channel: Channel;
  want(wanted: readonly Kind[]): void;
  remove(): void;
}

/** One place where one is told, and of what. */
export function ChannelRow({ channel, want, remove }: ChannelRowProps) {
  const text = useText(newsText);
  const { way, address, wanted, confirmed, secret } = channel;
  const where = text.whereOf(text.ways[way], address);
  return (
    <li>
      <div>
        <strong>{where}</strong>
        {!confirmed && <p>{text.unconfirmed}</p>}
        {secret && (
          <p>
            {text.secret} <code>{secret}</code>
          </p>
        )}
        <fieldset>
          <legend>{text.wanted}</legend>
          {KINDS.map(kind => (
            <label key={kind} className="wanted">
              <input
                type="checkbox"
                checked={wanted.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  want(checked ? [...wanted, kind] : wanted.filter(one => one !== kind))
                }
              />
              {text.kinds[kind]}
            </label>
          ))}
        </fieldset>
      </div>
      <button type="button" aria-label={`${text.takeAway}: ${where}`} onClick={remove}>
        {text.takeAway}
      </button>
    </li>
  );
}
