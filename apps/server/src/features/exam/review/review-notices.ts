// What authors and those who review their exams hear of each other by notice.
import type { Db } from '../../../platform/db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';

interface Reviewed {
  id: number;
  title: string;
}

const mostCharacters = 300;

export async function tellAuthor(
  tx: Db,
  exam: Reviewed & { account_id: number },
  { name, review }: { name: string; review: string },
): Promise<void> {
  await insertNoticesTo(tx, [exam.account_id], {
    kind: 'exam',
    ...inAllLanguages(({ notices }) => notices.reviewed, {
      exam: exam.title,
      name,
      review: review.slice(0, mostCharacters),
    }),
    path: `/exam/reviews?exam_id=${exam.id}`,
    many: {
      key: `exam-reviewed:${exam.id}`,
      ...inAllLanguages(({ notices }) => notices.reviewedMany, { exam: exam.title }),
    },
  });
}

export async function tellReviewer(tx: Db, exam: Reviewed, reviewerId: number, reply: string): Promise<void> {
  await insertNoticesTo(tx, [reviewerId], {
    kind: 'exam',
    ...inAllLanguages(({ notices }) => notices.replied, { exam: exam.title, reply: reply.slice(0, mostCharacters) }),
    path: `/exam/reviews?exam_id=${exam.id}`,
  });
}
