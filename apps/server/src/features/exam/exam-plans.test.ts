// Every way to read exams must go by an index: read the plans of the very statements that the calls send.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildCompany } from '../../testing/build-account.ts';
import { buildCrowd } from '../../testing/build-crowd.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { searchQuery, searchVector } from '../question-text/question-text.ts';
import type { SearchQuery } from '../question-text/question-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { selectLevels } from './level/exam-level.store.ts';
import { countOwnExams, selectFavorited, selectPublic, selectUploaded } from './exam-list.store.ts';
import { selectDifficultyCounts, selectSections, selectTypeCounts } from './questions/exam-outline.store.ts';
import {
  countQuestionsOfType,
  selectQuestions,
  selectQuestionsByNo,
  selectQuestionsOfType,
} from './questions/exam-question.store.ts';
import { findReview, selectReviews } from './review/exam-review.store.ts';
import { findByShareToken, findOpenable, findOpenableByPublicId } from './exam.store.ts';
import { selectFound, selectHits, selectHitsInExam } from './questions/question-search.store.ts';

const exams = 1_600;
const perExam = 60;

let actor: Actor;
let atWork: Actor;

const plans = usePlans(async (test) => {
  actor = await buildCrowd(test.db, 201);
  const companyId = await buildCompany(test.db, actor.accountId);
  atWork = { ...actor, company: { id: companyId } };
  await seed(test, actor.accountId, companyId);
});

/** A fifth of the exams private, a fiftieth a company's; a word in every question, one in a hundredth and one in a few of them. */
async function seed(test: TestDatabase, firstAccount: number, companyId: number): Promise<void> {
  const titles = Array.from({ length: 300 }, (_, at) => searchVector([`Exam topic${at}`]));
  await sql`
    insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, opened_count,
      category_id, search, questions_count, company_id)
    select ${firstAccount}::bigint + i % 200, 'Exam ' || i, 0, i % 5 = 0, 'p' || i, 's' || i,
      now() - i * interval '1 minute', i % 997, 1 + i % 11, (${titles}::text[])[1 + i % 300]::tsvector, ${perExam},
      case when i % 50 = 1 then ${companyId}::bigint end
    from generate_series(1, ${exams}::int) i`.execute(test.db);
  const stems = Array.from({ length: 10_000 }, (_, at) => searchVector([`common some${at % 100} rare${at}`]));
  // Built in one go afterwards, which is many times as fast.
  await sql`drop index exam_question_search`.execute(test.db);
  for (let first = 1; first <= exams; first += 400) {
    await sql`
      with input as (
        select nextval(pg_get_serial_sequence('question_content', 'id')) as id, e.id as exam_id, no
        from exam e, generate_series(1, ${perExam}::int) no where e.id between ${first} and ${first + 399}),
      stored as (
        insert into question_content (id, exam_id, type, content, content_hash, stem_hash) overriding system value
        select id, exam_id, 1, '{}', '', '' from input)
      insert into exam_question (exam_id, no, content_id, type, score, search)
      select q.exam_id, no, q.id, 1, 1, (${stems}::text[])[1 + q.id % 10000]::tsvector || place_marks(q.id, e)
      from input q join exam e on e.id = q.exam_id`.execute(test.db);
  }
  await sql`create index exam_question_search on exam_question using gin (search)`.execute(test.db);
  await sql`
    insert into exam_version (exam_id, version, info, sections, content_ids, section_nos, material_ids)
    select id, 1, '{}', '[]', '{}', '{}', '{}' from exam`.execute(test.db);
  await sql`
    insert into exam_review (exam_id, account_id, rating)
    select e.id, a.id, 4 from exam e, account a where e.id % 10 = a.id % 10`.execute(test.db);
  await sql`
    insert into exam_favorite (account_id, exam_id)
    select a.id, e.id from exam e, account a where e.id % 20 = a.id % 20`.execute(test.db);
  await sql`
    insert into exam_guest (account_id, exam_id, share_token)
    select a.id, e.id, 's' || e.id from exam e, account a where e.id % 20 = a.id % 20`.execute(test.db);
  await sql`insert into exam_material (exam_id, content) select id, 'Text ' || no from exam, generate_series(1, 10) no`.execute(
    test.db,
  );
  await sql`
    insert into exam_level (exam_id, no, title, sel_q_c)
    select id, no, 'Level', 5 from exam, generate_series(1, 5) no`.execute(test.db);
  await sql`insert into exam_section (exam_id, no, title) select id, 1, 'Section' from exam`.execute(test.db);
  await sql`
    insert into study_group (public_id, name, founder_id)
    select 'g' || i, 'Group', ${firstAccount} from generate_series(1, 2000) i`.execute(test.db);
  await sql`
    insert into group_member (group_id, account_id, role, status, search, joined_at)
    select g.id, a.id, 0, 0, 'user', now() from study_group g, account a where g.id % 200 = a.id % 200`.execute(
    test.db,
  );
  await sql`
    insert into group_share (group_id, exam_id, account_id)
    select g.id, e.id, ${firstAccount} from study_group g join exam e on e.id = g.id`.execute(test.db);
  await sql`
    insert into homework (group_id, exam_id, account_id, start_time, end_time, closes_at, duration, result_time, redo_mode,
      pass_percent, is_rank, hide_answer, redo_hint, no_quit, max_switches, switch_seconds, needs_marking, sources)
    select group_id, exam_id, account_id, now(), 'infinity', 'infinity', 0, 0, 0, 60, true, false, false, false, 0, 0, false, '[]'
    from group_share`.execute(test.db);
  await sql`
    with practised as (
      insert into practice (account_id, exam_id, prac_type)
      select m.account_id, h.exam_id, 21 from homework h join group_member m on m.group_id = h.group_id returning *)
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong, homework_id, round, rules, handed_in_at)
    select p.id, p.account_id, p.exam_id, 1, 21, 1, 1, false, h.id, 1, '{}', now()
    from practised p join homework h on h.exam_id = p.exam_id`.execute(test.db);
  // Bundles of ten, a tenth of them bought by each of a few.
  await sql`
    insert into bundle (public_id, account_id, title, description, country_code, price_tier)
    select 'b' || i, ${firstAccount}, 'Bundle', '', 'cn', 3 from generate_series(1, 2000) i`.execute(test.db);
  await sql`
    insert into bundle_exam (bundle_id, exam_id, place)
    select b.id, 1 + (b.id * 7 + n) % ${exams}, n from bundle b, generate_series(1, 10) n`.execute(test.db);
  await sql`
    insert into partner_payment (account_id, item, type, amount, paid_at, reference, payer_id, bundle_id)
    select ${firstAccount}, 'Bundle', 1, 300, now(), b.id || '-' || a.id, a.id, b.id
    from bundle b join account a on a.id % 200 = b.id % 200`.execute(test.db);
}

function wordsOf(text: string): SearchQuery {
  const query = searchQuery(text);
  if (!query) throw new Error(`nothing to look for in ${text}`);
  return query;
}

const page = { start: 0, limit: 10, words: null, category: undefined, withTotal: false } as const;
const reads: Record<string, () => Promise<unknown>> = {
  'public exams, hot': () => selectPublic(plans.db, actor, { ...page, order: 'hot', withTotal: true }),
  'public exams, newest': () => selectPublic(plans.db, actor, { ...page, order: 'newest' }),
  'public exams, best': () => selectPublic(plans.db, actor, { ...page, order: 'rating' }),
  'public exams of a category': () =>
    selectPublic(plans.db, actor, { ...page, order: 'hot', category: 3, withTotal: true }),
  'the last public exams': () => selectPublic(plans.db, actor, { ...page, order: 'hot', start: 1_200 }),
  'public exams by a word': () =>
    selectPublic(plans.db, actor, { ...page, words: wordsOf('topic7'), order: 'hot', withTotal: true }),
  'public exams by a word, newest': () =>
    selectPublic(plans.db, actor, { ...page, words: wordsOf('topic7'), order: 'newest', category: 3, withTotal: true }),
  'public exams in a company, hot': () => selectPublic(plans.db, atWork, { ...page, order: 'hot', withTotal: true }),
  'public exams in a company, newest, of a category': () =>
    selectPublic(plans.db, atWork, { ...page, order: 'newest', category: 3, withTotal: true }),
  'the last public exams in a company': () =>
    selectPublic(plans.db, atWork, { ...page, order: 'rating', start: 1_200 }),
  'public exams in a company by a word': () =>
    selectPublic(plans.db, atWork, { ...page, words: wordsOf('topic7'), order: 'hot', withTotal: true }),
  'favourites in a company': () =>
    selectFavorited(plans.db, atWork, { ...page, order: 'favorited', publicOnly: true, withTotal: true }),
  'one exam in a company': () => findOpenable(plans.db, atWork, 700),
  'questions in a company by a common word': () => selectHits(plans.db, atWork, wordsOf('common'), 201),
  'hot exams, signed out': () => selectPublic(plans.db, null, { ...page, order: 'hot' }),
  'my exams': () => selectUploaded(plans.db, actor, { ...page, order: 'updated', status: undefined, withTotal: true }),
  'my exams by title': () => selectUploaded(plans.db, actor, { ...page, order: 'title', status: undefined }),
  'the number of my exams': () => countOwnExams(plans.db, actor),
  'my favourites': () =>
    selectFavorited(plans.db, actor, { ...page, order: 'favorited', publicOnly: false, withTotal: true }),
  'my favourites that are public, by a word': () =>
    selectFavorited(plans.db, actor, {
      ...page,
      words: wordsOf('topic7'),
      order: 'rating',
      publicOnly: true,
      withTotal: true,
    }),
  'one exam': () => findOpenable(plans.db, actor, 700),
  'one exam by its public id': () => findOpenableByPublicId(plans.db, actor, 'p700'),
  'one exam by its link': () => findByShareToken(plans.db, actor, 's700'),
  'sections, types and difficulties': async () => [
    await selectSections(plans.db, 700),
    await selectTypeCounts(plans.db, 700),
    await selectDifficultyCounts(plans.db, 700),
  ],
  'a page of questions': () => selectQuestions(plans.db, 700, 10, 10),
  'a page of questions of one type': () =>
    Promise.all([
      selectQuestionsOfType(plans.db, 700, 1, { start: 5, limit: 10 }),
      countQuestionsOfType(plans.db, 700, 1),
    ]),
  'questions by number': () => selectQuestionsByNo(plans.db, 700, [1, 5, 20]),
  reviews: () => selectReviews(plans.db, 700, { start: 0, limit: 10 }),
  'my review': () => findReview(plans.db, 700, actor.accountId),
  levels: () => selectLevels(plans.db, 700),
  'questions by a rare word': () => selectHits(plans.db, actor, wordsOf('rare77'), 201),
  'questions by a word here and there': () => selectHits(plans.db, actor, wordsOf('some42'), 201),
  'questions by a common word': () => selectHits(plans.db, actor, wordsOf('common'), 201),
  'questions by two words': () => selectHits(plans.db, actor, wordsOf('some42 rare42'), 201),
  'questions of one exam by a word': () => selectHitsInExam(plans.db, 700, wordsOf('common'), 201),
  'the questions found': async () => selectFound(plans.db, await selectHits(plans.db, actor, wordsOf('some42'), 10)),
};

// The few accounts there are fit on a page, and nobody was chosen for homework: no plan could do better than to read them.
itGoesByIndexes(plans, reads, ['account', 'homework_chosen']);

it('looks no further for a common word than for a rare one', async () => {
  const common = await plans.countSent(async () =>
    expect(await selectHits(plans.db, actor, wordsOf('common'), 201)).toHaveLength(201),
  );
  const rare = await plans.countSent(async () =>
    expect((await selectHits(plans.db, actor, wordsOf('rare77'), 201)).length).toBeGreaterThan(0),
  );
  expect(rare).toBeGreaterThan(common);
});
