import type { GradebookCell } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { readScore } from '../mark/given-score.ts';
import { useTypeMark } from './gradebook.api.ts';
import styles from './gradebook.module.css';

interface Stored {
  score: number | null;
  version: number;
}

interface TypedMarkProps {
  columnId: number;
  userId: number;
  /** Whose mark for what it is. */
  label: string;
  full: number;
  cell: GradebookCell;
  at: string;
  tabIndex: 0 | -1;
}

/** Kept as soon as the field is left. What somebody else typed meanwhile takes the place of it, and says so. */
export function TypedMark({ columnId, userId, label, full, cell, at, tabIndex }: TypedMarkProps) {
  const t = useTexts('homework/gradebook');
  const format = useFormat();
  const mark = useTypeMark();
  const [typed, setTyped] = useState<string | null>(null);
  const [stored, setStored] = useState<Stored | null>(null);
  const now = stored !== null && stored.version >= cell.version ? stored : cell;
  const text = typed?.trim() ?? '';
  const score = text === '' ? null : readScore(text, full);
  const isWrong = text !== '' && score === null;

  function keep(): void {
    if (typed === null || isWrong || mark.isPending) return;
    if (score === now.score) {
      setTyped(null);
      return;
    }
    mark.mutate(
      { column_id: columnId, user_id: userId, score, version: now.version },
      {
        onSuccess: (answer) => {
          setStored(answer);
          setTyped(null);
        },
        onError: (error) => {
          tellFailure(error);
          if (error.failure.errorCode !== errorCodes.gradebook_changed) return;
          setStored(error.failure.current as Stored);
          setTyped(null);
        },
      },
    );
  }

  return (
    <input
      className={styles.mark}
      data-at={at}
      tabIndex={tabIndex}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? (now.score === null ? '' : String(now.score))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (isWrong) showToast(t('mark.wrong', { full: format.score(full) }), 'failed');
        keep();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
