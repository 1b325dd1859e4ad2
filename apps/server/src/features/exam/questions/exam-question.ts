// Questions on their way to people: with the key to their author, without it to everybody else.
import { createHmac } from 'node:crypto';
import type { ExamQuestion } from '@tiku/contract';
import { answerFromShown, answerToShown, arrangeQuestion, hideKey, showQuestion } from '@tiku/questions';
import type { Answer, Arrangement, PublicQuestion, Question } from '@tiku/questions';
import { mapTexts, mediaNames } from '../../question-text/question-text.ts';
import type { ChangeText } from '../../question-text/question-text.ts';
import type { Sourced } from '../media/share-media.ts';
import type { QuestionRow } from './exam-question.store.ts';

function place({ no, section_no, main_id, main }: QuestionRow) {
  return { no, section_no, main_id, main };
}

export function presentWithKey(row: QuestionRow): ExamQuestion {
  return { ...place(row), ...row.content };
}

/**
 * Not in the author's order: who puts the right option first, or the pairs side by side, would tell it by that. The
 * same person always sees the same order.
 */
export function presentPublic(row: QuestionRow, secret: Buffer, accountId: number): ExamQuestion {
  return { ...place(row), ...hideKey(showInOwnOrder(row, secret, accountId)) };
}

/** In the same order, to somebody who has been shown the key before. */
export function presentSeen(row: QuestionRow, secret: Buffer, accountId: number): ExamQuestion {
  return { ...place(row), ...showInOwnOrder(row, secret, accountId) };
}

/** As the same person always sees it: its author as they wrote it, anybody else in their order, with or without the key. */
export function presentTo(
  row: QuestionRow,
  { isAuthor, withKey }: { isAuthor: boolean; withKey: boolean },
  secret: Buffer,
  accountId: number,
): ExamQuestion {
  if (isAuthor && withKey) return presentWithKey(row);
  return (withKey ? presentSeen : presentPublic)(row, secret, accountId);
}

/** An answer in the author's letters, in those of that order. */
export function answerInOwnOrder(row: Ordered, secret: Buffer, accountId: number, answer: Answer): Answer {
  return answerToShown(row.content, answer, arrangeForReader(row, secret, accountId));
}

/** The other way round. */
export function answerFromOwnOrder(row: Ordered, secret: Buffer, accountId: number, answer: Answer): Answer {
  return answerFromShown(row.content, answer, arrangeForReader(row, secret, accountId));
}

type Ordered = Pick<QuestionRow, 'content' | 'content_id'>;

function showInOwnOrder(row: QuestionRow, secret: Buffer, accountId: number): Question {
  return showQuestion(row.content, arrangeForReader(row, secret, accountId));
}

function arrangeForReader(row: Ordered, secret: Buffer, accountId: number): Arrangement {
  const digest = createHmac('sha256', secret).update(`order\n${accountId}\n${row.content_id}`).digest();
  return arrangeQuestion(row.content, digest.readUInt32BE());
}

export function mapShownTexts(
  question: ExamQuestion,
  change: ChangeText,
  changeMaterial: ChangeText = change,
): ExamQuestion {
  return { ...mapTexts(question, change), main: question.main === null ? null : changeMaterial(question.main) };
}

/** A row as it is shown, with where its files come from. */
export function sourceOf<T>(row: Pick<QuestionRow, 'content_id' | 'main_id'>, item: T): Sourced<T> {
  return { item, contentId: row.content_id, materialId: row.main_id };
}

/** What the client must fetch to show them. */
export function mediaOf(questions: readonly ExamQuestion[]): string[] {
  return [...new Set(questions.flatMap((question) => mediaNames(withoutPlace(question), question.main)))];
}

function withoutPlace(question: ExamQuestion): Question | PublicQuestion {
  return question;
}
