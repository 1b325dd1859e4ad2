// Answering questions: attempts, answers, hand-in.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { mediaAddresses, no, questionType } from '../exam/exam-fields.ts';
import { done, flag, id, inQuery, instant, page } from '../fields.ts';
import { highlights, seenQuestion } from '../question/question-fields.ts';
import { limits, mediaExtensions, rules } from '../limits.ts';
import {
  answerDetails,
  answerState,
  attemptClock,
  handInResult,
  paperPart,
  practiceType,
  rejectedAnswer,
  savedAnswer,
  sheetState,
  sittingRules,
} from './practice-fields.ts';

const count = z.int().min(0);
const points = z.number().min(0);
const noes = z.array(no).min(1).max(limits.noesMax);
const inAttempt = ['not_found'] as const;
const whileRunning = ['not_found', 'handed_in', 'time_up', 'homework_gone'] as const;

const attemptHead = {
  answer_id: id,
  prac_id: id,
  exam_id: id,
  prac_type: practiceType,
  /** In the order asked. */
  noes: z.array(no),
  started_at: instant,
  ...attemptClock,
  full_score: points,
  /** What the author allows: to judge one's own answers, and to put files into them. */
  allow_marking: z.boolean(),
  allow_files: z.boolean(),
  /** The question answered last; null before the first. */
  last_no: no.nullable(),
  /** What a homework lays down for it; null for everything else. */
  rules: sittingRules.nullable(),
};

const attemptSheet = {
  ...attemptHead,
  handed_in_at: instant.nullable(),
  /** It was handed in by itself. */
  is_timed_out: z.boolean(),
  is_switched_out: z.boolean(),
  states: z.array(z.object({ no, seq: count, state: sheetState, is_marked: z.boolean() })),
  /** Where a homework is done again and gives hints: the questions that were not right the last time. */
  hints: z.array(no),
};

export const practiceCalls = defineCalls({
  'POST /app/user/exam/questions': {
    access: 'member',
    summary:
      'Questions of an exam by range or by numbers, with their keys for the author only; with `answer_id` as they are asked in that attempt, in its order, and never with their keys',
    request: z.strictObject({
      exam_id: id,
      answer_id: id.optional(),
      ...page,
      noes: noes.optional(),
      /** Narrows a range outside an attempt to the questions of one type. */
      type: questionType.optional(),
      /** In an attempt: what was answered and marked comes along. */
      with_answers: flag.optional(),
    }),
    response: paperPart,
    errors: ['not_found'],
    reads: true,
  },
  'POST /exam/user_online_prac/create_answer': {
    access: 'member',
    summary: 'Begin an attempt; a sequential practice that is still running is gone on with instead',
    request: z.strictObject({
      exam_id: id,
      prac_type: practiceType,
      /** JSON text: which questions, in which order. */
      sel_qs_json: z.string().max(20_000).optional(),
      /** Of a test: how long it may take, and no longer than its author allows; 0 for as long as that. */
      minutes: z.int().min(0).max(rules.exam.durationMax).optional(),
      /** Sequential practice: hand in the running one and begin anew. */
      restart: flag.optional(),
      /** A right answer takes a question off the list of wrong ones. */
      retire_wrong: flag.optional(),
      /** Chosen by the client; asking again with the same one answers with the attempt it began. */
      create_key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
      /** The questions that are shown first come along. */
      with_part: flag.optional(),
    }),
    response: z.object({
      ...attemptSheet,
      is_resumed: z.boolean(),
      part: paperPart.optional(),
      /** Of a homework, as in its rules; 0 for everything else. */
      max_switches: count,
      switch_seconds: count,
    }),
    errors: [
      'not_found',
      'level_exam',
      'vip_only',
      'nothing_to_practise',
      'group_suspended',
      'homework_not_yours',
      'homework_not_started',
      'homework_ended',
      'homework_done',
      'homework_passed',
      'homework_marking',
    ],
  },
  'GET /exam/user_online_prac/noes': {
    access: 'member',
    summary: 'The answer sheet of an attempt: its questions in order, and how those stand that were touched',
    request: z.strictObject({ answer_id: inQuery.id }),
    response: z.object(attemptSheet),
    errors: inAttempt,
  },
  'POST /exam/user_online_prac/get/answer_details': {
    access: 'member',
    summary: 'My answers to some questions of an attempt, with result and key where I may see them',
    request: z.strictObject({
      answer_id: id,
      noes,
      /** Practice only: show the keys of these questions, to learn them by heart. No answer is taken to them then. */
      show: flag.optional(),
    }),
    response: z.object({
      list: z.array(answerState),
      /** Addresses of what keys and explanations name. */
      files: mediaAddresses,
      /** Addresses of my own files, by name. */
      answer_files: mediaAddresses,
      ...attemptClock,
    }),
    errors: [...inAttempt, 'not_in_test'],
    reads: true,
  },
  'POST /exam/user_online_prac/answer_details': {
    access: 'member',
    summary: 'Save answers. What is not saved is named with its reason, one by one',
    urgent: true,
    request: z.strictObject({ answer_id: id, answer_details: answerDetails.min(1) }),
    response: z.object({
      saved: z.array(savedAnswer),
      /** An answer refused as older or final need not be sent again. */
      rejected: z.array(rejectedAnswer),
      /** Those that asked for it. One that is withheld is saved and stays open. */
      checked: z.array(answerState),
      files: mediaAddresses,
      ...attemptClock,
    }),
    errors: whileRunning,
  },
  'POST /exam/user_online_prac/answer_states': {
    access: 'member',
    summary: 'Flag questions to come back to; judge my own answers to open questions once I have seen the reference',
    request: z.strictObject({
      answer_id: id,
      answer_states: z
        .array(z.strictObject({ no, is_marked: flag.optional(), self_score: points.nullable().optional() }))
        .min(1)
        .max(limits.answersAtOnce),
    }),
    response: z.object({ list: z.array(z.object({ no, is_marked: z.boolean(), self_score: points.nullable() })) }),
    errors: [...whileRunning, 'not_self_judged', 'marking_off'],
  },
  'POST /exam/user_online_prac/clear_answer_details': {
    access: 'member',
    summary: 'Practice only: take back answers to give them anew: all (0), those that are wrong (1), the unchecked (2)',
    request: z.strictObject({ answer_id: id, mode: z.literal([0, 1, 2]) }),
    response: z.object({ noes: z.array(no) }),
    errors: [...whileRunning, 'not_in_test'],
  },
  'POST /exam/user_online_prac/handin_answer': {
    access: 'member',
    summary: 'Hand in, with the answers not sent yet. Done once; asked again it answers the same',
    lenient: true,
    urgent: true,
    request: z.object({ answer_id: id, answer_details: answerDetails.optional() }),
    response: handInResult.extend({
      /** Tail answers that were not taken, with the reason; what is saved already is not among them. */
      rejected: z.array(rejectedAnswer),
    }),
    errors: [...inAttempt, 'homework_gone'],
  },
  'POST /exam/user_online_prac/answer/file': {
    access: 'member',
    summary: 'A picture, sound or video for the answer to an open question, with the name by which the answer lists it',
    request: z.strictObject({
      answer_id: inQuery.id,
      no: inQuery.number.pipe(no),
      /** From the specification; the bytes of a file tell what it is. */
      type: z.string().max(20).optional(),
      file_name: z.string().max(300).optional(),
    }),
    upload: { maxBytes: limits.mediaBytes, extensions: mediaExtensions },
    response: z.object({ name: z.string(), url: z.string() }),
    errors: [
      'files_off',
      ...whileRunning,
      'bad_media',
      'image_too_large',
      'media_too_large',
      'question_not_asked',
      'answer_final',
      'too_many_files',
      'storage_full',
    ],
  },
  'DELETE /exam/user_online_prac/answer/file': {
    access: 'member',
    summary: 'Remove a file from an answer',
    request: z.strictObject({ answer_id: id, no, file_name: z.string().min(1).max(300) }),
    response: done,
    errors: [...whileRunning, 'answer_final'],
  },
  'POST /online/questions/deschls': {
    access: 'member',
    summary: 'Highlight parts of a stem, after answering; an empty list clears them',
    request: z.strictObject({ ...seenQuestion, highlights }),
    response: z.object({ highlights }),
    errors: ['not_found', 'vip_only', 'answer_first'],
  },
});
