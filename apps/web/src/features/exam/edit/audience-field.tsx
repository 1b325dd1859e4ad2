import { Icon } from '@tiku/ui';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './exam-info.module.css';

interface AudienceFieldProps {
  isprivate: boolean;
  onChange: (isprivate: boolean) => void;
}

/** Who may see the exam, with what either means. */
export function AudienceField({ isprivate, onChange }: AudienceFieldProps) {
  const t = useTexts('exam');
  const id = useId();
  const audiences = [
    { value: false, icon: 'globe', name: t('public'), text: t('info.public-text') },
    { value: true, icon: 'lock', name: t('private'), text: t('info.private-text') },
  ] as const;
  return (
    <fieldset className={styles.audience}>
      <legend>{t('info.audience')}</legend>
      {audiences.map(({ value, icon, name, text }) => (
        <label key={name} className={styles.option}>
          <input type="radio" name={id} checked={isprivate === value} onChange={() => onChange(value)} />
          <Icon name={icon} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.hint}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
