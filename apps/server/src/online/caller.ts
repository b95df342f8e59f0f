import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** How much of an address of IPv6 tells one house from another: what follows its dweller chooses as he likes. */
const NETWORK_GROUPS = 4;

/**
 * Whose request it is, for counting: the address that connects; behind so many proxies, the one that the outermost of them
 * saw. What stands further left in `X-Forwarded-For` whoever asks may have written himself.
 */
export function callerOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const seen = [...forwarded.split(',').map(one => one.trim()), socket.remoteAddress ?? ''].filter(one => one !== '');
  return networkOf(seen[Math.max(0, seen.length - 1 - proxies)] ?? '');
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const none = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...none, ...last].slice(0, NETWORK_GROUPS).join(':');
}
