import type { AppliedRubric } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';

/** What the answers of a paper were marked by, by number. */
export async function selectApplied(db: Db, attemptId: number): Promise<ReadonlyMap<number, AppliedRubric>> {
  const { rows } = await sql<{
    no: number;
    is_from_full: boolean;
    adjustment: Present<number>;
    criteria: Present<AppliedRubric['criteria']>;
  }>`
    select k.no, r.is_from_full, k.adjustment,
      (select coalesce(jsonb_agg(jsonb_build_object('sentence', c.sentence, 'points', c.points,
          'is_applied', c.id = any(k.criteria)) order by c.place), '[]')
        from rubric_criterion c where c.homework_id = r.homework_id and c.no = r.no) as criteria
    from homework_mark k
    join attempt a on a.id = k.attempt_id
    join homework_rubric r on r.homework_id = a.homework_id and r.no = k.no
    where k.attempt_id = ${attemptId} and k.adjustment is not null`.execute(db);
  return new Map(rows.map(({ no, ...applied }) => [no, applied]));
}
