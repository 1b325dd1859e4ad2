import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { layouts } from './app/layouts.ts';
import { loadMemberPages, pages } from './app/pages.ts';
import { publicPages } from './app/public-pages.ts';
import { createAppRouter } from './app/router.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { findPage } from './app/trail.ts';
import { callPublic } from './lib/api/api.ts';
import { ConfigContext } from './lib/config.ts';
import { unwrap } from './lib/api/failure.ts';
import { forceLanguage, languageKey, startTexts } from './lib/i18n.ts';
import { chooseLanguage } from './lib/language.ts';
import { followOtherTabs, session } from './lib/session.ts';
import { readStored } from './lib/storage.ts';
import '@tiku/ui/tokens.css';
import '@tiku/ui/base.css';

const root = createRoot(document.querySelector('#root') as HTMLElement);
const language = chooseLanguage({
  forced: null,
  remembered: readStored(languageKey),
  preferred: navigator.languages,
});

/** The first page's code travels while the server is asked about the deployment; the router reports what fails. */
async function fetchFirstPage(): Promise<void> {
  const path = window.location.pathname;
  if (session.getState().token !== null || !findPage(publicPages, path)) await loadMemberPages();
  const page = findPage(pages.getState(), path);
  if (page) void Promise.allSettled([layouts[page.layout](), page.load()]);
}

async function start(): Promise<void> {
  const [config] = await Promise.all([
    callPublic('GET /web/config', {}).then(unwrap),
    startTexts(language),
    fetchFirstPage(),
  ]);
  if (config.forced_language) await forceLanguage(config.forced_language);
  const router = createAppRouter(config);
  await router.load();
  root.render(
    <StrictMode>
      <ConfigContext value={config}>
        <RouterProvider router={router} />
      </ConfigContext>
    </StrictMode>,
  );
}

// Another account is in force now: what this tab shows belongs to the one before.
followOtherTabs(() => window.location.reload());

start().catch((error: unknown) => {
  reportError(error);
  root.render(<StartFailure language={language} />);
});
