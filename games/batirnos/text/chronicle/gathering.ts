/** Events gathered by turn: what is worth telling of each, in order, and what came before the first. */
import type { Told } from '@carroccio/kernel';
import type { Roster } from '../../src/roster.ts';
import type { Batirnos } from '../../src/shape.ts';
import { Blows } from './blows.ts';
import type { Commander, Fact, FactOf } from './facts.ts';

export interface Turn {
  turn: number;
  /** Who had the initiative; -1 while nobody has. */
  initiative: number;
  facts: Fact[];
  /** By side: Determination lost at its end. */
  lost: [number, number];
  /** By side: Determination as it stood at its end, where it is known. */
  determination: readonly [number | null, number | null];
}

export interface Gathered {
  before: Fact[];
  turns: Turn[];
  end: Extract<Told<Batirnos>, { type: 'end' }> | null;
  toll: FactOf<'toll'>;
  /** By side: Determination at the beginning, where it is known. */
  start: readonly [number | null, number | null];
}

type Event = Told<Batirnos>;

/** Reads events in their order. Numbers that name nothing are passed over: an event may come from anywhere. */
export class Gathering {
  readonly #roster: Roster;
  readonly #blows: Blows;
  readonly #before: Fact[] = [];
  readonly #turns: Turn[] = [];
  readonly #destroyed: [number, number] = [0, 0];
  readonly #routed: [number, number] = [0, 0];
  readonly #killed: Commander[] = [];
  readonly #successors = new Set<number>();
  readonly #wounded = new Set<number>();
  readonly #points: [number, number] = [0, 0];
  readonly #start: [number | null, number | null] = [null, null];
  #determination: readonly [number | null, number | null] = [null, null];
  #end: Gathered['end'] = null;
  /** A battery just overrun, a unit that has just failed to recover. */
  #swept = -1;
  #failing = -1;

  constructor(roster: Roster) {
    this.#roster = roster;
    this.#blows = new Blows(roster, fact => this.#facts.push(fact));
  }

  result(): Gathered {
    return {
      before: this.#before,
      turns: this.#turns,
      end: this.#end,
      toll: { kind: 'toll', destroyed: this.#destroyed, routed: this.#routed, killed: this.#killed },
      start: this.#start,
    };
  }

  read(event: Event): void {
    this.#readOpening(event);
    this.#blows.read(event);
    this.#readFates(event);
    this.#readLeaders(event);
    this.#readCommand(event);
    this.#readTurnEnd(event);
  }

  get #facts(): Fact[] {
    return this.#turns.at(-1)?.facts ?? this.#before;
  }

  #sideOf(unit: number): 0 | 1 | undefined {
    return this.#roster.units[unit]?.side;
  }

  #commander(leader: number): Commander {
    return { leader, successor: this.#successors.has(leader) };
  }

  /** The fact of this kind in the turn under way, where there is one: such things are told together. */
  #sameTurn<K extends Fact['kind']>(kind: K): FactOf<K> | undefined {
    const is = (fact: Fact): fact is FactOf<K> => fact.kind === kind;
    return this.#facts.find(is);
  }

  #readOpening(event: Event): void {
    switch (event.type) {
      case 'armyMustered':
        if (event.side !== 0 && event.side !== 1) break;
        this.#points[event.side] = event.points;
        this.#start[event.side] = event.determination;
        if (event.side === 1) this.#before.push({ kind: 'mustered', points: this.#points });
        break;
      case 'starter':
        this.#before.push({ kind: 'starter', side: event.side });
        break;
      case 'turnBegan':
        this.#turns.push({
          turn: event.turn,
          initiative: -1,
          facts: [],
          lost: [0, 0],
          determination: this.#determination,
        });
        this.#blows.newTurn();
        break;
      case 'initiative': {
        const turn = this.#turns.at(-1);
        if (turn) turn.initiative = event.side;
        break;
      }
    }
  }

  #readFates(event: Event): void {
    switch (event.type) {
      case 'shaken':
        this.#blows.befall(event.unit, 'shaken');
        break;
      case 'fellBack':
        this.#blows.befall(event.unit, 'fell');
        break;
      case 'wentBack':
        this.#blows.befall(event.unit, 'gave');
        break;
      case 'recovered':
        this.#blows.forget();
        this.#failing = event.ok ? -1 : event.unit;
        break;
      case 'overrun':
        if (!this.#blows.isPair(event.unit, event.battery)) break;
        this.#facts.push({ kind: 'overrun', unit: event.unit, battery: event.battery });
        this.#swept = event.battery;
        break;
      case 'eliminated':
        this.#eliminated(event.unit);
        break;
    }
  }

  #eliminated(unit: number): void {
    const side = this.#sideOf(unit);
    if (side === undefined) return;
    this.#destroyed[side] += 1;
    if (unit === this.#swept) this.#swept = -1;
    else if (unit === this.#failing) this.#together('dispersed', unit);
    else if (!this.#blows.befall(unit, 'destroyed')) this.#together('lost', unit);
  }

  #together(kind: 'lost' | 'dispersed' | 'rallied' | 'balked', unit: number): void {
    if (this.#sideOf(unit) === undefined) return;
    const known = this.#sameTurn(kind);
    if (!known) this.#facts.push({ kind, units: [unit] });
    else if (!known.units.includes(unit)) known.units.push(unit);
  }

  #readLeaders(event: Event): void {
    if (event.type !== 'leaderHurt' && event.type !== 'leaderFell' && event.type !== 'replaced') return;
    const { leader } = event;
    if (!this.#roster.leaders[leader]) return;
    const who = this.#commander(leader);
    if (event.type === 'leaderFell') {
      this.#blows.mourn();
      this.#killed.push(who);
      this.#facts.push({ kind: 'killed', who, replaced: false });
    } else if (event.type === 'leaderHurt') {
      if (event.strength <= 0 || who.successor || this.#wounded.has(leader)) return;
      this.#wounded.add(leader);
      this.#facts.push({ kind: 'wounded', who });
    } else {
      const last = this.#facts.at(-1);
      if (last?.kind === 'killed' && last.who.leader === leader) last.replaced = true;
      else this.#facts.push({ kind: 'sweptAway', who });
      this.#successors.add(leader);
    }
  }

  #readCommand(event: Event): void {
    switch (event.type) {
      case 'chargeFailed':
        this.#together('balked', event.unit);
        break;
      case 'markerCleared':
        if (event.marker === 'shaken') this.#together('rallied', event.unit);
        break;
      case 'orderLost': {
        const known = this.#sameTurn('astray');
        if (known) known.divisions.push(event.division);
        else this.#facts.push({ kind: 'astray', divisions: [event.division] });
        break;
      }
      case 'entered':
        this.#arrived().units.push(event.unit);
        break;
      case 'leaderEntered':
        this.#arrived().leaders.push(event.leader);
        break;
      case 'tookCommand':
        this.#facts.push({ kind: 'tookCommand', leader: event.leader });
        break;
    }
  }

  #arrived(): FactOf<'arrived'> {
    const known = this.#sameTurn('arrived');
    if (known) return known;
    const fact: FactOf<'arrived'> = { kind: 'arrived', leaders: [], units: [] };
    this.#facts.push(fact);
    return fact;
  }

  #readTurnEnd(event: Event): void {
    switch (event.type) {
      case 'objective':
        this.#facts.push({ kind: 'objective', objective: event.objective, side: event.side });
        break;
      case 'routed': {
        const side = this.#roster.divisions[event.division]?.side;
        if (side === undefined) break;
        this.#routed[side] += 1;
        const known = this.#sameTurn('routed');
        if (known) known.divisions.push(event.division);
        else this.#facts.push({ kind: 'routed', divisions: [event.division] });
        break;
      }
      case 'determination': {
        const { side, determination, lost } = event;
        if (side !== 0 && side !== 1) break;
        this.#start[side] ??= determination + lost;
        const [first, second] = this.#determination;
        this.#determination = side === 0 ? [determination, second] : [first, determination];
        const turn = this.#turns.at(-1);
        if (!turn) break;
        turn.lost[side] = lost;
        turn.determination = this.#determination;
        break;
      }
      case 'end':
        this.#end = event;
        break;
    }
  }
}
