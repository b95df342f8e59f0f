/** Events gathered by activation: a chapter each, and what came before the first. */
import type { Told } from '@carroccio/kernel';
import type { Roster, UnitCard } from '../../src/roster.ts';
import type { ActivationKind, Guelphs } from '../../src/shape.ts';
import type { Companies, Fact, Leader } from './facts.ts';

export interface Chapter {
  leader: Leader;
  how: ActivationKind;
  side: number;
  charges: number;
  attacks: number;
  hits: number;
  shots: number;
  /** The enemy Battaglie that were attacked or shot at, each as often as it was. */
  against: number[];
  broken: UnitCard[];
  lost: UnitCard[];
  pushed: boolean;
  yielded: boolean;
  /** Whatever else is worth telling, in order. */
  facts: Fact[];
  /** The Levels when it ended. */
  levels: readonly [number, number];
}

export interface Gathered {
  before: Fact[];
  chapters: Chapter[];
  end: Fact | null;
  levels: readonly [number, number];
  toll: readonly [number, number];
  fallen: Leader[];
  taken: Leader[];
}

type Event = Told<Guelphs>;

/** Companies that are alike, counted together, most first. */
export function companies(cards: readonly UnitCard[]): Companies[] {
  const found: Companies[] = [];
  for (const { type, name } of cards) {
    if (type === 'W') continue;
    const alike = found.find(one => one.kind === type && one.name === name);
    if (alike) alike.count += 1;
    else found.push({ kind: type, name, count: 1 });
  }
  return found.sort((one, other) => other.count - one.count);
}

/** Reads events in their order. Numbers that name nothing are passed over: an event may come from anywhere. */
export class Gathering {
  readonly #roster: Roster;
  readonly #before: Fact[] = [];
  readonly #chapters: Chapter[] = [];
  readonly #adjutants = new Set<number>();
  readonly #told = new Set<string>();
  readonly #toll: [number, number] = [0, 0];
  readonly #fallen: Leader[] = [];
  readonly #taken: Leader[] = [];
  #levels: readonly [number, number] = [0, 0];
  #end: Fact | null = null;

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  result(): Gathered {
    return {
      before: this.#before,
      chapters: this.#chapters,
      end: this.#end,
      levels: this.#levels,
      toll: this.#toll,
      fallen: this.#fallen,
      taken: this.#taken,
    };
  }

  read(event: Event): void {
    this.#readOpening(event);
    this.#readFighting(event);
    this.#readLosses(event);
    this.#readPersonalities(event);
    this.#readTurns(event);
    const chapter = this.#chapters.at(-1);
    if (chapter) chapter.levels = this.#levels;
  }

  #leader(battaglia: number): Leader {
    return { battaglia, adjutant: this.#adjutants.has(battaglia) };
  }

  #tell(fact: Fact): void {
    (this.#chapters.at(-1)?.facts ?? this.#before).push(fact);
  }

  #forgetLast(): void {
    (this.#chapters.at(-1)?.facts ?? this.#before).pop();
  }

  /** For what happens often: told the first time only. */
  #tellOnce(key: string, fact: Fact): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#tell(fact);
  }

  /** The last fact of the page, where it is of this kind: what comes in a row is told together. */
  #last<K extends Fact['kind']>(kind: K): Extract<Fact, { kind: K }> | undefined {
    const is = (fact: Fact | undefined): fact is Extract<Fact, { kind: K }> => fact?.kind === kind;
    const last = (this.#chapters.at(-1)?.facts ?? this.#before).at(-1);
    return is(last) ? last : undefined;
  }

  #readOpening(event: Event): void {
    switch (event.type) {
      case 'deployed': {
        const drawn = this.#last('drawnUp');
        if (drawn) drawn.sides.push(event.side);
        else this.#tell({ kind: 'drawnUp', sides: [event.side] });
        break;
      }
      case 'written':
        this.#tell({ kind: 'ambush', renounced: false });
        break;
      case 'renounced':
        this.#tell({ kind: 'ambush', renounced: true });
        break;
      case 'battleOffered':
        this.#tell({ kind: 'battleOffered', leader: this.#leader(event.battaglia) });
        break;
      case 'baron':
      case 'deserted':
        this.#baron(event.type === 'baron');
        break;
      case 'activated': {
        const { battaglia, kind } = event;
        const side = this.#roster.battaglie[battaglia]?.side;
        if (side === undefined) break;
        this.#chapters.push({
          leader: this.#leader(battaglia),
          how: kind,
          side,
          charges: 0,
          attacks: 0,
          hits: 0,
          shots: 0,
          against: [],
          broken: [],
          lost: [],
          pushed: false,
          yielded: false,
          facts: [],
          levels: this.#levels,
        });
        break;
      }
    }
  }

  #baron(loyal: boolean): void {
    const barons = this.#last('barons');
    if (!barons) this.#tell({ kind: 'barons', loyal: loyal ? 1 : 0, gone: loyal ? 0 : 1 });
    else if (loyal) barons.loyal += 1;
    else barons.gone += 1;
  }

  #readFighting(event: Event): void {
    const chapter = this.#chapters.at(-1);
    if (!chapter || (event.type !== 'aimed' && event.type !== 'shot')) return;
    const own = this.#roster.units[event.unit];
    const target = this.#roster.units[event.target];
    if (!own || !target || own.side !== chapter.side) return;
    chapter.against.push(target.battaglia);
    if (event.type === 'aimed') chapter[event.charge ? 'charges' : 'attacks'] += 1;
    else {
      chapter.shots += 1;
      if (event.hit) chapter.hits += 1;
    }
  }

  #readLosses(event: Event): void {
    const chapter = this.#chapters.at(-1);
    if (event.type !== 'routed' && event.type !== 'retreated' && event.type !== 'removed' && event.type !== 'cameBack')
      return;
    const card = this.#roster.units[event.unit];
    if (!card) return;
    const own = card.side === chapter?.side;
    switch (event.type) {
      case 'routed':
        this.#toll[card.side] += 1;
        chapter?.[own ? 'lost' : 'broken'].push(card);
        break;
      case 'retreated':
        if (chapter) chapter[own ? 'yielded' : 'pushed'] = true;
        break;
      case 'removed':
        if (card.type === 'W') this.#tell({ kind: 'carroccioLost', side: card.side });
        break;
      case 'cameBack':
        this.#toll[card.side] -= 1;
        this.#cameBack(card);
        break;
    }
  }

  #cameBack(card: UnitCard): void {
    const [one] = companies([card]);
    if (!one) return;
    const back = this.#last('cameBack');
    const alike = back?.companies.find(({ kind, name }) => kind === one.kind && name === one.name);
    if (alike) alike.count += 1;
    else if (back) back.companies.push(one);
    else this.#tell({ kind: 'cameBack', companies: [one] });
  }

  #readPersonalities(event: Event): void {
    switch (event.type) {
      case 'wounded':
        this.#tellOnce(`wounded ${event.battaglia}`, { kind: 'wounded', leader: this.#leader(event.battaglia) });
        break;
      case 'killed':
      case 'captured': {
        const leader = this.#leader(event.battaglia);
        (event.type === 'killed' ? this.#fallen : this.#taken).push(leader);
        this.#tell({ kind: event.type, leader, replaced: false });
        break;
      }
      case 'replaced': {
        const gone = [this.#last('killed'), this.#last('captured')].find(
          fact => fact?.leader.battaglia === event.battaglia,
        );
        if (gone) gone.replaced = true;
        this.#adjutants.add(event.battaglia);
        break;
      }
      case 'escaped':
        this.#tellOnce(`escaped ${event.battaglia}`, { kind: 'escaped', leader: this.#leader(event.battaglia) });
        break;
      case 'withdrawn':
        if (this.#last('escaped')?.leader.battaglia === event.battaglia) this.#forgetLast();
        this.#tell({ kind: 'withdrawn', leader: this.#leader(event.battaglia) });
        break;
      case 'heroKilled':
        this.#tell({ kind: 'heroLost', hero: event.hero, weakened: event.rule === 'gg.S.8.6.1' });
        break;
      case 'standardLost':
        this.#tell({ kind: 'standardLost', side: event.side });
        break;
    }
  }

  #readTurns(event: Event): void {
    switch (event.type) {
      case 'level': {
        const [guelph, ghibelline] = this.#levels;
        this.#levels = event.side === 0 ? [event.level, ghibelline] : [guelph, event.level];
        break;
      }
      case 'tradimento':
        if (event.ok) this.#tell({ kind: 'tradimento' });
        break;
      case 'donati':
        if (event.ok) this.#tell({ kind: 'donati' });
        break;
      case 'novello':
        this.#tell({ kind: 'novello', joins: event.ok });
        break;
      case 'weather':
        this.#tell({ kind: 'weather', box: event.box });
        break;
      case 'confusion':
        this.#tellOnce('confusion', { kind: 'confusion' });
        break;
      case 'released': {
        // His own attack has told of it.
        if (this.#last('donati')) break;
        const released = this.#last('released');
        if (released) released.leaders.push(this.#leader(event.battaglia));
        else this.#tell({ kind: 'released', leaders: [this.#leader(event.battaglia)] });
        break;
      }
      case 'end': {
        const [guelph = 0, ghibelline = 0] = event.scores.map(score => score ?? 0);
        this.#end = { kind: 'ended', why: event.why, winner: event.winners[0] ?? null, levels: [guelph, ghibelline] };
        break;
      }
    }
  }
}
