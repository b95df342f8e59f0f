export const THIS_MACHINE = '127.0.0.1';
const EVERY_INTERFACE = ['0.0.0.0', '::'];
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** The address that the HOST variable asks for; without it, only this machine reaches the server. */
export const hostFrom = (value: string | undefined): string => value || THIS_MACHINE;

/** Where the server is, in one line, and who can reach it. */
export function whereabouts(host: string, port: number): string {
  const shown = EVERY_INTERFACE.includes(host) || LOOPBACK.includes(host) ? 'localhost' : host;
  const name = shown.includes(':') ? `[${shown}]` : shown;
  return `Carroccio is at http://${name}:${port}${reachOf(host)}  (Ctrl-C stops it)`;
}

function reachOf(host: string): string {
  if (LOOPBACK.includes(host)) return '';
  return EVERY_INTERFACE.includes(host)
    ? ', open to the network on every address of this machine'
    : ', open to the network';
}
