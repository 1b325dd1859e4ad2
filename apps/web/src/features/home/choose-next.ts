import type { AttemptEntry, JoinedHomework } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import type { Home } from './home.ts';

type Teaching = NonNullable<Home['teaching']>;
type Authoring = NonNullable<Home['authoring']>;

export type Next =
  | { what: 'running'; attempt: AttemptEntry; deadline: string }
  | { what: 'homework'; homework: JoinedHomework }
  | { what: 'approve'; group: Teaching['applicants'][number] }
  | { what: 'mark'; homework: Teaching['to_mark'][number] }
  | { what: 'operate'; count: number }
  | { what: 'review'; count: number }
  | { what: 'reports'; exam: Authoring['reports'][number] }
  | { what: 'import'; file: Authoring['imports'][number] }
  | { what: 'go-on'; attempt: AttemptEntry }
  | { what: 'begin' };

const HOUR = 60 * 60_000;

/** What comes back today goes before homework that has weeks. */
function isSoon({ end_time, server_time }: JoinedHomework): boolean {
  return Date.parse(end_time) - Date.parse(server_time) < 48 * HOUR;
}

/** Its minutes count. A homework that was begun and has days is due, and no more than that. */
function isTicking({ prac_type, deadline }: AttemptEntry, now: number): boolean {
  if (deadline === null) return false;
  return prac_type === practiceTypes.test || Date.parse(deadline) - now < 4 * HOUR;
}

function* candidates(home: Home, now: number): Generator<Next | false | undefined> {
  const { teaching, authoring, operating = [] } = home;
  const begun = home.practices.map(({ last }) => last).filter(({ handed_in_at }) => handed_in_at === null);
  const running = begun.find((attempt) => isTicking(attempt, now));
  yield running?.deadline ? { what: 'running', attempt: running, deadline: running.deadline } : undefined;
  const homework = home.homework.find(({ next }) => next === 'begin' || next === 'go_on');
  yield homework && isSoon(homework) && { what: 'homework', homework };
  const [group] = teaching?.applicants ?? [];
  yield group && { what: 'approve', group };
  const [unmarked] = teaching?.to_mark ?? [];
  yield unmarked && { what: 'mark', homework: unmarked };
  const late = operating.reduce((sum, { late_count }) => sum + late_count, 0);
  yield late > 0 && { what: 'operate', count: late };
  yield home.review.todo_count > 0 && { what: 'review', count: home.review.todo_count };
  yield homework && { what: 'homework', homework };
  const [exam] = authoring?.reports ?? [];
  yield exam && { what: 'reports', exam };
  const file = authoring?.imports.find(({ status }) => status === 'ready');
  yield file && { what: 'import', file };
  const [attempt] = begun;
  yield attempt && { what: 'go-on', attempt };
  const waiting = operating.reduce((sum, { count }) => sum + count, 0);
  yield waiting > 0 && { what: 'operate', count: waiting };
}

/** The one thing to do now: what runs out first, then what others wait for, then what is one's own. */
export function chooseNext(home: Home, now: number): Next {
  for (const candidate of candidates(home, now)) if (candidate) return candidate;
  return { what: 'begin' };
}
