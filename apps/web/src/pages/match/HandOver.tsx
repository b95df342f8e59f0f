import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';

/** Between two people at one screen: nothing of the table is in sight until the right one takes it. */
export function HandOver({ who, onTake }: { who: string; onTake(): void }) {
  const text = useText(matchText);
  return (
    <div className="hand-over">
      <Icon name="hand-over" size={64} />
      <h1>{text.handOver(who)}</h1>
      <p>{text.handOverAbout}</p>
      <button type="button" className="primary" onClick={onTake}>
        {text.takeOver(who)}
      </button>
    </div>
  );
}
