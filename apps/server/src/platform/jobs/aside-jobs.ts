import type { AsideKind } from '@tiku/contract';

/** Of those that carry nothing. */
type RecurringJob =
  | 'complete-marking'
  | 'count-answers'
  | 'fit-reviews'
  | 'index-exams'
  | 'mail-notices'
  | 'measure-papers'
  | 'purge-exams'
  | 'purge-expired'
  | 'remind-homework'
  | 'remind-study'
  | 'scale-forms'
  | 'schedule-reviews'
  | 'sweep-attempts'
  | 'sweep-files';

/** The job that tries again what is set aside. */
export const jobOfAside: Record<AsideKind, RecurringJob> = {
  'hand-in': 'sweep-attempts',
  'release-results': 'sweep-attempts',
  'complete-marking': 'complete-marking',
  'schedule-reviews': 'schedule-reviews',
  'fit-reviews': 'fit-reviews',
  'mail-notices': 'mail-notices',
  'remind-study': 'remind-study',
  'remind-hour': 'remind-homework',
  'remind-day': 'remind-homework',
  'index-exams': 'index-exams',
  'count-answers': 'count-answers',
  'measure-papers': 'measure-papers',
  'scale-forms': 'scale-forms',
  'purge-attempts': 'purge-exams',
  'reduce-attempts': 'purge-exams',
  'purge-exams': 'purge-exams',
  'remove-exams': 'purge-exams',
  'purge-imports': 'purge-expired',
  'purge-conversions': 'purge-expired',
  'remove-files': 'sweep-files',
  'remove-bytes': 'sweep-files',
  'sweep-step': 'sweep-attempts',
  'purge-step': 'purge-expired',
  'exam-step': 'purge-exams',
  'file-step': 'sweep-files',
};
