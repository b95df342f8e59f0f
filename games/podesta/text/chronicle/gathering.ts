/** What is worth telling of a match, season by season. */
import type { Told } from '@carroccio/kernel';
import type { Podesta } from '../../src/shape.ts';
import type { BattleKind } from '../../src/state.ts';
import type { Fact, FactOf } from './facts.ts';

const MONTHS_A_SEASON = 3;

/** Reads events in order; facts of one kind and one person within a season are told together. */
export class Gathering {
  readonly #merchants: { seat: number; commune: number }[] = [];
  readonly #seasons: Fact[][] = [];
  #season: Fact[] = [];
  #end: Fact | undefined;
  /** The battle under way, and who governed what before it fell. */
  #where = -1;
  #battle: BattleKind = 'field';
  readonly #podesta = new Map<number, number>();
  #conquest: FactOf<'conquered'> | undefined;

  read(event: Told<Podesta>): void {
    switch (event.type) {
      case 'assigned':
        this.#merchants.push({ seat: event.seat, commune: event.commune });
        return;
      case 'monthBegan':
        if ((event.month - 1) % MONTHS_A_SEASON === 0)
          this.#open(event.year, Math.floor((event.month - 1) / MONTHS_A_SEASON));
        return;
      case 'conquered':
        this.#conquest = {
          kind: 'conquered',
          seat: event.seat,
          commune: event.commune,
          from: this.#podesta.get(event.commune) ?? -1,
        };
        this.#season.push(this.#conquest);
        return;
      case 'elected':
        if (this.#conquest?.commune !== event.commune) this.#elected(event.seat, event.commune);
        this.#conquest = undefined;
        this.#podesta.set(event.commune, event.seat);
        return;
      case 'unrepresented':
        this.#podesta.delete(event.commune);
        return;
      case 'end':
        this.#end = { kind: 'ended', why: event.why, winners: event.winners, scores: event.scores };
        return;
      default:
        this.#war(event);
    }
  }

  #war(event: Told<Podesta>): void {
    switch (event.type) {
      case 'battleBegan':
        this.#where = event.cell;
        this.#battle = event.kind;
        return;
      case 'battleWon':
        this.#season.push({
          kind: 'battle',
          where: this.#where,
          battle: this.#battle,
          winners: event.seats,
          losers: event.losers,
          agreed: event.surrender,
          carroccio: false,
        });
        return;
      case 'carroccioLost':
        this.#loseCarroccio();
        return;
      case 'battleDrawn':
        this.#season.push({ kind: 'drawn', where: event.cell });
        return;
      case 'treason':
        if (event.ok) this.#season.push({ kind: 'betrayed', company: event.company });
        return;
      case 'raided':
        this.#raided(event.seat, event.commune);
        return;
      default:
        this.#peace(event);
    }
  }

  #peace(event: Told<Podesta>): void {
    switch (event.type) {
      case 'podestaExiled':
        this.#season.push({ kind: 'banished', seat: event.seat });
        return;
      case 'newHome':
        this.#season.push({ kind: 'moved', seat: event.seat, commune: event.commune });
        return;
      case 'workDone':
        this.#built(event.commune);
        return;
      case 'leagueJoined':
        this.#leagued(event.seat);
        return;
      case 'factionChanged':
        this.#season.push({ kind: 'turned', seat: event.seat, faction: event.faction });
        return;
      case 'playerOut':
        this.#season.push({ kind: 'gone', seat: event.seat });
        return;
      default:
    }
  }

  #open(year: number, quarter: number): void {
    this.#season = [{ kind: 'season', year, quarter }];
    this.#seasons.push(this.#season);
  }

  #last<K extends Fact['kind']>(kind: K): FactOf<K> | undefined {
    const isIt = (fact: Fact): fact is FactOf<K> => fact.kind === kind;
    return this.#season.filter(isIt).at(-1);
  }

  #elected(seat: number, commune: number): void {
    const last = this.#last('elected');
    if (last?.seat === seat) last.communes.push(commune);
    else this.#season.push({ kind: 'elected', seat, communes: [commune] });
  }

  #raided(seat: number, commune: number): void {
    const last = this.#last('raided');
    if (last?.seat !== seat) this.#season.push({ kind: 'raided', seat, communes: [commune] });
    else if (!last.communes.includes(commune)) last.communes.push(commune);
  }

  #built(commune: number): void {
    const last = this.#last('built');
    if (!last) this.#season.push({ kind: 'built', communes: [commune] });
    else if (!last.communes.includes(commune)) last.communes.push(commune);
  }

  #leagued(seat: number): void {
    const last = this.#season.at(-1);
    if (last?.kind === 'leagued') last.seats.push(seat);
    else this.#season.push({ kind: 'leagued', seats: [seat] });
  }

  #loseCarroccio(): void {
    const last = this.#season.at(-1);
    if (last?.kind === 'battle') last.carroccio = true;
  }

  /** Paragraphs: the heading, a season each, the end. */
  result(): Fact[][] {
    const seasons = this.#seasons.map((facts): Fact[] => (facts.length > 1 ? facts : [...facts, { kind: 'quiet' }]));
    return [[{ kind: 'heading', merchants: this.#merchants }], ...seasons, [this.#end ?? { kind: 'unfinished' }]];
  }
}
