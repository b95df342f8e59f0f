/** Where one is told what happens at one's tables. */
import type { Language } from '@carroccio/kernel';
import { get, post, remove } from './api.ts';

export const KINDS = ['turn', 'short', 'began', 'over', 'invited', 'asked'] as const;
export type Kind = (typeof KINDS)[number];

export interface Channel {
  readonly id: string;
  readonly way: 'mail' | 'push' | 'hook';
  readonly address: string;
  readonly wanted: readonly Kind[];
  readonly confirmed: boolean;
  readonly secret?: string;
}

export interface News {
  /** Whether the house sends letters. */
  readonly mail: boolean;
  readonly publicKey: string;
  readonly channels: readonly Channel[];
}

type Wish =
  | { readonly way: 'mail' | 'hook'; readonly address: string }
  | { readonly way: 'push'; readonly address: string; readonly keys: { p256dh: string; auth: string } };

export const news = {
  get: () => get<News>('me/news'),
  add: (wish: Wish, language: Language) => post<News>('me/news', { ...wish, language }),
  want: (channel: string, wanted: readonly Kind[]) => post<News>(`me/news/${channel}`, { wanted }),
  remove: (channel: string) => remove<News>(`me/news/${channel}`),
  byLetter: (what: 'confirm' | 'stop', token: string) => post<object>(`news/${what}/${encodeURIComponent(token)}`, {}),
};

/** Whether this browser can be told while no page is open. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks the browser where and with which keys it is written to; `null` when it, or its owner, would rather not. */
export async function ownPush(publicKey: string): Promise<Extract<Wish, { way: 'push' }> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another house's keys, or former ones of this, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { way: 'push', address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
