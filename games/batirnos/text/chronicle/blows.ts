/** Charges, melees and fire as they are read: which unit attacked which, and what became of both. */
import type { Told } from '@carroccio/kernel';
import type { Roster } from '../../src/roster.ts';
import type { Batirnos } from '../../src/shape.ts';
import { atLeast, type Fact, type FactOf, type Fate } from './facts.ts';

export class Blows {
  readonly #roster: Roster;
  /** Where the fights and volleys go. */
  readonly #tell: (fact: Fact) => void;
  /** Attacks declared in the melee under way: the attacker and its foe; who has struck in the fight under way. */
  #attacks = new Map<number, number>();
  #struck = new Set<number>();
  /** Units that charged in this turn, with orders or without; those that met a charge with one, and whose. */
  #charges = new Map<number, 'charge' | 'rash'>();
  #counters = new Map<number, number>();
  /** What the next losses, retreats and deaths come from. */
  #causes: (FactOf<'fight'> | FactOf<'volley'>)[] = [];

  constructor(roster: Roster, tell: (fact: Fact) => void) {
    this.#roster = roster;
    this.#tell = tell;
  }

  newTurn(): void {
    this.#charges = new Map();
    this.#counters = new Map();
    this.forget();
  }

  /** What comes next has other causes. */
  forget(): void {
    this.#causes = [];
  }

  /** A leader fell where the last blows were dealt. */
  mourn(): void {
    for (const cause of this.#causes.slice(-1)) cause.mourned = true;
  }

  read(event: Told<Batirnos>): void {
    switch (event.type) {
      case 'charging':
        this.#charges.set(event.unit, 'charge');
        break;
      case 'aggressed':
        this.#charges.set(event.unit, 'rash');
        break;
      case 'countercharged':
        this.#counters.set(event.unit, event.target);
        break;
      case 'attacked':
        this.#declare(event.unit, event.target);
        break;
      case 'fought':
        if (this.isPair(event.unit, event.foe)) this.#fought(event.unit, event.foe, event.losses);
        break;
      case 'fired':
        if (this.isPair(event.unit, event.target) && event.losses > 0)
          this.#fired(event.unit, event.target, event.losses);
        break;
      case 'pursued':
      case 'pressed':
        for (const cause of this.#causes)
          if (cause.kind === 'fight' && cause.attackers[0] === event.unit) cause.pursued = true;
        break;
    }
  }

  /** Something becomes of a unit, from the fight or the shot that it last suffered; says whether one is known. */
  befall(unit: number, fate: Fate): boolean {
    const worse = (known: Fate): Fate => (atLeast(known, fate) ? known : fate);
    for (const cause of this.#causes.toReversed()) {
      if (cause.kind === 'volley' && cause.target === unit) cause.fate = worse(cause.fate);
      else if (cause.kind === 'fight' && cause.foe === unit) cause.theirs = worse(cause.theirs);
      else if (cause.kind === 'fight' && cause.attackers[0] === unit) cause.own = worse(cause.own);
      else continue;
      return true;
    }
    return false;
  }

  /** Whether the numbers name two units that are enemies. */
  isPair(unit: number, other: number): boolean {
    const [one, two] = [this.#sideOf(unit), this.#sideOf(other)];
    return one !== undefined && two !== undefined && one !== two;
  }

  #sideOf(unit: number): number | undefined {
    return this.#roster.units[unit]?.side;
  }

  #declare(unit: number, target: number): void {
    if (this.#struck.size > 0) {
      this.#attacks = new Map();
      this.forget();
    }
    this.#struck = new Set();
    this.#attacks.set(unit, target);
  }

  #fired(unit: number, target: number, losses: number): void {
    const volley: Fact = { kind: 'volley', unit, target, losses, fate: 'hurt', mourned: false };
    this.#tell(volley);
    this.#causes = [...this.#causes.filter(({ kind }) => kind === 'volley'), volley];
  }

  /** Blows go both ways: the second of a pair belongs to the fight that the first began. */
  #fought(unit: number, foe: number, losses: number): void {
    const current = this.#causes.find(cause => cause.kind === 'fight');
    const both = [current?.attackers[0], current?.foe];
    const goesOn = both.includes(unit) && both.includes(foe) && !this.#struck.has(unit);
    if (!goesOn) this.#openFight(this.#attacks.has(unit) || !this.#attacks.has(foe), unit, foe);
    this.#struck.add(unit);
    if (losses > 0) this.befall(foe, 'hurt');
  }

  #openFight(attacks: boolean, unit: number, foe: number): void {
    const [attacker, defender] = attacks ? [unit, foe] : [foe, unit];
    const side = this.#sideOf(attacker);
    const seconds = [...this.#attacks].filter(
      ([other, target]) => target === defender && other !== attacker && this.#sideOf(other) === side,
    );
    const fight: Fact = {
      kind: 'fight',
      first: false,
      attackers: [attacker, ...seconds.map(([other]) => other)],
      foe: defender,
      how: this.#charges.get(attacker) ?? 'attack',
      countered: this.#counters.get(defender) === attacker,
      own: 'held',
      theirs: 'held',
      pursued: false,
      mourned: false,
    };
    this.#tell(fight);
    this.#causes = [fight];
    this.#struck = new Set();
  }
}
