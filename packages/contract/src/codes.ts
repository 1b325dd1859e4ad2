// The numbers, words and orders of the features: plain data, apart from `limits.ts` so that the web fetches it with the pages that
// use it. It is imported from there.

/** The fixed categories of exams; their names are texts of the web. */
export const examCategories = [
  { id: 1, key: 'industry' },
  { id: 2, key: 'education' },
  { id: 3, key: 'qualification' },
  { id: 4, key: 'engineering' },
  { id: 5, key: 'medical' },
  { id: 6, key: 'foreign-language' },
  { id: 7, key: 'computer' },
  { id: 8, key: 'accounting' },
  { id: 9, key: 'primary-school' },
  { id: 10, key: 'middle-school' },
  { id: 11, key: 'other' },
] as const;

/** Pictures, and what goes into questions and answers. */
export const pictureExtensions = ['jpg', 'jpeg', 'png'] as const;
export const mediaExtensions = [...pictureExtensions, 'mp3', 'mp4'] as const;

/** What people bring exams in. */
export const importExtensions = ['xlsx', 'xls', 'csv', 'tsv', 'zip', 'docx', 'txt', 'md', 'json'] as const;

/** Being read, ready to be looked at, unreadable, and kept as an exam. */
export const importStatus = { processing: 'processing', ready: 'ready', failed: 'failed', kept: 'kept' } as const;

/** The ways to practise, with the specification's numbers. */
export const practiceTypes = {
  sequential: 1,
  selection: 2,
  test: 3,
  wrong: 4,
  favorites: 5,
  notes: 6,
  mastery: 7,
  homework: 21,
} as const;
export type PracticeType = (typeof practiceTypes)[keyof typeof practiceTypes];

/** The orders that exams with marked questions are offered in. */
export const markedExamOrders = ['recent', 'count', 'title'] as const;

/** The orders that lists of exams are offered in; the first is what they start with. */
export const examOrders = {
  uploaded: ['updated', 'newest', 'title', 'opened', 'rating'],
  favorited: ['favorited', 'updated', 'title', 'rating'],
  public: ['hot', 'newest', 'rating'],
} as const;

/** A bundle has no other status before it is published. */
export const bundleStatus = { normal: 0, reviewing: 2, notApproved: 3, suspended: 20 } as const;
export type BundleStatus = (typeof bundleStatus)[keyof typeof bundleStatus];

export const bundleOrders = { uploaded: ['updated', 'title'], favorited: ['favorited', 'title'] } as const;

/** What a bundle costs, in yuan, by its tier. */
export const bundlePrices = [
  0, 1, 3, 6, 12, 18, 25, 30, 40, 45, 50, 60, 68, 78, 88, 98, 118, 128, 138, 148, 158, 168, 178, 188,
] as const;

/** Disbanded for good by its owner, or suspended by an operator of the deployment. */
export const groupStatus = { normal: 0, disbanded: 9, suspended: 10 } as const;
export type GroupStatus = (typeof groupStatus)[keyof typeof groupStatus];

/** How people get into a group. */
export const joiningWays = { anyone: 0, verification: 1, nobody: 2 } as const;
export type JoiningWay = (typeof joiningWays)[keyof typeof joiningWays];

/** How somebody got into a group, or that they have asked to. */
export const memberStatus = { autoJoined: 0, waiting: 1, agreed: 2 } as const;

export const groupRoles = { member: 0, administrator: 1, owner: 2 } as const;
export type GroupRole = (typeof groupRoles)[keyof typeof groupRoles];

/** What somebody has made of a question in their bank, as its lists are narrowed by it. */
export const bankStates = ['new', 'wrong', 'favorited', 'noted', 'mastered'] as const;
export type BankState = (typeof bankStates)[number];

/** The orders that the questions of a bank are offered in; the first is what they start with. */
export const bankOrders = ['newest', 'oldest'] as const;

/** The orders that lists of groups are offered in; the first is what they start with. */
export const groupOrders = ['newest', 'name', 'members'] as const;

/** The orders that lists of homework are offered in; the first is what they start with. */
export const homeworkOrders = ['newest', 'deadline', 'title'] as const;

/** Not started, in progress, ended; and ended while it is still being marked. */
export const homeworkTime = { notStarted: 0, inProgress: 1, ended: 2, beingMarked: 3 } as const;
export type HomeworkTime = (typeof homeworkTime)[keyof typeof homeworkTime];

export const completions = { notCompleted: 0, completed: 1, beingMarked: 2 } as const;
export type Completion = (typeof completions)[keyof typeof completions];

/** Whether people have to mark a homework, and whether they have. */
export const markStatus = { noNeed: 0, beingMarked: 1, completed: 2 } as const;
export type MarkStatus = (typeof markStatus)[keyof typeof markStatus];

/** What somebody may do with a homework now. */
export const nextSteps = ['begin', 'go_on', 'redo', 'nothing'] as const;
export type NextStep = (typeof nextSteps)[number];

/** How somebody stands with a homework that runs; late is who has not begun and may not any more. */
export const sittingStates = ['absent', 'late', 'sitting', 'lost', 'handed_in', 'left'] as const;
export type SittingState = (typeof sittingStates)[number];

/** Who gave what an answer earned: it was graded by its key, or a person did. */
export const givers = ['graded', 'learner', 'marker', 'regrade'] as const;
export type Giver = (typeof givers)[number];

/**
 * How a grade stands: it counts; marked and not out yet; being marked, or not out; not handed in when it ended; still to be
 * done; does not count for this person; nothing, as of somebody who was not in the group then.
 */
export const gradeStates = ['scored', 'unreleased', 'waiting', 'missing', 'due', 'exempt', 'none'] as const;
export type GradeState = (typeof gradeStates)[number];

/** How a homework was graded anew: a question for everybody, or the mark of one answer. */
export const regradeWays = ['key', 'right', 'left out', 'mark'] as const;
export type RegradeWay = (typeof regradeWays)[number];

/** Whether somebody who did a homework is in its group: all the time, not any more, or again. */
export const homeworkStays = ['in', 'left', 'returned'] as const;
export type HomeworkStay = (typeof homeworkStays)[number];

/** Why a screen was left. Those after the first three are excused, as long as they do not take too long. */
export const switchCauses = [
  'hidden',
  'blur',
  'fullscreen',
  'picker',
  'permission',
  'input',
  'offline',
  'report',
] as const;
export type SwitchCause = (typeof switchCauses)[number];

/** Why leaving a screen does not count, or why it does although its cause is excused. */
export const switchReasons = ['off', 'short', 'excused', 'too_long'] as const;
export type SwitchReason = (typeof switchReasons)[number];

export const feedbackTypes = { import: 0, account: 1, payment: 2, ads: 3, other: 4, suggestion: 5 } as const;
export type FeedbackType = (typeof feedbackTypes)[keyof typeof feedbackTypes];
export const feedbackStatus = { editing: 0, inProgress: 1, closed: 2, deleted: 9 } as const;
export type FeedbackStatus = (typeof feedbackStatus)[keyof typeof feedbackStatus];
export const feedbackSessionTypes = { ask: 0, reply: 1 } as const;
export const feedbackOrders = ['updated', 'created'] as const;

/** What may go along with feedback: of each type so many, so large, with these endings. */
export const attachmentTypes = { image: 0, video: 1, file: 2 } as const;
export type AttachmentType = (typeof attachmentTypes)[keyof typeof attachmentTypes];
export const attachmentRules = {
  0: { count: 3, bytes: 2 * 1024 * 1024, extensions: ['png', 'jpg', 'jpeg'] },
  1: { count: 2, bytes: 20 * 1024 * 1024, extensions: ['mp4', 'mov', 'webm'] },
  2: { count: 3, bytes: 5 * 1024 * 1024, extensions: ['xls', 'xlsx', 'doc', 'docx', 'zip'] },
} as const satisfies Record<AttachmentType, { count: number; bytes: number; extensions: readonly string[] }>;

/** What is wrong with a question that somebody reports. */
export const reportReasons = ['answer', 'text', 'explanation', 'media', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the product tells people of by notice; each can be switched off. */
export const noticeKinds = ['group', 'homework', 'marks', 'exam', 'report', 'feedback', 'study'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What open screens are told of when it changes: see `GET /web/events`. */
export const changeTopics = ['notices', 'groups', 'homework', 'attempt'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Why a question needs care, the gravest first. */
export const cares = ['wrong_key', 'two_keys', 'reported', 'unused', 'too_easy'] as const;

/** Why a question of a homework should be looked at again: its key may be wrong, or it tells nobody from another. */
export const reviewReasons = ['hardly_right', 'all_right', 'wrong_way_round', 'popular_wrong_option'] as const;
export type ReviewReason = (typeof reviewReasons)[number];
