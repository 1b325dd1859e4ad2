import type { ResponseOf } from '@tiku/contract';
import { useMemo } from 'react';
import { useCall } from '../../../lib/api/query.ts';
import { usePaper } from './create.api.ts';
import type { Draft, OfferedQuestion } from './draft.ts';
import { toLocalTime } from './local-time.ts';

type Detail = ResponseOf<'GET /mymanaged/group/homework/detail'>;

/** A copy takes its questions from the paper of the other; one that is changed goes on taking them from where they came. */
function questionsOf(
  { homework, exams }: Detail,
  asked: readonly OfferedQuestion[],
  isCopy: boolean,
): Pick<Draft, 'questions' | 'titles'> {
  const places = isCopy
    ? asked.map(({ no }) => ({ exam_id: homework.exam_id, no }))
    : exams.flatMap(({ exam_id, sel_qs }) => sel_qs.map((no) => ({ exam_id, no })));
  const questions = asked.flatMap(({ type, score, stem }, at) => {
    const place = places[at];
    return place ? [{ ...place, type, score, stem }] : [];
  });
  const titles = isCopy
    ? { [homework.exam_id]: homework.title }
    : Object.fromEntries(exams.map(({ exam_id, title }) => [exam_id, title]));
  return { questions, titles };
}

function draftOf(detail: Detail, asked: readonly OfferedQuestion[], isCopy: boolean): Draft {
  const { homework } = detail;
  return {
    step: isCopy ? 3 : 1,
    pasted: '',
    people: isCopy || detail.user_ids === null ? null : { groupId: homework.group.group_id, userIds: detail.user_ids },
    ...questionsOf(detail, asked, isCopy),
    info: {
      title: homework.title,
      instructions: detail.instructions,
      start: isCopy ? '' : toLocalTime(homework.start_time),
      end: isCopy ? '' : toLocalTime(homework.end_time),
      duration: homework.duration,
      result_time: homework.result_time,
      redo_mode: homework.redo_mode,
      pass_percent: homework.pass_percent,
      is_rank: homework.is_rank,
      hide_answer: homework.hide_answer,
      redo_hint: homework.redo_hint,
      no_quit: homework.no_quit,
      max_switches: homework.max_switches,
      switch_seconds: homework.switch_seconds,
      allow_files: homework.allow_files,
    },
  };
}

/** What a homework that is there already says, to begin from. */
export function useOrigin(homework_id: number, isCopy: boolean) {
  const detail = useCall('GET /mymanaged/group/homework/detail', { homework_id }, { fresh: true });
  const homework = detail.data?.homework;
  const asked = usePaper(homework?.exam_id ?? 0, homework?.questions_count ?? 0);
  const draft = useMemo(
    () => (detail.data && asked.data ? draftOf(detail.data, asked.data.list, isCopy) : null),
    [detail.data, asked.data, isCopy],
  );
  return {
    draft,
    groupId: homework?.group.group_id,
    isEditable: detail.data?.is_editable ?? false,
    isMissing: detail.error?.failure.status === 404,
    error: detail.error ?? asked.error,
    retry: () => void Promise.all([detail.refetch(), asked.refetch()]),
  };
}
