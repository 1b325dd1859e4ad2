import type { RequestOf } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { NumberField, SelectField, TextArea, TextField } from '@tiku/ui';
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
  value: ExamInfo;
  onChange: (info: ExamInfo) => void;
  /** Why the server refused a field, by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** Nobody has seen it before: nothing in it is new to anybody. */
  isFirst?: boolean;
}

export function ExamInfoFields({ value, onChange, errors, isFirst = false }: ExamInfoFieldsProps) {
  const t = useTexts('exam');
  const categories = useCategories();
  const switches = [
    { name: 'random_questions', text: t('info.random'), hint: t('info.random-hint') },
    { name: 'allow_marking', text: t('info.marking'), hint: t('info.marking-hint') },
    { name: 'allow_files', text: t('info.files'), hint: t('info.files-hint') },
    { name: 'allow_preview', text: t('info.preview'), hint: t('info.preview-hint') },
  ] as const;
  const change = (part: Partial<ExamInfo>) => onChange({ ...value, ...part });
  return (
    <div className={styles.fields}>
      <TextField
        label={t('info.title')}
        name="title"
        value={value.title}
        maxLength={rules.exam.titleMax}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
        required
      />
      <TextArea
        label={t('info.description')}
        hint={t('info.description-hint')}
        rows={5}
        value={value.description}
        maxLength={rules.exam.descriptionMax}
        onChange={(event) => change({ description: event.target.value })}
        error={errors.description}
      />
      <AudienceField isprivate={value.isprivate} onChange={(isprivate) => change({ isprivate })} />
      <div className={styles.pair}>
        <SelectField
          label={t('category')}
          value={value.category_id === null ? '' : String(value.category_id)}
          options={[
            { value: '', text: t('info.no-category') },
            ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          onChange={({ target }) =>
            change({ category_id: (target.value === '' ? null : Number(target.value)) as ExamInfo['category_id'] })
          }
          error={errors.category_id}
        />
        <NumberField
          label={t('info.duration')}
          hint={t('info.duration-hint')}
          value={value.duration}
          min={0}
          max={rules.exam.durationMax}
          onChange={(duration) => change({ duration })}
          error={errors.duration}
        />
      </div>
      <TextField
        label={t('info.keywords')}
        hint={t('info.keywords-hint')}
        value={value.keywords}
        maxLength={rules.exam.keywordsMax}
        onChange={(event) => change({ keywords: event.target.value })}
        error={errors.keywords}
      />
      {switches.map(({ name, text, hint }) => (
        <label key={name} className={styles.check}>
          <input type="checkbox" checked={value[name]} onChange={(event) => change({ [name]: event.target.checked })} />
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
        value={toLocalTime(value.expires_at)}
        onChange={(event) => change({ expires_at: fromLocalTime(event.target.value) })}
        error={errors.expires_at}
      />
      {!isFirst && (
        <TextArea
          label={t('info.last-updates')}
          hint={t('info.last-updates-hint')}
          rows={3}
          value={value.last_updates}
          maxLength={rules.exam.lastUpdatesMax}
          onChange={(event) => change({ last_updates: event.target.value })}
          error={errors.last_updates}
        />
      )}
    </div>
  );
}
