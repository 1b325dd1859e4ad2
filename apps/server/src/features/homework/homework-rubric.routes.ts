import { homeworkRubricCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { selectMarked } from './mark/marked-homework.ts';
import { changeRubric } from './rubric/change-rubric.ts';
import { selectOffered, selectRubrics } from './rubric/rubric.store.ts';

export const homeworkRubricRoutes = defineRoutes(homeworkRubricCalls, {
  'GET /group/homework/rubrics': async ({ db, actor }, { homework_id }) => {
    await selectMarked(db, actor, homework_id);
    const [rubrics, offered] = await Promise.all([
      selectRubrics(db, homework_id, null),
      selectOffered(db, actor, homework_id),
    ]);
    return { list: [...rubrics.values()], offered };
  },

  'PUT /group/homework/question/rubric': (context, wanted) => changeRubric(context, wanted),
});
