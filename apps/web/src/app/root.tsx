import { Outlet } from '@tanstack/react-router';
import { ToastRegion, UiTextsProvider } from '@tiku/ui';
import type { UiTexts } from '@tiku/ui';
import { useTexts } from '../lib/i18n.ts';
import { PageArrival } from './page-arrival.tsx';

export function Root() {
  return (
    <UiTextsProvider texts={useTexts('ui') as unknown as UiTexts}>
      <Outlet />
      <PageArrival />
      <ToastRegion />
    </UiTextsProvider>
  );
}
