import type { Config } from '../../platform/config/config.ts';

/** Operators look at what is for everybody before others see it or a change of it, where the deployment asks for that. */
export function needsReview(
  { reviewsExams }: Pick<Config, 'reviewsExams'>,
  { isprivate }: { isprivate: boolean },
): boolean {
  return reviewsExams && !isprivate;
}
