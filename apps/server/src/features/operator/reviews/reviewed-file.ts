import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../../platform/session/actor.ts';

/** For operators, as long as they are: what public exams show, and what people have sent them. */
export function isReviewedFile({ accountId }: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from account where id = ${accountId} and is_operator)
    and (
      exists (select from exam_file f join exam e on e.id = f.exam_id
        where f.file_key = ${key} and (e.kind = 0 and not e.isprivate or e.change_of is not null))
      or exists (select from bundle_change c where c.logo_key = ${key})
      or exists (select from feedback_attachment a where a.file_key = ${key})))`;
}
