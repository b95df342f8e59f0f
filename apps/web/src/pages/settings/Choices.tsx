import { LANGUAGE_NAMES } from '@carroccio/table/text/languages.ts';
import { changeSettings, type Settings, useSettings } from '../../keep/settings.ts';
import { settingsText } from '../../text/settings.ts';
import { RadioRow } from './RadioRow.tsx';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const SIZES: readonly Settings['size'][] = ['usual', 'large', 'largest'];
const TONES: readonly Settings['tones'][] = ['printed', 'apart'];
const PACES: readonly Settings['pace'][] = [0, 250, 600];

export function Choices() {
  const { language, theme, pace, confirm, asked, sound, size, tones } = useSettings();
  const text = settingsText[language];
  return (
    <>
      <RadioRow
        name="language"
        legend={text.language}
        values={LANGUAGE_NAMES.map(({ id, name }) => ({ value: id, name, lang: id }))}
        chosen={language}
        choose={chosen => changeSettings({ language: chosen })}
      />
      <RadioRow
        name="theme"
        legend={text.look}
        values={THEMES.map(value => ({ value, name: text.themes[value] }))}
        chosen={theme}
        choose={chosen => changeSettings({ theme: chosen })}
      />
      <RadioRow
        name="size"
        legend={text.letters}
        values={SIZES.map(value => ({ value, name: text.sizes[value] }))}
        chosen={size}
        choose={chosen => changeSettings({ size: chosen })}
      />
      <RadioRow
        name="tones"
        legend={text.tones}
        values={TONES.map(value => ({ value, name: text.toneNames[value] }))}
        chosen={tones}
        choose={chosen => changeSettings({ tones: chosen })}
      />
      <RadioRow
        name="pace"
        legend={text.pace}
        values={PACES.map(value => ({ value, name: text.paces[value] }))}
        chosen={pace}
        choose={chosen => changeSettings({ pace: chosen })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={confirm}
          onChange={({ currentTarget }) => changeSettings({ confirm: currentTarget.checked })}
        />
        {text.confirm}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={asked}
          onChange={({ currentTarget }) => changeSettings({ asked: currentTarget.checked })}
        />
        {text.asked}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ currentTarget }) => changeSettings({ sound: currentTarget.checked })}
        />
        {text.sound}
      </label>
    </>
  );
}
