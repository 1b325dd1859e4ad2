// The front door: what the shell does so that the app works without a connection.
import { useEffect } from 'react';
import { useConfig } from '../../lib/config.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { holdAttempt } from './open-attempts.ts';
import { useSignedIn } from '../../lib/session.ts';

export { OfflineNotice } from './offline-notice.tsx';

/** Has the browser keep what members need. A new version waits while somebody is not to be disturbed. */
export function useOffline(isQuiet: boolean): void {
  const { features } = useConfig();
  const language = useLanguage();
  const isOn = useSignedIn() && features.offline && !import.meta.env.DEV;
  // First, so that a page that is loaded anew is known to be busy before a version asks.
  useEffect(() => (isQuiet ? holdAttempt() : undefined), [isQuiet]);
  useEffect(() => {
    if (!isOn) return;
    void import('./register-worker.ts').then(({ registerWorker }) => registerWorker(language)).catch(() => undefined);
  }, [isOn, language]);

  useEffect(() => {
    if (isOn && !isQuiet) void import('./bring-once.ts').then(({ bringOnce }) => bringOnce()).catch(() => undefined);
  }, [isOn, isQuiet]);
}
