import { examCalls } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { countOwnExams } from './exam.store.ts';

export const examRoutes = defineRoutes(examCalls, {
  'GET /user/myexams/total': async ({ db, actor }) => ({
    total: await countOwnExams(db, actor.accountId, actor.company?.id ?? null),
  }),
});
