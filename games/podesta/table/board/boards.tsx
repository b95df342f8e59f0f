/** The map of Tuscany and, in front of it while a battle lasts, the Campo della contesa. */
import type { Language } from '@carroccio/kernel';
import { fieldName, squareName } from '@carroccio/podesta/survey';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import type { ReactNode } from 'react';
import { FIELD_MARGIN, FieldGround } from '../field/FieldGround.tsx';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';
import { MARGIN, TuscanyGround } from '../map/TuscanyGround.tsx';
import { WORDS } from '../text/index.ts';
import { FIELD, MAP } from './board-ids.ts';
import { fieldPieces } from './field-pieces.tsx';
import { mapPieces } from './map-pieces.tsx';

/** Made once for each language: a board is laid out again whenever its ground is another object. */
const perLanguage = (make: (language: Language) => ReactNode): Readonly<Record<Language, ReactNode>> => ({
  en: make('en'),
  it: make('it'),
});

export function createBoards(lore: Lore): (sight: PodestaSight) => readonly BoardPicture[] {
  const { world } = lore;
  const tuscany = perLanguage(language => (
    <TuscanyGround world={world} language={language} title={WORDS[language].boards.mapTitle} />
  ));
  const campo = perLanguage(language => <FieldGround world={world} language={language} />);
  return sight => {
    const labels = new Labels(lore, sight);
    const { boards } = labels.words;
    const map: BoardPicture = {
      id: MAP,
      title: boards.map,
      grid: world.grid,
      margin: MARGIN,
      ground: tuscany[sight.language],
      pieces: mapPieces(labels),
      cellName: cell => labels.square(cell),
      placeName: cell => squareName(world, cell),
    };
    if (!sight.state.battle) return [map];
    const field: BoardPicture = {
      id: FIELD,
      title: boards.field,
      grid: world.field,
      margin: FIELD_MARGIN,
      ground: campo[sight.language],
      pieces: fieldPieces(labels),
      cellName: cell => labels.fieldSquare(cell),
      placeName: cell => fieldName(world, cell),
    };
    return [field, map];
  };
}
