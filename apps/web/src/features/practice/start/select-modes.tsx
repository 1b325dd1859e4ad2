import type { ExamDetail } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Card, Tabs } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { startPath } from '../../../lib/navigation/addresses.ts';
import { amend, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { SelectionForm } from './selection-form.tsx';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

type Mode = 'selection' | 'test';

/** Some of the questions: to practise with answers at once, or as a test with answers at the end. */
export function SelectModes({ exam, total }: { exam: ExamDetail; total: number }) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const mode: Mode = useSearchParam('type') === String(practiceTypes.test) ? 'test' : 'selection';
  return (
    <Card aria-labelledby="select" data-tour="select">
      <h2 id="select" tabIndex={-1}>
        {t('select')}
      </h2>
      <Tabs
        label={t('select')}
        value={mode}
        tabs={[
          { value: 'selection', text: t('type.2') },
          { value: 'test', text: t('type.3') },
        ]}
        onChoose={(chosen) => amend(startPath(exam.id, practiceTypes[chosen]))}
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
