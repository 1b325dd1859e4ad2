// Why somebody should look at a question again: its key may be wrong, or it tells nobody from another.
import type { QuestionStat, ReviewReason } from '@tiku/contract';

type Figures = Pick<QuestionStat, 'papers_count' | 'answered_count' | 'right_share' | 'discrimination' | 'options'>;

/** Fewer say nothing. */
const fewestPapers = 5;
const fewestForEasy = 10;
const hardly = 0.2;

export function findReviewReasons(figures: Figures): ReviewReason[] {
  const { papers_count: papers, right_share: share, discrimination } = figures;
  if (papers < fewestPapers || share === null) return [];
  const reasons: ReviewReason[] = [];
  if (share < hardly) reasons.push('hardly_right');
  if (share === 1 && papers >= fewestForEasy) reasons.push('all_right');
  if (discrimination !== null && discrimination < 0) reasons.push('wrong_way_round');
  if (hasPopularWrong(figures)) reasons.push('popular_wrong_option');
  return reasons;
}

/** A wrong option was chosen more often than one of the right ones. */
function hasPopularWrong({ options }: Figures): boolean {
  const right = options.filter(({ is_correct }) => is_correct).map(({ count }) => count);
  const wrong = options.filter(({ is_correct }) => is_correct === false).map(({ count }) => count);
  return right.length > 0 && wrong.length > 0 && Math.max(...wrong) > Math.min(...right);
}
