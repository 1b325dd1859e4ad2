import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { createQuestion } from '@tiku/questions';
import { useQuestionDraft } from '@tiku/questions/editor';
import { showToast } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { questionsPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useAddQuestion } from '../questions/exam-question.api.ts';
import type { Place } from './place-fields.tsx';
import { QuestionFields } from './question-fields.tsx';

interface NewQuestionFormProps {
  exam: ExamDetail;
  /** The one it comes after, whose section and material it shares; at the end without one. */
  after: ExamQuestion | undefined;
  files: Readonly<Record<string, string>>;
}

export function NewQuestionForm({ exam, after, files }: NewQuestionFormProps) {
  const t = useTexts('exam');
  const draft = useQuestionDraft(createQuestion(1));
  const begun: Place = {
    section_no: after ? after.section_no : exam.sections_count || null,
    main: after?.main ?? null,
  };
  const [place, setPlace] = useState(begun);
  const [addedNo, setAddedNo] = useState<number | null>(null);
  const add = useAddQuestion();

  // Only when the guard has let go.
  useEffect(() => {
    if (addedNo !== null) navigate(questionsPath(exam.id, addedNo));
  }, [addedNo, exam.id]);

  function handleAdd(): void {
    if (add.isPending || !draft.check()) return;
    const isAfter = after !== undefined && place.section_no === after.section_no;
    const sharesMaterial = after !== undefined && after.main_id !== null && place.main === after.main;
    const question = {
      ...draft.question,
      section_no: place.section_no,
      ...(isAfter && { no: after.no + 1 }),
      ...(sharesMaterial ? { main_id: after.main_id } : place.main !== null && { main: place.main }),
    };
    add.mutate(
      { exam_id: exam.id, question },
      {
        onSuccess: (answer) => {
          showToast(t('question.added', { no: answer.question.no }));
          setAddedNo(answer.question.no);
        },
      },
    );
  }

  const isChanged = place.section_no !== begun.section_no || place.main !== begun.main;
  return (
    <QuestionFields
      exam={exam}
      files={files}
      draft={draft}
      place={place}
      onPlace={setPlace}
      isShared={false}
      dirty={addedNo === null && (draft.dirty || isChanged)}
      failure={add.error}
      busy={add.isPending}
      action={t('question.add')}
      onSave={handleAdd}
    />
  );
}
