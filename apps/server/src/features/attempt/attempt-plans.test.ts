// With ten thousand attempts behind somebody, every call still goes by an index: the plans of the statements they send.
import { sql } from 'kysely';
import { buildManyExams } from '../../testing/build-crowd.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { createContents } from '../question-content/question-content.ts';
import { writeAnswers } from './answers/answer.store.ts';
import { hasAnswered } from './answers/answered.store.ts';
import { keepTogether } from './answers/gathered-save.store.ts';
import { selectAsked, selectAskedQuestions, selectTouched } from './paper/asked.store.ts';
import { createPapers, selectPlaces } from './paper/paper.ts';
import type { Memory } from './paper/paper.ts';
import { findAttempt, lockOverdue, selectOverdue, touchAttempt } from './paper/attempt.store.ts';
import { selectUngraded } from './hand-in/hand-in.store.ts';
import { lockDeletable, selectHistory, selectPractices } from './history/history.store.ts';
import { findByKey, findRunning, insertPractised } from './begin/new-attempt.store.ts';
import type { FirstAttempt } from './begin/new-attempt.store.ts';
import { findRank, selectFirstRanks } from './report/rank.store.ts';
import { selectReportRows } from './report/report.store.ts';
import { addFigures, selectRightShares, selectUncounted } from './report/stat.store.ts';

const attempts = 10_000;

let actor: Actor;
let examId: number;
let running: number;
let practiceId: number;

const plans = usePlans(async (test) => {
  ({ actor, examId } = await buildManyExams(test.db));
  await seed(test, actor.accountId);
});

/** The person practised and tested the last exam ten thousand times; everybody else practised everything a little. */
async function seed(test: TestDatabase, accountId: number): Promise<void> {
  await sql`
    insert into practice (account_id, exam_id, prac_type, attempts_count)
    select a.id, e.id, t, 1 from account a, exam e, unnest(array[1, 3]) t`.execute(test.db);
  await sql`
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong, handed_in_at, is_counted, create_key, started_at, deadline)
    select p.id, p.account_id, p.exam_id, 1, p.prac_type, 20, 20, false, now(), true, null, now() - interval '2 days',
      now() - interval '1 day'
    from practice p, generate_series(1, case when p.account_id = ${accountId} and p.exam_id = ${examId}
      then ${attempts / 2}::int else 1 end)`.execute(test.db);
  await sql`
    insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
    select a.id, '{}', q.noes, q.ids, array_fill(null::smallint, array[20]), array_fill(null::bigint, array[20])
    from attempt a
    join (select exam_id, array_agg(no order by no) as noes, array_agg(content_id order by no) as ids
      from exam_question group by exam_id) q on q.exam_id = a.exam_id`.execute(test.db);
  await sql`
    insert into answer (attempt_id, no, seq, answer, status, earned, is_right)
    select a.id, no, 1, 'true', 'graded', 1, true from attempt a, generate_series(1, 2) no`.execute(test.db);
  await sql`
    insert into question_progress (account_id, exam_id, content_id, answered_count)
    select a.id, q.exam_id, q.content_id, 1 from account a, exam_question q`.execute(test.db);
  await sql`
    insert into question_content (exam_id, type, content, content_hash, stem_hash)
    select e.id, 4, '{"score": 1}', '', '' from exam e, generate_series(1, 500)`.execute(test.db);
  await sql`insert into question_stat select exam_id, content_id, 9, 4 from exam_question`.execute(test.db);
  await sql`
    insert into exam_rank (exam_id, account_id, points, seconds)
    select e.id, a.id, a.id % 20, 60 from exam e, account a`.execute(test.db);
  await sql`
    update practice p set last_attempt_id = (select max(id) from attempt a where a.practice_id = p.id)`.execute(
    test.db,
  );
  const { rows } = await sql<{ id: number; practice_id: number }>`
    update attempt set handed_in_at = null, deadline = null where id = (
      select max(id) from attempt where account_id = ${accountId} and exam_id = ${examId} and prac_type = 1)
    returning id, practice_id`.execute(test.db);
  running = rows[0]?.id ?? 0;
  practiceId = rows[0]?.practice_id ?? 0;
}

const page = { start: 0, limit: 10, withTotal: true, pracType: undefined } as const;
/** Of a process that has just started. */
const forgetful = (): Memory => ({ contents: createContents(), papers: createPapers() });

const firstAttempt = (): FirstAttempt => ({
  examId,
  examVersion: 1,
  pracType: 3,
  fullScore: 20,
  retireWrong: false,
  createKey: null,
  minutes: 60,
  sitting: null,
  selection: {},
  questions: [{ no: 1, content_id: 1, section_no: null, material_id: null, score: 1, exam_version: 1 }],
  hasOwnScores: false,
});

const reads: Record<string, () => Promise<unknown>> = {
  'an attempt': () => findAttempt(plans.db, actor, running),
  'the attempt a save holds': () => touchAttempt(plans.db, actor, running),
  'what a save is about': () => selectAsked(plans.db, forgetful(), running, [1, 2, 3]),
  'saves of several people': () =>
    keepTogether(
      plans.db,
      [1, 2, 3].map((ago) => ({
        actor,
        attemptId: running - ago + 1,
        answers: [{ no: 8, seq: ago, answer: true }],
        countsTime: ago === 1,
      })),
    ),
  'what a save writes': () =>
    writeAnswers(
      plans.db,
      running,
      [{ no: 9, seq: 1, answer: true, grade: null }],
      [{ no: 9, seq: 1, answer: true, outcome: 'kept' }],
    ),
  'what hand-in grades': () => selectUngraded(plans.db, forgetful(), running),
  'the answer sheet': () => selectTouched(plans.db, running),
  'a page of questions': () => selectAskedQuestions(plans.db, forgetful(), running, page),
  'a report': async () => {
    const memory = forgetful();
    const places = await selectPlaces(plans.db, memory, running);
    return selectReportRows(plans.db, memory, running, places, [1, 2, 3]);
  },
  'an attempt that is begun': () => insertPractised(plans.db, forgetful(), actor, firstAttempt()),
  'how others fared': () => selectRightShares(plans.db, actor, examId, [1, 2, 3]),
  'history of an exam': () => selectHistory(plans.db, actor, { ...page, examId }),
  'all history': () => selectHistory(plans.db, actor, { ...page, withTotal: false, examId: undefined }),
  'tests at an exam': () => selectHistory(plans.db, actor, { ...page, pracType: 3, examId }),
  'all tests': () => selectHistory(plans.db, actor, { ...page, withTotal: false, pracType: 3, examId: undefined }),
  'recent practices': () => selectPractices(plans.db, actor, undefined, 20),
  'practices of an exam': () => selectPractices(plans.db, actor, examId, 20),
  'attempts to delete': () => lockDeletable(plans.db, actor, examId, [running]),
  'the running practice': () => findRunning(plans.db, practiceId),
  'an attempt by its key': () => findByKey(plans.db, actor.accountId, 'some-key'),
  'what ran out of time': () => selectOverdue(plans.db, 100),
  'one that ran out of time': () => lockOverdue(plans.db, running),
  'what is not counted yet': () => selectUncounted(plans.db, 100),
  'figures of what is counted': () => addFigures(plans.db, [running]),
  'a rank': () => findRank(plans.db, examId, actor),
  'the first ranks': () => selectFirstRanks(plans.db, actor, examId, 10),
  'whether a question was answered': () => hasAnswered(plans.db, actor, examId, 3),
};

itGoesByIndexes(plans, reads, [
  'account',
  'exam',
  'exam_material',
  'exam_rank_count',
  'exam_section',
  'group_member',
  'homework',
  'homework_chosen',
  'study_group',
]);
