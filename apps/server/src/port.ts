const DEFAULT_PORT = 8080;
const LAST_PORT = 65535;

/** The port that the PORT variable asks for; 0 takes any free one. */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= LAST_PORT) return port;
  throw new Error(`PORT must be a number from 0 to ${LAST_PORT}, not ${JSON.stringify(value)}.`);
}

/** One line for the person who tried to start the server. */
export function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'))
    return 'HOST is no address of this machine. Leave it out, or set it to 0.0.0.0 to open the table to the network.';
  if (!('code' in error && 'port' in error)) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is already in use. Set PORT to another one.`;
  if (error.code === 'EACCES') return `Port ${error.port} is not open to this user. Set PORT to one above 1023.`;
  return error.message;
}
