import { createDecipheriv, type createECDH, hkdfSync } from 'node:crypto';

/** What a browser makes of a message that is sealed for it. */
export function opened(sealed: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): object {
  const salt = sealed.subarray(0, 16);
  const theirs = sealed.subarray(21, 21 + (sealed[20] ?? 0));
  const rest = sealed.subarray(21 + theirs.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(theirs), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  open.setAuthTag(rest.subarray(-16));
  const text = Buffer.concat([open.update(rest.subarray(0, -16)), open.final()]);
  return JSON.parse(String(text.subarray(0, -1)));
}
