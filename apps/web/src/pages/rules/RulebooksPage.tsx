import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { Link } from 'wouter';
import './rules.css';

export default function RulebooksPage() {
  const text = useText(rulesText);
  return (
    <div className="leaf">
      <h1>{text.rulebooks}</h1>
      <p>{text.rulebooksAbout}</p>
      <ul className="rulebooks">
        {SHELVES.map(({ id, title }) => (
          <li key={id}>
            <h2>{title}</h2>
            <Link className="button primary" href={`/rules/${id}`} aria-label={`${text.readRules}: ${title}`}>
              {text.readRules}
            </Link>
            <Link href={`/components/${id}`} aria-label={`${text.components}: ${title}`}>
              {text.components}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
