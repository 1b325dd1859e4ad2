import type { Measures } from '@tiku/contract';
import { isJudgedByPeople } from '@tiku/questions';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { selectQuestions } from '../exam/questions/questions.ts';
import { hashForm, itemsOf, mostQuestions } from './form-items.ts';
import { findAuthored, findRest, selectForms, selectOpenReports, selectSums } from './form.store.ts';
import type { QuestionSums } from './form.store.ts';
import { presentForm, presentQuestion } from './present.ts';

/** Of one's own exam: from kept sums, so that it does not matter how many took it. */
export async function readExamMeasures({ db, actor }: Context<'member'>, examId: number): Promise<Measures> {
  const exam = await findAuthored(db, actor, examId);
  if (!exam) throw new AppError('not_found');
  const [rows, forms, rest, reports] = await Promise.all([
    selectQuestions(db, exam.id, 0, mostQuestions),
    selectForms(db, exam.id),
    findRest(db, exam.id),
    selectOpenReports(db, exam.id),
  ]);
  const sums = await selectSums(
    db,
    forms.map(({ id }) => id),
  );
  const now = itemsOf(
    rows.map(({ no, content_id, score }) => ({ no, contentId: content_id, score })),
    new Map(rows.map(({ content_id, content }) => [content_id, content])),
    { withJudged: false },
  );
  const hash = hashForm(now);
  const newest = forms.find((form) => form.hash === hash) ?? forms[0];
  const own = sums.filter(({ form_id }) => form_id === newest?.id);
  const scaled = newest?.scale && newest.scaled_at ? { at: newest.scaled_at, n: newest.scale.n } : null;
  const { form, alphaWithout } = newest
    ? presentForm(
        newest.sums,
        own.map((row) => row.sums),
        scaled,
      )
    : { form: null, alphaWithout: [] };
  const formSums = new Map(forms.map((each) => [each.id, each.sums]));
  const byContent = Map.groupBy(sums, ({ content_id }) => content_id);
  const places = new Map(newest?.hash === hash ? now.map(({ no }, place) => [no, place]) : []);
  const partOf = ({ form_id, sums: item }: QuestionSums) => {
    const inForm = formSums.get(form_id);
    return inForm ? [{ form: inForm, item }] : [];
  };
  const questions = rows.map(({ no, content_id, content, score }) => {
    const place = places.get(no) ?? own.find((each) => each.content_id === content_id)?.place;
    return presentQuestion(
      {
        no,
        content,
        score: Math.round(score * 10),
        parts: (byContent.get(content_id) ?? []).flatMap(partOf),
        alphaWithout: place === undefined ? null : (alphaWithout[place] ?? null),
        scale: newest?.scale?.places.find((each) => each.place === place) ?? null,
        reports: reports.get(content_id) ?? 0,
        hidden: null,
        shownAs: (option) => option,
      },
      rows.length,
    );
  });
  return {
    papers_count: forms.reduce((sofar, { papers_count }) => sofar + papers_count, 0),
    left_out: {
      repeats: rest?.repeats_count ?? 0,
      parts: rest?.parts_count ?? 0,
      unmarked: 0,
      judged_questions: rows.filter(({ content }) => isJudgedByPeople(content.type)).length,
    },
    form,
    questions,
  };
}
