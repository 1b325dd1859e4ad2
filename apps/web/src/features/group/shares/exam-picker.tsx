import type { ListedExam } from '@tiku/contract';
import { Badge, Button, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { ExamSearch, useExamSearch } from '../../exam/exam.ts';
import styles from './shares.module.css';

export type PickedExam = Pick<ListedExam, 'id' | 'title'>;

interface ExamPickerProps {
  chosen: readonly PickedExam[];
  onChange: (chosen: readonly PickedExam[]) => void;
  error: string | undefined;
}

function Chosen({ chosen, onChange }: Omit<ExamPickerProps, 'error'>) {
  const t = useTexts('group');
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('pick.chosen')}>
      {chosen.map(({ id, title }) => (
        <li key={id} className={styles.chip}>
          <span>{title}</span>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('pick.drop', { title })}
            onClick={() => onChange(chosen.filter((exam) => exam.id !== id))}
          >
            <Icon name="cross" size={14} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Which exams are shared: of one's own, or of those that are public. */
export function ExamPicker({ chosen, onChange, error }: ExamPickerProps) {
  const t = useTexts('group');
  const errorId = useId();
  const search = useExamSearch();
  const { data, error: failure, isPending, refetch } = search.answer;

  function toggle({ id, title }: ListedExam): void {
    const others = chosen.filter((exam) => exam.id !== id);
    onChange(others.length < chosen.length ? others : [...chosen, { id, title }]);
  }

  return (
    <fieldset className={styles.picker} aria-describedby={error && errorId} data-invalid={error !== undefined}>
      <legend>{t('pick.exams')}</legend>
      <Chosen chosen={chosen} onChange={onChange} />
      <ExamSearch
        search={search}
        className={styles.tools}
        texts={{ from: t('pick.from'), mine: t('pick.mine'), public: t('pick.public'), search: t('pick.search') }}
      />
      {isPending && <Skeleton lines={4} />}
      {failure && <ErrorState message={failure.message} onRetry={() => void refetch()} />}
      {data && data.list.length > 0 && (
        <ul className={styles.options}>
          {data.list.map((exam) => (
            <li key={exam.id}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={chosen.some(({ id }) => id === exam.id)}
                  onChange={() => toggle(exam)}
                />
                <span>{exam.title}</span>
                {exam.isprivate && <Badge>{t('share.private')}</Badge>}
              </label>
            </li>
          ))}
        </ul>
      )}
      {data?.list.length === 0 && <p className={styles.muted}>{t('pick.no-exams')}</p>}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
