import type { ExamDetail } from '@tiku/contract';
import { ButtonLink, Card, EmptyState } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useList } from '../../../lib/api/list.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { LoadedExam } from '../loaded-exam.tsx';
import { MyReview } from './my-review.tsx';
import { Rating } from './rating.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

function Reviews({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const list = useList('GET /exam/reviews', { exam_id: exam.id }, usePaging());
  return (
    <>
      <ExamPageHeading exam={exam} title={t('reviews')}>
        <Rating rating={exam.rating} reviews={exam.reviews_count} />
      </ExamPageHeading>
      <PagedList
        list={list}
        empty={
          <EmptyState title={t('reviews.none')} text={exam.is_mine ? t('reviews.none-author') : t('reviews.none-text')}>
            {exam.is_mine && <ButtonLink to={examPath(exam.id)}>{t('share')}</ButtonLink>}
          </EmptyState>
        }
      >
        {(reviews) => (
          <>
            <h2 className="visually-hidden">{t('reviews')}</h2>
            <ul className={styles.list}>
              {reviews.map((review) => (
                <ReviewCard key={review.user_id} exam={exam} review={review} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {!exam.is_mine && (
        <Card className={styles.own}>
          <MyReview exam={exam} />
        </Card>
      )}
    </>
  );
}

export function ExamReviewsPage() {
  const t = useTexts('exam');
  return <LoadedExam title={t('reviews')}>{(exam) => <Reviews exam={exam} />}</LoadedExam>;
}
