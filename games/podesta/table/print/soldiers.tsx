/** Sestieri, Podestà and mercenary companies: counters with a Guelph and a Ghibelline face. */
import { at } from '@carroccio/kernel';
import { FIRST_MERCENARY, type Kind, kindOf, SESTIERI } from '@carroccio/podesta/survey';
import { communeArms, companyArms } from '../arms.ts';
import type { Piece } from './cut.tsx';
import { CompanyFace, PodestaFace } from './faces.tsx';
import type { PrintSource } from './source.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const [GUELPH, GHIBELLINE] = [0, 1];

/** "A1 D2 R2 M1 T1", as a counter bears them. */
function ratingsOf({ lore: { data } }: PrintSource, kind: Kind): string {
  const { A, D, R, M, T } = data.battlefield.units[kind];
  return [`A${A}`, `D${D}`, `R${R}`, `M${M}`, ...(T > 0 ? [`T${T}`] : [])].join(' ');
}

export const sestieriOf = (source: PrintSource): Piece[] => {
  const { lore, names } = source;
  return lore.data.map.communes.flatMap(({ id }, commune) =>
    ROMAN.map((number, index) => {
      const unit = commune * SESTIERI + index;
      const kind = kindOf(lore.world, unit);
      const face = (faction: number) => (
        <CompanyFace
          faction={faction}
          arms={communeArms(id)}
          number={number}
          kind={kind}
          ratings={ratingsOf(source, kind)}
        />
      );
      return { id: `sestiere ${unit}`, label: names.sestiere(unit), front: face(GUELPH), back: face(GHIBELLINE) };
    }),
  );
};

export const podestaOf = ({ lore }: PrintSource): Piece[] =>
  lore.data.map.communes.map(({ id, name }) => {
    const face = (faction: number) => <PodestaFace faction={faction} arms={communeArms(id)} name={name} />;
    return { id: `podesta ${id}`, label: name, front: face(GUELPH), back: face(GHIBELLINE) };
  });

export const mercenariesOf = (source: PrintSource): Piece[] => {
  const { lore, names } = source;
  const { companies, units } = lore.data.companies;
  return companies.flatMap(({ id }, company) =>
    units.map((kind, index) => {
      const unit = FIRST_MERCENARY + company * units.length + index;
      const face = (faction: number) => (
        <CompanyFace
          faction={faction}
          arms={companyArms(id)}
          number=""
          kind={at(units, index)}
          ratings={ratingsOf(source, kind)}
        />
      );
      return { id: `unit ${unit}`, label: names.unit(unit), front: face(GUELPH), back: face(GHIBELLINE) };
    }),
  );
};
