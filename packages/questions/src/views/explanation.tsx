import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './explanation.module.css';
import shared from './view.module.css';

/** Why the right answer is right; nothing where the author wrote nothing. */
export function Explanation({ html }: { html: string }) {
  const t = useQuestionTexts();
  if (!html) return null;
  return (
    <div className={styles.explanation}>
      <p className={shared.title}>{t('explanation')}</p>
      <RichText html={html} />
    </div>
  );
}
