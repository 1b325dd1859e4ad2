import type {
  ExamComparison,
  ExamDetail,
  ResponseOf,
  ReviewedBundle,
  ReviewedGroup,
  SuspendKind,
} from '@tiku/contract';
import { bundleStatus, examStatus, groupStatus } from '@tiku/contract/limits';
import { Avatar, Badge, Button, Card, EmptyState, Facts, Link } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { SpacedList } from '../../../ui/list/spaced-list.tsx';
import { logoOf } from '../../bundle/bundle.api.ts';
import { BundleComparison } from '../../bundle/bundle.ts';
import { Comparison } from '../../exam/exam.ts';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { reviewPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { Unopened } from '../unopened.tsx';
import { WaitingTimes } from '../queue-row.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Step } from './decision-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useReview, useReviewedChanges, useReviewedQuestions } from './review.api.ts';

type Review = ResponseOf<'GET /operator/review'>;

function Questions({ examId }: { examId: number }) {
  const t = useTexts('operator');
  const list = useReviewedQuestions(examId);
  const files = Object.assign({}, ...(list.data?.pages.map((page) => page.files) ?? []));
  return (
    <GrowingList list={list} more={t('more')} empty={<EmptyState title={t('review.no-questions')} />}>
      {(questions) => (
        <QuestionMedia files={files} onStale={() => void list.refetch()}>
          <SpacedList>
            {questions.map((question, index) => (
              <li key={question.no}>
                <QuestionCard
                  withKey
                  question={question}
                  withMaterial={question.main_id !== (questions[index - 1]?.main_id ?? null)}
                />
              </li>
            ))}
          </SpacedList>
        </QuestionMedia>
      )}
    </GrowingList>
  );
}

function AboutExam({ exam }: { exam: ExamDetail }) {
  const t = useTexts('operator');
  return (
    <>
      <Facts
        facts={[
          { name: t('fact.questions'), value: exam.questions_count },
          { name: t('fact.score'), value: exam.full_score },
          { name: t('fact.files'), value: exam.files_count },
          { name: t('fact.version'), value: exam.version },
        ]}
      />
      {exam.description !== '' && <p className={styles.body}>{exam.description}</p>}
    </>
  );
}

function AboutBundle({ bundle }: { bundle: ReviewedBundle }) {
  const t = useTexts('operator');
  return (
    <>
      <Avatar name={bundle.title} src={logoOf(bundle)} size={96} />
      <p className={styles.body}>{bundle.description}</p>
      <ul className={styles.rows}>
        {bundle.exams.map((exam) => (
          <li key={exam.id} className={styles.row}>
            <Link to={reviewPath('exam', exam.id)}>{exam.title}</Link>
            <RowAbout className={styles.about}>
              <StatusBadge kind="exam" status={exam.status} />
              {t('parts.exam', { count: exam.questions_count })}
            </RowAbout>
          </li>
        ))}
      </ul>
    </>
  );
}

function AboutGroup({ group }: { group: ReviewedGroup }) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <>
      {group.suspension_reason !== '' && (
        <p className={styles.quote}>{t('group.reason', { reason: group.suspension_reason })}</p>
      )}
      <Facts
        facts={[
          { name: t('group.members'), value: format.number(group.member_count) },
          { name: t('group.homework'), value: format.number(group.homework_count) },
          { name: t('group.shares'), value: format.number(group.share_count) },
          { name: t('group.notices'), value: format.number(group.notice_count) },
          { name: t('group.public-id'), value: group.public_id },
          { name: t('group.founded'), value: format.date(group.created_at) },
        ]}
      />
      {group.description !== '' && <p className={styles.body}>{group.description}</p>}
    </>
  );
}

function ChangedExam({ examId, comparison }: { examId: number; comparison: ExamComparison }) {
  return <Comparison comparison={comparison} questions={useReviewedChanges(examId)} />;
}

/** What can be done with something in its status; a change may wait while the rest is open or suspended. */
function stepsFor(kind: SuspendKind, status: number, hasChange: boolean): Step[] {
  if (kind === 'group') {
    if (status === groupStatus.suspended) return ['restore'];
    return status === groupStatus.normal ? ['suspend'] : [];
  }
  if (hasChange) return ['approve', 'refuse', status === examStatus.suspended ? 'restore' : 'suspend'];
  if (status === examStatus.suspended) return ['restore'];
  const isWaiting = status === (kind === 'exam' ? examStatus.reviewing : bundleStatus.reviewing);
  if (isWaiting) return ['approve', 'refuse', 'suspend'];
  return status === examStatus.normal || (kind === 'exam' && status === examStatus.expired) ? ['suspend'] : [];
}

function Opened({ kind, id, review }: { kind: SuspendKind; id: number; review: Review }) {
  const t = useTexts('operator');
  const [step, setStep] = useState<Step | null>(null);
  const { exam, bundle, group, author, waiting, exam_change, bundle_change } = review;
  const hasChange = exam_change !== null || bundle_change !== null;
  const title = exam?.title ?? bundle?.title ?? group?.name ?? '';
  const status = (exam ?? bundle ?? group)?.status ?? examStatus.normal;
  usePageTitle(title);
  return (
    <>
      <PageHeading
        title={title}
        text={t(kind === 'group' ? 'group.by' : 'review.by', { name: author.name, username: author.username })}
      >
        <div className={styles.actions}>
          {stepsFor(kind, status, hasChange).map((each) => (
            <Button key={each} look={each === 'approve' ? 'primary' : 'secondary'} onClick={() => setStep(each)}>
              {t(`step.${each}`)}
            </Button>
          ))}
        </div>
      </PageHeading>
      <div className={styles.stack}>
        <Card className={styles.stack}>
          <RowAbout className={styles.about}>
            <StatusBadge kind={kind} status={status} />
            {hasChange && <Badge>{t('review.change')}</Badge>}
            {waiting && <WaitingTimes since={waiting.waiting_since} due={waiting.due_at} isLate={waiting.is_late} />}
          </RowAbout>
          {exam && <AboutExam exam={exam} />}
          {bundle && <AboutBundle bundle={bundle} />}
          {group && <AboutGroup group={group} />}
        </Card>
        {hasChange && <p>{t('review.change-text')}</p>}
        {bundle && bundle_change && (
          <Card aria-label={t('review.change')}>
            <BundleComparison
              bundle={bundle}
              exams={bundle.exams}
              change={bundle_change}
              addressOf={(examId) => reviewPath('exam', examId)}
            />
          </Card>
        )}
        {exam && exam_change && <ChangedExam examId={exam.id} comparison={exam_change} />}
        {exam && !exam_change && (
          <section aria-label={t('review.questions')}>
            <Questions examId={exam.id} />
          </section>
        )}
        {step && (
          <DecisionDialog
            kind={kind}
            id={id}
            title={title}
            step={step}
            seenAt={review.seen_at}
            onClose={() => setStep(null)}
          />
        )}
      </div>
    </>
  );
}

export function ReviewPage() {
  const { kind, id, ...answer } = useReview();
  if (answer.data) return <Opened key={`${kind} ${id}`} kind={kind} id={id} review={answer.data} />;
  return <Unopened what="review" id={id} answer={answer} />;
}
