import { Badge, Button, ErrorState, Icon, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionCard, QuestionMedia } from '../../question/cards/cards.ts';
import { useQuestion } from './create.api.ts';
import type { OfferedQuestion } from './draft.ts';
import styles from './choose.module.css';

/** All of it, with its key where the person may see that. */
function WholeQuestion({ examId, no }: { examId: number; no: number }) {
  const { data, error, refetch } = useQuestion(examId, no);
  const question = data?.list[0];
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data || !question) return <Skeleton lines={4} />;
  return (
    <QuestionMedia files={data.files} onStale={() => void refetch()}>
      <QuestionCard question={question} withKey={data.with_keys} withMaterial isAnchor={false} />
    </QuestionMedia>
  );
}

interface QuestionRowProps {
  examId: number;
  question: OfferedQuestion;
  isChosen: boolean;
  onToggle: () => void;
}

export function QuestionRow({ examId, question, isChosen, onToggle }: QuestionRowProps) {
  const t = useTexts('homework');
  const tTypes = useTexts('questions/views');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { no, type, score, stem, is_used } = question;
  return (
    <li className={isChosen ? `${styles.row} ${styles.isChosen}` : styles.row}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="visually-hidden">{t('choose.one', { no })}</span>{' '}
        <span className={styles.words}>
          <span className={styles.stem}>{stem || tTypes(`type.${type}`)}</span>
          <span className={styles.meta}>
            {format.number(no)} · {tTypes(`type.${type}`)} · {t('points', { count: score, score: format.score(score) })}
          </span>
        </span>
      </label>
      {is_used && <Badge>{t('choose.used')}</Badge>}
      <Button
        look="quiet"
        size="icon"
        aria-expanded={isOpen}
        aria-label={t('choose.show', { no })}
        title={t('choose.show', { no })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </Button>
      {isOpen && (
        <div className={styles.whole}>
          <WholeQuestion examId={examId} no={no} />
        </div>
      )}
    </li>
  );
}
