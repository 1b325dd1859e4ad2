import type { ExamQuestion } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Card, EmptyState, ErrorState, Pagination, Skeleton, TextField } from '@tiku/ui';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { previewedAtOnce, useOffered, usePreview } from './create.api.ts';
import type { OfferedQuestion, SourceExam } from './draft.ts';
import { RandomRuleForm } from './random-rule-form.tsx';
import styles from './create.module.css';

interface QuestionChooserProps {
  exam: SourceExam;
  chosen: readonly OfferedQuestion[];
  onChange: (chosen: readonly OfferedQuestion[]) => void;
  onClose: () => void;
}

interface OneQuestionProps {
  question: ExamQuestion;
  withMaterial: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function OneQuestion({ question, withMaterial, isChosen, onToggle }: OneQuestionProps) {
  const t = useTexts('homework');
  return (
    <li className={isChosen ? `${styles.question} ${styles.isChosen}` : styles.question}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="visually-hidden">{t('choose.one', { no: question.no })}</span>
      </label>
      <QuestionCard question={question} withKey={false} withMaterial={withMaterial} />
    </li>
  );
}

/** The questions of one exam, to look at and to choose from. */
export function QuestionChooser({ exam, chosen, onChange, onClose }: QuestionChooserProps) {
  const t = useTexts('homework');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(typed.trim());
  const offered = useOffered(exam.id, exam.questions_count);
  const { answer, list, files } = usePreview(exam.id, page, words);
  const byNo = new Map(offered.data?.list.map((question) => [question.no, question]));
  const taken = new Map(chosen.map((question) => [question.no, question]));

  /** What was chosen before keeps the score it was given. */
  function add(more: readonly OfferedQuestion[]): void {
    onChange([...chosen, ...more.filter(({ no }) => !taken.has(no))]);
  }

  function toggle(no: number): void {
    const question = byNo.get(no);
    if (taken.has(no)) onChange(chosen.filter((each) => each.no !== no));
    else if (question) add([question]);
  }

  return (
    <Card aria-labelledby="source">
      <div className={styles.chooserHead}>
        <h2 id="source">{exam.title}</h2>
        <span className={styles.muted}>{t('chosen', { count: chosen.length })}</span>
        <Button look="primary" onClick={onClose}>
          {t('choose.done')}
        </Button>
      </div>
      {offered.error && <ErrorState message={offered.error.message} onRetry={() => void offered.refetch()} />}
      {offered.data && (
        <RandomRuleForm
          examId={exam.id}
          offered={offered.data.list}
          chosen={new Set(taken.keys())}
          onAdd={add}
          onClear={() => onChange([])}
        />
      )}
      <TextField
        label={t('choose.search')}
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={rules.queryMax}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!list &&
        (answer.error ? (
          <ErrorState message={answer.error.message} onRetry={() => void answer.refetch()} />
        ) : (
          <Skeleton lines={8} />
        ))}
      {list?.length === 0 && <EmptyState drawing="lost" title={t('choose.none')} />}
      {list && list.length > 0 && (
        <QuestionMedia files={files} onStale={() => void answer.refetch()}>
          <ol className={styles.questions}>
            {list.map((question, at) => (
              <OneQuestion
                key={question.no}
                question={question}
                withMaterial={question.main_id !== (list[at - 1]?.main_id ?? null)}
                isChosen={taken.has(question.no)}
                onToggle={() => toggle(question.no)}
              />
            ))}
          </ol>
        </QuestionMedia>
      )}
      {words === '' && exam.questions_count > previewedAtOnce && (
        <Pagination
          page={page}
          size={previewedAtOnce}
          sizes={[previewedAtOnce]}
          total={exam.questions_count}
          onTurn={(next) => setPage(next)}
        />
      )}
    </Card>
  );
}
