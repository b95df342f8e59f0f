import { useLanguage } from '@carroccio/table/text/language.ts';
import { use, useMemo } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { usePackage } from '../../engine/use-package.ts';
import { type Laid, layTable } from '../../match/laid.ts';
import { boardsOf } from '../../match/laid-out.ts';
import { PRINTED, type Printed } from './choices.ts';
import { Pages } from './Pages.tsx';
import './print.css';

interface PrintPageProps {
  readonly game: string;
  readonly scenario: string;
  /** The one part that is wanted. */
  readonly only?: string | undefined;
}

/** A game to cut out and play on a table of wood. */
export default function PrintPage({ game, scenario, only }: PrintPageProps) {
  const loaded = usePackage(game);
  if (!loaded) return <Nowhere />;
  return <OnTable game={game} scenario={scenario} only={PRINTED.find(part => part === only)} />;
}

function OnTable({ game, scenario, only }: { game: string; scenario: string; only: Printed | undefined }) {
  const laid = use(layTable(game));
  return Object.hasOwn(laid.game.scenarios, scenario) ? (
    <Scenario laid={laid} scenario={scenario} only={only} />
  ) : (
    <Nowhere />
  );
}

function Scenario({ laid, scenario, only }: { laid: Laid; scenario: string; only: Printed | undefined }) {
  const language = useLanguage();
  const board = useMemo(() => boardsOf(laid, scenario, language)[0], [laid, scenario, language]);
  return <Pages key={only} laid={laid} scenario={scenario} board={board} only={only} />;
}
