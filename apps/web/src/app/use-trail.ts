import { useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { PagesContext } from '../lib/navigation/page-access.ts';
import type { Page } from '../lib/navigation/page.ts';
import { trailOf } from './trail.ts';

/** The page on screen and those above it. It changes when the next page is drawn, not when it is asked for. */
export function useTrail(): Page[] {
  const pages = use(PagesContext);
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  return trailOf(pages, path);
}
