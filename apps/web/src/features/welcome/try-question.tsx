import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import styles from './try-question.module.css';

/** How many minutes a day has. */
const right = 24 * 60;
const options = [1240, right, 1680, 2400];

/** One question, to see how it is here. Nothing of it is kept. */
export function TryQuestion() {
  const t = useTexts('welcome');
  const numbers = new Intl.NumberFormat(useLanguage());
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isRight = chosen === right;

  function choose(option: number): void {
    setChosen(option);
    setChecked(false);
  }

  return (
    <section className={styles.part} aria-labelledby="try">
      <h2 id="try">{t('try.title')}</h2>
      <fieldset className={styles.question}>
        <legend>{t('try.question')}</legend>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name="minutes" checked={chosen === option} onChange={() => choose(option)} />
            {numbers.format(option)}
            {isChecked && option === right && <Icon name="check" size={18} className={styles.right} />}
          </label>
        ))}
      </fieldset>
      <div className={styles.answer}>
        <Button look="primary" onClick={() => setChecked(chosen !== null)}>
          {t('try.check')}
        </Button>
        <output>
          {isChecked && (
            <>
              <strong>{t(isRight ? 'try.right' : 'try.wrong')}</strong> {t('try.explanation')}
              {!isRight && ` ${t('try.kept')}`}
            </>
          )}
        </output>
      </div>
    </section>
  );
}
