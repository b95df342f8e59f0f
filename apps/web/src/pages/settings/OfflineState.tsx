import { useOffline } from '../../offline/keeper.ts';
import { useText } from '../../text/bilingual.ts';
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
