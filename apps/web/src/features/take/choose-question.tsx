import { useTexts } from '../../lib/i18n.ts';
import styles from './choose.module.css';

interface ChooseQuestionProps {
  no: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One of several that something is done with together. */
export function ChooseQuestion({ no, isChosen, onChoose }: ChooseQuestionProps) {
  const t = useTexts('take');
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={`${t('choose')} ${no}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {t('choose')}
    </label>
  );
}
