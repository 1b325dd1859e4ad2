import { letters } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import type { QuestionStat, ResponseOf } from '@tiku/contract';
import type { Context } from '../../../http/context.ts';
import { selectMarked } from '../mark/marked-homework.ts';
import { findLastRegrade } from '../regrade/regrade.store.ts';
import { selectRegraded } from '../regrade/regrade.ts';
import { findReviewReasons } from './review-reasons.ts';
import { selectChoices, selectMedianSeconds, selectQuestionStats } from './question-stats.store.ts';
import type { StatRow } from './question-stats.store.ts';

const longestText = 300;

/** Five statements, however many papers. */
export async function readQuestionStats(
  { db, actor }: Context<'member'>,
  homeworkId: number,
): Promise<ResponseOf<'GET /group/homework/question/stats'>> {
  const { id, exam_id } = await selectMarked(db, actor, homeworkId);
  const [rows, choices, seconds, regrades, last] = await Promise.all([
    selectQuestionStats(db, id, exam_id),
    selectChoices(db, id, exam_id),
    selectMedianSeconds(db, id),
    selectRegraded(db, id),
    findLastRegrade(db, id),
  ]);
  const ways = new Map(regrades.map(({ no, way }) => [no, way]));
  const counts = new Map(choices.map(({ no, option, count }) => [`${no} ${option}`, count]));
  const list = rows.map((row) => {
    const options = optionsOf(row.content).map(({ option, text, is_correct }) => ({
      option,
      text,
      is_correct,
      count: counts.get(`${row.no} ${option}`) ?? 0,
    }));
    return presentStat(row, { options, seconds: seconds.get(row.no) ?? null, regraded: ways.get(row.no) ?? null });
  });
  return { list, undo_no: last?.no ?? null, undo_name: last?.name ?? null };
}

interface Found {
  options: QuestionStat['options'];
  seconds: number | null;
  regraded: QuestionStat['regraded'];
}

function presentStat(row: StatRow, { options, seconds, regraded }: Found): QuestionStat {
  const { no, type, score, papers_count, answered_count, judged_count, right_share, score_share, discrimination } = row;
  const figures = { papers_count, answered_count, right_share, discrimination, options };
  return {
    no,
    type,
    desc: htmlToText(row.content.desc).slice(0, longestText),
    score,
    ...figures,
    judged_count,
    score_share,
    median_seconds: seconds,
    reasons: findReviewReasons(figures),
    regraded,
  };
}

/** Of what is chosen from a list; nothing for everything else. */
function optionsOf(content: Question): Omit<QuestionStat['options'][number], 'count'>[] {
  if (typeof content.correct_answer === 'boolean') {
    return [true, false].map((value) => ({
      option: value ? 'T' : 'F',
      text: '',
      is_correct: content.correct_answer === value,
    }));
  }
  if (!('options' in content) || 'matchings' in content || 'item_scores' in content) return [];
  const correct = new Set<string>(content.correct_answer);
  return content.options.map((html, at) => {
    const option = letters[at] ?? '';
    return { option, text: htmlToText(html).slice(0, longestText), is_correct: correct.has(option) };
  });
}
