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

/**
 * A file costs a slow line a turn of its own: what members and people at practice need comes in one file for each combination
 * of these starts, instead of the dozens that sharing would make of it. Answers null for everything else.
 */
export const nameGroup: Rolldown.CodeSplittingNameFunction = (id, context) => {
  // What is imported when it is needed keeps a chunk by its own name, for the manifest.
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

  const names = Object.entries(starts)
    .filter(([, start]) => isReached(id, start, new Set()))
    .map(([name]) => name);
  const isForMembers = names.includes('member') || names.includes('practice');
  // Pages for reading have little in common: none of them should bring what only another needs, beyond small components.
  const isForReading = names.includes('reading') && !names.includes('frame');
  if (!isForMembers) return null;
  if (isForReading) return id.startsWith(ui) ? 'components' : null;
  return names.join('-');
};
