// Exams that end, are searched, or were upgraded.
import { expireExams, indexExams } from './exam.ts';
import { mergeMarks, purgeVersions } from './upgrade/upgrade.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs, Purges } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'expire-exams': NoPayload;
    'index-exams': NoPayload;
    'merge-marks': { exam_id: number };
  }
}

export const examJobs = {
  'expire-exams': onSchedule('* * * * *', { retries: 3, retryDelay: 10, maxSeconds: 5 * 60 }, ({ db }) =>
    expireExams(db),
  ),
  'index-exams': onSchedule('* * * * *', { retries: 3, retryDelay: 10, maxSeconds: 10 * 60 }, ({ db }, run) =>
    indexExams(db, run),
  ),
  'merge-marks': {
    // Until it is done the exam cannot be upgraded again.
    retries: 50,
    retryDelay: 5,
    maxSeconds: 60 * 60,
    concurrency: 2,
    run: ({ db }, { exam_id }, { signal }) => mergeMarks(db, exam_id, signal),
  },
} satisfies FeatureJobs<'expire-exams' | 'index-exams' | 'merge-marks'>;

export const examPurges: Purges = {
  'exam versions': ({ db }) => purgeVersions(db),
};
