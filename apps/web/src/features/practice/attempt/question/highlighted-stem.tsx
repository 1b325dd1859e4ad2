import type { QuestionMark } from '@tiku/contract';
import { Button, ButtonLink } from '@tiku/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { useIsVip } from '../../../../lib/vip.ts';
import { addHighlight, stemIn, stretchOf, usePaintedStem } from '../../../question/question.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { saveHighlights } from './mark-actions.ts';
import styles from './question-body.module.css';

const none: QuestionMark['highlights'] = [];

interface Selected {
  start: number;
  end: number;
  top: number;
  left: number;
}

/** A reviewed question in which parts of the stem can be highlighted: selected text brings up the button. */
export function HighlightedStem({ no, children }: { no: number; children: ReactNode }) {
  const t = useTexts('practice');
  const session = useAttemptSession();
  const highlights = useAttempt((attempt) => attempt.marks.get(no)?.highlights ?? none);
  const isVip = useIsVip();
  const [selected, setSelected] = useState<Selected | null>(null);
  const box = usePaintedStem(highlights);

  const readSelection = useEffectEvent(() => {
    const selection = document.getSelection();
    const stem = stemIn(box.current);
    const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    const stretch = range && stem && range.intersectsNode(stem) ? stretchOf(stem, range) : null;
    if (!range || !stretch || !box.current) return setSelected(null);
    const [around, place] = [box.current.getBoundingClientRect(), range.getBoundingClientRect()];
    setSelected({ ...stretch, top: place.bottom - around.top + 6, left: Math.max(0, place.left - around.left) });
  });
  useEffect(() => {
    const read = () => readSelection();
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);

  function highlight({ start, end }: Selected): void {
    document.getSelection()?.removeAllRanges();
    void saveHighlights(session, no, addHighlight(highlights, { start, end, color: 0 }));
  }

  return (
    <div className={styles.stem} ref={box}>
      {children}
      {selected && isVip === false && (
        <ButtonLink
          to={paths.newFeedback}
          className={styles.highlight}
          style={{ top: selected.top, left: selected.left }}
        >
          {t('highlight.vip')}
        </ButtonLink>
      )}
      {selected && isVip && (
        <Button
          className={styles.highlight}
          style={{ top: selected.top, left: selected.left }}
          // A press would take the selection away before it is a click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => highlight(selected)}
        >
          {t('highlight')}
        </Button>
      )}
    </div>
  );
}
