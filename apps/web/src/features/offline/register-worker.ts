import { isNoneOpen } from './open-attempts.ts';
import { savesData } from '../../lib/save-data.ts';

/** Once everything has come that the page itself needs. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no such callback.
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });
}

/** Milliseconds after which it is looked again whether the last attempt has been closed. */
const pause = 5_000;

let isAsking = false;

/** A new version waits until nobody is in the middle of an attempt; what runs keeps its files either way. */
async function letTakeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  while (registration.waiting && !(await isNoneOpen())) await new Promise((resolve) => setTimeout(resolve, pause));
  registration.waiting?.postMessage('take-over');
  isAsking = false;
}

function followVersions(registration: ServiceWorkerRegistration): void {
  void letTakeOver(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void letTakeOver(registration));
  });
}

/** The worker that answers without a connection, with the texts of this language. It takes hold from the next page load. */
export async function registerWorker(language: string): Promise<void> {
  // Plain http is no secure context, and has none.
  if (!navigator.serviceWorker || savesData()) return;
  await whenIdle();
  const registration = await navigator.serviceWorker
    .register(`/sw.js?lang=${language}`, { updateViaCache: 'none' })
    // Cut off, or a full disk: the next visit tries again.
    .catch(() => null);
  if (registration) followVersions(registration);
}
