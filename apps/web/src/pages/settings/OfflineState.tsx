import { useText } from '@carroccio/table/text/bilingual.ts';
import { useOffline } from '../../offline/keeper.ts';
import { settingsText } from '../../text/settings.ts';

export function OfflineState() {
  const text = useText(settingsText);
  const { state } = useOffline();
  return (
    <section aria-labelledby="offline-title">
      <h2 id="offline-title">{text.offline}</h2>
      <p>{text.offlineStates[state]}</p>
    </section>
  );
}
