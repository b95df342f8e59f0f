import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import type { Layers } from './state/use-layers.ts';

export function LayerList({ layers, on, toggle }: Pick<Layers, 'layers' | 'on' | 'toggle'>) {
  const text = useText(matchText);
  const language = useLanguage();
  if (!layers) return null;
  return (
    <details className="layers">
      <summary>
        <Icon name="layers" size={16} /> {text.layers}
        {on.length > 0 && ` (${on.length})`}
      </summary>
      {layers.map(({ id, name, key }) => (
        <label key={id}>
          <input type="checkbox" checked={on.includes(id)} onChange={() => toggle(id)} />
          {name[language]} <kbd>{key}</kbd>
        </label>
      ))}
    </details>
  );
}
