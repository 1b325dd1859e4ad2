import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './material-view.module.css';
import shared from './view.module.css';

/** The text, table or recording that several questions are about. */
export function MaterialView({ html }: { html: string }) {
  const t = useQuestionTexts();
  return (
    <div className={styles.material}>
      <p className={shared.title}>{t('material')}</p>
      <RichText html={html} />
    </div>
  );
}
