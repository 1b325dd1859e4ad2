// What each kind of job does. A kind without a handler does not compile.
import type pg from 'pg';
import { backUpNightly } from '../backup/nightly.ts';
import { purgeCaptchas } from '../captcha/captcha.store.ts';
import { purgeDevices } from '../../features/account/known-device.store.ts';
import { sendReset } from '../../features/account/reset-password.ts';
import { findTwins, purgeBankUndo } from '../../features/bank/bank.ts';
import { askAccounts } from '../../features/company/company.ts';
import { purgeChanges } from '../../features/events/events.ts';
import { purgeParts } from '../files/upload-part.store.ts';
import { convertDocx, purgeConversions, purgeImports, readImport } from '../../features/exam-import/exam-import.ts';
import { mergeMarks, purgeVersions } from '../../features/exam/upgrade/upgrade.ts';
import { expireExams, indexExams, purgeExams } from '../../features/exam/exam.ts';
import { purgeGroupScores } from '../../features/group/group.ts';
import { remindOfHomework } from '../../features/homework/homework.ts';
import { mailNotices } from '../../features/notice/mail-notices.ts';
import { fitEverybody, remindOfStudy, scheduleEverybody } from '../../features/review/review.ts';
import { countAnswers, purgeAttempts, sweepAttempts, sweepResults } from '../../features/practice/practice.ts';
import { sweepOrphanFiles, sweepUnmappedFiles } from '../files/sweep-files.ts';
import type { Services } from '../services/services.ts';
import { purgeSessions } from '../session/sessions.ts';
import { purgeThrottle } from '../limits/throttle.ts';
import { purgeMessages } from '../messages/messages.store.ts';
import { eachStep } from './each-of-many.ts';
import { purgeVerifications } from '../../features/account/purge-verifications.ts';

/** `connection` is for what may take hours; that of the process's own pools where none is given. */
export async function handleJobs(services: Services, connection: pg.PoolConfig = services.pool.options): Promise<void> {
  const { config, db, files, jobs, messages } = services;
  await jobs.work({
    'ask-company-users': ({ user_ids }) => askAccounts(db, user_ids),
    'back-up': async () => {
      if (config.backup) await backUpNightly({ connection, files }, config.backup);
    },
    'convert-docx': ({ key }, { attempt }) => convertDocx(services, key, attempt),
    'count-answers': async (_payload, run) => {
      await countAnswers(db, run);
    },
    'expire-exams': () => expireExams(db),
    'find-twins': ({ exam_id }, { signal }) => findTwins(db, exam_id, signal),
    'index-exams': async (_payload, run) => {
      await indexExams(db, run);
    },
    'fit-reviews': (_payload, run) => fitEverybody(db, run),
    'mail-notices': (_payload, run) => mailNotices(services, run),
    'merge-marks': ({ exam_id }, { signal }) => mergeMarks(db, exam_id, signal),
    'purge-exams': (_payload, run) =>
      // What was answered goes before what was asked.
      eachStep(
        db,
        'exam-step',
        {
          attempts: () => purgeAttempts(services, run),
          exams: () => purgeExams(db, files, run),
        },
        run,
      ),
    'purge-expired': (_payload, run) =>
      eachStep(
        db,
        'purge-step',
        {
          sessions: () => purgeSessions(db),
          changes: () => purgeChanges(db),
          'upload parts': () => purgeParts(db),
          devices: () => purgeDevices(db),
          throttle: () => purgeThrottle(db),
          captchas: () => purgeCaptchas(db),
          verifications: () => purgeVerifications(db),
          messages: () => purgeMessages(db),
          conversions: () => purgeConversions(services, run),
          imports: () => purgeImports(services, run),
          'exam versions': () => purgeVersions(db),
          'group scores': () => purgeGroupScores(db),
          'bank undo': () => purgeBankUndo(db),
        },
        run,
      ),
    'read-import': ({ import_id }, context) => readImport(services, import_id, context),
    'remind-homework': async (_payload, run) => {
      await remindOfHomework(db, run);
    },
    'remind-study': (_payload, run) => remindOfStudy(db, run),
    'schedule-reviews': (_payload, run) => scheduleEverybody(db, run),
    'send-message': ({ message_id }, { attempt }) => messages.deliver(message_id, attempt),
    'send-reset': (request) => sendReset(services, request),
    'sweep-attempts': (_payload, run) =>
      eachStep(
        db,
        'sweep-step',
        { attempts: () => sweepAttempts(services, run), results: () => sweepResults(services, run) },
        run,
      ),
    'sweep-files': (_payload, run) =>
      eachStep(
        db,
        'file-step',
        {
          unmapped: () => sweepUnmappedFiles(db, files, run),
          orphans: () => sweepOrphanFiles(db, files, new Date(), run),
        },
        run,
      ),
  });
}
