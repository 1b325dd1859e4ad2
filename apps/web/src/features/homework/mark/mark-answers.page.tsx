import type { ManagedHomework, MarkedAnswer, ResponseOf, SavedMark } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { markingPath } from '../../../lib/navigation/addresses.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QuestionFrame } from '../../question/question.ts';
import { answersAtOnce, useAnswers } from '../marking.api.ts';
import { NamedHomework } from './named-homework.tsx';
import { MarkDesk } from './mark-desk.tsx';

type Answers = ResponseOf<'POST /group/homework/member/question/marks'>;

function keyOf({ no, papers }: MarkedAnswer): string {
  return `${no} ${papers[0]?.answer_id}`;
}

/** With what was saved since it was fetched. */
function withSaved(answer: MarkedAnswer, saved: ReadonlyMap<string, SavedMark>): MarkedAnswer {
  const papers = answer.papers.map((paper) => {
    const mark = saved.get(`${answer.no} ${paper.answer_id}`);
    return mark && mark.version > paper.version ? Object.assign({}, paper, mark) : paper;
  });
  return { ...answer, papers };
}

interface QueueProps {
  homework: ManagedHomework;
  answers: Answers;
  start: number;
  onTurn: (start: number) => void;
}

/** One answer after the other; beyond the last of those that were fetched come the next. */
function Queue({ homework, answers, start, onTurn }: QueueProps) {
  const isHidden = useSearchParam('names') === 'hidden';
  const [saved, setSaved] = useState<ReadonlyMap<string, SavedMark>>(new Map());
  const [at, setAt] = useState(0);
  const total = answers.total ?? answers.list.length;
  const found = answers.list[Math.min(at, answers.list.length - 1)];
  if (!found) return null;
  const current = withSaved(found, saved);
  const question = answers.questions.find(({ no }) => no === current.no);
  if (!question) return null;

  function move(step: 1 | -1): void {
    const next = at + step;
    if (next >= 0 && next < answers.list.length) setAt(next);
    else if (next >= 0 && start + next < total) onTurn(start + answersAtOnce);
    else if (next < 0 && start > 0) onTurn(start - answersAtOnce);
  }

  return (
    <QuestionFrame mediaUrl={(name) => answers.files[name] ?? null}>
      <MarkDesk
        key={keyOf(current)}
        homeworkId={homework.homework_id}
        answer={current}
        question={question}
        hidden={answers.hidden_keys.find(({ no }) => no === current.no)}
        files={answers.answer_files}
        comments={answers.comments}
        place={{ at: start + at + 1, total }}
        isHidden={isHidden}
        onSaved={(marks) =>
          setSaved(
            (before) => new Map([...before, ...marks.map((mark) => [`${mark.no} ${mark.answer_id}`, mark] as const)]),
          )
        }
        onMove={move}
      />
    </QuestionFrame>
  );
}

function MarkAnswers({ homework }: { homework: ManagedHomework }) {
  const t = useTexts('homework/mark');
  const [start, setStart] = useState(0);
  const { data, error, refetch } = useAnswers(homework.homework_id, start);
  usePageTitle(t('mark'), homework.title);
  return (
    <>
      <PageHeading title={t('mark')} text={homework.title}>
        <ButtonLink to={markingPath(homework.homework_id)}>
          <Icon name="menu" size={16} />
          {t('overview')}
        </ButtonLink>
      </PageHeading>
      {data && data.list.length > 0 ? (
        <Queue key={start} homework={homework} answers={data} start={start} onTurn={setStart} />
      ) : (
        <Card>
          {data && <EmptyState drawing="done" title={t('empty')} text={t('empty-text')} />}
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton lines={9} />}
        </Card>
      )}
    </>
  );
}

export function MarkAnswersPage() {
  return <NamedHomework>{(homework) => <MarkAnswers homework={homework} />}</NamedHomework>;
}
