import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { areKeys, sealedFor } from '../../src/news/push/message.ts';
import { newHouseKeys, voucherFor } from '../../src/news/push/voucher.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a message is sealed as in the example of RFC 8291', () => {
  const drawn = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  const sealed = sealedFor(KEYS, 'When I grow up, I want to be a watermelon', drawn);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('no message is like another', () => {
  expect(sealedFor(KEYS, 'a')).not.toEqual(sealedFor(KEYS, 'a'));
});

test.each([
  [KEYS, true],
  [{ ...KEYS, auth: 'AAAA' }, false],
  [{ ...KEYS, p256dh: KEYS.p256dh.slice(0, -2) }, false],
  [{ ...KEYS, p256dh: `BA${KEYS.p256dh.slice(2)}` }, false],
])('keys of a browser are a point of the curve and a secret: %j', (keys, are) => {
  expect(areKeys(keys)).toBe(are);
});

test('a voucher is for one push service, holds half a day, and is signed by the house', () => {
  const keys = newHouseKeys();
  const now = 1_700_000_000_000;
  const voucher = voucherFor(keys, new URL('https://push.example/a/b'), 'https://carroccio.example', now);
  const [, header = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(voucher) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toEqual({
    aud: 'https://push.example',
    exp: 1_700_000_000 + 43_200,
    sub: 'https://carroccio.example',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) },
    format: 'jwk',
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
});
