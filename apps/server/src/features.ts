// The one map of the server: which features there are, and what each brings.
import { examKinds, practiceTypes } from '@tiku/contract';
import { accountEntryRoutes } from './features/account/account-entry.routes.ts';
import { accountJobs, accountPurges } from './features/account/account.jobs.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountCompanies } from './features/account/account.ts';
import { attemptJobs } from './features/attempt/attempt.jobs.ts';
import { attemptRoutes } from './features/attempt/attempt.routes.ts';
import {
  deleteUnusedPractices,
  isAnswerFile,
  isAnswered,
  isAskedFile,
  isBeingCounted,
  selectLastAnswers,
  selectPresentNumbers,
  withheldByBegun,
  withheldByTests,
} from './features/attempt/attempt.ts';
import { attemptHistoryRoutes } from './features/attempt/history/history.routes.ts';
import { attemptKinds } from './features/attempt/kinds/kinds.ts';
import { attemptSittingRoutes } from './features/attempt/sitting/sitting.routes.ts';
import { bankJobs, bankPurges } from './features/bank/bank.jobs.ts';
import { bankRoutes } from './features/bank/bank.routes.ts';
import { chooseFromBank, keptFromBanks, selectBankStandings } from './features/bank/bank.ts';
import { bundleRoutes } from './features/bundle/bundle.routes.ts';
import { boughtWithBundle, bundleSubmission, isChangedLogo, suspendableBundle } from './features/bundle/bundle.ts';
import { companyJobs } from './features/company/company.jobs.ts';
import { companyRoutes } from './features/company/company.routes.ts';
import { applyForCompany, companySubmission, followContacts, groupHomework } from './features/company/company.ts';
import { companyGroupsRoutes } from './features/company/groups/company-groups.routes.ts';
import { companyMembershipRoutes } from './features/company/membership/company-membership.routes.ts';
import { companyStudyRoutes } from './features/company/study/company-study.routes.ts';
import { companyUsersRoutes } from './features/company/users/company-users.routes.ts';
import { configRoutes } from './features/config/config.routes.ts';
import { eventsPurges } from './features/events/events.jobs.ts';
import { eventsRoutes } from './features/events/events.routes.ts';
import { examImportJobs, examImportPurges } from './features/exam-import/exam-import.jobs.ts';
import { examImportRoutes } from './features/exam-import/exam-import.routes.ts';
import { isConvertedFile, isImportFile } from './features/exam-import/exam-import.ts';
import { isOpenFile, paperReaders, personalWays } from './features/exam/access/access.ts';
import { examChangeRoutes } from './features/exam/change/exam-change.routes.ts';
import { examJobs, examPurges } from './features/exam/exam.jobs.ts';
import { examRoutes } from './features/exam/exam.routes.ts';
import { examSubmission, examUses, suspendableExam } from './features/exam/exam.ts';
import { examQuestionRoutes } from './features/exam/questions/exam-question.routes.ts';
import { examReviewRoutes } from './features/exam/review/exam-review.routes.ts';
import { numberedMarks } from './features/exam/upgrade/upgrade.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { isFeedbackFile } from './features/feedback/feedback.ts';
import { sharedWithGroup } from './features/group/access/access.ts';
import { groupPurges } from './features/group/group.jobs.ts';
import { groupRoutes } from './features/group/group.routes.ts';
import { homeworkOfOthers, placeChanges, suspendableGroup } from './features/group/group.ts';
import { groupMemberRoutes } from './features/group/members/group-member.routes.ts';
import { groupNoticeRoutes } from './features/group/notices/group-notice.routes.ts';
import { groupRankRoutes } from './features/group/ranks/group-rank.routes.ts';
import { groupShareRoutes } from './features/group/shares/group-share.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import {
  hidesAnswersFrom,
  isGivenPaper,
  othersHomework,
  withheldByHomework,
} from './features/homework/access/access.ts';
import { changePlaces } from './features/homework/archive/archive.ts';
import { homeworkGradebookRoutes } from './features/homework/gradebook/gradebook.routes.ts';
import { homeworkMarkingRoutes } from './features/homework/homework-marking.routes.ts';
import { homeworkRegradeRoutes } from './features/homework/homework-regrade.routes.ts';
import { homeworkResultsRoutes } from './features/homework/homework-results.routes.ts';
import { homeworkJobs, homeworkPurges } from './features/homework/homework.jobs.ts';
import { homeworkRoutes } from './features/homework/homework.routes.ts';
import { homeworkRubricRoutes } from './features/homework/homework-rubric.routes.ts';
import { homeworkKind, selectGroupHomework } from './features/homework/homework.ts';
import { homeworkOfferRoutes } from './features/homework/offer/offer.routes.ts';
import { homeworkWatchRoutes } from './features/homework/watch/watch.routes.ts';
import { measureJobs } from './features/measure/measure.jobs.ts';
import { measureRoutes } from './features/measure/measure.routes.ts';
import { noticeJobs } from './features/notice/notice.jobs.ts';
import { noticeRoutes } from './features/notice/notice.routes.ts';
import { operatorApplicationRoutes } from './features/operator/applications/operator-application.routes.ts';
import { operatorFeedbackRoutes } from './features/operator/feedback/operator-feedback.routes.ts';
import { operatorJobRoutes } from './features/operator/jobs/operator-job.routes.ts';
import { operatorNoticeRoutes } from './features/operator/notices/operator-notice.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { isReviewedFile } from './features/operator/operator.ts';
import { operatorPaymentRoutes } from './features/operator/payments/operator-payment.routes.ts';
import { operatorReviewRoutes } from './features/operator/reviews/operator-review.routes.ts';
import { operatorUserRoutes } from './features/operator/users/operator-user.routes.ts';
import { partnerRoutes } from './features/partner/partner.routes.ts';
import { partnerSubmission } from './features/partner/partner.ts';
import { chooseQuestions, practiceKind, questionChoosers } from './features/practice/practice.ts';
import { questionListRoutes } from './features/question/question-list.routes.ts';
import { keyStandings, withheldParts } from './features/question-key/question-key.ts';
import { questionPurges } from './features/question/question.jobs.ts';
import { questionRoutes } from './features/question/question.routes.ts';
import {
  bringBackMarks,
  questionHistory,
  renumberMarks,
  selectKeyStandings,
  selectMarkedAccounts,
} from './features/question/question.ts';
import { reportRoutes } from './features/report/report.routes.ts';
import { reviewJobs } from './features/review/review.jobs.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { wantsStreak } from './features/review/review.ts';
import { sentMessagesRoutes } from './features/sent-messages/sent-messages.routes.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { showsStreak } from './features/statistics/statistics.ts';
import { submissions, suspendables } from './features/submission/submission.ts';
import { captchaRoutes } from './platform/captcha/captcha.routes.ts';
import { uploadsRoutes } from './platform/http/files/uploads.routes.ts';
import { platformJobs, platformPurges, purgeExpired } from './platform/platform.jobs.ts';
import type { FileRules } from './platform/http/files/served-file.store.ts';
import type { FeatureJobs } from './platform/services/feature-jobs.ts';

// Features that stand below others are completed by them.
accountCompanies.extend({ apply: applyForCompany, followContacts });
withheldParts.extend({ tests: withheldByTests, begun: withheldByBegun, toHandIn: withheldByHomework });
keyStandings.extend({
  [examKinds.online]: selectKeyStandings,
  [examKinds.local]: selectKeyStandings,
  [examKinds.bank]: selectBankStandings,
  [examKinds.paper]: selectKeyStandings,
  [examKinds.change]: selectKeyStandings,
});
paperReaders.extend(isGivenPaper);
personalWays.extend({ sharedWithGroup, bought: boughtWithBundle });
keptFromBanks.extend(hidesAnswersFrom);
numberedMarks.extend({ selectAccounts: selectMarkedAccounts, move: renumberMarks, bringBack: bringBackMarks });
examUses.extend({
  parts: [
    'question_progress',
    'question_stat',
    'exam_rank',
    'exam_rank_count',
    'measured_person',
    'measured_question',
    'measured_form',
    'measured_rest',
    'question_mark',
    'question_mark_aside',
    // Texts of its readers, and places in which nobody sees it any more: the row may stay for years, for people's results.
    'question_report',
    'group_share',
    'bundle_exam',
  ],
  isBeingCounted,
  isAnswered,
  deleteUnused: deleteUnusedPractices,
});
questionHistory.extend({ selectLastAnswers, selectPresentNumbers });
showsStreak.extend(wantsStreak);
groupHomework.extend(selectGroupHomework);
placeChanges.extend(changePlaces);
homeworkOfOthers.extend(othersHomework);
submissions.extend({
  exam: examSubmission,
  bundle: bundleSubmission,
  company: companySubmission,
  partner: partnerSubmission,
});
suspendables.extend({ exam: suspendableExam, bundle: suspendableBundle, group: suspendableGroup });
attemptKinds.extend({
  [practiceTypes.sequential]: practiceKind,
  [practiceTypes.selection]: practiceKind,
  [practiceTypes.test]: practiceKind,
  [practiceTypes.wrong]: practiceKind,
  [practiceTypes.favorites]: practiceKind,
  [practiceTypes.notes]: practiceKind,
  [practiceTypes.mastery]: practiceKind,
  [practiceTypes.homework]: homeworkKind,
});
questionChoosers.extend({
  [examKinds.online]: chooseQuestions,
  [examKinds.local]: chooseQuestions,
  [examKinds.bank]: chooseFromBank,
});

/** Each brings its calls with their access; a call of the contract that is missing here fails a test. */
export const features = [
  configRoutes,
  accountRoutes,
  accountEntryRoutes,
  captchaRoutes,
  homeRoutes,
  eventsRoutes,
  uploadsRoutes,
  examRoutes,
  examChangeRoutes,
  examImportRoutes,
  examQuestionRoutes,
  examReviewRoutes,
  attemptRoutes,
  attemptHistoryRoutes,
  questionRoutes,
  questionListRoutes,
  noticeRoutes,
  reportRoutes,
  companyRoutes,
  companyUsersRoutes,
  companyMembershipRoutes,
  companyGroupsRoutes,
  companyStudyRoutes,
  partnerRoutes,
  feedbackRoutes,
  groupRoutes,
  groupMemberRoutes,
  groupNoticeRoutes,
  groupRankRoutes,
  groupShareRoutes,
  bankRoutes,
  bundleRoutes,
  homeworkRoutes,
  homeworkOfferRoutes,
  reviewRoutes,
  statisticsRoutes,
  homeworkWatchRoutes,
  attemptSittingRoutes,
  homeworkMarkingRoutes,
  homeworkRegradeRoutes,
  homeworkResultsRoutes,
  homeworkGradebookRoutes,
  homeworkRubricRoutes,
  measureRoutes,
  sentMessagesRoutes,
  operatorRoutes,
  operatorReviewRoutes,
  operatorApplicationRoutes,
  operatorFeedbackRoutes,
  operatorUserRoutes,
  operatorNoticeRoutes,
  operatorPaymentRoutes,
  operatorJobRoutes,
];

/** Which files are whose to see, besides account pictures, which are everybody's and have a call of their own. */
export const fileRules: FileRules = {
  answer: isAnswerFile,
  attempt: isAskedFile,
  bundle: isChangedLogo,
  conversion: isConvertedFile,
  exam: isOpenFile,
  feedback: isFeedbackFile,
  import: isImportFile,
  operator: isReviewedFile,
};

/** What is done in the background. A kind that a feature declares and that is missing here does not compile. */
export const jobs: FeatureJobs = {
  ...platformJobs,
  ...accountJobs,
  ...bankJobs,
  ...companyJobs,
  ...examJobs,
  ...examImportJobs,
  ...homeworkJobs,
  ...measureJobs,
  ...noticeJobs,
  ...attemptJobs,
  ...reviewJobs,
  'purge-expired': purgeExpired({
    ...platformPurges,
    ...accountPurges,
    ...bankPurges,
    ...eventsPurges,
    ...examPurges,
    ...examImportPurges,
    ...groupPurges,
    ...homeworkPurges,
    ...questionPurges,
  }),
};
