/** What things are called at the table, in the reader's language, as the one who looks may know them. */
import {
  type Army,
  baseOfUnit,
  communeOf,
  companyOf,
  factors,
  fieldName,
  isMercenary,
  kindOf,
  type Names,
  present,
  SESTIERI,
  type Soldier,
  squareName,
  type Table,
  TERRAINS,
} from '@carroccio/podesta/survey';
import type { PieceRef } from './board/piece-ids.ts';
import type { Lore, PodestaSight } from './lore.ts';
import { type TableWords, WORDS } from './text/index.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export class Labels {
  readonly lore: Lore;
  readonly sight: PodestaSight;
  readonly words: TableWords;
  readonly names: Names;
  readonly table: Table;

  constructor(lore: Lore, sight: PodestaSight) {
    this.lore = lore;
    this.sight = sight;
    this.words = WORDS[sight.language];
    this.names = lore.names[sight.language];
    this.table = lore.table(sight);
  }

  seat(seat: number): string {
    return seat < 0 ? this.words.nobody : this.names.seat(this.sight.scene, seat);
  }

  /** The merchant's first name: enough among six. */
  nick(seat: number): string {
    const [first = '', second = ''] = this.seat(seat).split(' ');
    return seat < 0 ? this.words.nobody : first === 'Donna' ? second : first;
  }

  /** Class and number of a sestiere, without its commune. */
  sestiere(sestiere: number): string {
    const { className, data } = this.lore.world;
    const name = data.contributions.classes.find(({ id }) => id === className[sestiere % SESTIERI])?.name ?? '';
    return `${name} ${ROMAN[sestiere % SESTIERI] ?? ''}`;
  }

  company(unit: number): string {
    const { world, data } = this.lore;
    const kind = this.words.kinds[kindOf(world, unit)];
    if (isMercenary(unit)) return `${kind}, ${data.companies.companies[companyOf(unit)]?.name ?? ''}`;
    return `${kind} ${ROMAN[unit % SESTIERI] ?? ''}, ${this.names.commune(communeOf(unit))}`;
  }

  /** Where a company is that marches with no army: in its own sestiere, or wherever it serves. */
  quarters(unit: number): string {
    const { said } = this.words;
    const commune = baseOfUnit(this.sight.state, unit);
    return !isMercenary(unit) && commune === communeOf(unit)
      ? said.atHome(this.names.sestiere(unit))
      : said.quartered(this.names.commune(commune));
  }

  /** How many companies are known to march with an army; -1 when that is hidden. */
  companies({ id, seat, shown }: Army): number {
    if (!shown && this.sight.seat !== seat) return -1;
    return this.sight.state.armyOf.filter(army => army === id).length;
  }

  square(cell: number): string {
    const { world } = this.lore;
    const commune = world.communeAt[cell] ?? -1;
    const terrain = TERRAINS[world.terrain[cell] ?? 0] ?? 'plain';
    const name = commune >= 0 ? this.names.commune(commune) : this.words.terrain[terrain];
    return `${squareName(world, cell)}: ${this.words.terrainCost(name, world.costs[world.terrain[cell] ?? 0] ?? 0)}`;
  }

  fieldSquare(cell: number): string {
    const { battle } = this.sight.state;
    const name = fieldName(this.lore.world, cell);
    return battle?.houses.includes(cell) ? `${name}: ${this.words.field.house}` : name;
  }

  commune(commune: number): string {
    const { state } = this.sight;
    const place = state.communes[commune];
    if (!place) return '';
    const { said } = this.words;
    const sestieri = present(this.table.state, commune).map(sestiere =>
      said.sestiere(
        this.sestiere(sestiere),
        this.words.factions[state.face[sestiere] ?? 0] ?? '',
        this.nick(state.holder[sestiere] ?? -1),
      ),
    );
    return [
      said.commune(this.names.commune(commune), this.seat(place.podesta)),
      ...sestieri,
      ...(state.armies.some(({ siege }) => siege?.commune === commune) ? [said.besieged] : []),
      ...(place.poor ? [said.poor] : []),
    ].join('; ');
  }

  podesta(commune: number): string {
    const place = this.sight.state.communes[commune];
    const free = this.words.said.podesta(this.names.commune(commune), this.seat(place?.podesta ?? -1));
    return place && place.captor >= 0 ? `${free}; ${this.words.said.captive(this.seat(place.captor))}` : free;
  }

  /** Where a Podestà counter is that stands on no square. */
  box(commune: number): string {
    const { said } = this.words;
    const { captor = -1, vacant = false } = this.sight.state.communes[commune] ?? {};
    if (captor >= 0) return said.captive(this.seat(captor));
    return vacant ? said.vacant : said.inTheBox;
  }

  army(army: Army): string {
    const { said } = this.words;
    const companies = this.companies(army);
    return [
      said.army(army.id, this.seat(army.seat)),
      companies < 0 ? said.hidden : said.companies(companies),
      said.left(army.left),
      ...(army.siege ? [said.besieges(this.names.commune(army.siege.commune), army.siege.hits)] : []),
      ...(army.homeward ? [said.homeward] : []),
    ].join('; ');
  }

  soldier(index: number, soldier: Soldier): string {
    const { said } = this.words;
    const { battle } = this.table.state;
    if (soldier.unit < 0 || !battle) return said.unknown;
    const { A, D, R, M, T } = factors(this.table, battle, index);
    return [
      said.soldier(index + 1, this.company(soldier.unit), this.nick(soldier.owner)),
      said.ratings(A, D, R, M, T),
      ...(soldier.damage > 0 ? [said.damage(soldier.damage)] : []),
      ...(battle.commander.includes(index) ? [said.commander] : []),
      ...(soldier.podesta >= 0 ? [said.withPodesta(this.names.commune(soldier.podesta))] : []),
    ].join('; ');
  }

  piece(ref: PieceRef): string {
    const { state } = this.sight;
    switch (ref.kind) {
      case 'commune':
        return this.commune(ref.commune);
      case 'podesta':
        return this.podesta(ref.commune);
      case 'army': {
        const army = state.armies.find(({ id }) => id === ref.army);
        return army ? this.army(army) : '';
      }
      case 'war': {
        const war = state.wars[ref.war];
        return war ? this.words.said.war(this.seat(war.attacker), this.seat(war.defender), this.month(war.month)) : '';
      }
      case 'soldier': {
        const soldier = state.battle?.soldiers[ref.soldier];
        return soldier ? this.soldier(ref.soldier, soldier) : '';
      }
      case 'company':
        return this.company(ref.unit);
      case 'house':
        return this.words.field.house;
    }
  }

  /** A month counted from the beginning: its name, and its year. */
  month(month: number): string {
    return this.words.monthOf(this.words.months[(month - 1) % 12] ?? '', Math.floor((month - 1) / 12) + 1);
  }

  florins(sum: number): string {
    return this.words.florins(sum);
  }
}
