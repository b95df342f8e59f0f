import { LANGUAGE_NAMES } from '@carroccio/table/text/languages.ts';
import { changeSettings, type Settings, useSettings } from '../../keep/settings.ts';
import { settingsText } from '../../text/settings.ts';
import { RadioRow } from './RadioRow.tsx';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const PACES: readonly Settings['pace'][] = [0, 250, 600];

export function Choices() {
  const { language, theme, pace, confirm, asked } = useSettings();
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
    </>
  );
}
