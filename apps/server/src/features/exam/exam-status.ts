// What an exam is when its author has published or changed it.
import { examStatus } from '@tiku/contract';
import type { ExamStatus } from '@tiku/contract';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { needsReview } from '../submission/submission.ts';
import type { ExamRow } from './exam-row.ts';

export function statusWhenPublished(config: Pick<Config, 'reviewsExams'>, isprivate: boolean): ExamStatus {
  return needsReview(config, { isprivate }) ? examStatus.reviewing : examStatus.normal;
}

export function statusAfter(config: Config, row: ExamRow, isprivate: boolean, toPublish: boolean): ExamStatus {
  if (toPublish && row.status === examStatus.suspended) throw new AppError('exam_suspended');
  if (toPublish && row.questions_count === 0) throw new AppError('exam_empty');
  const published = statusWhenPublished(config, isprivate);
  switch (row.status) {
    case examStatus.draft:
    case examStatus.expired:
      return toPublish ? published : row.status;
    case examStatus.normal:
      return row.isprivate && !isprivate ? published : row.status;
    case examStatus.reviewing:
      return isprivate ? examStatus.normal : row.status;
    default:
      return row.status;
  }
}
