import pg from 'pg';

/** The name of a database with all its tables, and nothing in them. */
export const TEMPLATE = 'ready';

export async function onServer(server: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(sql);
  await client.end();
}
