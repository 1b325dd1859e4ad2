import { ButtonLink } from '@tiku/ui';
import { examPath } from '../../lib/navigation/addresses.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { RowTitle } from '../../ui/list/rows.tsx';
import { ExamCover } from '../exam/exam.ts';
import { listPath } from './lists.ts';
import type { ListKind } from './lists.ts';
import styles from './marked-exams.module.css';
import { PractiseButton } from './practise-button.tsx';
import type { MarkedExam } from './question-list.api.ts';

/** Exams with how many of their questions are on a list, and the ways to look at them and to practise them. */
export function MarkedExamRows({ kind, exams }: { kind: ListKind; exams: readonly MarkedExam[] }) {
  const t = useTexts('question-list');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {exams.map(({ exam, marked_count, marked_at }) => (
        <li key={exam.id} className={styles.row}>
          <ExamCover title={exam.title} />
          <div className={styles.main}>
            <RowTitle className={styles.title} to={examPath(exam.id)}>
              {exam.title}
            </RowTitle>
            <p className={styles.figures}>
              <strong>{t(`count.${kind}`, { count: marked_count })}</strong>
              <span>{t('last-on', { date: format.date(marked_at) })}</span>
            </p>
          </div>
          <div className={styles.actions} data-tour="practise">
            <ButtonLink
              to={listPath(kind, exam.id)}
              aria-label={t('named-exam', { action: t('see'), title: exam.title })}
            >
              {t('see')}
            </ButtonLink>
            <PractiseButton kind={kind} exam={exam} />
          </div>
        </li>
      ))}
    </ul>
  );
}
