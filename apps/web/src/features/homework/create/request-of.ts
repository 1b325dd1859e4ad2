import type { RequestOf } from '@tiku/contract';
import { peopleOf, runsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { fromLocalTime } from './local-time.ts';

type Put = RequestOf<'PUT /mymanaged/group/homework'>;

interface Setting {
  groupIds: number[];
  edited: { homeworkId: number; hasQuestions: boolean } | undefined;
  requestKey: string;
}

export function requestOf(draft: Draft, { groupIds, edited, requestKey }: Setting): Put {
  const { title, start, end, ...rules } = draft.info;
  const people = peopleOf(draft, groupIds);
  const user_ids = people && [...people];
  const start_time = fromLocalTime(start);
  const scores = draft.questions.map(({ exam_id, no, score }) => ({ exam_id, no, score }));
  const chosen = runsOf(draft);
  const homework = {
    ...rules,
    title,
    user_ids,
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
