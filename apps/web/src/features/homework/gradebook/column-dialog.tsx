import type { GradebookColumn } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, ButtonLink, Dialog, Icon, TextField, showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { homeworkPath, markingPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { readScore } from '../mark/given-score.ts';
import { useDeleteColumn, usePutColumn, useRecoverColumn, useWeigh } from './gradebook.api.ts';
import styles from './gradebook.module.css';

const { weightMax } = rules.gradebook;
const { scoreMax } = rules.homework;

/** How much a homework counts, and the ways to what came of it. */
export function HomeworkColumnDialog({ homeworkId, column, onClose }: ColumnProps & { homeworkId: number }) {
  const t = useTexts('homework/gradebook');
  const [old] = useState(column.weight);
  const form = useForm('PUT /mymanaged/group/gradebook/weight', {
    initial: { weight: String(column.weight) },
    send: useWeigh(),
    request: ({ weight }) => ({
      homework_id: homeworkId,
      weight: readScore(weight, weightMax) ?? old,
      old_weight: old,
    }),
    rules: {
      weight: (text) => (readScore(text, weightMax) === null ? t('weight.wrong', { most: weightMax }) : undefined),
    },
    leaves: true,
    onDone: () => {
      showToast(t('saved'));
      onClose();
    },
  });
  return (
    <Dialog title={column.title} onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.ways}>
          <ButtonLink to={markingPath(homeworkId, paths.homeworkScores)}>
            <Icon name="chart" size={16} />
            {t('results')}
          </ButtonLink>
          <ButtonLink to={homeworkPath(homeworkId, paths.managedHomework)}>
            <Icon name="exam" size={16} />
            {t('homework')}
          </ButtonLink>
        </div>
        <Form form={form}>
          <TextField label={t('weight')} hint={t('weight.hint')} inputMode="decimal" {...form.text('weight')} />
          <FormActions action={t('save')} onCancel={onClose} />
        </Form>
      </div>
    </Dialog>
  );
}

interface ColumnProps {
  column: GradebookColumn;
  onClose: () => void;
}

interface TypedColumnProps {
  groupId: number;
  /** Null for a new one. */
  column: GradebookColumn | null;
  onClose: () => void;
}

/** A column for marks of what was done elsewhere: made, changed or deleted. */
export function TypedColumnDialog({ groupId, column, onClose }: TypedColumnProps) {
  const t = useTexts('homework/gradebook');
  const [seen] = useState(column);
  const form = useForm('PUT /mymanaged/group/gradebook/column', {
    initial: {
      name: seen?.title ?? '',
      full_score: String(seen?.full_score ?? 100),
      weight: String(seen?.weight ?? 1),
    },
    send: usePutColumn(),
    request: ({ name, full_score, weight }, { key }) => ({
      name,
      full_score: readScore(full_score, scoreMax) ?? 0,
      weight: readScore(weight, weightMax) ?? 1,
      ...(seen?.column_id
        ? { column_id: seen.column_id, version: seen.version }
        : { group_id: groupId, request_key: key }),
    }),
    rules: {
      full_score: (text) => ((readScore(text, scoreMax) ?? 0) > 0 ? undefined : t('full.wrong', { most: scoreMax })),
      weight: (text) => (readScore(text, weightMax) === null ? t('weight.wrong', { most: weightMax }) : undefined),
    },
    leaves: true,
    onDone: () => {
      showToast(t(seen ? 'saved' : 'column.made'));
      onClose();
    },
  });
  return (
    <Dialog title={seen ? seen.title : t('column.new')} onClose={onClose}>
      <div className={styles.dialog}>
        <Form form={form}>
          <TextField label={t('column.name')} hint={t('column.name-hint')} {...form.text('name')} data-first />
          <TextField label={t('full')} inputMode="decimal" {...form.text('full_score')} />
          <TextField label={t('weight')} hint={t('weight.hint')} inputMode="decimal" {...form.text('weight')} />
          <FormActions action={t(seen ? 'save' : 'column.make')} onCancel={onClose} />
        </Form>
        {seen?.column_id && <DeleteColumn columnId={seen.column_id} name={seen.title} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

/** No question beforehand: it comes back whole. */
function DeleteColumn({ columnId, name, onDone }: { columnId: number; name: string; onDone: () => void }) {
  const t = useTexts('homework/gradebook');
  const remove = useDeleteColumn();
  const recover = useRecoverColumn();
  const named = { column_id: columnId };
  return (
    <Button
      look="quiet"
      busy={remove.isPending}
      onClick={() =>
        remove.mutate(named, {
          onSuccess: () => {
            const back = { text: t('undo'), onAct: () => recover.mutate(named, { onError: tellFailure }) };
            showToast(t('column.deleted', { name }), 'done', back);
            onDone();
          },
          onError: tellFailure,
        })
      }
    >
      <Icon name="trash" size={16} />
      {t('column.delete')}
    </Button>
  );
}
