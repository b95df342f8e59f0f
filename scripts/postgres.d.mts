export interface Postgres {
  /** The folder of its programs. */
  readonly bin: string;
  /** The address of a database that is there already. */
  readonly url: string;
  stop(): Promise<void>;
}
export function findPostgres(): string | undefined;
export function ensurePostgres(options: { say: (line: string) => void }): Promise<string>;
export function startPostgres(options?: { say?: (line: string) => void; safe?: boolean }): Promise<Postgres>;
