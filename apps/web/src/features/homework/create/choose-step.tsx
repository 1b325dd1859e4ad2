import { Badge, Button, Card, EmptyState, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { chooseQuestions } from './draft.ts';
import type { Draft, SourceExam } from './draft.ts';
import { ExamSearch, useExamSearch } from '../../exam/exam.ts';
import { QuestionChooser } from './question-chooser.tsx';
import styles from './create.module.css';

interface ChooseStepProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function ChosenExams({ draft, onChange, onOpen }: ChooseStepProps & { onOpen: (exam: SourceExam) => void }) {
  const t = useTexts('homework');
  if (draft.exams.length === 0) return null;
  return (
    <Card aria-labelledby="chosen">
      <h2 id="chosen">{t('chosen.title')}</h2>
      <ul className={styles.chosen}>
        {draft.exams.map((exam) => (
          <li key={exam.exam_id} className={styles.source}>
            <span className={styles.sourceTitle}>{exam.title}</span>
            <Badge tone="accent">{t('questions', { count: exam.questions.length })}</Badge>
            <Button
              look="quiet"
              onClick={() =>
                onOpen({
                  id: exam.exam_id,
                  title: exam.title,
                  questions_count: Math.max(...exam.questions.map(({ no }) => no)),
                })
              }
            >
              {t('chosen.change')}
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('chosen.drop', { title: exam.title })}
              title={t('chosen.drop', { title: exam.title })}
              onClick={() => onChange(chooseQuestions(draft, exam, []))}
            >
              <Icon name="cross" size={16} />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sources({ onOpen }: { onOpen: (exam: SourceExam) => void }) {
  const t = useTexts('homework');
  const search = useExamSearch();
  const { data, error, isPending, refetch } = search.answer;
  return (
    <Card aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ExamSearch
        search={search}
        className={styles.tools}
        texts={{
          from: t('sources.from'),
          mine: t('sources.mine'),
          public: t('sources.public'),
          search: t('sources.search'),
        }}
      />
      {isPending && <Skeleton lines={4} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.list.length === 0 &&
        (search.from === 'mine' && search.words === '' ? (
          <EmptyState title={t('sources.no-own')} text={t('sources.no-own-text')} />
        ) : (
          <EmptyState title={t('sources.none')} text={t('sources.none-text')} />
        ))}
      {data && data.list.length > 0 && (
        <ul className={styles.sources}>
          {data.list.map((exam) => (
            <li key={exam.id} className={styles.source}>
              <span className={styles.sourceTitle}>{exam.title}</span>
              <span className={styles.muted}>{t('questions', { count: exam.questions_count })}</span>
              <ReasonedButton why={exam.questions_count === 0 ? t('sources.empty') : null} onClick={() => onOpen(exam)}>
                {t('sources.open')}
              </ReasonedButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Which questions: from several exams, by hand, by section or by chance. */
export function ChooseStep({ draft, onChange }: ChooseStepProps) {
  const [opened, setOpened] = useState<SourceExam | null>(null);
  if (opened) {
    const chosen = draft.exams.find(({ exam_id }) => exam_id === opened.id)?.questions ?? [];
    return (
      <QuestionChooser
        key={opened.id}
        exam={opened}
        chosen={chosen}
        onChange={(questions) =>
          onChange(chooseQuestions(draft, { exam_id: opened.id, title: opened.title }, questions))
        }
        onClose={() => setOpened(null)}
      />
    );
  }
  return (
    <div className={styles.page}>
      <ChosenExams draft={draft} onChange={onChange} onOpen={setOpened} />
      <Sources onOpen={setOpened} />
    </div>
  );
}
