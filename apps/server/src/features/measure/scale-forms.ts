// How hard questions are on one scale, whether able or weak people answered them: worked out at night, for it takes a while.
import type { Kysely } from 'kysely';
import { describeFit, fitRasch } from '@tiku/measure';
import type { Tables } from '../../platform/db/tables.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Scale } from './form.store.ts';
import { selectCountedAttempts } from './form.store.ts';
import { readTests } from './response-matrix.ts';
import type { TestResponses } from './response-matrix.ts';
import { findPapersCount, selectUnscaled, writeScale } from './scale.store.ts';

type Scaling = Pick<Services, 'contents'> & { db: Kysely<Tables> };

/** More tell nothing new: with a thousand papers a difficulty is known to a tenth. */
const mostPapers = 1_000;
/** What it takes grows with the cube of their number. */
const longestScale = 200;

/** Answers how many forms have a new scale. */
export async function scaleForms({ db, contents }: Scaling, run?: Run): Promise<number> {
  return eachOfMany(
    db,
    {
      kind: 'scale-forms',
      select: (limit) => selectUnscaled(db, limit),
      each: async (formId) => {
        const papersCount = await findPapersCount(db, formId);
        await writeScale(db, formId, papersCount, await workOutScale({ db, contents }, formId));
      },
    },
    run,
  );
}

/** Null where nothing can be measured. */
async function workOutScale({ db, contents }: Scaling, formId: number): Promise<Scale | null> {
  const tests = await readTests(db, contents, await selectCountedAttempts(db, [formId], mostPapers));
  if ((tests[0]?.items.length ?? 0) > longestScale) return null;
  return scaleOf(tests);
}

/** A question counts as right where it earned all its points. */
export function scaleOf(tests: readonly TestResponses[]): Scale | null {
  const matrix = tests.map(({ items, responses }) =>
    items.map(({ score }, place) => score > 0 && (responses[place]?.x ?? 0) >= score),
  );
  const fit = fitRasch(matrix);
  if (!fit) return null;
  const fits = new Map(describeFit(matrix, fit).map((each) => [each.at, each]));
  return {
    n: fit.n,
    places: fit.items.map(({ at, difficulty, standardError }) => ({
      place: at,
      difficulty,
      standard_error: standardError,
      infit: fits.get(at)?.infit ?? null,
      outfit: fits.get(at)?.outfit ?? null,
    })),
  };
}
