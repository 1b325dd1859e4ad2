// What each kind of job does. A kind without a handler does not compile.
import type pg from 'pg';
import { backUpNightly } from '../backup/nightly.ts';
import { purgeCaptchas } from '../captcha/captcha.store.ts';
import { purgeDevices } from '../features/account/known-device.store.ts';
import { sendReset } from '../features/account/reset-password.ts';
import { findTwins, purgeBankUndo } from '../features/bank/bank.ts';
import { askAccounts } from '../features/company/company.ts';
import { purgeChanges } from '../features/events/events.ts';
import { purgeParts } from '../files/upload-part.store.ts';
import { convertDocx, purgeConversions, purgeImports, readImport } from '../features/exam-import/exam-import.ts';
import { mergeMarks, purgeVersions } from '../features/exam/upgrade/upgrade.ts';
import { expireExams, indexExams, purgeExams } from '../features/exam/exam.ts';
import { purgeGroupScores } from '../features/group/group.ts';
import { remindOfHomework } from '../features/homework/homework.ts';
import { mailNotices } from '../features/notice/mail-notices.ts';
import { fitEverybody, remindOfStudy, scheduleEverybody } from '../features/review/review.ts';
import { countAnswers, purgeAttempts, sweepAttempts, sweepResults } from '../features/practice/practice.ts';
import { sweepOrphanFiles, sweepUnmappedFiles } from '../files/sweep-files.ts';
import type { Services } from '../http/context.ts';
import { purgeSessions } from '../http/sessions.ts';
import { purgeThrottle } from '../http/limits/throttle.ts';
import { purgeMessages } from '../messages/messages.store.ts';
import { purgeVerifications } from './purge-verifications.ts';

/** `connection` is for what may take hours; that of the process's own pools where none is given. */
export async function handleJobs(services: Services, connection: pg.PoolConfig = services.pool.options): Promise<void> {
  const { config, db, files, jobs, messages } = services;
  await jobs.work({
    'ask-company-users': ({ user_ids }) => askAccounts(db, user_ids),
    'back-up': async () => {
      if (config.backup) await backUpNightly({ connection, files }, config.backup);
    },
    'convert-docx': ({ key }, { attempt }) => convertDocx(services, key, attempt),
    'count-answers': async (_payload, { signal }) => {
      await countAnswers(db, signal);
    },
    'expire-exams': () => expireExams(db),
    'find-twins': ({ exam_id }, { signal }) => findTwins(db, exam_id, signal),
    'index-exams': async (_payload, { signal }) => {
      while (await indexExams(db, 200)) signal.throwIfAborted();
    },
    'fit-reviews': (_payload, { signal }) => fitEverybody(db, signal),
    'mail-notices': (_payload, { signal }) => mailNotices(services, signal),
    'merge-marks': ({ exam_id }, { signal }) => mergeMarks(db, exam_id, signal),
    'purge-exams': async (_payload, { signal }) => {
      // What was answered goes before what was asked.
      await purgeAttempts(services, signal);
      await purgeExams(db, files, signal);
    },
    'purge-expired': async () => {
      await purgeSessions(db);
      await purgeChanges(db);
      await purgeParts(db);
      await purgeDevices(db);
      await purgeThrottle(db);
      await purgeCaptchas(db);
      await purgeVerifications(db);
      await purgeMessages(db);
      await purgeConversions(services);
      await purgeImports(services);
      await purgeVersions(db);
      await purgeGroupScores(db);
      await purgeBankUndo(db);
    },
    'read-import': ({ import_id }, context) => readImport(services, import_id, context),
    'remind-homework': async (_payload, { signal }) => {
      await remindOfHomework(db, signal);
    },
    'remind-study': (_payload, { signal }) => remindOfStudy(db, signal),
    'schedule-reviews': (_payload, { signal }) => scheduleEverybody(db, signal),
    'send-message': ({ message_id }, { attempt }) => messages.deliver(message_id, attempt),
    'send-reset': (request) => sendReset(services, request),
    'sweep-attempts': async (_payload, { signal }) => {
      await sweepAttempts(services, signal);
      await sweepResults(services, signal);
    },
    'sweep-files': async () => {
      await sweepUnmappedFiles(db, files);
      await sweepOrphanFiles(db, files);
    },
  });
}
