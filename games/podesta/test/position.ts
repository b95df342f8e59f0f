/** Positions for tests in a line or two: `position(2).govern(0, 'firenze').goods(0, { metalli: 3 }).political(0)`. */
import { type AnyAction, at, type Described, type Frame, Generator, type Play, Registry } from '@carroccio/kernel';
import { laid, ruleTests, Trial } from '@carroccio/kernel/testing';
import { setUp } from '../src/04-set-up/setup.ts';
import { THIS_BATTLE } from '../src/20-agreements/surrender.ts';
import type { Said } from '../src/20-agreements/terms.ts';
import { rate } from '../src/26-armies/army.ts';
import { GOODS } from '../src/data/shapes.ts';
import { podesta } from '../src/index.ts';
import type { ScenarioId } from '../src/scenarios/index.ts';
import type { Options, Podesta } from '../src/shape.ts';
import { type Army, FIRST_MERCENARY, SESTIERI, type State } from '../src/state.ts';
import { buildWorld, cellAt, squareName, type Table, type World } from '../src/world.ts';
import { data } from './data/support.ts';

export const rule = ruleTests(podesta.rulebook);
export const game = new Registry([podesta]).game('podesta');
export const world: World = buildWorld(data);

const OPTIONS: Options = { market: 'braked', houses: false, lives: false, hours: 3 };
/** The communes in the order in which seats get them here. */
export const SEATS = ['firenze', 'siena', 'lucca', 'pisa', 'arezzo', 'volterra'] as const;
export type Good = (typeof GOODS)[number];
type Lots = Partial<Record<Good, number>>;

export const communeNamed = (id: string): number => {
  const index = world.communeIndex.get(id);
  if (index === undefined) throw new Error(`no commune ${id}`);
  return index;
};
export const sestiere = (commune: string, number: number): number => communeNamed(commune) * SESTIERI + number - 1;
/** The units of a mercenary company: captain, palvesari, fanti. */
export const unitOf = (company: string, index = 0): number =>
  FIRST_MERCENARY + data.companies.companies.findIndex(({ id }) => id === company) * 3 + index;
export const companyNamed = (company: string): number => data.companies.companies.findIndex(({ id }) => id === company);
export const token = (id: string): number => data.benefici.tokens.findIndex(one => one.id === id);
export const good = (name: Good): number => GOODS.indexOf(name);
export const work = (id: string): number => world.workIndex.get(id) ?? -1;
export const mercatorCard = (id: string): number => data.mercator.cards.findIndex(card => card.id === id);
export const annalesCard = (id: string): number => data.annales.cards.findIndex(card => card.id === id);
export const square = (name: string): number =>
  cellAt(world.grid, name.charCodeAt(0) - 'A'.charCodeAt(0), Number(name.slice(1)) - 1);
export const nameOf = (cell: number): string => squareName(world, cell);
export const fieldSquare = (name: string): number =>
  cellAt(world.field, name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1);

/** A clause of an offer, as its proposer says it: whether he gives it, and what. */
export type Clause = { readonly give: boolean } & Said;
export const leg = (give: boolean, said: Said): Clause => ({ give, ...said });

const saidOf = ({ give: _, ...said }: Clause): Said => said;
const sides = (clauses: readonly Clause[]): { give: Said[]; take: Said[] } => ({
  give: clauses.filter(({ give }) => give).map(saidOf),
  take: clauses.filter(({ give }) => !give).map(saidOf),
});
/** The action that makes an offer, and the one that answers with another. */
export const proposal = (partner: number, ...clauses: Clause[]) =>
  ({ type: 'propose', partner, ...sides(clauses) }) as const;
export const counterOffer = (...clauses: Clause[]) => ({ type: 'counter', ...sides(clauses) }) as const;

/** Where play stops in a test: a question nobody needs to answer. */
const STOP: Frame<Podesta> = { step: 'timeVote' };

/** Companies called up as one choice: who comes, and who pays for them; -1 the purse. */
export const enlist = (units: readonly number[], from = -1, counters: readonly number[] = []) => ({
  type: 'enlist',
  units: [...units],
  counters: [...counters],
  from,
});

export class Position {
  readonly seats: number;
  readonly scenario: ScenarioId;
  readonly options: Options;
  readonly state: State;

  constructor(seats: number, options: Partial<Options>, scenario: ScenarioId) {
    this.seats = seats;
    this.scenario = scenario;
    this.options = { ...OPTIONS, ...options };
    const chance = new Generator({ stream: 'sfc32', words: [1, 2, 3, 1], script: [] });
    this.state = setUp(world, seats, chance).state;
    this.state.players.forEach((player, seat) => {
      player.assigned = communeNamed(at(SEATS, seat));
      player.faction = at(world.faction, player.assigned);
    });
    this.state.notaro = 0;
    this.state.order = this.state.players.map((_, seat) => seat);
  }

  /** What the functions of the rules take. */
  get table(): Table {
    return { world, state: this.state, options: this.options, seats: this.seats };
  }

  player(seat: number): State['players'][number] {
    return at(this.state.players, seat);
  }

  commune(id: string): State['communes'][number] {
    return at(this.state.communes, communeNamed(id));
  }

  /** Sestieri that have given a player their trust, as if bought one by one. */
  loyal(seat: number, commune: string, ...numbers: number[]): this {
    const { faction } = this.player(seat);
    for (const number of numbers) {
      const one = sestiere(commune, number);
      if (this.state.face[one] !== faction) this.state.turned[one] = 1;
      this.state.face[one] = faction;
      this.state.holder[one] = seat;
      this.state.turns[one] = 0;
    }
    return this;
  }

  /** The player is Podestà there; without numbers 1, 3, 4 and 5 trust him. This year's taxes are spent. */
  govern(seat: number, commune: string, ...numbers: number[]): this {
    this.loyal(seat, commune, ...(numbers.length > 0 ? numbers : [1, 3, 4, 5]));
    const player = this.player(seat);
    Object.assign(this.commune(commune), {
      podesta: seat,
      faction: player.faction,
      cell: at(world.square, communeNamed(commune)),
      left: 12,
      taxed: this.state.year,
    });
    if (player.home < 0) player.home = communeNamed(commune);
    player.elected = true;
    return this;
  }

  purse(seat: number, florins: number): this {
    this.state.minted += florins - this.player(seat).purse;
    this.player(seat).purse = florins;
    return this;
  }

  treasury(commune: string, florins: number): this {
    this.state.minted += florins - this.commune(commune).treasury;
    this.commune(commune).treasury = florins;
    return this;
  }

  /** Lots held since last month. */
  goods(seat: number, lots: Lots): this {
    for (const [index, name] of GOODS.entries())
      this.player(seat).lots[index] = lots[name] ?? at(this.player(seat).lots, index);
    return this;
  }

  /** Lots acquired this month. */
  fresh(seat: number, lots: Lots): this {
    for (const [index, name] of GOODS.entries())
      this.player(seat).fresh[index] = lots[name] ?? at(this.player(seat).fresh, index);
    return this;
  }

  price(name: Good, florins: number): this {
    this.state.prices[good(name)] = florins;
    return this;
  }

  /** Benefici by name, taken from the bag. */
  tokens(seat: number, ...ids: string[]): this {
    for (const id of ids) {
      const kind = token(id);
      this.state.bag.splice(this.state.bag.indexOf(kind), 1);
      this.player(seat).benefici.push(kind);
    }
    this.player(seat).benefici.sort((a, b) => a - b);
    return this;
  }

  mercator(seat: number, ...ids: string[]): this {
    this.player(seat).mercator = ids.map(mercatorCard).sort((a, b) => a - b);
    return this;
  }

  works(commune: string, ...ids: string[]): this {
    for (const id of ids) this.commune(commune).works[work(id)] = -1;
    return this;
  }

  bonus(commune: string, upper: number, lower: number): this {
    Object.assign(this.commune(commune), { upper, lower });
    return this;
  }

  date(year: number, month: number): this {
    Object.assign(this.state, { year, month });
    return this;
  }

  arm(...units: number[]): this {
    for (const unit of units) this.state.armed[unit] = 1;
    return this;
  }

  hire(seat: number, company: string, station: string, { fee = 500, payer = -1 } = {}): this {
    const index = companyNamed(company);
    const chit = token(`compagnia-${company}`);
    if (this.state.bag.includes(chit)) this.state.bag.splice(this.state.bag.indexOf(chit), 1);
    this.state.employer[index] = seat;
    this.state.payer[index] = payer;
    this.state.fee[index] = fee;
    this.state.station[index] = communeNamed(station);
    return this;
  }

  /** An army of these units on a square; its number is told by `armies`. */
  army(
    seat: number,
    where: string,
    units: readonly number[],
    { unpaid = 0, ...more }: Partial<Army> & { unpaid?: number } = {},
  ): this {
    const army: Army = {
      id: this.state.nextArmy++,
      seat,
      cell: square(where),
      left: 12,
      // Squares its companies have walked that nobody has paid.
      walked: unpaid,
      owed: rate(this.table, units) * unpaid,
      shown: false,
      homeward: false,
      from: -1,
      raided: 0,
      challenged: 0,
      lifted: 0,
      stays: false,
      siege: null,
      ...more,
    };
    this.state.armies.push(army);
    for (const unit of units) this.state.armyOf[unit] = army.id;
    return this;
  }

  besieging(seat: number, where: string, commune: string, units: readonly number[]): this {
    const siege = { commune: communeNamed(commune), hits: 0, shots: 0, total: 0, fled: [], asked: false };
    return this.army(seat, where, units, { siege, shown: true });
  }

  league(...members: number[]): this {
    for (const seat of members) this.player(seat).league = 0;
    return this;
  }

  /** As if the player had been driven out of his commune before. */
  exiled(seat: number, host = ''): this {
    Object.assign(this.player(seat), {
      exiled: true,
      elected: true,
      home: -1,
      host: host === '' ? -1 : communeNamed(host),
    });
    at(this.state.communes, this.player(seat).assigned).taxed ||= this.state.year;
    return this;
  }

  /** Plays from these frames (first one first) and stops there, with these results for the coming draws. */
  play(frames: Frame<Podesta>[], dice: number[] = []): Match {
    const { scenario, options, seats, state } = this;
    return new Match(
      laid({ game, scenario, options: { ...options }, seats, state, frames: [...frames, STOP], dice }),
      this,
    );
  }

  political = (seat: number, dice?: number[]): Match => this.play([{ step: 'political', seat }], dice);
  commercial = (seat: number, dice?: number[]): Match => this.play([{ step: 'commercial', seat }], dice);
  military = (seat: number, dice?: number[]): Match => this.play([{ step: 'military', seat }], dice);
  turn = (seat: number, dice?: number[]): Match => this.play([{ step: 'turn', seat }], dice);
  /** An event of the Annales falls on a player. */
  annales = (seat: number, id: string, dice?: number[]): Match => {
    const card = annalesCard(id);
    const { effects, without } = at(data.annales.cards, card);
    const list = this.player(seat).home < 0 && without ? without.effects : effects;
    return this.play([{ step: 'effects', card, seat, list }, { step: 'market' }], dice);
  };
}

/** A year under test. */
export class Match extends Trial {
  readonly position: Position;

  constructor(play: Play, position: Position) {
    super(play);
    this.position = position;
  }

  get state(): State {
    return this.position.state;
  }

  get stopped(): boolean {
    return this.step === STOP.step;
  }

  /** The values of one field of the legal actions of a kind, listed or described. */
  choices(type: string, key: string, seat?: number): unknown[] {
    const described = this.families(type, seat).flatMap(({ same, fields }): unknown[] => {
      if (key in same) return [same[key]];
      const field = fields.find(one => one.field === key);
      if (field?.kind === 'one' || field?.kind === 'set') return [...field.of];
      if (field?.kind !== 'sum') return [];
      const { least, most, step } = field;
      return Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);
    });
    return [...this.legal(type, seat).map(action => action[key]), ...new Set(described)];
  }

  /** The kinds of action on offer, listed or described. */
  kinds(seat = this.seats[0] ?? 0): Set<string> {
    return new Set([...this.play.legal(seat), ...this.play.families(seat)].map(({ type }) => type));
  }

  /** Whether there is anything of one kind to be done. */
  offers(type: string, seat?: number): boolean {
    return this.kinds(seat).has(type);
  }

  /** What of one kind is described and not listed. */
  families(type: string, seat = this.seats[0] ?? 0): readonly Described[] {
    return this.play.families(seat).filter(family => family.type === type);
  }

  /** The least and the most a sum of one kind can be; nothing where it cannot be named at all. */
  range(type: string, seat?: number): [number, number] | null {
    const sums = this.families(type, seat).flatMap(({ fields }) => fields.filter(field => field.kind === 'sum'));
    return sums.length === 0
      ? null
      : [Math.min(...sums.map(({ least }) => least)), Math.max(...sums.map(({ most }) => most))];
  }

  /** Actions without anything more to say, one after the other. */
  do(...types: string[]): this {
    for (const type of types) this.act({ type });
    return this;
  }

  /** Whoever decides makes an offer of these clauses. */
  propose(partner: number, ...clauses: Clause[]): this {
    return this.act(proposal(partner, ...clauses));
  }

  counter(...clauses: Clause[]): this {
    return this.act(counterOffer(...clauses));
  }

  /** Why an offer of these clauses cannot be made. */
  proposalRefusal(partner: number, ...clauses: Clause[]) {
    return this.refusal(proposal(partner, ...clauses));
  }

  /** On the field: surrender offered to the leader of the other side, or asked of him, and what goes with it. */
  surrenderOffer(giving: boolean, ...clauses: Clause[]): AnyAction {
    const leaders = (this.state.battle?.seats ?? []).map(side => at(side, 0));
    const partner = leaders.find(seat => seat !== this.seats[0]) ?? -1;
    return proposal(partner, leg(giving, { kind: 'surrender', commune: THIS_BATTLE }), ...clauses);
  }

  offerSurrender(giving: boolean, ...clauses: Clause[]): this {
    return this.act(this.surrenderOffer(giving, ...clauses));
  }

  /** The companies of a commune that may march, one or another of them. */
  recruits(commune: number, seat?: number): unknown[] {
    const family = this.families('raise', seat).find(({ same }) => same.commune === commune);
    return (family?.fields ?? []).flatMap(field => (field.kind === 'set' ? [...field.of] : []));
  }

  /** A sum laid under a shield. */
  lay(seat: number, florins: number): this {
    return this.act({ type: 'lay', florins }, seat);
  }

  /** A bid for a company, from the purse or a treasury. */
  bid(seat: number, florins: number, from = -1): this {
    return this.act({ type: 'bid', from, florins }, seat);
  }

  purse(seat: number): number {
    return this.position.player(seat).purse;
  }

  points(seat: number): number {
    return this.position.player(seat).points;
  }

  treasury(commune: string): number {
    return this.position.commune(commune).treasury;
  }
}

export const position = (seats = 2, options: Partial<Options> = {}, scenario: ScenarioId = 'normal'): Position =>
  new Position(seats, options, scenario);
