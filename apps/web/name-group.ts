import type { Rolldown } from 'vite';

/** Pages and layouts that many people open first, and what they are called in the names of chunks. */
const starts: Record<string, RegExp> = {
  frame: /\/src\/app\/public-layout\.tsx$/,
  account: /\/src\/features\/account\/[\w./-]+\.page\.tsx$/,
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

  function isReached(module: string, start: RegExp, seen: Set<string>): boolean {
    if (start.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (context.getModuleInfo(module)?.importers ?? []).some((importer) => isReached(importer, start, seen));
  }

  const names = Object.entries(starts)
    .filter(([, start]) => isReached(id, start, new Set()))
    .map(([name]) => name);
  const isForMembers = names.includes('member') || names.includes('practice');
  // Pages for reading have little in common: none of them should bring what only another needs.
  const isForReading = names.includes('reading') && !names.includes('frame');
  return isForMembers && !isForReading ? names.join('-') : null;
};
