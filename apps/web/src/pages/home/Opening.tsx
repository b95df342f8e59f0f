import { Wagon } from '@carroccio/table/pictures/Wagon.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { homeText } from '../../text/home.ts';

export function Opening() {
  const text = useText(homeText);
  return (
    <div className="opening">
      <div>
        <h1>Carroccio</h1>
        <p className="lede">{text.lede}</p>
        <p className="aside">{text.aside}</p>
      </div>
      <Wagon className="wagon" />
    </div>
  );
}
