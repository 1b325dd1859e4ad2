import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { layouts } from './app/layouts.ts';
import { loadMemberPages, pages } from './app/pages.ts';
import { publicPages } from './app/public-pages.ts';
import { createAppRouter } from './app/router.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { findPage } from './app/trail.ts';
import { ConfigContext, startWithConfig } from './lib/config.ts';
import type { Config } from './lib/config.ts';
import { languageKey, startTexts } from './lib/i18n.ts';
import { chooseLanguage } from './lib/language.ts';
import { followOtherTabs, session } from './lib/session.ts';
import { farewellKey, readStored } from './lib/storage.ts';
import '@tiku/ui/tokens.css';
import '@tiku/ui/base.css';
import './early.css';

const place = document.querySelector('#root') as HTMLElement;
const root = createRoot(place);
let language = chooseLanguage({
  asked: new URLSearchParams(window.location.search).get('lang'),
  remembered: readStored(languageKey),
  preferred: navigator.languages,
});

/** The document brings it along, unless it comes from a developer's bundler. */
async function readConfig(): Promise<Config> {
  if (!import.meta.env.DEV) return JSON.parse(document.querySelector('#config')?.textContent ?? '');
  const { callPublic } = await import('./lib/api/api.ts');
  const { unwrap } = await import('./lib/api/failure.ts');
  return unwrap(await callPublic('GET /web/config', {}));
}

/** The code and the texts of the first page are loaded at the same time; the router reports what fails. */
async function fetchFirstPage(): Promise<void> {
  const path = window.location.pathname;
  const isVisitor = session.getState().token === null;
  if (!isVisitor || !findPage(publicPages, path)) await loadMemberPages();
  const page = findPage(pages.getState(), path);
  const shown = (isVisitor && page?.visitors) || page;
  if (page && shown) void Promise.allSettled([layouts[page.layout](), shown.load()]);
}

/** Between two pieces of work the browser responds to scrolling and typing. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

async function start(): Promise<void> {
  const config = await readConfig();
  startWithConfig(config);
  language = config.forced_language ?? language;
  await Promise.all([startTexts(language), fetchFirstPage()]);
  document.documentElement.lang = language;
  await yieldToBrowser();
  const router = createAppRouter(config);
  await router.load();
  // Where the server has drawn a form, or somebody was faster than this code.
  const restoreInput =
    place.querySelector('input, [data-pressed]') && (await import('./app/early-input.ts')).watchInput(place);
  const takeOver = () => {
    delete place.dataset.drawn;
    // Once React has finished drawing, and before anything is shown: forms hear of what is typed only then.
    if (restoreInput) queueMicrotask(restoreInput);
  };
  await yieldToBrowser();
  startTransition(() =>
    root.render(
      <StrictMode>
        <Drawn onDrawn={takeOver}>
          <ConfigContext value={config}>
            <RouterProvider router={router} />
          </ConfigContext>
        </Drawn>
      </StrictMode>,
    ),
  );
}

// Another account is in force now: what this tab shows belongs to the one before.
followOtherTabs(() => window.location.reload());

// Somebody signed out here while there was no line. What cannot be loaded now is tried again at the next start.
if (navigator.onLine && readStored(farewellKey))
  void import('./lib/api/finish-signing-out.ts')
    .then(({ followSigningOut }) => followSigningOut())
    .catch(() => undefined);

start().catch((error: unknown) => {
  reportError(error);
  root.render(<StartFailure language={language} />);
});
