import type { RequestOf } from '@tiku/contract';
import { NumberField, SelectField, TextArea, TextField } from '@tiku/ui';
import type { FormFields } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AudienceField } from './audience-field.tsx';
import styles from './exam-info.module.css';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import { useCategories } from '../exam-names.ts';

type Written = Omit<RequestOf<'PUT /app/exam/detail'>['exam'], 'id'>;

/** What an author writes about an exam. */
export type ExamInfo = {
  [Name in keyof Required<Written>]:
    | NonNullable<Written[Name]>
    | (Name extends 'category_id' | 'expires_at' ? null : never);
} & {
  isprivate: boolean;
  random_questions: boolean;
  allow_marking: boolean;
  allow_files: boolean;
  allow_preview: boolean;
};

interface ExamInfoFieldsProps {
  form: FormFields<ExamInfo>;
  /** Nobody has seen it before: nothing in it is new to anybody. */
  isFirst?: boolean;
}

export function ExamInfoFields({ form, isFirst = false }: ExamInfoFieldsProps) {
  const t = useTexts('exam');
  const categories = useCategories();
  const switches = [
    { name: 'random_questions', text: t('info.random'), hint: t('info.random-hint') },
    { name: 'allow_marking', text: t('info.marking'), hint: t('info.marking-hint') },
    { name: 'allow_files', text: t('info.files'), hint: t('info.files-hint') },
    { name: 'allow_preview', text: t('info.preview'), hint: t('info.preview-hint') },
  ] as const;
  const { values } = form;
  return (
    <div className={styles.fields}>
      <TextField label={t('info.title')} {...form.text('title')} />
      <TextArea
        label={t('info.description')}
        hint={t('info.description-hint')}
        rows={5}
        {...form.text('description')}
      />
      <AudienceField isprivate={values.isprivate} onChange={(isprivate) => form.set({ isprivate })} />
      <div className={styles.pair}>
        <SelectField
          label={t('category')}
          {...form.select('category_id', [
            { value: null, text: t('info.no-category') },
            ...categories.map(({ id, name }) => ({ value: id as ExamInfo['category_id'], text: name })),
          ])}
        />
        <NumberField label={t('info.duration')} hint={t('info.duration-hint')} {...form.number('duration')} />
      </div>
      <TextField label={t('info.keywords')} hint={t('info.keywords-hint')} {...form.text('keywords')} />
      {switches.map(({ name, text, hint }) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={values[name]}
            onChange={(event) => form.set({ [name]: event.target.checked })}
          />
          <span>
            {text}
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
      <TextField
        label={t('info.expires')}
        hint={t('info.expires-hint')}
        type="datetime-local"
        name="expires_at"
        value={toLocalTime(values.expires_at)}
        onChange={(event) => form.set({ expires_at: fromLocalTime(event.target.value) })}
        error={form.errors.expires_at}
      />
      {!isFirst && (
        <TextArea
          label={t('info.last-updates')}
          hint={t('info.last-updates-hint')}
          rows={3}
          {...form.text('last_updates')}
        />
      )}
    </div>
  );
}
