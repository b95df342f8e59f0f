import { useSyncExternalStore } from 'react';

/** Whether the table is kept for offline play, and whether a newer one is ready to take its place. */
interface Keeping {
  readonly state: 'absent' | 'preparing' | 'ready';
  readonly next: ServiceWorker | null;
}

/** Only secure addresses have it, whatever the types say. */
const service: ServiceWorkerContainer | undefined = import.meta.env.PROD ? navigator.serviceWorker : undefined;

let keeping: Keeping = { state: service ? 'preparing' : 'absent', next: null };
const listeners = new Set<() => void>();

function change(news: Partial<Keeping>): void {
  keeping = { ...keeping, ...news };
  for (const listener of listeners) listener();
}

let started = false;

/** Keeps the table for offline play, once the page itself has what it needs. */
export async function keepOffline(): Promise<void> {
  if (!service || started) return;
  started = true;
  await loaded();
  try {
    const registration = await service.register('./sw.js');
    watch(service, registration);
    await service.ready;
    change({ state: 'ready' });
  } catch {
    // Browsers that keep nothing (private windows) still play, only not offline.
    change({ state: 'absent' });
  }
}

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => addEventListener('load', () => resolve(), { once: true }));

function watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null): void => {
    // The very first one replaces nothing.
    if (worker?.state === 'installed' && container.controller) change({ next: worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
  // A table may stay open for days; a glance at it is the moment to ask for news.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Lets the new version take over, and shows it. */
export async function takeNewVersion(): Promise<void> {
  service?.addEventListener('controllerchange', () => location.reload(), { once: true });
  // A still newer one may have come since this one was offered: then nobody listens to the older any more.
  const registration = await service?.getRegistration();
  (registration?.waiting ?? keeping.next)?.postMessage('take-over');
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOffline = (): Keeping => useSyncExternalStore(subscribe, () => keeping);
