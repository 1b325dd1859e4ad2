/** What authors publish and operators decide on. */
export const reviewKinds = ['exam', 'bundle'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** What operators may close, and open again. */
export const suspendKinds = [...reviewKinds, 'group'] as const;
export type SuspendKind = (typeof suspendKinds)[number];

/** Who applies to operators. */
export const applicationKinds = ['company', 'partner'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What waits for operators. */
export const operatorQueues = ['exam', 'bundle', 'company', 'partner', 'feedback', 'guest', 'report', 'job'] as const;
export type OperatorQueue = (typeof operatorQueues)[number];

/** The kinds of work that a job sets aside where it fails: its steps, and what it does with each of many items. */
export const asideKinds = [
  'hand-in',
  'release-results',
  'complete-marking',
  'schedule-reviews',
  'fit-reviews',
  'mail-notices',
  'remind-study',
  'remind-hour',
  'remind-day',
  'index-exams',
  'count-answers',
  'measure-papers',
  'scale-forms',
  'purge-attempts',
  'reduce-attempts',
  'purge-exams',
  'remove-exams',
  'purge-imports',
  'purge-conversions',
  'remove-files',
  'remove-bytes',
  'sweep-step',
  'purge-step',
  'exam-step',
  'file-step',
] as const;
export type AsideKind = (typeof asideKinds)[number];

export const operatorActions = [
  'approve',
  'refuse',
  'suspend',
  'restore',
  'set_vip',
  'disable',
  'enable',
  'end_sessions',
  'reset_password',
  'send_notice',
  'withdraw_notice',
  'reply',
  'hand_over',
  'settle',
  'import_payments',
  'import_exam',
  'export_exam',
  'retry_job',
  'create_operator',
  'back_up',
] as const;
export type OperatorActionName = (typeof operatorActions)[number];

export const operatorAbouts = [
  'exam',
  'bundle',
  'group',
  'company',
  'partner',
  'account',
  'notice',
  'feedback',
  'guest',
  'payment',
  'job',
  'deployment',
] as const;
export type OperatorAbout = (typeof operatorAbouts)[number];

/** What operators may write. */
export const operatorRules = {
  reasonMax: 1_000,
  replyMax: 5_000,
  noticeTitleMax: 120,
  noticeContentMax: 2_000,
  /** Of one file. */
  paymentRows: 10_000,
} as const;
