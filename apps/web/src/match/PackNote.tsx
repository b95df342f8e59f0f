import { packChanges } from '@carroccio/kernel';
import { playedWith } from '@carroccio/kernel/text';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo } from 'react';
import type { Laid } from './laid.ts';

/** Says of a match with a data pack that it is one, and what the pack changes; nothing of any other. */
export function PackNote({ laid: { package: one, setting } }: { laid: Laid }) {
  const language = useLanguage();
  const { pack } = setting;
  const words = useMemo(
    () => (pack ? playedWith(pack.title, packChanges(one, pack), language) : null),
    [one, pack, language],
  );
  return words === null ? null : <p className="pack-note">{words}</p>;
}
