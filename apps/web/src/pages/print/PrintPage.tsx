import { Play, type SeatView } from '@carroccio/kernel';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { use, useMemo } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { usePackage } from '../../engine/use-package.ts';
import { type Laid, layTable } from '../../match/laid.ts';
import { sightOf } from '../../match/sight.ts';
import { Pages } from './Pages.tsx';
import './print.css';

interface PrintPageProps {
  readonly game: string;
  readonly scenario: string;
}

/** A game to cut out and play on a table of wood. */
export default function PrintPage({ game, scenario }: PrintPageProps) {
  const loaded = usePackage(game);
  if (!loaded) return <Nowhere />;
  return <OnTable game={game} scenario={scenario} />;
}

function OnTable({ game, scenario }: PrintPageProps) {
  const laid = use(layTable(game));
  return Object.hasOwn(laid.game.scenarios, scenario) ? <Scenario laid={laid} scenario={scenario} /> : <Nowhere />;
}

function Scenario({ laid, scenario }: { laid: Laid; scenario: string }) {
  const language = useLanguage();
  const view = useMemo(() => setUp(laid, scenario), [laid, scenario]);
  const board = useMemo(() => laid.table.boards(sightOf(view, language))[0], [laid, view, language]);
  return <Pages laid={laid} scenario={scenario} board={board} />;
}

/** The scenario as it begins; which dice would be rolled later does not matter. */
const setUp = ({ game }: Laid, scenario: string): SeatView =>
  Play.begin(game, { scenario, seed: 'print' }).play.view(null);
