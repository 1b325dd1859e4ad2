import type { AnswerState, ExamQuestion } from '@tiku/contract';
import { Button, Icon } from '@tiku/ui';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { TakeButton } from '../../../take/take.ts';
import { ReportButton } from '../../../report/report.ts';
import { useExamOf } from '../../practice.api.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import { saveHighlights, toggleMastered } from './mark-actions.ts';
import styles from './question-body.module.css';

/** Nobody reports a question of their own: they edit it. */
export function ReportError({ no }: { no: number }) {
  const { attemptId, examId } = useAttemptSession();
  const exam = useExamOf(examId).data?.exam;
  if (exam?.is_mine) return null;
  return <ReportButton examId={examId} no={no} answerId={attemptId} className={styles.tool} />;
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
