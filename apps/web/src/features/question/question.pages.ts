import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const questionPages: readonly Page[] = [
  {
    path: paths.gallery,
    layout: 'public',
    parent: '/',
    title: 'page.gallery',
    texts: [],
    load: () => import('./gallery/gallery.page.tsx').then((module) => module.loadGalleryPage()),
  },
];
