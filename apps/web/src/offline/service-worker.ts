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

/** What is used here of the scope of a service worker; the page's own types do not know it. */
interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
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

/** A new version waits until a player asks for it: nothing changes under a match. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

export {};
