import type { RequestOf } from '@tiku/contract';
import type { Draft } from './draft.ts';
import { fromLocalTime } from './local-time.ts';

type Put = RequestOf<'PUT /mymanaged/group/homework'>;

interface Setting {
  groupIds: number[];
  edited: { homeworkId: number; hasQuestions: boolean } | undefined;
  requestKey: string;
}

export function requestOf({ exams, info }: Draft, { groupIds, edited, requestKey }: Setting): Put {
  const { title, start, end, ...rules } = info;
  const start_time = fromLocalTime(start);
  const scores = exams.flatMap(({ exam_id, questions }) => questions.map(({ no, score }) => ({ exam_id, no, score })));
  const chosen = exams.map(({ exam_id, questions }) => ({ exam_id, sel_qs: questions.map(({ no }) => no) }));
  const homework = {
    ...rules,
    title,
    ...(start_time === null ? {} : { start_time }),
    end_time: fromLocalTime(end) ?? '',
  };
  if (!edited) {
    return { homework: { ...homework, group_ids: groupIds, scores }, exams: chosen, request_key: requestKey };
  }
  return {
    homework: { ...homework, homework_id: edited.homeworkId, ...(edited.hasQuestions ? { scores } : {}) },
    ...(edited.hasQuestions ? { exams: chosen } : {}),
  };
}
