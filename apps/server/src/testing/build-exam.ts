import { examKinds, examStatus } from '@tiku/contract';
import type { ExamKind, ExamStatus } from '@tiku/contract';
import type { Paper } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { insertExam, usualSettings } from '../features/exam/exam.ts';
import { insertPaper } from '../features/exam/paper/paper.ts';
import type { ExamInfo } from '../features/exam/exam.ts';
import type { SavedMedia } from '../features/exam/media/media.ts';

export function choiceQuestion(desc: string, options = ['Red', 'Green', 'Blue']): Question {
  return {
    type: 1,
    desc,
    options,
    correct_answer: ['B'],
    explanation: `Because of ${options[1]}.`,
    score: 2,
    partial_score: null,
    difficulty: 1,
  };
}

const smallPaper: Pick<Paper, 'sections' | 'materials' | 'items'> = {
  sections: [
    { title: 'Colours', description: '' },
    { title: 'Facts', description: '<p>True or false?</p>' },
  ],
  materials: ['<p>Water boils at 100 degrees.</p>'],
  items: [
    { question: choiceQuestion('<p>Which colour is grass?</p>'), section: 0, material: null },
    {
      question: {
        type: 3,
        desc: '<p>Snow is ____.</p>',
        correct_answer: [['white', 'snow-white']],
        explanation: '<p>It scatters all light.</p>',
        score: 3.5,
        item_scores: [3.5],
        difficulty: null,
      },
      section: 0,
      material: null,
    },
    {
      question: {
        type: 4,
        desc: '<p>At sea level water boils at 90 degrees.</p>',
        correct_answer: false,
        explanation: '',
        score: 1,
        difficulty: 0,
      },
      section: 1,
      material: 0,
    },
  ],
};

export interface ExamTraits extends Partial<ExamInfo> {
  status?: ExamStatus;
  kind?: ExamKind;
  company_id?: number;
  /** Three small questions unless told otherwise. */
  paper?: Partial<typeof smallPaper>;
  files?: Map<string, SavedMedia>;
}

/** A public exam that anybody may open, unless told otherwise. Of another kind it is private. */
export async function buildExam(db: Kysely<Tables>, accountId: number, traits: ExamTraits = {}): Promise<number> {
  const { paper = smallPaper, files = new Map(), company_id = null, kind = examKinds.online, ...rest } = traits;
  const { status = examStatus.normal, ...info } = rest;
  const isDeleted = status === examStatus.deleted;
  return db.transaction().execute(async (tx) => {
    const id = await insertExam(tx, {
      title: 'Exam',
      description: '',
      last_updates: '',
      keywords: '',
      category_id: null,
      isprivate: kind !== examKinds.online,
      duration: 0,
      ...usualSettings,
      ...info,
      account_id: accountId,
      company_id,
      kind,
      status: isDeleted ? examStatus.normal : status,
    });
    await insertPaper(tx, id, { sections: [], materials: [], items: [], ...paper }, files);
    if (isDeleted) {
      await sql`update exam set status = 9, status_before = 0, deleted_at = now() where id = ${id}`.execute(tx);
    }
    return id;
  });
}
