import { Button, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './comment-bank.module.css';

/** So many are in sight at once. */
const few = 5;

interface CommentBankProps {
  comments: readonly string[];
  onTake: (comment: string) => void;
  onRemove: (comment: string) => void;
}

/** What was written before: one tap writes it again. */
export function CommentBank({ comments, onTake, onRemove }: CommentBankProps) {
  const t = useTexts('homework/mark');
  const [areAllShown, setAllShown] = useState(false);
  if (comments.length === 0) return null;
  return (
    <fieldset className={styles.bank}>
      <legend className="visually-hidden">{t('comments')}</legend>
      {(areAllShown ? comments : comments.slice(0, few)).map((comment) => (
        <span key={comment} className={styles.comment}>
          <Button look="quiet" className={styles.take} onClick={() => onTake(comment)}>
            {comment}
          </Button>
          <Button
            look="quiet"
            className={styles.remove}
            aria-label={t('comment.remove', { comment })}
            title={t('comment.remove', { comment })}
            onClick={() => onRemove(comment)}
          >
            <Icon name="cross" size={14} />
          </Button>
        </span>
      ))}
      {comments.length > few && !areAllShown && (
        <Button look="quiet" onClick={() => setAllShown(true)}>
          {t('comment.more', { count: comments.length - few })}
        </Button>
      )}
    </fieldset>
  );
}
