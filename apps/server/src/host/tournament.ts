/** `carroccio host tournament …`: tournaments without the page. */
import { readFile } from 'node:fs/promises';
import { faultsOf } from '@carroccio/kernel';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { Blocks } from '../care/blocks.ts';
import { Stewards } from '../care/stewards.ts';
import { Clubs } from '../clubs/clubs.ts';
import { Lobby } from '../online/lobby.ts';
import type { Person } from '../storage/people.ts';
import { shownTournament, TournamentWish } from '../tournaments/routes.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { HostTerms } from './commands.ts';

/** What a file says of a tournament: the same as the page sends, and whose it is. */
const Announced = Type.Object({ ...TournamentWish.properties, host: Type.String() }, { additionalProperties: false });

interface Desk {
  readonly tournaments: Tournaments;
  person(name: string): Promise<Person>;
}

type Errand = (desk: Desk, words: readonly string[]) => Promise<unknown>;

const look: Errand = async ({ tournaments }, [id = '']) => shownTournament(await tournaments.look(id), null);

const ERRANDS: Readonly<Record<string, { readonly needs: number; readonly usage: string; readonly run: Errand }>> = {
  list: { needs: 0, usage: 'list', run: ({ tournaments }) => tournaments.list() },
  show: { needs: 1, usage: 'show TOURNAMENT', run: look },
  open: {
    needs: 1,
    usage: 'open FILE',
    run: async ({ tournaments, person }, [file = '']) => {
      const { host, ...wish } = announced(await readFile(file, 'utf8'));
      return { tournament: await tournaments.open(await person(host), wish) };
    },
  },
  enter: {
    needs: 2,
    usage: 'enter TOURNAMENT NAME',
    run: async (desk, [id = '', name = '']) => {
      await desk.tournaments.enter(await desk.person(name), id);
      return look(desk, [id]);
    },
  },
  withdraw: {
    needs: 2,
    usage: 'withdraw TOURNAMENT NAME',
    run: async (desk, [id = '', name = '']) => {
      await desk.tournaments.withdraw(await desk.person(name), id);
      return look(desk, [id]);
    },
  },
  start: {
    needs: 1,
    usage: 'start TOURNAMENT',
    run: async (desk, [id = '']) => {
      await desk.tournaments.begin(id);
      return look(desk, [id]);
    },
  },
};

export async function tournament({ storage, clock }: HostTerms, words: readonly string[]): Promise<unknown> {
  const [name = '', ...rest] = words;
  const errand = Object.hasOwn(ERRANDS, name) ? ERRANDS[name] : undefined;
  if (!errand || rest.length < errand.needs) {
    const all = errand ? [errand] : Object.values(ERRANDS);
    throw new Error(all.map(({ usage }) => `carroccio host tournament ${usage}`).join('\n'));
  }
  const { registry } = await import('@carroccio/games/all');
  const blocks = new Blocks(storage.db, clock);
  const clubs = new Clubs(storage.db, clock);
  const lobby = new Lobby({
    storage,
    registry,
    blocks,
    clubs,
    clock,
    began: () => undefined,
    invited: () => undefined,
  });
  // No match is played here: tables are laid by the server, as a job.
  const rooms = { open: () => Promise.reject(new Error('rooms are open only on the server')) };
  const stewards = new Stewards({ db: storage.db, jobs: storage.jobs, clock });
  const desk: Desk = {
    tournaments: new Tournaments({ storage, jobs: storage.jobs, lobby, clubs, rooms, clock }),
    person: async known => {
      const person = await storage.people.byId(await stewards.personNamed(known));
      if (!person) throw new Error(`There is nobody called ${known}.`);
      return person;
    },
  };
  return errand.run(desk, rest);
}

function announced(text: string): Type.Static<typeof Announced> {
  const read: unknown = JSON.parse(text);
  if (!Check(Announced, read)) throw new Error(`This is no tournament: ${JSON.stringify(faultsOf(Announced, read))}`);
  return read;
}
