import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'public', parent: '/', texts: [] });

export const questionPages: readonly Page[] = [
  page(paths.gallery, 'page.gallery', {}, () =>
    import('./gallery/gallery.page.tsx').then((module) => module.loadGalleryPage()),
  ),
];
