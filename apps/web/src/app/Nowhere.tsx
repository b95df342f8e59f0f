import { useText } from '@carroccio/table/text/bilingual.ts';
import { Link } from 'wouter';
import { shellText } from '../text/shell.ts';

export function Nowhere() {
  const text = useText(shellText);
  return (
    <div className="leaf">
      <h1>{text.nowhere}</h1>
      <p>{text.nowhereAbout}</p>
      <Link href="/">{text.toHome}</Link>
    </div>
  );
}
