import type { BankQuestion, BankSource } from '@tiku/contract';
import { Button, Link } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { bankQuestionsPath, examPath, questionsPath } from '../../../lib/navigation/addresses.ts';
import { keptStyles } from '../../question/cards/cards.ts';
import { useCategories } from '../../take/take.api.ts';
import styles from './bank-questions.module.css';

/** Linked while one may open it. */
function Source({ source }: { source: BankSource | null }) {
  const t = useTexts('bank');
  if (!source) return <span>{t('source.own')}</span>;
  if (!source.is_open || source.exam_id === null) return <span>{t('source.from', { title: source.title })}</span>;
  const to = source.no === null ? examPath(source.exam_id) : questionsPath(source.exam_id, source.no);
  return <Link to={to}>{t('source.from', { title: source.title })}</Link>;
}

interface KeptLineProps {
  question: BankQuestion;
  /** Where a newer version can be taken over. */
  onTakeOver?: () => void;
}

export function KeptLine({ question, onTakeOver }: KeptLineProps) {
  const t = useTexts('bank');
  const levels = useTexts('questions/editor');
  const format = useFormat();
  const { category_id, difficulty_level: level, correct_count, incorrect_count, source } = question;
  const category = useCategories().data?.list.find(({ id }) => id === category_id);
  return (
    <>
      <p className={keptStyles.line}>
        <Link to={bankQuestionsPath({ category: category_id ?? 0 })}>{category?.title ?? t('uncategorised')}</Link>
        {level !== null && <span>{levels(`edit.difficulty.${level}` as 'edit.difficulty.0')}</span>}
        <Source source={source} />
        {correct_count + incorrect_count > 0 && (
          <span>{t('answered', { right: format.number(correct_count), wrong: format.number(incorrect_count) })}</span>
        )}
      </p>
      {!question.with_key && <p className={keptStyles.line}>{t('key-unseen')}</p>}
      {source?.has_newer && onTakeOver && (
        <p className={styles.newer}>
          {t('newer.text')}
          <Button onClick={onTakeOver}>{t('newer.take')}</Button>
        </p>
      )}
    </>
  );
}
