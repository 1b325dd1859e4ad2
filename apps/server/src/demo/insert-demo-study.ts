// Half a year of study, so that every chart has something to show.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { recordStudy } from '../features/statistics/statistics.ts';
import type { StudiedQuestion, StudyTime } from '../features/statistics/statistics.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysOfStudy = 180;

type DemoQuestion = Pick<StudiedQuestion, 'contentId' | 'type' | 'difficulty' | 'sectionNo'>;

interface DemoLearner {
  by: DemoUsername;
  /** How many days of ten they study on. */
  diligence: number;
  /** Percent right at the beginning, and at the end. */
  right: [number, number];
}

const learners: readonly DemoLearner[] = [
  { by: 'demo', diligence: 7, right: [55, 84] },
  { by: 'vip', diligence: 9, right: [72, 93] },
];

/** The same for everybody who starts the demo: numbers that only look like chance. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export async function insertDemoStudy(tx: Db, ids: ReadonlyMap<DemoUsername, number>): Promise<void> {
  const { rows: exams } = await sql<{ id: number; questions: DemoQuestion[] }>`
    select e.id, (
      select jsonb_agg(jsonb_build_object('contentId', q.content_id, 'type', q.type, 'difficulty', q.difficulty,
        'sectionNo', q.section_no) order by q.no)
      from exam_question q where q.exam_id = e.id) as questions
    from exam e order by e.id limit 5`.execute(tx);
  for (const learner of learners) {
    const accountId = ids.get(learner.by) ?? 0;
    for (const [at, { id, questions }] of exams.entries()) {
      const chance = createChance(accountId * 100 + at);
      for (let ago = daysOfStudy; ago > 0; ago -= 1) {
        // Each has its weeks with one exam before the next.
        if (Math.floor(ago / 12) % exams.length !== at || chance(10) >= learner.diligence) continue;
        const { studied, time } = studyOf(learner, questions, ago, chance);
        await recordStudy(tx, { accountId, company: null }, id, studied, time);
      }
    }
  }
}

function studyOf(
  { right: [first, last] }: DemoLearner,
  questions: readonly DemoQuestion[],
  ago: number,
  chance: (below: number) => number,
): { studied: StudiedQuestion[]; time: StudyTime } {
  const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const rate = last - ((last - first) * ago) / daysOfStudy;
  const start = chance(questions.length);
  const studied = Array.from({ length: 6 + chance(questions.length) }, (_, at) => at + start)
    .flatMap((at) => questions[at % questions.length] ?? [])
    .map(({ contentId, type, difficulty, sectionNo }) => {
      const isRight = chance(100) < rate;
      return { contentId, type, difficulty, sectionNo, day, isCounted: true, isRight, seconds: 15 + chance(40) };
    });
  return { studied, time: { day, seconds: studied.reduce((sum, { seconds }) => sum + seconds, 0) } };
}
