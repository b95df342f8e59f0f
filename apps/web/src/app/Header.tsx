import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { LANGUAGE_NAMES } from '@carroccio/table/text/languages.ts';
import { Link, useLocation } from 'wouter';
import { changeSettings } from '../keep/settings.ts';
import { NewVersion } from '../offline/NewVersion.tsx';
import { shellText } from '../text/shell.ts';

export function Header() {
  const text = useText(shellText);
  const language = useLanguage();
  const [path] = useLocation();
  const places = [
    { href: '/', name: text.home },
    { href: '/online', name: text.online },
    { href: '/learn', name: text.learn },
    { href: '/rules', name: text.rules },
    { href: '/settings', name: text.settings },
  ];
  const isHere = (href: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));
  return (
    <header className="masthead">
      <Link className="brand" href="/">
        Carroccio
      </Link>
      <nav aria-label={text.main}>
        {places.map(({ href, name }) => (
          <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <fieldset className="languages" aria-label={text.language}>
        {LANGUAGE_NAMES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={language === id}
            onClick={() => changeSettings({ language: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <NewVersion />
    </header>
  );
}
