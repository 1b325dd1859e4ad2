import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { readAccount } from '../account/account.ts';
import { presentEntry, presentListed, selectPublic, selectUploaded } from '../exam/exam.ts';
import { selectNews } from '../group/group.ts';
import { readOwnRecent } from '../homework/homework.ts';
import { newestNotices } from '../notice/notice.ts';
import { readRecentPractices } from '../attempt/attempt.ts';
import { readToday } from '../review/review.ts';
import { readWeek } from '../statistics/statistics.ts';
import { readWaiting } from './read-waiting.ts';

type Home = ResponseOf<'GET /user/webhome'>['home'];

const shown = { practices: 5, homework: 5, news: 3, exams: 4, suggestions: 5 };
const firstOf = (limit: number) => ({ start: 0, limit, words: null, withTotal: false });

export async function readHome(context: Context<'member'>): Promise<Home> {
  const { db, actor, language } = context;
  const account = await readAccount(context, actor.accountId);
  const { plan, todo_count, done_count } = await readToday(context);
  const { week, streak } = await readWeek(context);
  const practices = await readRecentPractices(db, actor, shown.practices);
  const homework = await readOwnRecent(db, actor);
  const exams = await selectUploaded(db, actor, { ...firstOf(shown.exams), order: 'updated', status: undefined });
  return {
    name: account.name,
    notice_unread_count: account.notice_unread_count,
    notices: await newestNotices(db, actor.accountId, language),
    plan,
    streak,
    week,
    review: { todo_count, done_count },
    practices,
    homework: homework.slice(0, shown.homework),
    ...(await readWaiting(context)),
    news: await selectNews(db, actor, shown.news),
    exams: exams.rows.map(presentListed),
    suggestions: await readSuggestions(context),
  };
}

async function readSuggestions({ db, actor }: Context<'member'>): Promise<Home['suggestions']> {
  const query = { ...firstOf(shown.suggestions), order: 'hot', category: undefined } as const;
  const { rows } = await selectPublic(db, actor, query);
  return rows.map(presentEntry);
}
