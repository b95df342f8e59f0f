import { SHELVES } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { homeText } from '../../text/home.ts';
import { GameCard } from './GameCard.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import { Opening } from './Opening.tsx';
import './home.css';

export default function HomePage() {
  const text = useText(homeText);
  return (
    <div className="leaf home">
      <Opening />
      <KeptMatches />
      <section id="games" aria-labelledby="games-title">
        <h2 id="games-title">{text.games}</h2>
        <div className="games">
          {SHELVES.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      <ImportMatch />
      <footer className="colophon">
        <p className="note">{text.note}</p>
        <p>{text.colophon}</p>
      </footer>
    </div>
  );
}
