import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { layouts } from './app/layouts.ts';
import { pages } from './app/pages.ts';
import { createAppRouter } from './app/router.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { findPage } from './app/trail.ts';
import { callPublic } from './lib/api/api.ts';
import { ConfigContext } from './lib/config.ts';
import { unwrap } from './lib/api/failure.ts';
import { forceLanguage, languageKey, startTexts } from './lib/i18n.ts';
import { chooseLanguage } from './lib/language.ts';
import { PagesContext } from './lib/navigation/page-access.ts';
import { followOtherTabs } from './lib/session.ts';
import { readStored } from './lib/storage.ts';
import '@tiku/ui/tokens.css';
import '@tiku/ui/base.css';

const root = createRoot(document.querySelector('#root') as HTMLElement);
const language = chooseLanguage({
  forced: null,
  remembered: readStored(languageKey),
  preferred: navigator.languages,
});

async function start(): Promise<void> {
  // The first page's code travels while the server is asked about the deployment; the router reports what fails.
  const page = findPage(pages, window.location.pathname);
  if (page) void Promise.allSettled([layouts[page.layout](), page.load()]);
  const [, config] = await Promise.all([startTexts(language), callPublic('GET /web/config', {}).then(unwrap)]);
  if (config.forced_language) await forceLanguage(config.forced_language);
  const router = createAppRouter(pages, config);
  await router.load();
  root.render(
    <StrictMode>
      <ConfigContext value={config}>
        <PagesContext value={pages}>
          <RouterProvider router={router} />
        </PagesContext>
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
