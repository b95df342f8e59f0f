/** Keeps the whole table in the browser, so that it plays offline after the first visit. */

/** Filled in by the build: the files that make up the table, and a version that changes with any of them. */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] };

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A piece of news that the server has sealed for this browser. */
interface PushedEvent extends LastingEvent {
  readonly data: { json(): { title: string; text: string; url: string; tag: string } } | null;
}

interface PressedEvent extends LastingEvent {
  readonly notification: { readonly data: { readonly url: string }; close(): void };
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What is used here of the scope of a service worker; the page's own types do not know it. */
interface ServiceScope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: ServiceScope;

const PREFIX = 'carroccio-';
const { version, files } = __BUILD__;
const CACHE = PREFIX + version;

/** Built files have their hash in their name: under one name they never change. */
const neverChanges = (file: string): boolean => file.startsWith('assets/');

async function keepAll(): Promise<void> {
  // Kept anew, so that the caches stand in the order of their installation.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(file => keep(cache, file)));
}

async function keep(cache: Cache, file: string): Promise<void> {
  const known = neverChanges(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (known) return cache.put(file, known);
  await cache.add(new Request(file, { cache: neverChanges(file) ? 'default' : 'reload' }));
}

/** A table that is still open in another tab goes on with the files of its own version: the one before this stays. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -2).map(name => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const key = isFront(request) ? 'index.html' : request;
  const options = { ignoreVary: true };
  const cache = await caches.open(CACHE);
  return (await cache.match(key, options)) ?? (await caches.match(key, options)) ?? fetch(request);
}

/** Whether the page itself is asked for, by whatever name. */
function isFront({ mode, url }: Request): boolean {
  const { pathname } = new URL(url);
  const front = new URL(self.registration.scope).pathname;
  return mode === 'navigate' && (pathname === front || pathname === `${front}index.html`);
}

self.addEventListener('install', event => event.waitUntil(keepAll()));

self.addEventListener('activate', event => event.waitUntil(forgetOld().then(() => self.clients.claim())));

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

/** The newest piece of news of a table takes the place of the one before. */
self.addEventListener('push', event => {
  const news = event.data?.json();
  if (!news) return;
  const { title, text, url, tag } = news;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { url }, icon: 'icon-192.png' }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

/** At a page that is open already, if there is one. */
async function show(url: string): Promise<void> {
  const here = new URL(new URL(url).hash, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(here));
  await page.focus();
  await page.navigate(here);
}

/** A new version waits until a player asks for it: nothing changes under a match. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

export {};
