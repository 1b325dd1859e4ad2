import type { ExamDetail, ExamLevel } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { NumberField, SelectField, TextField, showToast } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import styles from '../edit/exam-info.module.css';
import { useWriteLevel } from './level.api.ts';

interface LevelFormProps {
  exam: ExamDetail;
  level: ExamLevel;
  isNew: boolean;
}

/** The rules by which a level is drawn, answered, passed and ranked. */
export function LevelForm({ exam, level: saved, isNew }: LevelFormProps) {
  const t = useTexts('exam');
  const back = examPath(exam.id, paths.examLevels);
  const form = useForm('PUT /exam/level/rule', {
    initial: saved,
    send: useWriteLevel(exam.id),
    request: (level) => level,
    problems: ({ title }) => ({ title: title.trim() === '' ? t('level.title-missing') : undefined }),
    leaves: true,
    onDone: () => {
      showToast(t('saved'));
      navigate(back);
    },
  });
  const { values: level } = form;

  /** A choice of two, named by what each means. */
  function renderMode(name: 'sel_m' | 'ans_m' | 'rank_m', label: string, texts: readonly [string, string]) {
    return (
      <SelectField
        label={label}
        {...form.select(name, [
          { value: 0, text: texts[0] },
          { value: 1, text: texts[1] },
        ])}
      />
    );
  }

  const most = Math.max(1, Math.min(exam.questions_count, rules.level.questionsMax));
  return (
    <Form form={form} className={styles.form} guarded>
      <TextField label={t('level.title')} {...form.text('title')} />
      <div className={styles.pair}>
        <NumberField
          label={t('level.count')}
          hint={t('level.count-hint', { count: exam.questions_count })}
          {...form.number('sel_q_c', { min: 1, max: most })}
        />
        {renderMode('sel_m', t('level.selection'), [t('level.from-all'), t('level.by-section')])}
        <NumberField
          label={t('level.max-wrongs')}
          hint={t('level.max-wrongs-hint')}
          name="l_rule"
          value={level.l_rule.max_wrongs}
          min={0}
          max={level.sel_q_c}
          onChange={(max_wrongs) => form.set({ l_rule: { max_wrongs } })}
          error={form.errors.l_rule}
        />
        {renderMode('ans_m', t('level.answering'), [t('level.whole'), t('level.one-by-one')])}
        <NumberField label={t('level.minutes')} hint={t('level.zero-hint')} {...form.number('l_du')} />
        <NumberField label={t('level.seconds')} hint={t('level.zero-hint')} {...form.number('q_du')} />
        {renderMode('rank_m', t('level.ranking'), [t('level.first-counts'), t('level.best-counts')])}
      </div>
      <FormActions action={isNew ? t('level.add') : t('save')} back={back} />
    </Form>
  );
}
