import { sql } from 'kysely';

/** Of `attempt a`: its marking was completed, and its result is on its way. */
export const isCompleting = sql<boolean>`exists (select from completing_paper c where c.attempt_id = a.id)`;
