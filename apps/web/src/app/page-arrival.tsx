import { useEffect, useRef } from 'react';
import { useConfig } from '../lib/config.ts';
import { useOwnTitle } from '../lib/navigation/page-title.ts';
import { useRouterState } from '@tanstack/react-router';
import { useTitles } from './page-titles.ts';
import { useTrail } from './use-trail.ts';

/**
 * What a full page load would do for free: the title of the tab, and telling people who do not see the screen that
 * they are somewhere else now. Focus goes to the heading, or to <main> where a page has none.
 */
export function PageArrival() {
  const titles = useTitles();
  const { brand } = useConfig();
  const page = useTrail().at(-1);
  const { title: ownTitle, about } = useOwnTitle();
  const title = [ownTitle ?? (page && titles.ofPage(page)), about, brand].filter(Boolean).join(' · ');
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previousPath = useRef<string>(undefined);
  const announcement = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!path) return;
    const arrivedFromElsewhere = previousPath.current !== undefined && previousPath.current !== path;
    previousPath.current = path;
    if (!arrivedFromElsewhere) return;
    const target = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [path]);

  return <output className="visually-hidden" ref={announcement} />;
}
