// An attempt as it is read.
import type { AttemptRules, PracticeType } from '@tiku/contract';

export interface AttemptRow {
  id: number;
  practice_id: number;
  account_id: number;
  company_id: number | null;
  exam_id: number;
  prac_type: PracticeType;
  seed: string;
  questions_count: number;
  full_score: number;
  retire_wrong: boolean;
  started_at: Date;
  deadline: Date | null;
  seconds: number;
  /** As much of these as a day has been given. */
  booked_seconds: number;
  handed_in_at: Date | null;
  is_timed_out: boolean;
  /** Its result would tell keys of a test that still runs. */
  is_withheld: boolean;
  auto_score: number;
  self_score: number;
  answered_count: number;
  correct_count: number;
  unmarked_count: number;
  /** Null for what is no homework. */
  homework_id: number | null;
  rules: AttemptRules | null;
  /** 1 for the first attempt of this person at the homework, 2 for the second. */
  round: number | null;
  /** People have still to mark it. */
  awaits_marks: boolean;
  /** Handed in because its person left the screen too often. */
  is_switched_out: boolean;
  /** As what the actor reads it. */
  reader: 'taker' | 'marker';
  /** Of the exam as it is now. */
  is_merging: boolean;
  allow_marking: boolean;
  allow_files: boolean;
  is_overdue: boolean;
  /** The database's clock. */
  server_time: Date;
}

/** As a screen shows it. */
export interface ReadAttempt extends AttemptRow {
  /** People mark answers to it. */
  needs_marking: boolean;
  /** Of its exam. */
  public_id: string;
  title: string;
  /** The exam is gone for good. */
  is_removed: boolean;
}

/** As much as what is written to a running one depends on. */
export type RunningAttempt = Pick<
  AttemptRow,
  | 'id'
  | 'account_id'
  | 'company_id'
  | 'exam_id'
  | 'prac_type'
  | 'seed'
  | 'retire_wrong'
  | 'deadline'
  | 'seconds'
  | 'booked_seconds'
  | 'handed_in_at'
  | 'rules'
  | 'awaits_marks'
  | 'reader'
  | 'is_merging'
  | 'allow_files'
  | 'server_time'
>;
