import type { ExamDetail } from '@tiku/contract';
import { Button, NumberField, SelectField, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { questionsPath } from '../../../lib/navigation/addresses.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { byFamily } from '../../question/question.ts';
import { useStruct } from '../exam.api.ts';
import styles from './question-jump.module.css';

/** Nobody pages through a long exam: a section or a number leads there, and one type can be looked at alone. */
export function QuestionJump({ exam, type }: { exam: ExamDetail; type: number | undefined }) {
  const t = useTexts('exam');
  const names = useTexts('questions/views');
  const families = useTexts('questions/editor');
  const format = useFormat();
  const { data, isPending } = useStruct(exam.id);
  const types = data?.struct.types ?? [];
  const sections = data?.struct.sections.filter(({ first_no }) => first_no !== null) ?? [];
  const [no, setNo] = useState(1);
  const goTo = (wanted: number) => navigate(questionsPath(exam.id, wanted));
  if (exam.questions_count < 2) return null;
  if (isPending) {
    return (
      <div className={styles.jump}>
        <Skeleton lines={2} />
      </div>
    );
  }
  return (
    <div className={styles.jump}>
      {sections.length > 1 && (
        <SelectField
          label={t('jump.section')}
          value=""
          options={[
            { value: '', text: t('jump.choose') },
            ...sections.map((section) => ({
              value: String(section.first_no),
              text: section.title || t('section-no', { no: section.no }),
            })),
          ]}
          onChange={(event) => {
            if (event.target.value) goTo(Number(event.target.value));
          }}
        />
      )}
      {(types.length > 1 || type !== undefined) && (
        <SelectField
          label={t('jump.type')}
          value={type === undefined ? '' : String(type)}
          options={[
            { value: '', text: t('jump.all-types') },
            ...byFamily(types).map(({ family, rows }) => {
              const own = rows.map((each) => ({
                value: String(each.type),
                text: `${names(`type.${each.type}`)} (${format.number(each.questions_count)})`,
              }));
              const [only, second] = own;
              return only && !second ? only : { name: families(`edit.family.${family}`), options: own };
            }),
          ]}
          onChange={(event) => narrowTo({ type: event.target.value || undefined, no: undefined })}
        />
      )}
      <form
        className={styles.number}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(no);
        }}
      >
        <NumberField label={t('jump.no')} value={no} min={1} max={exam.questions_count} onChange={setNo} />
        <Button type="submit">{t('jump.go')}</Button>
      </form>
    </div>
  );
}
