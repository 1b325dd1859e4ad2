import { useCallback } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { QuestionFrame } from '../question-frame.tsx';

interface QuestionMediaProps {
  /** Addresses by file name, as they came with the questions. */
  files: Readonly<Record<string, string>>;
  /** Addresses hold for some minutes only: a file that no longer comes is asked for anew. */
  onStale: () => void;
  children: ReactNode;
}

export function QuestionMedia({ files, onStale, children }: QuestionMediaProps) {
  const mediaUrl = useCallback((name: string) => files[name] ?? null, [files]);

  function handleError({ target }: SyntheticEvent): void {
    if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) onStale();
  }

  return (
    <div onErrorCapture={handleError}>
      <QuestionFrame mediaUrl={mediaUrl}>{children}</QuestionFrame>
    </div>
  );
}
