/** A message that only one browser can read: Web Push, RFC 8291 (aes128gcm of RFC 8188 in a single record). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives to whoever may write to it. */
export interface BrowserKeys {
  /** Its public key, an uncompressed point of P-256, in base64url. */
  readonly p256dh: string;
  /** Its secret for this subscription, 16 bytes in base64url. */
  readonly auth: string;
}

/** What is drawn anew for each message; named only where a known one is to come out. */
interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const CURVE = 'prime256v1';
const RECORD = 4096;
/** What ends the last record. */
const LAST = Buffer.of(2);

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export function sealedFor({ p256dh, auth }: BrowserKeys, text: string, drawn?: Drawn): Buffer {
  const salt = drawn?.salt ?? randomBytes(16);
  const own = createECDH(CURVE);
  if (drawn) own.setPrivateKey(drawn.privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const record = Buffer.alloc(4);
  record.writeUInt32BE(RECORD);
  return Buffer.concat([salt, record, Buffer.of(ours.length), ours, sealed]);
}

/** Whether a browser could have given such keys. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
