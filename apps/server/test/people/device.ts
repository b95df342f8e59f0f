/** Somebody's own device: it makes keys for a place and shows them, as a browser hands it on (WebAuthn, ES256). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Asked {
  readonly challenge: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

/** The little of CBOR that is needed: heads of texts, bytes and maps, and small numbers. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

export class Device {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** How often it was used. */
  counter = 0;

  make({ challenge }: Asked, origin: string, flags = PRESENT | VERIFIED): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      head(5, 5),
      ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
      ...[number(-2), bytes(Buffer.from(x, 'base64url')), number(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#data(origin, flags | WITH_KEY), Buffer.alloc(16), length, this.#id, cose]);
    const attestation = Buffer.concat([
      head(5, 3),
      ...[text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData'), bytes(data)],
    ]);
    return this.#credential({
      clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64(attestation),
      transports: ['internal'],
    });
  }

  show(
    { challenge }: Asked,
    origin: string,
    flags = PRESENT | VERIFIED,
    key: KeyObject = this.#keys.privateKey,
  ): object {
    this.counter++;
    const data = this.#data(origin, flags);
    const client = clientData('webauthn.get', challenge, origin);
    return this.#credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
    });
  }

  #data(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  #credential(response: object): object {
    const id = base64(this.#id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
