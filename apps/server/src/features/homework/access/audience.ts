// Who hears of a homework, by event, notice or reminder: the people who are in its group now, and nobody who left, was put out
// or only asked to be let in.
import { sql } from 'kysely';
import { isJoined } from '../../group/access/access.ts';

/** Joins `homework h` with its people `m`; a narrower choice follows with `and`. */
export const homeworkAudience = sql`join group_member m on m.group_id = h.group_id and ${isJoined}`;
