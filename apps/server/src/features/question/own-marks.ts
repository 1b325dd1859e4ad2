// What somebody makes of one question: kept, mastered, noted.
import type { QuestionMark } from '@tiku/contract';
import type { Kysely } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { clearMarks, findNote, insertMark, insertNote, selectMarksOfAsked } from './mark.store.ts';
import type { AskedContent, Note } from './mark.store.ts';
import { presentMark } from './marked-questions.ts';
import { changeMarks, selectPresentNumber, withMarks } from './settled-marks.ts';
import type { MarkedExam } from './settled-marks.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Actor } from '../../platform/session/actor.ts';

type Member = Context<'member'>;

interface Seen {
  exam_id: number;
  no: number;
  answer_id?: number | undefined;
}

/** Answers whether it is marked now. */
export async function toggleMark(
  { db, actor }: Member,
  kind: 'favorited' | 'mastered',
  toggle: Seen & { mode: 0 | 1 },
): Promise<boolean> {
  const exam = await selectOpenableExam(db, actor, toggle.exam_id);
  return changeMarks(db, actor, exam.id, async (tx) => {
    const no = await selectPresentNumber(tx, actor, toggle);
    if (toggle.mode === 1) {
      await clearMarks(tx, actor, exam.id, kind, [no]);
      return false;
    }
    if (!(await insertMark(tx, actor, exam.id, no, `${kind}_at`))) throw new AppError('not_found');
    return true;
  });
}

interface PresentedNote {
  note: string | null;
  noted_at: string | null;
}

function presentNote(note: Note | null): PresentedNote {
  return { note: note?.note ?? null, noted_at: note?.noted_at?.toISOString() ?? null };
}

/** A note without text is no note. */
export async function writeNote({ db, actor }: Member, seen: Seen, note: string): Promise<PresentedNote> {
  const exam = await selectOpenableExam(db, actor, seen.exam_id);
  return changeMarks(db, actor, exam.id, async (tx) => {
    const no = await selectPresentNumber(tx, actor, seen);
    if (note === '') {
      await clearMarks(tx, actor, exam.id, 'noted', [no]);
      return presentNote(null);
    }
    const written = await insertNote(tx, actor, exam.id, no, note);
    if (!written) throw new AppError('not_found');
    return presentNote(written);
  });
}

export async function readNote({ db, actor }: Member, examId: number, no: number): Promise<PresentedNote> {
  const exam = await selectOpenableExam(db, actor, examId);
  return presentNote(await withMarks(db, exam, actor, (settled) => findNote(settled, actor, exam.id, no)));
}

/** Of what an own attempt asks, by the numbers it was asked under. They stay the person's own when the exam is closed to them. */
export async function readAskedMarks(
  db: Kysely<Tables>,
  actor: Actor,
  exam: MarkedExam,
  asked: readonly AskedContent[],
): Promise<(QuestionMark & { no: number })[]> {
  const rows = await withMarks(db, exam, actor, (settled) => selectMarksOfAsked(settled, actor, exam.id, asked));
  return rows.map((row) => Object.assign(presentMark(row), { no: row.no }));
}
