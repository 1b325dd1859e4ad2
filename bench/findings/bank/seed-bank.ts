import type pg from 'pg';

/** A bank of so many questions: in twenty categories, of five types, a tenth of them answered, a hundredth noted. */
export async function seedBank(pool: pg.Pool, ownerId: number, size: number): Promise<number> {
  await pool.query(`update account set vip_until = now() + interval '1 day' where id = $1`, [ownerId]);
  const { rows } = await pool.query<{ id: string }>(
    `insert into exam (account_id, title, status, kind, isprivate, public_id, share_token, questions_count, full_score,
       sections_count)
     values ($1, 'Bank', 0, 2, true, gen_random_uuid()::text, gen_random_uuid()::text, $2::int, $2::int, 20) returning id`,
    [ownerId, size],
  );
  const bankId = Number(rows[0]?.id);
  await pool.query('insert into bank (exam_id, last_no, last_category_no) values ($1, $2, 20)', [bankId, size]);
  await pool.query(
    `insert into exam_section (exam_id, no, title, order_no, questions_count)
     select $1, n, 'Category ' || n, n, $2::int / 20 from generate_series(1, 20) n`,
    [bankId, size],
  );
  await pool.query(
    `with made as (
       insert into question_content (type, content, content_hash, stem_hash)
       select 4, jsonb_build_object('type', 4, 'desc', '<p>Statement ' || n || ' about topic' || n % 997 || ' and water</p>',
         'correct_answer', true, 'explanation', '', 'score', 1, 'difficulty', n % 5), sha256(n::text::bytea), '\\x00'
       from generate_series(1, $2::int) n returning id),
     numbered as (select id, row_number() over (order by id) as no from made)
     insert into exam_question (exam_id, no, content_id, section_no, type, score, difficulty, search)
     select $1, n.no, n.id, 1 + n.no % 20, 4, 1, n.no % 5,
       ('statement:1 about:3 water:6 topic' || n.no % 997 || ':4')::tsvector || place_marks(n.id, e)
     from numbered n, exam e where e.id = $1`,
    [bankId, size],
  );
  await pool.query(
    `insert into bank_question (exam_id, no, category_no, type, difficulty, content_hash, is_own, bands)
     select q.exam_id, q.no, q.section_no, case when q.no % 50 = 0 then 1 else 4 end, q.difficulty, c.content_hash, true, '{}'
     from exam_question q join question_content c on c.id = q.content_id where q.exam_id = $1`,
    [bankId],
  );
  await pool.query(
    `insert into question_mark (account_id, exam_id, no, wrong_at, wrong_count, favorited_at, note, noted_at)
     select $1, $2, n, now(), 1, case when n % 20 = 0 then now() end, case when n % 100 = 0 then 'Note ' || n end,
       case when n % 100 = 0 then now() end
     from generate_series(10, $3::int, 10) n`,
    [ownerId, bankId, size],
  );
  return bankId;
}
