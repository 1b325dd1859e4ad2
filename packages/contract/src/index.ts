import type { z } from 'zod';
import { accountEntryCalls } from './account/account-entry.ts';
import { accountCalls } from './account/account.ts';
import { bankCalls } from './bank/bank.ts';
import type { Address, Call, Calls } from './call.ts';
import type { Variant } from './limits.ts';
import { bundleCalls } from './exam/bundle.ts';
import { captchaCalls } from './account/captcha.ts';
import { companyGroupsCalls } from './company/company-groups.ts';
import { companyMembershipCalls } from './company/company-membership.ts';
import { companyStudyCalls } from './company/company-study.ts';
import { companyUsersCalls } from './company/company-users.ts';
import { companyCalls } from './company/company.ts';
import { configCalls } from './config.ts';
import { eventsCalls } from './events.ts';
import { examChangeCalls } from './exam/exam-change.ts';
import { examImportCalls } from './exam/exam-import.ts';
import { examQuestionCalls } from './exam/exam-question.ts';
import { examReviewCalls } from './exam/exam-review.ts';
import { examCalls } from './exam/exam.ts';
import { feedbackCalls } from './feedback.ts';
import { groupMemberCalls } from './group/member.ts';
import { groupNoticeCalls } from './group/notice.ts';
import { groupRankCalls } from './group/rank.ts';
import { groupShareCalls } from './group/share.ts';
import { groupCalls } from './group/group.ts';
import { homeCalls } from './home.ts';
import { homeworkCalls } from './homework/homework.ts';
import { homeworkGradebookCalls } from './homework/gradebook.ts';
import { homeworkOfferCalls } from './homework/homework-offer.ts';
import { homeworkWatchCalls } from './homework/homework-watch.ts';
import { homeworkMarkingCalls } from './homework/marking.ts';
import { homeworkRegradeCalls } from './homework/regrade.ts';
import { homeworkResultsCalls } from './homework/results.ts';
import { homeworkRubricCalls } from './homework/rubrics.ts';
import { measureCalls } from './exam/measure.ts';
import { noticeCalls } from './notice.ts';
import { sentMessagesCalls } from './sent-messages.ts';
import { allOperatorCalls } from './operator/calls.ts';
import { partnerCalls } from './partner.ts';
import { practiceHistoryCalls } from './practice/practice-history.ts';
import { practiceSittingCalls } from './practice/practice-sitting.ts';
import { practiceCalls } from './practice/practice.ts';
import { questionListCalls } from './question/question-list.ts';
import { questionCalls } from './question/question.ts';
import { reportCalls } from './question/report.ts';
import { reviewCalls } from './practice/review.ts';
import { statisticsCalls } from './practice/statistics.ts';
import { uploadsCalls } from './uploads.ts';

export {
  accountCalls,
  accountEntryCalls,
  bankCalls,
  bundleCalls,
  captchaCalls,
  companyCalls,
  companyGroupsCalls,
  companyMembershipCalls,
  companyStudyCalls,
  companyUsersCalls,
  configCalls,
  eventsCalls,
  examCalls,
  examChangeCalls,
  examImportCalls,
  examQuestionCalls,
  examReviewCalls,
  feedbackCalls,
  groupCalls,
  groupMemberCalls,
  groupNoticeCalls,
  groupRankCalls,
  groupShareCalls,
  homeCalls,
  homeworkCalls,
  homeworkGradebookCalls,
  homeworkOfferCalls,
  homeworkWatchCalls,
  homeworkMarkingCalls,
  homeworkRegradeCalls,
  homeworkResultsCalls,
  homeworkRubricCalls,
  measureCalls,
  noticeCalls,
  partnerCalls,
  reportCalls,
  sentMessagesCalls,
  practiceCalls,
  practiceHistoryCalls,
  practiceSittingCalls,
  questionCalls,
  questionListCalls,
  reviewCalls,
  statisticsCalls,
  uploadsCalls,
};
export * from './operator/calls.ts';
export { isVisible, withoutDirections } from './visible.ts';
export * from './operator/operator-codes.ts';
export type { StudyFigures } from './practice/statistics.ts';
export { apiBase, bodyBytesOf, envelope, parseAddress } from './call.ts';
export type { Access, Address, Call, Calls, Envelope, Method, Upload } from './call.ts';
export { commonErrors, errors } from './errors.ts';
export type { ErrorBody, ErrorName } from './errors.ts';
export {
  bankOrders,
  companyImages,
  companyUserColumns,
  companyUserStates,
  bankStates,
  completions,
  examCategories,
  examKinds,
  examOrders,
  examStatus,
  groupOrders,
  groupRoles,
  attachmentRules,
  attachmentTypes,
  bundleStatus,
  feedbackStatus,
  feedbackTypes,
  groupStatus,
  homeworkOrders,
  homeworkTime,
  importStatus,
  joiningWays,
  languageCookie,
  languages,
  importExtensions,
  mediaExtensions,
  pictureExtensions,
  limits,
  markedExamOrders,
  markStatus,
  memberStatus,
  osTypes,
  pageSizes,
  partnerImages,
  practiceTypes,
  resendSeconds,
  reviewReasons,
  reviewStatus,
  rules,
  homeworkStays,
  sittingStates,
  variants,
  widthOf,
} from './limits.ts';
export type { CaptchaPurpose } from './account/captcha.ts';
export type {
  BankState,
  CompanyUserColumn,
  Completion,
  DayOrder,
  AnsweredKind,
  ExamKind,
  ExamStatus,
  Giver,
  GradeState,
  GroupRole,
  BundleStatus,
  GroupStatus,
  HomeworkTime,
  JoiningWay,
  Language,
  MarkStatus,
  NextStep,
  NoticeKind,
  AttachmentType,
  FeedbackStatus,
  FeedbackType,
  PracticeType,
  HomeworkStay,
  QuestionChange,
  SittingState,
  SwitchCause,
  SwitchReason,
  RegradeWay,
  ReportReason,
  ReviewReason,
  Variant,
} from './limits.ts';
export { noticeTypes } from './notice.ts';
export type { BankCategory, BankQuestion, BankSource, BankSummary } from './bank/bank-fields.ts';
export type { CompanyEntry } from './account/account-fields.ts';
export type { CompanyInfo } from './company/company.ts';
export type { CompanyExam, CompanyGroup, CompanyGroupUser } from './company/company-groups.ts';
export type { CompanyExamStudy, CompanyUserStudy } from './company/company-study.ts';
export type { CompanyInvitation, CompanyMembership } from './company/company-membership.ts';
export type { CompanyUser } from './company/company-users.ts';
export type {
  ExamChangeEntry,
  ExamDetail,
  ExamEntry,
  ExamLevel,
  ExamQuestion,
  HiddenKey,
  ExamReview,
  ExamSection,
  ListedExam,
  QuestionPlace,
} from './exam/exam-fields.ts';
export type { ExamComparison, QuestionChangeEntry } from './exam/exam-change.ts';
export type { ExamInvitation } from './exam/exam.ts';
export type {
  ImportProblemEntry,
  ImportStep,
  ImportView,
  RejectedRowEntry,
  SheetColumnsEntry,
  SheetRivalEntry,
} from './exam/import-fields.ts';
export type {
  GroupEntry,
  GroupInvitation,
  GroupMember,
  GroupNotice,
  GroupRank,
  GroupShare,
} from './group/group-fields.ts';
export type { GradebookCell, GradebookColumn, GradebookRow, GradebookSettings } from './homework/gradebook.ts';
export { homeworkRules } from './homework/homework-fields.ts';
export { messagesShown } from './homework/homework-watch.ts';
export type {
  HomeworkRules,
  JoinedHomework,
  ManagedHomework,
  MemberHomework,
  Taught,
} from './homework/homework-fields.ts';
export type { HomeworkMessage, WatchedMember } from './homework/homework-watch.ts';
export type { MarkedAnswer, MarkedPaper, SavedMark } from './homework/marking.ts';
export type { OfferedRubric, Rubric } from './homework/rubrics.ts';
export type { RegradedPaper } from './homework/regrade.ts';
export type { MeasuredOption, MeasuredQuestion, MeasureEstimate, Measures, QuestionCare } from './exam/measure.ts';
export type { Departure, MemberScore, QuestionStat } from './homework/results.ts';
export type { BundleEntry, ChangedBundle } from './exam/bundle.ts';
export type { ReportEntry } from './question/report.ts';
export type { FeedbackAttachment, FeedbackEntry, FeedbackSession } from './feedback.ts';
export type { NoticeEntry, NoticeSettings } from './notice.ts';
export { attemptRules, questionSelection } from './practice/practice-fields.ts';
export type {
  AnswerDetail,
  AnswerState,
  AttemptEntry,
  AttemptRules,
  AppliedRubric,
  GradeChange,
  HandInResult,
  PracticeRecord,
  QuestionSelection,
} from './practice/practice-fields.ts';
export type { Highlight, QuestionMark } from './question/question-fields.ts';
export type { LastAnswer } from './question/question.ts';
export type { ReviewQuestion, ReviewRating, StudyPlan } from './practice/review.ts';
export type { PartnerDraft, PartnerInfo } from './partner.ts';
export { sentFile } from './uploads.ts';
export { buildOpenApi } from './openapi.ts';

/** Every call there is. */
export const contract = {
  ...configCalls,
  ...accountCalls,
  ...accountEntryCalls,
  ...captchaCalls,
  ...sentMessagesCalls,
  ...homeCalls,
  ...eventsCalls,
  ...uploadsCalls,
  ...examCalls,
  ...examChangeCalls,
  ...examImportCalls,
  ...examQuestionCalls,
  ...examReviewCalls,
  ...practiceCalls,
  ...practiceHistoryCalls,
  ...questionCalls,
  ...questionListCalls,
  ...noticeCalls,
  ...reportCalls,
  ...companyCalls,
  ...companyUsersCalls,
  ...companyMembershipCalls,
  ...companyGroupsCalls,
  ...companyStudyCalls,
  ...partnerCalls,
  ...feedbackCalls,
  ...groupCalls,
  ...groupMemberCalls,
  ...groupNoticeCalls,
  ...groupRankCalls,
  ...groupShareCalls,
  ...bankCalls,
  ...bundleCalls,
  ...homeworkCalls,
  ...homeworkOfferCalls,
  ...reviewCalls,
  ...statisticsCalls,
  ...homeworkWatchCalls,
  ...practiceSittingCalls,
  ...homeworkMarkingCalls,
  ...homeworkRegradeCalls,
  ...homeworkResultsCalls,
  ...homeworkGradebookCalls,
  ...homeworkRubricCalls,
  ...measureCalls,
  ...allOperatorCalls,
} satisfies Record<Address, Call>;

export type Contract = typeof contract;
/** Those that a variant of the product has. */
export function callsIn(variant: Variant): Calls {
  const calls = Object.entries<Call>(contract).filter(([, call]) => (call.variant ?? variant) === variant);
  return Object.fromEntries(calls);
}

export type CallAddress = keyof Contract;
export type RequestOf<A extends CallAddress> = z.input<Contract[A]['request']>;
export type ResponseOf<A extends CallAddress> = Contract[A]['response'] extends z.ZodType
  ? z.output<Contract[A]['response']>
  : Blob;
/** The addresses that need no token; the web's client treats a 401 from them as an ordinary refusal. */
export type PublicAddress = { [A in CallAddress]: Contract[A]['access'] extends 'public' ? A : never }[CallAddress];
export type TokenAddress = Exclude<CallAddress, PublicAddress>;
