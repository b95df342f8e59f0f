import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Link } from 'wouter';
import { Nowhere } from '../../app/Nowhere.tsx';
import { usePackage } from '../../engine/use-package.ts';
import { componentsText } from '../../text/components.ts';
import { Origins } from './Origins.tsx';
import { Packs } from './Packs.tsx';
import { Pictures } from './Pictures.tsx';
import './components.css';

/** What a game is made of, as it looks; where its data come from, and how a player puts his own in their place. */
export default function ComponentsPage({ game }: { game: string }) {
  const text = useText(componentsText);
  const language = useLanguage();
  const loaded = usePackage(game);
  if (!loaded) return <Nowhere />;
  const { rulebook } = loaded;
  return (
    <div className="leaf components-page">
      <h1>{rulebook.title[language]}</h1>
      <p className="components-about">
        {text.about} <Link href={`/rules/${game}`}>{text.toRules}</Link>
      </p>
      <Pictures key={game} game={game} />
      <Packs loaded={loaded} />
      <Origins loaded={loaded} />
    </div>
  );
}
