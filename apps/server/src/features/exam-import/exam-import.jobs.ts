// Files that become exams.
import { convertDocx, purgeConversions, purgeImports, readImport } from './exam-import.ts';
import type { FeatureJobs, Purges } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'convert-docx': { key: string };
    'read-import': { import_id: number };
  }
}

export const examImportJobs = {
  'convert-docx': {
    // The last one only says that it cannot be done.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 10 * 60,
    concurrency: 1,
    run: (services, { key }, { attempt }) => convertDocx(services, key, attempt),
  },
  'read-import': {
    // The last one only says that it cannot be done.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 15 * 60,
    concurrency: 2,
    run: (services, { import_id }, context) => readImport(services, import_id, context),
  },
} satisfies FeatureJobs<'convert-docx' | 'read-import'>;

export const examImportPurges: Purges = {
  conversions: (services, run) => purgeConversions(services, run),
  imports: (services, run) => purgeImports(services, run),
};
