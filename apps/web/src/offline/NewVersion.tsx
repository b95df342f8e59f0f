import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useEffect } from 'react';
import { shellText } from '../text/shell.ts';
import { keepOffline, takeNewVersion, useOffline } from './keeper.ts';

/** Keeps the table for offline play, and offers a new version when there is one. */
export function NewVersion() {
  const text = useText(shellText);
  const { next } = useOffline();
  useEffect(() => void keepOffline(), []);
  return (
    <div role="status" className="new-version">
      {next && (
        <p>
          {text.newVersion}
          <button type="button" onClick={takeNewVersion}>
            <Icon name="rotate" size={18} />
            {text.reload}
          </button>
        </p>
      )}
    </div>
  );
}
