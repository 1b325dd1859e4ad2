import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { ButtonLink, Icon, MenuButton, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import type { MenuEntry } from '@tiku/ui';
import { useState } from 'react';
import { addQuestionPath, editQuestionPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDeleteQuestions } from './exam-question.api.ts';
import styles from './exam-questions.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { useMoveQuestion } from './use-move-question.ts';

interface QuestionActionsProps {
  exam: ExamDetail;
  question: ExamQuestion;
}

function DeleteDialog({ exam, question, onClose }: QuestionActionsProps & { onClose: () => void }) {
  const t = useTexts('exam');
  const remove = useDeleteQuestions();

  function handleConfirm(): void {
    if (remove.isPending) return;
    remove.mutate(
      { exam_id: exam.id, noes: [question.no], updated_at: exam.updated_at },
      {
        onSuccess: () => showToast(t('question.deleted', { no: question.no })),
        onError: tellFailure,
        onSettled: () => {
          onClose();
          document.querySelector<HTMLElement>('main h1')?.focus();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={t('question.delete-named', { no: question.no })}
      text={t('question.delete-text')}
      action={t('delete')}
      busy={remove.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

/** What its author can do with a question where it stands. */
export function QuestionActions({ exam, question }: QuestionActionsProps) {
  const t = useTexts('exam');
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null);
  const move = useMoveQuestion(exam);
  const moveTo = (to_no: number) => void move(question, { to_no }).catch(tellFailure);
  const { no } = question;
  const entries: (MenuEntry | false)[] = [
    no > 1 && { text: t('question.move-up'), icon: 'up', onSelect: () => moveTo(no - 1) },
    no < exam.questions_count && {
      text: t('question.move-down'),
      icon: 'down',
      onSelect: () => moveTo(no + 1),
    },
    exam.questions_count + exam.sections_count > 1 && {
      text: t('question.move-to'),
      icon: 'arrow',
      onSelect: () => setDialog('move'),
    },
    { text: t('question.add-after'), icon: 'plus', to: addQuestionPath(exam.id, no), startsGroup: true },
    { text: t('delete'), icon: 'trash', onSelect: () => setDialog('delete'), startsGroup: true },
  ];
  return (
    <>
      <ButtonLink to={editQuestionPath(exam.id, no)} aria-label={t('question.edit-named', { no })}>
        <Icon name="pencil" size={16} />
        {t('edit')}
      </ButtonLink>
      <div className={styles.more}>
        <MenuButton label={t('question.actions', { no })} entries={entries.filter((entry) => entry !== false)}>
          <Icon name="more" />
        </MenuButton>
      </div>
      {dialog === 'move' && <MoveDialog exam={exam} question={question} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog exam={exam} question={question} onClose={() => setDialog(null)} />}
    </>
  );
}
