import { isJudgedByPeople, letters } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import type { QuestionStat, ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { answerInOwnOrder } from '../../exam/questions/questions.ts';
import { markerKeyAt } from '../../question-key/question-key.ts';
import type { MarkerKey } from '../../question-key/question-key.ts';
import { selectMarked } from '../mark/marked-homework.ts';
import { selectMarkerKeys } from '../marker-keys/marker-keys.ts';
import { findLastRegrade } from '../regrade/regrade.store.ts';
import { selectRegraded } from '../regrade/regrade.ts';
import { findReviewReasons } from './review-reasons.ts';
import { selectChoices, selectMedianSeconds, selectQuestionStats } from './question-stats.store.ts';
import type { StatRow } from './question-stats.store.ts';

const longestText = 300;

/** Seven statements, however many papers. */
export async function readQuestionStats(
  { db, actor, keys: secrets }: Context<'member'>,
  homeworkId: number,
): Promise<ResponseOf<'GET /group/homework/question/stats'>> {
  const { id, exam_id } = await selectMarked(db, actor, homeworkId);
  const [rows, choices, seconds, regrades, last, keys] = await Promise.all([
    selectQuestionStats(db, id, exam_id),
    selectChoices(db, id, exam_id),
    selectMedianSeconds(db, id),
    selectRegraded(db, id),
    findLastRegrade(db, id),
    selectMarkerKeys(db, actor, exam_id),
  ]);
  const ways = new Map(regrades.map(({ no, way }) => [no, way]));
  const counts = new Map(choices.map(({ no, option, count }) => [`${no} ${option}`, count]));
  const list = rows.map((row) => {
    const key = markerKeyAt(keys, row.no);
    const shown = inOrderFor(row, key, secrets.signing, actor.accountId);
    const options = shown.map(({ option, text, shown: letter, is_correct }) => ({
      option: letter,
      text,
      is_correct: key.hidden ? null : is_correct,
      count: counts.get(`${row.no} ${option}`) ?? 0,
    }));
    const found = { options, seconds: seconds.get(row.no) ?? null, regraded: ways.get(row.no) ?? null };
    return presentStat(row, key, found);
  });
  return { list, undo_no: last?.no ?? null, undo_name: last?.name ?? null };
}

interface Found {
  options: QuestionStat['options'];
  seconds: number | null;
  regraded: QuestionStat['regraded'];
}

interface Option {
  /** The author's letter, by which answers are kept. */
  option: string;
  text: string;
  is_correct: boolean;
}

/** By the letters, and in the order, that the question is shown to them with. */
function inOrderFor(row: StatRow, { isAuthor }: MarkerKey, secret: Buffer, accountId: number) {
  const isMoved = !isAuthor && typeof row.content.correct_answer !== 'boolean';
  const shownAs = (option: string): string => {
    const moved = isMoved ? answerInOwnOrder(row, secret, accountId, [option]) : null;
    return Array.isArray(moved) ? (moved[0] ?? option) : option;
  };
  const options = optionsOf(row).map((each) => Object.assign(each, { shown: shownAs(each.option) }));
  return isMoved ? options.toSorted((one, other) => letterAt(one.shown) - letterAt(other.shown)) : options;
}

function letterAt(option: string): number {
  return letters.indexOf(option);
}

function presentStat(row: StatRow, { hidden }: MarkerKey, { options, seconds, regraded }: Found): QuestionStat {
  const { no, type, score, papers_count, answered_count, judged_count } = row;
  // Any of these tells which option is right, beside how often each was chosen. People said how good open answers are.
  const { right_share, score_share, discrimination } =
    hidden && !isJudgedByPeople(type) ? { right_share: null, score_share: null, discrimination: null } : row;
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
    hidden_key: hidden,
  };
}

/** Of what is chosen from a list; nothing for everything else. */
function optionsOf({ content }: StatRow): Option[] {
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
