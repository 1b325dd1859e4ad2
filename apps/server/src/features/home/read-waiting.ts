// What waits for a person, by what they do: lead groups, make exams, run the deployment. What they do not is not there.
import { groupRoles } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { selectWaitingImports } from '../exam-import/exam-import.ts';
import { selectPlaces } from '../group/group.ts';
import { readTaught } from '../homework/homework.ts';
import { listQueues } from '../operator/operator.ts';
import { selectWaitingReports } from '../report/report.ts';

type Home = ResponseOf<'GET /user/webhome'>['home'];
type Waiting = Pick<Home, 'is_in_group' | 'teaching' | 'authoring' | 'operating'>;
type Member = Context<'member'>;

const shown = { applicants: 5, reports: 5, imports: 3 };

export async function readWaiting(context: Member): Promise<Waiting> {
  const places = await selectPlaces(context.db, context.actor);
  const teaching = places.some(({ role }) => role >= groupRoles.administrator) && (await readTeaching(context, places));
  const authoring = await readAuthoring(context);
  const operating = context.actor.isOperator && (await listQueues(context)).filter(({ count }) => count > 0);
  return {
    is_in_group: places.length > 0,
    ...(teaching && { teaching }),
    ...(authoring.reports.length + authoring.imports.length > 0 && { authoring }),
    ...(operating && { operating }),
  };
}

type Places = Awaited<ReturnType<typeof selectPlaces>>;

/** Who asks to join is the owner's to decide. */
async function readTeaching({ db, actor }: Member, places: Places): Promise<NonNullable<Home['teaching']>> {
  const applicants = places
    .filter(({ role, applicant_count }) => role === groupRoles.owner && applicant_count > 0)
    .toSorted((a, b) => b.applicant_count - a.applicant_count)
    .slice(0, shown.applicants)
    .map(({ group_id, name, applicant_count }) => ({ group_id, name, count: applicant_count }));
  return { applicants, ...(await readTaught(db, actor)) };
}

async function readAuthoring({ db, actor }: Member): Promise<NonNullable<Home['authoring']>> {
  const reports = await selectWaitingReports(db, actor, shown.reports);
  const imports = await selectWaitingImports(db, actor, shown.imports);
  return {
    reports: reports.map(({ exam_id, title, count, oldest_at }) => ({
      exam_id,
      title,
      count,
      oldest_at: oldest_at.toISOString(),
    })),
    imports: imports.map(({ id, exam_id, file_name, status, created_at }) => ({
      import_id: id,
      exam_id,
      file_name,
      status,
      created_at: created_at.toISOString(),
    })),
  };
}
