import { useText } from '@carroccio/table/text/bilingual.ts';
import { settingsText } from '../../text/settings.ts';
import { About } from './About.tsx';
import { Choices } from './Choices.tsx';
import { OfflineState } from './OfflineState.tsx';
import { Storage } from './Storage.tsx';
import './settings.css';

export default function SettingsPage() {
  const text = useText(settingsText);
  return (
    <div className="leaf settings">
      <h1>{text.title}</h1>
      <Choices />
      <Storage />
      <OfflineState />
      <About />
    </div>
  );
}
