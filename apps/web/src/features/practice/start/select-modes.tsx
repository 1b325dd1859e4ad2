import type { ExamDetail } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Card, Tabs } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { amend, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { SelectionForm } from './selection-form.tsx';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

export type SelectMode = 'selection' | 'test';

interface SelectModesProps {
  exam: ExamDetail;
  total: number;
  /** What somebody has asked for elsewhere on the page: each time anew, they are led here. */
  asked: { mode: SelectMode } | null;
  onChoose: () => void;
}

/** Some of the questions: to practise with answers at once, or as a test with answers at the end. */
export function SelectModes({ exam, total, asked, onChoose }: SelectModesProps) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const inAddress: SelectMode = useSearchParam('type') === String(practiceTypes.test) ? 'test' : 'selection';
  const mode = asked?.mode ?? inAddress;
  useEffect(() => {
    if (!asked) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <Card aria-labelledby="select" data-tour="select">
      <h2 ref={heading} id="select" tabIndex={-1}>
        {t('select')}
      </h2>
      <Tabs
        label={t('select')}
        value={mode}
        tabs={[
          { value: 'selection', text: t('type.2') },
          { value: 'test', text: t('type.3') },
        ]}
        onChoose={(chosen) => {
          onChoose();
          amend(startPath(exam.id, practiceTypes[chosen]));
        }}
      >
        <p className={styles.hint}>{mode === 'test' ? t('test.text') : t('selection.text')}</p>
        <SelectionForm
          examId={exam.id}
          total={total}
          isForMarks={mode === 'test'}
          duration={exam.duration}
          busy={isBusy}
          onBegin={(selection, minutes) =>
            begin({
              exam_id: exam.id,
              prac_type: practiceTypes[mode],
              selection,
              ...(mode === 'test' && { minutes }),
            })
          }
        />
      </Tabs>
    </Card>
  );
}
