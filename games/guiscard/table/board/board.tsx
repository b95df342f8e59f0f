/** The boards: the field in use, and the sheet of a siege or of armies to be bought. */
import type { Field } from '@carroccio/guiscard/survey';
import type { Language } from '@carroccio/kernel';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import type { ReactNode } from 'react';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { MARGIN, SkirmishGround } from '../map/SkirmishGround.tsx';
import { sheetPieces } from '../sheet/pieces.tsx';
import { type SheetPlan, sheetPlan } from '../sheet/plan.ts';
import { SHEET_MARGIN, SheetGround } from '../sheet/SheetGround.tsx';
import { WORDS } from '../text/index.ts';
import { FIELD, SHEET } from './board-id.ts';
import { isOnSheet } from './fronts.ts';
import { markerPieces } from './markers.tsx';
import { standingPieces } from './pieces.tsx';

/** Things made once: a board is laid out again whenever its grid or its ground is another object. */
function kept<T>(): (key: string, make: () => T) => T {
  const made = new Map<string, T>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const one = make();
    made.set(key, one);
    return one;
  };
}

export function createBoards(lore: Lore): (sight: SkirmishSight) => readonly BoardPicture[] {
  const { grounds, data, setting } = lore;
  const field = kept<ReactNode>();
  const sheet = kept<ReactNode>();
  const plan = kept<SheetPlan | null>();
  const titleOf = (scenario: string, language: Language): string =>
    setting.game.text[language].scenarios[scenario]?.title ?? '';
  const groundOf = (of: Field, title: string, language: Language): ReactNode =>
    field(`${of.key} ${title} ${language}`, () => (
      <SkirmishGround field={of} maps={data.maps} title={title} words={WORDS[language]} />
    ));

  /** A map to be looked at before it is chosen. */
  const mapBoard = (id: string, name: string, { language }: SkirmishSight): BoardPicture => {
    const of = grounds.field({ maps: [{ map: id, rotated: false }], overlays: [] });
    return {
      id,
      title: name,
      grid: of.grid,
      margin: MARGIN,
      ground: groundOf(of, name, language),
      pieces: [],
      cellName: cell => of.names[cell] ?? '',
      placeName: cell => of.names[cell] ?? '',
    };
  };

  return sight => {
    const { scene, language, state, decision } = sight;
    const labels = new Labels(lore, sight);
    const { battle, words } = labels;
    const action = state.siege?.action ?? null;
    const title = action ? words.boards.action(words.actions[action]) : titleOf(scene.scenario, language);
    const onField: BoardPicture = {
      id: FIELD,
      title: state.siege && !action ? words.boards.place : title,
      grid: battle.field.grid,
      margin: MARGIN,
      ground: groundOf(battle.field, title, language),
      pieces: [...standingPieces(labels), ...markerPieces(labels, decision?.frame ?? null)],
      cellName: cell => labels.cell(cell),
      placeName: cell => battle.field.names[cell] ?? '',
    };
    if (decision?.frame.step === 'mapChoice') return data.maps.maps.map(({ id, name }) => mapBoard(id, name, sight));
    const laid = plan(scene.scenario, () => sheetPlan(grounds, scene.scenario));
    if (!laid) return [onField];
    const beside: BoardPicture = {
      id: SHEET,
      title: state.siege ? words.boards.sheet : words.boards.muster,
      grid: laid.grid,
      margin: SHEET_MARGIN,
      ground: sheet(`${scene.scenario} ${language}`, () => <SheetGround plan={laid} words={words} />),
      pieces: sheetPieces(labels, sight, laid),
      cellName: cell => sheetCell(laid, cell, words.said.day),
    };
    const sheetFirst = isOnSheet(decision?.frame) || (state.siege !== null && action === null);
    return sheetFirst ? [beside, onField] : [onField, beside];
  };
}

/** A day by its number; a man's place has his own label. */
function sheetCell(plan: SheetPlan, cell: number, said: (day: number) => string): string {
  for (let day = 1; day <= plan.days; day++) if (plan.dayCell(day) === cell) return said(day);
  return `${(plan.grid.row[cell] ?? 0) + 1}.${(plan.grid.column[cell] ?? 0) + 1}`;
}
