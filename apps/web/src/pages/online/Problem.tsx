import { useText } from '@carroccio/table/text/bilingual.ts';
import { onlineText, problemWords } from '../../text/online/online.ts';

/** What the server did not do, in words. */
export function Problem({ code }: { code: string | null }) {
  const { problems } = useText(onlineText);
  if (code === null) return null;
  return (
    <p role="alert" className="refusal">
      {problemWords(problems, code)}
    </p>
  );
}
