// Which way of finding questions is open stands in the address, so that the way back leads to the step and not out of it.
import { history, navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { parseSearch, stringifySearch } from '../../../lib/navigation/search-params.ts';

export const ways = ['paste', 'file', 'write', 'bank', 'mine', 'public'] as const;
export type Way = (typeof ways)[number];

interface Opened {
  way: Way | null;
  /** The exam that is looked through. */
  examId: number | undefined;
}

export function useWay(): Opened {
  const from = useSearchParam('from');
  return { way: ways.find((way) => way === from) ?? null, examId: readId(useSearchParam('exam')) };
}

export function openWay(way: Way | null, examId?: number): void {
  const { pathname, search } = history.location;
  const opened = { from: way ?? undefined, exam: examId };
  navigate(`${pathname}${stringifySearch({ ...parseSearch(search), ...opened })}`);
}
