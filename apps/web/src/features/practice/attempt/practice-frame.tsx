import { RichText } from '@tiku/questions/views';
import { useCallback } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { QuestionFrame } from '../../question/question.ts';
import { useSettings } from '../settings.ts';

interface PracticeFrameProps {
  /** Addresses by file name, as they came with the questions. */
  files: Readonly<Record<string, string>>;
  /** Addresses hold for some minutes only: a file that no longer comes is asked for anew. */
  onStale: () => void;
  /** Until there is something to read, the line is left to it. */
  isEmpty?: boolean;
  children: ReactNode;
}

export function PracticeFrame({ files, onStale, isEmpty = false, children }: PracticeFrameProps) {
  const fontSize = useSettings((settings) => settings.fontSize);
  const mediaUrl = useCallback((name: string) => files[name] ?? null, [files]);

  function handleError({ target }: SyntheticEvent): void {
    if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) onStale();
  }

  return (
    <div onErrorCapture={handleError}>
      <QuestionFrame mediaUrl={mediaUrl} fontSize={fontSize}>
        {/* What sets formulas is fetched before the first one comes up: the line may be gone by then. */}
        {!isEmpty && (
          <div hidden>
            <RichText html="$x$" inline />
          </div>
        )}
        {children}
      </QuestionFrame>
    </div>
  );
}
