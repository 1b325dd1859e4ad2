import { examKinds, examStatus } from '@tiku/contract';
import type { Db } from '../platform/db/database.ts';
import { insertExam, usualSettings } from '../features/exam/exam.ts';
import { insertQuestions } from '../features/exam/paper/paper.ts';
import { acceptQuestion } from '../features/exam/questions/questions.ts';
import { describeQuestion } from '../features/question-text/question-text.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { demoBanks } from './demo-banks.ts';
import type { DemoBank } from './demo-banks.ts';
import { demoExams } from './exams/demo-exams.ts';
import {
  countQuestions,
  insertBank,
  insertCategory,
  insertTaken,
  insertWritten,
  isNumbered,
  lookForTwins,
  updateLastNo,
} from '../features/bank/bank.ts';
import { insertAnswered, insertMarks } from './insert-demo-marks.ts';

export async function insertDemoBanks(tx: Db, ids: ReadonlyMap<DemoUsername, number>): Promise<void> {
  for (const bank of demoBanks) {
    const account_id = ids.get(bank.by) ?? 0;
    const bankId = await insertExam(tx, {
      ...usualSettings,
      account_id,
      company_id: null,
      kind: examKinds.bank,
      status: examStatus.normal,
      title: 'My question bank',
      description: '',
      last_updates: '',
      keywords: '',
      category_id: null,
      isprivate: true,
      duration: 0,
    });
    await insertBank(tx, bankId);
    const categories = await insertCategories(tx, bankId, bank);
    const lastNo = await insertGathered(tx, bankId, bank, categories);
    await updateLastNo(tx, bankId, lastNo);
    await countQuestions(tx, bankId, 'more', isNumbered(Array.from({ length: lastNo }, (_, at) => at + 1)));
    await insertMarks(tx, bankId, account_id, bank);
    const answered = Object.entries(bank.answered).map(([no, { times, right }]) => ({ no: Number(no), times, right }));
    await insertAnswered(tx, bankId, account_id, answered);
    await lookForTwins(tx, bankId);
  }
}

type Categories = ReadonlyMap<string | null, number>;

async function insertCategories(tx: Db, bankId: number, { categories }: DemoBank): Promise<Categories> {
  const found = new Map<string | null, number>();
  const insert = async (title: string, order_no: number, parent_id: number | null) => {
    const id = found.size + 1;
    await insertCategory(tx, bankId, { id, parent_id, title, order_no });
    found.set(title, id);
    return id;
  };
  for (const [at, { title, below }] of categories.entries()) {
    const id = await insert(title, at + 1, null);
    for (const [place, child] of below.entries()) await insert(child, place + 1, id);
  }
  return found;
}

async function insertGathered(tx: Db, bankId: number, bank: DemoBank, categories: Categories): Promise<number> {
  let last = 0;
  for (const { language, noes, category } of bank.taken) {
    const title = demoExams.find((exam) => exam.language === language)?.title ?? '';
    const { id } = await tx.selectFrom('exam').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    const first = last + 1;
    const added = noes.map((no, at) => ({ no, question_id: first + at }));
    const source = { id, title, isOwn: false, isForgotten: false };
    await insertTaken(tx, bankId, source, added, categories.get(category) ?? null);
    last += noes.length;
  }
  for (const { category, question } of bank.written) {
    last += 1;
    const described = describeQuestion(acceptQuestion(question, 'en'));
    const category_no = categories.get(category) ?? null;
    await insertQuestions(tx, bankId, [{ no: last, section_no: category_no, material_id: null, ...described }]);
    await insertWritten(tx, bankId, [{ no: last, category_no, ...described }]);
  }
  return last;
}
