/** What the environment says is read, or refused in words that name it. */
import { expect, test } from 'vitest';
import { databaseUrlFrom, mailFrom, proxiesFrom, publicUrlFrom } from '../src/settings.ts';

const HOME = new URL('https://carroccio.example/');

test('what is not set is what it is without', () => {
  for (const none of [undefined, '']) {
    expect(databaseUrlFrom(none)).toBeNull();
    expect(publicUrlFrom(none)).toBeNull();
    expect(proxiesFrom(none)).toBe(0);
    expect(mailFrom(none, none, null)).toBeNull();
  }
});

test('what is set well is read', () => {
  expect(databaseUrlFrom('postgres://a:b@db.example/carroccio')?.host).toBe('db.example');
  expect(publicUrlFrom('https://carroccio.example')?.href).toBe(HOME.href);
  expect(proxiesFrom('1')).toBe(1);
  const [server, from] = ['smtp://mail.example:587', 'carroccio@example.org'];
  expect(mailFrom(server, from, HOME)).toEqual({ server, from });
});

test.each([
  ['DATABASE_URL', () => databaseUrlFrom('mysql://a:secret@db.example/carroccio')],
  ['DATABASE_URL', () => databaseUrlFrom('postgres://db.example')],
  ['PUBLIC_URL', () => publicUrlFrom('carroccio.example')],
  ['PUBLIC_URL', () => publicUrlFrom('https://carroccio.example/table')],
  ['PROXIES', () => proxiesFrom('yes')],
  ['PROXIES', () => proxiesFrom('-1')],
  ['PROXIES', () => proxiesFrom('10')],
  ['SMTP_URL', () => mailFrom('mail.example', 'carroccio@example.org', HOME)],
  ['MAIL_FROM', () => mailFrom('smtp://mail.example', undefined, HOME)],
  ['PUBLIC_URL', () => mailFrom('smtp://mail.example', 'carroccio@example.org', null)],
])('%s is refused by its name, and shows no secret', (name, read) => {
  expect(read).toThrow(new RegExp(`^${name} must`));
  expect(read).not.toThrow(/secret/);
});
