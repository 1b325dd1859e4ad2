import { useId } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './material-view.module.css';

/** The text, table or recording that several questions are about. */
export function MaterialView({ html }: { html: string }) {
  const t = useQuestionTexts();
  const titleId = useId();
  return (
    <div className={styles.material} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t('material')}
      </p>
      <RichText html={html} />
    </div>
  );
}
