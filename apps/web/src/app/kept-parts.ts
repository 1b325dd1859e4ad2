import type { Language } from '@tiku/contract';

/** What pages fetch when they come to it, and would not get without a connection; as the build's manifest names it. */
export function listKeptParts(language: Language): string[] {
  return [
    'src/app/shell/account-menu.tsx',
    'src/features/offline/bring-once.ts',
    'src/features/offline/not-kept.tsx',
    'src/features/offline/notice.tsx',
    `src/features/offline/texts/${language}.json`,
    'src/features/offline/register-worker.ts',
    '../../packages/questions/src/rich-text/draw/katex-formula.tsx',
    ...['Main-Regular', 'Math-Italic'].map((font) => `../../node_modules/katex/dist/fonts/KaTeX_${font}.woff2`),
  ];
}
