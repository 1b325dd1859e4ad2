import type { AnswerState, ExamQuestion } from '@tiku/contract';
import { Button, ButtonLink, Icon } from '@tiku/ui';
import { attemptPath, paths, questionsPath } from '../../../../lib/navigation/paths.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useCanOpen } from '../../../../lib/navigation/page-access.ts';
import { stringifySearch } from '../../../../lib/navigation/search-params.ts';
import { TakeButton } from '../../../bank/bank.ts';
import { useExamOf } from '../../practice.api.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { saveHighlights, toggleMastered } from './mark-actions.ts';
import styles from './question-body.module.css';

const feedbackPath = paths.newFeedback;

function ReportError({ no }: { no: number }) {
  const t = useTexts('practice');
  const canOpen = useCanOpen();
  const { attemptId, examId } = useAttemptSession();
  const exam = useExamOf(examId).data?.exam;
  if (!exam || !canOpen(feedbackPath)) return null;
  const subject = t('report-error.subject', { title: exam.title, id: exam.public_id, no });
  const about = questionsPath(examId, no);
  const search = stringifySearch({ subject, about, redirect: attemptPath(attemptId, no) });
  return (
    <ButtonLink look="quiet" className={styles.tool} to={feedbackPath + search}>
      <Icon name="alert" size={18} />
      {t('report-error')}
    </ButtonLink>
  );
}

function Take({ no }: { no: number }) {
  const { attemptId, examId } = useAttemptSession();
  const exam = useExamOf(examId).data?.exam;
  return exam ? (
    <TakeButton exam={exam} what={{ noes: [no], answer_id: attemptId }} look="quiet" className={styles.tool} />
  ) : null;
}

/** What can be done with a question once its answer is known. */
export function QuestionTools({ question: { no }, state }: { question: ExamQuestion; state: AnswerState }) {
  const t = useTexts('practice');
  const format = useFormat();
  const session = useAttemptSession();
  const isMastered = useAttempt((attempt) => (attempt.marks.get(no)?.mastered_at ?? null) !== null);
  const hasHighlights = useAttempt((attempt) => (attempt.marks.get(no)?.highlights.length ?? 0) > 0);
  const share = state.right_share ?? null;
  return (
    <>
      {share !== null && (
        <p className={styles.share}>{t('right-share', { share: format.number(Math.round(share * 100)) })}</p>
      )}
      <div className={styles.tools}>
        <Button
          look="quiet"
          className={styles.tool}
          aria-pressed={isMastered}
          onClick={() => void toggleMastered(session, no)}
        >
          <Icon name="shield" size={18} />
          {t('mastered')}
        </Button>
        {hasHighlights && (
          <Button look="quiet" className={styles.tool} onClick={() => void saveHighlights(session, no, [])}>
            <Icon name="cross" size={18} />
            {t('highlight.clear')}
          </Button>
        )}
        <Take no={no} />
        <ReportError no={no} />
      </div>
    </>
  );
}
