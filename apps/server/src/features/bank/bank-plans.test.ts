// A bank is read by its indexes, however many questions it holds and however many others have theirs.
import { examKinds } from '@tiku/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/session/actor.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import { searchQuery } from '../question-text/question-text.ts';
import { findBank } from './bank.store.ts';
import { selectCategories } from './categories/category.store.ts';
import { countListed, selectListed } from './questions/bank-list.store.ts';
import type { BankFilter } from './questions/bank-list.store.ts';
import { selectKept, selectSame } from './questions/bank-question.store.ts';
import { selectNoesWith } from './questions/bank-search.store.ts';
import { selectTaken } from './questions/take-questions.store.ts';
import { countTwins, hasUnlooked, selectCandidates, selectTwins, selectTwinsOf } from './twins/twin.store.ts';

let actor: Actor;
let bankId: number;

/** Of many people, each with a hundred questions; the last is asked about. */
const plans = usePlans(async ({ db }) => {
  for (let at = 0; at < 40; at += 1) {
    actor = { accountId: await buildAccount(db), company: null };
    bankId = await buildExam(db, actor.accountId, { kind: examKinds.bank, paper: paperOf(statements(100)) });
  }
  await sql`insert into bank (exam_id, last_no) select id, 100 from exam`.execute(db);
  await sql`
    insert into exam_section (exam_id, no, title, order_no)
    select e.id, n, 'Category ' || n, n from exam e, generate_series(1, 50) n`.execute(db);
  await sql`
    insert into bank_question (exam_id, no, category_no, type, difficulty, content_hash, is_own, bands, source_exam_id)
    select q.exam_id, q.no, q.no % 50 + 1, q.no % 15, q.no % 5, c.content_hash, true,
      array(select q.exam_id * 100000 + q.no * 100 + band from generate_series(1, 16) band), q.exam_id - q.no % 7
    from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id - q.no % 7 in (select id from exam)`.execute(db);
  await sql`
    insert into bank_twin (exam_id, no, twin_no) select exam_id, no, no + 1 from bank_question b
    where exists (select from bank_question o where o.exam_id = b.exam_id and o.no = b.no + 1)`.execute(db);
  await sql`
    insert into question_mark (account_id, exam_id, no, favorited_at, note, noted_at)
    select e.account_id, q.exam_id, q.no, now(), 'noted ' || q.no, now() from exam_question q join exam e on e.id = q.exam_id
    where q.no % 3 = 0`.execute(db);
  await sql`
    insert into question_progress (account_id, exam_id, content_id, answered_count)
    select e.account_id, q.exam_id, q.content_id, 1 from exam_question q join exam e on e.id = q.exam_id
    where q.no % 2 = 0`.execute(db);
});

const page = { start: 0, limit: 10, newestFirst: true };
const listed = (filter: BankFilter) => () => selectListed(plans.db, actor, bankId, filter, page);

const statementsSent: Record<string, () => Promise<unknown>> = {
  'the bank of somebody': () => findBank(plans.db, actor.accountId),
  'the first page': listed({}),
  'those of a category': listed({ categories: [3] }),
  'those of a category with all below it': listed({ categories: [3, 4, 5] }),
  'those of a type': listed({ type: 4 }),
  'those of a difficulty': listed({ difficulty: 2 }),
  'those of a source': () => selectListed(plans.db, actor, bankId, { source: bankId }, page),
  favourites: listed({ state: 'favorited' }),
  'those nobody has answered': listed({ state: 'new' }),
  'how many are of a type': () => countListed(plans.db, actor, bankId, { type: 4 }, 1000),
  words: () => selectNoesWith(plans.db, actor, bankId, { query: searchQuery('statement 7'), text: 'statement 7' }, 20),
  'a rare word': () => selectNoesWith(plans.db, actor, bankId, { query: searchQuery('zebra'), text: 'zebra' }, 20),
  'what is kept about some': () => selectKept(plans.db, actor, bankId, [1, 2, 3]),
  'the very same': () => selectSame(plans.db, bankId, [Buffer.alloc(32)]),
  'what was taken': () => selectTaken(plans.db, bankId, [1, 2, 3]),
  categories: () => selectCategories(plans.db, bankId),
  'likely twins': () => selectCandidates(plans.db, bankId, [{ no: 1, bands: [101, 102, 103] }]),
  'pairs of twins': () => selectTwins(plans.db, bankId, 0, 10),
  'twins of one': () => selectTwinsOf(plans.db, bankId, [7]),
  'how many twins': () => countTwins(plans.db, bankId, 1000),
  'whether some are left to compare': () => hasUnlooked(plans.db, bankId),
};

itGoesByIndexes(plans, statementsSent, [
  'account',
  'attempt',
  'bank',
  'bundle_exam',
  'exam',
  'exam_guest',
  'group_member',
  'group_share',
  'homework',
  'homework_chosen',
  'partner_payment',
  'study_group',
]);
