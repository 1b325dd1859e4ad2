// Attempts whose time is up, results that are due, and what was deleted.
import { eachStep } from '../../platform/jobs/each-of-many.ts';
import { purgeExams } from '../exam/exam.ts';
import { countAnswers, countMovedRanks, purgeAttempts, sweepAttempts, sweepResults } from './attempt.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'count-answers': NoPayload;
    'purge-exams': NoPayload;
    'sweep-attempts': NoPayload;
  }
}

export const attemptJobs = {
  'count-answers': onSchedule('* * * * *', { retries: 3, retryDelay: 30, maxSeconds: 10 * 60 }, async ({ db }, run) => {
    await countAnswers(db, run);
    await countMovedRanks(db, run);
  }),
  'purge-exams': onSchedule('10 4 * * *', { retries: 3, retryDelay: 300, maxSeconds: 60 * 60 }, (services, run) => {
    const { db, files } = services;
    // What was answered goes before what was asked.
    const steps = { attempts: () => purgeAttempts(services, run), exams: () => purgeExams(db, files, run) };
    return eachStep(db, 'exam-step', steps, run);
  }),
  // The next minute brings the next sweep.
  'sweep-attempts': onSchedule('* * * * *', { retries: 1, retryDelay: 5, maxSeconds: 10 * 60 }, (services, run) => {
    const steps = { attempts: () => sweepAttempts(services, run), results: () => sweepResults(services, run) };
    return eachStep(services.db, 'sweep-step', steps, run);
  }),
} satisfies FeatureJobs<'count-answers' | 'purge-exams' | 'sweep-attempts'>;
