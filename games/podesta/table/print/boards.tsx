/** The boards of the merchants (chapter 6) and of the communes (chapter 11), two on a page. */

import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import type { ReactNode } from 'react';
import { communeArms, merchantArms } from '../arms.ts';
import type { PrintSource } from './source.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

function Head({ arms, name, about }: { arms: Blazon; name: string; about: string }) {
  return (
    <header>
      <svg className="pod-print-arms" viewBox="0 0 100 120" aria-hidden="true">
        <Arms blazon={arms} surface={SHIELD} manner="painted" />
      </svg>
      <h3>{name}</h3>
      <p>{about}</p>
    </header>
  );
}

/** Boxes in a row under a heading, each with what is printed in it. */
function Boxes({ title, boxes, high = false }: { title: string; boxes: readonly string[]; high?: boolean }) {
  return (
    <section>
      <h4 className="pod-print-heading">{title}</h4>
      <ol className={high ? 'pod-boxes pod-boxes-high' : 'pod-boxes'}>
        {boxes.map(box => (
          <li key={box}>{box}</li>
        ))}
      </ol>
    </section>
  );
}

const Board = ({ children }: { children: ReactNode }) => <article className="pod-print-board">{children}</article>;

export function MerchantBoard({ source, seat }: { source: PrintSource; seat: number }) {
  const { lore, names, words, language } = source;
  const merchant = lore.data.merchants.merchants[seat];
  if (!merchant) return null;
  return (
    <Board>
      <Head arms={merchantArms(seat)} name={merchant.name} about={merchant.trade[language]} />
      <Boxes title={words.florins} boxes={words.metals} />
      <Boxes title={words.warehouse} boxes={lore.data.goods.goods.map((_, good) => names.good(good))} high />
      <div className="pod-print-row">
        <Boxes title={words.benefici} boxes={['']} high />
        <Boxes title={words.mercato} boxes={['']} high />
        <Boxes title={words.companies} boxes={['1', '2', '3']} high />
        <Boxes title={words.proditor} boxes={['']} high />
      </div>
    </Board>
  );
}

export function CommuneBoard({ source, commune }: { source: PrintSource; commune: number }) {
  const { lore, names, words } = source;
  const { bonus } = lore.data.contributions;
  const printed = lore.data.map.communes[commune];
  if (!printed) return null;
  const steps = Math.floor(bonus.most.upper / bonus.goodGovernment.upper);
  const line = (step: number): string[] => Array.from({ length: steps }, (_, index) => String((index + 1) * step));
  return (
    <Board>
      <Head arms={communeArms(printed.id)} name={printed.name} about="" />
      <div className="pod-print-row">
        <Boxes title={words.podesta} boxes={['']} high />
        <Boxes title={words.sestieri} boxes={ROMAN} high />
      </div>
      <Boxes title={words.treasury} boxes={words.metals} />
      <div className="pod-print-row">
        <Boxes title={words.publicWorks} boxes={lore.data.works.works.map((_, work) => names.work(work))} high />
        <Boxes title={words.companies} boxes={['1', '2']} high />
      </div>
      <Boxes title={`${words.goodWill}: ${words.upper}`} boxes={line(bonus.goodGovernment.upper)} />
      <Boxes title={`${words.goodWill}: ${words.lower}`} boxes={line(bonus.goodGovernment.lower)} />
    </Board>
  );
}
