import { useEffect, useState } from 'react';
import type { Result } from '../../../lib/api/failure.ts';

const opened = new Map<string, Promise<Result<unknown>>>();

/** Opens a link once, however often the page is drawn: a second time it would be used up. Null while it is on its way. */
export function useOpenedLink<T>(
  path: string,
  code: string,
  open: (code: string) => Promise<Result<T>>,
): { result: Result<T> | null; retry: () => void } {
  const key = `${path} ${code}`;
  const [result, setResult] = useState<Result<T> | null>(null);

  useEffect(() => {
    let isShown = true;
    const answer = (opened.get(key) ?? open(code)) as Promise<Result<T>>;
    opened.set(key, answer);
    void answer.then((value) => isShown && setResult(value));
    return () => {
      isShown = false;
    };
  }, [key, code, open]);

  function retry(): void {
    const answer = open(code);
    opened.set(key, answer);
    setResult(null);
    void answer.then(setResult);
  }

  return { result, retry };
}
