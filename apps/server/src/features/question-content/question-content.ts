// What questions and materials say. Neither ever changes: an edit writes another one.
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { createRowCache } from '../../platform/db/row-cache.ts';
import type { CachedRow, RowCache } from '../../platform/db/row-cache.ts';

/** Of their texts: as objects they take a few times as much. */
const maxQuestionBytes = 12 * 1024 * 1024;
const maxMaterialBytes = 4 * 1024 * 1024;

export interface Contents {
  questions: RowCache<Question>;
  materials: RowCache<string>;
}

declare module '../../platform/services/services.ts' {
  interface FeatureServices {
    /** Remembered by the process: none of it ever changes. */
    contents: Contents;
  }
}

export function createContents(): Contents {
  return {
    questions: createRowCache(maxQuestionBytes, async (db, ids) => {
      const { rows } = await sql<CachedRow<Question>>`
        select id, content as value, octet_length(content::text) as bytes from question_content
        where id = any(${ids}::bigint[])`.execute(db);
      return rows;
    }),
    materials: createRowCache(maxMaterialBytes, async (db, ids) => {
      const { rows } = await sql<CachedRow<string>>`
        select id, content as value, octet_length(content) as bytes from exam_material
        where id = any(${ids}::bigint[])`.execute(db);
      return rows;
    }),
  };
}
