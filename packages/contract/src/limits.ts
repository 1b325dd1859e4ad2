// Limits and constants of the specification that both sides need.

export { languageNames, languages } from '@tiku/questions/languages';
export type { Language } from '@tiku/questions/languages';

/** The cookie that tells the server which language somebody has chosen. */
export const languageCookie = 'tiku.language';

export const variants = ['A', 'B'] as const;
export type Variant = (typeof variants)[number];

export const osTypes = {
  ios: 0,
  android: 1,
  web: 5,
  officialAccount: 6,
  miniProgram: 7,
  companyMiniProgram: 8,
} as const;

export const pageSizes = [10, 15, 20, 30, 60, 100] as const;

/** A company's review, and a partner's: draft, under review, approved, rejected. */
export const reviewStatus = { draft: 0, underReview: 1, approved: 2, rejected: 3 } as const;

/** Pictures that go with an application. Logo and picture are shown to others; the rest proves who somebody is. */
export const companyImages = { logo: 0, license: 1, authorisation: 2 } as const;
export const partnerImages = { picture: 0, proof: 1, otherSide: 2 } as const;

/** Of the people of a company: they act for it; have not proved who they are yet; their time is over. */
export const companyUserStates = ['joined', 'waiting', 'expired', 'left'] as const;
/** What is known of people, as the columns of a spreadsheet. */
export const companyUserColumns = [
  'job_id',
  'name',
  'department',
  'job_title',
  'emailaddress',
  'mobile',
  'is_admin',
  'expiration',
] as const;
export type CompanyUserColumn = (typeof companyUserColumns)[number];
/** How 3/4/2026 is meant. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];
export const companyUserOrders = ['newest', 'name', 'job_id', 'department'] as const;
export const companyStudyOrders = ['most', 'least', 'name', 'rate'] as const;

/**
 * Everything that can be answered is an exam of a kind. The paper is that of a homework; local exams are those of the app. A
 * change is what an author wants a public exam to be: nobody answers it, its author and operators look at it.
 */
export const examKinds = { online: 0, local: 1, bank: 2, paper: 3, change: 4 } as const;
export type ExamKind = (typeof examKinds)[keyof typeof examKinds];

/** Of which there are answers, and statistics. */
export const answeredKinds = [examKinds.online, examKinds.local, examKinds.bank, examKinds.paper] as const;
export type AnsweredKind = (typeof answeredKinds)[number];

/** What an exam can be. Only a normal one opens for others than its author. */
export const examStatus = { normal: 0, draft: 2, reviewing: 3, deleted: 9, expired: 10, suspended: 20 } as const;
export type ExamStatus = (typeof examStatus)[keyof typeof examStatus];

/** What a change does to a question. Questions that only moved are counted, not listed. */
export const questionChanges = ['added', 'removed', 'changed'] as const;
export type QuestionChange = (typeof questionChanges)[number];

export * from './codes.ts';
export * from './operator/operator-codes.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Characters that take a full square in East Asian writing. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/u;

/** What shortest lengths are measured by: 小林 is a whole name, so a character of East Asian writing counts as two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

/** What people type about themselves; the server refuses and the web explains by the same rules. */
export const rules = {
  /** The specification: longer than 2 characters; the shortest by its width. */
  name: { min: 3, max: 50 },
  /** 11 digits starting with 1. */
  mobile: /^1\d{10}$/,
  /** The specification asks for more than 6 characters. One plain address: nothing a mail server could read as two. */
  email: {
    min: 7,
    max: 254,
    pattern: /^[^\s\p{Cc}@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u,
  },
  password: { min: 6, max: 256 },
  verifyCode: /^\d{6}$/,
  verifyCodeLength: 6,
  companyName: { min: 2, max: 100 },
  memberLimit: { min: 1, max: 100_000 },
  /** How to reach the person who is asked about an application: any country's number, and an address or none. */
  contactMax: 30,
  companyUser: { textMax: 50 },
  phone: /^[+\d][\d\s()-]*$|^$/,
  contactEmail: /^(?:[^\s\p{Cc}@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)?$/u,
  exam: {
    titleMax: 100,
    descriptionMax: 5_000,
    lastUpdatesMax: 2_000,
    keywordsMax: 200,
    /** Minutes: a week. */
    durationMax: 10_080,
  },
  section: { max: 1_000, titleMax: 200, descriptionMax: 5_000 },
  level: { max: 500, titleMax: 100, questionsMax: 10_000, minutesMax: 10_080, secondsMax: 86_400 },
  review: { titleMax: 100, textMax: 2_000, replyMax: 2_000 },
  bundle: { titleMax: 100, descriptionMin: 20, descriptionMax: 5_000, examsMax: 100, tierMax: 23, countryLength: 2 },
  question: { noteMax: 5_000, highlightsMax: 200 },
  bank: { titleMax: 50, levelsMax: 5, categoriesMax: 1_000, orderMax: 1_000_000 },
  group: {
    nameMax: 50,
    descriptionMax: 500,
    aliasMax: 30,
    verificationMax: 200,
    noticeTitleMax: 100,
    /** Of its HTML. */
    noticeBodyMax: 10_000,
    shareMessageMax: 500,
  },
  homework: {
    /** Of one question. */
    scoreMax: 1_000,
    /** Of all its questions, where they are made to add up to it. */
    totalMax: 100_000,
    switchesMax: 100,
    switchSecondsMax: 600,
    /** Minutes given to one person beyond the others. */
    extraMinutesMax: 1_440,
    extraAttemptsMax: 100,
    /** Of what somebody writes to an answer. */
    commentMax: 500,
    /** Of one sentence of a rubric, and how many a rubric has. */
    criterionMax: 200,
    criteriaMax: 20,
    /** Of why a mark was corrected. */
    reasonMax: 300,
    /** Of what those who sit it are told. */
    messageMax: 500,
    /** Of what learners are told before they begin. */
    instructionsMax: 3_000,
    draftMax: 80_000,
  },
  gradebook: { nameMax: 100, weightMax: 100, dropMax: 20 },
  queryMax: 100,
  report: { bodyMax: 1_000, answerMax: 1_000 },
  feedback: { contactMax: 200, subjectMax: 100 },
  /** What is typed for a captcha, and the places on a slider's way that are told. */
  captcha: { textMax: 100, traceMax: 100 },
  /** What a slider has to be dragged with to be taken for a person: places on the way, and time. */
  captchaDrag: { points: 5, milliseconds: 200 },
} as const;

/** Seconds before another code or e-mail may be asked for. */
export const resendSeconds = 60;

export const limits = {
  /** The longest interval of study statistics: two months by day, five years by month, a year at a glance. */
  statisticsDays: 62,
  statisticsMonths: 60,
  statisticsOverviewDays: 366,
  /** A JSON body, as long as its call needs no more. */
  bodyBytes: 64 * KB,
  /** A JSON body from somebody who is not signed in. */
  publicBodyBytes: 16 * KB,
  /** A message of somebody who is not signed in, with the work of their captcha. */
  guestFeedbackBytes: 24 * KB,
  /** Answers, also to long papers: so many characters at once, of up to three bytes each. */
  answersBytes: 512 * KB,
  answersCharacters: 150_000,
  /** One question with all its rich text. */
  questionBytes: 1 * MB,
  imageBytes: 1 * MB,
  importBytes: 20 * MB,
  /** One sound or video of a question. */
  mediaBytes: 20 * MB,
  /** A piece of a file that is sent in pieces, and all that an account has sent without using it. */
  partBytes: 512 * KB,
  unfinishedBytes: 64 * MB,
  /** Days in which a deleted exam can be recovered, an import undone, and what a member had in a group restored. */
  recoverDays: 30,
  /** Business days in which what waits for review has been looked at. */
  reviewDays: 3,
  /** Minutes in which marks have followed their questions to the next version of an exam. */
  mergeMinutes: 5,
  /** Days in which an import that was not finished waits. */
  importDays: 7,
  /** Minutes in which a code that was sent works. */
  codeMinutes: 10,
  /** Options of a question. */
  optionsMax: 20,
  /** Hours in which a link in an e-mail works. */
  linkHours: 24,
  /** Seconds after the deadline in which a save that was on its way still counts. */
  graceSeconds: 5,
  /** The highest number a question can have: those of a bank have gaps, so it is higher than any count. */
  noMax: 100_000_000,
  /** Questions asked for by their numbers at once. */
  noesMax: 100,
  /** Questions to review, and to answer, a day. */
  reviewAmountMax: 200,
  dailyGoalMax: 1_000,
  /** Questions of a bank that are changed, taken or written out at once. */
  bankAtOnce: 1_000,
  /** Questions of a bank that one practice asks; the next one goes on after them. */
  bankAsked: 1_000,
  /** Lists of a bank that are narrowed stop counting there. */
  bankTotalMax: 1_000,
  /** Questions of an attempt that come together. */
  attemptPart: 20,
  /** Answers in one save. */
  answersAtOnce: 500,
  /** Files in the answers of one attempt, and their bytes. */
  answerFiles: 40,
  answerFilesBytes: 100 * MB,
  /** Right this often in a row, mastery practice takes a question for mastered. */
  masteredAfter: 2,
  /** People decided about at once. */
  membersAtOnce: 200,
  /** People of a company changed at once, and brought in from one spreadsheet. */
  companyUsersAtOnce: 1_000,
  companyImportRows: 10_000,
  /** Groups that one notice or one choice of exams goes to. */
  groupsAtOnce: 20,
  /** Exams shared, and notices or shares removed, at once. */
  sharesAtOnce: 50,
  /** Questions named for one homework; the deployment says how many it may have. */
  homeworkChosen: 2_000,
  homeworkBytes: 256 * KB,
  /** Departures from the screen told at once, and remembered of one attempt. */
  switchesAtOnce: 100,
  switchesKept: 500,
  /** Seconds for which an excused departure stays excused. */
  excusedSeconds: 120,
  /** Seconds without a request after which somebody counts as disconnected. */
  lostSeconds: 75,
  /** Answers marked with one request, and those that are alike: a whole group may have written the same. */
  marksAtOnce: 100,
  alikeAtOnce: 2_000,
  /** Searches stop counting there. */
  searchTotalMax: 100,
  descriptionMax: 500,
  bundleLogoBytes: 300 * KB,
  /** Width and height of a bundle's logo, in pixels; other pictures of people and things are drawn in the same. */
  logoSide: 256,
  feedbackMin: 10,
  feedbackMax: 5000,
} as const;
