// Whose each table is: the room that writes down what it is and gives it to the others. Rooms above may name it in SQL as well, rooms
// below may not: to name a table is to know its owner, as an import is.

export const tableOwners: Record<string, readonly string[]> = {
  'platform/db': ['deployment'],
  'platform/limits': ['throttle'],
  // Who acts: sessions, files and jobs are of accounts, so the platform knows them. `features/account` is what people do with theirs.
  'platform/session': ['account', 'revocation', 'session', 'session_token'],
  'platform/jobs': ['set_aside'],
  'platform/files': ['file', 'storage', 'upload_part'],
  'platform/messages': ['message'],
  'platform/captcha': ['captcha'],
  'features/events': ['change'],
  'features/question-content': ['content_file', 'exam_material', 'material_file', 'question_content'],
  'features/notice': ['notice', 'notice_read', 'notice_setting'],
  'features/account': ['known_device', 'payment', 'verification'],
  'features/feedback': ['feedback', 'feedback_attachment', 'feedback_session', 'guest_feedback'],
  'features/exam': [
    'asked_content',
    'asked_material',
    'exam',
    'exam_favorite',
    'exam_file',
    'exam_guest',
    'exam_level',
    'exam_merge',
    'exam_merge_account',
    'exam_question',
    'exam_review',
    'exam_section',
    'exam_version',
  ],
  'features/exam-import': [
    'exam_conversion',
    'exam_import',
    'exam_import_item',
    'exam_import_material',
    'exam_import_media',
    'exam_import_problem',
    'exam_import_rejected',
    'exam_import_step',
    'import_recipe',
  ],
  'features/partner': ['partner', 'partner_finance_view', 'partner_image', 'partner_info', 'partner_payment'],
  'features/bundle': ['bundle', 'bundle_change', 'bundle_exam', 'bundle_favorite'],
  'features/statistics': ['study_day', 'study_exam_day', 'study_log'],
  'features/question': ['question_mark', 'question_mark_aside', 'question_progress', 'question_stat'],
  'features/attempt': [
    'answer',
    'answer_file',
    'answer_log',
    'attempt',
    'attempt_paper',
    'attempt_switch',
    'exam_rank',
    'exam_rank_count',
    'practice',
  ],
  'features/group': [
    'group_member',
    'group_notice',
    'group_notice_read',
    'group_rank',
    'group_score',
    'group_share',
    'study_group',
  ],
  'features/company': ['company', 'company_draft', 'company_image', 'company_invitation', 'company_user'],
  'features/review': ['review_card', 'study_plan'],
  'features/bank': ['bank', 'bank_question', 'bank_twin', 'bank_undo'],
  'features/homework': [
    'completing_paper',
    'homework',
    'homework_comment_removed',
    'homework_draft',
    'homework_mark',
    'homework_member',
    'homework_regrade',
    'homework_regraded',
    'homework_reminder',
  ],
  'features/report': ['question_report'],
  'features/operator': ['operator_action'],
};

/** By file or folder: the tables of rooms above that it names all the same, and why. */
export const namedFromBelow = new Map([
  [
    'apps/server/src/platform/session/',
    {
      tables: ['company', 'company_user'],
      why: 'for which company somebody acts, in the one statement that every call begins with',
    },
  ],
  [
    'apps/server/src/features/account/account.store.ts',
    {
      tables: ['company', 'company_user'],
      why: 'the companies somebody may act for, in the one statement that every page load begins with',
    },
  ],
  [
    'apps/server/src/features/notice/notice.store.ts',
    {
      tables: ['company_user'],
      why: 'what is told to a company is for those who belong to it, in each list and count of notices',
    },
  ],
]);
