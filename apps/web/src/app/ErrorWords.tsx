import type { Facts } from '@carroccio/engine';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useEffect, useState } from 'react';

/** What failed, in the reader's language. The words are loaded when something fails: few visits ever need them. */
export function ErrorWords({ facts }: { facts: Facts }) {
  const language = useLanguage();
  const [words, setWords] = useState('');
  useEffect(() => {
    let shown = true;
    const say = (said: string): void => {
      if (shown) setWords(said);
    };
    import('@carroccio/engine/text').then(
      ({ errorWords }) => say(errorWords(facts, language)),
      () => say(facts.reason ?? facts.code),
    );
    return () => {
      shown = false;
    };
  }, [facts, language]);
  return words;
}
