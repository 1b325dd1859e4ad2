import { Outlet } from '@tanstack/react-router';
import { ToastRegion, UiTextsProvider } from '@tiku/ui';
import type { UiTexts } from '@tiku/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../lib/i18n.ts';
import { PagesContext } from '../lib/navigation/page-access.ts';
import { useSignedIn } from '../lib/session.ts';
import { PageArrival } from './page-arrival.tsx';
import { loadMemberPages, pages } from './pages.ts';

/** The menu of somebody who signs in on a public page needs them; the router says what fails, when it needs them too. */
function useMemberPages(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (signedIn) loadMemberPages().catch(() => undefined);
  }, [signedIn]);
}

export function Root() {
  useMemberPages();
  return (
    <UiTextsProvider texts={useTexts('ui') as unknown as UiTexts}>
      <PagesContext value={useStore(pages)}>
        <Outlet />
        <PageArrival />
        <ToastRegion />
      </PagesContext>
    </UiTextsProvider>
  );
}
