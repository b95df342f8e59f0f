import type { Around, Facts, Standing, StandingAnswer, Told } from '@carroccio/engine';
import type { AnyAction, AnyRefusal, Described, Odds, Seat, SeatView } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { factsOf } from '../engine/facts.ts';
import { newKey } from '../engine/seed.ts';
import { type KeptWindows, Windows } from '../match/seeing/seen.ts';
import type { OnlineTable } from './api.ts';
import { Line, type LineState } from './line.ts';

/** A match of people who are apart at one moment, as this screen shows it. */
export interface RemoteMoment {
  readonly line: LineState;
  /** `mine` when one of the seats at this screen may choose. */
  readonly phase: 'mine' | 'others' | 'over';
  /** The own seat that chooses, or the first of the others who do. */
  readonly deciding: Seat | null;
  readonly viewer: Seat | null;
  readonly view: SeatView;
  readonly legal: readonly AnyAction[];
  readonly families: readonly Described[];
  readonly log: readonly LogLine[];
  readonly entries: number;
  readonly fresh: readonly LogLine[];
  readonly stopped: AnyRefusal | null;
  readonly problem: Facts | null;
  readonly offers: Told['offers'];
  readonly settled: Told['settled'];
  /** Answers given beforehand. */
  readonly standing: Told['standing'];
  /** Clocks, and who is there; `ahead` is how far the server's clock is before this one. */
  readonly around: (Around & { readonly ahead: number }) | null;
  /** An action is on its way. */
  readonly busy: boolean;
}

export type OfferKind = 'draw' | 'adjourn' | 'end' | 'resign';

/** A room as it was seen last. */
export interface LastSeen {
  readonly table: OnlineTable;
  readonly windows: KeptWindows;
  readonly told: Pick<Told, 'offers' | 'settled' | 'standing'>;
}

/** One's seats in a room of the server. */
export class RemoteSession {
  readonly table: OnlineTable;
  readonly #asked: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #line: Line;
  #windows: Windows | null = null;
  #told: Pick<Told, 'offers' | 'settled' | 'standing'> = { offers: [], settled: null, standing: [] };
  #around: RemoteMoment['around'] = null;
  #state: LineState = 'lost';
  #problem: Facts | null = null;
  #stopped: AnyRefusal | null = null;
  #moment: RemoteMoment | null = null;
  #deeds = 0;
  #underWay = 0;
  readonly #key = newKey();

  private constructor(table: OnlineTable, asked: boolean, arrived: (problem?: unknown) => void) {
    this.table = table;
    this.#asked = asked;
    this.#line = new Line(
      { table: table.id, asked },
      {
        told: (_, told) => this.#hear(told),
        around: around => {
          this.#around = { ...around, ahead: around.now - Date.now() };
          this.#show();
        },
        opened: () => this.#join().then(() => arrived(), arrived),
        state: state => {
          this.#state = state;
          this.#show();
        },
      },
    );
  }

  /** Sits down; when there is something to see. */
  static open(table: OnlineTable, asked: boolean): Promise<RemoteSession> {
    return new Promise((take, fail) => {
      const session = new RemoteSession(table, asked, problem => {
        if (problem === undefined) return take(session);
        if (session.#moment) return;
        session.close();
        fail(problem);
      });
    });
  }

  /** Goes back in where there is no line: what was seen last is shown until there is one. */
  static resume({ table, windows, told }: LastSeen, asked: boolean): RemoteSession {
    const session = new RemoteSession(table, asked, () => undefined);
    session.#windows = new Windows(windows.table, windows);
    session.#told = told;
    session.#show();
    return session;
  }

  /** What there is to see, to be put away; `null` while that is nothing. */
  get lastSeen(): LastSeen | null {
    return this.#windows && { table: this.table, windows: this.#windows.kept, told: this.#told };
  }

  readonly moment = (): RemoteMoment => {
    if (!this.#moment) throw new Error('nothing was told yet');
    return this.#moment;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async act(action: AnyAction): Promise<void> {
    await this.actAll([action]);
  }

  async actAll(actions: readonly AnyAction[]): Promise<void> {
    const { deciding, phase, busy } = this.moment();
    const at = deciding === null ? null : (this.#windows?.of(deciding).view.at ?? null);
    if (phase !== 'mine' || busy || deciding === null || at === null) return;
    const key = `${this.#key} ${++this.#deeds}`;
    await this.#do(async () => {
      const done = await this.#line.ask('room.act', {
        room: this.table.id,
        seat: deciding,
        at,
        key,
        actions: [...actions],
      });
      this.#stopped = done.stopped === 'refused' ? done.refusal : null;
      return done;
    });
  }

  async undo(): Promise<void> {
    const seat = this.#own();
    if (seat !== null) await this.#do(() => this.#line.ask('room.undo', { room: this.table.id, seat }));
  }

  async offer(kind: OfferKind): Promise<void> {
    const seat = this.#own();
    if (seat !== null) await this.#do(() => this.#line.ask('room.offer', { room: this.table.id, seat, kind }));
  }

  async answer(seat: Seat, offer: number, agree: boolean): Promise<void> {
    await this.#do(() => this.#line.ask('room.answer', { room: this.table.id, seat, offer, agree }));
  }

  async resume(): Promise<void> {
    await this.#do(() => this.#line.ask('room.resume', { room: this.table.id }));
  }

  /** Answers so now, and as long as the answer stands. */
  async hold(answer: StandingAnswer, action: AnyAction): Promise<void> {
    const { deciding, phase } = this.moment();
    if (phase !== 'mine' || deciding === null) return;
    const { beside, ...rest } = answer;
    const said = { room: this.table.id, seat: deciding, ...rest, ...(beside ? { beside: [...beside] } : {}) };
    await this.#do(() => this.#line.ask('room.hold', said));
    await this.act(action);
  }

  /** Says for one's seats what is to be answered while the others choose. */
  async sayBeforehand({ beside, ...rest }: StandingAnswer): Promise<void> {
    for (const seat of this.table.mine) {
      const said = { room: this.table.id, seat, ...rest, ...(beside ? { beside: [...beside] } : {}) };
      await this.#do(() => this.#line.ask('room.hold', said));
    }
  }

  /** Asked again, from now on. */
  async release({ seat, id }: Standing): Promise<void> {
    await this.#do(() => this.#line.ask('room.release', { room: this.table.id, seat, answer: id }));
  }

  async odds(action: AnyAction): Promise<Odds | null> {
    const { deciding, phase } = this.moment();
    if (phase !== 'mine' || deciding === null) return null;
    const answer = await this.#line.ask('room.odds', { room: this.table.id, seat: deciding, action });
    return 'odds' in answer ? answer.odds : null;
  }

  async refusal(action: AnyAction): Promise<{ rule: string; reason: string } | null> {
    const { deciding, phase } = this.moment();
    if (phase !== 'mine' || deciding === null) return null;
    return (await this.#line.ask('room.explain', { room: this.table.id, seat: deciding, action })).refusal;
  }

  close(): void {
    this.#line.close();
  }

  /** Whose undo and offers these are: the seat that acted last here, or the first. */
  #own(): Seat | null {
    const { mine } = this.table;
    const last = mine.map(seat => this.#windows?.of(seat).last).find(seat => seat != null && mine.includes(seat));
    return last ?? mine[0] ?? null;
  }

  async #join(): Promise<void> {
    const { id, mine } = this.table;
    const { table, ...told } = await this.#line.ask('room.join', {
      room: id,
      eyes: mine.length > 0 ? [...mine] : [null],
      plays: [...mine],
      asked: this.#asked ? [...mine] : [],
    });
    this.#state = 'open';
    if (this.#windows) this.#hear(told);
    else {
      this.#windows = new Windows(table, told);
      this.#told = told;
      this.#show();
    }
  }

  async #do(deed: () => Promise<Told>): Promise<void> {
    this.#underWay++;
    this.#problem = null;
    this.#stopped = null;
    this.#show();
    try {
      this.#hear(await deed());
    } catch (error) {
      this.#problem = factsOf(error);
    } finally {
      this.#underWay--;
      this.#show();
    }
  }

  #hear(told: Told): void {
    this.#windows?.take(told);
    this.#told = told;
    this.#show(true);
  }

  #show(fresh = false): void {
    if (!this.#windows) return;
    this.#moment = this.#look(this.#windows, fresh);
    this.#windows.calm();
    for (const listener of this.#listeners) listener();
  }

  #look(windows: Windows, fresh: boolean): RemoteMoment {
    const { mine } = this.table;
    const { offers, settled, standing } = this.#told;
    const able = mine.filter(seat => {
      const { view, legal, families } = windows.of(seat);
      return view.at !== null && (legal.length > 0 || families.length > 0);
    });
    const viewed = windows.of(mine[0] ?? null).view;
    const must = viewed.decision?.seats ?? [];
    const chooser = able.find(seat => must.includes(seat)) ?? able[0] ?? null;
    const viewer = chooser ?? mine[0] ?? null;
    const seen = windows.of(viewer);
    const over = viewed.result !== null || settled !== null;
    const mayChoose = chooser !== null && !over;
    return {
      line: this.#state,
      phase: over ? 'over' : mayChoose ? 'mine' : 'others',
      deciding: over ? null : (chooser ?? must[0] ?? null),
      viewer,
      view: seen.view,
      legal: mayChoose ? seen.legal : [],
      families: mayChoose ? seen.families : [],
      log: seen.log,
      entries: seen.entries,
      fresh: fresh ? seen.fresh : [],
      stopped: this.#stopped,
      problem: this.#problem,
      offers,
      settled,
      standing,
      around: this.#around,
      busy: this.#underWay > 0,
    };
  }
}
