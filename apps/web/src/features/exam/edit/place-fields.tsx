import type { ExamDetail } from '@tiku/contract';
import { RichTextField } from '@tiku/questions/editor';
import { MaterialView } from '@tiku/questions/views';
import { Button, Card, Icon, SelectField, fieldStyles } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSections } from '../questions/exam-question.api.ts';
import { listSectionOptions } from '../questions/section-options.ts';
import styles from './edit-question.module.css';

/** Where a question belongs: its section, and the text it is about. */
export interface Place {
  section_no: number | null;
  main: string | null;
}

interface PlaceFieldsProps {
  exam: ExamDetail;
  place: Place;
  /** Its material may stand above other questions too. */
  isShared: boolean;
  onChange: (place: Place) => void;
}

export function PlaceFields({ exam, place, isShared, onChange }: PlaceFieldsProps) {
  const t = useTexts('exam');
  const sections = useSections(exam.id);
  const [isEditing, setEditing] = useState(false);
  const setMain = (main: string | null) => onChange({ ...place, main });
  return (
    <Card className={styles.place}>
      {sections.length > 0 && (
        <SelectField
          label={t('question.section')}
          value={place.section_no === null ? '' : String(place.section_no)}
          options={listSectionOptions(sections, t).map(({ value, text }) => ({ value: String(value ?? ''), text }))}
          onChange={(event) =>
            onChange({ ...place, section_no: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
      )}
      {place.main !== null && !isEditing && (
        <div className={styles.material}>
          <MaterialView html={place.main} />
        </div>
      )}
      {place.main !== null && isEditing && (
        <>
          <span className={fieldStyles.label} aria-hidden="true">
            {t('question.material')}
          </span>
          <RichTextField
            label={t('question.material')}
            value={place.main}
            onChange={setMain}
            variant="block"
            placeholder={t('question.material-hint')}
            allowMedia
          />
          {isShared && <p className={styles.hint}>{t('question.material-shared')}</p>}
        </>
      )}
      <div className={styles.placeActions}>
        {place.main === null ? (
          <Button
            onClick={() => {
              setEditing(true);
              setMain('');
            }}
          >
            <Icon name="plus" size={16} />
            {t('question.material-add')}
          </Button>
        ) : (
          <>
            {!isEditing && (
              <Button onClick={() => setEditing(true)}>
                <Icon name="pencil" size={16} />
                {t('question.material-edit')}
              </Button>
            )}
            <Button
              look="quiet"
              onClick={() => {
                setEditing(false);
                setMain(null);
              }}
            >
              {t('question.material-drop')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
