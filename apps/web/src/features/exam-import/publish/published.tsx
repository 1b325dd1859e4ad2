import type { ExamDetail } from '@tiku/contract';
import { examStatus, limits } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, EmptyState, Icon } from '@tiku/ui';
import { useState } from 'react';
import { examPath, startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ShareDialog, UndoUpgrade } from '../../exam/exam.ts';
import styles from './publish-form.module.css';

export function isOut({ status }: Pick<ExamDetail, 'status'>): boolean {
  return status !== examStatus.draft && status !== examStatus.expired;
}

/** People's marks follow their questions in the background; the way back stays open for a month. */
function UpgradeNotice({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam-import');
  return (
    <div className={styles.notice}>
      <Icon name="clock" />
      <p>{t('upgraded.text', { minutes: limits.mergeMinutes, days: limits.recoverDays })}</p>
      <UndoUpgrade exam={exam} onDone={() => navigate(examPath(exam.id), { replace: true })} />
    </div>
  );
}

function useWords(exam: ExamDetail): { title: string; text: string } {
  const t = useTexts('exam-import');
  if (exam.status === examStatus.reviewing)
    return { title: t('published.reviewing'), text: t('published.reviewing-text', { days: limits.reviewDays }) };
  if (!isOut(exam)) return { title: t('published.draft'), text: t('published.draft-text') };
  return { title: t('published.title'), text: exam.isprivate ? t('published.private') : t('published.public') };
}

export function Published({ exam, isUpgraded }: { exam: ExamDetail; isUpgraded: boolean }) {
  const t = useTexts('exam-import');
  const canOpen = useCanOpen();
  const [isSharing, setSharing] = useState(false);
  const { title, text } = useWords(exam);
  const heading = isUpgraded ? t('upgraded.title') : title;
  usePageTitle(heading, exam.title);
  return (
    <>
      <PageHeading title={heading} text={exam.title} />
      {isUpgraded && <UpgradeNotice exam={exam} />}
      <Card>
        <EmptyState drawing="done" title={t('published.ready', { count: exam.questions_count })} text={text}>
          <ButtonLink look="primary" to={examPath(exam.id)}>
            {t('to-exam')}
          </ButtonLink>
          {isOut(exam) && (
            <Button onClick={() => setSharing(true)}>
              <Icon name="share" size={16} />
              {t('published.share')}
            </Button>
          )}
          {isOut(exam) && exam.levels_count === 0 && canOpen(paths.practice) && (
            <ButtonLink to={startPath(exam.id)}>{t('published.practise')}</ButtonLink>
          )}
          <ButtonLink look="quiet" to={paths.importNewExam}>
            {t('published.next')}
          </ButtonLink>
        </EmptyState>
      </Card>
      {isSharing && <ShareDialog exam={exam} onClose={() => setSharing(false)} />}
    </>
  );
}
