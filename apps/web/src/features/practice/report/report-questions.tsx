import { useQuery } from '@tanstack/react-query';
import type { AnswerState, ExamQuestion, ResponseOf } from '@tiku/contract';
import { MaterialView, QuestionHead, ReviewView } from '@tiku/questions/views';
import { Button, tellFailure } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { AttachedFiles } from '../attempt/question/answer-files.tsx';
import { fetchPart, readPart } from '../attempt/paper.ts';
import type { FetchedPart } from '../attempt/paper.ts';
import { noesOfPart, partSize } from '../attempt/parts.ts';
import { PracticeFrame } from '../attempt/practice-frame.tsx';
import { GradeChanges } from '../attempt/question/grade-changes.tsx';
import { MarkerComment } from '../attempt/question/marker-comment.tsx';
import { MarkerRubric } from '../attempt/question/marker-rubric.tsx';
import { sendJudgement } from '../attempt/question/mark-actions.ts';
import { pointsOf, withKey } from '../attempt/question/reviewed.ts';
import { HiddenKeyNote, gradingOf } from '../../question/question.ts';
import { SelfJudgement } from '../attempt/question/self-judgement.tsx';
import { ReportButton } from '../../report/report.ts';
import { invalidatePractice } from '../practice.api.ts';
import type { Report } from './report-figures.tsx';
import styles from './report.module.css';

interface ReportQuestionsProps {
  report: Report;
  noes: number[];
  /** The numbers they were asked under. */
  numbers: ReadonlyMap<number, number>;
  /** The one to go to; asked for again, it is a new request. */
  wanted: { no: number } | undefined;
  /** Those that came along with the report. */
  first: FirstPart | undefined;
}

interface FirstPart {
  part: ResponseOf<'POST /app/user/exam/questions'>;
  /** When, in milliseconds. */
  at: number;
}

function usePart({ answer_id, exam_id }: Report, noes: number[], first: FirstPart | undefined) {
  const isFirst = first?.part.list.map(({ no }) => no).join() === noes.join();
  return useQuery<FetchedPart, CallFailed>(
    {
      queryKey: ['report', answer_id, noes],
      queryFn: () => fetchPart({ answerId: answer_id, examId: exam_id, noes }),
      ...(first && isFirst && { initialData: readPart(first.part), initialDataUpdatedAt: first.at }),
    },
    queryClient,
  );
}

interface ReviewedProps {
  question: ExamQuestion;
  state: AnswerState;
  number: number;
  answerFiles: Readonly<Record<string, string>>;
  report: Report;
  /** What is shown of it is no longer so. */
  onJudged: () => Promise<unknown>;
}

function Reviewed({ question, state, number, answerFiles, report, onJudged }: ReviewedProps) {
  const t = useTexts('practice');
  const format = useFormat();
  const share = state.right_share ?? null;

  async function judge(points: number): Promise<void> {
    const result = await sendJudgement(report.answer_id, question.no, points);
    if (!result.ok) return tellFailure(result.error);
    invalidatePractice();
    await onJudged();
  }

  return (
    <article className={styles.question} tabIndex={-1} aria-label={t('question', { no: number })}>
      <QuestionHead no={number} type={question.type} points={pointsOf(question)} />
      <ReviewView
        question={withKey(question, state)}
        answer={state.answer}
        grading={gradingOf(state)}
        attachments={<AttachedFiles answer={state.answer} addresses={answerFiles} />}
      />
      {state.hidden_key && <HiddenKeyNote hidden={state.hidden_key} />}
      <MarkerComment state={state} />
      <MarkerRubric state={state} />
      <GradeChanges changes={state.changes ?? []} />
      {report.may_judge && state.result?.status === 'needs-person' && <SelfJudgement state={state} onJudge={judge} />}
      {share !== null && (
        <p className={styles.note}>{t('right-share', { share: format.number(Math.round(share * 100)) })}</p>
      )}
      <ReportButton examId={report.exam_id} no={question.no} answerId={report.answer_id} />
    </article>
  );
}

/** Every question with mine and what is right, twenty at a time. */
export function ReportQuestions({ report, noes, numbers, wanted, first }: ReportQuestionsProps) {
  const t = useTexts('practice');
  const partOf = (no: number | undefined) => Math.floor(Math.max(0, noes.indexOf(no ?? -1)) / partSize);
  const [part, setPart] = useState(() => partOf(wanted?.no));
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    setPart(partOf(wanted?.no));
  }
  const reached = useRef<typeof wanted>(undefined);
  const { data, error, refetch } = usePart(report, noesOfPart(noes, part), first);
  const last = Math.floor((noes.length - 1) / partSize);
  const states = new Map(data?.answers.map((state) => [state.no, state]));

  // Once for each request: a refetch must not scroll anybody back.
  useEffect(() => {
    const item = data && wanted !== reached.current && document.getElementById(`question-${wanted?.no}`);
    if (!item) return;
    reached.current = wanted;
    item.scrollIntoView();
    item.querySelector('article')?.focus({ preventScroll: true });
  }, [data, wanted]);

  function turnTo(next: number): void {
    setPart(next);
    const heading = document.getElementById('questions');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  if (!data) {
    return <Unanswered answer={{ error, refetch }} />;
  }
  return (
    <PracticeFrame files={data.files} onStale={() => void refetch()}>
      <SpacedList wide>
        {data.questions.map((question, index) => {
          const state = states.get(question.no);
          const isNew = question.main_id !== (data.questions[index - 1]?.main_id ?? null);
          return (
            state && (
              <li key={question.no} id={`question-${question.no}`} className={styles.item}>
                {isNew && question.main && <MaterialView html={question.main} />}
                <Reviewed
                  question={question}
                  state={state}
                  number={numbers.get(question.no) ?? question.no}
                  answerFiles={data.answerFiles}
                  report={report}
                  onJudged={() => refetch()}
                />
              </li>
            )
          );
        })}
      </SpacedList>
      {last > 0 && (
        <div className={styles.pages}>
          <Button aria-disabled={part === 0 || undefined} onClick={() => part > 0 && turnTo(part - 1)}>
            {t('previous')}
          </Button>
          <span>
            {part + 1} / {last + 1}
          </span>
          <Button aria-disabled={part === last || undefined} onClick={() => part < last && turnTo(part + 1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </PracticeFrame>
  );
}
