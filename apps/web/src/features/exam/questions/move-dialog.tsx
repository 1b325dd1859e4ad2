import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { Dialog, NumberField, SelectField } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSections } from './exam-question.api.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { listSectionOptions } from './section-options.ts';
import { useMoveQuestion } from './use-move-question.ts';

type Target = Parameters<ReturnType<typeof useMoveQuestion>>[1];

interface MoveDialogProps {
  exam: ExamDetail;
  question: ExamQuestion;
  onClose: () => void;
}

/** To a number, whose section it takes; to the end of a section; or to a number in a section that is named. */
export function MoveDialog({ exam, question, onClose }: MoveDialogProps) {
  const t = useTexts('exam');
  const sections = useSections(exam.id);
  const move = useMoveQuestion(exam);
  const form = useForm('PUT /exam/live_update/place', {
    initial: { to_no: question.no, section_no: question.section_no },
    send: {
      mutateAsync: (target: Target) => (Object.keys(target).length > 0 ? move(question, target) : Promise.resolve()),
    },
    request: ({ to_no, section_no }): Target => ({
      ...(to_no !== question.no && { to_no }),
      ...(section_no !== question.section_no && { section_no }),
    }),
    leaves: true,
    onDone: onClose,
  });

  return (
    <Dialog title={t('question.move-named', { no: question.no })} onClose={onClose}>
      <Form form={form}>
        {sections.length > 0 && (
          <SelectField
            label={t('question.section')}
            hint={t('question.section-hint')}
            {...form.select('section_no', listSectionOptions(sections, t))}
          />
        )}
        <NumberField label={t('question.new-no')} {...form.number('to_no', { min: 1, max: exam.questions_count })} />
        <FormActions action={t('question.move')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
