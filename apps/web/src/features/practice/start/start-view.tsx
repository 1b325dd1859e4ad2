import type { ExamDetail, ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { examPath, historyPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ExamLink } from '../exam-link.tsx';
import { useExamOf, usePracticeHome } from '../practice.api.ts';
import { LastAttempts } from './last-attempts.tsx';
import { ListModes } from './list-modes.tsx';
import { QuickModes } from './quick-modes.tsx';
import { SelectModes } from './select-modes.tsx';
import type { SelectMode } from './select-modes.tsx';
import { SequentialCard } from './sequential-card.tsx';
import { TourOffer } from '../../tour/tour.ts';
import styles from './start.module.css';

type Home = ResponseOf<'GET /exam/user_online_prac/home'>;

function Modes({ exam, home }: { exam: ExamDetail; home: Home }) {
  const t = useTexts('practice');
  const [asked, ask] = useState<{ mode: SelectMode } | null>(null);
  const figures = home.exam;
  if (!figures) return null;
  if (figures.has_levels) {
    return (
      <Card>
        <EmptyState title={t('levels')} text={t('levels-text')}>
          <ButtonLink look="primary" to={examPath(exam.id)}>
            {t('to-exam')}
          </ButtonLink>
        </EmptyState>
      </Card>
    );
  }
  if (figures.questions_count === 0) {
    return (
      <Card>
        <EmptyState title={t('no-questions')}>
          <ButtonLink look="primary" to={examPath(exam.id)}>
            {t('to-exam')}
          </ButtonLink>
        </EmptyState>
      </Card>
    );
  }
  const sequential = home.practices.find(({ prac_type }) => prac_type === practiceTypes.sequential);
  return (
    <div className={styles.modes}>
      <TourOffer name="start" />
      <SequentialCard examId={exam.id} total={figures.questions_count} record={sequential} />
      <QuickModes examId={exam.id} onSelect={(mode) => ask({ mode })} />
      <SelectModes exam={exam} total={figures.questions_count} asked={asked} onChoose={() => ask(null)} />
      <ListModes examId={exam.id} figures={figures} />
      <LastAttempts practices={home.practices} examId={exam.id} rank={figures.rank} />
    </div>
  );
}

/** All ways to practise an exam, with the one to go on with first. */
export function StartView({ examId }: { examId: number }) {
  const t = useTexts('practice');
  const exam = useExamOf(examId);
  const home = usePracticeHome(examId);
  const error = exam.error ?? home.error;
  usePageTitle(t('title'), exam.data?.exam.title);
  return (
    <>
      {!error && <ExamLink exam={exam.data?.exam} />}
      <PageHeading title={t('title')}>
        {home.data && home.data.practices.length > 0 && (
          <ButtonLink to={historyPath(examId)}>{t('history')}</ButtonLink>
        )}
      </PageHeading>
      {exam.data && home.data && <Modes exam={exam.data.exam} home={home.data} />}
      {error && !(exam.data && home.data) && (
        <Card>
          {error.failure.status === 404 ? (
            <EmptyState drawing="lost" title={t('exam-missing')} text={t('exam-missing-text')}>
              <ButtonLink look="primary" to={paths.publicExams}>
                {t('find-exams')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ErrorState message={error.message} onRetry={() => void Promise.all([exam.refetch(), home.refetch()])} />
          )}
        </Card>
      )}
      {!error && !(exam.data && home.data) && (
        <Card>
          <Skeleton lines={9} />
        </Card>
      )}
    </>
  );
}
