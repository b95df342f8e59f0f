/** What the fields of sums and sets are called, and what stands in them. */
import type { FieldWords, Json, Language, Scene, Words } from '@carroccio/kernel';
import type { Podesta } from '../src/shape.ts';
import type { Names } from './names.ts';

const LABELS = {
  en: {
    florins: 'Florins',
    lots: 'Lots',
    from: 'Paid',
    company: 'Company',
    station: 'Quartered in',
    commune: 'Commune',
    merchant: 'own account',
    to: 'To',
    good: 'Good',
    supplier: 'Supplier',
    partner: 'Partner',
    units: 'Companies',
    counters: 'Podestà who ride along',
    nobody: 'nobody',
    sestieri: 'Sestieri',
    tokens: 'Benefici',
  },
  it: {
    florins: 'Fiorini',
    lots: 'Partite',
    from: 'Paga',
    company: 'Compagnia',
    station: 'Acquartierata a',
    commune: 'Comune',
    merchant: 'conto proprio',
    to: 'A',
    good: 'Merce',
    supplier: 'Fornitore',
    partner: 'Socio',
    units: 'Compagnie',
    counters: 'Podestà che cavalcano con loro',
    nobody: 'nessuno',
    sestieri: 'Sestieri',
    tokens: 'Benefici',
  },
} satisfies Record<Language, Record<string, string>>;

type Named = FieldWords<Scene<Podesta>>['value'];

/** The name of something that has a number. */
const named =
  (name: (number: number, scene: Scene<Podesta>) => string): Named =>
  (value: Json, scene) =>
    typeof value === 'number' ? name(value, scene) : String(value);

export function fieldWords(n: Names, language: Language): NonNullable<Words<Podesta>['fields']> {
  const label = LABELS[language];
  const field = (words: string, value?: Named): FieldWords<Scene<Podesta>> => ({
    label: words,
    ...(value ? { value } : {}),
  });
  const merchant = named((seat, scene) => n.seat(scene, seat));
  return {
    florins: field(label.florins),
    lots: field(label.lots),
    from: field(label.from, named(n.from)),
    company: field(label.company, named(n.company)),
    station: field(label.station, named(n.commune)),
    commune: field(
      label.commune,
      named(commune => (commune < 0 ? label.merchant : n.commune(commune))),
    ),
    to: field(label.to, named(n.commune)),
    good: field(label.good, named(n.good)),
    supplier: field(label.supplier, merchant),
    partner: field(label.partner, merchant),
    units: field(label.units, named(n.unit)),
    counters: field(label.counters, value => (typeof value === 'number' ? n.commune(value) : label.nobody)),
    sestieri: field(label.sestieri, named(n.sestiere)),
    tokens: field(label.tokens, named(n.token)),
  };
}
