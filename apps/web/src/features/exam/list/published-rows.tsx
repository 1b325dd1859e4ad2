import type { ListedExam } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Icon, MenuButton } from '@tiku/ui';
import { useState } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import { ExamBadges } from './exam-badges.tsx';
import styles from './published-rows.module.css';
import { ShareDialog } from '../detail/share-dialog.tsx';
import { canBePublished, useExamActions, usePublishPath } from '../use-exam-actions.ts';

function ExamFigures({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const format = useFormat();
  const figures = [
    { name: t('figure.questions'), value: format.count(exam.questions_count) },
    { name: t('figure.opened'), value: format.count(exam.opened_count) },
    { name: t('figure.favorites'), value: format.count(exam.favorites_count) },
    { name: t('figure.rating'), value: exam.reviews_count > 0 ? format.score(exam.rating) : '–' },
  ];
  return <Figures className={styles.figures} figures={figures} />;
}

/** What an author most likely came for. */
function NextStep({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const publishPath = usePublishPath();
  if (canBePublished(exam)) return <ButtonLink to={publishPath(exam)}>{t('publish')}</ButtonLink>;
  return (
    <ButtonLink className={styles.wide} to={examPath(exam.id, paths.questions)}>
      {t('edit-questions')}
    </ButtonLink>
  );
}

function PublishedRow({ exam }: { exam: ListedExam }) {
  const t = useTexts('exam');
  const format = useFormat();
  const [isSharing, setSharing] = useState(false);
  const { entries, recover } = useExamActions(exam, () => setSharing(true));
  const isDeleted = exam.status === examStatus.deleted;
  return (
    <Row className={styles.row}>
      <div className={styles.main}>
        <RowTitle covers to={examPath(exam.id)}>
          {exam.title}
        </RowTitle>
        <RowAbout className={styles.about}>
          <ExamBadges exam={exam} />
          <span>
            {isDeleted && exam.purged_at
              ? t('gone-on', { date: format.date(exam.purged_at) })
              : t('updated-on', { date: format.date(exam.updated_at) })}
          </span>
          {!isDeleted && exam.expires_at && <span>{t('expires-on', { date: format.dateTime(exam.expires_at) })}</span>}
        </RowAbout>
      </div>
      <ExamFigures exam={exam} />
      <div className={styles.actions}>
        {!isDeleted && <NextStep exam={exam} />}
        {isDeleted ? (
          <Button onClick={recover}>
            <Icon name="undo" size={16} />
            {t('recover')}
          </Button>
        ) : (
          <MenuButton label={t('actions', { title: exam.title })} className={styles.more} entries={entries}>
            <Icon name="more" />
          </MenuButton>
        )}
      </div>
      {isSharing && <ShareDialog exam={exam} onClose={() => setSharing(false)} />}
    </Row>
  );
}

/** An author's exams: rows with their figures in columns, cards on a phone. */
export function PublishedRows({ exams }: { exams: readonly ListedExam[] }) {
  return (
    <Rows>
      {exams.map((exam) => (
        <PublishedRow key={exam.id} exam={exam} />
      ))}
    </Rows>
  );
}
