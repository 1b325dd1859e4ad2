import type { ExamDetail } from '@tiku/contract';
import { Card, ErrorState, Link, Skeleton } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/api/query.ts';
import { MyReview } from '../reviews/my-review.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import styles from '../reviews/reviews.module.css';

const shown = 3;

/** The newest reviews, and mine. */
export function ReviewsPreview({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const { data, error, isPending, refetch } = useCall('GET /exam/reviews', { exam_id: exam.id, limit: 10 });
  const others = data?.list.filter(({ is_mine }) => !is_mine).slice(0, shown) ?? [];
  return (
    <Card aria-labelledby="reviews">
      <div className={styles.heading}>
        <h2 id="reviews">{t('reviews')}</h2>
        {exam.reviews_count > 0 && (
          <Link to={examPath(exam.id, paths.reviews)}>{t('reviews.all', { count: exam.reviews_count })}</Link>
        )}
      </div>
      {isPending && <Skeleton lines={5} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && others.length === 0 && <p className={styles.none}>{t('reviews.none')}</p>}
      <ul>
        {others.map((review) => (
          <ReviewCard key={review.user_id} exam={exam} review={review} />
        ))}
      </ul>
      <MyReview exam={exam} />
    </Card>
  );
}
