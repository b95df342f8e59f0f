import { type GamePackage, hashOf, type Pack, partsTouched } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Ask } from '@carroccio/table/ui/Ask.tsx';
import { download } from '@carroccio/table/ui/download.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useCallback, useEffect, useState } from 'react';
import type { KeptPack } from '../../keep/database.ts';
import { forgetPack, keepPack, keptPacks } from '../../keep/packs.ts';
import { componentsText } from '../../text/components.ts';
import { Problems } from './Problems.tsx';
import { type Problem, readPack } from './read-pack.ts';
import { startingPack } from './starting-pack.ts';
import { useDataWords } from './use-data-words.ts';

interface Taken {
  readonly file: string;
  /** What is wrong with it; nothing when it was kept. */
  readonly problems: readonly Problem[];
}

/** Laid out for people who edit it by hand. */
const give = (pack: Pack, name: string): void => download(JSON.stringify(pack, null, 2), `${name}.json`);

/** A player's own data: our parts to start from, his file checked and kept, the kept ones listed. */
export function Packs({ loaded }: { loaded: GamePackage }) {
  const text = useText(componentsText);
  const game = loaded.rulebook.id;
  const words = useDataWords(game);
  const [kept, setKept] = useState<readonly KeptPack[]>([]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [doomed, setDoomed] = useState<KeptPack | null>(null);
  const refresh = useCallback(async () => setKept(await keptPacks(game)), [game]);
  useEffect(() => {
    refresh();
  }, [refresh]);

  const take = async (file: File) => {
    const { pack, problems } = readPack(await file.text(), loaded);
    if (pack) {
      // The same data twice are the same pack.
      await keepPack({ id: `${game}-${hashOf(pack).slice(0, 16)}`, game, title: pack.title, pack });
      await refresh();
    }
    setTaken({ file: file.name, problems: problems ?? [] });
  };
  const forget = async (yes: boolean) => {
    if (yes && doomed) await forgetPack(doomed.id);
    setDoomed(null);
    await refresh();
  };

  return (
    <section aria-labelledby="packs">
      <h2 id="packs">{text.packs}</h2>
      {text.packsAbout.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{text.startFrom}</h3>
      <div className="actions">
        {Object.keys(loaded.parts).map(part => (
          <button
            key={part}
            type="button"
            onClick={() =>
              give(startingPack(loaded, part, text.packTitle(words.part(part))), `carroccio-${game}-${part}`)
            }
          >
            <Icon name="export" /> {words.part(part)}
          </button>
        ))}
      </div>
      <h3>{text.takePack}</h3>
      <label className="button pack-file">
        <Icon name="import" /> {text.choosePack}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) take(file);
            // The same file may be chosen again once it is mended.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status">
        {taken &&
          (taken.problems.length > 0 ? (
            <Problems {...taken} />
          ) : (
            <p className="pack-kept">{text.keptNow(taken.file)}</p>
          ))}
      </div>
      <h3>{text.keptPacks}</h3>
      {kept.length === 0 ? (
        <p>{text.noPacks}</p>
      ) : (
        <ul className="kept-packs">
          {kept.map(one => (
            <li key={one.id}>
              <span className="kept-title">{one.title}</span>
              <span>{partsTouched(one.pack).map(words.part).join(', ')}</span>
              <span className="actions">
                <button
                  type="button"
                  aria-label={`${text.downloadPack}: ${one.title}`}
                  onClick={() => give(one.pack, one.id)}
                >
                  <Icon name="export" /> {text.downloadPack}
                </button>
                <button type="button" aria-label={`${text.deletePack}: ${one.title}`} onClick={() => setDoomed(one)}>
                  <Icon name="trash" /> {text.deletePack}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <Ask title={text.deleteAsk(doomed.title)} yes={text.deletePack} no={text.keep} answer={forget}>
          <p>{text.deleteAbout}</p>
        </Ask>
      )}
    </section>
  );
}
