/** Hostile requests by HTTP. */
import { pick } from '@carroccio/kernel';
import { type Blow, requested, someSeat } from './blow.ts';

const FOREIGN = { origin: 'https://elsewhere.example' };
const post = (path: string, body: unknown) => ({ method: 'POST', path, body: JSON.stringify(body) });

/** At somebody else's table, or as a steward of the house. */
export const trespassing: Blow = async (siege, chance) => {
  const { room, player, other } = someSeat(siege, chance);
  const table = `/api/tables/${pick(chance, [room, room, siege.ended.table, 'nowhere'])}`;
  const by = pick(chance, [siege.stranger, siege.nobody]);
  const asked = pick(chance, [
    post(`${table}/sit`, { seat: chance.draw(3) }),
    post(`${table}/leave`, {}),
    post(`${table}/again`, {}),
    post(`${table}/claim`, { seat: chance.draw(2), claim: pick(chance, ['win', 'bot']) }),
    post(`/api/house/tables/${room}/close`, { sure: true }),
    post('/api/house/reports/any/settle', {}),
    post('/api/clubs/any', { about: 'x', free: true }),
    post('/api/tournaments/any/begin', {}),
    { method: 'GET', path: '/api/house' },
    { method: 'GET', path: '/api/house/tables' },
  ]);
  if (chance.draw(4) > 0) return requested(by, asked);
  // Those who play there may not know the seed before the end, nor change who sits where.
  const inside = pick(chance, [
    { method: 'GET', path: `/api/tables/${room}/record` },
    post(`/api/tables/${room}/sit`, { seat: chance.draw(2) }),
    post(`/api/tables/${room}/leave`, {}),
    post(`/api/tables/${room}/again`, {}),
    post(`/api/tables/${room}/claim`, { seat: 0, claim: 'win' }),
  ]);
  return requested(pick(chance, [player, other]), inside);
};

/** With a player's own cookie, but from another site's page. */
export const foreign: Blow = async (siege, chance) => {
  const { room, player } = someSeat(siege, chance);
  const asked = pick(chance, [
    post('/api/me/delete', { sure: true }),
    post('/api/guests', { name: 'Mallory' }),
    post('/api/tables', { game: 'any', scenario: 'any', options: {}, seats: [], unlisted: false }),
    post(`/api/tables/${siege.waiting}/leave`, {}),
    post(`/api/tables/${room}/talk`, { text: 'x' }),
    post(`/api/tables/${room}/notes`, { text: 'x' }),
    post('/api/me/tokens', { name: 'x' }),
    { method: 'DELETE', path: '/api/me' },
  ]);
  return requested(player, { ...asked, headers: FOREIGN });
};

/** As somebody whom the house does not know. */
export const unknown: Blow = async ({ nobody, waiting, running }, chance) => {
  const word = Array.from({ length: 43 }, () => pick(chance, [...'abcXYZ019-_'])).join('');
  const headers = pick(chance, [
    { cookie: `carroccio=${word}` },
    { cookie: 'carroccio=' },
    { authorization: `Bearer ${word}` },
    { authorization: word },
  ]);
  const room = pick(chance, running).table;
  const asked = pick(chance, [
    post(`/api/tables/${waiting}/sit`, { seat: 1 }),
    post(`/api/tables/${room}/talk`, { text: 'x' }),
    post('/api/me/tokens', { name: 'x' }),
    post('/api/me/delete', { sure: true }),
    post('/api/quick', { game: 'any', scenario: 'any', seats: 2, pace: null }),
    { method: 'GET', path: '/api/matches' },
    { method: 'GET', path: '/api/me/data' },
  ]);
  return requested(nobody, { ...asked, headers });
};

/** Not what the interface says, by somebody who may. */
export const unfit: Blow = async (siege, chance) => {
  const { room, player } = someSeat(siege, chance);
  const depth = 200 + chance.draw(2000);
  const asked = pick(chance, [
    post('/api/tables', []),
    post('/api/tables', { game: 'any' }),
    post('/api/tables', { game: '__proto__', scenario: 'x', options: {}, seats: [{ kind: 'me' }], unlisted: false }),
    post(`/api/tables/${room}/sit`, { seat: '0' }),
    post(`/api/tables/${room}/sit`, { seat: 1e9 }),
    post(`/api/tables/${room}/talk`, { text: '' }),
    post(`/api/tables/${room}/talk`, { text: 'x'.repeat(501) }),
    post(`/api/tables/${room}/notes`, { text: { toString: 'x' } }),
    post(`/api/tables/${'x'.repeat(2000)}/sit`, { seat: 0 }),
    post('/api/tables/..%2f..%2fetc/sit', { seat: 0 }),
    post('/api/guests', { name: 7 }),
    post('/api/guests', { name: 'x'.repeat(1000) }),
    post('/api/sessions', { name: 'x' }),
    { method: 'POST', path: '/api/guests', body: '{' },
    { method: 'POST', path: '/api/guests', body: `${'['.repeat(depth)}${']'.repeat(depth)}` },
    { method: 'POST', path: '/api/guests', body: '{"name":"x"}', headers: { 'content-type': 'text/plain' } },
    { method: 'POST', path: '/api/guests', body: '{"__proto__":{"name":"x"}}' },
    { method: 'PUT', path: `/api/tables/${room}`, body: '{}' },
    { method: 'DELETE', path: `/api/tables/${room}` },
    { method: 'GET', path: '/api/%zz' },
    { method: 'GET', path: '/api/nothing' },
    { method: 'GET', path: '/..%2f..%2fpackage.json' },
  ]);
  return requested(player, asked);
};

/** Larger than any request may be. */
export const huge: Blow = async ({ stranger }, chance) =>
  requested(stranger, post('/api/guests', { name: 'x'.repeat(64 * 1024 + chance.draw(64 * 1024)) }));
