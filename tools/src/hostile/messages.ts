/** Hostile messages by socket. */
import { type AnyAction, type Generator, pick } from '@carroccio/kernel';
import { asked, askedByRequest, type Blow, newKey, said, seatOf, someSeat } from './blow.ts';
import type { Besieged } from './siege.ts';

const ABSURD = [-99, 1e15, 0.5, 'no such thing', '', '__proto__', {}, [[]], { toString: 'x' }] as const;
const NAMES = ['__proto__', 'constructor', 'toString', 'no-such-thing', '', 'x'.repeat(150)] as const;
const METHODS = [
  'act',
  'new',
  'state',
  'edit',
  'dice',
  'room.guess',
  'room.redo',
  '__proto__',
  'toString',
  '',
] as const;

/** Any action that is, or was, legal for somebody. */
function someAction({ seen, past }: Besieged, chance: Generator): AnyAction {
  const all = [...seen.flatMap(({ legal }) => legal.slice(0, 20)), ...past.slice(-20)];
  return all.length > 0 ? pick(chance, all) : { type: 'pass' };
}

/** In the name of a seat, by the other side, by somebody who looks on, or by nobody. */
export const forged: Blow = async (siege, chance) => {
  const { seat, room, other, window, besieged } = someSeat(siege, chance);
  const by = pick(chance, [other, siege.stranger, siege.nobody]);
  const params = { room, seat };
  const action = someAction(besieged, chance);
  const [method, more] = pick(chance, [
    ['room.act', { at: window.at ?? 0, key: newKey(), actions: [action] }],
    ['room.act', { at: window.at ?? 0, key: newKey(), actions: [action] }],
    ['room.undo', {}],
    ['room.offer', { kind: pick(chance, ['resign', 'draw', 'undo']) }],
    ['room.answer', { offer: chance.draw(3), agree: true }],
    ['room.explain', { action }],
    ['room.odds', { action }],
    ['room.ask', { always: true }],
    ['room.hold', { step: 'any', action: {}, while: {}, until: null }],
    ['room.release', { answer: chance.draw(3) }],
  ] as const);
  return asked(by, method, { ...params, ...more });
};

/** Without a socket: for a seat that is not his, for another moment, for another room than the one it is sent to. */
export const byRequest: Blow = async (siege, chance) => {
  const { seat, room, player, other, window, besieged } = someSeat(siege, chance);
  const at = window.at ?? 0;
  const act = { seat, at, key: newKey(), actions: [someAction(besieged, chance)] };
  const by = pick(chance, [other, siege.stranger, siege.nobody]);
  const [who, method, params] = pick(chance, [
    [by, 'room.act', act],
    [by, 'room.offer', { seat, kind: 'resign' }],
    [by, 'room.join', { eyes: [seat] }],
    [by, 'room.hold', { seat, step: 'any', action: {}, while: {}, until: null }],
    [player, 'room.act', { ...act, at: at + 1 + chance.draw(100) }],
    [player, 'room.act', { ...act, seat: 1 - seat }],
    [player, 'room.act', { ...act, actions: [] }],
    [player, pick(chance, METHODS), act],
  ] as const);
  return askedByRequest(who, pick(chance, [room, room, room, siege.waiting, 'nowhere']), method, params);
};

/** Wants to see, or to play, what is not his. */
export const prying: Blow = async (siege, chance) => {
  const { seat, room, other } = someSeat(siege, chance);
  const by = pick(chance, [other, siege.stranger, siege.nobody]);
  const wish = pick(chance, [
    { eyes: [seat] },
    { eyes: [null, seat] },
    { eyes: [null], plays: [seat] },
    { eyes: [null], asked: [seat] },
    { eyes: [99] },
  ]);
  return asked(by, 'room.join', { room, ...wish });
};

/** By the seat's own player, but for another moment. */
export const stale: Blow = async (siege, chance) => {
  const { seat, room, player, window, besieged } = someSeat(siege, chance);
  const now = window.at ?? 0;
  const wrong = pick(chance, [
    -1,
    now - 1,
    now + 1,
    now - 1 - chance.draw(now + 1),
    now + chance.draw(1e6) + 1,
    2 ** 31,
  ]);
  const actions = [someAction(besieged, chance)];
  return asked(player, 'room.act', { room, seat, at: wrong, key: newKey(), actions });
};

/** What was done is sent once more: as long as it is remembered the answer is the first one. */
export const replayed: Blow = async (siege, chance) => {
  const { seat, player, besieged } = someSeat(siege, chance);
  const done = besieged.done[seat] ?? [];
  if (done.length === 0) return stale(siege, chance);
  const sent = pick(chance, done);
  const { error } = await player.ask('room.act', sent);
  // Whether anything was done again, the list of the match tells.
  return { verdict: error ? 'fault' : 'refused', sent };
};

/** To another table than one's own, to one that waits, to one that is over, and to none at all. */
export const misled: Blow = async (siege, chance) => {
  const { seat, player, window, besieged } = someSeat(siege, chance);
  const elsewhere = siege.running.filter(one => one !== besieged).map(({ table }) => table);
  const room = pick(chance, [...elsewhere, siege.ended.table, siege.waiting, 'nowhere', '../x', '']);
  const actions = [someAction(besieged, chance)];
  const params = { room, seat, at: window.at ?? 0, key: newKey(), actions };
  if (chance.draw(4) > 0) return asked(player, 'room.act', params);
  return asked(player, 'room.join', { room, eyes: [seat] });
};

/** By the seat's own player, after the end. */
export const late: Blow = async ({ ended }, chance) => {
  const { seat, room, player, window } = seatOf(ended, chance.draw(2));
  const action = someAction(ended, chance);
  const [method, more] = pick(chance, [
    ['room.act', { at: chance.draw(4), key: newKey(), actions: [action] }],
    ['room.act', { at: window.at ?? 1, key: newKey(), actions: [action] }],
    ['room.undo', {}],
    ['room.offer', { kind: pick(chance, ['resign', 'draw', 'adjourn']) }],
    ['room.answer', { offer: chance.draw(3), agree: true }],
  ] as const);
  return asked(player, method, { room, seat, ...more });
};

/** By the seat's own player and for this moment, but nothing that the rules know. */
export const illegal: Blow = async (siege, chance) => {
  const { seat, room, player, window, besieged } = someSeat(siege, chance);
  const action: Record<string, unknown> = { ...someAction(besieged, chance) };
  const fields = Object.keys(action);
  action[pick(chance, fields)] = pick(chance, ABSURD);
  const actions: unknown[] = [
    pick(chance, [
      action,
      { ...someAction(besieged, chance), more: true },
      { ...action, type: pick(chance, NAMES) },
      pick(chance, [null, 7, 'x', [], {}]),
    ]),
  ];
  return asked(player, 'room.act', { room, seat, at: window.at ?? 0, key: newKey(), actions });
};

/** By the seat's own player, but not what the protocol says. */
export const malformed: Blow = async (siege, chance) => {
  const { seat, room, player, window, besieged } = someSeat(siege, chance);
  const actions = [someAction(besieged, chance)];
  const good = { room, seat, at: window.at ?? 0, key: newKey(), actions };
  const wrong: object = pick(chance, [
    { ...good, seat: String(seat) },
    { ...good, seat: 99 },
    { ...good, seat: -1 },
    { ...good, seat: [seat] },
    { ...good, at: null },
    { ...good, at: `${good.at}` },
    { ...good, at: good.at + 0.5 },
    { ...good, key: '' },
    { ...good, key: 'k'.repeat(101) },
    { ...good, key: 7 },
    { ...good, actions: [] },
    { ...good, actions: actions[0] },
    { ...good, actions: Array.from({ length: 501 }, () => ({ type: 'x' })) },
    { ...good, more: true },
    { ...good, room: [room] },
    { ...good, room: 'x'.repeat(201) },
    { ...good, lang: 'xx' },
    { room },
    {},
  ]);
  const method = chance.draw(5) > 0 ? 'room.act' : pick(chance, METHODS);
  if (!('room' in wrong) || Array.isArray(wrong.room) || 'lang' in wrong || String(wrong.room).length > 200)
    return said(player, JSON.stringify({ id: 1, method, params: wrong }));
  return asked(player, method, wrong);
};

/** Bytes that are no message. */
export const garbled: Blow = async (siege, chance) => {
  const { seat, room, player, window, besieged } = someSeat(siege, chance);
  const actions = [someAction(besieged, chance)];
  const good = JSON.stringify({
    id: 1,
    method: 'room.act',
    params: { room, seat, at: window.at ?? 0, key: newKey(), actions },
  });
  const depth = 100 + chance.draw(2000);
  const bytes = pick(chance, [
    good.slice(0, chance.draw(good.length)),
    `${good}${good}`,
    good.replace(/[:,{}[\]]/, pick(chance, [';', '\u0000', '"', '\ufffd'])),
    good.replace('"params"', '"more":1,"params"'),
    good.replace('"id":1', '"id":{}'),
    `[${good}]`,
    JSON.stringify(good),
    `{"id":1,"method":"room.act","params":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    pick(chance, ['', '\u0000', '{', 'null', '"x"', '{"id":1,"id":2}', '\ud800']),
  ]);
  return said(player, bytes);
};

/** Larger than any message may be: the connection is cut, and whoever comes back finds all as it was. */
export const oversized: Blow = async ({ stranger }, chance) => {
  const by = stranger.again();
  await by.connect();
  return said(by, `"${'x'.repeat(256 * 1024 + chance.draw(64 * 1024))}"`);
};

/** A socket that is opened from another site's page. */
export const foreignSocket: Blow = async (siege, chance) => {
  const { player } = someSeat(siege, chance);
  const abused = player.again();
  const opened = await abused.connect({ origin: 'https://elsewhere.example' });
  abused.hangUp();
  return { verdict: opened ? 'accepted' : 'refused', sent: 'the opening of a socket' };
};
