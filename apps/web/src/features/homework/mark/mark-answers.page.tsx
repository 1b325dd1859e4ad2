import type { ManagedHomework } from '@tiku/contract';
import { Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { markAnswersPath, markingPath } from '../../../lib/navigation/addresses.ts';
import { amend, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { QuestionFrame } from '../../question/question.ts';
import { useRubrics } from '../marking.api.ts';
import type { DeskFilter } from '../marking.api.ts';
import { AlikeAnswers } from './alike-answers.tsx';
import { DeskHead } from './desk-head.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MarkDesk } from './mark-desk.tsx';
import styles from './mark-desk.module.css';
import { NamedHomework } from './named-homework.tsx';
import { useAnswerQueue } from './use-answer-queue.ts';

interface QueueProps extends DeskFilter {
  homework: ManagedHomework;
  onKeys: () => void;
}

/** From the paper or the question that the address names; the address follows to the next ones. */
function Queue({ homework, isUnmarked, isHidden, onKeys }: QueueProps) {
  const t = useTexts('homework/mark');
  const { homework_id: homeworkId } = homework;
  const answerId = readId(useSearchParam('answer_id'));
  const [start] = useState({ answerId, no: readId(useSearchParam('no')) });
  const queue = useAnswerQueue({ homeworkId, ...start, isUnmarked, isHidden });
  const rubrics = useRubrics(homeworkId);
  const { current } = queue;
  const unit =
    current &&
    (start.answerId === undefined ? { no: current.answer.no } : { answerId: current.answer.papers[0]?.answer_id });
  const address = unit && markAnswersPath(homeworkId, { ...unit, isHidden, isUnmarked });
  useEffect(() => {
    if (address !== undefined) amend(address);
  }, [address]);
  const question = current?.page.questions.find(({ no }) => no === current.answer.no);
  if (!current || !question || !rubrics.data) {
    return (
      <Card>
        {queue.failure ? (
          <ErrorState message={queue.failure.message} onRetry={queue.retry} />
        ) : rubrics.error ? (
          <ErrorState message={rubrics.error.message} onRetry={() => void rubrics.refetch()} />
        ) : queue.isLoading || rubrics.isPending ? (
          <Skeleton lines={9} />
        ) : (
          <EmptyState
            drawing="done"
            title={t(isUnmarked ? 'empty-unmarked' : 'empty')}
            text={t(isUnmarked ? 'empty-unmarked-text' : 'empty-text')}
          >
            {isUnmarked && <Button onClick={() => narrowTo({ show: undefined })}>{t('show-all')}</Button>}
            <ButtonLink look="primary" to={markingPath(homeworkId)}>
              {t('overview')}
            </ButtonLink>
          </EmptyState>
        )}
      </Card>
    );
  }
  const { answer, page } = current;
  const { list, offered } = rubrics.data;
  const nameless = start.answerId === undefined ? t('paper', { number: answer.place }) : t('this-paper');
  return (
    <QuestionFrame mediaUrl={(name) => page.files[name] ?? null}>
      <MarkDesk
        key={`${answer.no} ${answer.papers[0]?.answer_id}`}
        homeworkId={homeworkId}
        answer={answer}
        question={question}
        hidden={page.hidden_keys.find(({ no }) => no === answer.no)}
        files={page.answer_files}
        rubric={list.find(({ no }) => no === answer.no)}
        offered={offered.find(({ no }) => no === answer.no)}
        onRubric={async (marks) => {
          await rubrics.refetch();
          queue.onSaved(marks);
        }}
        comments={queue.comments}
        onCommented={queue.onCommented}
        onRemoveComment={queue.removeComment}
        total={page.total ?? 0}
        nameless={isHidden ? nameless : null}
        isFirst={queue.at === 0}
        isLast={queue.isLast}
        isOver={queue.isOver}
        onSaved={queue.onSaved}
        onMove={(step) => void queue.move(step)}
        onKeys={onKeys}
        onCorrected={(id) => queue.readAnew(answer.no, id)}
      />
    </QuestionFrame>
  );
}

function MarkAnswers({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/mark');
  usePageTitle(t('mark'), homework.title);
  const isHidden = useSearchParam('names') === 'hidden';
  const isUnmarked = useSearchParam('show') === 'unmarked';
  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = () => setKeysShown(true);
  const no = readId(useSearchParam('no'));
  const isAlike = useSearchParam('view') === 'alike' && no !== undefined;
  const ofPaper = useSearchParam('answer_id') !== undefined;
  return (
    <div className={styles.page}>
      <DeskHead
        homework={homework}
        no={ofPaper ? undefined : no}
        isAlike={isAlike}
        isUnmarked={isUnmarked}
        isHidden={isHidden}
        onKeys={showKeys}
      />
      {isAlike ? (
        <AlikeAnswers homework={homework} no={no} isHidden={isHidden} />
      ) : (
        <Queue
          key={`${isUnmarked} ${isHidden}`}
          homework={homework}
          isUnmarked={isUnmarked}
          isHidden={isHidden}
          onKeys={showKeys}
        />
      )}
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

export function MarkAnswersPage() {
  return <NamedHomework>{(homework) => <MarkAnswers homework={homework} />}</NamedHomework>;
}
