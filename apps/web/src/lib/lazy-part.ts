import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './texts.ts';

function Nothing() {
  return null;
}

/** A part of a page with its words, fetched when it is drawn. Where it cannot be had, the page is the same without it. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly Namespace[],
  instead: ComponentType<P> = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)]).catch(() => [instead] as const);
    return { default: part };
  });
}
