import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { unwrap } from '../../../lib/api/failure.ts';
import { questionsPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { moveQuestion } from './exam-question.api.ts';
import type { Move } from './exam-question.api.ts';

type Target = Pick<Move, 'to_no' | 'section_no'>;

/** Moves a question and goes where it is then; the way back is offered for a while. */
export function useMoveQuestion(exam: ExamDetail) {
  const t = useTexts('exam');

  return async function move({ no, section_no }: ExamQuestion, target: Target): Promise<void> {
    const moved = unwrap(await moveQuestion({ exam_id: exam.id, no, updated_at: exam.updated_at, ...target }));
    const undo = async () => {
      const back = await moveQuestion({
        exam_id: exam.id,
        no: moved.no,
        to_no: no,
        section_no,
        updated_at: moved.updated_at,
      });
      if (!back.ok) return tellFailure(back.error);
      navigate(questionsPath(exam.id, no));
    };
    showToast(t('question.moved', { no, to: moved.no }), 'done', { text: t('undo'), onAct: () => void undo() });
    navigate(questionsPath(exam.id, moved.no));
  };
}
