import type { ExamInvitation } from '@tiku/contract';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './exam-invitation.module.css';

type Previewed = NonNullable<ExamInvitation['about']>['preview'];

/** The sample of an exam that its author allows. */
export function Preview({ questions }: { questions: Previewed }) {
  const t = useTexts('exam/invitation');
  if (questions.length === 0) return null;
  return (
    <section className={styles.preview}>
      <h2>{t('preview')}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question.no}>
            <p className={styles.stem}>{question.text}</p>
            {question.options.length > 0 && (
              <ol className={styles.options}>
                {Object.entries(question.options).map(([index, option]) => (
                  <li key={index}>{option}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
