// The addresses of pages for members, each with what it shows; apart, because visitors need none of them.
import { paths } from './paths.ts';
import { stringifySearch } from './search-params.ts';

export function noticePath(noticeId: number): string {
  return paths.notice + stringifySearch({ notice_id: noticeId });
}

/** Where a company is applied for, and looked at while it is under review. */
export const firstCompanyPath = paths.companyInfo + stringifySearch({ is_first: 'true' });

/** One of the pages about one of the people of a company; what is known of them unless another is named. */
export function companyUserPath(userId: number, page: string = paths.companyUserHome): string {
  return page + stringifySearch({ user_id: userId });
}

/** What was studied on a day, in a company or by one of its people. */
export function companyStudyDayPath(date: string, userId?: number): string {
  const page = userId === undefined ? paths.companyStudy : paths.companyUserStudy;
  return page + stringifySearch({ user_id: userId, date });
}

export function partnerPaymentsPath(year: number, month: number): string {
  return paths.partnerPaymentDetails + stringifySearch({ year, month });
}

/** One of the pages about an exam; its own unless another is named. */
export function examPath(examId: number, page: string = paths.exam): string {
  return page + stringifySearch({ exam_id: examId });
}

/** A public exam, for people who may have no account. */
export function examLinkPath(publicId: string): string {
  return paths.exam + stringifySearch({ public_id: publicId });
}

/** How many questions a page shows unless somebody wants another number. */
export const questionsPerPage = 20;

/** The page of an exam's questions on which one stands. */
export function questionsPath(examId: number, no: number): string {
  const page = Math.ceil(no / questionsPerPage);
  return paths.questions + stringifySearch({ exam_id: examId, page, limit: questionsPerPage, no });
}

export function editQuestionPath(examId: number, no: number): string {
  return paths.editQuestion + stringifySearch({ exam_id: examId, no });
}

/** A new question: after another one, in its section and about its material, or at the end. */
export function addQuestionPath(examId: number, after?: number): string {
  return paths.editQuestion + stringifySearch({ exam_id: examId, add: 1, after });
}

export function editLevelPath(examId: number, no: number): string {
  return paths.editExamLevel + stringifySearch({ exam_id: examId, no });
}

/** A file or a text whose questions are for the bank. */
export const importToBankPath = paths.importNewExam + stringifySearch({ to: 'bank' });

/** Where the questions of an import are to go, unless they become an exam: as addresses say it. */
export interface ImportGoal {
  to?: 'bank' | 'homework' | undefined;
  /** Of the homework. */
  group_id?: number | undefined;
  homework_id?: number | undefined;
}

/** Where an import is looked at and mended. */
export function importPath(importId: number, examId?: number | null, goal: ImportGoal = {}): string {
  return examId === undefined || examId === null
    ? paths.importNewExam + stringifySearch({ import_id: importId, ...goal })
    : paths.importUpgrade + stringifySearch({ exam_id: examId, import_id: importId });
}

export function publishImportPath(importId: number): string {
  return paths.publishExam + stringifySearch({ import_id: importId });
}

/** What comes after publishing: how people get to the exam. */
export function publishedPath(examId: number, isUpgraded: boolean): string {
  return paths.publishExam + stringifySearch({ exam_id: examId, upgraded: isUpgraded ? 1 : undefined });
}

/** Every view of practice lies at one address of the page table; the query says which. */
export function startPath(examId: number, pracType?: number): string {
  return paths.practice + stringifySearch({ exam_id: examId, type: pracType });
}

export function attemptPath(answerId: number, no?: number): string {
  return paths.practice + stringifySearch({ answer_id: answerId, no });
}

export function sheetPath(answerId: number): string {
  return paths.answerSheet + stringifySearch({ answer_id: answerId });
}

export function reportPath(answerId: number): string {
  return paths.practice + stringifySearch({ answer_id: answerId, view: 'report' });
}

export function historyPath(examId?: number): string {
  return paths.practice + stringifySearch({ exam_id: examId, view: 'history' });
}

/** One of the pages about a group. */
export function groupPath(groupId: number, page: string): string {
  return page + stringifySearch({ group_id: groupId });
}

/** A homework, for those who manage its group or those who are to do it. */
export function feedbackPath(feedbackId: number): string {
  return paths.feedback + stringifySearch({ feedback_id: feedbackId });
}

export function publicBundlesPath(query: string): string {
  return paths.publicBundles + stringifySearch({ q: query });
}

export function bundlePath({ bundle_id }: { bundle_id: number }): string {
  return paths.bundle + stringifySearch({ bundle_id });
}

export function editBundlePath(bundleId: number): string {
  return paths.newBundle + stringifySearch({ bundle_id: bundleId });
}

export function homeworkPath(homeworkId: number, page: string): string {
  return page + stringifySearch({ homework_id: homeworkId });
}

/** What became of the homework of one member. */
export function memberHomeworksPath(groupId: number, userId: number): string {
  return paths.memberHomeworks + stringifySearch({ group_id: groupId, user_id: userId });
}

interface MadeHomework {
  groupId?: number | undefined;
  copyOf?: number | undefined;
  homeworkId?: number | undefined;
  /** An import whose questions it is to ask. */
  importId?: number | undefined;
}

/** Where homework is set: anew in a group, from another one, or one that is changed. */
export function newHomeworkPath({ groupId, copyOf, homeworkId, importId }: MadeHomework): string {
  const named = { group_id: groupId, copy: copyOf, homework_id: homeworkId, import_id: importId };
  return paths.newHomework + stringifySearch(named);
}

export function joinGroupPath(publicId: string): string {
  return paths.joinGroup + stringifySearch({ public_id: publicId });
}

/** Where exams are shared with groups: some of either may be chosen already. */
export function newSharePath(chosen: { groupId?: number; examId?: number }): string {
  return paths.newShare + stringifySearch({ group_id: chosen.groupId, exam_id: chosen.examId });
}

/** Where a homework is marked, and where its scores stand. */
export function markingPath(homeworkId: number, page: string = paths.homeworkMarks): string {
  return page + stringifySearch({ homework_id: homeworkId });
}

interface Desk {
  answerId?: number | undefined;
  no?: number | undefined;
  isHidden: boolean;
  isUnmarked: boolean;
}

/** The answers to one question that are nearly the same, beside each other. */
export function alikeAnswersPath(homeworkId: number, no: number, isHidden: boolean): string {
  const names = isHidden ? 'hidden' : undefined;
  return paths.markAnswers + stringifySearch({ homework_id: homeworkId, no, view: 'alike', names });
}

/** The answers of one paper, or those to one question; names may be hidden, and what has a mark left out. */
export function markAnswersPath(homeworkId: number, { answerId, no, isHidden, isUnmarked }: Desk): string {
  return (
    paths.markAnswers +
    stringifySearch({
      homework_id: homeworkId,
      answer_id: answerId,
      no,
      names: isHidden ? 'hidden' : undefined,
      show: isUnmarked ? 'unmarked' : undefined,
    })
  );
}

export function memberScoresPath(homeworkId: number, userId: number): string {
  return paths.memberScores + stringifySearch({ homework_id: homeworkId, user_id: userId });
}

/** How a group did with each question. */
export function questionStatsPath(homeworkId: number): string {
  return paths.homeworkScores + stringifySearch({ homework_id: homeworkId, view: 'questions' });
}

export function regradePath(homeworkId: number, no: number): string {
  return paths.regrade + stringifySearch({ homework_id: homeworkId, no });
}

interface BankFilter {
  /** 0 for what is in none. */
  category?: number;
  type?: number;
  difficulty?: number;
  /** 0 for what somebody has written themselves. */
  source?: number;
  state?: string;
}

/** The questions of the bank, narrowed to some. */
export function bankQuestionsPath({ category, type, difficulty, source, state }: BankFilter): string {
  return paths.bankQuestions + stringifySearch({ category, type, difficulty, source, state });
}

/** Duplicates, side by side. */
export const bankTwinsPath = paths.bankQuestions + stringifySearch({ view: 'twins' });

/** Some questions of the bank as they go on paper. */
export function printBankPath(ids: readonly number[]): string {
  return paths.bankQuestions + stringifySearch({ view: 'print', ids: ids.join(',') });
}

export function editBankQuestionPath(questionId: number): string {
  return paths.editBankQuestion + stringifySearch({ question_id: questionId });
}

export function addBankQuestionPath(category?: number): string {
  return paths.editBankQuestion + stringifySearch({ category });
}

export function studyDayPath(date: string): string {
  return paths.studyDay + stringifySearch({ date });
}

export function studyDaysPath(from: string, to: string): string {
  return paths.studyDays + stringifySearch({ from, to });
}
