// What imports hold is read by its indexes, however many there are.
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildCrowd } from '../../testing/build-crowd.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countImports, findOwnImport, selectImports, selectSums } from './exam-import.store.ts';
import { presentImports } from './preview/present-import.ts';
import {
  countItems,
  countProblems,
  countRejected,
  selectItems,
  selectProblems,
  selectRejected,
} from './preview/preview.store.ts';

let actor: Actor;

const plans = usePlans(async (test) => {
  actor = await buildCrowd(test.db);
  await sql`
    insert into exam_import (account_id, file_name, status, result)
    select ${actor.accountId}::bigint + i % 30, 'a.xlsx', 'ready', '{}' from generate_series(1, 900) i`.execute(
    test.db,
  );
  await sql`
    insert into exam_import_item (import_id, no, sheet_no, row, last_row, type, score, content, content_hash, stem_hash,
      search)
    select i.id, no, 0, no, no, 1, 1, '{}', '', '', '' from exam_import i, generate_series(1, 30) no`.execute(test.db);
  await sql`
    insert into exam_import_material (import_id, no, content)
    select i.id, no, 'Text' from exam_import i, generate_series(1, 10) no`.execute(test.db);
  await sql`
    insert into exam_import_step (import_id, no, kind)
    select i.id, no, 'scores' from exam_import i, generate_series(1, 10) no`.execute(test.db);
  await sql`
    insert into exam_import_rejected (import_id, no, sheet_no, row, header, cells)
    select i.id, no, 0, 30 + no, '[]', '[]' from exam_import i, generate_series(1, 10) no`.execute(test.db);
  await sql`
    insert into exam_import_problem (import_id, no, severity, sheet_no, row, cell, code)
    select i.id, no, 'error', 0, 20 + no, '', 'empty-stem' from exam_import i, generate_series(1, 20) no`.execute(
    test.db,
  );
});

const page = { start: 10, limit: 10 };
const reads: Record<string, () => Promise<unknown>> = {
  'my imports': async () => [await selectImports(plans.db, actor, 0, 10), await countImports(plans.db, actor)],
  'one import': () => findOwnImport(plans.db, actor, 31),
  'its sums': () => selectSums(plans.db, [31, 32, 33], 100),
  'a page of its questions': async () => [
    await selectItems(plans.db, 31, page, false),
    await countItems(plans.db, 31, false),
  ],
  'a page of its doubtful questions': async () => [
    await selectItems(plans.db, 31, page, true),
    await countItems(plans.db, 31, true),
  ],
  'a page of its problems': async () => [await selectProblems(plans.db, 31, page), await countProblems(plans.db, 31)],
  'a page of its rejected rows': async () => [
    await selectRejected(plans.db, 31, page),
    await countRejected(plans.db, 31),
  ],
};

it('presents a page of imports in one statement more than it takes to find them', async () => {
  const result = { layout: 'table', title: '', description: '', duration: 0, sections: [] };
  const rows = await selectImports(plans.test.db, actor, 0, 10);
  for (const row of rows) row.result = result;
  expect(rows.length).toBeGreaterThan(1);
  const counted: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: plans.test.pool }),
    log: ({ query }) => void counted.push(query.sql),
  });
  expect(await presentImports(db, rows, 'en')).toHaveLength(rows.length);
  expect(counted).toHaveLength(1);
});

// No media in them: no plan could do better than to look at nothing.
itGoesByIndexes(plans, reads, ['exam_import_media']);
