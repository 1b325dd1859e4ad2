import type { ExamDetail } from '@tiku/contract';
import { Card, ErrorState, Link, Skeleton } from '@tiku/ui';
import { questionsPath } from '../../../lib/navigation/addresses.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { RichText } from '@tiku/questions/views';
import { TakeButton } from '../../take/take.ts';
import { QuestionFrame } from '../../question/question.ts';
import { useStruct } from '../exam.api.ts';
import styles from './exam-outline.module.css';

/** The sections with what is in each; one leads to its first question. */
export function ExamOutline({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const format = useFormat();
  const { data, error, isPending, refetch } = useStruct(exam.id);
  const sections = data?.struct.sections ?? [];
  if (data && sections.length === 0) return null;
  return (
    <Card aria-labelledby="sections">
      <h2 id="sections">{t('sections')}</h2>
      {isPending && <Skeleton lines={6} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      <QuestionFrame mediaUrl={() => null}>
        <ol className={styles.sections}>
          {sections.map((section) => (
            <li key={section.no} className={styles.section}>
              <div>
                {section.first_no === null ? (
                  <span className={styles.title}>{section.title}</span>
                ) : (
                  <Link className={styles.title} to={questionsPath(exam.id, section.first_no)}>
                    {section.title || t('section-no', { no: section.no })}
                  </Link>
                )}
                {section.description && <RichText inline className={styles.text} html={section.description} />}
              </div>
              <p className={styles.count}>
                {t('questions', { count: section.questions_count })}
                <span>{t('points', { count: section.full_score, figure: format.score(section.full_score) })}</span>
              </p>
              {section.questions_count > 0 && (
                <div className={styles.take}>
                  <TakeButton look="quiet" exam={exam} what={{ section_no: section.no }} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </QuestionFrame>
    </Card>
  );
}
