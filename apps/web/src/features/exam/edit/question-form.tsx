import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { showToast } from '@tiku/ui';
import { useQuestionDraft } from '@tiku/questions/editor';
import { useEffect, useState } from 'react';
import { editQuestionPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useSaveQuestion } from '../questions/exam-question.api.ts';
import { withoutPlace } from '../questions/without-place.ts';
import type { Place } from './place-fields.tsx';
import { QuestionFields } from './question-fields.tsx';

interface QuestionFormProps {
  exam: ExamDetail;
  question: ExamQuestion;
  files: Readonly<Record<string, string>>;
}

function placeOf({ section_no, main }: ExamQuestion): Place {
  return { section_no, main };
}

/** Only what was changed: what is not sent stays where it is. */
function changesOf(before: Place, { section_no, main }: Place) {
  return {
    ...(section_no !== before.section_no && { section_no }),
    ...(main !== before.main && (main === null ? { main_id: null, main } : { main })),
  };
}

export function QuestionForm({ exam, question, files }: QuestionFormProps) {
  const t = useTexts('exam');
  const draft = useQuestionDraft(withoutPlace(question));
  const [saved, setSaved] = useState(question);
  const [place, setPlace] = useState(placeOf(question));
  // As the exam was when the question was opened: under its number might stand another one by now.
  const [seenAt, setSeenAt] = useState(exam.updated_at);
  const save = useSaveQuestion();
  const isMoved = saved.no !== question.no;

  // Only when the guard has let go.
  useEffect(() => {
    if (isMoved) navigate(editQuestionPath(exam.id, saved.no));
  }, [isMoved, exam.id, saved.no]);

  function handleSave(): void {
    if (save.isPending || !draft.check()) return;
    const edited = { ...draft.question, no: saved.no, ...changesOf(placeOf(saved), place) };
    save.mutate(
      { exam_id: exam.id, question: edited, updated_at: seenAt },
      {
        onSuccess: (answer) => {
          // What is sent is cleaned on the way, so what is shown is what was kept.
          draft.reset(withoutPlace(answer.question));
          setSaved(answer.question);
          setPlace(placeOf(answer.question));
          setSeenAt(answer.updated_at);
          showToast(t('question.saved'));
        },
      },
    );
  }

  return (
    <QuestionFields
      exam={exam}
      files={files}
      draft={draft}
      place={place}
      onPlace={setPlace}
      isShared={saved.main_id !== null}
      dirty={draft.dirty || Object.keys(changesOf(placeOf(saved), place)).length > 0}
      failure={save.error}
      busy={save.isPending}
      action={t('save')}
      onSave={handleSave}
    />
  );
}
