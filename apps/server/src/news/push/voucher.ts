/** Who writes to a browser: a signed voucher for its push service, RFC 8292 (VAPID). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** A house's own pair of keys: the public one, and the private one as PKCS#8, both in base64url. */
export interface HouseKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const HEADER = part({ typ: 'JWT', alg: 'ES256' });
/** A push service takes none that holds longer than a day. */
const HOLDS_S = 12 * 60 * 60;

export function newHouseKeys(): HouseKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** The `Authorization` for a push service at `endpoint`. `subject` says where its keepers find the house's. */
export function voucherFor(keys: HouseKeys, endpoint: URL, subject: string, now: number): string {
  const claims = part({ aud: endpoint.origin, exp: Math.floor(now / 1000) + HOLDS_S, sub: subject });
  const key = createPrivateKey({ key: Buffer.from(keys.privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const signed = sign('sha256', Buffer.from(`${HEADER}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${HEADER}.${claims}.${signed.toString('base64url')}, k=${keys.publicKey}`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
