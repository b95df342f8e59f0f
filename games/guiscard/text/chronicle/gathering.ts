/** Reads the events of a match in order: chapters by turn or, in a siege, by day, and who did what to whom. */
import type { Told } from '@carroccio/kernel';
import type { Grounds } from '../../src/03-ground/grounds.ts';
import type { Man } from '../../src/roster.ts';
import type { Guiscard } from '../../src/shape.ts';
import { deedOf } from './deeds.ts';
import type { Fact, FactOf, How, Loss, Muster } from './facts.ts';
import { fold } from './folding.ts';

type Event = Told<Guiscard>;
type Harmed = Extract<Event, { type: 'harmed' }>;
type End = Extract<Event, { type: 'end' }>;

/** A turn of a battle or a day of a siege. */
export interface Chapter {
  number: number;
  /** Days of provisions left. */
  food: number;
  facts: Fact[];
  wounded: number[];
}

/** What a man of the siege sheet suffers from, by the rule that says so. */
const AILMENTS: Readonly<Record<string, How>> = {
  'gui.11.6.17': 'assassin',
  'gui.11.6.9': 'traitor',
  'gui.11.6.15': 'sickness',
  'gui.11.6.8': 'poison',
  'gui.11.1.5b': 'wounds',
};

const NAMED_LEADERS = 3;
const BLANK = { by: [] as readonly number[], how: 'unknown' as How };

export class Gathering {
  readonly #men: readonly Man[];
  readonly #grounds: Grounds;
  readonly #id: string;
  readonly #siege: boolean;
  readonly #sides = new Map<number, number>();
  readonly #before: Fact[] = [];
  readonly #chapters: Chapter[] = [];
  readonly #dead = new Set<number>();
  readonly #taken = new Set<number>();
  /** By slayer: whom he killed. */
  readonly #slain = new Map<number, number[]>();
  /** Slain men whose slayer has fallen since. */
  readonly #avenged = new Set<number>();
  #phase = 0;
  #charging = new Set<number>();
  #fight: { attackers: readonly number[]; defenders: readonly number[] } = { attackers: [], defenders: [] };
  /** The last missile: who sent it, at whom; a stone has no sender. */
  #missile = { unit: -1, target: -1 };
  /** The armies as they were before the first blow. */
  #forces: Fact[] = [];
  #horses = 0;
  #end: FactOf<'ended'> | undefined;

  constructor(grounds: Grounds, id: string) {
    this.#grounds = grounds;
    this.#id = id;
    const { groups, siege } = grounds.scenario(id);
    this.#men = grounds.roster(id).men;
    this.#siege = siege !== null;
    this.#men.forEach(({ group }, unit) => {
      const side = groups[group]?.side;
      if (side !== undefined) this.#sides.set(unit, side);
    });
  }

  read(event: Event): void {
    switch (event.type) {
      case 'turnBegan':
        if (!this.#siege) this.#open(event.turn, 0);
        return;
      case 'day':
        this.#open(event.day, event.left);
        return;
      case 'phaseBegan':
        this.#charging = new Set();
        this.#phase += 1;
        return;
      case 'reinforced':
        this.#reinforced(event.side, event.units);
        return;
      case 'end':
        this.#end = this.#ended(event);
        return;
      default:
        this.#readFight(event);
    }
  }

  #readFight(event: Event): void {
    switch (event.type) {
      case 'attacked':
        if (event.charge) for (const unit of event.attackers) this.#charging.add(unit);
        return;
      case 'fought':
        this.#fight = event;
        return;
      case 'shot':
        this.#missile = { unit: event.unit, target: event.target };
        return;
      case 'tested':
        this.#fight = { attackers: [event.enemy], defenders: [event.unit] };
        return;
      case 'harmed':
        this.#harmed(event);
        return;
      case 'drowned':
        this.#strike(event.unit, 'killed', { by: [], how: 'water' });
        return;
      case 'unhorsed':
        this.#unhorsed(event.unit);
        return;
      default:
        this.#readRest(event);
    }
  }

  #readRest(event: Event): void {
    switch (event.type) {
      case 'chargeDeclared':
        this.#tell({ kind: 'charge', units: [event.unit], targets: [event.target], phase: this.#phase });
        return;
      case 'captured':
        this.#taken.add(event.unit);
        this.#tell({ kind: 'captured', unit: event.unit, by: event.by });
        return;
      case 'freed':
        this.#taken.delete(event.unit);
        this.#tell({ kind: 'freed', units: [event.unit] });
        return;
      case 'prisoners':
        for (const unit of event.units) this.#taken.add(unit);
        this.#tell({ kind: 'prisoners', units: [...event.units] });
        return;
      default: {
        if (event.type === 'horseKilled') this.#horses += 1;
        if (event.type === 'hurled') this.#missile = { unit: -1, target: -1 };
        const deed = deedOf(event);
        if (deed) this.#tell(deed);
      }
    }
  }

  #open(number: number, food: number): void {
    if (this.#chapters.length === 0) this.#forces = this.#muster();
    this.#chapters.push({ number, food, facts: [], wounded: [] });
  }

  #tell(fact: Fact): void {
    fold(this.#chapters.at(-1)?.facts ?? this.#before, fact);
  }

  /** Before the first turn these are the armies themselves. */
  #reinforced(side: number, units: readonly number[]): void {
    for (const unit of units) this.#sides.set(unit, side);
    if (this.#chapters.length > 0 && units.length > 0) this.#tell({ kind: 'reinforced', side, units: [...units] });
  }

  /** Who did it, as far as the events say. */
  #author({ unit, cause, rule }: Harmed): { by: readonly number[]; how: How } {
    const { attackers, defenders } = this.#fight;
    switch (cause) {
      case 'combat':
        if (attackers.includes(unit)) return { by: defenders, how: 'repulsed' };
        if (!defenders.includes(unit)) return BLANK;
        return { by: attackers, how: attackers.some(one => this.#charging.has(one)) ? 'charge' : 'combat' };
      case 'fire':
        return this.#shooter(unit);
      case 'infiltration':
        return { by: defenders.includes(unit) ? attackers : [], how: 'passing' };
      case 'flames':
      case 'fall':
      case 'surrounded':
        return { by: [], how: cause };
      case 'drowning':
        return { by: [], how: 'water' };
      case 'siege':
        return { by: [], how: AILMENTS[rule] ?? 'unknown' };
    }
  }

  #shooter(unit: number): { by: readonly number[]; how: How } {
    const { unit: shooter, target } = this.#missile;
    if (shooter < 0) return { by: [], how: 'stone' };
    if (this.#sides.get(shooter) === this.#sides.get(unit)) return { by: [shooter], how: 'comrade' };
    return { by: [shooter], how: target < 0 || target === unit ? 'shot' : 'stray' };
  }

  #harmed(event: Harmed): void {
    const { unit, harm } = event;
    if (!this.#men[unit]) return;
    const author = this.#author(event);
    if (harm === 'killed') this.#strike(unit, harm, author);
    else if (harm === 'wounded' && !this.#men[unit].command) this.#chapters.at(-1)?.wounded.push(unit);
    else if (harm === 'wounded') this.#strike(unit, harm, author);
    else if (this.#men[unit].command && author.by.length > 0) this.#strike(unit, harm, author);
  }

  #strike(unit: number, harm: Harmed['harm'], { by, how }: { by: readonly number[]; how: How }): void {
    if (this.#dead.has(unit)) return;
    const avenged = harm === 'killed' && by.length > 0 && how !== 'comrade' ? this.#avengedBy(unit) : [];
    const [first = -1] = by;
    const weapon = how === 'shot' || how === 'stray' || how === 'comrade' ? (this.#men[first]?.missile ?? null) : null;
    this.#tell({
      kind: 'struck',
      harm,
      units: [unit],
      by: [...by],
      how,
      weapon,
      unhorsed: false,
      avenged,
    });
    if (harm !== 'killed') return;
    this.#dead.add(unit);
    if (how === 'comrade' || this.#men[unit]?.animal) return;
    for (const one of by) this.#slain.set(one, [...(this.#slain.get(one) ?? []), unit]);
  }

  /** Whom the fallen had killed; each is avenged once. */
  #avengedBy(fallen: number): number[] {
    const avenged = (this.#slain.get(fallen) ?? []).filter(unit => !this.#avenged.has(unit));
    for (const unit of avenged) this.#avenged.add(unit);
    return avenged;
  }

  #unhorsed(unit: number): void {
    const last = this.#chapters.at(-1)?.facts.at(-1);
    if (last?.kind === 'struck' && last.units.length === 1 && last.units[0] === unit) last.unhorsed = true;
  }

  #ended({ why, winners, scores }: End): FactOf<'ended'> {
    const { victory } = this.#grounds.scenario(this.#id);
    const { tasked } = this.#grounds.rules(this.#id);
    const [winner = null] = winners;
    const points = scores.map(score => score ?? 0);
    return { kind: 'ended', why, winner, scores: points, aim: victory.kind, reached: winner === tasked };
  }

  get before(): readonly Fact[] {
    return [{ kind: 'heading' }, ...this.#forces, ...this.#before];
  }

  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }

  get isSiege(): boolean {
    return this.#siege;
  }

  get ending(): Fact[] {
    if (!this.#end) return [{ kind: 'unfinished', opened: this.#chapters.length > 0 }];
    return [this.#end, { kind: 'toll', losses: [this.#loss(0), this.#loss(1)], horses: this.#horses }, ...this.#hero()];
  }

  #of(side: number): number[] {
    return [...this.#sides].flatMap(([unit, whose]) => (whose === side && !this.#men[unit]?.animal ? [unit] : []));
  }

  #muster(): Fact[] {
    const musters = [0, 1].map((side): Muster => {
      const all = this.#of(side);
      const lords = all.filter(unit => this.#men[unit]?.lord);
      const leaders = lords.length > 0 ? lords : all.filter(unit => this.#men[unit]?.command);
      return { side, leaders: leaders.slice(0, NAMED_LEADERS), count: all.length };
    });
    return musters.every(({ count }) => count > 0) ? [{ kind: 'forces', musters }] : [];
  }

  #loss(side: number): Loss {
    const dead = this.#of(side).filter(unit => this.#dead.has(unit));
    const taken = this.#of(side).filter(unit => this.#taken.has(unit) && !this.#dead.has(unit));
    return { side, dead, lords: dead.filter(unit => this.#men[unit]?.command), taken };
  }

  /** Whoever killed most enemies, if nobody killed as many. */
  #hero(): Fact[] {
    const [first, second] = [...this.#slain].sort(([, one], [, other]) => other.length - one.length);
    if (!first || first[1].length < 2 || second?.[1].length === first[1].length) return [];
    return [{ kind: 'hero', unit: first[0], slain: first[1] }];
  }
}
