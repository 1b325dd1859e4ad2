// Every error the API answers with: its number on the wire and its HTTP status. The texts live with the server.
// Inside a running attempt use 409 or 422 only: the web leaves for /login on 401, 403 and 302.

export const errors = {
  /** The number 302 is the specification's: this session is over, sign in again. */
  session_over: { code: 302, status: 401 },
  invalid_request: { code: 1000, status: 400 },
  unauthorized: { code: 1001, status: 401 },
  not_found: { code: 1004, status: 404 },
  method_not_allowed: { code: 1005, status: 405 },
  timeout: { code: 1008, status: 408 },
  conflict: { code: 1009, status: 409 },
  too_large: { code: 1013, status: 413 },
  /** A file that is sent; pictures, sound and video have errors of their own. */
  file_too_large: { code: 1014, status: 413 },
  unsupported_media: { code: 1015, status: 415 },
  too_many_requests: { code: 1029, status: 429 },
  header_too_large: { code: 1031, status: 431 },
  internal: { code: 1500, status: 500 },
  busy: { code: 1503, status: 503 },
  bad_credentials: { code: 2001, status: 401 },
  bad_password_transport: { code: 2002, status: 400 },
  bad_picture: { code: 2003, status: 400 },
  /** Not of the width and height that are asked for. */
  bad_picture_size: { code: 2018, status: 400 },
  bad_captcha: { code: 2004, status: 400 },
  /** Too much came without one: the same call with a captcha goes through. */
  captcha_required: { code: 2005, status: 429 },
  bad_code: { code: 2006, status: 400 },
  link_wrong: { code: 2007, status: 400 },
  link_used: { code: 2008, status: 400 },
  link_expired: { code: 2009, status: 400 },
  wrong_password: { code: 2010, status: 400 },
  already_registered: { code: 2011, status: 409 },
  no_mobile: { code: 2012, status: 409 },
  no_email: { code: 2013, status: 409 },
  wechat_refused: { code: 2014, status: 400 },
  /** So many wrong passwords that not even a captcha helps, for a while. */
  too_many_guesses: { code: 2015, status: 429 },
  /** The person who opens the link of a registration chooses the password. */
  password_needed: { code: 2016, status: 409 },
  /** Another account asked for it. */
  link_of_other: { code: 2017, status: 409 },
  own_exam: { code: 3001, status: 409 },
  exam_deleted: { code: 3002, status: 409 },
  exam_suspended: { code: 3003, status: 409 },
  exam_empty: { code: 3004, status: 409 },
  bad_question: { code: 3005, status: 400 },
  bad_media: { code: 3006, status: 400 },
  image_too_large: { code: 3007, status: 413 },
  media_too_large: { code: 3008, status: 413 },
  bad_file: { code: 3020, status: 400 },
  import_unfinished: { code: 3021, status: 409 },
  nothing_to_undo: { code: 3022, status: 409 },
  /** Marks are still being carried over from the version before. */
  exam_merging: { code: 3023, status: 409 },
  /** Since the author last looked, in another window or by somebody else. */
  exam_changed: { code: 3024, status: 409 },
  section_not_empty: { code: 3025, status: 409 },
  /** Somebody has to say what its columns hold first. */
  import_unsure: { code: 3026, status: 409 },
  level_exam: { code: 4001, status: 409 },
  vip_only: { code: 4002, status: 409 },
  nothing_to_practise: { code: 4003, status: 409 },
  handed_in: { code: 4010, status: 409 },
  time_up: { code: 4011, status: 409 },
  /** A newer answer is there already: this one need not be sent again. */
  answer_older: { code: 4020, status: 409 },
  answer_conflict: { code: 4021, status: 409 },
  /** Its key has been shown. */
  answer_final: { code: 4022, status: 409 },
  bad_answer: { code: 4023, status: 422 },
  question_not_asked: { code: 4024, status: 422 },
  not_in_test: { code: 4030, status: 409 },
  not_self_judged: { code: 4031, status: 409 },
  not_handed_in: { code: 4032, status: 409 },
  attempt_running: { code: 4033, status: 409 },
  answer_first: { code: 4034, status: 409 },
  /** Its person is being tested on some of the same questions. */
  result_withheld: { code: 4035, status: 409 },
  /** The exam's author does not let learners judge themselves. */
  marking_off: { code: 4036, status: 409 },
  too_many_files: { code: 4040, status: 413 },
  /** The exam's author wants no files in answers. */
  files_off: { code: 4041, status: 409 },
  /** Not all of a file that is sent in pieces has arrived. */
  upload_incomplete: { code: 5002, status: 409 },
  /** The files of the account, or of the company it acts for, take all the room they may. */
  storage_full: { code: 5001, status: 413 },
  /** Nobody may join it. */
  /** Statistics are asked for one or two months, or some years, at a time. */
  interval_too_long: { code: 8001, status: 400 },
  group_closed: { code: 6001, status: 409 },
  group_full: { code: 6002, status: 409 },
  group_disbanded: { code: 6003, status: 409 },
  group_suspended: { code: 6004, status: 409 },
  /** Hands the group over first, or dismisses it. */
  owner_stays: { code: 6005, status: 409 },
  /** Groups are handed over to administrators alone. */
  not_administrator: { code: 6006, status: 409 },
  /** A draft, an expired or a suspended exam, which nobody could open. */
  exam_not_open: { code: 6007, status: 409 },
  /** A private exam of somebody else. */
  exam_not_yours: { code: 6008, status: 409 },
  /** As many questions as the account may keep. */
  bank_full: { code: 7001, status: 409 },
  /** Others were added or taken out since somebody counted them. */
  count_changed: { code: 7002, status: 409 },
  category_exists: { code: 7003, status: 409 },
  too_many_categories: { code: 7004, status: 409 },
  /** Somebody who has not seen its key yet cannot edit it. */
  key_unseen: { code: 7005, status: 409 },
  /** What it was taken from says nothing else. */
  source_unchanged: { code: 7006, status: 409 },
  /** No question was chosen. */
  homework_empty: { code: 6101, status: 400 },
  homework_too_long: { code: 6102, status: 400 },
  /** Its questions stay as they are once somebody has seen them. */
  homework_begun: { code: 6103, status: 409 },
  homework_not_started: { code: 6104, status: 409 },
  homework_ended: { code: 6105, status: 409 },
  /** Done already, and not to be done again. */
  homework_done: { code: 6106, status: 409 },
  /** May be done again by those who have failed alone. */
  homework_passed: { code: 6107, status: 409 },
  /** Whether it is to be done again, its marks will tell. */
  homework_marking: { code: 6108, status: 409 },
  /** The people who set and mark homework do not sit it. */
  homework_not_yours: { code: 6109, status: 409 },
  /** It was deleted, or its person is no longer in the group; what was handed in is kept for some time. */
  homework_gone: { code: 6110, status: 409 },
  /** A member does not delete what they did as homework. */
  homework_kept: { code: 6111, status: 409 },
  /** Somebody else has marked one of the answers meanwhile; `current` tells what is there now. */
  mark_changed: { code: 6112, status: 409 },
  /** The marking of that paper was completed. */
  homework_marked: { code: 6113, status: 409 },
  /** Answers have no marks yet. */
  homework_unmarked: { code: 6114, status: 409 },
  /** Marking is not completed: the mark can simply be changed. */
  marking_open: { code: 6115, status: 409 },
  /** They sit it: they are given more time instead. */
  homework_running: { code: 6116, status: 409 },
  /** There is nobody to read a message. */
  homework_nobody_sits: { code: 6117, status: 409 },
  /** Somebody else has changed what the question is marked by meanwhile; nothing was marked or changed. */
  rubric_changed: { code: 6118, status: 409 },
  /** Graded anew already: that is undone first. */
  homework_regraded: { code: 6120, status: 409 },
  /** Nobody marks, re-grades, extends or reopens their own, whatever they have become in the group since. */
  own_paper: { code: 6130, status: 409 },
  /** Somebody else has changed the same meanwhile; `current` tells what is there now. */
  gradebook_changed: { code: 6140, status: 409 },
  gradebook_full: { code: 6141, status: 409 },
  bundle_without_logo: { code: 6201, status: 409 },
  bundle_suspended: { code: 6202, status: 409 },
  bad_attachment: { code: 6301, status: 400 },
  too_many_attachments: { code: 6302, status: 400 },
  attachment_too_large: { code: 6303, status: 413 },
  feedback_sent: { code: 6304, status: 409 },
  /** Somebody who is refused is told why. */
  reason_needed: { code: 6401, status: 400 },
  /** Operators do not shut themselves out. */
  own_account: { code: 6402, status: 409 },
  /** As many people as the company may have. */
  company_full: { code: 9001, status: 409 },
  /** It is changed once it has been taken back, or looked at. */
  under_review: { code: 9002, status: 409 },
  nothing_to_review: { code: 9003, status: 409 },
  /** Its author went on while somebody looked at it. */
  review_changed: { code: 9020, status: 409 },
  super_admin_stays: { code: 9004, status: 409 },
  /** The super administrator of a company says who administrates it. */
  super_admin_only: { code: 9005, status: 409 },
  /** Somebody must run it: it is handed over first. */
  super_admin_leaves: { code: 9008, status: 409 },
  not_joined_yet: { code: 9009, status: 409 },
  import_too_long: { code: 9006, status: 400 },
  /** Its author is still there to look after it. */
  author_stays: { code: 9007, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errors;

/** What any call may answer, whatever it lists itself. */
export const commonErrors = [
  'invalid_request',
  'too_large',
  'file_too_large',
  'unsupported_media',
  'too_many_requests',
  'internal',
  'busy',
] as const satisfies readonly ErrorName[];

export interface ErrorBody {
  error_code: number;
  message: string;
  /** Why each bad field is bad, in the person's language. */
  fields?: Record<string, string>;
  /** What is there now, where a change was made to something older. */
  current?: unknown;
}
