/** Requests to addresses that people have given: never to a machine of the house's own network. */
import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as plainly } from 'node:http';
import { type RequestOptions, request as safely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
// Of the newer addresses only those that are given to the world: 2000::/3, less what leads back into the older ones.
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

/** Whether an address lies outside of every inner network. */
export function isOuter(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INNER.check(address, 'ipv4');
  return family === 6 && WORLD.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
}

/** Whether what is given can be written to, by its looks: what its name stands for is seen when it is written to. */
export function isAddress(text: string, anywhere = false): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const safe = protocol === 'https:' || (anywhere && protocol === 'http:');
  return safe && username === '' && password === '' && hostname !== '';
}

/** An address that nothing is sent to, whoever gave it. */
export class InnerAddress extends Error {
  override name = 'InnerAddress';
}

export interface Letter {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

const PATIENCE_MS = 10_000;

/** What was answered; a way on to another address is not taken. With `anywhere` it goes to inner addresses too. */
export function post({ to, headers, body }: Letter, anywhere = false): Promise<number> {
  const allowed = (address: string): boolean => anywhere || isOuter(address);
  const url = new URL(to);
  const named = url.hostname.replace(/^\[|\]$/g, '');
  // The connection is made to the very addresses that were looked at: a name may stand for another in the next moment.
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const first = found[0];
      if (!first || !found.every(({ address }) => allowed(address))) return done(new InnerAddress(name), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  if (isIP(named) && !allowed(named)) return Promise.reject(new InnerAddress(named));
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
  };
  return new Promise((done, failed) => {
    const sent = (url.protocol === 'https:' ? safely : plainly)(
      url,
      { ...options, lookup, agent: false, timeout: PATIENCE_MS, signal: AbortSignal.timeout(2 * PATIENCE_MS) },
      (answer: IncomingMessage) => {
        done(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${url.host} does not answer`)));
    sent.on('error', failed);
    sent.end(body);
  });
}
