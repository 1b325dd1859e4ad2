import type { ExamDetail } from '@tiku/contract';
import { examStatus } from '@tiku/contract/limits';
import { Button, ButtonLink, Icon, MenuButton } from '@tiku/ui';
import { useState } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCanOpen } from '../../../lib/navigation/page-access.ts';
import { PractiseLink } from '../../practice/practice.ts';
import { ExamBadges } from '../list/exam-badges.tsx';
import { ExamCover } from '../list/exam-cover.tsx';
import styles from './exam-detail.module.css';
import { FavoriteButton } from '../list/favorite-button.tsx';
import { Rating } from '../reviews/rating.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useExamActions } from '../use-exam-actions.ts';

/** What an author does here beside what everybody can. */
function AuthorMenu({ exam, onShare }: { exam: ExamDetail; onShare: () => void }) {
  const t = useTexts('exam');
  const { entries } = useExamActions(exam, onShare);
  const [, ...others] = entries;
  return (
    <MenuButton label={t('actions', { title: exam.title })} className={styles.more} entries={others}>
      <Icon name="more" />
    </MenuButton>
  );
}

function Actions({ exam, onShare }: { exam: ExamDetail; onShare: () => void }) {
  const t = useTexts('exam');
  const canOpen = useCanOpen();
  const canPractise = canOpen(paths.practice) && exam.levels_count === 0 && exam.questions_count > 0;
  const mayShare = exam.is_mine || !exam.isprivate;
  return (
    <div className={styles.actions}>
      {canPractise && <PractiseLink examId={exam.id} />}
      <ButtonLink look={canPractise ? 'secondary' : 'primary'} to={examPath(exam.id, paths.questions)}>
        <Icon name="question" size={18} />
        {t('look-at-questions')}
      </ButtonLink>
      <FavoriteButton exam={exam} withText />
      {mayShare && (
        <Button onClick={onShare}>
          <Icon name="share" size={18} />
          {t('share')}
        </Button>
      )}
    </div>
  );
}

export function ExamHead({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const format = useFormat();
  const [isSharing, setSharing] = useState(false);
  const isDeleted = exam.status === examStatus.deleted;
  const share = () => setSharing(true);
  useArrival();
  return (
    <header className={styles.head}>
      <ExamCover title={exam.title} large />
      <div className={styles.headText}>
        <ExamBadges exam={exam} />
        <h1 tabIndex={-1}>{exam.title}</h1>
        <p className={styles.byline}>
          <Rating rating={exam.rating} reviews={exam.reviews_count} />
          <span>{t('questions', { count: exam.questions_count })}</span>
          {exam.duration > 0 && <span>{format.minutes(exam.duration)}</span>}
          <span>{t('by', { name: exam.author.name })}</span>
          <span>{t('updated-on', { date: format.date(exam.updated_at) })}</span>
        </p>
      </div>
      {exam.is_mine && !isDeleted && <AuthorMenu exam={exam} onShare={share} />}
      {!isDeleted && <Actions exam={exam} onShare={share} />}
      {isSharing && <ShareDialog exam={exam} onClose={() => setSharing(false)} />}
    </header>
  );
}
