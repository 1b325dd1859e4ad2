import type { ExamDetail, ExamLevel } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, ButtonLink, FormError, NumberField, SelectField, TextField, UnsavedGuard, showToast } from '@tiku/ui';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
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
  const write = useWriteLevel(exam.id);
  const [level, setLevel] = useState(saved);
  const [isLeaving, setLeaving] = useState(false);
  const change = (part: Partial<ExamLevel>) => setLevel({ ...level, ...part });
  const back = examPath(exam.id, paths.examLevels);
  const isUntitled = level.title.trim() === '';
  const errors: Record<string, string> = {
    ...write.error?.failure.fields,
    ...(isUntitled && { title: t('level.title-missing') }),
  };

  // Only when the guard has let go.
  useEffect(() => {
    if (isLeaving) navigate(back);
  }, [isLeaving, back]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isUntitled) return event.currentTarget.querySelector<HTMLElement>('[name=title]')?.focus();
    if (write.isPending) return;
    write.mutate(level, {
      onSuccess: () => {
        setLeaving(true);
        showToast(t('saved'));
      },
    });
  }

  /** A choice of two, named by what each means. */
  function renderMode(name: 'sel_m' | 'ans_m' | 'rank_m', label: string, texts: readonly [string, string]) {
    return (
      <SelectField
        label={label}
        value={String(level[name])}
        options={texts.map((text, index) => ({ value: String(index), text }))}
        onChange={({ target }) => change({ [name]: target.value === '1' ? 1 : 0 })}
      />
    );
  }

  const most = Math.max(1, Math.min(exam.questions_count, rules.level.questionsMax));
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError
        message={write.error && Object.keys(write.error.failure.fields).length === 0 ? write.error.message : null}
      />
      <TextField
        label={t('level.title')}
        name="title"
        value={level.title}
        maxLength={rules.level.titleMax}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('level.count')}
          hint={t('level.count-hint', { count: exam.questions_count })}
          value={level.sel_q_c}
          min={1}
          max={most}
          onChange={(sel_q_c) => change({ sel_q_c })}
          error={errors.sel_q_c}
        />
        {renderMode('sel_m', t('level.selection'), [t('level.from-all'), t('level.by-section')])}
        <NumberField
          label={t('level.max-wrongs')}
          hint={t('level.max-wrongs-hint')}
          value={level.l_rule.max_wrongs}
          min={0}
          max={level.sel_q_c}
          onChange={(max_wrongs) => change({ l_rule: { max_wrongs } })}
          error={errors['l_rule.max_wrongs']}
        />
        {renderMode('ans_m', t('level.answering'), [t('level.whole'), t('level.one-by-one')])}
        <NumberField
          label={t('level.minutes')}
          hint={t('level.zero-hint')}
          value={level.l_du}
          min={0}
          max={rules.level.minutesMax}
          onChange={(l_du) => change({ l_du })}
          error={errors.l_du}
        />
        <NumberField
          label={t('level.seconds')}
          hint={t('level.zero-hint')}
          value={level.q_du}
          min={0}
          max={rules.level.secondsMax}
          onChange={(q_du) => change({ q_du })}
          error={errors.q_du}
        />
        {renderMode('rank_m', t('level.ranking'), [t('level.first-counts'), t('level.best-counts')])}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={write.isPending}>
          {isNew ? t('level.add') : t('save')}
        </Button>
        <ButtonLink to={back}>{t('cancel')}</ButtonLink>
      </div>
      <UnsavedGuard dirty={!isLeaving && JSON.stringify(level) !== JSON.stringify(saved)} />
    </form>
  );
}
