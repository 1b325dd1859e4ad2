import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ui = join(import.meta.dirname, '../../packages/ui/src');

/** By file of `@tiku/ui`: what others import it as. */
const exported = new Map(
  Array.from(
    readFileSync(join(ui, 'index.ts'), 'utf8').matchAll(/export \{([^}]+)\} from '([^']+)'/g),
    ([, names = '', file = '']) => [
      join(ui, file),
      new RegExp(
        `\\b(?:${names
          .replace('default as', '')
          .trim()
          .split(/[\s,]+/)
          .join('|')})\\b`,
      ),
    ],
  ),
);

/** Pages and layouts that many people open first, and what they are called in the names of chunks. */
const starts: Record<string, RegExp> = {
  frame: /\/src\/app\/public-layout\.tsx$/,
  account: /\/src\/(?:app\/bare-layout|features\/account\/[\w./-]+\.page)\.tsx$/,
  reading: /\/src\/features\/(?:help|sent-messages|welcome)\/[\w./-]+\.page\.tsx$/,
  member: /\/src\/app\/(?:sidebar-layout\.tsx|member-pages\.ts)$/,
  practice: /\/src\/features\/practice\/practice\.page\.tsx$/,
};

/** What none of them draws at first, though all import from where it is exported too: charts, and the question before leaving. */
const later = /\/ui\/src\/(?:charts\/|overlays\/unsaved-guard)|\/react-router\/dist\/esm\/useBlocker/;

/** Beside the components of `@tiku/ui`, what most pages begin with. */
const small = /\/src\/ui\/page-heading[\w.]*\.(?:tsx?|css)$/;

/** What is imported when it is needed and comes with others all the same, as nobody needs it without them. */
const together: [group: string, modules: RegExp][] = [
  ['member', /\/src\/app\/(?:sidebar-layout\.tsx|member-pages\.ts|load-operator-pages\.ts|shell\/account-menu\.tsx)$/],
  ['practice', /\/src\/features\/practice\/(?:practice\.page\.tsx|practice\.api\.ts|outbox\/saving\.ts)$/],
  ['formula', /\/rich-text\/draw\/(?:katex-formula\.tsx|formula\.module\.css|use-wide\.ts)$|\/katex\/dist\/katex/],
  [
    'calls',
    /\/@tanstack\/(?:react-query|query-core)\/(?!.*useInfinite)|\/src\/lib\/api\/(?!growing-list|list|save-file|send-in-parts)/,
  ],
];

/** Words of one language that pages need together, whichever of them is opened first. */
const words: [group: string, folders: RegExp][] = [
  ['words', /\/(?:ui\/src|web\/src\/app)\/texts\/([\w-]+)\.json$/],
  ['words-of-questions', /\/(?:features\/(?:question|report|take)|questions\/src\/[\w-]+)\/texts\/([\w-]+)\.json$/],
];

function nameTogether(id: string): string | null {
  const group = together.find(([, modules]) => modules.test(id));
  if (group) return group[0];
  for (const [name, folders] of words) {
    const language = folders.exec(id)?.[1];
    if (language) return `${name}-${language}`;
  }
  return null;
}

/**
 * A file costs a slow line a turn of its own: what members and people at practice need comes in one file for each of these
 * starts, the first that needs it, instead of the dozens that sharing would make of it. Answers null for everything else.
 */
export const nameGroup: Rolldown.CodeSplittingNameFunction = (id, context) => {
  const known = nameTogether(id);
  if (known) return known;
  // What else is imported when it is needed keeps a chunk by its own name.
  if (context.getModuleInfo(id)?.dynamicImporters.length || later.test(id)) return null;

  /** Everything imports from the index of `@tiku/ui`: what counts is which names of it. */
  function importersOf(module: string): readonly string[] {
    const importers = context.getModuleInfo(module)?.importers ?? [];
    const names = exported.get(module);
    return importers.flatMap((importer) => {
      if (importer !== join(ui, 'index.ts') || !names) return importer;
      const all = context.getModuleInfo(importer)?.importers ?? [];
      return all.filter((each) => names.test(context.getModuleInfo(each)?.code ?? ''));
    });
  }

  function isReached(module: string, start: RegExp, seen: Set<string>): boolean {
    if (start.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return importersOf(module).some((importer) => isReached(importer, start, seen));
  }

  const reached = new Set(
    Object.entries(starts)
      .filter(([, start]) => isReached(id, start, new Set()))
      .map(([name]) => name),
  );
  const isForMembers = reached.has('member') || reached.has('practice');
  // Pages for reading have little in common: none of them should bring what only another needs, beyond small components.
  const isForReading = reached.has('reading') && !reached.has('frame');
  if (!isForMembers) return null;
  if (isForReading) return id.startsWith(ui) || small.test(id) ? 'components' : null;
  // Each layout draws the head of a page.
  if (reached.has('frame')) return 'frame';
  // Practice stands among the pages of members, and most of these have fields.
  if (reached.has('account')) return 'account';
  return reached.has('member') ? 'member' : 'practice';
};
