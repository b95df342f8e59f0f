import { useText } from '@carroccio/table/text/bilingual.ts';
import { settingsText } from '../../text/settings.ts';
import { VERSION } from '../../version.ts';

export function About() {
  const text = useText(settingsText);
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title">{text.about}</h2>
      <p>
        <strong>{text.version(VERSION)}</strong>. {text.licence}
      </p>
      <p>{text.fonts}</p>
      <p>{text.privacy}</p>
    </section>
  );
}
