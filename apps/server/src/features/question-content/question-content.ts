// What questions and materials say. Neither ever changes: an edit writes another one.
import type { Question } from '@tiku/questions';
import { createRowCache } from '../../platform/db/row-cache.ts';
import type { RowCache } from '../../platform/db/row-cache.ts';
import { selectContents, selectMaterials } from './question-content.store.ts';

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
    questions: createRowCache(maxQuestionBytes, selectContents),
    materials: createRowCache(maxMaterialBytes, selectMaterials),
  };
}
