import { limits } from '@tiku/contract/limits';
import { Card, TextArea, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GroupPicker } from '../group-picker.tsx';
import { useGroupProblem } from '../use-group-problem.ts';
import { ExamPicker } from './exam-picker.tsx';
import type { PickedExam } from './exam-picker.tsx';
import { useChosenExam, useShareExams } from './shares.api.ts';
import styles from './shares.module.css';

export function NewSharePage() {
  const t = useTexts('group');
  usePageTitle(t('share.new'));
  const groupId = readId(useSearchParam('group_id'));
  const back = groupId === undefined ? paths.managedGroups : groupPath(groupId, paths.managedShares);
  const first = useChosenExam(readId(useSearchParam('exam_id'))).data?.exam;
  const [picked, setPicked] = useState<readonly PickedExam[] | null>(null);
  const exams = picked ?? (first ? [first] : []);
  const pickProblem = useGroupProblem();
  const form = useForm('PUT /mymanaged/group/share/exams', {
    initial: { exam_ids: [] as number[], group_ids: groupId === undefined ? [] : [groupId], message: '' },
    send: useShareExams(),
    request: (values) => ({ ...values, exam_ids: exams.map(({ id }) => id) }),
    problems: ({ group_ids }) => ({
      exam_ids:
        exams.length === 0
          ? t('pick.at-least-one-exam')
          : exams.length > limits.sharesAtOnce
            ? t('pick.too-many-exams', { count: limits.sharesAtOnce })
            : undefined,
      group_ids: pickProblem(group_ids.length),
    }),
    leaves: true,
    onDone: () => {
      showToast(t('share.done'));
      navigate(back, { replace: true });
    },
  });

  function pick(chosen: readonly PickedExam[]): void {
    setPicked(chosen);
    form.set({ exam_ids: chosen.map(({ id }) => id) });
  }

  return (
    <>
      <PageHeading title={t('share.new')} text={t('share.new-text')} />
      <Card>
        <Form form={form} className={styles.form} guarded>
          <ExamPicker chosen={exams} onChange={pick} error={form.errors.exam_ids} />
          <GroupPicker
            chosen={new Set(form.values.group_ids)}
            onChange={(groups) => form.set({ group_ids: [...groups] })}
            error={form.errors.group_ids}
          />
          <TextArea label={t('share.message')} rows={3} {...form.text('message')} />
          <FormActions action={t('share.share')} back={back} />
        </Form>
      </Card>
    </>
  );
}
